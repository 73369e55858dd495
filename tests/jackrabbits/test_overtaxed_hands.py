"""JR-8.12, addition `overtaxed-hands`: a hand holds six cards at most."""

import pytest

from tests.helpers import hand, legal, position

SIX = "9C 8C 7C 6C 5C 4C"
OVERTAXED = {"overtaxed-hands": True}


@pytest.mark.rule("JR-8.12")
def test_at_the_end_of_a_turn_the_hand_is_discarded_down_to_six():
    state = position(
        rabbits=("KD",), hands=(SIX,), options=OVERTAXED, pile="2D", dice=((1, 1),), moves="roll; stay; rest"
    )
    assert len(hand(state, 0).split()) == 7
    assert legal(state) == [f"discard {card}" for card in hand(state, 0).split()]


@pytest.mark.rule("JR-8.12")
def test_six_cards_are_within_the_limit():
    state = position(
        rabbits=("KD", "KD"),
        hands=(SIX[3:], ""),
        options=OVERTAXED,
        pile="2D",
        dice=((1, 1),),
        moves="roll; stay; rest",
    )
    assert len(hand(state, 0).split()) == 6
    assert state.awaited == [1]


@pytest.mark.rule("JR-8.12")
def test_the_limit_counts_in_mid_turn_and_for_calls():
    won = position(rabbits=("KD",), hands=(SIX,), options=OVERTAXED, dice=((4, 5),), moves="roll; lottery 4C")
    assert legal(won)[0].startswith("discard")
    caught = {**OVERTAXED, "hand-limit": "caught"}
    called = position(
        rabbits=("KD", "KD"), hands=(SIX, ""), options=caught, pile="2D", dice=((1, 1),), moves="roll; stay; rest"
    )
    assert legal(called, 1) == ["call 0", "pass"]


@pytest.mark.rule("JR-8.12")
def test_without_the_addition_seven_cards_are_no_surplus():
    state = position(rabbits=("KD", "KD"), hands=(SIX, ""), pile="2D", dice=((1, 1),), moves="roll; stay; rest")
    assert state.awaited == [1]
    assert "overtaxed-hands" not in state.view(0)["options"]
