"""JR-6.2: merchants at forks hire out horses to any hex, and boats if the fork lies by the water."""

import pytest

from tests.helpers import codes, legal, play
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import offers, rabbit, set_out, stands, walk

MAINLAND = ["citadel", "JS", "QS", "KS", "JH", "QH", "KH", "JD", "QD", "KD"]
ISLAND = ["JC", "QC", "KC"]

# -- horses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.2")
def test_a_horse_goes_to_any_hex_on_the_board():
    s = set_out("KS", "7S", moves="exit 2")
    assert stands(s) == "fork2:5"
    assert sorted(offers(s, "ride")) == sorted(MAINLAND + ISLAND)


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize("hand", ["7S", "7D", "4S 3D"])
def test_spades_and_diamonds_pay_the_merchant(hand: str):
    s = set_out("KS", hand, moves="exit 2; ride JC")
    assert walk(s, f"pay {hand.replace(' ', ',')}") == "JC"


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize("hand", ["10C 10H", "6S", "3S 3D 10C"])
def test_clubs_and_hearts_do_not_nor_less_than_the_price(hand: str):
    s = set_out("KS", hand, moves="exit 2")
    assert legal(s) == ["take 1", "take 3"]


@pytest.mark.rule("JR-6.2")
def test_the_rider_leaves_at_once_and_the_journey_ends():
    s = set_out("KS", "7S 7D", moves="exit 2; ride QC")
    events = play(s, "pay 7S")
    assert codes(events, 1)[:5] == ["travelled", "paid", "transferred", "travelled", "arrived"]
    assert rabbit(s) == "QC"
    assert s.phase == "acquisition"


@pytest.mark.rule("JR-6.2")
def test_a_horse_may_go_back_to_the_hex_where_the_journey_began_which_counts_as_arriving():
    s = set_out("KS", "7S", moves="exit 2; ride KS")
    events = play(s, "pay 7S")
    arrived = [event.params for event in events if event.code == "arrived"]
    assert arrived == [{"seat": 0, "from": "KS", "to": "KS"}]


@pytest.mark.rule("JR-6.2")
@pytest.mark.rule("JR-6.4")
@pytest.mark.parametrize("place", ["citadel", "KC"])
def test_a_horse_does_not_go_from_a_hex_to_itself(place: str):
    s = set_out(place, "horse")
    assert sorted([*offers(s, "ride"), place]) == sorted(MAINLAND + ISLAND)


@pytest.mark.rule("JR-6.2")
def test_a_horse_does_not_go_from_the_brink_of_a_hex_to_that_hex():
    s = set_out("QD", "horse", moves="exit 0")
    assert s.view(0)["journey"]["brink"]
    assert "QD" not in offers(s, "ride")
    assert "QC" in offers(s, "ride")


@pytest.mark.rule("JR-6.2")
def test_no_horse_on_a_hex_or_another_road_tile():
    s = set_out("citadel", "10S 10D")
    assert not offers(s, "ride")
    play(s, "exit 0")
    assert stands(s) == "river1:3"
    assert not offers(s, "ride")


@pytest.mark.rule("JR-6.2")
def test_landbound_horses_stay_on_their_landmass():
    on = {"landbound-horses": True}
    s = set_out("KS", "7S", moves="exit 2", options=on)
    assert sorted(offers(s, "ride")) == sorted(MAINLAND)
    s = set_out("KC", "7S", moves="exit 0", options=on)
    assert sorted(offers(s, "ride")) == sorted(ISLAND)


@pytest.mark.rule("JR-6.2")
@pytest.mark.rule("JR-6.4")
def test_a_landbound_horse_of_the_joker_stays_on_its_landmass():
    s = set_out("KC", "horse", options={"landbound-horses": True})
    assert offers(s, "ride") == ["JC", "QC"]
    s = set_out("KC", "horse", options={"landbound-horses": False})
    assert sorted(offers(s, "ride")) == sorted([*MAINLAND, "JC", "QC"])


@pytest.mark.rule("JR-6.2")
def test_on_a_landmass_with_one_hex_a_landbound_horse_goes_nowhere_from_it():
    s = set_out("KC", "horse", board=lands.walled_tower(), options={"landbound-horses": True})
    assert legal(s) == ["stay", "off-board"]


