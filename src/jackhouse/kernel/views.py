"""Checks of views that come from outside, for all games."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.state import State

__all__ = ["NO_VIEW", "bad_view", "hold_to", "need_setup"]

# Exceptions raised when something that is not a view is read as one.
NO_VIEW: Final = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


def need_setup(view: object) -> Mapping[str, Any]:
    """Returns the view if it names players, options and board; `BadInput` if not."""
    if not isinstance(view, Mapping):
        raise bad_view("view")
    for key in ("players", "options", "board"):
        if key not in view:
            raise bad_view(key)
    return view


def hold_to(state: State, view: Mapping[str, Any]) -> None:
    """Raises `BadInput` unless the state's view for this seat is equal to the given one."""
    seen = state.view(view["seat"])
    for key in seen:
        if view[key] != seen[key]:
            raise bad_view(key)


def bad_view(key: str) -> BadInput:
    return BadInput(Reason("bad-view", "", {"problem": "missing-or-wrong", "key": key}))
