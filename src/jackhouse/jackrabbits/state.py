"""The state of a game of Jack Rabbits: cards, rabbits, turn and dice."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse.jackrabbits.building.phase import BuildingPhase
from jackhouse.jackrabbits.cards import COURTED, IS_ROYAL, OUT_OF_PLAY, PILE
from jackhouse.jackrabbits.objectives import nearness
from jackhouse.jackrabbits.ruleset import CARROTS, RabbitRules, Zone
from jackhouse.jackrabbits.tiles import CITADEL, PLACE_NAMES
from jackhouse.jackrabbits.view import describe
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.record import Origin
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.state import State

NOBODY: Final = -1
NO_PASSPORT: Final = -1

# Shared by states until `laid_out` or `clone` replaces them. Never changed.
_NO_CARDS: Final[list[int]] = []
_NO_HANDS: Final[list[list[int]]] = []
_NO_SPADES: Final[list[tuple[int, int]]] = []


@mypyc_attr(acyclic=True)
class RabbitState(State):
    """A carrot is on a hex while its royal is in a hand, so `where` gives the seat of the carrot (JR-4.6)."""

    def __init__(self, rules: RabbitRules, rng: Rng, origin: Origin, knowledge: KnowledgeLog) -> None:
        super().__init__(rules, rng, origin)
        self.rules = rules
        players = rules.players
        self.players = players
        self.where: list[int] = _NO_CARDS
        self.pile: list[int] = _NO_CARDS  # the top is the last
        self.lot: list[int] = _NO_CARDS
        self.hands: list[list[int]] = _NO_HANDS  # each in the order of `cards.ORDER`
        self.rabbits: list[int] = _NO_CARDS
        self.order: list[int] = _NO_CARDS  # the seats in the order of play (JR-3.4)
        self.turn = 0
        self.first = 0
        self.round = 1
        self.die_one = 0
        self.die_two = 0
        self.phase = ""
        self.winner = NOBODY
        # Of this turn
        self.arrived = False  # the rabbit has moved to a place in this turn
        self.passport = NO_PASSPORT  # the club shown for a flight (JR-7.1)
        self.fought = False
        self.paid_in_trade: list[int] = _NO_CARDS  # these are not for sale in this turn (JR-7.8)
        self.aside: list[tuple[int, int]] = _NO_SPADES  # (seat, spade) played in a fight that is not over
        self.sheltered: list[int] = _NO_CARDS  # seats not to be attacked before their own next turn (JR-7.3)
        self.coming_dice: list[int] = _NO_CARDS  # rolls set by a position, two numbers each
        # Declared by rules: the cards of each zone, and the counters
        self.zones: list[list[int]] = _NO_HANDS
        self.counters: list[int] = _NO_CARDS
        self.building: BuildingPhase | None = None  # never changed, only replaced; None once the board is there
        self.knowledge = knowledge

    @staticmethod
    def laid_out(rules: RabbitRules, rng: Rng, origin: Origin) -> "RabbitState":
        """Returns the state before the deal: court laid out, pile unshuffled (JR-3.4)."""
        components = rules.components
        state = RabbitState(rules, rng, origin, KnowledgeLog.of_nothing(rules.players, components.card_codes))
        state.make_lists()
        state.where = [OUT_OF_PLAY] * components.card_codes
        for card in components.court:
            state.where[card] = COURTED
        for card in components.numbers:
            state.where[card] = PILE
        state.pile = components.numbers[:]
        state.zones = [[] for _ in range(len(rules.zones) * rules.players)]
        state.counters = [counter.start for counter in rules.counters]
        state.lot = []
        state.order = list(range(rules.players))
        state.paid_in_trade = []
        state.aside = []
        state.sheltered = []
        state.coming_dice = []
        state.hands = [[] for _ in range(rules.players)]
        state.rabbits = [CITADEL] * rules.players
        return state

    def clone(self) -> "RabbitState":
        other = RabbitState(self.rules, self.rng.copy(), self.origin, self.knowledge.copy())
        self.copy_moment_to(other)
        other.where = self.where[:]
        other.pile = self.pile[:]
        other.lot = self.lot[:]
        other.hands = [hand[:] for hand in self.hands]
        other.rabbits = self.rabbits[:]
        other.order = self.order  # this one and the last four are never changed, only replaced
        other.turn = self.turn
        other.first = self.first
        other.round = self.round
        other.die_one = self.die_one
        other.die_two = self.die_two
        other.phase = self.phase
        other.winner = self.winner
        other.arrived = self.arrived
        other.passport = self.passport
        other.fought = self.fought
        other.paid_in_trade = self.paid_in_trade
        other.aside = self.aside
        other.sheltered = self.sheltered
        other.coming_dice = self.coming_dice
        other.building = self.building
        if self.zones:
            other.zones = [zone[:] for zone in self.zones]
        if self.counters:
            other.counters = self.counters[:]
        return other

    def order_of_play(self) -> list[int]:
        """Returns the seats in the order of play, from the active one on."""
        at = self.order.index(self.turn)
        return self.order[at:] + self.order[:at]

    def place_of(self, seat: int) -> str:
        """Returns the name of a rabbit's place."""
        return PLACE_NAMES[self.rabbits[seat]]

    @property
    def price(self) -> int:
        """The dice total, which is the cost of a transfer in this turn (JR-4.3)."""
        return self.die_one + self.die_two

    def royals(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if IS_ROYAL[card]]

    def free_carrots(self, seat: int) -> int:
        return CARROTS - len(self.royals(seat))

    def zone(self, zone: Zone, seat: int) -> list[int]:
        """Returns the cards of a zone before a seat."""
        return self.zones[zone.first + seat]

    def barred_tiles(self) -> list[int]:
        """Returns the tiles that nobody may enter now."""
        return [self.counters[slot] for slot in self.rules.blockers if self.counters[slot] >= 0]

    def current_ranking(self) -> list[list[int]]:
        """Returns the winner, then the others by nearness to the objective (JR-4.10)."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for seat in range(self.players):
            groups.setdefault(self._nearness(seat), []).append(seat)
        return [groups[near] for near in sorted(groups, reverse=True)]

    def _nearness(self, seat: int) -> tuple[int, ...]:
        royals = self.royals(seat)
        worth = sum([self.rules.value[card] for card in self.hands[seat]])
        return (1 if seat == self.winner else 0, nearness(self.rules.trios, royals), len(royals), worth)

    def board_data(self) -> object:
        return self.rules.board_data() if self.building is None else self.building.document()

    def describe(self, seat: int | None, view: dict[str, Any]) -> None:
        describe(self, seat, view)
