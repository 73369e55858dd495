"""JR-4.4 and JR-4.5: leaving a hex, following roads for free, the choices and the ends of a journey."""

import random

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.reason import BadInput
from tests.helpers import codes, legal, play, why
from tests.jackrabbits import boards
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import offers, rabbit, set_out, stands, walk
from tests.jackrabbits.walker import Walker, journeys

# -- JR-4.4: the journey -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.4")
def test_a_rabbit_leaves_its_hex_by_any_of_its_roads():
    s = set_out("JS")
    assert legal(s) == ["stay", "exit 0", "exit 1", "exit 2", "exit 4"]


@pytest.mark.rule("JR-4.4")
def test_the_journey_is_optional():
    s = set_out("JS")
    events = play(s, "stay")
    assert codes(events, 1) == ["stayed"]
    assert rabbit(s) == "JS"
    assert s.phase == "acquisition"


@pytest.mark.rule("JR-4.4")
def test_a_rabbit_follows_its_road_to_the_next_hex_and_stops_there():
    s = set_out("JS")
    events = play(s, "exit 1")
    assert events[0].params["path"] == ["tavern2:4", "woods2:5", "mountain1:4", "woods1:4", "KD:3"]
    assert rabbit(s) == "KD"
    assert s.phase == "acquisition"


@pytest.mark.rule("JR-4.4")
def test_roads_tunnels_and_forks_are_free():
    s = set_out("citadel", hand="2C", price=12, moves="exit 4")
    assert stands(s) == "fork2:1"
    assert legal(s) == ["take 3", "take 5"]
    play(s, "take 3")
    assert rabbit(s) == "QS"
    assert s.view(0)["hand"] == ["2C"]


@pytest.mark.rule("JR-4.4")
def test_roads_that_cross_on_a_mountain_are_no_junction():
    s = set_out("citadel", moves="exit 2")
    assert stands(s) == "fork3:5", "straight over mountain3"


@pytest.mark.rule("JR-4.4")
@pytest.mark.parametrize(("way", "end"), [("exit 0", "JD"), ("exit 3", "citadel"), ("exit 2; take 1", "QH")])
def test_a_rabbit_without_cards_travels_to_the_ends_of_the_free_roads(way: str, end: str):
    assert walk(set_out(), *way.split("; ")) == end


@pytest.mark.rule("JR-4.4")
def test_other_rabbits_are_not_in_the_way():
    s = set_out(rabbits=("QD", "JS"), moves="exit 4")
    assert (rabbit(s, 0), rabbit(s, 1)) == ("JS", "JS")


def test_a_rabbit_stops_where_its_hand_has_a_choice():
    s = set_out("citadel", hand="7H", moves="exit 0")
    assert stands(s) == "river1:3"
    assert legal(s) == ["on", "hike 0", "hike 5"]
    play(s, "on")
    assert stands(s) == "woods3:5"


# -- JR-4.5: no turning back, no going round and round -----------------------------------------------------------------


@pytest.mark.rule("JR-4.5")
def test_at_a_fork_nobody_turns_back():
    s = set_out("KC", moves="exit 0")
    assert stands(s) == "fork4:3"
    assert legal(s) == ["take 1", "take 5"]


@pytest.mark.rule("JR-4.5")
def test_no_tile_is_entered_twice_by_the_same_edge():
    s = set_out(board=boards.roundabout(), moves="exit 0")
    assert legal(s) == ["take 1", "take 5"]
    events = play(s, "take 5")  # round and through fork1 again, where only the road home is new
    assert events[0].params["path"] == [
        *["fork1:3", "tavern1:2", "tavern2:3", "fork2:4", "tavern3:5", "tavern4:0", "fork1:1", "citadel:0"]
    ]


@pytest.mark.rule("JR-4.5")
def test_a_tile_may_be_entered_again_by_another_edge():
    s = set_out(board=boards.roundabout(), moves="exit 0")
    assert walk(s, "take 1") == "citadel", "through fork1 by edge 3, later by edge 5"


