"""Planning: rows laid in secret, all at once (JK-4)."""

import pytest

from jackhouse.kernel import BadInput, Illegal
from tests.helpers import codes, legal, play, why
from tests.jackal.hunts import JACKAL, ashore, go_on, hunt, lay, question, told

ISLE = "W o o / o o 1"


@pytest.mark.rule("JK-4.1")
def test_a_row_has_at_least_one_card_and_at_most_the_hand() -> None:
    state = ashore(island=ISLE, hands=("LR LR UD", "LR"))
    assert legal(state, 0) == ["lay LR", "lay UD"]
    assert (why(state, "commit", 0).code, why(state, "commit", 0).rule) == ("empty-row", "JK-4.1")
    play(state, "0: lay LR")
    assert legal(state, 0) == ["lay LR", "lay UD", "commit"]
    play(state, "0: lay UD", "0: lay LR")
    assert legal(state, 0) == ["commit"]
    assert (why(state, "lay LR", 0).code, why(state, "lay LR", 0).rule) == ("not-in-hand", "JK-4.1")
    play(state, "0: commit", "1: lay LR", "1: commit")
    assert told(state.events, "revealed")[0]["cards"] == ["LR", "UD", "LR"]  # in the order laid


@pytest.mark.rule("JK-4.1")
def test_cards_that_lead_nowhere_are_allowed() -> None:
    state = hunt(ISLE, "NW NW", "LR", extra=("", "rum"))
    assert state.view(1)["rows"][0] == ["NW", "NW"]


@pytest.mark.rule("JK-4.2")
def test_a_hand_of_specials_lays_one_and_its_turn_ends() -> None:
    state = ashore(island=ISLE, hands=("rum weapon", "LR"), options={"islands": 1})
    assert legal(state, 0) == ["lay weapon", "lay rum"]
    play(state, "0: lay weapon")
    assert legal(state, 0) == ["commit"]
    assert (why(state, "lay rum", 0).code, why(state, "lay rum", 0).rule) == ("one-special", "JK-4.2")
    play(state, "0: commit", "1: lay LR")
    events = play(state, "1: commit")
    assert told(events, "row-ended")[0] == {"seat": 0, "cause": "special"}
    assert state.view(None)["pirates"][0] is None


@pytest.mark.rule("JK-4.2")
def test_a_flag_only_comes_first_and_only_one() -> None:
    state = ashore(island="W R B", hands=("red red blue LR", "LR"))
    assert legal(state, 0) == ["lay LR", "lay red", "lay blue"]
    play(state, "0: lay red")
    assert legal(state, 0) == ["lay LR", "commit"]
    for card in ("red", "blue"):
        assert (why(state, f"lay {card}", 0).code, why(state, f"lay {card}", 0).rule) == ("flag-first", "JK-4.2")
    state.undo(0)
    play(state, "0: lay LR")
    assert legal(state, 0) == ["commit"]


@pytest.mark.rule("JK-4.2")
def test_an_empty_hand_skips_the_round_but_gets_new_cards() -> None:
    state = ashore(island=ISLE, hands=("", "LR UD", "LR UD"))
    assert state.awaited == [1, 2]
    lay(state, 1, "LR")
    lay(state, 2, "LR")
    go_on(state)
    assert len(state.hands[0]) == 4


@pytest.mark.rule("JK-4.3")
def test_all_plan_at_the_same_time() -> None:
    state = ashore(island=ISLE, hands=("LR UD", "LR UD", "LR UD"), first=1)
    assert state.awaited == [1, 2, 0]
    play(state, "0: lay LR", "2: lay UD", "0: lay UD", "2: commit")
    assert state.awaited == [1, 0]


@pytest.mark.rule("JK-4.3")
def test_nobody_learns_a_row_or_its_length_before_all_have_committed() -> None:
    state = ashore(island=ISLE, hands=("LR UD SE", "LR UD", "LR UD"))
    before = state.view(1), state.view(None), state.legal(1), state.refused(1), state.undoable(1)
    for line in ("0: lay LR", "0: lay UD", "2: lay LR"):
        events = play(state, line)
        assert codes(events, 1) == codes(events, None) == []
        assert (state.view(1), state.view(None), state.legal(1), state.refused(1), state.undoable(1)) == before
    assert state.view(0)["draft"] == ["lay LR", "lay UD"]


@pytest.mark.rule("JK-4.3")
def test_a_commitment_is_public_and_final_and_the_row_is_not_public() -> None:
    state = ashore(island=ISLE, hands=("LR UD SE", "LR UD", "LR UD"))
    play(state, "0: lay LR", "1: lay UD")
    events = play(state, "0: commit")
    assert [event.to(1) for event in events] == [{"code": "committed", "params": {"seat": 0}}]
    assert state.view(1)["awaited"] == [1, 2]
    assert state.view(0)["draft"] == ["lay LR", "commit"]
    assert "LR" not in str(state.view(2)["draft"])
    assert not state.undoable(0)
    with pytest.raises(Illegal) as refusal:
        state.undo(0)
    assert refusal.value.reason.code == "nothing-to-undo"
    assert (legal(state, 0), why(state, "lay UD", 0).code) == ([], "not-awaited")
    assert state.undoable(1)  # what another commits makes nobody's own row final


@pytest.mark.rule("JK-4.3")
def test_all_rows_are_shown_at_once() -> None:
    state = ashore(island=ISLE, hands=("LR UD", "LR UD"), options={"islands": 1})
    play(state, "1: lay UD", "1: commit", "0: lay LR")
    assert state.view(0)["rows"] is None
    events = play(state, "0: commit")
    assert [(row["seat"], row["cards"]) for row in told(events, "revealed")] == [(0, ["LR"]), (1, ["UD"])]


def test_a_row_can_be_taken_back_and_laid_anew_until_it_is_committed() -> None:
    state = ashore(island=ISLE, hands=("LR UD SE", "LR UD"))
    play(state, "0: lay LR", "0: lay UD", "1: lay LR")
    state.undo(0)
    state.undo(0)
    assert state.view(0)["draft"] == []
    assert state.view(1)["draft"] == ["lay LR"]
    play(state, "0: lay UD", "0: lay LR", "0: commit")
    assert state.view(0)["draft"] == ["lay UD", "lay LR", "commit"]
    assert state.record.actions[-5:] == ["0 undo", "0 undo", "0 lay UD", "0 lay LR", "0 commit"]


def test_the_wrong_seat_a_late_commit_and_other_words_are_refused() -> None:
    state = ashore(island=ISLE, hands=("LR UD", "LR UD", "LR UD"), coins=(0, 0, 1))
    assert question(state) == "tortuga"
    assert why(state, "lay LR", 0).code == "not-awaited"
    play(state, "2: tortuga 1")
    assert why(state, "lay LR", 2).code == "not-awaited"  # in Tortuga nobody plans
    assert why(state, "go N", 0).code == "not-now"
    assert why(state, "lay horse", 0).code == "not-in-hand"
    assert state.why(7, JACKAL.parse("commit")).code == "no-such-seat"  # type: ignore[union-attr]
    lay(state, 0, "LR")
    assert why(state, "commit", 0).code == "not-awaited"
    for text in ("lay", "lay 7S", "lay LR,UD", "commit now", "go 9:9", "tortuga -1", "bribe 1"):
        with pytest.raises(BadInput):
            JACKAL.parse(text)
