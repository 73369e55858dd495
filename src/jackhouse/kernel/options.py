"""The catalogue of a game's options: their values, what each needs and what it excludes."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["Catalogue", "Option", "addition", "choice", "number", "switch"]

_LARGEST: Final = 10**9
_TRUE: Final = ("true", "on", "yes", "1")
_FALSE: Final = ("false", "off", "no", "0")

Value = bool | str | int


class Option:
    """One line of the catalogue: a switch, a choice of words, or a number within bounds."""

    def __init__(
        self,
        key: str,
        rule: str,
        default: Value,
        values: tuple[str, ...] = (),
        bounds: tuple[int, int] = (0, 0),
        needs: Mapping[str, Value] | None = None,
        clashes: Mapping[str, Value] | None = None,
        group: str = "table",
        editions: str | None = None,
        needs_any: Mapping[str, Value] | None = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.default = default
        self.values = values
        self.bounds = bounds
        # If it is active: the values of other options that it needs, all or at least one, and those that it excludes.
        self.needs = dict(needs or {})
        self.needs_any = dict(needs_any or {})
        self.clashes = dict(clashes or {})
        self.group = group  # under which set-up pages list it
        self.is_addition = editions is not None  # views and records leave it out where it is off
        self.editions = editions or ""  # the editions of the rulebook that print an addition, such as "AC"

    def is_active(self, value: Value) -> bool:
        """Whether the option changes the game: it is on, or has another value than its default."""
        return value if isinstance(value, bool) else value != self.default

    def read(self, value: object) -> Value:
        """Returns the value in the option's own type; text is converted."""
        if isinstance(value, int) and abs(value) > _LARGEST:
            value = "?"  # so that a refusal does not repeat thousands of digits
        word = str(value).strip().lower()
        if isinstance(self.default, bool):
            if word in _TRUE or word in _FALSE:
                return word in _TRUE
        elif isinstance(self.default, int):
            plain = isinstance(value, str | int) and not isinstance(value, bool) and word.isascii() and word.isdigit()
            if plain and len(word) <= 9 and self.bounds[0] <= int(word) <= self.bounds[1]:
                return int(word)
        else:
            for allowed in self.values:
                if word == allowed.lower():
                    return allowed
        raise BadInput(
            Reason(
                "bad-option-value", self.rule, {"option": self.key, "value": str(value)[:40], "allowed": self.allowed()}
            )
        )

    def allowed(self) -> str:
        """Returns the allowed values in one line."""
        if isinstance(self.default, bool):
            return "on, off"
        if isinstance(self.default, int):
            return f"{self.bounds[0]}-{self.bounds[1]}"
        return ", ".join(self.values)


class LetterOption(Option):
    """A choice of words, and of sets of capital letters, which may be written in any order."""

    def read(self, value: object) -> Value:
        typed = str(value).strip().upper()
        for allowed in self.values:
            if allowed.isupper() and len(typed) == len(allowed) and sorted(typed) == sorted(allowed):
                return allowed
        return super().read(value)


def written(value: Value) -> str:
    """Returns a value as players write it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def switch(
    key: str,
    rule: str,
    needs: Mapping[str, Value] | None = None,
    clashes: Mapping[str, Value] | None = None,
    default: bool = False,
    group: str = "table",
) -> Option:
    return Option(key, rule, default, needs=needs, clashes=clashes, group=group)


def addition(
    key: str,
    rule: str,
    group: str,
    editions: str = "",
    needs: Mapping[str, Value] | None = None,
    clashes: Mapping[str, Value] | None = None,
    needs_any: Mapping[str, Value] | None = None,
) -> Option:
    """A switch for a rule that the game has beside its own, and the editions that print it."""
    return Option(key, rule, False, (), (0, 0), needs, clashes, group, editions, needs_any)


def choice(
    key: str,
    rule: str,
    *values: str,
    needs: Mapping[str, Value] | None = None,
    group: str = "table",
    editions: str | None = None,
) -> Option:
    """A choice of words; the first is the default."""
    return Option(key, rule, values[0], values=values, needs=needs, group=group, editions=editions)


def letters(
    key: str, rule: str, *values: str, needs: Mapping[str, Value] | None = None, group: str = "table"
) -> Option:
    """An addition that is a choice of words or of sets of letters; the first is the default."""
    return LetterOption(key, rule, values[0], values=values, needs=needs, group=group, editions="")


def number(key: str, rule: str, default: int, low: int, high: int) -> Option:
    return Option(key, rule, default, bounds=(low, high))


class Catalogue:
    """All options of a game and its presets; the only place that knows keys, needs and clashes."""

    def __init__(self, options: list[Option], presets: dict[str, dict[str, Value]]) -> None:
        self.options = {option.key: option for option in options}
        self.presets = presets

    def resolve(self, preset: object, given: object) -> dict[str, Any]:
        """Returns the value of every option: that of the preset unless it is given, checked for needs and clashes."""
        if not isinstance(preset, str) or preset not in self.presets:
            raise BadInput(Reason("unknown-preset", "", {"preset": str(preset)[:40], "known": list(self.presets)}))
        if given is not None and not isinstance(given, Mapping):
            raise BadInput(Reason("bad-options", "", {"value": repr(given)[:40]}))
        values: dict[str, Any] = {key: option.default for key, option in self.options.items()}
        values.update(self.presets[preset])
        for key, value in (given or {}).items():
            if key not in self.options:
                raise BadInput(Reason("unknown-option", "", {"option": str(key)[:40], "known": list(self.options)}))
            values[key] = self.options[key].read(value)
        self._check(values)
        return values

    def recorded(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Returns the values as views and records hold them: additions that are off are left out."""
        return {
            key: value
            for key, value in values.items()
            if not self.options[key].is_addition or self.options[key].is_active(value)
        }

    def _check(self, values: dict[str, Any]) -> None:
        for key, option in self.options.items():
            if not option.is_active(values[key]):
                continue
            for other, needed in option.needs.items():
                if values[other] != needed:
                    params = {"option": key, "other": other, "needed": written(needed)}
                    raise BadInput(Reason("option-needs", option.rule, params))
            others = option.needs_any
            if others and not [other for other, needed in others.items() if values[other] == needed]:
                raise BadInput(Reason("option-needs-any", option.rule, {"option": key, "others": list(others)}))
            for other, excluded in option.clashes.items():
                if values[other] == excluded:
                    raise BadInput(Reason("options-clash", option.rule, {"option": key, "other": other}))
