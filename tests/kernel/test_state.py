"""The contract of a state, and its parts: windows, frames, reasons."""

import copy
import json
from typing import Any

import pytest

import jackhouse.jackal.state
import jackhouse.jackrabbits.state
import jackhouse.kernel.state
from jackhouse import games
from jackhouse.jackrabbits.board import load_board
from jackhouse.kernel import BadInput, Frame, Illegal, Reason, Rng, Window
from jackhouse.kernel.playout import Playout
from jackhouse.kernel.state import TURN_CAP
from tests.full_state import full_state
from tests.helpers import RABBITS, codes, legal, play, position

BIG = "2C 3C 4C 5C 6C 7C 8C 9C 10C AC"


def refused(call: Any, *args: Any) -> Reason:
    with pytest.raises(Illegal) as refusal:
        call(*args)
    assert str(refusal.value) == repr(refusal.value.reason)
    return refusal.value.reason


def call_window() -> Any:
    """Seat 0 has too many cards; seats 1, 2 and 3 are asked, sealed."""
    return position(
        hands=(BIG, "2H", "2S", "2D"), options={"hand-limit": "caught"}, dice=((6, 6),), moves="roll; pass; stay"
    )


# ---- playing ---------------------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_awaited_has_no_legal_action() -> None:
    s = position(hands=("9C", "2H"))
    assert s.awaited == [0]
    assert s.legal(1) == s.legal(7) == s.legal(-1) == []
    assert s.refused(1) == s.refused(7) == []


def test_a_legal_list_is_the_callers_own() -> None:
    s = position(hands=("9C", "2H"))
    s.legal(0).clear()
    s.awaited.clear()
    assert legal(s, 0) == ["roll"]


@pytest.mark.parametrize(
    ("seat", "line", "code"),
    [(1, "roll", "not-awaited"), (2, "roll", "no-such-seat"), (-1, "roll", "no-such-seat"), (0, "rest", "not-now")],
)
def test_why_an_action_is_refused(seat: int, line: str, code: str) -> None:
    s = position(hands=("9C", "2H"))
    action = RABBITS.parse(line)
    why = s.why(seat, action)
    assert why is not None
    assert why.code == refused(s.play, seat, action).code == code


def test_nothing_goes_on_when_the_game_is_over() -> None:
    s = position(hands=("9C", "2H"), options={"round-cap": 1}, dice=((6, 6), (6, 6)), moves="roll; stay; roll; stay")
    assert s.over
    assert s.awaited == []
    assert s.legal(0) == s.refused(0) == []
    why = s.why(0, RABBITS.parse("roll"))
    assert why is not None
    assert why.code == refused(s.play, 1, RABBITS.parse("roll")).code == "game-over"
    assert not s.undoable(0)
    assert s.view(0)["awaited"] == []
    assert s.view(0)["question"] is None
    assert s.view(0)["ranking"] == s.ranking
    assert RABBITS.load(RABBITS.dump(s)).over


def test_there_is_no_ranking_to_see_before_the_end() -> None:
    s = position(hands=("9C", "2H"))
    assert s.view(0)["ranking"] is None
    assert s.ranking == [[0], [1]]


def test_equals_share_a_rank() -> None:
    assert position(hands=("9C", "9H", "2D")).ranking == [[0, 1], [2]]


def test_a_turn_has_an_end() -> None:
    s = position(hands=("9C", "2H"), dice=((6, 6),))
    s.turn_decisions = TURN_CAP - 2
    events = play(s, "roll", "pass", "stay")
    assert s.over
    ended = [event.to(None) for event in events if event.code == "ended"]
    assert ended == [{"code": "ended", "params": {"cause": "turn-cap", "ranking": [[0], [1]]}}]


def test_an_onlooker_has_no_hand_and_no_question() -> None:
    s = position(hands=("9C", "2H"))
    view = s.view(None)
    assert (view["seat"], view["hand"], view["question"], view["draft"]) == (None, None, None, [])
    assert view["awaited"] == [0]
    assert refused(s.view, 2).code == "no-such-seat"


# ---- drafts and undo -------------------------------------------------------------------------------------------------


def test_undo_is_a_line_of_its_own_and_never_legal() -> None:
    s = position(hands=("9C 9S", "2H"), rabbits=("KH", "citadel"), dice=((4, 4),), moves="roll; pass; exit 4")
    assert s.view(0)["draft"] == ["exit 4"]
    assert "undo" not in legal(s)
    assert codes(s.undo(0), 0) == ["took-back"]
    assert s.record.actions == ["0 roll", "0 pass", "0 exit 4", "0 undo"]
    assert full_state(RABBITS.replay(s.record)) == full_state(s)
    assert s.view(0)["draft"] == []
    assert refused(s.undo, 0).code == "nothing-to-undo"


