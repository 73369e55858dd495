"""Hypotheses after thefts: every possible distribution of the hands, and batches merged when there are too many."""

from random import Random

import pytest

from jackhouse.kernel.theft_hypotheses import MOST_DISTRIBUTIONS, MOST_WEIGHT, NO_BATCH, TheftHypotheses

Counts = tuple[int, ...]


def robbed() -> TheftHypotheses:
    """Two players; the second held two cards of one batch and one of another, and was robbed."""
    return TheftHypotheses.of_nothing(2).asked(7, [0, 1]).asked(4, [1, 2]).robbed(1, 0)


@pytest.mark.rule("JR-7.4")
def test_every_card_of_the_victim_is_as_likely_to_be_the_one() -> None:
    hypotheses = robbed()
    assert hypotheses.batches == [4, 7]
    assert hypotheses.weights == {(2, 1, 0, 1): 2, (1, 2, 1, 0): 1}


@pytest.mark.rule("JR-7.4")
def test_a_seen_card_weighs_the_ways_or_removes_them() -> None:
    hypotheses = robbed()
    assert hypotheses.seen(4, 0).weights == {(1, 1, 0, 1): 4, (0, 2, 1, 0): 1}
    assert hypotheses.seen(7, 1).weights == {(2, 1, 0, 0): 2}
    assert hypotheses.seen(7, 1).simplified() is None


@pytest.mark.rule("JR-7.4")
def test_equal_ways_are_merged() -> None:
    assert robbed().robbed(0, 1).weights == {(1, 2, 0, 1): 2 * 2 + 1, (0, 3, 1, 0): 1}


@pytest.mark.rule("JR-7.4")
def test_a_drawn_card_counts_and_a_batch_on_which_all_agree_is_in_question_no_longer() -> None:
    hypotheses = robbed().asked(5, [3, 3]).drew(5, 1)
    assert (hypotheses.batches, len(hypotheses.weights)) == ([4, 5, 7], 2)
    assert all(hypotheses.row(counts, 1) == (3, 4) for counts in hypotheses.weights)
    simplified = hypotheses.simplified()
    assert simplified is not None
    assert (simplified.batches, simplified.weights) == ([4, 7], robbed().weights)


@pytest.mark.rule("JR-7.4")
def test_weights_stay_small_and_in_proportion() -> None:
    hypotheses = TheftHypotheses(2, [1], {(1, 0): 3 * 10**40, (0, 1): 10**40, (2, 2): 1}).simplified()
    assert hypotheses is not None
    assert sum(hypotheses.weights.values()) <= MOST_WEIGHT + 1
    assert hypotheses.weights[2, 2] == 1
    assert hypotheses.weights[1, 0] // hypotheses.weights[0, 1] in (2, 3)
    even = TheftHypotheses(2, [1], {(1, 0): 12, (0, 1): 18}).simplified()
    assert even is not None
    assert even.weights == {(1, 0): 2, (0, 1): 3}


# ---- too many distributions ------------------------------------------------------------------------------------------

HANDS, BATCHES = 4, 6


def all_after(possible: set[Counts], victim: int, thief: int) -> set[Counts]:
    found = set()
    for counts in possible:
        for row in range(0, len(counts), HANDS):
            if counts[row + victim]:
                after = list(counts)
                after[row + victim] -= 1
                after[row + thief] += 1
                found.add(tuple(after))
    return found


@pytest.mark.parametrize("pile", [NO_BATCH, 0, 3])
@pytest.mark.rule("JR-7.4")
def test_with_too_many_distributions_batches_are_merged_and_the_true_one_stays(pile: int) -> None:
    """Ten thefts between hands of many batches; then all cards are seen, one by one. A list of all is kept."""
    most = 0
    for number in range(4):
        rng = Random(number)
        hands = [[rng.randrange(BATCHES) for _ in range(7)] for _ in range(HANDS)]
        hypotheses = TheftHypotheses.of_nothing(HANDS)
        for batch in range(BATCHES):
            hypotheses = hypotheses.asked(batch, [hand.count(batch) for hand in hands])
        possible, into = set(hypotheses.weights), list(range(BATCHES))  # the batch that each is counted in
        for _ in range(9):
            victim, thief = rng.sample(range(HANDS), 2)
            hands[thief].append(hands[victim].pop(rng.randrange(len(hands[victim]))))
            hypotheses, possible = hypotheses.robbed(victim, thief).fewer(pile), all_after(possible, victim, thief)
            first = min(batch for batch in hypotheses.batches if batch != pile)
            into = [batch if batch in hypotheses.batches else first for batch in into]
            assert set(hypotheses.weights) >= {counted_in(counts, into, hypotheses.batches) for counts in possible}
            assert len(hypotheses.weights) <= MOST_DISTRIBUTIONS or len(hypotheses.batches) == 2
        most = max(most, len(possible))
        assert pile == NO_BATCH or into.count(pile) == 1
        to_come = [(seat, batch) for seat, hand in enumerate(hands) for batch in hand]
        for seat, batch in rng.sample(to_come, len(to_come)):
            hypotheses = hypotheses.seen(into[batch], seat)
            hands[seat].remove(batch)
            true = tuple(hand.count(batch) for batch in range(BATCHES) for hand in hands)
            assert counted_in(true, into, hypotheses.batches) in hypotheses.weights
        assert set(hypotheses.weights) == {(0,) * HANDS * len(hypotheses.batches)}
    assert most > 20 * MOST_DISTRIBUTIONS


def counted_in(counts: Counts, into: list[int], batches: list[int]) -> Counts:
    """Returns a distribution of all batches after some have been merged."""
    rows = {batch: [0] * HANDS for batch in batches}
    for batch, merged in enumerate(into):
        for seat in range(HANDS):
            rows[merged][seat] += counts[batch * HANDS + seat]
    return tuple(count for batch in batches for count in rows[batch])


@pytest.mark.rule("JR-7.4")
def test_merged_distributions_have_the_weight_of_all_that_they_replace() -> None:
    rows = [(1, 2, 0, 1), (2, 1, 1, 0), (0, 3, 1, 0)]
    hypotheses = TheftHypotheses(2, [4, 5, 7], {(9, number, *counts): 1 for number in range(100) for counts in rows})
    assert len(hypotheses.fewer(4).weights) == 200
    assert hypotheses.fewer(4).batches == [4, 5]
    assert hypotheses.fewer(4).weights[9, 8, 1, 3] == 2
