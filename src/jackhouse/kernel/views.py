"""Views that come back from outside: held to what they can be, whatever the game."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.state import State

__all__ = ["NO_VIEW", "bad_view", "hold_to", "need_table"]

# What reading something that is no view at all may end in.
NO_VIEW: Final = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


def need_table(view: object) -> Mapping[str, Any]:
    """A view that says at which table it was seen."""
    if not isinstance(view, Mapping):
        raise bad_view("view")
    for key in ("players", "options", "board"):
        if key not in view:
            raise bad_view(key)
    return view


def hold_to(state: State, view: Mapping[str, Any]) -> None:
    """`BadInput` unless the viewer would see exactly this of the state."""
    seen = state.view(view["seat"])
    for key in seen:
        if view[key] != seen[key]:
            raise bad_view(key)


def bad_view(key: str) -> BadInput:
    return BadInput(Reason("bad-view", "", {"problem": "missing-or-wrong", "key": key}))
