"""Estimates with their 95 % intervals: means and differences of counts, shares of games."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

__all__ = ["Estimate", "mean", "paired_difference", "share"]

_Z: Final = 1.96  # standard errors from the middle to the end of a 95 % interval


class Estimate(NamedTuple):
    """A figure and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0

    def as_dict(self) -> dict[str, float]:
        """Returns the estimate as plain data, rounded."""
        return {key: round(value, 4) + 0.0 for key, value in self._asdict().items()}  # + 0.0: no -0.0


def mean(counts: Sequence[int]) -> Estimate:
    """Returns the mean of two or more counts; the interval is the normal one.

    The sums are whole numbers, so the result does not depend on the order of the counts.
    """
    size, total = len(counts), sum(counts)
    squares = size * sum(count * count for count in counts) - total * total  # size² times the variance
    error = sqrt(squares / (size * size * (size - 1)))
    return Estimate(total / size, total / size - _Z * error, total / size + _Z * error)


def paired_difference(counts: Sequence[int], baseline: Sequence[int]) -> Estimate:
    """Returns the mean of the differences between two counts of the same games, in the same order."""
    return mean([count - other for count, other in zip(counts, baseline, strict=True)])


def share(part: int, whole: int) -> Estimate:
    """Returns a share of games with its Wilson interval."""
    value = part / whole
    middle = (value + _Z * _Z / (2 * whole)) / (1 + _Z * _Z / whole)
    spread = _Z * sqrt(value * (1 - value) / whole + _Z * _Z / (4 * whole * whole)) / (1 + _Z * _Z / whole)
    return Estimate(value, middle - spread, middle + spread)
