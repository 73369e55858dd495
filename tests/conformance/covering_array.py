"""A small set of mixes in which every two values of two options occur together, wherever the rules allow it."""

from itertools import combinations
from random import Random
from typing import Any

from jackhouse.kernel import BadInput
from tests.conformance.option_mixes import accepted, allowed, inactive, is_number, mended

Level = tuple[str, Any]
"""An option, or the players, and a value; of an option with many values `OTHER` is any but the default."""
Pair = tuple[Level, Level]
Mix = dict[str, Any]
"""The value of every option, and of `players`."""

OTHER = "other"
MOST_LEVELS = 6
CANDIDATES = 24  # of which the one with most new pairs is taken
TRIES = 40  # at a mix with a given pair
ROUNDS = 15


def levels_of(game: Any) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {"players": list(range(game.fewest, game.most + 1))}
    for key, option in game.catalogue.options.items():
        if not is_number(option):
            values = [False, True] if isinstance(option.default, bool) else list(option.values)
            found[key] = values if len(values) <= MOST_LEVELS else [option.default, OTHER]
    return found


def pairs_of(game: Any) -> list[Pair]:
    levels = [[(key, value) for value in values] for key, values in levels_of(game).items()]
    return [(one, other) for some, more in combinations(levels, 2) for one in some for other in more]


def has(game: Any, mix: Mix, level: Level) -> bool:
    key, value = level
    return bool(mix[key] != game.catalogue.options[key].default if value == OTHER else mix[key] == value)


def setup_of(mix: Mix, seed: int = 1) -> dict[str, Any]:
    """Returns the arguments of `new`."""
    options = {key: value for key, value in mix.items() if key != "players"}
    return {"players": mix["players"], "seed": seed, "preset": "intro", "options": options}


def mix_with(game: Any, pair: Pair, rng: Random, chance: float) -> Mix | None:
    """Returns a legal mix with this pair, other options active by this chance; None if it came out without the pair."""
    fixed = dict(pair)
    players = fixed.get("players", rng.randint(game.fewest, game.most))
    values: dict[str, Any] = {}
    for key, option in game.catalogue.options.items():
        active = [value for value in allowed(option, players, ROUNDS) if option.is_active(value)]
        if is_number(option):
            values[key] = ROUNDS
        elif fixed.get(key, OTHER) != OTHER:
            values[key] = fixed[key]
        else:
            wanted = key in fixed or rng.random() < chance
            values[key] = rng.choice(active) if wanted and active else inactive(option)
    kept = {key: values[key] for key in fixed if key != "players"}
    try:
        setup = accepted(game, setup_of({"players": players, **mended(game.catalogue, values, kept)}))
        mix = {"players": players, **game.catalogue.resolve(setup["preset"], setup["options"])}
        game.new(**setup_of(mix))
    except (AssertionError, BadInput, KeyError):
        return None
    return mix if all(has(game, mix, level) for level in pair) else None


def covering_array(game: Any) -> tuple[list[Mix], list[Pair]]:
    """Returns the mixes, and the pairs of which no legal mix was found."""
    rng = Random(1)
    uncovered, impossible, mixes = pairs_of(game), [], []
    while uncovered:
        tries = (mix_with(game, uncovered[0], rng, rng.choice((0.1, 0.3, 0.5))) for _ in range(TRIES))
        first = next((mix for mix in tries if mix is not None), None)
        if first is None:
            impossible.append(uncovered.pop(0))
            continue
        others = [mix_with(game, rng.choice(uncovered), rng, 0.5) for _ in range(CANDIDATES)]
        candidates = [first, *[mix for mix in others if mix is not None]]
        best = max(candidates, key=lambda mix: sum(covers(game, mix, pair) for pair in uncovered))
        mixes.append(best)
        uncovered = [pair for pair in uncovered if not covers(game, best, pair)]
    return mixes, impossible


def covers(game: Any, mix: Mix, pair: Pair) -> bool:
    return has(game, mix, pair[0]) and has(game, mix, pair[1])
