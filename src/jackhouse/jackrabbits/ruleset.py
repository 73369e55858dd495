"""The rules of one game of Jack Rabbits, composed once from its options and its board.

`RabbitRules` begins as the game without options. Each rule in play adds its parts (`Rule.contribute`): steps of the
turn, deeds, bonuses, rights to contest, zones and counters of the state; or it sets entries of the tables. What no
rule adds is an empty list, which costs nothing.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.cards import ORDER, VALUE
from jackhouse.jackrabbits.components import Components
from jackhouse.jackrabbits.grammar import GRAMMAR
from jackhouse.jackrabbits.objectives import OBJECTIVES, trios
from jackhouse.jackrabbits.tiles import CAVE, IS_HEX, IS_TILE, PLACES, UNDERGROUND
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.ruleset import Ruleset
from jackhouse.kernel.step import Step

if TYPE_CHECKING:
    from jackhouse.jackrabbits.bonus import Bonus, Keeper
    from jackhouse.jackrabbits.state import RabbitState
    from jackhouse.jackrabbits.steps.acquisition import Deed
    from jackhouse.jackrabbits.steps.building import Building
    from jackhouse.jackrabbits.steps.contest import ContestRight

KEY: Final = "jack-rabbits"
VERSION: Final = 2
"""Raised with every change that makes an old record replay differently."""

DEFAULT_BOARD: Final = ""
"""For a game on the board that fits its suits, or that its players make."""

TURN: Final = ["homecoming", "roll", "lottery", "journey", "homecoming", "acquisition", "increment", "hand-limit"]
"""The steps of a turn in order (JR-4.11)."""

# Stages of the frame of a journey. ON_ROAD and AT_BRINK hold (tile, edge, bought, *memory) as arguments.
SET_OUT: Final = 0  # not begun: the rabbit is where its last turn ended
ON_ROAD: Final = 1  # on a road tile, entered by the edge (6: out of the cave's mouth)
AT_BRINK: Final = 2  # leaving the tile by the edge, which faces water
AWAITING_PAYMENT: Final = 3  # on top of one of the others: the transfer (verb, *args) has been chosen and is paid next

MOST_PLAYERS: Final = 4
HAND_LIMIT: Final = 9
CLAIM_COST: Final = 10
CARROTS: Final = 3  # of each player, beside one rabbit (JR-1.4)
DEAL: Final = 3
HIGHEST_VALUE: Final = 14  # of a card, under any rule
PHASES: Final = ("building", "lottery", "journey", "acquisition", "increment")


def objective_impossible(objective: str, components: Components) -> Reason:
    """Returns the reason why nobody can meet the objective with these cards, and the objectives that somebody can."""
    possible = [other for other in OBJECTIVES if trios(other, tuple(components.royals))]
    return Reason("objective-impossible", "JR-3.5", {"objective": objective, "possible": possible})


Sight = Callable[["RabbitState", int], list[int]]
"""Returns the seats that see the cards that lie face down before a seat. It depends on public facts alone."""


class Zone:
    """Cards that lie before each seat, as a rule declares it.

    In a zone that is `held`, cards lie apart and still belong to the hand: they count, and they can be stolen. Cards
    of a zone lie openly, unless it has a `sight`: then they lie face down, and only some seats see them.
    """

    def __init__(self, key: str, first: int, held: bool, sight: Sight | None) -> None:
        self.key = key
        self.first = first  # the number of the first seat's zone; those of the others follow
        self.held = held
        self.sight = sight


class Counter:
    """A public number of the state, as a rule declares it."""

    def __init__(self, key: str, slot: int, start: int, most: int, each_turn: bool) -> None:
        self.key = key
        self.slot = slot
        self.start = start
        self.least = min(0, start)
        self.most = most
        self.each_turn = each_turn  # it starts anew with every turn


class RabbitRules(Ruleset):
    """Board, values, steps and limits, as the options of this game make them."""

    on_board: Callable[[Board], "RabbitRules"]
    """Returns the same rules on another board."""

    def __init__(self, players: int, options: dict[str, Any], board: Board, components: Components) -> None:
        super().__init__(KEY, VERSION, GRAMMAR, players, options)
        self.board = board
        self.components = components
        self.builder: Building | None = None  # the step in which players make the board, before the deal
        self.round_cap: int = options["round-cap"]
        self.hand_limit: int = HAND_LIMIT
        self.trios = trios(options["objective"], tuple(components.royals))
        if not self.trios:
            raise BadInput(objective_impossible(options["objective"], components))
        self.caves = board.of_kind(CAVE)

        # Values by use, by card
        self.value: list[int] = VALUE[:]  # spent or shown: in payments, fights, proofs, and for the ranking
        self.cost: list[int] = VALUE[:]  # bought from the lot
        self.falls_in_hand = True  # whether the value falls from card to card of every hand; set by `freeze`
        self.passport_values: list[list[int]] = [[value] for value in VALUE]  # those that its owner may declare
        self.passport_value: Counter | None = None  # holds the value of the passport, if its card alone does not tell
        self.bonuses: list[Bonus] = []  # points that cards make together, beside their values

        # By place
        self.rides: list[list[int]] = [
            board.hexes if IS_TILE[place] and board.present[place] else [] for place in range(PLACES)
        ]  # the hexes that a horse mounted there may go to (JR-6.2)
        self.sells: list[int] = [0] * PLACES  # the suits for sale there (JR-7.8)
        self.takes: list[int] = [0] * PLACES  # the suits that pay for them
        self.take_off_suits: list[int] = [0] * PLACES  # those that pay a flight's shortfall; 0: no flights (JR-7.1)
        self.landings: list[int] = []  # the hexes to which one may fly
        self.reversed: list[int] = []  # the tiles that lie on their other side (JR-2.2)
        self.fights_at: list[bool] = [IS_HEX[place] or place == UNDERGROUND for place in range(PLACES)]

        self.deeds: list[Deed] = []  # of the Acquisition phase
        self.contest_rights: list[ContestRight] = []
        self.rights_at: list[list[ContestRight]] = []  # those that anybody may have, by place; made by `freeze`
        self.keepers: list[Keeper] = []  # of cards that are spent
        self.limit_step = 0  # the step that looks at the hand limit
        self.discarding_step = 0  # these three are set by `freeze`
        self.journey_step = 0
        self.payment_step = 0
        self.queen_proves_visitor = False
        self.queen_proves_challenger = False

        # State that rules declare
        self.zones: list[Zone] = []
        self.held_zones: list[Zone] = []  # those that belong to a hand, and of these those that all see; by `freeze`
        self.open_zones: list[Zone] = []
        self.counters: list[Counter] = []
        self.blockers: list[int] = []  # the slots of counters that hold a tile which nobody may enter

        # The steps of a turn as frames, and the frames of the turn at each of them, made once by `freeze`.
        self.turn_places: list[str] = TURN[:]
        self.turn_names: list[str] = TURN[:]  # the step at each place
        self.turn: list[Frame] = []
        self.turn_frames: list[Frame] = []

    # ---- for rules ---------------------------------------------------------------------------------------------

    def add_step(self, step: Step[Any]) -> None:
        """Adds a step; one with the name of another takes its place."""
        steps = [step if old.name == step.name else old for old in self.steps]
        self.set_steps(steps if step in steps else [*steps, step])

    def replace_in_turn(self, place: str, name: str) -> None:
        """Puts a step in a place of the turn order, which has the name of the step that is usually there."""
        self.turn_names[self.turn_places.index(place)] = name

    def insert_in_turn(self, name: str, before: str) -> None:
        """Puts a step into the turn order, before the last of the places with that name."""
        at = len(self.turn_places) - 1 - self.turn_places[::-1].index(before)
        self.turn_places.insert(at, name)
        self.turn_names.insert(at, name)

    def set_turn(self, names: list[str]) -> None:
        """Makes these steps the whole turn."""
        self.turn_places, self.turn_names = names[:], names[:]

    def add_to_turn(self, name: str) -> None:
        """Puts a step at the end of the turn order."""
        self.turn_places.append(name)
        self.turn_names.append(name)

    def add_zone(self, key: str, held: bool = False) -> Zone:
        """Declares a zone of cards before each seat, seen by all."""
        return self._add_zone(key, held, None)

    def add_hidden_zone(self, key: str, sight: Sight) -> Zone:
        """Declares a zone of cards that lie face down before each seat and are part of its hand."""
        return self._add_zone(key, True, sight)

    def _add_zone(self, key: str, held: bool, sight: Sight | None) -> Zone:
        zone = Zone(key, len(self.zones) * self.players, held, sight)
        self.zones.append(zone)
        return zone

    def zone_called(self, key: str) -> Zone:
        """Returns a zone that another rule has declared."""
        return next(zone for zone in self.zones if zone.key == key)

    def add_counter(self, key: str, most: int, start: int = 0, each_turn: bool = False) -> Counter:
        """Declares a public number."""
        counter = Counter(key, len(self.counters), start, most, each_turn)
        self.counters.append(counter)
        return counter

    def keep_passport_value(self) -> None:
        """Declares the public number that holds the value at which a passport was shown."""
        self.passport_value = self.add_counter("passport-value", HIGHEST_VALUE, each_turn=True)

    def add_blocker(self, key: str) -> Counter:
        """Declares a piece on the map: the counter holds the tile, which nobody may enter, or -1."""
        counter = self.add_counter(key, PLACES - 1, start=-1)
        self.blockers.append(counter.slot)
        return counter

    def freeze(self) -> None:
        """Makes what follows from the parts, once every rule has contributed."""
        in_order = sorted(self.components.cards, key=ORDER.__getitem__)
        self.falls_in_hand = all(self.value[card] >= self.value[after] for card, after in pairwise(in_order))
        self.held_zones = [zone for zone in self.zones if zone.held]
        self.open_zones = [zone for zone in self.held_zones if zone.sight is None]
        self.rights_at = [
            [right for right in self.contest_rights if IS_HEX[place] and right.is_at(place)] for place in range(PLACES)
        ]
        self.discarding_step = self.step_code("discarding")
        self.journey_step = self.step_code("journey")
        self.payment_step = self.step_code("payment")
        code = self.step_code("turn")
        self.turn = [Frame(self.step_code(name)) for name in self.turn_names]
        self.turn_frames = [Frame(code, stage) for stage in range(len(self.turn_names) + 1)]

    def board_as_set_up(self) -> object:
        return self.board_data() if self.builder is None else DEFAULT_BOARD

    def board_data(self) -> object:
        return self.board.name if self.board.built_in else self.board.document
