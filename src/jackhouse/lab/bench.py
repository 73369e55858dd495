"""`make bench`: the speed of the engine and its bots, plain and compiled, on one core, as JSON lines.

All figures are by processor time, so that other work on the machine disturbs them less.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from jackhouse import engine, games
from jackhouse.kernel import BadInput, Rng
from jackhouse.kernel.build import COMPILED
from jackhouse.kernel.playout import Playout
from jackhouse.matches.match import Setup, play_game

_SECONDS = 3.0
_ROUNDS = 3  # of each build, alternating; the best counts, because the machine may be busy
_ALL_OPTIONS = "driven-all-options"
_ON_RANDOM_BOARDS = "-random-boards"  # the end of the names of these benchmarks
#   codes of boards that the generator made
_RANDOM_BOARDS = {
    "jack-rabbits": (
        "JR1ViSvCi7AZtpOVtO8kZp5IGGvkMH3NzES9DzNV7HaCPUJ1cR0gnMs6SLx",
        "JR1TQ5rPdZrGNJpWct9dtbyCgeNtnbhjPp1jfyQE0TeWBKkWjdHYcvdB",
        "JR12DX660IQqfsqDWymjyJ9dMYSrDq0fNeURmFc1En3in93TJtiflU8",
        "JR17asfF23bW3CxFQlH87LCAk2uKDrzl3vknVkJ7W8qkStKtDkeiiYklIl8WDA",
        "JR1WEeMAv234W8m2VPKyGoAkRGiz5KDPAxKVKxUFrudTOGxAP3gTe4Hk7q",
    ),
}
_GAMES = [game.key for game in games.all_games()]


def driven(
    game: str, bench: str = "driven", options: Mapping[str, Any] | None = None, boards: Sequence[str] = ()
) -> dict[str, Any]:
    """Measures random four-player games driven from Python with `legal` and `play`, on these boards by turns."""
    boards = boards or (games.get(game).default_board,)
    decisions = choices = number = 0
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        board = boards[number % len(boards)]
        state, rng = games.get(game).new(4, number, options=options, board=board), Rng.of_seed(number)
        while not state.over:
            seat = state.awaited[0]
            legal = state.legal(seat)
            decisions += 1
            choices += len(legal) > 1
            state.play(seat, legal[rng.below(len(legal))])
        number += 1
    return _rates(bench, decisions, choices, number, time.process_time() - began)


def all_options(game: str) -> list[dict[str, Any]]:
    """Measures games with as many options as can be on together, if the game has any additions."""
    options = most_options(game)
    return [{**driven(game, _ALL_OPTIONS, options), "options": list(options)}] if options else []


def on_random_boards(game: str) -> list[dict[str, Any]]:
    """Measures games and determinisers on random boards, if the game has any."""
    boards = _RANDOM_BOARDS.get(game, ())
    if not boards:
        return []
    views = [state.view(_viewer(state)) for board in boards for state in _moments(game, 80, 1, board)]
    return [
        driven(game, "driven" + _ON_RANDOM_BOARDS, boards=boards),
        _cost("determiniser" + _ON_RANDOM_BOARDS, lambda: views, games.get(game).determiniser),
    ]


def most_options(game: str) -> dict[str, Any]:
    """Returns the largest set of switches that can be on together, beside the default preset.

    Each one in turn is the first, and the others follow in the order of the catalogue, with what they need.
    """
    catalogue = games.get(game).catalogue.options
    switches = [option for option in catalogue.values() if isinstance(option.default, bool)]
    if not any(option.is_addition for option in switches):
        return {}
    largest: dict[str, Any] = {}
    for first in switches:
        chosen: dict[str, Any] = {}
        for option in [first, *switches]:
            wanted = {**chosen, **option.needs, option.key: True}
            with suppress(BadInput):  # it does not fit those chosen before
                games.get(game).new(4, 0, options=wanted)
                chosen = wanted
        largest = max(largest, chosen, key=len)
    return largest


def in_engine(game: str) -> dict[str, Any]:
    """Measures the same games played to the end inside the engine."""
    playout, number = Playout(), 0
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        playout.run(games.get(game).new(4, number), Rng.of_seed(number))
        number += 1
    return _rates("in-engine", playout.decisions, playout.choices, number, time.process_time() - began)


def greedy(game: str) -> dict[str, Any]:
    """Measures games of four greedy bots, as `simulate` plays them."""
    setup = Setup(game, 4, "greedy", None, {}, None, 1)
    play_game(setup, 0)  # the bots' tables of the board are computed once in a process
    decisions = choices = number = 0
    began = time.process_time()
    while time.process_time() - began < _SECONDS:
        number += 1
        outcome = play_game(setup, number)
        decisions += outcome.decisions
        choices += outcome.choices
    return _rates("greedy", decisions, choices, number, time.process_time() - began)


def _rates(bench: str, decisions: int, choices: int, count: int, seconds: float) -> dict[str, Any]:
    return {
        "bench": bench,
        "decisions_per_second": round(decisions / seconds),
        "choices_per_second": round(choices / seconds),
        "games_per_second": round(count / seconds, 1),
    }


def search_costs(game: str) -> list[dict[str, Any]]:
    """Measures what a search pays for: clones, views and samples, in microseconds of processor time.

    Each figure is the mean over moments of whole games of four that are played at random.
    """
    just_played, long_unseen = _moments(game, 400, 1), _moments(game, 60, 100)
    seen = [state.clone() for state in just_played]
    views = [state.view(_viewer(state)) for state in seen]
    determinisers, rng = [games.get(game).determiniser(view) for view in views], Rng.of_seed(1)
    return [
        _cost("clone", lambda: just_played, lambda state: state.clone()),
        _cost("view-again", lambda: seen, _look),
        _cost("view-after-play", lambda: [state.clone() for state in just_played], _look),
        _cost("view-after-100-unseen", lambda: [state.clone() for state in long_unseen], _look),
        _cost("sample", lambda: determinisers, lambda determiniser: determiniser.sample(rng)),
        _cost("determiniser", lambda: views, games.get(game).determiniser),
    ]


def _moments(game: str, count: int, unseen: int, board: str | None = None) -> list[Any]:
    """Returns states of random games, each `unseen` decisions after all observers have last looked."""
    board = games.get(game).default_board if board is None else board
    found: list[Any] = []
    number = 0
    while len(found) < count:
        number += 1
        state, rng, since = games.get(game).new(4, number, board=board), Rng.of_seed(number), unseen
        while not state.over:
            if since == unseen:
                for seat in [*range(4), None]:
                    state.view(seat)
                since = 0
            seat = state.awaited[0]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
            since += 1
            if since == unseen:
                found.append(state.clone())
    return found[:count]


def _viewer(state: Any) -> int:
    return state.awaited[0] if state.awaited else 0


def _look(state: Any) -> None:
    state.view(_viewer(state))


def _cost(bench: str, items: Callable[[], list[Any]], work: Callable[[Any], object]) -> dict[str, Any]:
    """Returns the mean time of `work` over fresh items, the best of several rounds."""
    best = float("inf")
    for _ in range(10):
        each = items()
        began = time.process_time()
        for item in each:
            work(item)
        best = min(best, (time.process_time() - began) / len(each))
    return {"bench": bench, "microseconds": round(best * 1e6, 2)}


def measure() -> None:
    """Prints the results of the build that this process has loaded."""
    build = "compiled" if COMPILED else "plain"
    for game in _GAMES:
        for line in [
            driven(game),
            *all_options(game),
            *on_random_boards(game),
            in_engine(game),
            greedy(game),
            *search_costs(game),
        ]:
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
        usual = "driven" if bench == _ALL_OPTIONS else bench.removesuffix(_ON_RANDOM_BOARDS)
        if bench != usual:
            ratio = _speed(line) / _speed(best[build, game, usual])
            print(json.dumps({"bench": bench, "game": game, "build": build, f"over_{usual}": round(ratio, 2)}))
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
