"""JR-8.7, addition `provisional-palaces`: hearts laid open at the end of a turn make the hex a palace."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel import BadInput
from tests.conformance.moments import prefer
from tests.conformance.play import as_bytes, observers, rich_table, step
from tests.conformance.test_two_worlds import compare_from
from tests.conformance.worlds import ROLES
from tests.full_state import full_state
from tests.helpers import RABBITS, codes, hand, legal, play, position, samples, standard, told, why
from tests.jackrabbits.journeys import rabbit

PALACES = {"provisional-palaces": True}
HOME = "KC QS JD"
pytestmark = pytest.mark.rule("JR-8.7")


def resting(mine: str, *theirs: str, at: str = "KC", **setup: Any) -> RabbitState:
    """Seat 0 has stayed on a hex, and is asked which hearts it lays; the others are on the plaza of diamonds."""
    options = {**PALACES, **setup.pop("options", {})}
    others = setup.pop("rabbits", ("JD",) * max(1, len(theirs)))
    s = standard(
        rabbits=(at, *others),
        hands=(mine, *(theirs or ("",))),
        pile="2D 3D 4D 5D",
        dice=((6, 6),) * 8,
        options=options,
        **setup,
    )
    end_turn(s)
    return s


def end_turn(s: RabbitState) -> None:
    """Plays on, without a journey or a deed, up to a question of the hand limit or the one after it."""
    for _ in range(12):
        if question(s) in ("palace", "discarding", "call"):
            return
        choices = ("roll", "stay", "rest", "pass")
        play(s, next(line for line in choices if line in legal(s)))
    raise AssertionError(question(s))


def visited(mine: str, laid: str, theirs: str = "", at: str = "KC", **setup: Any) -> RabbitState:
    """Seat 0 has laid hearts, and seat 1 has ridden to the hex."""
    s = resting(mine, f"{theirs} horse".strip(), at=at, **setup)
    play(s, f"palace {laid}", "roll", "pass", f"ride {at}", "pay horse")
    return s


def question(state: RabbitState, seat: int | None = None) -> str:
    asked = state.view(state.awaited[0] if seat is None else seat)["question"]
    return asked["code"] if asked else ""


def laid(state: RabbitState, seat: int = 0) -> str:
    cards: list[list[str]] = state.view(None)["zones"]["laid-hearts"]
    return " ".join(cards[seat])


# -- laying ------------------------------------------------------------------------------------------------------------


def test_at_the_end_of_a_turn_on_a_hex_one_may_lay_a_proof_or_all_hearts():
    s = resting("5H 4H 2H AH 10S")
    assert legal(s) == ["palace 5H,4H", "palace 5H,2H", "palace 5H,AH", "palace 4H,2H", "palace 5H,4H,2H,AH", "pass"]
    assert legal(resting("6H 10S")) == ["palace 6H", "pass"]
    assert legal(resting("6H AH")) == ["palace 6H", "palace 6H,AH", "pass"]
    assert legal(resting("QH 3H")) == ["palace QH", "palace QH,3H", "pass"]


def test_the_hearts_stay_in_hand_and_all_see_them():
    s = resting("5H 4H 9C", "")
    events = play(s, "palace 5H,4H")
    assert codes(events)[0] == "palace-opened"
    assert told(events, "palace-opened") == [{"seat": 0, "place": "KC", "cards": ["5H", "4H"]}]
    assert (laid(s), hand(s), s.turn) == ("5H 4H", "9C 5H 4H 2D", 1)
    assert s.view(1)["known"] == {"5H": 0, "4H": 0}
    assert s.view(0)["exposed"] == ["5H", "4H"]
    assert s.view(None)["hand_sizes"][0] == 4
    assert not s.undoable(0)


@pytest.mark.parametrize("mine", ["", "5H 10S", "9C"])
def test_whoever_has_no_such_hearts_is_asked_all_the_same(mine: str):
    s = resting(mine)
    assert (question(s), s.awaited, legal(s)) == ("palace", [0], ["pass"])
    assert codes(play(s, "pass"))[:2] == ["passed", "turn-began"]


@pytest.mark.parametrize("place", ["citadel", "KC", "QC", "JH"])
def test_the_question_comes_on_every_hex(place: str):
    assert legal(resting("6H", at=place)) == ["palace 6H", "pass"]


def test_nobody_is_asked_underground():
    s = standard(rabbits=("KD", "JD"), hands=("6H", ""), options=PALACES, dice=((1, 1),), moves="roll; exit 0")
    play(s, "underground")
    assert (rabbit(s), s.turn, laid(s)) == ("underground", 1, "")


def test_nobody_is_asked_off_board():
    s = standard(rabbits=("KC", "KC"), hands=("6H 2S", "9S"), options=PALACES, dice=((6, 6),))
    play(s, "roll", "pass", "stay", "fight 1", "spades 2S", "strike", "spades 9S", "strike", "yield")
    assert (rabbit(s), s.turn, laid(s)) == ("off-board", 1, "")


def test_the_question_comes_after_the_hand_limit():
    nine = "9C 9S 8C 8S 7C 7S 6C 6S 6H"
    s = resting(nine)
    assert question(s) == "discarding"
    play(s, "discard 6H")
    assert (question(s), legal(s)) == ("palace", ["pass"])
    s = resting(nine, options={"hand-limit": "caught"})
    assert (question(s), s.awaited) == ("call", [1])
    play(s, "call 0", "discard 9C")
    assert (question(s), legal(s)) == ("palace", ["palace 6H", "pass"])


def test_what_makes_no_palace_is_refused_with_a_reason():
    s = resting("5H 4H 2H 10S")
    for line in ("palace 5H", "palace 4H", "palace 10S", "palace 9H", "palace 5H,10S"):
        reason = why(s, line)
        assert (reason.code, reason.rule, reason.params) == ("no-palace", "JR-8.7", {"points": 6})
    assert why(s, "rest").code == "not-now"


# -- contesting --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["KC", "JH"])
def test_the_owner_may_contest_an_arrival_with_all_the_hearts_laid(place: str):
    s = resting("5H 4H 3H 10S", "horse", "", at=place)
    play(s, "palace 5H,4H,3H", "roll", "pass", f"ride {place}", "pay horse")
    assert (s.awaited, question(s), legal(s)) == ([0], "contest", ["contest 5H,4H,3H", "pass"])
    assert codes(play(s, "contest 5H,4H,3H", "leave"))[0] == "exiled"
    assert s.view(None)["rabbits"] == [place, "off-board", "JD"]
    assert (laid(s), hand(s)) == ("5H 4H 3H", "10S 5H 4H 3H 2D")


def test_only_the_hearts_laid_serve():
    s = visited("8H 5H 4H", "5H,4H")
    assert legal(s) == ["contest 5H,4H", "pass"]
    for line in ("contest 8H", "contest 8H,5H,4H", "contest 5H"):
        reason = why(s, line)
        assert (reason.code, reason.rule, reason.params) == ("only-laid-hearts", "JR-8.7", {"cards": ["5H", "4H"]})
    assert why(s, "prove 8H").code == "not-now"


def test_refuted_the_owner_loses_all_of_them_and_goes_off_board():
    s = visited("8H 5H 4H 3H", "8H,5H,4H,3H", "6H")
    play(s, "contest 8H,5H,4H,3H")
    assert (question(s), legal(s)) == ("proof", ["prove 6H", "leave"])
    assert codes(play(s, "prove 6H"))[:3] == ["proved", "refuted", "exiled"]
    view = s.view(None)
    assert (view["rabbits"], view["lot"][-4:], laid(s)) == (["off-board", "KC"], ["8H", "5H", "4H", "3H"], "")


def test_a_royal_laid_and_lost_goes_to_the_court():
    s = visited("QH", "QH", "6H")
    play(s, "contest QH", "prove 6H")
    assert "QH" in s.view(None)["court"]
    assert s.view(None)["carrots"] == {}


def test_whoever_passes_keeps_the_palace_for_the_next_arrival():
    s = resting("6H", "horse", "", rabbits=("JD", "KD"))
    play(s, "palace 6H", "roll", "pass", "ride KC", "pay horse")
    assert s.awaited == [0]
    assert "uncontested" in codes(play(s, "pass"))
    assert laid(s) == "6H"


def test_only_the_owner_may_contest_and_only_at_its_hex():
    s = resting("6H", "horse 9H", "8H", rabbits=("JD", "KC"))
    play(s, "palace 6H", "roll", "pass", "ride KC", "pay horse")
    assert s.awaited == [0]
    s = resting("6H", "horse", "8H", rabbits=("JD", "KC"))
    play(s, "palace 6H", "roll", "pass", "ride KS", "pay horse")
    assert question(s) != "contest"


def test_without_hearts_laid_nobody_contests():
    s = resting("9H", "horse")
    play(s, "pass", "roll", "pass", "ride KC", "pay horse")
    assert (s.awaited, question(s)) == ([1], "acquisition")


def test_a_visitor_whose_carrot_marks_the_hex_and_one_that_stays_cannot_be_contested():
    assert question(visited("6H", "6H", "KC")) != "contest"
    s = resting("6H", "", rabbits=("KC",))
    play(s, "palace 6H", "roll", "pass", "stay")
    assert question(s, 0) != "contest"


def test_on_the_citadel_the_contest_comes_before_a_win():
    s = visited("6H", "6H", HOME, at="citadel")
    assert (s.over, question(s)) == (False, "contest")
    play(s, "contest 6H", "leave")
    assert (s.over, s.view(None)["rabbits"]) == (False, ["citadel", "off-board"])
    assert codes(play(visited("6H", "6H", HOME, at="citadel"), "pass")) == ["uncontested", "won", "ended"]


def test_two_on_a_hex_may_both_have_a_palace_there():
    s = resting("6H", "7H", "horse", rabbits=("KC", "JD"))
    play(s, "palace 6H", "roll", "pass", "stay", "rest", "palace 7H", "roll", "pass", "ride KC", "pay horse")
    assert (s.awaited, legal(s, 0), legal(s, 1)) == ([0, 1], ["contest 6H", "pass"], ["contest 7H", "pass"])


def test_at_a_palace_of_the_board_any_hearts_serve_and_those_shown_are_lost():
    s = visited("8H 5H 4H", "5H,4H", "6H", at="QC")
    assert legal(s) == ["contest 8H", "contest 5H,4H", "pass"]
    assert why(s, "contest 8H,5H,4H").code == "no-proof"
    play(s, "contest 8H", "prove 6H")
    assert s.view(None)["lot"][-1] == "8H"
    advanced = {"advanced-citadel": True}
    assert legal(visited("8H 5H 4H", "5H,4H", at="citadel", options=advanced))[0] == "contest 8H"


# -- the end of a palace -----------------------------------------------------------------------------------------------


def test_the_next_turn_of_the_owner_ends_it_before_the_roll():
    s = resting("6H", "")
    play(s, "palace 6H")
    end_turn(s)
    assert laid(s) == "6H"
    events = play(s, "pass")
    assert codes(events)[-2:] == ["turn-began", "palace-closed"]
    assert told(events, "palace-closed") == [{"seat": 0, "cards": ["6H"]}]
    assert (s.turn, question(s), laid(s), "6H" in hand(s)) == (0, "take-off", "", True)
    end_turn(s)
    assert legal(s) == ["palace 6H", "pass"]


def test_it_ends_when_its_owner_is_thrown_off_the_board():
    s = resting("10H 9H 8H", "9S", rabbits=("KC",))
    play(s, "palace 10H,9H,8H", "roll", "pass", "stay", "fight 0", "spades 9S", "strike", "yield")
    assert rabbit(s) == "off-board"
    left = laid(s).split()
    assert len(left) >= 2
    assert told(play(s, "rest"), "palace-closed") == [{"seat": 0, "cards": left}]
    assert (question(s), laid(s)) == ("palace", "")


def test_below_six_points_it_ends():
    """A laid heart may go in another contest or to a thief; here a hand that is caught discards it."""
    mine, theirs = "5H 4H 9C 9S 8C 8S 7C 7S 6C", "6D 10C 10S 10D 9D 8D 5C 5S horse"
    s = resting(mine, theirs, "", options={"hand-limit": "caught"})
    play(s, "1: pass", "2: pass", "palace 5H,4H", "roll", "lottery 6D", "1: call 0", "2: pass", "0: pass", "discard 5H")
    assert laid(s) == "4H"
    play(s, "ride KC", "pay horse")
    assert (rabbit(s, 1), question(s)) == ("KC", "acquisition")
    play(s, "rest", "pass", "pass")
    assert (question(s), laid(s), "4H" in hand(s)) == ("palace", "", True)


def test_six_points_left_are_enough():
    mine, theirs = "6H 4H 9C 9S 8C 8S 7C 7S 6C", "6D 10C 10S 10D 9D 8D 5C 5S horse"
    s = resting(mine, theirs, "", options={"hand-limit": "caught"})
    play(s, "1: pass", "2: pass", "palace 6H,4H", "roll", "lottery 6D", "1: call 0", "2: pass", "0: pass", "discard 4H")
    play(s, "ride KC", "pay horse")
    assert (laid(s), s.awaited, legal(s)) == ("6H", [0], ["contest 6H", "pass"])


# -- the contract ------------------------------------------------------------------------------------------------------


def test_views_samples_and_replays_have_the_hearts_where_they_lie():
    s = visited("8H 5H 4H 9C", "5H,4H")
    for seat in observers(s):
        view = s.view(seat)
        assert view["zones"] == {"laid-hearts": [["5H", "4H"], []]}
        for guess in samples(view, 5):
            audit(guess)
            assert as_bytes(guess.view(seat)) == as_bytes(view)
    assert [str(action) for action in samples(s.view(0), 1)[0].legal(0)] == legal(s)
    other = s.clone()
    play(other, "contest 5H,4H", "leave")
    assert full_state(RABBITS.replay(other.record)) == full_state(other)
    assert question(s) == "contest"


def test_whole_games_keep_what_never_changes():
    met = dict.fromkeys(("palace-opened", "palace-closed", "contested"), 0)
    fixed: dict[str, Any] = {"vetting": True, **PALACES}
    for number in range(8):
        rng = Random(number)
        state = rich_table(rng, rng.randint(2, 4), 6, ("KC", "KS", "JD"), **fixed)
        for _ in range(120):
            if state.over:
                break
            audit(state)
            for event in step(state, rng):
                if event.code in met:
                    met[event.code] += 1
        for seat in observers(state):
            view = state.view(seat)
            assert as_bytes(RABBITS.determinise(view, number).view(seat)) == as_bytes(view)
        assert full_state(RABBITS.replay(state.record)) == full_state(state)
    assert min(met.values()) > 2, met


def laying(rng: Random) -> Any:
    """A turn ends on a hex where others may rest."""
    fixed: dict[str, Any] = {"vetting": True, "flights": False, "hand-limit": "enforced", **PALACES}
    state = rich_table(rng, rng.randint(2, 4), 6, ("KC", "KS", "JD"), **fixed)
    for verb in ("roll", "pass", "stay", "rest"):
        prefer(state, rng, verb)
    return state


def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know():
    counts: Counter[Any] = Counter()
    for number in range(16):
        compare_from(laying, number, 6, counts)
    assert {role: counts["palace", role] for role in ROLES if counts["palace", role] < 10} == {}


def test_it_needs_contests_clashes_with_its_kin_and_does_nothing_alone():
    with pytest.raises(BadInput) as refused:
        position(options=PALACES)
    params = {"option": "provisional-palaces", "other": "vetting", "needed": "on"}
    assert refused.value.reason.as_dict()["params"] == params
    for other in ("special-access", "hearts-boost"):
        with pytest.raises(BadInput) as refused:
            standard(options={**PALACES, other: True})
        assert refused.value.reason.code == "options-clash"
        assert other in refused.value.reason.params.values()
    alone = RABBITS.new(1, seed=1, options=PALACES)
    assert (len(alone.rules.contest_rights), alone.rules.zones) == (1, [])


def test_without_the_addition_nobody_is_asked():
    s = standard(rabbits=("KC", "JD"), hands=("6H", ""), dice=((1, 1),), moves="roll; stay; rest")
    assert (s.turn, "zones" in s.view(0)) == (1, False)


def test_a_theft_may_take_a_heart_that_lies_open_and_all_know_where_it_is():
    stolen: set[str] = set()
    for seed in range(8):
        s = resting("6H", "9S", rabbits=("KC",), seed=seed)
        play(s, "palace 6H", "roll", "pass", "stay", "fight 0", "spades 9S", "strike", "0: yield")
        taken = "6H" in hand(s, 1)
        assert (rabbit(s), laid(s)) == ("off-board", "" if taken else "6H")
        assert (s.view(None)["known"].get("6H"), "6H" in hand(s, 0)) == (1 if taken else 0, not taken)
        stolen.add("6H" if taken else "2D")
    assert stolen == {"6H", "2D"}