@pytest.mark.rule("JR-4.5")
def test_a_transfer_clears_the_memory_of_the_way():
    s = set_out(board=boards.roundabout(), hand="7H", moves="exit 0; take 5; buy boat; pay 7H")
    while stands(s) != "fork1:1":
        play(s, "take 2" if "take 2" in legal(s) else "on")
    assert offers(s, "take") == ["3", "5"], "tavern1 was entered before the boat was bought"


@pytest.mark.rule("JR-4.5")
def test_after_the_transfer_the_memory_grows_anew():
    s = set_out(board=boards.roundabout(), hand="7H", moves="exit 0; take 5; buy boat; pay 7H")
    while stands(s) != "fork1:1":
        play(s, "take 2" if "take 2" in legal(s) else "on")
    play(s, "take 5")
    assert stands(s) == "tavern1:2"
    assert "on" not in legal(s), "tavern2 was entered after the boat was bought"


@pytest.mark.rule("JR-4.5")
def test_a_way_that_the_memory_bars_farther_on_has_no_free_end():
    s = set_out("KC", board=lands.snare(), hand="7C", moves="exit 1; hike 3; pay 7C")
    assert offers(s, "take") == ["2", "4"]
    events = play(s, "take 2")  # at fork1 the ring goes on, but only to fork2 and into its own beginning
    assert events[0].params["path"][-2:] == ["fork1:1", "citadel:0"]
    assert rabbit(s) == "citadel"


@pytest.mark.rule("JR-4.5")
def test_a_transfer_behind_a_tile_entered_before_does_not_count():
    """Hearts and diamonds pay at a tavern, but neither the river nor a fork: round the ring there is only tavern1."""
    s = set_out("KC", board=lands.tavern_snare(), hand="7C 4H 3D", moves="exit 1; hike 3; pay 7C; take 2")
    assert stands(s) == "tavern1:5"
    assert offers(s, "buy") == ["boat", "horse"]
    play(s, "on")
    assert stands(s) == "tavern2:0"
    events = play(s, "on")  # at fork1 one could go on over the river and fork2, but not into tavern1 again
    assert events[0].params["path"][-2:] == ["fork1:1", "citadel:0"]
    assert rabbit(s) == "citadel"


# -- JR-4.5: a road needs a free end, or a way to pay for one ----------------------------------------------------------


@pytest.mark.rule("JR-4.5")
def test_a_road_that_meets_a_wall_is_not_offered():
    s = set_out(board=boards.walled(), hand="9C 9S 9H 9D horse boat")
    assert offers(s, "exit") == ["0", "1", "2", "4", "5"]


@pytest.mark.rule("JR-4.5")
def test_a_road_without_a_free_end_is_not_offered():
    s = set_out(board=lands.blind_woods())
    assert offers(s, "exit") == ["0", "1", "2", "4", "5"]


@pytest.mark.rule("JR-4.5")
@pytest.mark.parametrize("hand", ["7C", "7S", "7H", "3C 2S 2H"])
def test_a_road_without_a_free_end_is_offered_to_a_hand_that_can_pay_a_transfer_on_it(hand: str):
    s = set_out(board=lands.blind_woods(), hand=hand)
    assert "exit 3" in legal(s)
    play(s, "exit 3")
    assert legal(s) == ["hike 3"], "neither on into the wall, nor by the end that meets another wall"


@pytest.mark.rule("JR-4.5")
@pytest.mark.parametrize("hand", ["6C", "10D", "3C 3S 10D"])
def test_a_hand_that_cannot_pay_it_does_not_get_the_road(hand: str):
    assert "exit 3" not in legal(set_out(board=lands.blind_woods(), hand=hand))


@pytest.mark.rule("JR-4.5")
def test_the_price_decides_whether_the_hand_can_pay():
    assert "exit 3" in legal(set_out(board=lands.blind_woods(), hand="8C", price=8))
    assert "exit 3" not in legal(set_out(board=lands.blind_woods(), hand="8C", price=9))


