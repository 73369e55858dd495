"""Checks of views that come from outside, for all games."""

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.ruleset import Ruleset
from jackhouse.kernel.state import State

__all__ = ["VIEW_ERRORS", "WORD", "ViewReader", "bad_view", "check_agreement", "need_setup"]

WORD: Final = 0xFFFFFFFF

# Exceptions that reading invalid data as a view may raise.
VIEW_ERRORS: Final = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)


def need_setup(view: object) -> Mapping[str, Any]:
    """Returns the view if it names players, options and board; `BadInput` if not."""
    if not isinstance(view, Mapping):
        raise bad_view("view")
    for key in ("players", "options", "board"):
        if key not in view:
            raise bad_view(key)
    return view


def check_agreement(state: State, view: Mapping[str, Any]) -> None:
    """Raises `BadInput` unless the state's view for this seat is equal to the given one."""
    seen = state.view(view["seat"])
    for key in seen:
        if view[key] != seen[key]:
            raise bad_view(key)


def bad_view(key: str) -> BadInput:
    return BadInput(Reason("bad-view", "", {"problem": "missing-or-wrong", "key": key}))


class ViewReader:
    """Reads the fields of a view and checks the type and range of each; `BadInput` names the field that is wrong."""

    def __init__(self, ruleset: Ruleset, data: Mapping[str, Any]) -> None:
        self.ruleset = ruleset
        self.data = data

    def fail(self, key: str) -> NoReturn:
        raise bad_view(key)

    def items(self, key: str, count: int = -1) -> list[Any]:
        value = self.data.get(key)
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            self.fail(key)
        return list(value)

    def mapping(self, key: str) -> dict[str, Any]:
        value = self.data.get(key)
        if not isinstance(value, dict):
            self.fail(key)
        return value

    def check_numbers(self, key: str, value: object, low: int, high: int, count: int = -1) -> list[int]:
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            self.fail(key)
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
                self.fail(key)
        return list(value)

    def numbers(self, key: str, low: int, high: int, count: int = -1) -> list[int]:
        return self.check_numbers(key, self.data.get(key), low, high, count)

    def number(self, key: str, low: int, high: int) -> int:
        return self.check_numbers(key, [self.data.get(key)], low, high)[0]

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            self.fail(key)
        return value is True

    def flags(self, key: str, count: int) -> list[bool]:
        found: list[bool] = []
        for value in self.items(key, count):
            if not isinstance(value, bool):
                self.fail(key)
            found.append(value)
        return found

    def frames(self, key: str) -> list[Frame]:
        frames: list[Frame] = []
        for item in self.items(key):
            numbers = self.check_numbers(key, item, -1, 9999)
            if len(numbers) < 2 or not 0 <= numbers[0] < len(self.ruleset.steps):
                self.fail(key)
            frames.append(Frame(numbers[0], numbers[1], tuple(numbers[2:])))
        return frames
