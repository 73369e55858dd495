"""An observer's hypotheses after a theft: every way in which the hands may be made up, with its weight.

A *way* is the number of unseen cards of each batch in question in each hand. A theft moves one card of the victim, and
all are equally likely, so every way is replaced by one for each batch that the card may have come from. A card that is
seen later removes the ways that it contradicts and multiplies the weights of the others by their likelihood. This is
exact (Bayes' rule, card by card).

Equal ways are merged, and a batch on which all ways agree is no longer in question, so there are few ways. If there
are too many, a fair sample is kept, together with the events since then. If a card that is seen contradicts the whole
sample, those events are applied again with a larger sample. So every way that is kept is possible.
"""

from math import gcd
from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["TheftHypotheses", "Ways"]

Ways = dict[tuple[int, ...], int]
"""Cards by batch in question and seat (batch after batch, each seat by seat), and the weight."""

MOST_WAYS: Final = 200
MOST_WEIGHT: Final = 1 << 30  # of all ways together
_WIDER: Final = 8

# Events, each a list of numbers.
_ASKED: Final = 0  # row, then how many lie in each hand: a batch comes into question
_ROBBED: Final = 1  # victim, thief
_SEEN: Final = 2  # row, seat: one card of the batch is seen to be in the hand
_DREW: Final = 3  # row, seat: one goes into the hand


@mypyc_attr(acyclic=True)
class TheftHypotheses:
    """The hypotheses of one observer. Immutable: clones share them."""

    def __init__(self, players: int, batches: list[int], ways: Ways, base: Ways, story: list[list[int]]) -> None:
        self.players = players
        self.batches = batches  # those in question, in the order of their numbers
        self.ways = ways
        # Only while `ways` is a sample: all ways before there were too many, and the events since.
        self.base = base
        self.story = story

    @staticmethod
    def of_nothing(players: int) -> "TheftHypotheses":
        """No batch is in question."""
        return TheftHypotheses(players, [], {(): 1}, {}, [])

    def asked(self, batch: int, counts: list[int]) -> "TheftHypotheses":
        """Adds a batch to those in question, with its number of cards in each hand."""
        row = len([other for other in self.batches if other < batch])
        return self._after([_ASKED, row, *counts], [*self.batches[:row], batch, *self.batches[row:]])

    def robbed(self, victim: int, thief: int) -> "TheftHypotheses":
        """Moves one card from the victim to the thief; all are equally likely. Their batches must be in question."""
        return self._after([_ROBBED, victim, thief], self.batches)

    def seen(self, batch: int, seat: int) -> "TheftHypotheses":
        """A card of the batch is seen in that hand."""
        return self._after([_SEEN, self.batches.index(batch), seat], self.batches)

    def drew(self, batch: int, seat: int) -> "TheftHypotheses":
        """A card of the batch goes into that hand."""
        return self._after([_DREW, self.batches.index(batch), seat], self.batches)

    def simplified(self) -> "TheftHypotheses | None":
        """Returns the hypotheses without the batches on which all ways agree; None if none is left."""
        rows = range(len(self.batches))
        kept = [row for row in rows if self.story or self._differ(row)]  # a sample that agrees proves nothing
        if not kept:
            return None
        proportion = _in_proportion(self.ways)
        if len(kept) == len(self.batches):
            return self if proportion is self.ways else self._weighed(proportion)
        ways: Ways = {}
        for way, weight in proportion.items():
            ways[tuple([count for row in kept for count in self.row(way, row)])] = weight
        return TheftHypotheses(self.players, [self.batches[row] for row in kept], ways, self.base, self.story)

    def held(self) -> list[int]:
        """Returns the rows of batches that lie in any hand; beside a sample, others are kept for its events.

        The number in all hands together is public, so it is the same in all ways.
        """
        way = next(iter(self.ways))
        return [row for row in range(len(self.batches)) if sum(self.row(way, row))]

    def row(self, way: tuple[int, ...], row: int) -> tuple[int, ...]:
        """Returns the number of cards of a batch in question in each hand."""
        return way[row * self.players : (row + 1) * self.players]

    def _weighed(self, ways: Ways) -> "TheftHypotheses":
        return TheftHypotheses(self.players, self.batches, ways, self.base, self.story)

    def _differ(self, row: int) -> bool:
        """Whether the ways differ about a batch."""
        begin, end = row * self.players, (row + 1) * self.players
        first: tuple[int, ...] | None = None
        for way in self.ways:
            if first is None:
                first = way[begin:end]
            elif way[begin:end] != first:
                return True
        return False

    def _after(self, event: list[int], batches: list[int]) -> "TheftHypotheses":
        ways, base, story = _next(self.ways, event, self.players), self.base, self.story
        if story or len(ways) > MOST_WAYS:
            base = base if story else self.ways
            story = [*story, event]
            ways = _sample(ways, MOST_WAYS)
        most, cut = MOST_WAYS, len(story) > 0
        while cut and not ways:  # all kept ways are contradicted: apply the events again and keep more
            most *= _WIDER
            ways, cut = base, False
            for old in story:
                ways = _next(ways, old, self.players)
                cut = cut or len(ways) > most
                ways = _sample(ways, most)
        return TheftHypotheses(self.players, batches, _sample(ways, MOST_WAYS), base, story)


def _next(ways: Ways, event: list[int], players: int) -> Ways:
    """Returns the ways after an event."""
    found: Ways = {}
    what, one, other = event[0], event[1], event[2]
    spot = one * players + other
    for way, weight in ways.items():
        if what == _ASKED:
            found[way[: one * players] + tuple(event[2:]) + way[one * players :]] = weight
        elif what == _DREW:
            found[_moved(way, -1, spot)] = weight
        elif what == _SEEN:
            if way[spot]:
                found[_moved(way, spot, -1)] = weight * way[spot]
        else:
            for row in range(0, len(way), players):
                if way[row + one]:
                    after = _moved(way, row + one, row + other)
                    found[after] = found.get(after, 0) + weight * way[row + one]
    return found


def _moved(way: tuple[int, ...], here: int, there: int) -> tuple[int, ...]:
    """Returns the way with one card less at `here` and one more at `there`; -1 for neither."""
    counts = list(way)
    if here >= 0:
        counts[here] -= 1
    if there >= 0:
        counts[there] += 1
    return tuple(counts)


def _in_proportion(ways: Ways) -> Ways:
    """Divides the weights by their common divisor. Very large ones are rounded, but never to 0."""
    common, total = gcd(*ways.values()), sum(ways.values())
    if common == 1 and total <= MOST_WEIGHT:
        return ways
    if total // common <= MOST_WEIGHT:
        return {way: weight // common for way, weight in ways.items()}
    return {way: max(1, weight * MOST_WEIGHT // total) for way, weight in ways.items()}


def _sample(ways: Ways, most: int) -> Ways:
    """Returns at most `most` ways by systematic sampling, in proportion to their weights."""
    if len(ways) <= most:
        return ways
    total, passed, drawn = sum(ways.values()), 0, 0
    found: Ways = {}
    for way in sorted(ways):
        passed += ways[way]
        upto = (2 * most * passed + total) // (2 * total)  # marks at the odd halves
        if upto > drawn:
            found[way] = upto - drawn
            drawn = upto
    return found
