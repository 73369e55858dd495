"""The state of a game of Jackal: cards, pirates, coins and islands."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse.jackal.cards import CARDS, KIND, PILE
from jackhouse.jackal.compass import NOWHERE
from jackhouse.jackal.island import Island
from jackhouse.jackal.ruleset import JackalRules
from jackhouse.jackal.view import describe
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.record import Origin
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.state import State

NOBODY: Final = -1

# Shared by states until `laid_out` or `clone` replaces them. Never changed.
_NO_CARDS: Final[list[int]] = []
_NO_HANDS: Final[list[list[int]]] = []
_NO_SEATS: Final[list[bool]] = []


@mypyc_attr(acyclic=True)
class JackalState(State):
    """Lists are by seat. Laid cards stay in the hand until all rows are revealed."""

    def __init__(self, rules: JackalRules, rng: Rng, origin: Origin, knowledge: KnowledgeLog) -> None:
        super().__init__(rules, rng, origin)
        self.rules = rules
        self.players = rules.players
        self.knowledge = knowledge
        self.where: list[int] = _NO_CARDS
        self.pile: list[int] = _NO_CARDS  # the top is the last
        self.hands: list[list[int]] = _NO_HANDS  # each in the order of the codes
        # Clones share the lists from here on: they are never changed, only replaced.
        self.discard: list[int] = _NO_CARDS
        self.coins: list[int] = _NO_CARDS
        self.sea: list[int] = _NO_CARDS  # islands to come, by number; the next is the last
        self.visited: list[int] = _NO_CARDS  # islands that have been turned up
        self.first = 0
        self.turn = NOBODY  # whose row is being resolved
        self.round = 0
        self.phase = ""
        # Of this round
        self.island = 0
        self.quarters = 0  # quarter turns of the island, clockwise (JK-2.4)
        self.away: list[bool] = _NO_SEATS  # in Tortuga
        self.rows: list[list[int]] = _NO_HANDS  # as revealed
        self.attached: list[int] = _NO_CARDS  # specials played this round
        self.pirates: list[int] = _NO_CARDS  # the cell where each stands or ended
        self.steps: list[int] = _NO_CARDS

    @staticmethod
    def laid_out(rules: JackalRules, rng: Rng, origin: Origin) -> "JackalState":
        """Returns the state before the deal (JK-1.3)."""
        state = JackalState(rules, rng, origin, KnowledgeLog.of_nothing(rules.players, CARDS))
        players = rules.players
        state.make_lists()
        state.where = [PILE] * CARDS
        state.pile = list(range(CARDS))
        state.discard = []
        state.visited = []
        state.hands = [[] for _ in range(players)]
        state.coins = [0] * players
        state.sea = list(range(len(rules.islands)))
        state.clear_round()
        return state

    def clear_round(self) -> None:
        players = self.players
        self.turn = NOBODY
        self.away = [False] * players
        self.rows = [[] for _ in range(players)]
        self.attached = []
        self.pirates = [NOWHERE] * players
        self.steps = [0] * players

    def clone(self) -> "JackalState":
        other = JackalState(self.rules, self.rng.copy(), self.origin, self.knowledge.copy())
        self.copy_moment_to(other)
        other.where = self.where[:]
        other.pile = self.pile[:]
        other.hands = [hand[:] for hand in self.hands]
        other.discard = self.discard
        other.coins = self.coins
        other.sea = self.sea
        other.visited = self.visited
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.island = self.island
        other.quarters = self.quarters
        other.away = self.away
        other.rows = self.rows
        other.attached = self.attached
        other.pirates = self.pirates
        other.steps = self.steps
        return other

    def add_coins(self, seat: int, coins: int) -> None:
        """Gives coins to a seat, or takes them (a negative number)."""
        self.coins = self.coins[:]
        self.coins[seat] += coins

    def add_steps(self, seat: int, steps: int) -> None:
        self.steps = self.steps[:]
        self.steps[seat] += steps

    def move_pirate(self, seat: int, cell: int) -> None:
        self.pirates = self.pirates[:]
        self.pirates[seat] = cell

    def isle(self) -> Island:
        """Returns the island of this round, turned as it lies."""
        return self.rules.islands[self.island].turned(self.quarters)

    def in_order(self) -> list[int]:
        """Returns the seats clockwise from the First player (JK-5.1)."""
        return [(self.first + offset) % self.players for offset in range(self.players)]

    def kind_in_hand(self, seat: int, kind: int) -> int:
        """Returns the first card of that kind in a hand; -1 if there is none."""
        for card in self.hands[seat]:
            if KIND[card] == kind:
                return card
        return -1

    def count_of(self, seat: int, kind: int) -> int:
        count = 0
        for card in self.hands[seat]:
            if KIND[card] == kind:
                count += 1
        return count

    def current_ranking(self) -> list[list[int]]:
        """Returns the seats by coins, most first; ties share a place (JK-1.1, JK-7.3)."""
        groups: dict[int, list[int]] = {}
        for seat in range(self.players):
            groups.setdefault(self.coins[seat], []).append(seat)
        return [groups[coins] for coins in sorted(groups, reverse=True)]

    def describe(self, seat: int | None, view: dict[str, Any]) -> None:
        describe(self, seat, view)
