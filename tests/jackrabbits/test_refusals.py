"""Refusals on a journey: each has a code, a rule and parameters."""

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Illegal, Reason
from tests.full_state import full_state
from tests.helpers import legal, pay_lines, play, position, why
from tests.jackrabbits import journey_boards as lands
from tests.jackrabbits.journeys import set_out, stands


def refusals(state: RabbitState) -> dict[str, str]:
    """Returns the actions that a player may look for and that are not legal, each with its code."""
    return {str(action): reason.code for action, reason in state.refused(state.awaited[0])}


# -- setting out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.4")
def test_a_hex_has_only_its_own_roads():
    assert why(set_out("KD"), "exit 1") == Reason("no-road", "JR-2.2", {"edge": 1, "place": "KD"})


@pytest.mark.rule("JR-4.5")
def test_a_road_without_a_free_end():
    s = set_out(board=lands.blind_woods())
    assert why(s, "exit 3") == Reason("no-free-end", "JR-4.5")
    assert refusals(s) == {"exit 3": "no-free-end"}


@pytest.mark.rule("JR-6.2")
def test_no_ride_from_a_hex_without_the_joker():
    assert why(set_out("KD", "10S 10D"), "ride QH") == Reason("not-sold-here", "JR-6.2")
    assert why(set_out("KD", "10S 10D"), "sail QH:2") == Reason("not-sold-here", "JR-6.2")


@pytest.mark.rule("JR-6.2")
def test_no_ride_from_a_hex_to_itself():
    assert why(set_out("KD", "horse"), "ride KD") == Reason("no-such-way", "JR-6.2", {"action": "ride KD"})


@pytest.mark.rule("JR-6.4")
def test_no_boat_where_there_is_no_water():
    assert why(set_out("citadel", "boat"), "sail QD:0") == Reason("landlocked", "JR-6.2")


@pytest.mark.rule("JR-6.7")
@pytest.mark.parametrize("line", ["stay", "exit 0", "ride QH", "hole cave1", "off-board"])
def test_off_board_there_is_no_choice(line: str):
    assert why(set_out("off-board", "horse"), line) == Reason("must-go-underground", "JR-6.7")


@pytest.mark.rule("JR-6.7")
def test_off_board_a_player_would_like_to_stay():
    assert refusals(set_out("off-board")) == {"stay": "must-go-underground"}


@pytest.mark.rule("JR-4.5")
def test_a_cave_that_leads_up_to_nowhere():
    s = set_out("underground", board=lands.blind_cove())
    reason = why(s, "hole cave3")
    assert reason.rule == "JR-4.5", "it costs nothing to come up, but no free end follows"


@pytest.mark.rule("JR-6.4")
def test_no_joker_underground():
    assert why(set_out("underground", "horse"), "ride QH").rule in ("JR-6.2", "JR-6.4")
    assert why(set_out("underground", "boat"), "sail QH:2").rule in ("JR-6.2", "JR-6.4")


# -- on the road -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.5")
def test_nobody_stays_on_the_road():
    assert why(set_out("KS", moves="exit 2"), "stay") == Reason("mid-journey", "JR-4.5")
    assert why(set_out("JD", moves="exit 0"), "stay") == Reason("mid-journey", "JR-4.5")


@pytest.mark.rule("JR-4.5")
def test_a_way_at_a_fork_without_a_free_end():
    s = set_out(board=lands.side_road(), hand="7D", moves="exit 3")
    assert stands(s) == "fork1:0"
    assert why(s, "take 2") == Reason("no-free-end", "JR-4.5")
    assert refusals(s)["take 2"] == "no-free-end"


@pytest.mark.rule("JR-4.5")
def test_nobody_turns_back():
    s = set_out("KS", moves="exit 2")
    assert why(s, "take 5") == Reason("no-turning-back", "JR-4.5")


@pytest.mark.rule("JR-4.5")
@pytest.mark.parametrize(("place", "way", "end"), [("KD", "exit 0", "underground"), ("citadel", "exit 1", "off-board")])
def test_the_end_of_a_road_is_not_refused_for_want_of_a_free_end(place: str, way: str, end: str):
    s = set_out(place, moves=way)
    assert legal(s) == [end]
    assert "no-free-end" not in refusals(s).values()


@pytest.mark.rule("JR-6.1")
def test_a_trailway_that_the_hand_cannot_pay():
    s = set_out("citadel", "4C 2S 10D horse", moves="exit 2")
    assert why(s, "hike 1") == Reason("price-unmet", "JR-6.1", {"price": 7, "best": 6})
    assert refusals(s) == {"hike 1": "price-unmet", "hike 4": "price-unmet"}


@pytest.mark.rule("JR-6.1")
def test_a_trailway_leaves_by_the_other_road():
    s = set_out("citadel", "7C", moves="exit 2")
    assert why(s, "hike 2") == Reason("no-such-way", "JR-6.1", {"action": "hike 2"})


