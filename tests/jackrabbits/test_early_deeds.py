"""JR-8.16, addition `early-deeds`: fights and trades before the journey, where the turn begins."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, codes, legal, play, position, standard

EARLY = {"early-deeds": True}


def together(hand: str, other: str, moves: str = "roll; 0: pass", **setup: Any) -> RabbitState:
    """Two rabbits on K♦, whose king is in seat 1's hand or in the court; the lottery is over."""
    return standard(
        rabbits=("KD", "KD", "KC"),
        hands=(hand, other, ""),
        options=EARLY,
        pile="2C 3C 4C",
        dice=((6, 6),),
        moves=moves,
        **setup,
    )


@pytest.mark.rule("JR-8.16")
def test_a_fight_is_offered_before_the_journey():
    state = together("5S", "")
    assert state.view(0)["question"]["code"] == "early-deeds"
    assert legal(state) == ["fight 1", "pass"]


@pytest.mark.rule("JR-8.16")
def test_after_passing_the_journey_follows_and_the_deeds_come_again():
    state = together("5S", "")
    assert "passed" in codes(play(state, "pass"))
    play(state, "stay")
    assert state.view(0)["question"]["code"] == "acquisition"
    assert "fight 1" in legal(state)


@pytest.mark.rule("JR-8.16")
def test_it_is_one_fight_a_turn_all_the_same():
    state = together("5S 4S", "9C")
    play(state, "fight 1", "spades 5S", "strike", "1: yield")
    assert state.place_of(1) == "off-board"
    assert state.view(0)["question"]["code"] == "journey"
    play(state, "stay")
    assert not [line for line in legal(state) if line.startswith("fight")]


@pytest.mark.rule("JR-8.16")
def test_trades_are_offered_where_the_turn_begins():
    state = standard(
        rabbits=("JC", "KC"), hands=("9D 8D", ""), options=EARLY, lot="5C", dice=((6, 6),), moves="roll; 0: pass"
    )
    assert legal(state) == ["trade 5C", "pass"]
    play(state, "trade 5C", "pay 8D")
    assert "5C" in state.view(0)["hand"]
    assert state.view(0)["question"]["code"] == "journey"  # nothing is left for sale


@pytest.mark.rule("JR-8.16")
def test_the_guidance_names_the_prices_of_early_trades():
    state = standard(
        rabbits=("JC", "KC"), hands=("9D 8D", ""), options=EARLY, lot="5C", dice=((6, 6),), moves="roll; 0: pass"
    )
    sale = {"card": "5C", "price": 5, "suits": ["D"], "cards": ["8D"]}
    assert RABBITS.guidance(state.view(0)) == {"sales": [sale]}


@pytest.mark.rule("JR-8.16")
def test_royals_are_not_acquired_early():
    state = together("5S 9D 2D", "")
    assert "acquire" not in legal(state)


@pytest.mark.rule("JR-8.16")
def test_a_royal_stolen_early_ends_journey_and_acquisition():
    state = together("5S", "KD")
    events = play(state, "fight 1", "spades 5S", "strike")
    events = play(state, "1: yield")
    assert {"stole", "drew"} <= set(codes(events, 0))
    assert state.turn == 1
    assert state.place_of(0) == "KD"


@pytest.mark.rule("JR-8.16")
def test_a_loser_ends_its_turn_off_board_without_increment():
    state = together("5S", "6S")
    play(state, "fight 1", "spades 5S", "strike", "1: spades 6S", "1: strike")
    events = play(state, "0: yield")
    assert state.place_of(0) == "off-board"
    assert "drew" not in codes(events, 0)
    assert state.turn == 1


@pytest.mark.rule("JR-8.16")
def test_nobody_is_asked_where_nothing_is_possible():
    alone = standard(rabbits=("KD", "KC"), hands=("5S", ""), options=EARLY, dice=((6, 6),), moves="roll; 0: pass")
    assert alone.view(0)["question"]["code"] == "journey"
    off_board = standard(
        rabbits=("off-board", "KC"), hands=("5S", ""), options=EARLY, dice=((6, 6),), moves="roll; 0: pass"
    )
    assert legal(off_board) == ["underground"]


@pytest.mark.rule("JR-8.16")
def test_a_hand_without_spades_is_asked_all_the_same():
    assert legal(together("5C", "")) == ["pass"]


@pytest.mark.rule("JR-8.16")
def test_it_is_refused_if_all_that_it_brings_forward_is_out_of_play():
    def tight(suits: str, **options: bool) -> RabbitState:
        return RABBITS.new(2, 1, "intro", {**EARLY, "tight-suits": True, "suits": suits, **options})

    with pytest.raises(BadInput) as refused:
        tight("CH", fights=True, trades=True)
    assert refused.value.reason.code == "option-needs-suit"
    assert refused.value.reason.params == {"option": "early-deeds", "suit": "SD"}
    with pytest.raises(BadInput):
        tight("CS", trades=True)
    assert "early-deeds" in tight("CS", fights=True, trades=True).rules.turn_names


@pytest.mark.rule("JR-8.16")
def test_it_needs_fights_or_trades():
    for options in ({"fights": True}, {"trades": True}):
        position(rabbits=("KC", "KD"), options={**EARLY, **options})
    with pytest.raises(BadInput, match=r"option-needs-any \[JR-8.16\]"):
        position(rabbits=("KC", "KD"), options=EARLY)


@pytest.mark.rule("JR-8.16")
def test_a_passport_given_away_keeps_its_value_but_cannot_pay():
    state = standard(
        rabbits=("KC", "KC"),
        hands=("9C 2C", "4D"),
        options={**EARLY, "personal-trades": True},
        pile="2D 3D",
        dice=((6, 5),),
        moves="passport 9C; roll; 0: pass; offer 1; give 9C; want 4D; propose; 1: accept",
    )
    play(state, "0: hand 9C", "0: exchange", "1: hand 4D", "1: exchange", "0: keep", "1: keep")
    play(state, *["pass"] * ("pass" in legal(state)))
    assert "9C" in state.view(1)["hand"]
    assert state.view(0)["question"] == {"code": "flight", "price": 2}
    play(state, "fly KS")
    assert legal(state) == ["pay 2C", "put 2C"]
    play(state, "pay 2C")
    assert state.place_of(0) == "KS"
