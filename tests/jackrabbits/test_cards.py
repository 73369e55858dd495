"""Section 1 and JR-5.1: the cards, the court, and the values."""

import pytest

from jackhouse.jackrabbits.cards import (
    BOAT,
    CARD_NAMES,
    CARDS,
    CLUBS,
    COURT,
    COURTED,
    DIAMONDS,
    HEARTS,
    HORSE,
    IS_COURT,
    IS_ROYAL,
    LOT,
    NUMBERS,
    ORDER,
    PILE,
    RANK,
    ROYALS,
    SPADES,
    SUIT,
    SUIT_BIT,
    SUITS,
    VALUE,
    card_code,
    suited,
)


def names(cards: list[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)


def shown(hand: str) -> str:
    return names(sorted([card_code(name) for name in hand.split()], key=ORDER.__getitem__))


@pytest.mark.rule("JR-1.1")
def test_there_are_54_cards_thirteen_in_each_of_four_suits_and_two_jokers():
    assert CARDS == len(CARD_NAMES) == len(set(CARD_NAMES)) == 54
    assert names(list(range(2, 15))) == "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
    for suit in range(4):
        of_suit = [card for card in range(CARDS) if SUIT[card] == suit]
        assert [RANK[card] for card in of_suit] == list(range(1, 14))
        assert {CARD_NAMES[card][-1] for card in of_suit} == {SUITS[suit]}
        assert [suited(suit, rank) for rank in range(1, 14)] == of_suit


@pytest.mark.rule("JR-1.1")
def test_the_black_joker_is_the_boat_and_the_red_one_the_horse():
    assert (BOAT, HORSE) == (0, 1)
    assert (CARD_NAMES[BOAT], CARD_NAMES[HORSE]) == ("boat", "horse")


@pytest.mark.rule("JR-1.1")
def test_jokers_have_neither_suit_nor_rank():
    for joker in (BOAT, HORSE):
        assert (SUIT[joker], SUIT_BIT[joker], RANK[joker]) == (-1, 0, 0)


@pytest.mark.rule("JR-1.1")
def test_a_suit_is_one_bit_of_a_mask():
    assert [SUIT_BIT[card_code(card)] for card in ("AC", "7S", "10H", "KD")] == [CLUBS, SPADES, HEARTS, DIAMONDS]
    assert CLUBS | SPADES | HEARTS | DIAMONDS == 15


@pytest.mark.rule("JR-1.2")
def test_the_court_is_twelve_royals_and_both_jokers_and_the_pile_the_other_forty():
    assert names(ROYALS) == "JC QC KC JS QS KS JH QH KH JD QD KD"
    assert sorted(COURT) == sorted([BOAT, HORSE, *ROYALS])
    assert sorted(COURT + NUMBERS) == list(range(CARDS))
    assert len(NUMBERS) == 40
    assert [card for card in range(CARDS) if IS_COURT[card]] == COURT
    assert [card for card in range(CARDS) if IS_ROYAL[card]] == ROYALS


@pytest.mark.rule("JR-1.2")
def test_court_pile_and_lot_are_no_seat():
    assert len({PILE, LOT, COURTED}) == 3
    assert max(PILE, LOT, COURTED) < 0


@pytest.mark.rule("JR-5.1")
@pytest.mark.parametrize(
    ("card", "value"),
    [("AC", 1), ("2S", 2), ("9H", 9), ("10D", 10), ("JC", 10), ("QS", 10), ("KH", 10), ("boat", 0), ("horse", 0)],
)
def test_what_a_card_is_worth(card: str, value: int):
    assert VALUE[card_code(card)] == value


@pytest.mark.rule("JR-5.1")
def test_each_suit_is_worth_85():
    assert [sum(VALUE[suited(suit, rank)] for rank in range(1, 14)) for suit in range(4)] == [85] * 4


def test_a_hand_is_shown_from_the_king_down_jokers_last():
    assert shown("AC horse 2D 10S boat JD KS QH KC") == "KC KS QH JD 10S 2D AC boat horse"
    assert shown("7D 7H 7S 7C") == "7C 7S 7H 7D"
    assert len(set(ORDER)) == CARDS


def test_a_card_that_does_not_exist_has_no_code():
    with pytest.raises(KeyError):
        card_code("11C")