def test_nobody_hears_that_something_was_taken_back() -> None:
    s = position(hands=("9C 9S", "2H"), rabbits=("KH", "citadel"), dice=((4, 4),), moves="roll; pass; exit 4")
    events = s.undo(0)
    assert codes(events, 1) == codes(events, None) == []


def test_a_roll_cannot_be_taken_back() -> None:
    s = position(hands=("9C", "2H"))
    play(s, "roll")
    assert not s.undoable(0)
    assert refused(s.undo, 0).params == {"seat": 0}


def test_a_sealed_entry_can_be_taken_back_whatever_the_others_did() -> None:
    s = call_window()
    assert s.awaited == [1, 2, 3]
    play(s, "1: call 0", "3: pass")
    assert [s.undoable(seat) for seat in range(4)] == [False, True, False, True]
    s.undo(1)
    assert s.awaited == [1, 2]
    assert [s.undoable(seat) for seat in range(4)] == [False, False, False, True]
    play(s, "1: pass", "2: pass")
    assert s.turn == 1  # nobody called
    assert not any(s.undoable(seat) for seat in range(4))


def test_a_sealed_window_is_settled_in_turn_order_not_in_the_order_of_answers() -> None:
    s = call_window()
    events = play(s, "3: call 0", "2: call 0", "1: pass")
    assert [event.to(None) for event in events if event.code == "caught"] == [
        {"code": "caught", "params": {"seat": 0, "by": 2}}
    ]


# ---- search, records and the registry --------------------------------------------------------------------------------


def test_a_searched_state_has_no_record_and_no_undo() -> None:
    s = position(hands=("9C 9S", "2H"), rabbits=("KH", "citadel"), dice=((4, 4),), moves="roll; pass")
    tried = s.clone()
    tried.apply(0, RABBITS.parse("exit 4"))
    assert not tried.undoable(0)
    with pytest.raises(Illegal, match="unrecorded"):
        tried.record  # noqa: B018
    assert s.record.actions == ["0 roll", "0 pass"]
    assert tried.clone().view(0) == tried.view(0)
    assert codes(tried.play(0, tried.legal(0)[0]), 0)  # it can still be played


def test_clones_share_a_past_and_part_in_the_future() -> None:
    s = position(hands=("9C", "2H"), dice=((6, 6),), moves="roll")
    one, other = s.clone(), s.clone()
    play(one, "pass", "stay")
    play(other, "pass", "exit 0")
    play(s, "pass")
    assert one.record.actions == ["0 roll", "0 pass", "0 stay"]
    assert other.record.actions == ["0 roll", "0 pass", "0 exit 0"]
    assert s.record.actions == ["0 roll", "0 pass"]


def test_a_move_that_does_not_fit_is_named() -> None:
    with pytest.raises(BadInput) as refusal:
        position(hands=("9C", "2H"), dice=((6, 6),), moves="roll; exit 9")
    assert refusal.value.reason.code == "bad-move"
    assert refusal.value.reason.params["move"] == "exit 9"


@pytest.mark.parametrize("moves", ["9: roll", "\u00b2: roll", "x: roll", "0: ", ":", "fly"])
def test_garbage_among_moves_is_refused(moves: str) -> None:
    with pytest.raises(BadInput) as refusal:
        position(hands=("9C", "2H"), moves=moves)
    assert refusal.value.reason.code


def test_the_registry_knows_its_games() -> None:
    assert games.get("jack-rabbits") in games.all_games()
    with pytest.raises(BadInput) as refusal:
        games.get("chess")
    assert refusal.value.reason.params == {"game": "chess", "known": [game.key for game in games.all_games()]}


# ---- what it is made of ----------------------------------------------------------------------------------------------


def test_a_window_awaits_those_who_have_not_answered() -> None:
    window = Window(3, (2, 0), True, (None, None))
    answered = window.entered(0, RABBITS.parse("pass"))
    assert (window.awaited(), answered.awaited()) == ([2, 0], [2])
    assert answered.entry(0) == RABBITS.parse("pass")
    assert answered.entry(2) is None
    assert answered.entry(1) is None
    assert answered.entered(0, None).awaited() == [2, 0]
    assert Window(3, (1,)).awaited() == [1]
    assert Window(3, (1,)).entry(1) is None


def test_a_frame_is_a_few_numbers() -> None:
    assert Frame(4, 1, (7, 8)).as_list() == [4, 1, 7, 8]
    assert Frame(4).as_list() == [4, 0]


