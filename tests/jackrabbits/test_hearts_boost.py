"""JR-8.9, addition `hearts-boost`: you may contest where you rest and wherever your carrot is."""

from itertools import permutations

import pytest

from jackhouse.kernel import BadInput
from tests.helpers import RABBITS, codes, legal, play, position, standard
from tests.jackrabbits.journeys import rabbit
from tests.jackrabbits.test_special_access import HOME, question, ride

BOOST = {"hearts-boost": True}


@pytest.mark.rule("JR-8.9")
@pytest.mark.parametrize("place", ["KC", "JH", "citadel"])
def test_whoever_rests_on_a_hex_may_contest_a_visitor_there(place: str):
    s = ride("", "9H", "8H", to=place, rabbits=(place, "KD"), options=BOOST)
    assert (rabbit(s), s.awaited, legal(s, 1)) == (place, [1], ["contest 9H", "pass"])


@pytest.mark.rule("JR-8.9")
@pytest.mark.parametrize("elsewhere", ["KD", "citadel", "underground"])
def test_the_owner_of_the_carrot_may_contest_from_anywhere_on_the_board(elsewhere: str):
    s = ride("", "KC 6H", "9H", to="KC", rabbits=(elsewhere, "KD"), options=BOOST)
    assert (s.awaited, legal(s, 1)) == ([1], ["contest 6H", "pass"])
    play(s, "contest 6H", "leave")
    assert s.view(None)["rabbits"] == ["off-board", elsewhere, "KD"]


@pytest.mark.rule("JR-8.9")
def test_the_owner_is_asked_without_hearts_too_and_together_with_who_rests_there():
    s = ride("", "KC", "", to="KC", rabbits=("KD", "KC"), options=BOOST)
    assert (s.awaited, legal(s, 1), legal(s, 2)) == ([1, 2], ["pass"], ["pass"])


@pytest.mark.rule("JR-8.9")
def test_off_board_the_owner_is_not_asked():
    s = ride("", "KC 6H", to="KC", rabbits=("off-board",), options=BOOST)
    assert (rabbit(s), question(s, 1) == "contest") == ("KC", False)


@pytest.mark.rule("JR-8.9")
def test_a_royal_in_the_court_gives_nobody_the_right():
    s = ride("", "6H", to="KC", rabbits=("KD",), options=BOOST)
    assert (s.awaited, question(s, 0)) == ([0], "acquisition")


@pytest.mark.rule("JR-8.9")
def test_a_visitor_whose_own_carrot_marks_the_hex_cannot_be_contested():
    assert question(ride("KC", "6H", to="KC", rabbits=("KC",), options=BOOST), 1) != "contest"


@pytest.mark.rule("JR-8.9")
def test_a_visitor_who_comes_home_is_contested_before_winning_only_by_who_rests_there():
    s = ride(HOME, "6H", to="citadel", rabbits=("citadel",), options=BOOST)
    assert (s.over, question(s, 1)) == (False, "contest")
    play(s, "contest 6H", "leave")
    assert (s.over, s.view(None)["rabbits"]) == (False, ["off-board", "citadel"])
    proven = ride(f"{HOME} 7H", "6H", to="citadel", rabbits=("citadel",), options=BOOST)
    assert "won" in codes(play(proven, "contest 6H", "prove 7H"))
    assert ride(HOME, "KD 6H", to="citadel", rabbits=("KD",), options=BOOST).over


@pytest.mark.rule("JR-8.9")
def test_nobody_contests_underground():
    s = standard(rabbits=("KD", "underground"), hands=("", "6H"), options=BOOST, dice=((1, 1),), moves="roll; exit 0")
    play(s, "underground")
    assert (rabbit(s), question(s, 1) == "contest") == ("underground", False)


@pytest.mark.rule("JR-8.9")
@pytest.mark.parametrize(
    ("options", "code"),
    [({"hearts-boost": True}, "option-needs"), ({"vetting": True, **BOOST, "special-access": True}, "options-clash")],
)
def test_it_needs_contests_and_excludes_special_access(options: dict[str, bool], code: str):
    with pytest.raises(BadInput) as refused:
        position(options=options)
    assert refused.value.reason.code == code
    for one, other in permutations(("hearts-boost", "special-access", "provisional-palaces"), 2):
        assert RABBITS.catalogue.options[one].clashes[other] is True, "set-up pages show it at either option"


@pytest.mark.rule("JR-8.9")
def test_alone_it_does_nothing():
    assert len(RABBITS.new(1, seed=1, options=BOOST).rules.contest_rights) == 1
