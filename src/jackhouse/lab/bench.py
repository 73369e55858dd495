"""`make bench`: how fast the engine is, as JSON lines."""

import json
import time
from typing import Any

from jackhouse import games
from jackhouse.kernel import Chance
from jackhouse.kernel.build import COMPILED
from jackhouse.lab.match import Setup, play_game

_SECONDS = 4.0
_BUILD = "compiled" if COMPILED else "plain"


def driven() -> dict[str, Any]:
    """Random four-player games driven from Python: `legal` + `play`, one core."""
    setup = Setup("jack-rabbits", 4, "random", None, {}, "sample", 7)
    decisions = choices = number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < _SECONDS:
        outcome = play_game(setup, number)
        decisions += outcome.decisions
        choices += outcome.choices
        number += 1
    seconds = time.perf_counter() - began
    return {
        "bench": "driven",
        "decisions_per_second": round(decisions / seconds),
        "choices_per_second": round(choices / seconds),
        "games_per_second": round(number / seconds, 1),
    }


def clone_and_view() -> list[dict[str, Any]]:
    """The cost of a clone and of a view, averaged over moments of whole games."""
    moments = [state.clone() for state in _moments(200)]
    return [
        {"bench": "clone", "microseconds": _each(moments, lambda state: state.clone())},
        {"bench": "view", "microseconds": _each(moments, lambda state: state.view(0))},
    ]


def _moments(count: int) -> list[Any]:
    found: list[Any] = []
    rng, state = Chance.of_seed(3), games.get("jack-rabbits").new(seed=3)
    while len(found) < count:
        if state.over:
            state = games.get("jack-rabbits").new(seed=int(rng.word()))
        found.append(state.clone())
        seat = state.awaited[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return found


def _each(moments: list[Any], work: Any) -> float:
    rounds = 20
    began = time.perf_counter()
    for _ in range(rounds):
        for state in moments:
            work(state)
    return round((time.perf_counter() - began) / rounds / len(moments) * 1e6, 2)


def main() -> None:
    for line in [driven(), *clone_and_view()]:
        print(json.dumps({**line, "game": "jack-rabbits", "build": _BUILD}), flush=True)


if __name__ == "__main__":
    main()
