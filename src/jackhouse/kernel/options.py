"""The catalogue of a game's options: their values, what each needs and what it excludes."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["Catalogue", "Option", "choice", "number", "switch"]

_LARGEST: Final = 10**9
_TRUE: Final = ("true", "on", "yes", "1")
_FALSE: Final = ("false", "off", "no", "0")


class Option:
    """One line of the catalogue: a switch, a choice of words, or a number within bounds."""

    def __init__(
        self,
        key: str,
        rule: str,
        default: bool | str | int,
        values: tuple[str, ...] = (),
        bounds: tuple[int, int] = (0, 0),
        needs: tuple[str, ...] = (),
        clashes: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.rule = rule
        self.default = default
        self.values = values
        self.bounds = bounds
        self.needs = needs
        self.clashes = clashes

    def read(self, value: object) -> bool | str | int:
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
        elif word in self.values:
            return word
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


def switch(
    key: str, rule: str, needs: tuple[str, ...] = (), clashes: tuple[str, ...] = (), default: bool = False
) -> Option:
    return Option(key, rule, default, needs=needs, clashes=clashes)


def choice(key: str, rule: str, *values: str) -> Option:
    """A choice of words; the first is the default."""
    return Option(key, rule, values[0], values=values)


def number(key: str, rule: str, default: int, low: int, high: int) -> Option:
    return Option(key, rule, default, bounds=(low, high))


class Catalogue:
    """All options of a game and its presets; the only place that knows keys, needs and clashes."""

    def __init__(self, options: list[Option], presets: dict[str, dict[str, bool | str | int]]) -> None:
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

    def _check(self, values: dict[str, Any]) -> None:
        for key, option in self.options.items():
            if not values[key]:
                continue
            for needed in option.needs:
                if not values[needed]:
                    raise BadInput(Reason("option-needs", option.rule, {"option": key, "other": needed}))
            for other in option.clashes:
                if values[other]:
                    raise BadInput(Reason("options-clash", option.rule, {"option": key, "other": other}))
