"""JR-8.8, addition `special-access`: on any hex where you rest, you may contest a visitor with hearts."""

from typing import Any

import pytest

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, codes, legal, play, position, standard
from tests.jackrabbits.journeys import rabbit

ACCESS = {"special-access": True}
HOME = "KC QS JD"


def ride(mine: str, *theirs: str, to: str, rabbits: tuple[str, ...], **setup: Any) -> RabbitState:
    """Seat 0 rides from the plaza of diamonds to a hex."""
    return standard(
        **{
            "rabbits": ("JD", *rabbits),
            "hands": (f"{mine} horse", *theirs),
            "dice": ((1, 1),) * 4,
            "options": ACCESS,
            "moves": f"roll; ride {to}; pay horse",
            **setup,
        }
    )


def question(state: RabbitState, seat: int) -> str:
    asked = state.view(seat)["question"]
    return asked["code"] if asked else ""


@pytest.mark.rule("JR-8.8")
@pytest.mark.parametrize("place", ["KC", "JH", "citadel"])
def test_whoever_rests_on_a_hex_may_contest_a_visitor_there(place: str):
    s = ride("", "9H", "8H", to=place, rabbits=(place, "KD"))
    assert (rabbit(s), s.awaited, question(s, 1)) == (place, [1], "contest")
    assert legal(s, 1) == ["contest 9H", "pass"]
    play(s, "contest 9H", "leave")
    assert s.view(None)["rabbits"] == ["off-board", place, "KD"]


@pytest.mark.rule("JR-8.8")
def test_all_who_rest_there_are_asked_whether_or_not_they_hold_hearts():
    s = ride("", "", "5H 10S", "9H", to="KC", rabbits=("KC", "KC", "KC"))
    assert s.awaited == [1, 2, 3]
    assert [legal(s, seat) for seat in (1, 2, 3)] == [["pass"], ["pass"], ["contest 9H", "pass"]]


@pytest.mark.rule("JR-8.8")
def test_a_challenger_who_is_refuted_loses_the_hearts_and_goes_off_board():
    s = ride("7H", "9H", to="KC", rabbits=("KC",))
    events = play(s, "contest 9H", "prove 7H")
    assert codes(events)[:3] == ["proved", "refuted", "exiled"]
    assert (s.view(None)["rabbits"], s.view(None)["lot"]) == (["KC", "off-board"], ["9H"])


@pytest.mark.rule("JR-8.8")
def test_a_visitor_who_comes_home_with_a_trio_is_contested_before_winning():
    s = ride(HOME, "6H", to="citadel", rabbits=("citadel",))
    assert (s.over, question(s, 1)) == (False, "contest")
    play(s, "contest 6H", "leave")
    assert (s.over, s.view(None)["rabbits"]) == (False, ["off-board", "citadel"])


@pytest.mark.rule("JR-8.8")
def test_a_visitor_who_proves_it_on_the_citadel_wins():
    s = ride(f"{HOME} 7H", "6H", to="citadel", rabbits=("citadel",))
    events = play(s, "contest 6H", "prove 7H")
    assert codes(events) == ["proved", "refuted", "exiled", "won", "ended"]
    uncontested = ride(HOME, "6H", to="citadel", rabbits=("citadel",))
    assert codes(play(uncontested, "pass")) == ["uncontested", "won", "ended"]


@pytest.mark.rule("JR-8.8")
def test_whoever_rests_elsewhere_may_not_contest_unless_at_a_palace():
    assert ride(HOME, "6H", to="citadel", rabbits=("KC",)).over
    assert ride("", "6H", "7H", to="QC", rabbits=("KD", "underground")).awaited == [1, 2]


@pytest.mark.rule("JR-8.8")
def test_the_carrot_of_a_hex_gives_no_right_by_itself():
    s = ride("", "KC 6H", to="KC", rabbits=("KD",))
    assert (rabbit(s), question(s, 1) == "contest") == ("KC", False)


@pytest.mark.rule("JR-8.8")
def test_a_visitor_whose_carrot_marks_the_hex_cannot_be_contested():
    s = ride("KC", "6H", to="KC", rabbits=("KC",))
    assert question(s, 1) != "contest"


@pytest.mark.rule("JR-8.8")
def test_a_rabbit_that_stays_is_no_visitor():
    s = standard(rabbits=("KC", "KC"), hands=("", "6H"), options=ACCESS, dice=((1, 1),), moves="roll; stay")
    assert question(s, 1) != "contest"


@pytest.mark.rule("JR-8.8")
def test_nobody_contests_underground():
    s = standard(rabbits=("KD", "underground"), hands=("", "6H"), options=ACCESS, dice=((1, 1),), moves="roll; exit 0")
    play(s, "underground")
    assert (rabbit(s), question(s, 1) == "contest") == ("underground", False)


@pytest.mark.rule("JR-8.8")
def test_without_the_addition_only_palaces_are_vetted():
    s = ride("", "6H", to="KC", rabbits=("KC",), options={})
    assert (s.awaited, question(s, 0)) == ([0], "acquisition")


@pytest.mark.rule("JR-8.8")
def test_it_needs_contests_and_does_nothing_alone():
    with pytest.raises(BadInput) as refused:
        position(options=ACCESS)
    assert refused.value.reason.as_dict()["params"] == {"option": "special-access", "other": "vetting", "needed": "on"}
    assert len(RABBITS.new(1, seed=1, options=ACCESS).rules.contest_rights) == 1