# -- boats -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.2")
def test_a_boat_goes_to_any_open_road_on_the_same_water():
    s = set_out("KH", "7S", moves="exit 0")
    assert stands(s) == "fork1:3"
    sea = ["QD:0", "JD:0", "JD:1", "JS:4", "QH:2", "JH:2", "JC:5", "fork4:1", "woods4:3"]
    assert sorted(offers(s, "sail")) == sorted(sea), "neither fork1:1, nor QC:3 and JC:1 on the lake"


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize("way", ["KS exit 2", "QH exit 4"])
def test_a_landlocked_fork_has_no_boat(way: str):
    place, road = way.split(" ", 1)
    s = set_out(place, "10S 10D", moves=road)
    assert offers(s, "ride")
    assert not offers(s, "sail")


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize("hand", ["7S", "7D", "4S 3D"])
def test_boats_are_paid_with_spades_and_diamonds(hand: str):
    s = set_out("KH", hand, moves="exit 0; sail QD:0")
    assert walk(s, f"pay {hand.replace(' ', ',')}") == "QD"


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize("hand", ["10C 10H", "6D", "3S 3D 10C"])
def test_boats_are_not_paid_with_clubs_and_hearts_nor_with_less(hand: str):
    assert not offers(set_out("KH", hand, moves="exit 0"), "sail")


@pytest.mark.rule("JR-6.2")
@pytest.mark.parametrize(("landing", "end"), [("JC:5", "JC"), ("woods4:3", "citadel"), ("JD:1", "JD")])
def test_the_sailor_comes_in_by_that_road_and_goes_on_along_it(landing: str, end: str):
    s = set_out("KH", "7S", moves=f"exit 0; sail {landing}")
    assert walk(s, "pay 7S") == end


@pytest.mark.rule("JR-6.2")
def test_a_sailor_who_lands_at_a_fork_chooses_there():
    s = set_out("KH", "7S", moves="exit 0; sail fork4:1; pay 7S")
    assert stands(s) == "fork4:1"
    assert legal(s) == ["take 3", "take 5"]
    assert walk(s, "take 3") == "KC"


@pytest.mark.rule("JR-6.2")
def test_any_number_of_boats_in_one_journey_each_at_the_price():
    s = set_out("KH", "7S 7D", moves="exit 0; sail fork4:1; pay 7S")
    assert "fork1:1" in offers(s, "sail")
    assert walk(s, "sail QH:2", "pay 7D") == "QH"


@pytest.mark.rule("JR-6.2")
def test_a_boat_may_go_to_the_hex_where_the_journey_began():
    s = set_out("JD", "7S", moves="exit 2; sail JD:0")
    events = play(s, "pay 7S")
    assert [event.params["to"] for event in events if event.code == "arrived"] == ["JD"]


@pytest.mark.rule("JR-6.2")
@pytest.mark.rule("JR-6.4")
def test_a_boat_never_goes_back_into_the_tile_that_it_left():
    s = set_out(board=lands.two_waters(), hand="7S boat", moves="exit 3")
    assert not [landing for landing in offers(s, "sail") if landing.startswith("fork1")]
    s = set_out("JD", "boat")
    assert not [landing for landing in offers(s, "sail") if landing.startswith("JD")]


@pytest.mark.rule("JR-6.2")
def test_without_another_open_road_there_is_no_boat():
    s = set_out(board=lands.lonely_fork(), hand="7S boat", moves="exit 3")
    assert not offers(s, "sail")
    assert offers(s, "take") == ["2", "4"]
    play(s, "take 2")
    assert legal(s) == ["off-board"]


@pytest.mark.rule("JR-6.2")
def test_a_tile_on_two_waters_may_sail_either():
    s = set_out(board=lands.two_waters(), hand="7S", moves="exit 3")
    sea, lake = ["citadel:1", "citadel:4", "citadel:5", "KD:1", "KS:1"], ["KD:4", "KS:0"]
    assert sorted(offers(s, "sail")) == sorted(sea + lake)


@pytest.mark.rule("JR-6.2")
def test_a_fork_on_a_lake_sails_that_lake_alone():
    s = set_out(board=lands.lakeside(), hand="7S", moves="exit 3")
    assert sorted(offers(s, "sail")) == ["KD:4", "KS:0"]


@pytest.mark.rule("JR-6.2")
def test_no_boat_on_a_hex_or_another_road_tile():
    s = set_out("QD", "10S 10D")
    assert not offers(s, "sail")
    play(s, "exit 4")
    assert stands(s) == "tavern1:1"
    assert not offers(s, "sail")


@pytest.mark.rule("JR-6.2")
@pytest.mark.rule("JR-6.4")
@pytest.mark.parametrize(("joker", "way", "unsold"), [("horse", "ride JC", "sail"), ("boat", "sail JC:5", "ride")])
def test_a_joker_in_hand_makes_no_merchant_where_there_is_none(joker: str, way: str, unsold: str):
    s = set_out("QD", f"10S 9S {joker}", moves="exit 4")
    assert stands(s) == "tavern1:1"
    assert not offers(s, unsold)
    play(s, way)
    assert legal(s) == [f"pay {joker}"]
