"""JR-6.3 and JR-6.4: taverns sell jokers, and the uses of a joker in hand."""

import pytest

from tests.helpers import codes, legal, pay_lines, play, position, why
from tests.jackrabbits import boards
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import offers, rabbit, set_out, stands, walk

# -- JR-6.3: buying ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.3")
def test_passing_a_tavern_one_may_buy_either_joker():
    s = set_out("QD", "7H", moves="exit 4")
    assert stands(s) == "tavern1:1"
    assert legal(s) == ["on", "buy boat", "buy horse"]


@pytest.mark.rule("JR-6.3")
@pytest.mark.parametrize("joker", ["boat", "horse"])
def test_the_buyer_chooses_which_and_goes_on(joker: str):
    s = set_out("QD", "7H", moves=f"exit 4; buy {joker}")
    events = play(s, "pay 7H")
    assert "bought-joker" in codes(events, 1)
    assert s.view(0)["hand"] == [joker]
    assert joker not in s.view(1)["court"]
    assert stands(s) == "tavern1:1"
    assert walk(s, "on") == "JS"


@pytest.mark.rule("JR-6.3")
@pytest.mark.parametrize("hand", ["7H", "7D", "4H 3D"])
def test_hearts_and_diamonds_pay_the_host(hand: str):
    s = set_out("QD", hand, moves="exit 4; buy boat")
    assert pay_lines(s) == [f"pay {hand.replace(' ', ',')}"]


@pytest.mark.rule("JR-6.3")
@pytest.mark.parametrize("hand", ["10C 10S", "6H", "3H 3D 10C"])
def test_clubs_and_spades_do_not_nor_less_than_the_price(hand: str):
    s = set_out("QD", hand, moves="exit 4")
    assert rabbit(s) == "JS", "it walks past"


@pytest.mark.rule("JR-6.3")
def test_one_joker_is_bought_per_pass():
    s = set_out("QD", "7H 7D", moves="exit 4; buy boat; pay 7H")
    assert not offers(s, "buy")
    assert why(s, "buy horse").code == "one-joker-a-pass"


@pytest.mark.rule("JR-6.3")
def test_at_the_next_tavern_one_may_buy_the_other():
    s = set_out(board=boards.roundabout(), hand="7H 7D", moves="exit 0; take 5; buy boat; pay 7H; on")
    assert stands(s) == "tavern2:3"
    assert offers(s, "buy") == ["horse"]


@pytest.mark.rule("JR-6.3")
def test_passing_the_same_tavern_again_is_another_pass():
    s = set_out(board=boards.roundabout(), hand="7H 7D", moves="exit 0; take 5; buy boat; pay 7H")
    while stands(s) != "fork1:1":
        play(s, "take 2" if "take 2" in legal(s) else "on")
    play(s, "take 5")
    assert stands(s) == "tavern1:2"
    assert offers(s, "buy") == ["horse"]


@pytest.mark.rule("JR-6.3")
@pytest.mark.parametrize(
    ("theirs", "sold"), [("2C", ["boat", "horse"]), ("boat", ["horse"]), ("horse", ["boat"]), ("horse boat", [])]
)
def test_only_jokers_in_the_court_are_sold(theirs: str, sold: list[str]):
    s = set_out("QD", hands=("7H", theirs), moves="exit 4")
    assert offers(s, "buy") == sold


@pytest.mark.rule("JR-6.3")
def test_no_joker_is_sold_before_a_wall():
    s = set_out(board=lands.blind_tavern(), hand="7H boat", moves="exit 3")
    assert stands(s) == "tavern1:0"
    assert not offers(s, "buy")


@pytest.mark.rule("JR-6.3")
def test_taverns_alone_sell_jokers():
    s = set_out("KS", "10H 10D", moves="exit 2")
    assert stands(s) == "fork2:5"
    assert not offers(s, "buy")


