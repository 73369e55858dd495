"""`jackhouse simulate`: plays many games between bots and sums them up."""

import json
from pathlib import Path

import typer

from jackhouse.cli.arguments import (
    BOARD_OPTION,
    JOBS_OPTION,
    JSON_OPTION,
    LANG_OPTION,
    PLAYERS_OPTION,
    PRESET_OPTION,
    SEED_OPTION,
    choose_language,
    parse_options,
    read_board,
)
from jackhouse.cli.files import write_json
from jackhouse.cli.progress import progress_bar
from jackhouse.lab.simulate import simulate
from jackhouse.matches.match import Outcome, Setup

__all__ = ["simulate_games"]


def simulate_games(
    game: str = typer.Argument(help="The game, e.g. jack-rabbits."),
    games: int = typer.Option(100, min=1, max=10_000_000, help="How many games."),
    players: int = PLAYERS_OPTION,
    bots: str = typer.Option("random", help="Bots by name, a,b repeated to fill the seats."),
    preset: str | None = PRESET_OPTION,
    options: str = typer.Option("", help="Options as key=value,key=value."),
    board: str | None = BOARD_OPTION,
    seed: int = SEED_OPTION,
    jobs: int = JOBS_OPTION,
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
    with progress_bar() as progress:
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
