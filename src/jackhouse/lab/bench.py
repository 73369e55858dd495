"""`make bench`: the speed of the engine, plain and compiled, on one core, as JSON lines."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from jackhouse import engine, games
from jackhouse.kernel import Rng
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.playout import Playout

_SECONDS = 3.0
_ROUNDS = 3  # of each build, alternating; the best counts, because the machine may be busy
_GAMES = [game.key for game in games.all_games()]


def driven(game: str) -> dict[str, Any]:
    """Measures random four-player games driven from Python with `legal` and `play`."""
    decisions = choices = number = 0
    began = time.perf_counter()
    while time.perf_counter() - began < _SECONDS:
        state, rng = games.get(game).new(4, number), Rng.of_seed(number)
        while not state.over:
            seat = state.awaited[0]
            legal = state.legal(seat)
            decisions += 1
            choices += len(legal) > 1
            state.play(seat, legal[rng.below(len(legal))])
        number += 1
    return _rates("driven", decisions, choices, number, time.perf_counter() - began)


def in_engine(game: str) -> dict[str, Any]:
    """Measures the same games played to the end inside the engine."""
    playout, number = Playout(), 0
    began = time.perf_counter()
    while time.perf_counter() - began < _SECONDS:
        playout.run(games.get(game).new(4, number), Rng.of_seed(number))
        number += 1
    return _rates("in-engine", playout.decisions, playout.choices, number, time.perf_counter() - began)


def _rates(bench: str, decisions: int, choices: int, count: int, seconds: float) -> dict[str, Any]:
    return {
        "bench": bench,
        "decisions_per_second": round(decisions / seconds),
        "choices_per_second": round(choices / seconds),
        "games_per_second": round(count / seconds, 1),
    }


def clone_and_view(game: str) -> list[dict[str, Any]]:
    """Measures the cost of a clone and of a view, averaged over states of whole games that are viewed as they go on."""
    moments = _moments(game, 200)
    return [
        {"bench": "clone", "microseconds": _each(moments, lambda state: state.clone())},
        {"bench": "view", "microseconds": _each(moments, lambda state: state.view(0))},
    ]


def _moments(game: str, count: int) -> list[Any]:
    """Returns states of random games, one after each decision."""
    found: list[Any] = []
    rng, state = Rng.of_seed(3), games.get(game).new(seed=3)
    while len(found) < count:
        if state.over:
            state = games.get(game).new(seed=int(rng.word()))
        state.view(None)
        found.append(state.clone())
        seat = state.awaited[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return found


def _each(moments: list[Any], work: Callable[[Any], object]) -> float:
    """Returns the mean time of `work` for a state, in microseconds."""
    rounds = 20
    began = time.perf_counter()
    for _ in range(rounds):
        for state in moments:
            work(state)
    return round((time.perf_counter() - began) / rounds / len(moments) * 1e6, 2)


def measure() -> None:
    """Prints the results of the build that this process has loaded."""
    build = "compiled" if COMPILED else "plain"
    for game in _GAMES:
        for line in [driven(game), in_engine(game), *clone_and_view(game)]:
            print(json.dumps({**line, "game": game, "build": build}), flush=True)


def main() -> None:
    """Runs both builds alternately and prints the best results of each and their ratio."""
    builds = ("plain", "compiled") if engine.is_built() else ("plain",)
    best: dict[tuple[str, str, str], dict[str, Any]] = {}
    for build in builds * _ROUNDS:
        for line in _run(build):
            place = (build, line["game"], line["bench"])
            if place not in best or _speed(line) > _speed(best[place]):
                best[place] = line
    for line in best.values():
        print(json.dumps(line))
    for (build, game, bench), line in best.items():
        if build == "plain" and ("compiled", game, bench) in best:
            ratio = _speed(best["compiled", game, bench]) / _speed(line)
            print(json.dumps({"bench": bench, "game": game, "compiled_over_plain": round(ratio, 1)}))


def _run(build: str) -> list[dict[str, Any]]:
    """Runs one build in its own process and returns its results."""
    command = [sys.executable, "-m", __spec__.name, "one"]
    env = {**os.environ, engine.CHOICE: build}
    ran = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def _speed(line: dict[str, Any]) -> float:
    return float(line["decisions_per_second"]) if "decisions_per_second" in line else 1 / float(line["microseconds"])


if __name__ == "__main__":
    measure() if sys.argv[1:] == ["one"] else main()
