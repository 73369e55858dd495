"""`jackhouse study`: compares sets of options on the same seeds."""

import json
import shutil
from collections.abc import Mapping
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
from jackhouse.cli.files import check_writable, write_files
from jackhouse.cli.progress import progress_bar
from jackhouse.cli.study_report import actions_table, chart_texts, left_out_lines, set_tables, study_title
from jackhouse.cli.text_tables import split_columns
from jackhouse.lab.chart import chart_format, draw_chart
from jackhouse.lab.option_sets import LeftOut, one_by_one
from jackhouse.lab.study import Study, study
from jackhouse.matches.match import Setup
from jackhouse.text import Lexicon

__all__ = ["study_options"]


def study_options(
    game: str = typer.Argument(help="The game, e.g. jack-rabbits."),
    options: list[str] | None = typer.Option(
        None, help="A set of options as key=value,key=value; repeat it for more sets (default: all options one by one)."
    ),
    games: int = typer.Option(200, max=1_000_000, help="How many games with each set, 2 or more."),
    players: int = PLAYERS_OPTION,
    bots: str = typer.Option("greedy", help="Bots by name, a,b repeated to fill the seats."),
    preset: str | None = PRESET_OPTION,
    board: str | None = BOARD_OPTION,
    seed: int = SEED_OPTION,
    jobs: int = JOBS_OPTION,
    chart: Path | None = typer.Option(
        None, help="Draw a chart into this file, .svg or .png; needs matplotlib (pip install 'jackhouse[lab]')."
    ),
    as_json: bool = JSON_OPTION,
    lang: str | None = LANG_OPTION,
) -> None:
    """Compare sets of options: what each does to the length of games, to who wins, to what is played.

    The preset without further options is always the first set, the one that the others are compared with. Each set
    plays the same seeds, so that differences are taken game by game. All figures have 95 % intervals.

    Without --options every option of the game is studied: each of its other values, with what that value needs.

    Example: jackhouse study jack-rabbits --options fights=off --options objective=tribal,trades=off --chart study.svg
    """
    lexicon = choose_language(lang)
    setup = Setup(game, players, bots, preset, {}, None if board is None else read_board(board), seed)
    drawn_as = None if chart is None else chart_format(chart)
    if chart is not None:
        check_writable(chart)
    sets: list[Mapping[str, object]] = []
    left_out: list[LeftOut] = []
    if options:
        sets += [given for given in map(parse_options, options) if given]
    else:
        found, left_out = one_by_one(setup)
        sets += found
    with progress_bar() as progress:
        task = progress.add_task(game, total=games * (1 + len(sets)))
        result = study(setup, sets, games, jobs, lambda outcome: progress.advance(task))
    if chart is not None and drawn_as is not None:
        write_files({chart: draw_chart(result, chart_texts(lexicon, result), drawn_as)})
    if as_json:
        typer.echo(json.dumps(result.as_dict()))
        return
    _print_tables(lexicon, result)
    for line in left_out_lines(lexicon, left_out):
        typer.echo(line)
    if chart is not None:
        typer.echo(lexicon.say("screen-study-chart", file=str(chart)))


def _print_tables(lexicon: Lexicon, result: Study) -> None:
    typer.echo(study_title(lexicon, result))
    typer.echo(lexicon.say("screen-study-note"))
    width = shutil.get_terminal_size().columns
    for table in [*set_tables(lexicon, result), actions_table(lexicon, result)]:
        for part in split_columns(table, width):
            typer.echo("")
            for line in part.lines():
                typer.echo(line)
    typer.echo("")
