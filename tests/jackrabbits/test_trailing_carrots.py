"""JR-8.10, addition `trailing-carrots`: a hex with the own carrot need not stop a journey.

On the sample board, K♦'s road 3 leads to J♠; from there roads lead to Q♦ (0), K♦ (1), K♠ (2) and off-board (4).
"""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Reason
from tests.helpers import RABBITS, codes, legal, play, standard, why

TRAILING = {"trailing-carrots": True}


def from_king(hand: str = "JS", other: str = "", options: dict[str, Any] = TRAILING) -> RabbitState:
    """Seat 0 leaves K♦ by its road and comes to J♠."""
    state = standard(
        rabbits=("KD", "KH"),
        hands=(hand, other),
        options=options,
        pile="2C 3C 4C",
        dice=((6, 5),),
        moves="roll; pass; exit 3",
    )
    go(state, *["on"] * ("on" in legal(state)))
    return state


def go(state: RabbitState, *lines: str) -> list[Any]:
    """Plays lines and follows the road after each, past what could be paid; returns all events."""
    events: list[Any] = []
    for line in lines:
        events += play(state, line)
        while not state.over and "on" in legal(state):
            events += play(state, "on")
    return events


@pytest.mark.rule("JR-8.10")
def test_at_the_own_carrot_one_may_stay_or_go_on():
    state = from_king()
    assert state.phase == "journey"
    assert legal(state) == ["stay", "exit 0", "exit 2", "exit 4"]  # K♦, where it began, is visited


@pytest.mark.rule("JR-8.10")
def test_staying_there_ends_the_journey():
    state = from_king()
    assert "arrived" in codes(play(state, "stay"))
    assert state.place_of(0) == "JS"
    assert state.phase != "journey"


@pytest.mark.rule("JR-8.10")
def test_going_on_leads_to_the_next_hex_in_the_same_journey():
    state = from_king()
    events = play(state, "exit 2")
    assert codes(events)[:2] == ["travelled", "arrived"]
    (path,) = [event.params["path"] for event in events if event.code == "travelled"]
    assert [step[:2] for step in path if step[:2] in ("JS", "KS")] == ["JS", "KS"]
    assert not [step for step in path if step.endswith(":7")]
    assert state.place_of(0) == "KS"


@pytest.mark.rule("JR-8.10")
def test_another_ones_carrot_or_none_stops_the_journey():
    assert from_king(hand="", other="JS").place_of(0) == "JS"
    assert from_king(hand="").place_of(0) == "JS"
    assert from_king(options={}).place_of(0) == "JS"


@pytest.mark.rule("JR-8.10")
def test_a_hex_that_is_passed_asks_nobody_and_sells_nothing():
    """J♠ is held, and Q♦ on the way is a palace with the own carrot: nobody is asked about either."""
    state = from_king(hand="JS QD", other="6H")
    go(state, "exit 0")
    assert legal(state)[0] == "stay"  # at Q♦ now
    events = go(state, "exit 2")  # to J♦
    assert state.place_of(0) == "JD"
    assert "uncontested" not in codes(events)
    assert len(state.hands[0]) == 2


@pytest.mark.rule("JR-8.10")
def test_each_hex_is_passed_once():
    state = from_king(hand="JS QD JD")
    go(state, "exit 0", "exit 2")  # J♠, Q♦, J♦
    assert "exit 4" not in legal(state)  # back to Q♦
    assert "exit 3" in legal(state)  # to the Citadel


@pytest.mark.rule("JR-8.10")
def test_a_horse_lands_there_and_goes_on_and_may_be_mounted_there():
    state = from_king(hand="JS horse")
    assert "ride QH" in legal(state)
    assert not {"ride KD", "ride JS"} & set(legal(state))
    landed = standard(
        rabbits=("KH", "KD"),
        hands=("JS horse", ""),
        options=TRAILING,
        dice=((6, 5),),
        moves="roll; pass; ride JS; pay horse",
    )
    assert legal(landed) == ["stay", "exit 0", "exit 1", "exit 2", "exit 4"]
    play(landed, "exit 0")
    assert landed.place_of(0) == "QD"


