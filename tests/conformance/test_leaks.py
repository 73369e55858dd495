"""Single leaks, each in a few lines; `test_two_worlds` searches for leaks of any kind."""

from typing import Any

import pytest

from tests.conformance.leaks import proves
from tests.conformance.play import as_bytes
from tests.helpers import RABBITS, codes, legal, play, position, standard


def views(state: Any) -> list[str]:
    """Returns the views of the others and of an onlooker while seat 0 moves."""
    return [as_bytes(state.view(seat)) for seat in (1, None)]


@proves("leak-asked")
def test_the_lottery_is_asked_of_any_hand() -> None:
    match, none = [position(hands=(hand, "2H"), dice=((3, 4),), moves="roll", seed=1) for hand in ("4D", "9C")]
    assert (legal(match), legal(none)) == (["lottery 4D", "pass"], ["pass"])
    assert match.view(None)["awaited"] == none.view(None)["awaited"] == [0]
    assert match.view(None)["moment"] == none.view(None)["moment"]


@proves("leak-draft")
def test_nobody_sees_where_a_rabbit_stops_to_think() -> None:
    s = position(rabbits=("KH", "citadel"), hands=("9S 5C 2S", "9C"), dice=((1, 2),), moves="roll; pass")
    before = views(s)
    for line in ("exit 4", "hike 4"):
        s.play(0, RABBITS.parse(line))
        assert views(s) == before
    s.undo(0)
    assert views(s) == before


@proves("leak-draft")
def test_nobody_sees_it_after_a_transfer_either() -> None:
    """The hand that could pay again stops at the next woods, the other walks past them."""
    able, unable = [
        position(rabbits=("KH", "citadel"), hands=(hand, "9C"), dice=((1, 2),), moves="roll; pass; exit 4; hike 4")
        for hand in ("5C 2S AS", "5D 2S AS")
    ]
    heard = [[event.to(1) for event in s.play(0, RABBITS.parse("pay 2S,AS"))] for s in (able, unable)]
    assert heard[0] == heard[1]
    for seat in (1, None):
        assert [able.view(seat)[key] for key in ("journey", "moment", "awaited")] == [
            unable.view(seat)[key] for key in ("journey", "moment", "awaited")
        ]


@proves("leak-sealed")
def test_a_sealed_answer_is_seen_by_its_own_seat_alone() -> None:
    big = "2C 3C 4C 5C 6C 7C 8C 9C 10C AC"
    s = position(
        hands=(big, "2H 3H", "2S 3S"), options={"hand-limit": "caught"}, dice=((1, 1),), moves="roll; pass; stay"
    )
    assert s.awaited == [1, 2]
    before = [as_bytes(s.view(seat)) for seat in (0, 2, None)]
    s.play(1, RABBITS.parse("call 0"))
    assert s.awaited == [2]
    assert [as_bytes(s.view(seat)) for seat in (0, 2, None)] == before
    assert s.view(1)["draft"] == ["call 0"]


@proves("leak-sealed")
def test_an_answer_that_came_to_nothing_is_never_told() -> None:
    """Seat 1 comes first in turn order, so seat 2's answer has no effect."""
    heard = []
    for answer in ("call 0", "pass"):
        s = position(
            hands=("2C 3C 4C 5C 6C 7C 8C 9C 10C AC", "2H 3H", "2S 3S"),
            options={"hand-limit": "caught"},
            dice=((1, 1),),
            moves="roll; pass; stay; 1: call 0",
            seed=1,
        )
        events = s.play(2, RABBITS.parse(answer))
        heard.append([[event.to(seat) for event in events] + [as_bytes(s.view(seat))] for seat in (0, 1, None)])
    assert heard[0] == heard[1]


# ---- the strategies --------------------------------------------------------------------------------------------------

VISIT = "roll; pass; ride QC; pay horse"


