"""The solver: the treasures that a hand can reach on an island, the steps, and the rows.

It goes through all sub-hands, a sub-hand being a number in mixed radix (how many of each kind have been used), and
keeps for each of them and each count of steps the set of cells where the pirate can be: a mask, moved as a whole. A
card used makes the number larger, so that one pass does.
"""

from typing import Final

from mypy_extensions import i64

from jackhouse.jackal.cards import ANY_DIAGONAL, ANY_STRAIGHT, BLUE, DOUBLE, FRIDAY, HORSE, KINDS, MOVES, RED, WEAPON
from jackhouse.jackal.compass import CELLS
from jackhouse.jackal.island import BANDIT, DIFFICULT, TREASURE, Island

MOST_TRIED: Final = 12  # cards of one hand that the solver tries; larger hands hardly occur


class Way:
    """A way to a treasure: its steps, and the number of cards of each kind."""

    def __init__(self, cell: int, worth: int, steps: int, used: list[int]) -> None:
        self.cell = cell
        self.worth = worth
        self.steps = steps
        self.used = used
        self.row: list[int] = []  # the kinds in order, found by `lay_out`

    def cards(self) -> int:
        return sum(self.used)


class Survey:
    """All that one hand can reach from the landing places of an island."""

    def __init__(self, island: Island, counts: list[int], timed: bool = True) -> None:
        self.island = island
        self.timed = timed  # else steps are not counted, which is quicker
        self.counts = _some_of(counts)
        if not timed:
            self.counts[FRIDAY] = 0
        self.kinds = [kind for kind in range(HORSE + 1) if self.counts[kind]]
        self.strides = [0] * KINDS
        size = 1
        for kind in [*self.kinds, DOUBLE, FRIDAY, WEAPON]:
            self.strides[kind] = size
            size *= self.counts[kind] + 1
        self.size = size
        moves = sum([self.counts[kind] for kind in self.kinds]) + self.counts[DOUBLE]
        self.levels = 2 * moves + 1 if timed else 1
        self.ways: list[Way] = []
        self.reached = 0  # the treasures, as a mask
        self.best: dict[int, int] = {}  # sub-hand and treasure -> steps

    def run(self, flag: int = 0) -> None:
        """Starts from the white flag, or with a flag card from the red (1) or the blue flag (2)."""
        start = self.island.flags[flag]
        if start < 0:
            return
        self.best = {}
        masks = [0] * (self.size * self.levels)
        masks[0] = 1 << start
        for used in range(self.size):
            for steps in range(self.levels):
                mask = masks[used * self.levels + steps]
                if mask:
                    for kind in self.kinds:
                        if self._left(used, kind):
                            self._move(masks, mask, used + self.strides[kind], steps, kind)
        for place, steps in self.best.items():
            counts = self._counts(place // CELLS)
            if flag:
                counts[RED if flag == 1 else BLUE] = 1
            cell = place % CELLS
            self.ways.append(Way(cell, self.island.worth[cell], steps, counts))

    def run_all(self) -> None:
        """Starts from every landing place that the hand has."""
        self.run()
        if self.counts[RED]:
            self.run(1)
        if self.counts[BLUE]:
            self.run(2)

    def _left(self, used: int, kind: int) -> bool:
        """Whether a card of this kind is left in the hand."""
        stride = self.strides[kind]
        return stride > 0 and (used // stride) % (self.counts[kind] + 1) < self.counts[kind]

    def _counts(self, used: int) -> list[int]:
        counts = [0] * KINDS
        for kind in [*self.kinds, DOUBLE, FRIDAY, WEAPON]:
            counts[kind] = (used // self.strides[kind]) % (self.counts[kind] + 1)
        return counts

    def _move(self, masks: list[int], mask: int, used: int, steps: int, kind: int) -> None:
        """Moves all pirates of the mask at once; `used` includes the card."""
        island, after = self.island, steps + 1 if self.timed else 0
        moved = 0
        for shift in MOVES[kind]:
            moved |= mask << shift if shift > 0 else mask >> -shift
        moved &= island.land
        found = moved & island.treasures
        if found:
            self.reached |= found
            if self.timed:
                self._find(found, used, after)
        moved &= ~found
        hard = moved & island.difficult if self.timed else 0
        guarded = moved & island.bandits
        self._arrive(masks, moved & ~hard & ~guarded, used, after, kind)
        if hard:
            self._arrive(masks, hard, used, after + 1, kind)
            if self._left(used, FRIDAY):
                self._arrive(masks, hard, used + self.strides[FRIDAY], after, kind)
        if guarded and self._left(used, WEAPON):
            self._arrive(masks, guarded, used + self.strides[WEAPON], after, kind)

    def _arrive(self, masks: list[int], mask: int, used: int, steps: int, kind: int) -> None:
        if mask:
            masks[used * self.levels + steps] |= mask
            if self._left(used, DOUBLE):
                self._move(masks, mask, used + self.strides[DOUBLE], steps, kind)

    def _find(self, found: int, used: int, steps: int) -> None:
        for cell in self.island.treasure_cells():
            if found >> cell & 1:
                place = used * CELLS + cell
                if steps < self.best.get(place, 9999):
                    self.best[place] = steps


def _some_of(counts: list[int]) -> list[int]:
    """Returns at most `MOST_TRIED` cards, the rarer kinds first."""
    kept = counts[:]
    while sum(kept) > MOST_TRIED:
        kept[kept.index(max(kept))] -= 1
    return kept


def reach(island: Island, counts: list[int]) -> int:
    """Returns the treasures, as a mask of cells, that a hand of so many cards of each kind can reach."""
    survey = Survey(island, counts, timed=False)
    survey.run_all()
    return survey.reached


def best_targets(island: Island, counts: list[int]) -> tuple[int, int, int]:
    """Returns the most coins that a hand can reach, the fewest steps, and the treasures (a mask) that give both."""
    survey = Survey(island, counts)
    survey.run_all()
    coins, steps, cells = 0, 0, 0
    for way in survey.ways:
        if way.worth > coins or (way.worth == coins and way.steps < steps):
            coins, steps, cells = way.worth, way.steps, 0
        if way.worth == coins and way.steps == steps:
            cells |= 1 << way.cell
    return coins, steps, cells


def ways(island: Island, counts: list[int]) -> list[Way]:
    """Returns the ways to each treasure that no other beats in steps, cards and specials; shortest first."""
    survey = Survey(island, counts)
    survey.run_all()
    kept: list[Way] = []
    for way in sorted(survey.ways, key=_order):
        if not _beaten(way, kept):
            kept.append(way)
    for way in kept:
        way.row = lay_out(island, way)
    return kept


def _order(way: Way) -> tuple[int, int, int, int, int, list[int]]:
    return -way.worth, way.cell, way.steps, way.cards(), _specials(way), way.used


def _specials(way: Way) -> int:
    return sum(way.used[HORSE:])


def _beaten(way: Way, kept: list[Way]) -> bool:
    for other in kept:
        if other.cell == way.cell and other.cards() <= way.cards() and _specials(other) <= _specials(way):
            return True
    return False


def lay_out(island: Island, way: Way) -> list[int]:
    """Returns the row of a way: its flag, then its arrows and horses in an order that leads there."""
    row: list[int] = []
    start, left = island.flags[0], way.used[:]
    for flag, kind in ((1, RED), (2, BLUE)):
        if left[kind]:
            row, start = [kind], island.flags[flag]
            left[kind] = 0
    order: list[int] = []
    _trace(island, start, left, way.steps, way.cell, order)
    return row + order


def _trace(island: Island, cell: int, left: list[int], steps: int, goal: int, order: list[int]) -> bool:
    """Finds an order of the cards left that leads from the cell to the goal in so many steps, using all."""
    for kind in range(HORSE + 1):
        if left[kind]:
            left[kind] -= 1
            order.append(kind)
            if _follow(island, cell, kind, left, steps, goal, order):
                return True
            order.pop()
            left[kind] += 1
    return False


def _follow(island: Island, cell: int, kind: int, left: list[int], steps: int, goal: int, order: list[int]) -> bool:
    for end in island.ends[kind * CELLS + cell]:
        feature, rest = island.features[end], steps - 1
        if feature >= TREASURE:
            if end == goal and rest == 0 and not sum(left):
                return True
            continue
        if rest < 1:
            continue
        special = WEAPON if feature == BANDIT else FRIDAY if feature == DIFFICULT and left[FRIDAY] else -1
        if feature == BANDIT and not left[WEAPON]:
            continue
        if special >= 0:
            left[special] -= 1
            if _onward(island, end, kind, left, rest, goal, order):
                return True
            left[special] += 1
        if feature == DIFFICULT:
            rest -= 1
        if feature != BANDIT and _onward(island, end, kind, left, rest, goal, order):
            return True
    return False


def _onward(island: Island, cell: int, kind: int, left: list[int], steps: int, goal: int, order: list[int]) -> bool:
    if left[DOUBLE]:
        left[DOUBLE] -= 1
        if _follow(island, cell, kind, left, steps, goal, order):
            return True
        left[DOUBLE] += 1
    return _trace(island, cell, left, steps, goal, order)


def arrows_needed(island: Island, with_horses: bool) -> list[i64]:
    """Returns by cell the fewest arrows that take a pirate there from the white flag; 99 if none do.

    Bandit cells block a path, and a path stops at a treasure (JK-2.2).
    """
    kinds = [ANY_DIAGONAL, ANY_STRAIGHT, HORSE] if with_horses else [ANY_DIAGONAL, ANY_STRAIGHT]
    distance: list[i64] = [99] * CELLS
    distance[island.flags[0]] = 0
    edge = [island.flags[0]]
    while edge:
        ahead: list[int] = []
        for cell in edge:
            if island.features[cell] >= BANDIT:
                continue
            for kind in kinds:
                for end in island.ends[kind * CELLS + cell]:
                    if distance[end] == 99:
                        distance[end] = distance[cell] + 1
                        ahead.append(end)
        edge = ahead
    return distance
