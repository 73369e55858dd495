"""All data that a seat can get from a game, as bytes."""

from typing import Any

from jackhouse import games
from jackhouse.kernel import Illegal
from tests.conformance.play import as_bytes


def gets(state: Any, seat: int | None, tries: list[Any]) -> dict[str, str]:
    """Returns all data that the seat may ask for, as bytes; an onlooker gets only a view."""
    if seat is None:
        return {"view": as_bytes(state.view(None))}
    legal, view, game = state.legal(seat), state.view(seat), games.get(state.ruleset.game)
    found = {
        "view": as_bytes(view),
        "guidance": as_bytes(game.guidance(view)),
        "prospects": as_bytes(game.prospects(view)),
        "purpose": as_bytes([game.purpose(view, [str(action)]) for action in legal[:3]]),
        "legal": as_bytes([str(action) for action in legal]),
        "refused": as_bytes([[str(action), reason.as_dict()] for action, reason in state.refused(seat)]),
        "why": as_bytes([why(state, seat, action) for action in tries]),
        "errors": as_bytes([error(state, seat, action) for action in tries if action not in legal]),
        "undoable": as_bytes(state.undoable(seat)),
    }
    taken = state.clone()
    try:
        found["undo"] = as_bytes([event.to(seat) for event in taken.undo(seat)])
        found["view before"] = as_bytes(taken.view(seat))
    except Illegal as refusal:
        found["undo"] = as_bytes([str(refusal), refusal.reason.as_dict()])
    return found


def why(state: Any, seat: int, action: Any) -> object:
    reason = state.why(seat, action)
    return None if reason is None else reason.as_dict()


def error(state: Any, seat: int, action: Any) -> object:
    """Returns the error for an action that is not legal."""
    try:
        state.play(seat, action)
    except Illegal as refusal:
        return [str(refusal), refusal.reason.as_dict()]
    raise AssertionError(f"{action} should have been refused")
