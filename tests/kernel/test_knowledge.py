"""What was seen of the cards, whoever looks and when."""

from jackhouse.kernel import KnowledgeLog

ALL = (0, 1, None)


def knowers(knowledge: KnowledgeLog, card: int) -> list[bool]:
    return [knowledge.card_knowledge().knows(seat, card) for seat in ALL]


def test_cards_drawn_shown_and_shuffled() -> None:
    knowledge = KnowledgeLog.of_nothing(2, 4)
    knowledge.drawn(1, 0)
    assert knowers(knowledge, 1) == [True, False, False]
    knowledge.show(2)
    assert knowers(knowledge, 2) == [True, True, True]
    before = knowledge.copy()
    knowledge.shuffled([1, 2])
    assert knowers(knowledge, 2) == [False, False, False]
    assert (knowledge.card_knowledge().batch, knowledge.card_knowledge().newest) == ([0, 1, 1, 0], 1)
    assert (before.card_knowledge().batch, before.card_knowledge().newest, knowers(before, 2)) == (
        [0, 0, 0, 0],
        0,
        [True] * 3,
    )


def test_what_is_written_after_a_copy_was_made_is_its_own() -> None:
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


def test_an_insight_stays_as_it_was_when_more_is_seen() -> None:
    knowledge = KnowledgeLog.of_nothing(3, 6)
    for card in range(4):
        knowledge.drawn(card, card % 2)
    knowledge.shown(1, 1)
    earlier = knowledge.card_knowledge()
    assert knowledge.card_knowledge() is earlier
    knowledge.stolen(1, 1, 0, [1, 3], [[0, 2], [1, 3], []])
    knowledge.shuffled([4, 5])
    knowledge.left_hand(3, 1)
    assert earlier.known == [1, 15, 1, 2, 0, 0]
    assert (earlier.batch, earlier.newest, earlier.mixed, earlier.hypotheses_of) == ([0] * 6, 0, {}, [])
    later = knowledge.card_knowledge()
    assert (later.batch, later.newest) == ([0, 0, 0, 0, 2, 2], 2)
    assert (later.known[1], later.known[3]) == (3, 0)


def test_a_theft_written_down_is_the_theft_that_was() -> None:
    """Seat 2 knew one of the victim's two cards: either may have gone."""
    knowledge = KnowledgeLog.of_nothing(3, 6)
    for card in range(4):
        knowledge.drawn(card, card % 2)
    knowledge.shown(1, 1)
    knowledge.stolen(3, 1, 0, [1, 3], [[0, 2], [1, 3], []])
    card_knowledge = knowledge.card_knowledge()
    assert knowers(knowledge, 3) == [True, True, False]
    hypotheses = card_knowledge.hypotheses(2)
    assert hypotheses is not None
    assert (hypotheses.batches, hypotheses.ways) == ([0, 1], {(2, 1, 0, 1, 0, 0): 1, (3, 0, 0, 0, 1, 0): 1})
    assert card_knowledge.hypotheses(0) is card_knowledge.hypotheses(1) is None