def visit(*hands: str, **setup: Any) -> Any:
    """Seat 0 has ridden to a palace."""
    rabbits = ("KD", *["citadel"] * len(hands))
    return standard(rabbits=rabbits, hands=("9C horse", *hands), dice=((3, 4),), moves=VISIT, seed=1, **setup)


@proves("leak-asked")
@pytest.mark.rule("JR-7.7")
def test_a_contest_is_asked_of_any_hand() -> None:
    able, unable = visit("6H", "2S"), visit("6D", "2S")
    assert (legal(able, 1), legal(unable, 1)) == (["contest 6H", "pass"], ["pass"])
    assert able.awaited == unable.awaited == [1, 2]
    for seat in (0, 2, None):
        assert [able.view(seat)[key] for key in ("awaited", "moment", "question")] == [
            unable.view(seat)[key] for key in ("awaited", "moment", "question")
        ]


@proves("leak-sealed", "leak-legal")
@pytest.mark.rule("JR-7.7")
def test_a_contest_entered_is_seen_by_its_own_seat_alone() -> None:
    s = visit("6H", "7H 2S")
    before = [(as_bytes(s.view(seat)), s.legal(seat)) for seat in (0, 2)]
    play(s, "1: contest 6H")
    assert [(as_bytes(s.view(seat)), s.legal(seat)) for seat in (0, 2)] == before
    assert s.view(1)["draft"] == ["contest 6H"]


@proves("leak-sealed")
@pytest.mark.rule("JR-7.7")
def test_a_contest_that_was_not_heard_is_never_told() -> None:
    """Seat 1 comes first in turn order, so seat 2's answer has no effect."""
    heard = []
    for answer in ("contest 7H", "pass"):
        s = visit("6H", "7H 2S")
        events = play(s, "1: contest 6H", f"2: {answer}")
        heard.append([[event.to(seat) for event in events] + [as_bytes(s.view(seat))] for seat in (0, 1, None)])
    assert heard[0] == heard[1]


@proves("leak-sealed")
@pytest.mark.rule("JR-7.7")
def test_once_all_have_passed_nobody_can_take_it_back() -> None:
    s = visit("6H", "7H 2S")
    events = play(s, "1: pass", "2: pass")
    assert [codes(events, seat) for seat in (0, 1, 2, None)] == [["uncontested"]] * 4
    assert not any(s.undoable(seat) for seat in range(3))


@proves("leak-draft")
@pytest.mark.rule("JR-7.3")
def test_nobody_sees_spades_before_the_blow() -> None:
    s = standard(rabbits=("JD", "JD"), hands=("5S 4S", "9S 2S"), dice=((6, 6),), moves="roll; pass; stay", seed=1)
    before = views(s)
    play(s, "fight 1", "spades 5S")
    assert views(s) == before
    play(s, "strike")
    before = [as_bytes(s.view(seat)) for seat in (0, None)]
    play(s, "1: spades 9S")
    assert [as_bytes(s.view(seat)) for seat in (0, None)] == before


@proves("leak-asked")
@pytest.mark.rule("JR-7.3")
def test_a_defender_without_spades_is_asked_all_the_same() -> None:
    moves = "roll; pass; stay; fight 1; spades 5S; strike"
    for hand in ("9S 2H", "9D 2H"):
        s = standard(rabbits=("JD", "JD"), hands=("5S 4S", hand), dice=((6, 6),), moves=moves, seed=1)
        assert s.view(None)["awaited"] == s.view(0)["awaited"] == [1]
        assert legal(s, 1)[-1] == "yield"


@proves("leak-draft")
@pytest.mark.rule("JR-7.8")
def test_nobody_sees_what_lies_on_the_counter() -> None:
    s = standard(
        rabbits=("JS", "citadel"), hands=("9D 2D", "2H"), lot="4S 5S", dice=((6, 6),), moves="roll; pass; stay"
    )
    before = views(s)
    play(s, "trade 4S", "trade 5S")
    assert views(s) == before