@pytest.mark.rule("JR-4.5")
def test_the_transfer_may_lie_far_along_the_road():
    s = set_out(board=lands.long_blind_road(), hand="7C", moves="exit 3")
    assert stands(s) == "woods1:5"
    assert legal(s) == ["hike 0", "hike 2"]
    assert "exit 3" not in legal(set_out(board=lands.long_blind_road(), hand="10D 6H"))


@pytest.mark.rule("JR-4.5")
def test_a_merchant_on_the_way_makes_a_blind_road_passable():
    assert "exit 3" not in legal(set_out(board=lands.blind_fork(), hand="10C 10H"))
    s = set_out(board=lands.blind_fork(), hand="7D", moves="exit 3")
    assert legal(s) == ["ride citadel"]


@pytest.mark.rule("JR-4.5")
def test_a_transfer_that_no_free_end_follows_is_not_offered_nor_a_reason_to_go_there():
    s = set_out(board=lands.blind_tavern(), hand="9H 9D")
    assert "exit 3" not in legal(s)


@pytest.mark.rule("JR-4.5")
@pytest.mark.parametrize("joker", ["horse", "boat"])
def test_a_joker_held_makes_a_blind_road_passable(joker: str):
    s = set_out(board=lands.blind_tavern(), hand=f"9H {joker}")
    assert "exit 3" in legal(s)
    play(s, "exit 3")
    assert {line.split()[0] for line in legal(s)} == {"ride" if joker == "horse" else "sail"}


@pytest.mark.rule("JR-4.5")
def test_a_boat_is_no_help_on_a_blind_road_without_water():
    board = lands.blind_fork()
    assert "exit 3" not in legal(set_out(board=board, hand="boat"))
    assert "exit 3" in legal(set_out(board=board, hand="horse"))


@pytest.mark.rule("JR-4.5")
def test_a_fork_offers_only_the_ways_that_lead_somewhere():
    s = set_out(board=lands.side_road(), hand="", moves="exit 3")
    assert rabbit(s) == "KC", "with one way left the rabbit takes it"
    s = set_out(board=lands.side_road(), hand="9H", moves="exit 3")
    assert rabbit(s) == "KC", "a joker bought before the wall would not help"
    s = set_out(board=lands.side_road(), hand="boat", moves="exit 3")
    assert offers(s, "take") == ["2", "4"], "but one in hand does"


@pytest.mark.rule("JR-4.5")
def test_a_transfer_is_offered_only_if_a_free_end_follows():
    s = set_out(board=lands.blind_cove(), hand="7S 7C", moves="exit 3")
    assert "tavern1:0" not in offers(s, "sail")
    assert "cave2:1" in offers(s, "sail")
    s = set_out(board=lands.blind_cove(), hand="7S 7C", moves="exit 0")
    assert offers(s, "hole") == ["cave2", "cave4"], "cave3 has a wall before its mouth"


# -- JR-4.5: how a journey ends ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.5")
def test_a_journey_does_not_end_on_a_road():
    s = set_out("KC", moves="exit 0")
    assert why(s, "stay").rule == "JR-4.5"
    assert "stay" not in legal(s)


@pytest.mark.rule("JR-4.5")
def test_a_road_that_loops_back_to_its_own_hex_is_an_arrival():
    s = set_out("citadel")
    events = play(s, "exit 3")
    assert events[0].params["path"] == ["river4:0", "mountain2:2", "river2:2", "woods2:4", "citadel:5"]
    assert codes(events, 1)[:2] == ["travelled", "arrived"]
    assert events[1].params == {"seat": 0, "from": "citadel", "to": "citadel"}


@pytest.mark.rule("JR-4.5")
@pytest.mark.parametrize("place", ["citadel", "JC", "KC", "underground"])
def test_staying_is_always_legal(place: str):
    s = set_out(place)
    assert legal(s)[0] == "stay"
    assert walk(s, "stay") == place


