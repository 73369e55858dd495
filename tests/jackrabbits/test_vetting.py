"""JR-7.6, JR-7.7: hearts vet palaces."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, codes, hand, legal, play, position, standard, told, why
from tests.jackrabbits.journeys import rabbit

PALACES = ["QC", "QS", "QH", "QD"]
VISITOR = {"queen-card-is-proof": "visitor"}
BOTH = {"queen-card-is-proof": "both"}


def visit(mine: str, *theirs: str, to: str = "QC", moves: str = "", **setup: Any) -> RabbitState:
    """Seat 0 rides to a palace and the others, on K♦ unless placed elsewhere, are asked."""
    setup.setdefault("pile", "2D 3D")
    setup.setdefault("dice", ((1, 1),) * 4)
    rabbits = setup.pop("rabbits", ("KD",) * len(theirs))
    return standard(
        rabbits=("JD", *rabbits),
        hands=(f"{mine} horse", *theirs),
        moves=f"roll; pass; ride {to}; pay horse; {moves}".rstrip("; "),
        **setup,
    )


# -- JR-7.6: who may contest -------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.6")
@pytest.mark.parametrize("palace", PALACES)
def test_a_rabbit_that_reaches_a_palace_may_be_contested(palace: str):
    s = visit("", "6H", "", to=palace)
    assert (s.awaited, rabbit(s)) == ([1, 2], palace)
    assert s.view(1)["question"]["code"] == "contest"


@pytest.mark.rule("JR-7.6")
@pytest.mark.parametrize("place", ["KC", "JH", "citadel", "KH"])
def test_nobody_is_asked_to_contest_elsewhere(place: str):
    s = visit("", "6H", to=place)
    assert s.view(1)["question"] is None or s.view(1)["question"]["code"] != "contest"
    assert rabbit(s) == place


@pytest.mark.rule("JR-7.6")
def test_a_contest_needs_six_points_in_hearts_with_no_card_too_many():
    s = visit("", "5H 4H 2H AH 10S 9D")
    assert legal(s, 1) == [
        "contest 5H,4H",
        "contest 5H,2H",
        "contest 5H,AH",
        "contest 4H,2H",
        "pass",
    ]
    for line in ("contest 5H", "contest 5H,4H,2H", "contest 10S", "contest 9H", "contest 4H,AH"):
        reason = why(s, line, seat=1)
        assert (reason.code, reason.rule, reason.params) == ("no-proof", "JR-7.6", {"points": 6})


@pytest.mark.rule("JR-7.6")
@pytest.mark.parametrize(("hearts", "ways"), [("6H", ["contest 6H"]), ("3H 2H", []), ("JH", ["contest JH"])])
def test_six_are_enough_five_are_not_and_a_royal_counts_ten(hearts: str, ways: list[str]):
    assert legal(visit("", hearts), 1) == [*ways, "pass"]


@pytest.mark.rule("JR-7.6")
def test_a_visitor_whose_carrot_marks_the_hex_cannot_be_contested():
    s = visit("QC", "6H")
    assert (rabbit(s), s.view(None)["turn"]) == ("QC", 1), "it owns the palace, and there is nothing else to do"


@pytest.mark.rule("JR-7.6")
def test_the_carrot_of_another_protects_nobody():
    s = visit("QD", "QC 6H", "9H")
    assert s.awaited == [1, 2]


@pytest.mark.rule("JR-7.6")
def test_a_rabbit_that_stays_on_a_palace_is_not_contested():
    s = standard(rabbits=("QC", "KD"), hands=("", "6H"), dice=((1, 1),), moves="roll; pass; stay")
    assert (s.awaited, legal(s)) == ([0], ["rest"])


@pytest.mark.rule("JR-7.6")
def test_a_rabbit_that_walks_to_a_palace_is_contested():
    s = standard(rabbits=("JC", "KD"), hands=("", "6H"), dice=((6, 6),), moves="roll; pass; exit 0")
    assert (rabbit(s), s.awaited, legal(s, 1)) == ("QC", [1], ["contest 6H", "pass"])


@pytest.mark.rule("JR-7.6")
def test_a_rabbit_that_leaves_a_palace_and_comes_back_has_reached_it():
    s = standard(
        rabbits=("QC", "KD"), hands=("horse", "6H"), dice=((6, 6),), moves="roll; pass; exit 4; ride QC; pay horse"
    )
    assert (rabbit(s), s.awaited, legal(s, 1)) == ("QC", [1], ["contest 6H", "pass"])


@pytest.mark.rule("JR-7.6")
def test_in_the_intro_game_nobody_is_vetted():
    s = position(rabbits=("JD", "KD"), hands=("horse", "6H"), moves="roll; pass; ride QC; pay horse")
    assert (s.awaited, legal(s)) == ([0], ["rest"])


# -- JR-7.7: who is asked ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.7")
def test_all_others_are_asked_at_once_whether_or_not_they_hold_hearts():
    s = visit("6H", "9H", "", "10S 5H")
    assert s.awaited == [1, 2, 3]
    assert [legal(s, seat) for seat in range(4)] == [[], ["contest 9H", "pass"], ["pass"], ["pass"]]


@pytest.mark.rule("JR-7.7")
def test_a_player_underground_may_contest_and_one_off_board_is_not_asked():
    s = visit("", "9H", "8H", "7H", rabbits=("off-board", "underground", "KS"))
    assert s.awaited == [2, 3]
    assert legal(s, 1) == []
    assert legal(s, 2) == ["contest 8H", "pass"]
    events = play(s, "2: contest 8H", "3: pass")
    assert told(events, "contested") == [{"seat": 2, "visitor": 0, "cards": ["8H"]}]
    play(s, "leave")
    assert s.view(None)["rabbits"] == ["off-board", "off-board", "underground", "KS"]


@pytest.mark.rule("JR-7.7")
def test_nobody_is_asked_if_all_others_are_off_board():
    s = visit("", "9H", rabbits=("off-board",))
    assert (s.awaited, legal(s)) == ([0], ["rest"])


@pytest.mark.rule("JR-7.7")
def test_alone_one_visits_in_peace():
    s = visit("")
    assert (s.awaited, legal(s)) == ([0], ["rest"])


@pytest.mark.rule("JR-7.7")
def test_the_answers_are_sealed_until_all_have_answered():
    s = visit("", "9H", "8H")
    seen = [s.view(seat) for seat in (0, 2, None)]
    events = play(s, "1: contest 9H")
    assert [codes(events, seat) for seat in (0, 2, None)] == [[], [], []]
    assert [s.view(seat) for seat in (0, 2, None)] == seen
    assert (s.awaited, s.view(1)["draft"]) == ([2], ["contest 9H"])
    assert s.undoable(1)
    s.undo(1)
    assert (s.awaited, legal(s, 1)) == ([1, 2], ["contest 9H", "pass"])


@pytest.mark.rule("JR-7.7")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_first_in_turn_order_who_contests_is_heard_and_the_others_never_told(order: tuple[int, ...]):
    s = visit("", "", "9H", "8H")
    answers = {1: "pass", 2: "contest 9H", 3: "contest 8H"}
    events: list[Any] = []
    for seat in order:
        events = play(s, f"{seat}: {answers[seat]}")
    assert codes(events) == ["contested"]
    assert told(events, "contested") == [{"seat": 2, "visitor": 0, "cards": ["9H"]}]
    for viewer in (0, 1, None):
        assert s.view(viewer)["known"] == {"9H": 2}, "of the eight nobody was told"
    assert s.view(0)["question"] == {"code": "proof", "challenger": 2}


@pytest.mark.rule("JR-7.7")
def test_turn_order_is_counted_from_the_visitor():
    s = standard(
        turn=1,
        rabbits=("KD", "JD", "KD"),
        hands=("9H", "horse", "8H"),
        dice=((1, 1),),
        moves="roll; pass; ride QC; pay horse",
    )
    assert s.awaited == [2, 0]
    events = play(s, "0: contest 9H", "2: contest 8H")
    assert told(events, "contested")[0]["seat"] == 2


@pytest.mark.rule("JR-7.7")
def test_an_idle_pass_is_never_told():
    s = visit("", "9H", "")
    events = play(s, "1: pass", "2: pass")
    for seat in (0, 1, 2, None):
        assert "passed" not in codes(events, seat)
        assert s.view(seat)["known"] == {}
    assert [event.params for event in events if "seat" in event.params and event.params["seat"] in (1, 2)] == []
    assert (rabbit(s), s.awaited, legal(s, 0)) == ("QC", [0], ["rest"])


# -- JR-7.6, JR-7.7: the proof -----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.6")
def test_the_visitor_shows_six_in_hearts_or_goes_off_board():
    s = visit("5H 3H AH 10D", "9H", moves="1: contest 9H")
    assert (s.awaited, s.view(0)["question"]) == ([0], {"code": "proof", "challenger": 1})
    assert legal(s) == ["prove 5H,3H", "prove 5H,AH", "leave"]
    for line in ("prove 5H", "prove 10D", "prove 5H,3H,AH", "prove 9H"):
        assert (why(s, line).code, why(s, line).rule) == ("no-proof", "JR-7.6")


@pytest.mark.rule("JR-7.6")
@pytest.mark.rule("JR-6.8")
def test_a_visitor_without_proof_goes_off_board_and_its_turn_ends_without_increment():
    s = visit("5H 10C", "9H", moves="1: contest 9H")
    assert legal(s) == ["leave"]
    events = play(s, "leave")
    assert codes(events, 1) == ["exiled", "turn-began"]
    assert told(events, "exiled") == [{"seat": 0, "from": "QC", "cause": "contest"}]
    assert s.view(None)["rabbits"] == ["off-board", "KD"]
    assert (hand(s, 0), s.view(None)["turn"]) == ("10C 5H", 1)
    assert hand(s, 1) == "9H", "the challenger keeps what it showed"
    assert "QC" in s.view(None)["court"]


@pytest.mark.rule("JR-7.7")
def test_the_visitor_may_decline_to_show():
    s = visit("9H", "8H", moves="1: contest 8H; leave")
    assert s.view(None)["rabbits"][0] == "off-board"
    assert s.view(1)["known"] == {}
    assert hand(s, 0) == "9H"


@pytest.mark.rule("JR-7.7")
def test_a_challenger_who_is_refuted_discards_what_it_showed_and_goes_off_board():
    s = visit("4H 2H", "5H 3H AH", moves="1: contest 5H,AH")
    events = play(s, "prove 4H,2H")
    assert codes(events, 1) == ["proved", "refuted", "exiled"]
    assert told(events, "proved") == [{"seat": 0, "cards": ["4H", "2H"]}]
    assert told(events, "refuted") == [{"seat": 1, "cards": ["5H", "AH"]}]
    assert told(events, "exiled") == [{"seat": 1, "from": "KD", "cause": "contest"}]
    assert s.view(None)["rabbits"] == ["QC", "off-board"]
    assert (hand(s, 1), s.view(0)["lot"]) == ("3H", ["5H", "AH"])
    assert hand(s, 0) == "4H 2H", "the visitor keeps its own"


@pytest.mark.rule("JR-7.7")
@pytest.mark.rule("JR-5.2")
def test_a_royal_heart_discarded_goes_back_to_the_court_and_its_carrot_off():
    s = visit("6H", "KH", moves="1: contest KH")
    assert s.view(None)["carrots"] == {"KH": 1}
    events = play(s, "prove 6H")
    assert told(events, "royal-returned") == [{"seat": 1, "card": "KH"}]
    assert (s.view(None)["carrots"], s.view(None)["lot"]) == ({}, [])


@pytest.mark.rule("JR-7.7")
def test_a_royal_heart_shown_by_the_visitor_stays():
    s = visit("KH", "9H", moves="1: contest 9H; prove KH")
    assert (hand(s, 0), s.view(None)["carrots"]) == ("KH", {"KH": 0})


@pytest.mark.rule("JR-7.7")
def test_cards_shown_by_either_side_are_seen_and_remembered_by_all():
    s = visit("4H 2H 10S", "9H 8H", "", moves="1: contest 9H; 2: pass")
    for seat in (0, 2, None):
        assert s.view(seat)["known"] == {"9H": 1}
    assert s.view(1)["exposed"] == ["9H"]
    play(s, "prove 4H,2H")
    for seat in (1, 2, None):
        assert s.view(seat)["known"] == {"4H": 0, "2H": 0}
    assert s.view(0)["known"] == {}
    assert s.view(0)["exposed"] == ["4H", "2H"]
    play(s, "rest")
    assert s.view(2)["known"] == {"4H": 0, "2H": 0}


@pytest.mark.rule("JR-7.7")
def test_cards_that_a_challenger_showed_and_kept_are_known():
    s = visit("", "9H", "", moves="1: contest 9H; 2: pass; leave")
    assert s.view(2)["known"] == s.view(0)["known"] == {"9H": 1}


@pytest.mark.rule("JR-7.7")
def test_one_contest_per_arrival_and_none_on_a_contest():
    s = visit("6H", "9H", "8H", moves="1: contest 9H; 2: contest 8H; prove 6H")
    assert (s.awaited, s.view(0)["question"]["code"]) == ([0], "acquisition")
    assert s.view(None)["rabbits"] == ["QC", "off-board", "KD"]
    assert hand(s, 2) == "8H"


@pytest.mark.rule("JR-7.7")
def test_the_contest_comes_before_anything_else_at_the_palace():
    s = visit("10C 5S 6H", "9H", rabbits=("QC",))
    assert (s.awaited, legal(s, 0)) == ([1], [])
    play(s, "contest 9H", "prove 6H")
    assert legal(s, 0) == ["acquire", "rest"], "the challenger stood on the palace itself, and is gone"


@pytest.mark.rule("JR-7.7")
def test_after_the_proof_the_phase_goes_on():
    s = visit("10C 6H", "9H", moves="1: contest 9H; prove 6H; acquire; pay 10C")
    assert (hand(s, 0), s.view(None)["turn"]) == ("QC 6H 2D", 1)


@pytest.mark.rule("JR-6.8")
def test_a_refuted_challenger_starts_its_next_turn_off_board():
    s = visit("6H", "9H", moves="1: contest 9H; prove 6H; rest; 1: roll; pass")
    assert legal(s, 1) == ["underground"]


@pytest.mark.rule("JR-7.7")
def test_a_contest_is_dumped_and_replayed_at_any_point():
    for moves in ("", "1: contest 9H", "1: contest 9H; 2: pass", "1: contest 9H; 2: pass; prove 6H"):
        s = visit("6H", "9H", "8H", moves=moves)
        for again in (s.clone(), RABBITS.load(RABBITS.dump(s)), RABBITS.replay(s.record)):
            assert [again.view(seat) for seat in (0, 1, 2, None)] == [s.view(seat) for seat in (0, 1, 2, None)]
            assert [legal(again, seat) for seat in (0, 1, 2)] == [legal(s, seat) for seat in (0, 1, 2)]


# -- queen-card-is-proof -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-7.7")
def test_usually_the_queens_card_proves_nothing():
    s = visit("", "QC 5H")
    assert s.view(None)["options"]["queen-card-is-proof"] == "no"
    assert not s.rules.queen_proves_visitor
    assert legal(s, 1) == ["pass"]
    assert why(s, "contest QC", seat=1).code == "no-proof"


@pytest.mark.rule("JR-7.7")
def test_for_the_visitor_alone_a_challenger_cannot_show_her():
    s = visit("", "QC 5H", options=VISITOR)
    assert legal(s, 1) == ["pass"]


@pytest.mark.rule("JR-7.7")
@pytest.mark.parametrize("options", [VISITOR, BOTH])
def test_a_visitor_who_holds_her_has_its_carrot_there_and_is_not_contested(options: dict[str, str]):
    s = visit("QC", "9H", options=options)
    assert s.view(None)["turn"] == 1
    assert s.rules.queen_proves_visitor


@pytest.mark.rule("JR-7.7")
def test_for_both_a_challenger_may_show_the_queen_of_the_hex_alone():
    s = visit("6H", "QC 9H", "QD", options=BOTH)
    assert legal(s, 1) == ["contest 9H", "contest QC", "pass"]
    assert legal(s, 2) == ["pass"], "another queen is not this one"
    events = play(s, "1: contest QC", "2: pass")
    assert told(events, "contested") == [{"seat": 1, "visitor": 0, "cards": ["QC"]}]


@pytest.mark.rule("JR-7.7")
def test_a_refuted_challenger_who_showed_her_loses_her_to_the_court():
    s = visit("10C 6H", "QC", options=BOTH, moves="1: contest QC")
    assert s.view(None)["carrots"] == {"QC": 1}
    events = play(s, "prove 6H")
    assert told(events, "royal-returned") == [{"seat": 1, "card": "QC"}]
    assert (s.view(None)["carrots"], rabbit(s, 1)) == ({}, "off-board")
    assert legal(s, 0) == ["acquire", "rest"], "she can be claimed at once"


@pytest.mark.rule("JR-7.7")
def test_the_queen_of_hearts_is_ten_points_and_listed_once():
    s = visit("", "QH", to="QH", options=BOTH)
    assert legal(s, 1) == ["contest QH", "pass"]


@pytest.mark.rule("JR-7.7")
def test_the_setting_needs_vetting():
    for given in ({"vetting": False, **VISITOR}, {"vetting": False, **BOTH}):
        with pytest.raises(BadInput, match=r"option-needs \[JR-7.7\]"):
            RABBITS.new(options=given)