@pytest.mark.rule("JR-6.1")
def test_no_trailway_on_a_tavern():
    s = set_out("QD", "7H 10C", moves="exit 4")
    assert why(s, "hike 1") == Reason("not-sold-here", "JR-6.1")


@pytest.mark.rule("JR-6.2")
def test_a_merchant_whom_the_hand_cannot_pay():
    s = set_out("KH", "4S 2D 10C", moves="exit 0")
    unmet = Reason("price-unmet", "JR-6.2", {"price": 7, "best": 6})
    assert why(s, "ride QC") == unmet
    assert why(s, "sail QD:0") == unmet
    expected = refusals(s)
    assert set(expected.values()) == {"price-unmet"}
    assert len(expected) == 13 + 9, "all hexes, and the open roads of the sea"


@pytest.mark.rule("JR-6.2")
def test_a_landlocked_merchant_has_no_boat():
    assert why(set_out("KS", "7S", moves="exit 2"), "sail QD:0") == Reason("landlocked", "JR-6.2")


@pytest.mark.rule("JR-6.2")
def test_a_boat_does_not_go_back_nor_to_another_water_nor_to_a_road_that_is_not_open():
    s = set_out("KH", "7S", moves="exit 0")
    for landing in ("fork1:1", "QC:3", "KH:0"):
        assert why(s, f"sail {landing}") == Reason("no-such-way", "JR-6.2", {"action": f"sail {landing}"})


@pytest.mark.rule("JR-6.2")
def test_a_landbound_horse_does_not_leave_its_landmass():
    s = set_out("KS", "7S", moves="exit 2", options={"landbound-horses": True})
    assert why(s, "ride KC") == Reason("no-such-way", "JR-6.2", {"action": "ride KC"})


@pytest.mark.rule("JR-6.3")
def test_a_tavern_that_the_hand_cannot_pay():
    s = set_out("QD", "4H 2D 10C boat", moves="exit 4")
    assert why(s, "buy horse") == Reason("price-unmet", "JR-6.3", {"price": 7, "best": 6})


@pytest.mark.rule("JR-6.3")
def test_a_joker_that_is_not_in_the_court():
    s = set_out("QD", hands=("7H", "horse"), moves="exit 4")
    assert why(s, "buy horse") == Reason("not-in-court", "JR-6.3", {"card": "horse"})
    assert refusals(s) == {"buy horse": "not-in-court"}


@pytest.mark.rule("JR-6.3")
def test_a_second_joker_in_one_pass():
    s = set_out("QD", "7H 7D", moves="exit 4; buy boat; pay 7H")
    assert why(s, "buy horse") == Reason("one-joker-a-pass", "JR-6.3")
    assert refusals(s)["buy horse"] == "one-joker-a-pass"


@pytest.mark.rule("JR-6.3")
def test_a_tavern_before_a_wall():
    s = set_out(board=lands.blind_tavern(), hand="7H boat", moves="exit 3")
    assert why(s, "buy horse") == Reason("no-such-way", "JR-6.3", {"action": "buy horse"})


@pytest.mark.rule("JR-6.3")
def test_jokers_are_sold_at_taverns_only():
    assert why(set_out("KS", "10H", moves="exit 2"), "buy horse") == Reason("not-sold-here", "JR-6.3")


@pytest.mark.rule("JR-6.5")
def test_a_rabbit_hole_that_the_hand_cannot_pay():
    s = set_out("KD", "4C 2D 10S", moves="exit 0")
    assert why(s, "hole cave2") == Reason("price-unmet", "JR-6.5", {"price": 7, "best": 6})
    assert {"hole cave2", "hole cave3", "hole cave4"} <= set(refusals(s))


@pytest.mark.rule("JR-6.5")
def test_a_rabbit_hole_leads_to_another_cave():
    s = set_out("KD", "7C", moves="exit 0")
    assert why(s, "hole cave1") == Reason("no-such-way", "JR-6.5", {"action": "hole cave1"})


@pytest.mark.rule("JR-6.5")
def test_no_rabbit_hole_without_a_cave_nor_on_coming_out():
    assert why(set_out("KD", "7C"), "hole cave2") == Reason("not-sold-here", "JR-6.5")
    s = set_out("underground", "10C horse", moves="hole cave1")
    assert why(s, "hole cave2") == Reason("not-sold-here", "JR-6.5")


# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-5.1")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pay 5C", Reason("price-unmet", "JR-5.1", {"price": 7, "best": 5})),
        ("pay 5C,4S,2H", Reason("superfluous-card", "JR-5.1", {"price": 7})),
        ("pay 9D", Reason("wrong-suit", "JR-5.1", {"card": "9D", "suits": ["C", "S", "H"]})),
        ("pay 9C", Reason("not-in-hand", "JR-5.1", {"card": "9C"})),
        ("pay 5C,4S,horse", Reason("wrong-suit", "JR-5.1", {"card": "horse", "suits": ["C", "S", "H"]})),
        ("on", Reason("must-pay", "JR-5.1")),
        ("stay", Reason("must-pay", "JR-5.1")),
    ],
)
def test_payments_that_do_not_do(line: str, reason: Reason):
    s = set_out("citadel", "5C 4S 2H 9D horse", moves="exit 2; hike 4")
    assert pay_lines(s) == ["pay 5C,4S", "pay 5C,2H"]
    assert why(s, line) == reason


@pytest.mark.rule("JR-5.1")
def test_only_the_joker_pays_for_a_ride_from_a_hex():
    s = set_out("QH", "10S horse", moves="ride KC")
    assert why(s, "pay 10S") == Reason("wrong-suit", "JR-5.1", {"card": "10S", "suits": []})


@pytest.mark.rule("JR-5.1")
def test_a_good_payment_is_not_called_superfluous_when_cards_are_put_down_one_by_one():
    s = set_out("citadel", "6C 6S 5C 5S 5H 4C 4S 3C 3S 3H AC", price=12, moves="exit 2; hike 4")
    assert legal(s)[0] == "put 6C"
    assert why(s, "pay 6C,6S") == Reason("put-down-first", "JR-5.1")
    play(s, "put 6C")
    assert why(s, "put 6C") == Reason("already-put", "JR-5.1", {"card": "6C"})


@pytest.mark.rule("JR-5.1")
def test_cards_that_are_not_put_down():
    s = set_out("citadel", "10C 6C AC 9D", price=10, moves="exit 2; hike 4; put AC")
    assert why(s, "put AC") == Reason("already-put", "JR-5.1", {"card": "AC"})
    assert why(s, "put 9D") == Reason("wrong-suit", "JR-5.1", {"card": "9D", "suits": ["C", "S", "H"]})
    assert why(s, "put KD") == Reason("not-in-hand", "JR-5.1", {"card": "KD"})
    assert why(s, "put 10C") is None, "though the ten alone would do"


@pytest.mark.rule("JR-5.1")
def test_a_joker_is_not_put_down():
    s = set_out("KS", "7S horse", moves="exit 2; ride QC")
    assert legal(s) == ["pay 7S", "put 7S", "pay horse"]
    assert why(s, "put horse") == Reason("wrong-suit", "JR-5.1", {"card": "horse", "suits": ["S", "D"]})


@pytest.mark.rule("JR-4.6")
def test_a_claim_that_the_hand_cannot_pay():
    s = set_out("KS", "9S 10D", moves="stay")
    assert why(s, "acquire") == Reason("price-unmet", "JR-4.6", {"price": 10, "best": 9})
    assert refusals(s) == {"acquire": "price-unmet"}


# -- whatever the question ---------------------------------------------------------------------------------------------


def test_an_action_in_another_seats_turn_is_refused():
    s = set_out("KS")
    assert why(s, "stay", seat=1) == Reason("not-awaited", "", {"seat": 1})
    assert s.refused(1) == []


def test_there_is_no_such_seat():
    for seat in (-1, 2, 9):
        assert why(set_out("KS"), "stay", seat=seat) == Reason("no-such-seat", "", {"seat": seat})


def test_an_action_at_the_wrong_time_is_refused():
    assert why(set_out("KS"), "roll") == Reason("not-now", "", {"question": "journey"})
    assert why(position(players=2), "stay") == Reason("not-now", "", {"question": "roll"})


def test_the_game_is_over():
    s = position(rabbits=("citadel",), hands=("KC KS KH",), players=2)
    assert s.over
    assert why(s, "roll", seat=0) == Reason("game-over")
    assert s.refused(0) == []


def test_a_legal_action_has_no_reason_against_it():
    s = set_out("KH", "7S 7C 7H horse boat", moves="exit 0")
    for line in legal(s):
        assert why(s, line) is None


@pytest.mark.parametrize(
    ("place", "cards", "way"),
    [
        ("citadel", "4C", ""),
        ("citadel", "4C horse", "exit 2"),
        ("KH", "4S", "exit 0"),
        ("QD", "4H boat", "exit 4"),
        ("KD", "4C", "exit 0"),
        ("off-board", "4C", ""),
    ],
)
def test_legal_refused_and_why_agree(place: str, cards: str, way: str):
    s = set_out(place, cards, moves=way)
    for action, reason in s.refused(0):
        assert str(action) not in legal(s)
        assert s.why(0, action) == reason
        assert reason.rule.startswith("JR-")


def test_a_refused_action_changes_nothing():
    s = set_out("citadel", "4C horse", moves="exit 2")
    before = full_state(s)
    with pytest.raises(Illegal) as refused:
        play(s, "hike 1")
    assert refused.value.reason == why(s, "hike 1")
    assert full_state(s) == before
