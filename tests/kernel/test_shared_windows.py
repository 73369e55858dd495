"""Shared windows: several seats are asked openly, each answer is carried out at once, drafts are private.

Free building is the question that is asked so.
"""

from typing import Any

import pytest

from jackhouse.kernel import Illegal, Window
from tests.conformance.play import as_bytes, observers
from tests.full_state import full_state, without_record
from tests.helpers import RABBITS, codes, legal, play, why
from tests.jackrabbits.builders import hand, new

pytestmark = pytest.mark.rule("JR-3.2")


def a_hex(state: Any, seat: int) -> str:
    return next(tile for tile in hand(state, seat) if tile[0] in "KQJ")


def both_hold_a_hex() -> Any:
    """Seats 0 and 1 have picked a tile and not laid it."""
    state = new("free", 3)
    play(state, f"0: pick {a_hex(state, 0)}", f"1: pick {a_hex(state, 1)}")
    return state


def test_several_are_awaited_openly() -> None:
    state = new("free", 3)
    assert state.awaited == [0, 1, 2]
    for seat in observers(state):
        view = state.view(seat)
        assert view["awaited"] == [0, 1, 2]
        assert view["moment"]["sealed"] is False
    assert [state.view(seat)["question"]["code"] for seat in range(3)] == ["building"] * 3
    assert state.view(None)["question"] is None


def test_an_answer_is_carried_out_at_once_and_the_others_are_still_asked() -> None:
    state = both_hold_a_hex()
    events = play(state, "0: place 1,-2")
    assert [codes(events, seat) for seat in observers(state)] == [["placed"]] * 4
    assert state.awaited == [0, 1, 2]
    assert len(state.view(2)["building"]["tiles"]) == 2
    play(state, "1: place -1,-1")
    assert len(state.view(2)["building"]["tiles"]) == 3


def test_a_draft_is_private() -> None:
    state = new("free", 3)
    before = {seat: as_bytes(state.view(seat)) for seat in (1, 2, None)}
    lists = {seat: legal(state, seat) for seat in (1, 2)}
    for line in (f"0: pick {a_hex(state, 0)}", "0: turn 2", "0: island"):
        assert play(state, line) == []
        assert {seat: as_bytes(state.view(seat)) for seat in (1, 2, None)} == before
        assert {seat: legal(state, seat) for seat in (1, 2)} == lists
        assert not state.undoable(1)
    assert len(state.view(0)["draft"]) == 3
    assert state.view(0)["question"]["island"] is True


def test_undo_takes_the_own_last_piece_back_whatever_the_others_did() -> None:
    state = both_hold_a_hex()
    mine = state.view(0)["draft"][0]
    play(state, "0: turn 3", "1: place 1,-2", f"2: pick {hand(state, 2)[0]}")
    assert [state.undoable(seat) for seat in range(3)] == [True, False, True]
    events = state.undo(0)
    assert [codes(events, seat) for seat in observers(state)] == [["took-back"], [], [], []]
    assert state.view(0)["draft"] == [mine]
    state.undo(0)
    assert state.view(0)["draft"] == []
    assert state.view(2)["draft"] != []
    with pytest.raises(Illegal) as refusal:
        state.undo(0)
    assert refusal.value.reason.code == "nothing-to-undo"


def test_what_has_been_carried_out_cannot_be_undone() -> None:
    state = both_hold_a_hex()
    play(state, "0: place 1,-2")
    assert not state.undoable(0)
    assert state.undoable(1)  # its draft stays


def test_a_lost_race_is_refused_by_a_code_and_changes_nothing() -> None:
    state = both_hold_a_hex()
    assert "place 1,-2" in legal(state, 0)
    assert "place 1,-2" in legal(state, 1)
    play(state, "1: place 1,-2")
    before = full_state(state)
    for _ in range(2):
        with pytest.raises(Illegal) as refusal:
            state.play(0, RABBITS.parse("place 1,-2"))
        assert refusal.value.reason.code == "spot-taken"
        assert refusal.value.reason == why(state, "place 1,-2", 0)
    assert full_state(state) == before
    play(state, "0: place -1,-1")


def test_a_seat_that_has_answered_all_is_not_asked_any_more() -> None:
    state = new("free", 3)
    drafted = f"pick {hand(state, 1)[0]}"
    play(state, f"1: {drafted}", "0: finish")
    assert state.awaited == [1, 2]
    assert why(state, "finish", 0).code == "not-awaited"
    assert state.view(1)["draft"] == [drafted]  # the window is another one now, and the draft is kept
    state.undo(1)
    play(state, "1: finish", "2: finish")
    assert state.awaited == [0]
    assert state.phase == "lottery"


def test_records_clones_and_search_agree() -> None:
    state = both_hold_a_hex()
    state.undo(1)
    play(state, "0: turn 1", "0: place 1,-2", f"2: pick {hand(state, 2)[0]}", "1: finish")
    assert full_state(RABBITS.replay(state.record)) == full_state(state)
    assert full_state(RABBITS.load(RABBITS.dump(state))) == full_state(state)
    clone, searched = state.clone(), state.clone()
    action = state.legal(2)[-1]
    clone.play(2, action)
    searched.apply(2, action)
    assert without_record(clone) == without_record(searched) != without_record(state)
    assert "1 undo" in state.record.actions


def test_a_guess_has_the_own_draft_and_none_of_the_others() -> None:
    state = both_hold_a_hex()
    guess = RABBITS.determinise(state.view(0), 1)
    assert guess.view(0) == state.view(0)
    assert guess.awaited == [0, 1, 2]
    assert guess.view(1)["draft"] == []
    assert guess.legal(0) == state.legal(0)


def test_a_shared_window_as_a_value() -> None:
    pick, turn = RABBITS.parse("pick KD"), RABBITS.parse("turn 1")
    window = Window(3, (2, 0), drafts=((), ()), shared=True)
    assert (window.awaited(), window.awaits(0), window.awaits(1)) == ([2, 0], True, False)
    drawn = window.with_draft(0, (pick,)).with_draft(0, (pick, turn))
    assert (drawn.drafted(0), drawn.drafted(2), drawn.entry(0)) == ((pick, turn), (), None)
    assert (drawn.can_take_back(0), drawn.can_take_back(2)) == (True, False)
    assert drawn.taken_back(0).drafted(0) == (pick,)
    assert drawn.taken_back(0).shared
    assert not drawn.sealed
