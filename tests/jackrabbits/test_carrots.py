"""JR-5.2, JR-5.3: spent cards, and the claim of a royal that leaves the hand."""

import pytest

from jackhouse.jackrabbits.cards import card_code
from jackhouse.jackrabbits.dealing import pass_on
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.kernel.frame import CLOSED
from tests.helpers import codes, hand, legal, play, position, told

# -- spent, discarded, given up ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-5.2")
def test_spent_cards_join_the_lot():
    s = position(
        rabbits=("JC", "KC"), hands=("9D 2D 8C", ""), lot="AS", dice=((5, 5),), moves="roll; pass; exit 2; hole cave1"
    )
    play(s, "pay 9D,2D")
    assert s.view(1)["lot"] == ["AS", "9D", "2D"]
    assert hand(s) == "8C"


@pytest.mark.rule("JR-5.2")
def test_cards_on_the_counter_are_not_spent_before_the_payment_is_complete():
    many = "6C 6S 5C 5S 4C 4S 3C 3S 2C 2S AC AS"
    s = position(hands=(many, ""), dice=((6, 6),), moves="roll; exit 0; hike 0")
    seen = s.view(1)
    play(s, "put AS")
    assert (s.view(0)["lot"], hand(s)) == ([], many)
    assert s.view(1) == seen
    play(s, "pay 6C,5C,AS")
    assert s.view(1)["lot"] == ["6C", "5C", "AS"]


@pytest.mark.rule("JR-5.2")
def test_a_royal_spent_goes_back_to_the_court_and_its_carrot_leaves_the_hex():
    s = position(rabbits=("JC", "KC"), hands=("KD 8C", ""), dice=((5, 5),), moves="roll; pass; exit 2; hole cave1")
    assert s.view(1)["carrots"] == {"KD": 0}
    events = play(s, "pay KD")
    assert told(events, "royal-returned") == [{"seat": 0, "card": "KD"}]
    assert (s.view(1)["carrots"], s.view(1)["lot"], s.free_carrots(0)) == ({}, [], 3)
    assert "KD" in s.view(1)["court"]


@pytest.mark.rule("JR-5.2")
def test_a_returned_royal_can_be_claimed_at_once():
    s = position(
        rabbits=("JC", "KC"),
        hands=("KD 10D", ""),
        pile="2C",
        dice=((5, 5),),
        moves="roll; exit 2; hole cave1; pay KD; on",
    )
    assert s.view(0)["rabbits"][0] == "KD"
    play(s, "acquire", "pay 10D")
    assert (hand(s), s.view(1)["carrots"]) == ("KD 2C", {"KD": 0})


@pytest.mark.rule("JR-5.2")
def test_a_royal_given_up_can_be_claimed_by_the_next():
    s = position(
        rabbits=("KD", "JS"),
        hands=("QC JS JH 10D", "10S"),
        moves="roll; stay; acquire; pay 10D; discard JS; 1: roll; pass; stay; acquire; pay 10S",
    )
    assert s.view(None)["carrots"] == {"QC": 0, "JH": 0, "KD": 0, "JS": 1}


@pytest.mark.rule("JR-5.2")
def test_a_royal_discarded_goes_back_to_the_court():
    s = position(rabbits=("KD", "KC"), hands=("QC 9C 8C 7C 6C 5C 4C 3C 2C", ""), pile="AC", moves="roll; stay; rest")
    assert codes(play(s, "discard QC"), 1)[:2] == ["discarded", "royal-returned"]
    assert (s.view(1)["carrots"], s.view(1)["lot"]) == ({}, [])
    assert "QC" in s.view(1)["court"]


@pytest.mark.rule("JR-5.2")
def test_a_joker_spent_goes_back_to_the_court():
    s = position(rabbits=("JC", "KC"), hands=("horse", ""), moves="roll; pass; ride KD")
    events = play(s, "pay horse")
    assert told(events, "joker-returned") == [{"seat": 0, "card": "horse"}]
    assert (s.view(1)["lot"], hand(s)) == ([], "")
    assert "horse" in s.view(1)["court"]


# -- changing hands ----------------------------------------------------------------------------------------------------


def change_hands(state: RabbitState, giver: int, receiver: int, card: str) -> None:
    """Moves a card from hand to hand, as a theft does, and asks the open question again."""
    state.window = CLOSED
    pass_on(state, giver, receiver, card_code(card))
    if state.free_carrots(receiver) < 0:
        ask_to_give_up(state, receiver)
    state.run()


@pytest.mark.rule("JR-5.3")
def test_a_royal_that_changes_hands_takes_its_claim_along():
    s = position(rabbits=("KD", "KC"), hands=("9S", "KD QS"))
    assert s.view(None)["carrots"] == {"QS": 1, "KD": 1}
    change_hands(s, giver=1, receiver=0, card="KD")
    assert s.view(None)["carrots"] == {"QS": 1, "KD": 0}
    assert (hand(s, 0), hand(s, 1)) == ("KD 9S", "QS")
    assert (s.free_carrots(0), s.free_carrots(1)) == (2, 2)
    assert "KD" not in s.view(None)["court"]
    assert (s.awaited, legal(s)) == ([0], ["roll"])


@pytest.mark.rule("JR-5.3")
def test_a_third_royal_may_be_kept():
    s = position(rabbits=("KD", "KC"), hands=("QC JH", "KD QS"))
    change_hands(s, giver=1, receiver=0, card="KD")
    assert legal(s, 0) == ["roll"]
    assert s.view(None)["carrots"] == {"QC": 0, "JH": 0, "KD": 0, "QS": 1}


@pytest.mark.rule("JR-5.3")
@pytest.mark.parametrize("given_up", ["QC", "JS", "JH", "KD"])
def test_a_fourth_royal_makes_the_receiver_give_up_any_one_at_once(given_up: str):
    s = position(rabbits=("KD", "KC"), hands=("QC JS JH 9S", "KD QS"))
    change_hands(s, giver=1, receiver=0, card="KD")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "giving-up")
    assert legal(s) == ["discard KD", "discard QC", "discard JS", "discard JH"]
    events = play(s, f"discard {given_up}")
    assert codes(events, 1) == ["gave-up", "royal-returned"]
    assert s.view(1)["carrots"] == {card: 0 for card in ("QC", "JS", "JH", "KD") if card != given_up} | {"QS": 1}
    assert given_up in s.view(1)["court"]
    assert legal(s, 0) == ["roll"]


@pytest.mark.rule("JR-5.3")
def test_the_receiver_gives_up_in_anothers_turn_too():
    s = position(rabbits=("KD", "KC"), hands=("KD 9S", "QC JS JH"))
    change_hands(s, giver=0, receiver=1, card="KD")
    assert (s.awaited, s.view(None)["turn"]) == ([1], 0)
    play(s, "discard QC")
    assert (s.awaited, s.view(None)["carrots"]) == ([0], {"JS": 1, "JH": 1, "KD": 1})


@pytest.mark.rule("JR-5.3")
@pytest.mark.parametrize("card", ["9H", "boat"])
def test_other_cards_bring_no_claim_and_nothing_is_given_up(card: str):
    s = position(rabbits=("KD", "KC"), hands=("QC JS JH", card))
    change_hands(s, giver=1, receiver=0, card=card)
    assert legal(s, 0) == ["roll"]
    assert hand(s, 0) == f"QC JS JH {card}"
    assert s.view(None)["carrots"] == {"QC": 0, "JS": 0, "JH": 0}
