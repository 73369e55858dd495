"""What each observer knows of the cards, at any time."""

from random import Random

import pytest

from jackhouse.kernel import KnowledgeLog

ALL = (0, 1, None)


def knowers(knowledge: KnowledgeLog, card: int) -> list[bool]:
    return [knowledge.card_knowledge(seat).known[card] for seat in ALL]


def test_cards_drawn_shown_and_shuffled() -> None:
    knowledge = KnowledgeLog.of_nothing(2, 4)
    knowledge.drawn(1, 0)
    assert knowers(knowledge, 1) == [True, False, False]
    knowledge.show(2)
    assert knowers(knowledge, 2) == [True, True, True]
    before = knowledge.copy()
    knowledge.shuffled([1, 2])
    assert knowers(knowledge, 2) == [False, False, False]
    for seat in ALL:
        now, then = knowledge.card_knowledge(seat), before.card_knowledge(seat)
        assert (now.batch, now.newest) == ([0, 1, 1, 0], 1)
        assert (then.batch, then.newest) == ([0, 0, 0, 0], 0)
    assert knowers(before, 2) == [True] * 3


def test_a_card_shown_to_one_seat_is_known_to_no_other() -> None:
    knowledge = KnowledgeLog.of_nothing(3, 6)
    for card in range(4):
        knowledge.drawn(card, 0)
    knowledge.shown_to(2, 0, 1)
    knowledge.shuffled([4, 5])  # it is read after that
    assert knowers_of_three(knowledge, 2) == [True, True, False, False]
    assert not knowledge.card_knowledge(None).public[2]
    assert not knowledge.card_knowledge(1).public[2]


def test_a_card_shown_to_one_seat_tells_it_what_was_stolen() -> None:
    """Seat 2 knew one card of seat 0, and one of its two cards was stolen: it sees which."""
    knowledge = KnowledgeLog.of_nothing(3, 6)
    knowledge.drawn(0, 0)
    knowledge.shown_to(0, 0, 2)
    knowledge.shuffled([1, 2, 3, 4, 5])
    knowledge.drawn(1, 0)
    knowledge.stolen(1, 0, 1, [0, 1], [[0, 1], [], []], 2)
    assert knowledge.card_knowledge(2).hypotheses is not None
    knowledge.shown_to(0, 0, 2)
    assert knowledge.card_knowledge(2).hypotheses is None
    assert knowledge.card_knowledge(None).hypotheses is not None


def test_entries_after_a_copy_belong_to_one_log_alone() -> None:
    one = KnowledgeLog.of_nothing(2, 4)
    one.drawn(0, 0)
    other = one.copy()
    one.shown(0, 0)
    other.drawn(1, 1)
    third = other.copy()
    third.drawn(2, 0)
    one.left_hand(0, 0)
    assert [knowers(one, card) for card in range(3)] == [[False] * 3] * 3
    assert [knowers(other, card) for card in range(3)] == [[True, False, False], [False, True, False], [False] * 3]
    assert knowers(third, 2) == [True, False, False]


def test_computed_knowledge_stays_as_it_was_when_more_is_seen() -> None:
    knowledge = KnowledgeLog.of_nothing(3, 6)
    for card in range(4):
        knowledge.drawn(card, card % 2)
    knowledge.shown(1, 1)
    earlier = knowledge.card_knowledge(0)
    assert knowledge.card_knowledge(0) is earlier
    knowledge.stolen(1, 1, 0, [1, 3], [[0, 2], [1, 3], []], -1)
    knowledge.shuffled([4, 5])
    knowledge.left_hand(3, 1)
    assert earlier.known == [True, True, True, False, False, False]
    assert earlier.public == [False, True, False, False, False, False]
    assert (earlier.batch, earlier.newest, earlier.hypotheses) == ([0] * 6, 0, None)
    later = knowledge.card_knowledge(0)
    assert (later.batch, later.newest) == ([0, 0, 0, 0, 2, 2], 2)
    assert knowers_of_three(knowledge, 1) == [True, True, False, False]
    assert knowers_of_three(knowledge, 3) == [False] * 4


def knowers_of_three(knowledge: KnowledgeLog, card: int) -> list[bool]:
    return [knowledge.card_knowledge(seat).known[card] for seat in (0, 1, 2, None)]


def test_a_long_log_begins_anew_and_nothing_is_lost() -> None:
    """One seat looks all the time, the others only at the end."""
    knowledge = KnowledgeLog.of_nothing(2, 4)
    for turn in range(3000):
        knowledge.drawn(turn % 4, turn % 2)
        assert knowledge.card_knowledge(0).known[turn % 4] == (turn % 2 == 0)
    assert knowers(knowledge, 3) == [False, True, False]
    assert knowers(knowledge, 2) == [True, False, False]


def test_others_know_that_either_card_of_a_victim_may_have_gone() -> None:
    """Seat 2 knew one of the victim's two cards."""
    knowledge = KnowledgeLog.of_nothing(3, 6)
    for card in range(4):
        knowledge.drawn(card, card % 2)
    knowledge.shown(1, 1)
    knowledge.stolen(3, 1, 0, [1, 3], [[0, 2], [1, 3], []], -1)
    assert knowers_of_three(knowledge, 3) == [True, True, False, False]
    hypotheses = knowledge.card_knowledge(2).hypotheses
    assert hypotheses is not None
    assert (hypotheses.batches, hypotheses.weights) == ([0, 1], {(2, 1, 0, 1, 0, 0): 1, (3, 0, 0, 0, 1, 0): 1})
    assert knowledge.card_knowledge(0).hypotheses is knowledge.card_knowledge(1).hypotheses is None


@pytest.mark.rule("JR-7.4")
def test_merged_batches_are_never_counted_as_the_pile() -> None:
    """After many thefts between hands of many batches, the oldest of which is the pile's too."""
    rng = Random(1)
    knowledge = KnowledgeLog.of_nothing(4, 40)
    hands: list[list[int]] = [[] for _ in range(4)]
    pile = list(range(28, 40))  # of batch 0, like four cards in the hands
    for batch in range(7):
        cards = list(range(4 * batch, 4 * batch + 4))
        if batch:
            knowledge.shuffled(cards)
        for card, seat in zip(cards, rng.sample(range(4), 4), strict=True):
            knowledge.drawn(card, seat)
            hands[seat].append(card)
    for _ in range(12):
        victim, thief = rng.sample(range(4), 2)
        card = rng.choice(hands[victim])
        knowledge.stolen(card, victim, thief, hands[victim][:], [hand[:] for hand in hands], pile[0])
        hands[victim].remove(card)
        hands[thief].append(card)
    seen = knowledge.card_knowledge(None)
    assert len(set(seen.batch)) < 7  # some have been merged
    assert {card for card, batch in enumerate(seen.batch) if batch == 0} == {*range(4), *pile}
