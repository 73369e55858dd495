"""An observer's hypotheses after a theft: every way in which the hands may be made up, with its weight.

A *way* is the number of unseen cards of each batch in question in each hand. A theft moves one card of the victim, and
all are equally likely, so every way is replaced by one for each batch that the card may have come from. A card that is
seen later removes the ways that it contradicts and multiplies the weights of the others by their likelihood. This is
exact (Bayes' rule, card by card).

Equal ways are merged, and a batch on which all ways agree is no longer in question, so there are few ways. If there
are too many, batches are merged, the oldest first (`fewer`): their cards can no longer be told apart. So the observer
forgets something, but the true way always stays among the ways. The batch of the pile is never merged with others,
since those hold cards that cannot be in the pile. So two batches remain at worst: the number of one in each hand then
gives that of the other, which makes some hundred ways for four hands.
"""

from math import gcd
from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["TheftHypotheses", "Ways"]

Ways = dict[tuple[int, ...], int]
"""Cards by batch in question and seat (batch after batch, each seat by seat), and the weight."""

MOST_WAYS: Final = 200
"""With more, batches are merged."""
MOST_WEIGHT: Final = 1 << 30  # of all ways together
NO_BATCH: Final = -1


@mypyc_attr(acyclic=True)
class TheftHypotheses:
    """The hypotheses of one observer. Immutable: clones share them."""

    def __init__(self, players: int, batches: list[int], ways: Ways) -> None:
        self.players = players
        self.batches = batches  # those in question, in the order of their numbers
        self.ways = ways

    @staticmethod
    def of_nothing(players: int) -> "TheftHypotheses":
        """No batch is in question."""
        return TheftHypotheses(players, [], {(): 1})

    def asked(self, batch: int, counts: list[int]) -> "TheftHypotheses":
        """Adds a batch to those in question, with its number of cards in each hand."""
        row = len([other for other in self.batches if other < batch])
        begin, held = row * self.players, tuple(counts)
        ways = {way[:begin] + held + way[begin:]: weight for way, weight in self.ways.items()}
        return TheftHypotheses(self.players, [*self.batches[:row], batch, *self.batches[row:]], ways)

    def robbed(self, victim: int, thief: int) -> "TheftHypotheses":
        """Moves one card from the victim to the thief; all are equally likely. Their batches must be in question."""
        found: Ways = {}
        for way, weight in self.ways.items():
            for row in range(0, len(way), self.players):
                count = way[row + victim]
                if count:
                    counts = list(way)
                    counts[row + victim] -= 1
                    counts[row + thief] += 1
                    after = tuple(counts)
                    found[after] = found.get(after, 0) + weight * count
        return TheftHypotheses(self.players, self.batches, found)

    def seen(self, batch: int, seat: int) -> "TheftHypotheses":
        """A card of the batch is seen in that hand."""
        spot = self._spot(batch, seat)
        ways = {_changed(way, spot, -1): weight * way[spot] for way, weight in self.ways.items() if way[spot]}
        return TheftHypotheses(self.players, self.batches, ways)

    def drew(self, batch: int, seat: int) -> "TheftHypotheses":
        """A card of the batch goes into that hand."""
        spot = self._spot(batch, seat)
        ways = {_changed(way, spot, 1): weight for way, weight in self.ways.items()}
        return TheftHypotheses(self.players, self.batches, ways)

    def fewer(self, pile: int) -> "TheftHypotheses":
        """Returns the hypotheses with batches merged until there are few ways, or none but that of the pile is left.

        What is merged depends on the ways alone, so on nothing that the observer does not know. The merged batch has
        the number of its oldest one.
        """
        found = self
        while len(found.ways) > MOST_WAYS:
            rows = [row for row in range(len(found.batches)) if found.batches[row] != pile]
            if len(rows) < 2:
                break
            found = found._merged(rows[0], rows[1])
        return found

    def simplified(self) -> "TheftHypotheses | None":
        """Returns the hypotheses without the batches on which all ways agree; None if none is left."""
        kept = [row for row in range(len(self.batches)) if self._differ(row)]
        if not kept:
            return None
        proportion = _in_proportion(self.ways)
        if len(kept) == len(self.batches):
            return self if proportion is self.ways else TheftHypotheses(self.players, self.batches, proportion)
        ways: Ways = {}
        for way, weight in proportion.items():
            ways[tuple([count for row in kept for count in self.row(way, row)])] = weight
        return TheftHypotheses(self.players, [self.batches[row] for row in kept], ways)

    def row(self, way: tuple[int, ...], row: int) -> tuple[int, ...]:
        """Returns the number of cards of a batch in question in each hand."""
        return way[row * self.players : (row + 1) * self.players]

    def _spot(self, batch: int, seat: int) -> int:
        return self.batches.index(batch) * self.players + seat

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

    def _merged(self, into: int, row: int) -> "TheftHypotheses":
        """Returns the hypotheses with the cards of a row counted in an earlier one."""
        begin, end = row * self.players, (row + 1) * self.players
        first = into * self.players
        ways: Ways = {}
        for way, weight in self.ways.items():
            both = tuple([way[first + seat] + way[begin + seat] for seat in range(self.players)])
            after = way[:first] + both + way[first + self.players : begin] + way[end:]
            ways[after] = ways.get(after, 0) + weight
        return TheftHypotheses(self.players, [*self.batches[:row], *self.batches[row + 1 :]], ways)


def _changed(way: tuple[int, ...], spot: int, more: int) -> tuple[int, ...]:
    """Returns the way with so many cards more at one spot."""
    counts = list(way)
    counts[spot] += more
    return tuple(counts)


def _in_proportion(ways: Ways) -> Ways:
    """Divides the weights by their common divisor. Very large ones are rounded, but never to 0."""
    common, total = 0, 0
    for weight in ways.values():
        total += weight
        if common != 1:
            common = gcd(common, weight)
    if common == 1 and total <= MOST_WEIGHT:
        return ways
    if total // common <= MOST_WEIGHT:
        return {way: weight // common for way, weight in ways.items()}
    return {way: max(1, weight * MOST_WEIGHT // total) for way, weight in ways.items()}
