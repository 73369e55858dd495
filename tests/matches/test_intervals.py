"""Estimates and their intervals, checked against values that are worked out elsewhere."""

from math import sqrt

import pytest

from jackhouse.matches.intervals import Estimate, mean, paired_difference, share


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_a_share_has_the_wilson_interval(part: int, whole: int, low: float, high: float) -> None:
    found = share(part, whole)
    assert found.value == part / whole
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_a_mean_has_the_normal_interval() -> None:
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])  # the squares of the distances from 5 make 32
    assert found.value == 5
    assert found.high - found.value == pytest.approx(1.96 * sqrt(32 / 7) / sqrt(8))
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_equal_counts_have_no_spread() -> None:
    assert mean([7, 7, 7]) == Estimate(7, 7, 7)


def test_pairs_take_away_what_the_games_have_in_common() -> None:
    long, longer = [10, 50, 90], [12, 51, 93]
    assert paired_difference(longer, long).value == 2
    assert paired_difference(longer, long).excludes_zero()
    assert not mean(longer).low > mean(long).high
    assert not paired_difference([1, 0], [0, 1]).excludes_zero()


def test_pairs_must_be_of_the_same_games() -> None:
    with pytest.raises(ValueError, match="longer"):
        paired_difference([1, 2], [1, 2, 3])


def test_plain_data_is_rounded_and_has_no_negative_zero() -> None:
    assert str(Estimate(-0.00001, 1 / 3, 1).as_dict()) == "{'value': 0.0, 'low': 0.3333, 'high': 1.0}"
