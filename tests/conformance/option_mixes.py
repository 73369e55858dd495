"""Random mixes of the options that a catalogue has, so that a new option is tested because it exists."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from jackhouse.kernel import BadInput
from jackhouse.kernel.options import Catalogue, Option

Pick = Callable[[Sequence[Any]], Any]
"""Chooses one of these values."""

SWITCHED_ON = 0.3  # how often an option that no preset has is on, in positions laid out at random


@st.composite
def setups(draw: st.DrawFn, game: Any, most: int) -> dict[str, Any]:
    """Arguments of `new`: any number of players, any mix of options; numbers up to `most`."""
    players = draw(st.integers(game.fewest, game.most))
    setup = {
        "players": players,
        "seed": draw(st.integers(0, 2**32 - 1)),
        **any_mix(lambda values: draw(st.sampled_from(values)), game.catalogue, players, most),
    }
    return accepted(game, setup)


def any_mix(pick: Pick, catalogue: Catalogue, players: int, most: int) -> dict[str, Any]:
    """Returns a preset and options for `new`: each has any of its values, or is left to the preset.

    Numbers are always given, since they set how long a game may last.
    """
    preset = pick(list(catalogue.presets))
    usual = catalogue.resolve(preset, {})
    given: dict[str, Any] = {}
    for key, option in catalogue.options.items():
        if is_number(option) or pick([False, True]):
            given[key] = pick(allowed(option, players, most))
    values = mended(catalogue, {**usual, **given})
    options = {key: value for key, value in values.items() if key in given or value != usual[key]}
    return {"preset": preset, "options": options}


def accepted(game: Any, setup: dict[str, Any]) -> dict[str, Any]:
    """Returns the setup, mended where the game itself refuses it: what does not fit the suits in play is left out."""
    while True:
        try:
            game.new(**setup)
        except BadInput as refused:
            reason = refused.reason
            options = dict(setup["options"])
            if reason.code == "option-needs-suit":  # of this mix or of its preset
                options[str(reason.params["option"])] = False
            else:
                assert reason.code == "objective-impossible", reason
                del options["objective"]
            setup = {**setup, "options": options}
        else:
            return setup


def preset_or_mix(rng: Random, catalogue: Catalogue, preset: str, most: int, fixed: Mapping[str, Any]) -> Any:
    """Returns values for all options: mostly all that the preset has, else any mix of them; the others at random."""
    whole = rng.random() < 0.6
    values: dict[str, Any] = {}
    for key, option in catalogue.options.items():
        if key in catalogue.presets[preset] and (whole or rng.random() < 0.5):
            values[key] = catalogue.presets[preset][key]
        elif key in catalogue.presets[preset]:
            values[key] = inactive(option)
        elif isinstance(option.default, bool):
            values[key] = rng.random() < SWITCHED_ON
        else:
            values[key] = rng.choice(allowed(option, 1, most))
    return mended(catalogue, {**values, **fixed}, fixed)


def allowed(option: Option, players: int, most: int) -> list[Any]:
    """Returns the values of an option in a game of so many players; numbers up to `most`, seats at the table."""
    if isinstance(option.default, bool):
        return [False, True]
    if is_number(option):
        low, high = option.bounds
        return list(range(low, max(low, min(high, most)) + 1))
    seats = [value for value in option.values if not value.isdigit() or int(value) < players]
    return [value for value in seats if not value.isupper() or len(value) == players]  # letters of suits


def is_number(option: Option) -> bool:
    return isinstance(option.default, int) and not isinstance(option.default, bool)


def inactive(option: Option) -> Any:
    """Returns the value with which an option changes nothing."""
    return False if isinstance(option.default, bool) else option.default


def mended(catalogue: Catalogue, drawn: Mapping[str, Any], fixed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Returns values that the catalogue takes: it sets what an option needs, and drops an option that clashes.

    What is fixed stays, and a value that has been mended is not mended back: an option that would need that is dropped.
    """
    values, kept, settled = dict(drawn), set(fixed or ()), set(fixed or ())
    faulty, passes = True, 0
    while faulty:
        faulty, passes = False, passes + 1
        assert passes <= 2 * len(values), f"{sorted(kept)} do not go together"
        for key, option in catalogue.options.items():
            if not option.is_active(values[key]):
                continue
            unmet = {other: needed for other, needed in option.needs.items() if values[other] != needed}
            if not [other for other, needed in option.needs_any.items() if values[other] == needed]:
                unmet.update(list(option.needs_any.items())[:1])
            clashing = [other for other, excluded in option.clashes.items() if values[other] == excluded]
            if not unmet and not clashing:
                continue
            faulty = True
            if key in kept:
                assert not kept & {*unmet, *clashing}, f"{key} does not go with {[*unmet, *clashing]}"
                changes = {**unmet, **{other: inactive(catalogue.options[other]) for other in clashing}}
            elif clashing or settled & set(unmet):
                changes = {key: inactive(option)}
            else:
                changes = unmet
            values.update(changes)
            settled |= set(changes)
    return values
