"""Views: all that a seat may know of a state, as plain data. A game adds its own fields (`State.describe`)."""

from typing import TYPE_CHECKING, Any

from jackhouse.kernel.frame import CLOSED

if TYPE_CHECKING:
    from jackhouse.kernel.state import State

__all__ = ["view_of"]


def view_of(state: "State", seat: int | None) -> dict[str, Any]:
    """Returns all that this seat (None: an onlooker) may know."""
    window = state.base_window
    asked_seats, awaited = list(window.seats), state.awaited
    view: dict[str, Any] = {
        "game": state.ruleset.game,
        "rules": state.ruleset.version,
        "players": state.ruleset.players,
        "options": dict(state.ruleset.options),
        "board": state.board_data(),
        "seat": seat,
        "over": state.over,
        "ranking": state.ranking if state.over else None,
        # Nobody sees who has answered a sealed question before all have: to others, all asked seats are awaited.
        "awaited": [s for s in asked_seats if s in awaited or not (window.plan or s == seat)],
        "question": _question(state, seat),
        "draft": _draft(state, seat),
        "moment": {
            "frames": [frame.as_list() for frame in state.base_frames],
            "step": None if window is CLOSED else window.step,
            "seats": asked_seats,
            "sealed": window.sealed,
        },
    }
    state.describe(seat, view)
    return view


def _question(state: "State", seat: int | None) -> dict[str, Any] | None:
    if seat is None or seat not in state.awaited:
        return None
    step = state.ruleset.steps[state.window.step]
    return {"code": step.name, **step.about(state, seat)}


def _draft(state: "State", seat: int | None) -> list[str]:
    """Returns the seat's own unfinished actions."""
    if seat is None:
        return []
    window = state.window
    entry, pieces = window.entry(seat), [str(action) for action in window.drafted(seat)]
    if entry is not None:
        return [*pieces, str(entry)]
    if window.in_pieces:
        return pieces
    return [str(action) for action in state.draft] if seat in window.seats else []
