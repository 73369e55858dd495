"""`jackhouse simulate`: plays many games between bots and sums them up."""

import json
import sys
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jackhouse.cli.arguments import JSON_OPTION, LANG_OPTION, choose_language, parse_options, read_board
from jackhouse.cli.files import write_json
from jackhouse.lab.match import Outcome, Setup
from jackhouse.lab.simulate import simulate

__all__ = ["simulate_games"]


def simulate_games(
    game: str = typer.Argument(help="The game, e.g. jack-rabbits."),
    games: int = typer.Option(100, min=1, max=10_000_000, help="How many games."),
    players: int = typer.Option(4, help="How many players."),
    bots: str = typer.Option("random", help="Bots by name, a,b repeated to fill the seats."),
    preset: str | None = typer.Option(None, help="A preset of options (default: the game's own)."),
    options: str = typer.Option("", help="Options as key=value,key=value."),
    board: str | None = typer.Option(None, help="A built-in board or a .json file (default: the game's own)."),
    seed: int = typer.Option(7, help="The seed of the run; the same seed gives the same games."),
    jobs: int = typer.Option(1, min=1, max=256, help="Processes; results never depend on it."),
    records: Path | None = typer.Option(None, help="A folder for one record a game, to `replay`."),
    detail: bool = typer.Option(False, "--detail", help="Intervals, and how often each transfer and strategy is used."),
    as_json: bool = JSON_OPTION,
    lang: str | None = LANG_OPTION,
) -> None:
    """Let bots play many games and sum them up."""
    lexicon = choose_language(lang)
    setup = Setup(
        game, players, bots, preset, parse_options(options), None if board is None else read_board(board), seed
    )
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with progress:
        task = progress.add_task(game, total=games)

        def on_outcome(outcome: Outcome) -> None:
            if records is not None and outcome.record is not None:
                records.mkdir(parents=True, exist_ok=True)
                write_json(records / f"game-{outcome.number:06}.json", outcome.record)
            progress.advance(task)

        summary = simulate(setup, games, jobs, records is not None, detail, on_outcome)
    if as_json:
        typer.echo(json.dumps(summary))
        return
    for key, value in summary.items():
        label = lexicon.say(f"screen-figure-{key.replace('_', '-')}")
        if isinstance(value, dict):
            typer.echo(f"{label}:")
            for name, figure in value.items():
                typer.echo(f"  {name:<16} {figure}")
        else:
            typer.echo(f"{label}: {value}")
