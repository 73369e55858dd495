"""An observer's hypotheses after a theft: every possible distribution of the hands, with its weight.

A *distribution* is the number of unseen cards of each batch in question in each hand (views call them `ways`). A theft
moves one card of the victim, and all are equally likely, so every distribution is replaced by one for each batch that
the card may have come from. A card that is seen later removes the distributions that it contradicts and multiplies the
weights of the others by their likelihood. This is exact (Bayes' rule, card by card).

Equal distributions are merged, and a batch on which all agree is no longer in question, so there are few. If there are
too many, batches are merged, the oldest first (`fewer`): their cards can no longer be told apart. So the observer
forgets something, but the true distribution always stays among them. The batch of the pile is never merged with
others, since those hold cards that cannot be in the pile. So two batches remain at worst: the number of one in each
hand then gives that of the other, which makes some hundred distributions for four hands.
"""

from math import gcd
from typing import Final

from mypy_extensions import mypyc_attr

__all__ = ["TheftHypotheses", "Weights"]

Weights = dict[tuple[int, ...], int]
"""By distribution: cards by batch in question and seat (batch after batch, each seat by seat)."""

MOST_DISTRIBUTIONS: Final = 200
"""With more, batches are merged."""
MOST_WEIGHT: Final = 1 << 30  # of all distributions together
NO_BATCH: Final = -1


@mypyc_attr(acyclic=True)
class TheftHypotheses:
    """The hypotheses of one observer. Immutable: clones share them."""

    def __init__(self, players: int, batches: list[int], weights: Weights) -> None:
        self.players = players
        self.batches = batches  # those in question, in the order of their numbers
        self.weights = weights

    @staticmethod
    def of_nothing(players: int) -> "TheftHypotheses":
        """No batch is in question."""
        return TheftHypotheses(players, [], {(): 1})

    def asked(self, batch: int, held_by: list[int]) -> "TheftHypotheses":
        """Adds a batch to those in question, with its number of cards in each hand."""
        row = len([other for other in self.batches if other < batch])
        begin, held = row * self.players, tuple(held_by)
        weights = {counts[:begin] + held + counts[begin:]: weight for counts, weight in self.weights.items()}
        return TheftHypotheses(self.players, [*self.batches[:row], batch, *self.batches[row:]], weights)

    def robbed(self, victim: int, thief: int) -> "TheftHypotheses":
        """Moves one card from the victim to the thief; all are equally likely. Their batches must be in question."""
        found: Weights = {}
        for counts, weight in self.weights.items():
            for row in range(0, len(counts), self.players):
                count = counts[row + victim]
                if count:
                    moved = list(counts)
                    moved[row + victim] -= 1
                    moved[row + thief] += 1
                    after = tuple(moved)
                    found[after] = found.get(after, 0) + weight * count
        return TheftHypotheses(self.players, self.batches, found)

    def seen(self, batch: int, seat: int) -> "TheftHypotheses":
        """A card of the batch is seen in that hand."""
        index = self._index(batch, seat)
        weights = {
            _changed(counts, index, -1): weight * counts[index]
            for counts, weight in self.weights.items()
            if counts[index]
        }
        return TheftHypotheses(self.players, self.batches, weights)

    def drew(self, batch: int, seat: int) -> "TheftHypotheses":
        """A card of the batch goes into that hand."""
        index = self._index(batch, seat)
        weights = {_changed(counts, index, 1): weight for counts, weight in self.weights.items()}
        return TheftHypotheses(self.players, self.batches, weights)

    def fewer(self, pile: int) -> "TheftHypotheses":
        """Returns the hypotheses with batches merged until there are few, or none but that of the pile is left.

        What is merged depends on the distributions alone, so on nothing that the observer does not know. The merged
        batch has the number of its oldest one.
        """
        found = self
        while len(found.weights) > MOST_DISTRIBUTIONS:
            rows = [row for row in range(len(found.batches)) if found.batches[row] != pile]
            if len(rows) < 2:
                break
            found = found._merged(rows[0], rows[1])
        return found

    def simplified(self) -> "TheftHypotheses | None":
        """Returns the hypotheses without the batches on which all distributions agree; None if none is left."""
        kept = [row for row in range(len(self.batches)) if self._differ(row)]
        if not kept:
            return None
        proportion = _in_proportion(self.weights)
        if len(kept) == len(self.batches):
            return self if proportion is self.weights else TheftHypotheses(self.players, self.batches, proportion)
        weights: Weights = {}
        for counts, weight in proportion.items():
            weights[tuple([count for row in kept for count in self.row(counts, row)])] = weight
        return TheftHypotheses(self.players, [self.batches[row] for row in kept], weights)

    def row(self, counts: tuple[int, ...], row: int) -> tuple[int, ...]:
        """Returns the number of cards of a batch in question in each hand."""
        return counts[row * self.players : (row + 1) * self.players]

    def _index(self, batch: int, seat: int) -> int:
        return self.batches.index(batch) * self.players + seat

    def _differ(self, row: int) -> bool:
        """Whether the distributions differ about a batch."""
        begin, end = row * self.players, (row + 1) * self.players
        first: tuple[int, ...] | None = None
        for counts in self.weights:
            if first is None:
                first = counts[begin:end]
            elif counts[begin:end] != first:
                return True
        return False

    def _merged(self, into: int, row: int) -> "TheftHypotheses":
        """Returns the hypotheses with the cards of a row counted in an earlier one."""
        begin, end = row * self.players, (row + 1) * self.players
        first = into * self.players
        weights: Weights = {}
        for counts, weight in self.weights.items():
            both = tuple([counts[first + seat] + counts[begin + seat] for seat in range(self.players)])
            after = counts[:first] + both + counts[first + self.players : begin] + counts[end:]
            weights[after] = weights.get(after, 0) + weight
        return TheftHypotheses(self.players, [*self.batches[:row], *self.batches[row + 1 :]], weights)


def _changed(counts: tuple[int, ...], index: int, more: int) -> tuple[int, ...]:
    """Returns the distribution with so many cards more of one batch in one hand."""
    after = list(counts)
    after[index] += more
    return tuple(after)


def _in_proportion(weights: Weights) -> Weights:
    """Divides the weights by their common divisor. Very large ones are rounded, but never to 0."""
    common, total = 0, 0
    for weight in weights.values():
        total += weight
        if common != 1:
            common = gcd(common, weight)
    if common == 1 and total <= MOST_WEIGHT:
        return weights
    if total // common <= MOST_WEIGHT:
        return {counts: weight // common for counts, weight in weights.items()}
    return {counts: max(1, weight * MOST_WEIGHT // total) for counts, weight in weights.items()}
