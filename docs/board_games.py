"""Games of bots on boards: the figures of `docs/boards.md`, kept in `docs/boards.json`, and their chart.

`python -m docs.board_games [JOBS]` plays all of them anew, on the compiled engine in about two minutes.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from jackhouse.art.palette import LIGHT
from jackhouse.cli.progress import progress_bar
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.collection import COLLECTION
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.lab.simulate import simulate
from jackhouse.matches import intervals
from jackhouse.matches.match import Outcome, Setup

__all__ = ["FIGURES", "NAMED", "draw_spread", "games_against_random", "games_on_random_boards", "kept"]

FIGURES = Path(__file__).parent / "boards.json"
SAMPLE: Final = "sample"
NAMED = [SAMPLE, *COLLECTION]
GAMES_OF_A_NAMED_BOARD: Final = 100
RANDOM_BOARDS: Final = 200
GAMES_EACH: Final = 10
BOARDS_AGAINST_RANDOM: Final = 50
GAMES_EACH_AGAINST_RANDOM: Final = 40
PLAYERS: Final = 4
SEED: Final = 7
OnGame = Callable[[Outcome], None]


def kept() -> dict[str, Any]:
    """Returns the figures of the last games."""
    figures: dict[str, Any] = json.loads(FIGURES.read_text("utf-8"))
    return figures


def games_on_named_board(name: str, jobs: int, on_game: OnGame) -> dict[str, Any]:
    """Plays games of four greedy bots on a board that comes with the game."""
    setup = Setup("jack-rabbits", PLAYERS, "greedy", None, {}, name, SEED)
    found = simulate(setup, GAMES_OF_A_NAMED_BOARD, jobs, in_detail=True, on_game=on_game)
    return {key: found[key] for key in ("games", "finished", "turns_median", "turns_p90", "wins_by_order")}


def games_on_random_boards(jobs: int, on_game: OnGame) -> dict[str, Any]:
    """Plays games of four greedy bots, some on each random board, and as many on the sample in all."""
    return {
        "random": _spread(_random_boards(RANDOM_BOARDS), jobs, on_game),
        SAMPLE: _spread([SAMPLE] * RANDOM_BOARDS, jobs, on_game),
    }


def _spread(boards: Iterable[object], jobs: int, on_game: OnGame) -> dict[str, Any]:
    """Plays games on each board. `turns_of_boards` has the mean length of the games on each, in ascending order."""
    turns: Counter[int] = Counter()
    wins = [0] * PLAYERS
    means: list[float] = []
    finished = 0
    for number, board in enumerate(boards):
        outcomes: list[Outcome] = []
        setup = Setup("jack-rabbits", PLAYERS, "greedy", None, {}, board, SEED + number)
        simulate(setup, GAMES_EACH, jobs, on_game=outcomes.append)
        for outcome in outcomes:
            on_game(outcome)
            turns[outcome.turns] += 1
            finished += bool(outcome.winners)
            for seat in outcome.winners:
                wins[outcome.order.index(seat)] += 1
        means.append(fmean(outcome.turns for outcome in outcomes))
    return {
        "games": turns.total(),
        "finished": finished,
        "turns": {str(count): turns[count] for count in sorted(turns)},
        "turns_of_boards": sorted(round(mean, 1) for mean in means),
        "wins_by_order": wins,
    }


def games_against_random(jobs: int, on_game: OnGame) -> dict[str, Any]:
    """Plays games of `greedy` against `random`, some on each random board, and as many on the sample in all."""
    return {
        "random": _against_random(_random_boards(BOARDS_AGAINST_RANDOM), jobs, on_game),
        SAMPLE: _against_random([SAMPLE] * BOARDS_AGAINST_RANDOM, jobs, on_game),
    }


def _against_random(boards: Iterable[object], jobs: int, on_game: OnGame) -> dict[str, int]:
    games = wins = 0
    for number, board in enumerate(boards):
        setup = Setup("jack-rabbits", 2, "greedy,random", None, {}, board, SEED + number)
        found = simulate(setup, GAMES_EACH_AGAINST_RANDOM, jobs, on_game=on_game)
        games += found["games"]
        wins += found["wins_by_bot"]["greedy"]
    return {"games": games, "wins": wins}


def _random_boards(count: int) -> list[dict[str, Any]]:
    return [generate(components_of(CLASSIC), seed) for seed in range(count)]


def draw_spread(figures: dict[str, Any]) -> str:
    """Returns a chart as SVG: lengths of games, mean lengths by board, and wins by order of play."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    style: dict[Any, Any] = {"svg.hashsalt": "jackhouse", "svg.fonttype": "none", "font.size": 9}
    with rc_context(style):
        figure = Figure(figsize=(12, 3.6), layout="constrained")
        lengths, means, wins = [figure.add_subplot(1, 3, place) for place in (1, 2, 3)]
        for line, (label, colour, dashes, marker) in enumerate(
            [("random boards", LIGHT.seats[1], "-", "s"), ("sample", LIGHT.seats[4], "--", "o")]
        ):
            found = figures["random" if line == 0 else SAMPLE]
            turns = [int(count) for count in found["turns"]]
            shares = [100 * games / found["games"] for games in found["turns"].values()]
            lengths.plot(turns, shares, dashes, color=colour, label=label)
            ordered = found["turns_of_boards"]
            below = [100 * (place + 1) / len(ordered) for place in range(len(ordered))]
            means.step(ordered, below, where="post", linestyle=dashes, color=colour, label=label)
            estimates = [intervals.share(count, found["games"]) for count in found["wins_by_order"]]
            values = [100 * estimate.value for estimate in estimates]
            ends = [
                [100 * (estimate.value - estimate.low) for estimate in estimates],
                [100 * (estimate.high - estimate.value) for estimate in estimates],
            ]
            places = [place + 0.1 * (2 * line - 1) for place in range(1, PLAYERS + 1)]
            wins.errorbar(places, values, yerr=ends, fmt=marker, color=colour, markersize=5, label=label)
        lengths.set(title="Length of games", xlabel="turns of all players", ylabel="% of games")
        means.set(
            title=f"Mean length of {GAMES_EACH} games on a board", xlabel="turns", ylabel="% of boards at most so long"
        )
        wins.set(
            title="Wins by order of play, 95 % intervals", xlabel="place in the order of play", ylabel="% of games"
        )
        wins.set_xticks(range(1, PLAYERS + 1))
        wins.set_ylim(bottom=0)
        for panel in (lengths, means, wins):
            panel.grid(alpha=0.3)
            panel.legend(fontsize="small")
        file = BytesIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue().decode("utf-8")


def main(jobs: int) -> None:
    total = (
        len(NAMED) * GAMES_OF_A_NAMED_BOARD
        + 2 * RANDOM_BOARDS * GAMES_EACH
        + 2 * BOARDS_AGAINST_RANDOM * GAMES_EACH_AGAINST_RANDOM
    )
    with progress_bar() as progress:
        task = progress.add_task("games", total=total)

        def on_game(_: Outcome) -> None:
            progress.advance(task)

        found = {
            "named": {name: games_on_named_board(name, jobs, on_game) for name in NAMED},
            "spread": games_on_random_boards(jobs, on_game),
            "against_random": games_against_random(jobs, on_game),
        }
    FIGURES.write_text(json.dumps(found) + "\n", "utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else os.cpu_count() or 1)
