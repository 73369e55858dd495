"""Drafts: others see nothing of an unfinished step, and it can be taken back (docs/design.md)."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import Illegal
from tests.helpers import RABBITS, codes, hand, legal, play, position, told
from tests.jackrabbits.journeys import rabbit, set_out, stands

OTHERS = (1, None)  # another seat, an onlooker


def views(state: RabbitState, *seats: int | None) -> list[dict[str, Any]]:
    return [state.view(seat) for seat in seats]


def cannot_undo(state: RabbitState, seat: int = 0) -> bool:
    with pytest.raises(Illegal) as refused:
        state.undo(seat)
    return not state.undoable(seat) and refused.value.reason.code == "nothing-to-undo"


# -- what others see of free steps -------------------------------------------------------------------------------------

DRAFTS = [
    ("citadel", "7S", "exit 2"),  # stops where it could pay
    ("citadel", "7S", "exit 2; on"),  # and at a fork
    ("citadel", "7S", "exit 2; hike 4"),  # a transfer chosen
    ("citadel", "6C 6S 5C 5S 5H 4C 4S 3C 3S 3H AC", "exit 2; hike 4; put 6C"),  # a card on the counter
    ("citadel", "7S 4C 3H", "exit 2; hike 4; put 3H; put 7S"),  # more of them than needed
    ("KS", "", "exit 2"),  # a fork, with no cards
    ("KD", "", "exit 0"),  # at the mouth of a cave
    ("JD", "", "exit 0"),  # at the brink
    ("citadel", "", "exit 1"),  # the same, far along the road
    ("underground", "horse", "hole cave1"),  # up from Underground
    ("QH", "horse", "ride KC"),  # a joker is to be used
    ("KS", "10S", "stay; acquire"),  # a claim to be paid
]


@pytest.mark.parametrize(("place", "cards", "way"), DRAFTS)
def test_others_see_nothing_of_a_draft(place: str, cards: str, way: str):
    s = set_out(place, cards, price=12 if "put 6C" in way else 7)
    for line in way.split("; "):
        before = views(s, *OTHERS)
        events = play(s, line)
        if line == "stay":
            continue
        assert views(s, *OTHERS) == before, line
        assert [codes(events, seat) for seat in OTHERS] == [[], []]
        assert not s.undoable(1)


@pytest.mark.parametrize(("place", "cards", "way"), DRAFTS)
def test_a_draft_is_taken_back_step_by_step(place: str, cards: str, way: str):
    s = set_out(place, cards, price=12 if "put 6C" in way else 7)
    lines = way.split("; ")
    if lines[0] == "stay":
        play(s, lines.pop(0))
    stages = [(s.view(0), legal(s))]
    for line in lines:
        play(s, line)
        stages.append((s.view(0), legal(s)))
    while len(stages) > 1:
        stages.pop()
        events = s.undo(0)
        assert [codes(events, seat) for seat in (0, *OTHERS)] == [["took-back"], [], []]
        assert (s.view(0), legal(s)) == stages[-1]
    assert cannot_undo(s)


def test_the_player_sees_its_own_draft():
    s = set_out("citadel", "7S", moves="exit 2; on")
    assert s.view(0)["draft"] == ["exit 2", "on"]
    assert s.view(0)["journey"] == {"at": "fork3", "edge": 5, "brink": False, "way": ["mountain3:5", "fork3:5"]}
    assert (s.view(1)["draft"], s.view(1)["journey"], s.view(1)["rabbits"][0]) == ([], None, "citadel")


def test_a_step_is_told_to_the_player_alone():
    s = set_out("citadel", "7S")
    events = play(s, "exit 2")
    assert told(events, "stepped") == [{"seat": 0, "path": ["mountain3:5"]}]
    assert [codes(events, seat) for seat in (0, 1, None)] == [["stepped"], [], []]


def test_after_taking_back_another_way_may_be_taken_and_the_first_is_never_told():
    s = set_out("citadel", "7S", moves="exit 2; on")
    s.undo(0)
    s.undo(0)
    play(s, "exit 0")
    events = play(s, "hike 0", "pay 7S")
    assert told(events, "travelled")[0]["path"] == ["river1:3"]


def test_a_pause_tells_nobody_that_the_hand_could_pay():
    rich, poor = (set_out("citadel", hands=(cards, "KC")) for cards in ("7H 9D", "2D 9D"))
    play(rich, "exit 3")
    assert stands(rich) == "river4:0"
    assert views(rich, *OTHERS) == views(poor, *OTHERS), "it might not have set out"


def test_taking_back_is_recorded_and_replayed():
    s = set_out("citadel", "7S", moves="exit 2; hike 4")
    s.undo(0)
    play(s, "on")
    assert s.record.actions[-4:] == ["0 exit 2", "0 hike 4", "0 undo", "0 on"]
    again = RABBITS.replay(s.record)
    assert views(again, 0, 1, None) == views(s, 0, 1, None)
    assert legal(again) == legal(s)
    assert again.undoable(0)


def test_second_thoughts_do_not_use_up_the_turn():
    s = set_out("citadel", "7S")
    for _ in range(1100):
        play(s, "exit 2")
        s.undo(0)
    assert not s.over
    assert legal(s)[0] == "stay"


# -- what makes a draft public -----------------------------------------------------------------------------------------


def test_paying_publishes_the_way_so_far():
    s = set_out("citadel", "7S 7C", moves="exit 2; hike 4")
    events = play(s, "pay 7S")
    for seat in OTHERS:
        assert codes(events, seat)[:3] == ["travelled", "paid", "transferred"]
    assert told(events, "travelled")[0] == {"seat": 0, "path": ["mountain3:5"]}
    assert s.view(0)["draft"] == []


@pytest.mark.parametrize(
    ("place", "cards", "lines"),
    [
        ("citadel", "7S 7C", "exit 2; hike 4; pay 7S"),  # a payment
        ("QD", "7H", "exit 4; buy horse; pay 7H"),
        ("QH", "horse", "ride KC; pay horse"),
        ("KS", "10S", "stay; acquire; pay 10S"),
        ("citadel", "", "exit 0"),  # an arrival
        ("KD", "", "exit 0; underground"),
        ("JD", "", "exit 0; off-board"),
        ("KS", "", "exit 2; take 3"),
        ("KS", "", "stay"),
        ("KS", "", "stay; rest"),
    ],
)
def test_an_action_that_others_have_seen_cannot_be_taken_back(place: str, cards: str, lines: str):
    s = set_out(place, cards)
    play(s, *lines.split("; "))
    assert cannot_undo(s)


def test_neither_is_a_roll_nor_a_draw_nor_a_card_shown():
    s = position(players=2, rabbits=("KS",), hands=("4D",), dice=((4, 3),))
    assert cannot_undo(s)
    play(s, "roll")
    assert cannot_undo(s)
    shown, passed = s.clone(), s.clone()
    play(shown, "lottery 4D")
    assert cannot_undo(shown)
    play(passed, "pass")
    assert cannot_undo(passed), "all have seen that it passed"


def test_a_draft_after_a_payment_is_taken_back_to_the_payment():
    s = set_out("KH", "7S horse", moves="exit 0; sail fork4:1; pay 7S")
    assert stands(s) == "fork4:1"
    play(s, "ride KS")
    assert s.view(0)["draft"] == ["ride KS"]
    s.undo(0)
    assert stands(s) == "fork4:1"
    assert cannot_undo(s)
    assert hand(s) == "horse"


# -- the way is told whole ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "cards", "lines", "way"),
    [
        ("QD", "", "exit 4", "tavern1:1 JS:0"),
        ("KS", "", "exit 2; take 3", "fork2:5 QS:0"),
        ("citadel", "7S", "exit 0", "river1:3 woods3:5 tavern3:4 JD:3"),
        ("citadel", "7S", "exit 2; hike 4; pay 7S", "mountain3:5 mountain4:1 woods4:1"),
        ("citadel", "7S", "exit 5; hike 5; pay 7S", "woods2:2 tavern2:2 JS:1"),
        ("QD", "7H", "exit 4; buy horse; pay 7H; on", "tavern1:1 JS:0"),
        ("KD", "7C", "exit 0; hole cave2; pay 7C", "cave1:3 cave2:6 QS:3"),
        (
            "KH",
            "7S",
            "exit 0; sail woods4:3; pay 7S",
            "fork1:3 woods4:3 mountain4:4 mountain3:4 river3:4 woods3:2 citadel:1",
        ),
        ("underground", "", "hole cave4", "cave4:6 JC:2"),
        ("KD", "", "exit 0; underground", "cave1:3"),
        ("JD", "", "exit 0; off-board", ""),
    ],
)
def test_others_hear_the_whole_way(place: str, cards: str, lines: str, way: str):
    s = set_out(place, cards)
    heard: list[str] = []
    ends: list[str] = []
    script = lines.split("; ")
    while s.phase == "journey":
        line = script.pop(0) if script and script[0] in legal(s) else legal(s)[0]
        for event in play(s, line):
            known = event.to(1)
            if known is not None and known["code"] == "travelled":
                heard += known["params"]["path"]
            elif known is not None and known["code"] == "arrived":
                ends.append(known["params"]["to"])
    assert heard == way.split()
    assert ends == [rabbit(s)]


# -- after a payment ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "poor", "rich"),
    [
        ("exit 2; hike 4; pay 7S", "7S 2D", "7S 9H"),  # the rich hand could pay on mountain4, the poor one walks on
        ("exit 0; hike 0; pay 7S", "7S 9D", "7S 9C"),  # the rich hand could pay on woods1, the poor one comes to JD
        ("exit 5; hike 5; pay 7S", "7S 9C", "7S 9H"),  # ... on tavern2, ... to JS
    ],
)
def test_a_pause_after_a_payment_reveals_nothing_about_the_hand(lines: str, poor: str, rich: str):
    one, other = (set_out("citadel", hands=(cards, "KC"), moves=lines) for cards in (poor, rich))
    assert views(one, *OTHERS) == views(other, *OTHERS)


# -- sealed windows ----------------------------------------------------------------------------------------------------

CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C"
SPADES = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S"


def calling() -> RabbitState:
    """Seats 0 and 1 hold more than nine cards: all three seats are asked, at once and sealed."""
    s = position(
        rabbits=("underground",) * 3,
        hands=(CLUBS, SPADES, "2H"),
        dice=((6, 6),),
        pile="2D 3D 4D",
        options={"hand-limit": "caught"},
        moves="roll; pass; stay",
    )
    assert s.awaited == [0, 1, 2]
    return s


def test_an_entry_is_seen_by_nobody_else():
    s = calling()
    before = views(s, 0, 2, None)
    events = play(s, "1: call 0")
    assert [codes(events, seat) for seat in (0, 2, None)] == [[], [], []]
    assert views(s, 0, 2, None) == before
    assert s.view(1)["draft"] == ["call 0"]
    assert s.view(1)["question"] is None
    assert s.view(1)["awaited"] == [0, 2]


def test_views_hide_who_has_answered_until_all_have():
    s = calling()
    play(s, "1: call 0", "2: pass")
    assert s.awaited == [0]
    assert s.view(0)["awaited"] == s.view(None)["awaited"] == [0, 1, 2]
    assert s.view(2)["awaited"] == [0, 1], "its own answer it knows"
    events = play(s, "0: pass")
    assert told(events, "caught") == [{"seat": 0, "by": 1}]
    assert s.view(2)["awaited"] == [0]


def test_an_entry_may_be_taken_back_whatever_the_others_did():
    s = calling()
    asked = views(s, 1)
    play(s, "1: call 0", "2: call 0")
    before = views(s, 0, 2, None)
    assert s.undoable(1)
    events = s.undo(1)
    assert [codes(events, seat) for seat in (0, 1, 2)] == [[], ["took-back"], []]
    assert views(s, 0, 2, None) == before
    assert views(s, 1) == asked
    assert s.awaited == [0, 1]
    assert s.view(2)["draft"] == ["call 0"], "the other entry stands"
    assert cannot_undo(s, 1)
    play(s, "1: pass")
    assert s.view(1)["draft"] == ["pass"]


def test_nobody_undoes_anothers_entry():
    s = calling()
    play(s, "1: call 0")
    assert cannot_undo(s, 0)
    assert cannot_undo(s, 2)


def test_once_all_have_answered_nobody_takes_back():
    s = calling()
    play(s, "1: call 0", "2: pass", "0: pass")
    for seat in range(3):
        assert cannot_undo(s, seat)


def test_an_answer_that_came_to_nothing_is_never_told():
    s = calling()
    play(s, "1: pass", "2: pass")
    events = play(s, "0: pass")
    assert codes(events, None) == ["uncalled", "turn-began"]
    assert s.turn == 1


def test_in_a_sealed_window_a_seat_answers_once():
    s = calling()
    play(s, "1: call 0")
    assert legal(s, 1) == []
    reason = s.why(1, RABBITS.parse("pass"))
    assert reason is not None
    assert reason.code == "not-awaited"
