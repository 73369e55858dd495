"""JR-6.5: caves lead to other caves, at the Price, or Underground, for free."""

import pytest

from tests.helpers import codes, legal, pay_lines, play
from tests.jackrabbits import boards
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import offers, rabbit, set_out, stands, walk

# -- from cave to cave -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.5")
def test_a_rabbit_may_pay_to_come_out_of_any_other_cave():
    s = set_out("KD", "7C", moves="exit 0")
    assert stands(s) == "cave1:3"
    assert legal(s) == ["underground", "hole cave2", "hole cave3", "hole cave4"]


@pytest.mark.rule("JR-6.5")
@pytest.mark.parametrize(("cave", "end"), [("cave2", "QS"), ("cave3", "JH"), ("cave4", "JC")])
def test_the_rabbit_goes_on_along_the_road_of_that_cave(cave: str, end: str):
    s = set_out("KD", "7C", moves=f"exit 0; hole {cave}")
    assert walk(s, "pay 7C") == end


@pytest.mark.rule("JR-6.5")
@pytest.mark.parametrize("hand", ["7C", "7D", "4C 3D"])
def test_clubs_and_diamonds_pay_it(hand: str):
    s = set_out("KD", hand, moves="exit 0; hole cave2")
    assert pay_lines(s) == [f"pay {hand.replace(' ', ',')}"]


@pytest.mark.rule("JR-6.5")
@pytest.mark.parametrize("hand", ["10S 10H", "6C", "3C 3D 10H", ""])
def test_spades_and_hearts_do_not_nor_less_than_the_price(hand: str):
    assert legal(set_out("KD", hand, moves="exit 0")) == ["underground"]


@pytest.mark.rule("JR-6.5")
def test_without_another_cave_a_rabbit_can_only_rest_underground():
    s = set_out(board=boards.tiny(), hand="10C 10D", moves="exit 0")
    assert legal(s) == ["underground"]


@pytest.mark.rule("JR-6.5")
def test_coming_out_one_does_not_pay_for_that_cave_again_nor_go_back_down():
    s = set_out("KD", "7C 7D", moves="exit 0; hole cave2; pay 7C")
    assert walk(s) == "QS"
    assert s.view(0)["hand"] == ["7D"]


@pytest.mark.rule("JR-6.5")
def test_on_the_way_from_a_cave_there_may_be_other_transfers():
    s = set_out(board=lands.lakeside(), hand="7C 7D", moves="exit 0; hole cave2; pay 7C")
    while stands(s) != "fork1:4":
        play(s, "on")
    assert offers(s, "take") == ["0", "2"]
    assert walk(s, "ride KD", "pay 7D") == "KD"


# -- Underground -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-6.5")
def test_going_underground_is_free_ends_the_journey_and_gives_the_increment():
    s = set_out("KD", "9S", price=12, moves="exit 0", pile="3H")
    events = play(s, "underground")
    assert rabbit(s) == "underground"
    assert [code for code in codes(events, 1) if code in ("paid", "arrived", "drew")] == ["arrived", "drew"]
    assert s.view(0)["hand"] == ["9S", "3H"]
    assert s.turn == 1, "nothing can be acquired there"


@pytest.mark.rule("JR-6.5")
def test_from_underground_one_leaves_by_any_cave_for_free_or_stays():
    s = set_out("underground", "", price=12)
    assert legal(s) == ["stay", "hole cave1", "hole cave2", "hole cave3", "hole cave4"]


@pytest.mark.rule("JR-6.5")
@pytest.mark.parametrize(("cave", "end"), [("cave1", "KD"), ("cave2", "QS"), ("cave3", "JH"), ("cave4", "JC")])
@pytest.mark.parametrize("hand", ["", "10C 10D"])
def test_coming_up_costs_nothing_and_nothing_is_asked(cave: str, end: str, hand: str):
    s = set_out("underground", hand, price=10)
    play(s, f"hole {cave}")
    assert rabbit(s) == end
    assert s.view(0)["hand_sizes"][0] == len(hand.split())


@pytest.mark.rule("JR-6.5")
def test_a_rabbit_that_goes_down_leaves_only_in_the_next_turn():
    s = set_out("KD", "", moves="exit 0; underground")
    assert s.turn == 1
    play(s, "roll", "pass", "stay")
    while s.turn == 1:
        play(s, legal(s)[-1])
    play(s, "roll", "pass")
    assert walk(s, "hole cave2") == "QS"


@pytest.mark.rule("JR-6.5")
def test_staying_underground_gives_the_increment():
    s = set_out("underground", "9S", pile="3H")
    play(s, "stay")
    assert rabbit(s) == "underground"
    assert s.view(0)["hand"] == ["9S", "3H"]


@pytest.mark.rule("JR-6.5")
@pytest.mark.rule("JR-4.5")
def test_nobody_comes_up_by_a_cave_with_a_wall_before_its_mouth():
    s = set_out("underground", "10C 10S 10D", board=lands.blind_cove())
    assert offers(s, "hole") == ["cave1", "cave2", "cave4"]
    s = set_out("underground", "horse", board=lands.blind_cove())
    assert offers(s, "hole") == ["cave1", "cave2", "cave3", "cave4"], "but a horse can be called there"
    play(s, "hole cave3")
    assert legal(s) == ["ride citadel"]


@pytest.mark.rule("JR-6.5")
def test_a_cave_by_the_sea_may_lead_off_board():
    s = set_out("underground", board=lands.blind_cove(), moves="hole cave2")
    assert legal(s) == ["off-board"]