@pytest.mark.rule("JR-4.5")
def test_on_a_hex_without_a_road_one_may_stay_or_jump_off_board():
    s = set_out("KC", board=lands.walled_tower(), hand="10C 10S")
    assert legal(s) == ["stay", "off-board"]
    assert walk(s, "off-board") == "off-board"


@pytest.mark.rule("JR-4.5")
@pytest.mark.parametrize("joker", ["horse", "boat"])
def test_nobody_jumps_who_can_use_a_joker(joker: str):
    s = set_out("KC", board=lands.walled_tower(), hand=joker)
    assert "stay" in legal(s)
    assert len(legal(s)) > 1
    assert "off-board" not in legal(s)


@pytest.mark.rule("JR-4.5")
def test_a_boat_without_water_does_not_bar_the_jump():
    assert legal(set_out("KC", board=lands.landlocked_tower(), hand="boat")) == ["stay", "off-board"]
    assert legal(set_out("KC", board=lands.landlocked_tower(), hand="horse")) == ["stay", "ride citadel"]


@pytest.mark.rule("JR-4.5")
def test_nobody_jumps_from_a_hex_with_a_road():
    assert "off-board" not in legal(set_out("JD", hand=""))


@pytest.mark.rule("JR-4.5")
def test_entering_a_hex_never_costs_anything():
    s = set_out("QD", hand="9H KS", price=12, moves="exit 4")
    assert rabbit(s) == "JS"
    assert s.view(0)["hand"] == ["KS", "9H"]


@pytest.mark.rule("JR-4.5")
def test_a_board_needs_a_cave_with_a_free_end():
    blind = boards.document(
        boards.CITADEL, boards.triangle("cave", 6, 6, "U", 3), boards.triangle("fork", 6, 7, "D", 0, 2, 4)
    )
    load_board(blind)
    blind["tiles"][2] = boards.triangle("tavern", 6, 7, "D", 2, 4)
    with pytest.raises(BadInput) as refused:
        load_board(blind)
    assert refused.value.reason.rule == "JR-4.5"


# -- on any board ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.4")
@pytest.mark.rule("JR-4.5")
def test_the_free_journeys_of_every_hex_are_those_found_by_plain_search():
    sightseeing = [boards.roundabout(), lands.side_road(), lands.two_waters(), boards.sample_document()]
    for board in [*sightseeing, *boards.jumbled_boards(30)]:
        walker = Walker(board)
        for place in [name for name, kind in walker.kinds.items() if kind == "hex"]:
            expected = walker.ways(place) or {((), "off-board")}  # no road at all: the jump
            assert journeys(set_out(place, price=12, board=board)) == expected, (board, place)


TRANSFERS = ("hike", "ride", "sail", "buy", "hole")


def free_way_out(state: RabbitState) -> bool:
    """Whether the journey can end from here without another transfer."""
    if state.phase != "journey":
        return True
    for action in state.legal(0):
        if str(action).split()[0] not in (*TRANSFERS, "stay"):
            after = state.clone()
            after.play(0, action)
            if free_way_out(after):
                return True
    return False


@pytest.mark.rule("JR-4.5")
def test_nobody_is_ever_stranded():
    hands = ["horse", "boat", "10C 9C", "10S 9S boat", "10H 9H", "10D 9D horse", "10C 8D 9H 7S 6S 5D"]
    paid = 0
    for number, board in enumerate(boards.jumbled_boards(25)):
        dice = random.Random(number)
        hexes = [name for name, kind in Walker(board).kinds.items() if kind == "hex"]
        for hand in hands:
            s = set_out(dice.choice([*hexes, "underground"]), hand, dice.randint(3, 10), board=board)
            while s.phase == "journey":
                lines = legal(s)
                assert lines, (board, hand)
                play(s, dice.choice([line for line in lines if line != "stay"] or lines))
                if str(s.log[-1].action).startswith("pay"):
                    paid += 1
                    assert free_way_out(s), (board, hand)
    assert paid > 100