def test_reasons_are_values() -> None:
    reason = Reason("price-unmet", "JR-6.2", {"price": 9, "best": 7})
    same = Reason("price-unmet", "JR-6.2", {"best": 7, "price": 9})
    assert reason == same
    assert hash(reason) == hash(same)
    assert reason != Reason("price-unmet", "JR-6.2", {"price": 9, "best": 8})
    assert reason != "price-unmet"
    assert reason.as_dict() == {"code": "price-unmet", "rule": "JR-6.2", "params": {"price": 9, "best": 7}}
    assert repr(reason) == "price-unmet [JR-6.2] price=9, best=7"
    assert repr(Reason("game-over")) == "game-over"
    assert isinstance(BadInput(reason), ValueError)
    assert BadInput(reason).reason is Illegal(reason).reason is reason


# ---- at the door -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-99, -1, 2, 10**30, None, "0", 1.5])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: object) -> None:
    s = position(hands=("4D", "9S"), dice=((3, 4),))
    play(s, "roll")
    before = full_state(s)
    assert s.legal(seat) == []
    assert s.refused(seat) == []
    why = s.why(seat, RABBITS.parse("roll"))
    assert why is not None
    assert why.code == "no-such-seat"
    with pytest.raises(Illegal):
        s.play(seat, RABBITS.parse("pass"))
    assert full_state(s) == before


@pytest.mark.parametrize("action", ["roll", None, 3])
def test_data_that_is_no_action_is_refused(action: object) -> None:
    s = position(hands=("4D", "9S"))
    with pytest.raises(Illegal, match="action-garbled"):
        s.play(0, action)


def test_a_change_to_an_event_or_a_view_does_not_change_the_state() -> None:
    board = json.loads(json.dumps(load_board("sample").written()))
    s = RABBITS.new(2, 1, board=board)
    with pytest.raises(TypeError, match="read-only"):
        s.view(0)["board"]["tiles"].clear()
    changed = copy.deepcopy(s.view(0))
    changed["board"]["tiles"].clear()
    changed["options"].clear()
    assert s.view(1)["board"] == board
    rolled = s.play(s.awaited[0], RABBITS.parse("roll"))[0]
    rolled.to(0)["params"]["dice"].clear()
    assert len(rolled.to(1)["params"]["dice"]) == 2
    assert full_state(RABBITS.replay(s.record)) == full_state(s)


@pytest.mark.parametrize(("game", "codes"), [("jack-rabbits", ["turn-began"]), ("jackal", ["island-shown"])])
def test_a_new_game_tells_how_it_opened(game: str, codes: list[str]) -> None:
    state = games.get(game).new(seed=3)
    assert [event.code for event in state.opening] == codes
    assert all(event.to(None) for event in state.opening)
    assert not state.emitting
    assert games.get(game).position(players=2).opening == []
    again = games.get(game).start(state.record)
    assert [event.to(None) for event in again.opening] == [event.to(None) for event in state.opening]


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_equal_setups_share_one_ruleset(game: Any) -> None:
    one, same = game.new(3, seed=1), game.new(3, seed=2)
    assert one.ruleset is same.ruleset is game.determinise(one.view(0), 1).ruleset
    assert game.new(2, seed=1).ruleset is not one.ruleset
    one.view(0)["options"].clear()
    one.record.as_dict()["options"].clear()
    assert one.ruleset.options == game.new(3, seed=1).record.options != {}


def test_a_built_in_board_stays_while_many_documents_are_read() -> None:
    before, document = RABBITS.new(2), load_board("sample").written()
    assert isinstance(document, dict)
    for number in range(100):
        load_board({**document, "name": f"number {number}"})
    assert RABBITS.determinise(before.view(0), 1).ruleset is before.ruleset


def test_a_board_document_is_prepared_once() -> None:
    document = load_board("sample").written()
    one, same = RABBITS.new(2, board=document), RABBITS.new(2, board=json.loads(json.dumps(document)))
    assert one.ruleset is same.ruleset
    assert one.view(0)["board"] is same.view(1)["board"] is one.board_data()
    assert one.view(0)["board"] == document


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_the_empty_lists_that_states_share_stay_empty(game: Any) -> None:
    for seed in range(3):
        state = game.new(3, seed)
        Playout().run(state.clone(), Rng.of_seed(seed))
        while not state.over:
            state.play(state.awaited[0], state.legal(state.awaited[0])[0])
    modules = (jackhouse.kernel.state, jackhouse.jackrabbits.state, jackhouse.jackal.state)
    shared = [value for module in modules for name, value in vars(module).items() if name.startswith("_NO_")]
    assert len(shared) >= 10
    assert not any(shared)