# -- JR-6.4: keeping ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.4")
def test_a_joker_is_kept_in_hand_counts_there_and_is_used_in_a_later_journey():
    s = set_out("QD", hands=("7H", "2S"), moves="exit 4; buy horse; pay 7H; on; rest", pile="9C 3S")
    assert s.view(1)["hand_sizes"] == [2, 1], "the horse and the card of the Increment"
    assert s.view(1)["known"] == {"horse": 0}
    play(s, "roll", "pass", "stay")
    while s.turn == 1:
        play(s, legal(s)[-1])
    play(s, "roll", "pass")
    assert walk(s, "ride QH", "pay horse") == "QH"


@pytest.mark.rule("JR-6.4")
def test_a_joker_goes_back_to_the_court_when_it_is_used():
    s = set_out("QD", "horse 9S", moves="ride QH")
    assert legal(s) == ["pay horse"], "on a hex nothing else pays"
    play(s, "pay horse")
    assert s.view(0)["hand"] == ["9S"]
    assert {"boat", "horse"} <= set(s.view(1)["court"])
    assert s.view(1)["lot"] == []


@pytest.mark.rule("JR-6.4")
def test_a_joker_is_usable_in_the_journey_in_which_it_was_bought():
    s = set_out("QD", "7H", moves="exit 4; buy horse; pay 7H")
    assert len(offers(s, "ride")) == 13
    assert walk(s, "ride QC", "pay horse") == "QC"
    s = set_out("QD", "7H", moves="exit 4; buy boat; pay 7H")
    assert walk(s, "sail JC:5", "pay boat") == "JC"


# -- JR-6.4: the horse -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.4")
def test_the_red_joker_rides_from_a_hex():
    s = set_out("citadel", "horse")
    assert len(offers(s, "ride")) == 12
    assert not offers(s, "sail")
    assert walk(s, "ride KC", "pay horse") == "KC"


@pytest.mark.rule("JR-6.4")
@pytest.mark.parametrize(
    ("place", "way", "tile"),
    [
        ("citadel", "exit 5", "woods2:2"),
        ("citadel", "exit 2", "mountain3:5"),
        ("citadel", "exit 0", "river1:3"),
        ("KS", "exit 2", "fork2:5"),
        ("QD", "exit 4", "tavern1:1"),
        ("KD", "exit 0", "cave1:3"),
    ],
)
def test_the_red_joker_rides_from_any_road_tile(place: str, way: str, tile: str):
    s = set_out(place, "horse", moves=way)
    assert stands(s) == tile
    assert len(offers(s, "ride")) == 13
    assert walk(s, "ride JH", "pay horse") == "JH"


@pytest.mark.rule("JR-6.4")
def test_the_red_joker_rides_instead_of_falling_off():
    s = set_out("QD", "horse", moves="exit 0")
    assert "off-board" in legal(s)
    assert walk(s, "ride QH", "pay horse") == "QH"


@pytest.mark.rule("JR-6.4")
def test_at_a_merchant_one_pays_with_cards_or_with_the_joker():
    s = set_out("KS", "7S 4D 3D horse", moves="exit 2; ride QC")
    assert pay_lines(s) == ["pay 7S", "pay 4D,3D", "pay horse"]
    s = set_out("KH", "7S boat", moves="exit 0; sail QD:0")
    assert pay_lines(s) == ["pay 7S", "pay boat"]


@pytest.mark.rule("JR-6.4")
def test_each_joker_pays_only_for_its_own_way_of_travel():
    s = set_out("KH", "7S boat", moves="exit 0; ride QD")
    assert pay_lines(s) == ["pay 7S"]
    s = set_out("KH", "7S horse", moves="exit 0; sail QD:0")
    assert pay_lines(s) == ["pay 7S"]


@pytest.mark.rule("JR-6.4")
def test_both_jokers_may_be_used_in_one_journey():
    s = set_out("QD", "boat horse", moves="sail fork4:1; pay boat")
    assert stands(s) == "fork4:1"
    assert walk(s, "ride KS", "pay horse") == "KS"


# -- JR-6.4: the boat --------------------------------------------------------------------------------------------------

SEA = ["QD:0", "JD:0", "JD:1", "JS:4", "QH:2", "JH:2", "JC:5", "fork1:1", "fork4:1", "woods4:3"]
LAKE = ["QC:3", "JC:1"]


