"""JR-6.6 to JR-6.8: over the edge of the map, and the way back."""

import pytest

from tests.helpers import codes, legal, play, position, why
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import rabbit, set_out, walk

# -- JR-6.6: going -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.6")
@pytest.mark.parametrize(
    ("place", "way"),
    [
        ("JD", "exit 0"),  # a hex, the sea
        ("JC", "exit 1"),  # a hex, the lake
        ("citadel", "exit 1"),  # far along a road
        ("KC", "exit 0; take 1"),  # a fork
    ],
)
def test_a_rabbit_may_follow_an_open_road_off_the_map(place: str, way: str):
    s = set_out(place, moves=way)
    assert legal(s) == ["off-board"], "a decision of its own, so that it can be taken back"
    play(s, "off-board")
    assert rabbit(s) == "off-board"


@pytest.mark.rule("JR-6.6")
def test_the_turn_ends_there_without_increment():
    s = set_out("JD", "9S 10D", moves="exit 0", pile="3H")
    events = play(s, "off-board")
    assert "drew" not in codes(events, 0)
    assert s.view(0)["hand"] == ["10D", "9S"]
    assert s.turn == 1
    assert codes(events, 1)[-1] == "turn-began"


@pytest.mark.rule("JR-6.6")
def test_on_the_map_there_is_an_increment():
    s = set_out("citadel", "9D", moves="exit 3", pile="3H")
    assert s.view(0)["hand"] == ["9D", "3H"]


@pytest.mark.rule("JR-6.6")
def test_off_board_nothing_is_acquired():
    s = set_out("JD", "10D 9D", moves="exit 0; off-board")
    assert s.turn == 1
    assert "JD" in s.view(0)["court"]


@pytest.mark.rule("JR-6.6")
def test_a_transfer_before_it_stays_paid():
    s = set_out("citadel", "7S", moves="exit 2; hike 4; pay 7S")
    assert walk(s) == "off-board"
    assert s.view(0)["lot"] == ["7S"]
    assert s.view(0)["hand"] == []


# -- JR-6.7: coming back -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.7")
def test_a_turn_that_begins_off_board_has_its_lottery():
    s = position(rabbits=("off-board",), hands=("4D 9S",), players=2, dice=((4, 3),), pile="2H 3H")
    play(s, "roll")
    assert legal(s) == ["lottery 4D", "pass"]
    play(s, "lottery 4D")
    assert s.view(0)["hand"] == ["9S", "4D", "2H"]


@pytest.mark.rule("JR-6.7")
@pytest.mark.parametrize("hand", ["", "10C 10S 10H 10D", "horse boat KS"])
def test_its_journey_is_the_move_underground_and_there_is_no_choice(hand: str):
    s = set_out("off-board", hand)
    assert legal(s) == ["underground"]
    assert why(s, "stay").rule == "JR-6.7"
    play(s, "underground")
    assert rabbit(s) == "underground"


@pytest.mark.rule("JR-6.7")
def test_there_is_no_acquisition_but_an_increment():
    s = set_out("off-board", "10D 9D", pile="3H")
    events = play(s, "underground")
    assert [code for code in codes(events, 0) if code in ("arrived", "drew")] == ["arrived", "drew"]
    assert s.view(0)["hand"] == ["10D", "9D", "3H"]
    assert s.turn == 1


@pytest.mark.rule("JR-6.7")
def test_the_turn_after_that_one_may_leave_by_a_cave():
    s = position(rabbits=("off-board",), hands=("",), players=1, dice=((6, 6), (6, 6)))
    play(s, "roll", "pass", "underground")
    assert s.turn == 0
    play(s, "roll", "pass")
    assert legal(s) == ["stay", "hole cave1", "hole cave2", "hole cave3", "hole cave4"]
    assert walk(s, "hole cave4") == "JC"


@pytest.mark.rule("JR-6.6")
@pytest.mark.rule("JR-6.7")
def test_a_rabbit_goes_off_board_and_comes_back():
    s = position(rabbits=("JD",), hands=("",), players=1, dice=((6, 6),) * 3, pile="2C 3C 4C")
    play(s, "roll", "pass", "exit 1", "off-board")
    assert s.view(0)["hand"] == []
    play(s, "roll", "pass", "underground")
    assert s.view(0)["hand"] == ["2C"]
    play(s, "roll", "pass", "hole cave1")
    assert rabbit(s) == "KD"


# -- JR-6.8: being sent ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.8")
def test_a_rabbit_off_board_in_anothers_turn_stays_so_until_its_own_turn():
    s = position(rabbits=("KC", "off-board", "off-board"), hands=("", "9C", "9S"), dice=((6, 6),) * 3)
    play(s, "roll", "pass", "stay")
    while s.turn == 0:
        play(s, legal(s)[-1])
    assert (rabbit(s, 1), rabbit(s, 2)) == ("off-board", "off-board")
    assert s.view(1)["hand_sizes"][1:] == [1, 1], "nothing was drawn for them"
    play(s, "roll", "pass")
    assert legal(s, 1) == ["underground"], "its turn began off-board"
    play(s, "underground")
    assert (rabbit(s, 1), rabbit(s, 2)) == ("underground", "off-board")
    play(s, "roll", "pass")
    assert legal(s, 2) == ["underground"]


@pytest.mark.rule("JR-6.8")
def test_the_active_player_who_lands_off_board_ends_the_turn_at_once_without_increment():
    s = set_out("KC", "10C 10S", board=lands.walled_tower(), pile="3H")
    events = play(s, "off-board")
    assert codes(events, 1) == ["arrived", "turn-began"]
    assert s.turn == 1
    assert s.view(0)["hand"] == ["10C", "10S"]


@pytest.mark.rule("JR-6.8")
def test_and_starts_the_next_turn_so():
    s = set_out("KC", "", board=lands.walled_tower(), players=1, hands=("",), moves="off-board; roll; pass")
    assert legal(s) == ["underground"]
