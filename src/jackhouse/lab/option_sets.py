"""Sets of options to compare with a preset."""

from collections.abc import Mapping
from typing import NamedTuple

from jackhouse import games
from jackhouse.kernel import BadInput, Reason
from jackhouse.kernel.options import Catalogue, Option, Value, written
from jackhouse.lab.runner import check_setup
from jackhouse.matches.match import Setup

__all__ = ["LeftOut", "Options", "one_by_one", "read_options", "write_options"]

Options = dict[str, Value]


class LeftOut(NamedTuple):
    """A set of options that the game refuses, and why."""

    options: Options
    reason: Reason


def preset_of(setup: Setup) -> str:
    """Returns the preset of these settings, or the game's default."""
    return games.get(setup.game).default_preset if setup.preset is None else setup.preset


def read_options(setup: Setup, given: Mapping[str, object]) -> Options:
    """Returns the given options in their own types. Raises `BadInput` if they are unknown or exclude each other."""
    values = games.get(setup.game).catalogue.resolve(preset_of(setup), given)
    return {key: values[key] for key in given}


def write_options(options: Mapping[str, Value]) -> str:
    """Returns options as they are typed: `fights=off, objective=tribal`."""
    return ", ".join(f"{key}={written(value)}" for key, value in options.items())


def one_by_one(setup: Setup) -> tuple[list[Options], list[LeftOut]]:
    """Returns a set for every other value of every option, with what that value needs; and the sets that are refused.

    Of a number with bounds, the half and the double stand for all other values.
    """
    catalogue = games.get(setup.game).catalogue
    start = catalogue.resolve(preset_of(setup), {})
    sets: list[Options] = []
    left_out: list[LeftOut] = []
    for key, option in catalogue.options.items():
        for value in _other_values(option, start[key]):
            options = _with_needs(catalogue, start, key, value)
            try:
                check_setup(setup._replace(options=options))
            except BadInput as error:
                left_out.append(LeftOut(options, error.reason))
            else:
                sets.append(options)
    return sets, left_out


def _other_values(option: Option, value: Value) -> list[Value]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        low, high = option.bounds
        near = [max(low, value // 2), min(high, value * 2)]
        return [other for other in near if other != value]
    return [other for other in option.values if other != value]


def _with_needs(catalogue: Catalogue, start: Mapping[str, Value], key: str, value: Value) -> Options:
    """Returns this value, and those of other options that it needs and `start` does not have."""
    options: Options = {key: value}
    added = [key]
    while added:
        option = catalogue.options[added.pop()]
        if option.is_active(options[option.key]):
            for other, needed in option.needs.items():
                if other not in options and start[other] != needed:
                    options[other] = needed
                    added.append(other)
    return options