@pytest.mark.rule("JR-6.4")
def test_the_black_joker_sails_from_a_hex_at_the_water():
    s = set_out("KD", "boat")
    assert sorted(offers(s, "sail")) == sorted(SEA)
    assert not offers(s, "ride")
    assert walk(s, "sail JC:5", "pay boat") == "JC"


@pytest.mark.rule("JR-6.4")
def test_a_hex_on_two_waters_may_sail_either():
    assert sorted(offers(set_out("KC", "boat"), "sail")) == sorted(SEA + LAKE)


@pytest.mark.rule("JR-6.4")
def test_the_black_joker_does_not_sail_without_water():
    s = set_out("citadel", "boat")
    assert not offers(s, "sail")
    assert why(s, "sail QD:0").code == "landlocked"
    play(s, "exit 4")
    assert stands(s) == "fork2:1"
    assert not offers(s, "sail"), "nor did it stop on mountain2"


@pytest.mark.rule("JR-6.4")
@pytest.mark.parametrize(("place", "tile"), [("QD", "tavern1:1"), ("KD", "cave1:3"), ("QS", "cave2:0")])
def test_the_black_joker_sails_from_a_road_tile_at_the_water_even_where_its_road_is_not_open(place: str, tile: str):
    road = {"QD": 4, "KD": 0, "QS": 3}[place]
    s = set_out(place, "boat", moves=f"exit {road}")
    assert stands(s) == tile
    assert sorted(offers(s, "sail")) == sorted(SEA)


@pytest.mark.rule("JR-6.4")
@pytest.mark.parametrize(
    ("place", "way", "left"),
    [("QD", "exit 0", "QD:0"), ("KC", "exit 0; take 1", "fork4:1"), ("citadel", "exit 1", "woods4:3")],
)
def test_the_black_joker_sails_instead_of_falling_off_an_open_road(place: str, way: str, left: str):
    s = set_out(place, "boat", moves=way)
    assert legal(s)[0] == "off-board"
    assert sorted([*offers(s, "sail"), left]) == sorted(SEA)
    assert walk(s, "sail JH:2", "pay boat") == "JH"


@pytest.mark.rule("JR-6.4")
def test_the_black_joker_sails_instead_of_falling_off_into_a_lake():
    s = set_out("JC", "boat", moves="exit 1")
    assert "QC:3" in offers(s, "sail")
    assert walk(s, "sail QC:3", "pay boat") == "QC"


# -- JR-6.4: caves, Underground, off-board -----------------------------------------------------------------------------


@pytest.mark.rule("JR-6.4")
def test_no_joker_is_used_underground():
    s = set_out("underground", "horse boat")
    assert legal(s) == ["stay", "hole cave1", "hole cave2", "hole cave3", "hole cave4"]


@pytest.mark.rule("JR-6.4")
def test_jokers_are_usable_on_the_tile_of_a_cave_once_one_has_come_out():
    s = set_out("underground", "horse boat", moves="hole cave1")
    assert stands(s) == "cave1:6"
    assert legal(s)[0] == "on"
    assert len(offers(s, "ride")) == 13
    assert sorted(offers(s, "sail")) == sorted(SEA)
    assert walk(s, "ride QH", "pay horse") == "QH"


@pytest.mark.rule("JR-6.4")
def test_jokers_are_usable_after_a_rabbit_hole_too():
    s = set_out("KD", "7C horse", moves="exit 0; hole cave2; pay 7C")
    assert stands(s) == "cave2:6"
    assert walk(s, "ride QC", "pay horse") == "QC"


@pytest.mark.rule("JR-6.4")
def test_no_joker_is_used_off_board():
    s = set_out("off-board", "horse boat")
    assert legal(s) == ["underground"]


@pytest.mark.rule("JR-6.4")
def test_jokers_are_of_no_use_outside_the_journey():
    s = position(rabbits=("QD",), hands=("horse boat 10D",), players=2, dice=((3, 4),))
    assert legal(s) == ["roll"]
    play(s, "roll")
    assert legal(s) == ["pass"]
    play(s, "pass", "stay")
    assert legal(s) == ["acquire", "rest"]
    play(s, "acquire")
    assert pay_lines(s) == ["pay 10D"]