@pytest.mark.rule("JR-8.10")
def test_the_hexes_passed_stay_barred_after_a_transfer():
    state = from_king(hand="JS horse QD")
    go(state, "exit 0")
    assert not {"ride KD", "ride JS", "ride QD"} & set(legal(state))
    on_horse = from_king(hand="JS horse QD")
    go(on_horse, "ride QD", "pay horse")
    assert "exit 2" in legal(on_horse)  # to J♦
    assert "exit 4" not in legal(on_horse)  # back to J♠


@pytest.mark.rule("JR-8.10")
def test_a_flight_ends_where_it_lands():
    state = standard(
        rabbits=("KC", "KD"),
        hands=("9C KS", ""),
        options=TRAILING,
        dice=((3, 4),),
        moves="passport 9C; roll; pass; fly KS",
    )
    assert state.place_of(0) == "KS"
    assert state.phase != "journey"


@pytest.mark.rule("JR-8.10")
def test_going_on_can_be_taken_back_and_is_found_by_the_prospects():
    state = from_king()
    state.undo(0)
    assert legal(state)[0] == "stay"
    assert state.view(0)["journey"] is None
    ways = RABBITS.prospects(state.view(0))
    found = {way["to"]: way["actions"] for way in ways}
    assert found["JS"] == ["exit 3", "stay"]
    assert found["KS"] == ["exit 3", "exit 2"]
    assert RABBITS.determinise(from_king().view(0), 1).view(0) == from_king().view(0)


@pytest.mark.rule("JR-8.10")
def test_going_off_board_after_a_transfer_tells_no_empty_way():
    state = standard(
        rabbits=("KS", "citadel"),
        hands=("QS 9H", ""),
        options=TRAILING,
        dice=((2, 1),),
        moves="roll; pass; exit 2; take 3; exit 1; hike 3; pay 9H",
    )
    events = play(state, "off-board")
    assert "arrived" in codes(events)
    assert "travelled" not in codes(events)


@pytest.mark.rule("JR-8.10")
def test_one_does_not_go_on_by_the_road_by_which_one_came():
    """K♣ has one road, so that only a joker leads on from there."""
    state = standard(
        rabbits=("QC", "KH"),
        hands=("KC horse", ""),
        options=TRAILING,
        dice=((6, 5),),
        moves="roll; pass; exit 2; take 3",
    )
    assert [line for line in legal(state) if line.startswith("exit")] == []
    assert why(state, "exit 0") == Reason("no-turning-back", "JR-4.5")
    assert "ride QH" in legal(state)


@pytest.mark.rule("JR-8.10")
def test_the_hex_where_the_journey_began_is_not_passed():
    state = standard(
        rabbits=("KH", "KD"), hands=("KH horse", ""), options=TRAILING, dice=((6, 5),), moves="roll; pass; exit 4"
    )
    play(state, "ride KH")
    assert "arrived" in codes(play(state, "pay horse"))
    assert state.phase != "journey"


@pytest.mark.rule("JR-8.10")
def test_a_refusal_says_that_a_hex_has_been_visited():
    on_hex = from_king(hand="JS horse")
    visited = Reason("hex-visited", "JR-8.10")
    assert why(on_hex, "ride KD") == visited
    assert why(on_hex, "ride JS") == visited
    assert why(from_king(), "ride KD") == Reason("not-sold-here", "JR-6.2")
    ridden = standard(
        rabbits=("QD", "KD"), hands=("JS horse", ""), options=TRAILING, dice=((6, 5),), moves="roll; pass; ride JS"
    )
    play(ridden, "pay horse")
    assert why(ridden, "exit 0") == visited  # its only end is Q♦, where the journey began
    on_road = from_king(hand="JS horse QD")
    go(on_road, "exit 0")
    assert why(on_road, "exit 4") == Reason("no-turning-back", "JR-4.5")
