"""JR-6.1: on woods, mountains and rivers a rabbit may change to the tile's other road, at the Price."""

import pytest

from tests.helpers import codes, legal, pay_lines, play
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import offers, rabbit, set_out, stands, walk


@pytest.mark.rule("JR-6.1")
@pytest.mark.parametrize(
    ("tile", "exit_edge", "hikes"),
    [("woods2:2", 5, ["1", "5"]), ("mountain3:5", 2, ["1", "4"]), ("river1:3", 0, ["0", "5"])],
)
def test_a_rabbit_may_leave_by_either_end_of_the_other_road(tile: str, exit_edge: int, hikes: list[str]):
    s = set_out("citadel", "7S", moves=f"exit {exit_edge}")
    assert stands(s) == tile
    assert legal(s) == ["on", *[f"hike {edge}" for edge in hikes]]


@pytest.mark.rule("JR-6.1")
@pytest.mark.parametrize(
    ("way", "end"),
    [
        ("exit 5; hike 1", "KD"),
        ("exit 5; hike 5", "JS"),
        ("exit 2; hike 1", "citadel"),
        ("exit 2; hike 4", "off-board"),
        ("exit 0; hike 0", "JD"),
        ("exit 0; hike 5", "QD"),
    ],
)
def test_the_journey_goes_on_from_that_end(way: str, end: str):
    s = set_out("citadel", "7S", moves=way)
    assert walk(s, "pay 7S") == end


@pytest.mark.rule("JR-6.1")
def test_the_hiker_comes_onto_the_tile_beyond_that_edge():
    s = set_out("citadel", "7S 7C", moves="exit 2; hike 4")
    events = play(s, "pay 7S")
    assert codes(events, 1)[:3] == ["travelled", "paid", "transferred"]
    assert events[0].params["path"] == ["mountain3:5"]
    assert events[2].params["action"] == "hike 4"
    assert stands(s) == "mountain4:1"


@pytest.mark.rule("JR-6.1")
@pytest.mark.parametrize("hand", ["7C", "7S", "7H", "4C 2S AH"])
@pytest.mark.parametrize("way", ["exit 5", "exit 2", "exit 0"])
def test_clubs_spades_and_hearts_pay_it(way: str, hand: str):
    assert offers(set_out("citadel", hand, moves=way), "hike")


@pytest.mark.rule("JR-6.1")
@pytest.mark.parametrize("hand", ["10D 9D", "6C", "3C 3S 10D"])
@pytest.mark.parametrize("way", ["exit 5", "exit 0"])
def test_diamonds_do_not_nor_less_than_the_price(way: str, hand: str):
    s = set_out("citadel", hand, moves=way)
    assert not offers(s, "hike")


@pytest.mark.rule("JR-6.1")
def test_without_paying_the_rabbit_stays_on_its_road():
    s = set_out("citadel", "7S", moves="exit 2; on")
    assert stands(s) == "fork3:5"


@pytest.mark.rule("JR-6.1")
def test_several_trailways_may_be_used_in_one_journey_each_at_the_price():
    s = set_out("citadel", "7S 7C", moves="exit 2; hike 4; pay 7S")
    assert offers(s, "hike") == ["2", "5"]
    play(s, "hike 2")
    assert pay_lines(s) == ["pay 7C"]
    assert walk(s, "pay 7C") == "JH"
    s = set_out("citadel", "7S 6C", moves="exit 2; hike 4; pay 7S")
    assert not offers(s, "hike"), "six are left"


@pytest.mark.rule("JR-6.1")
def test_the_other_road_may_lead_off_board():
    s = set_out(board=lands.blind_woods(), hand="7C", moves="exit 3; hike 3")
    play(s, "pay 7C")
    assert legal(s) == ["off-board"]
    assert walk(s) == "off-board"


@pytest.mark.rule("JR-6.1")
def test_no_trailway_into_a_wall():
    s = set_out(board=lands.blind_woods(), hand="7C", moves="exit 3")
    assert offers(s, "hike") == ["3"]


@pytest.mark.rule("JR-6.1")
def test_no_trailway_on_a_hex_or_a_triangle():
    s = set_out("QD", "10H 10S 10C")
    assert not offers(s, "hike")
    play(s, "exit 4")
    assert stands(s) == "tavern1:1"
    assert not offers(s, "hike")
    play(s, "on")
    assert rabbit(s) == "JS"
