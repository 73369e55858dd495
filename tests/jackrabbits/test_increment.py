"""JR-4.7, JR-4.8: a card at the end of the turn, and what happens when the pile runs out."""

import pytest

from jackhouse.jackrabbits.cards import CARD_NAMES, NUMBERS
from tests.helpers import codes, hand, legal, play, position, told

ALL = [CARD_NAMES[card] for card in NUMBERS]

# -- the card ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.7")
@pytest.mark.parametrize("place", ["citadel", "KD", "QC", "underground"])
def test_a_rabbit_that_ends_on_a_hex_or_underground_draws_one_card(place: str):
    s = position(rabbits=(place, "KC"), hands=("9S", ""), pile="2C 3C", moves="roll; stay; 1: roll")
    assert hand(s) == "9S 2C"


@pytest.mark.rule("JR-4.7")
def test_the_card_is_drawn_after_the_journey_too():
    s = position(rabbits=("JC", "KC"), hands=("", ""), pile="2C 3C", moves="roll; exit 0; rest")
    assert hand(s) == "2C"
    s = position(rabbits=("JC", "KC"), hands=("", ""), pile="2C 3C", moves="roll; exit 2; underground")
    assert hand(s) == "2C"


@pytest.mark.rule("JR-4.7")
def test_a_rabbit_that_ends_off_board_draws_nothing():
    s = position(rabbits=("JC", "KC"), hands=("", ""), pile="2C 3C", moves="roll; pass; exit 1")
    events = play(s, "off-board")
    assert "drew" not in codes(events)
    assert hand(s) == ""
    assert s.view(None)["turn"] == 1


@pytest.mark.rule("JR-4.7")
def test_the_turn_that_begins_off_board_ends_underground_with_a_card():
    s = position(rabbits=("off-board", "KC"), hands=("", ""), pile="2C 3C", moves="roll; pass; underground")
    assert hand(s) == "2C"


@pytest.mark.rule("JR-4.7")
def test_all_see_that_a_card_is_drawn_and_one_sees_which():
    s = position(hands=("", ""), pile="2C", moves="roll; pass")
    [drew] = [event for event in play(s, "stay") if event.code == "drew"]
    assert drew.to(0) == {"code": "drew", "params": {"seat": 0, "card": "2C", "cause": "increment"}}
    assert drew.to(1) == drew.to(None) == {"code": "drew", "params": {"seat": 0, "cause": "increment"}}


@pytest.mark.rule("JR-4.7")
def test_each_draws_at_the_end_of_the_own_turn_only():
    s = position(hands=("", "", ""), moves="roll; stay")
    assert s.view(None)["hand_sizes"] == [1, 0, 0]
    play(s, "roll", "pass", "stay")
    assert s.view(None)["hand_sizes"] == [1, 1, 0]


# -- the pile runs out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.8")
def test_the_lot_is_shuffled_into_a_new_pile_when_a_draw_is_due():
    s = position(hands=("9S", "8S"), rest="lot", moves="roll; pass")
    assert (s.view(0)["pile_size"], len(s.view(0)["lot"])) == (0, 38)
    events = play(s, "stay")
    assert codes(events) == ["stayed", "reshuffled", "drew", "turn-began"]
    assert told(events, "reshuffled") == [{"cards": 38}]
    assert (s.view(0)["pile_size"], s.view(0)["lot"]) == (37, [])
    [drawn] = told(events, "drew")
    assert sorted([drawn["card"], "9S", "8S", *[CARD_NAMES[card] for card in s.pile]]) == sorted(ALL)


@pytest.mark.rule("JR-4.8")
def test_the_new_pile_is_really_shuffled():
    spent = "AC 2C 3C 4C 5C 6C"
    hands = ("", " ".join(card for card in ALL if card not in spent.split()))
    orders = set()
    for seed in range(400):
        s = position(hands=hands, lot=spent, options={"hand-limit": "caught"}, seed=seed, moves="roll; stay")
        orders.add((hand(s, 0), *s.pile))
    assert {order[0] for order in orders} == set(spent.split())
    assert len(orders) > 250  # of 720, each as likely


@pytest.mark.rule("JR-4.8")
def test_the_lot_is_not_shuffled_before_a_draw_is_due():
    s = position(hands=("9S", "8S"), pile="2C", rest="lot", moves="roll; stay")
    assert (s.view(0)["pile_size"], len(s.view(0)["lot"])) == (0, 37)
    play(s, "roll", "pass")
    assert (s.view(0)["pile_size"], len(s.view(0)["lot"])) == (0, 37)
    assert "reshuffled" in codes(play(s, "stay"))


@pytest.mark.rule("JR-4.8")
def test_the_prize_of_the_lottery_is_a_draw_like_any_other():
    s = position(hands=("4D", "8S"), rest="lot", dice=((3, 4),), moves="roll")
    assert codes(play(s, "lottery 4D")) == ["showed", "reshuffled", "drew"]
    assert s.view(0)["hand_sizes"] == [2, 1]


@pytest.mark.rule("JR-4.8")
def test_cards_paid_in_this_turn_are_in_the_lot_that_is_shuffled():
    hands = ("10D", " ".join(ALL).replace("10D", ""))
    s = position(rabbits=("KD", "KC"), hands=hands, options={"hand-limit": "caught"}, moves="roll; stay; acquire")
    assert (s.view(0)["pile_size"], s.view(0)["lot"]) == (0, [])
    assert codes(play(s, "pay 10D")) == ["paid", "acquired", "reshuffled", "drew"]
    assert hand(s) == "KD 10D"


@pytest.mark.rule("JR-4.8")
def test_if_pile_and_lot_are_both_empty_the_card_is_lost():
    hands = (" ".join(ALL[:20]), " ".join(ALL[20:]))
    s = position(hands=hands, options={"hand-limit": "caught"}, dice=((1, 1),), moves="roll")
    assert codes(play(s, "lottery AC")) == ["showed", "no-card-left"]
    assert codes(play(s, "stay")) == ["stayed", "no-card-left"]
    assert s.view(0)["hand_sizes"] == [20, 20]
    assert legal(s, 0) == ["call 1", "pass"]
