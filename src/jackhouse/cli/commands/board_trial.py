"""`jackhouse board try`: lets bots play many games on a map, and tells how it plays (JR-3.2)."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from jackhouse.cli.arguments import (
    JOBS_OPTION,
    JSON_OPTION,
    LANG_OPTION,
    PLAYERS_OPTION,
    choose_language,
    parse_options,
    read_board,
)
from jackhouse.cli.files import check_writable, write_files
from jackhouse.cli.progress import progress_bar
from jackhouse.cli.text_tables import TextTable
from jackhouse.jackrabbits.board import load_board
from jackhouse.lab.runner import GameRunner
from jackhouse.matches.trial import BoardTrial, royals_of, trial_game, trial_setup
from jackhouse.text import Lexicon

__all__ = ["try_board"]


def try_board(
    board: str = typer.Argument("sample", help="A built-in board, a board code or a .json file."),
    games: int = typer.Option(100, min=1, max=100_000, help="How many games."),
    players: int = PLAYERS_OPTION,
    options: str = typer.Option("", help="Options as key=value,key=value."),
    seed: int = typer.Option(0, help="The seed of the run; the same seed gives the same games."),
    jobs: int = JOBS_OPTION,
    as_json: bool = JSON_OPTION,
    svg: Path | None = typer.Option(None, help="Draw the map into this file, shaded by how often royals are acquired."),
    palette: str = typer.Option("light", help="Colours of the drawing: light or dark."),
    lang: str | None = LANG_OPTION,
) -> None:
    """Let bots play many games on a map: how long they are, who wins, which royals are acquired."""
    lexicon = choose_language(lang)
    laid = read_board(board)
    setup = trial_setup(laid, players, parse_options(options), seed)
    trial = BoardTrial(players, royals_of(setup))
    if svg is not None:
        _draw(laid, {}, lexicon, palette)  # rejects bad input before any game
        check_writable(svg)
    with GameRunner(jobs) as runner, progress_bar() as progress:
        task = progress.add_task(lexicon.say("trial-progress"), total=games)
        for outcome in runner.play(setup, games):
            trial.add(trial_game(outcome))
            progress.advance(task)
    result = trial.result()
    if svg is not None:
        write_files({svg: _draw(laid, result["royals"], lexicon, palette)})
    if as_json:
        typer.echo(json.dumps(result))
        return
    for line in report(result, lexicon):
        typer.echo(line)
    if svg is not None:
        typer.echo(lexicon.say("art-saved", file=str(svg)))


def report(result: Mapping[str, Any], lexicon: Lexicon) -> list[str]:
    """Returns the result of a trial in words and tables."""
    turns, won = result["turns"], result["won"]
    length = lexicon.say(
        "trial-turns-figures",
        mean=round(turns["mean"], 1),
        deviation=round(turns["deviation"], 1),
        least=turns["least"],
        most=turns["most"],
    )
    chance = lexicon.say(
        "trial-won-figures", percent=_rounded(won["value"]), low=_rounded(won["low"]), high=_rounded(won["high"])
    )
    order = TextTable(
        lexicon.say("trial-order"),
        ["", lexicon.say("trial-wins"), lexicon.say("trial-interval")],
        [
            [lexicon.say("trial-place", number=str(number)), _percent(place["value"]), _interval(place)]
            for number, place in enumerate(result["by_order"], 1)
        ],
    )
    royals = sorted(result["royals"].items(), key=lambda royal: -royal[1]["games"])
    claims = TextTable(
        lexicon.say("trial-royals"),
        [lexicon.say("trial-royal"), lexicon.say("trial-share")],
        [[lexicon.card(royal), _percent(found["share"])] for royal, found in royals],
    )
    return [
        lexicon.say("trial-summary", games=result["games"], players=result["players"]),
        f"{lexicon.say('trial-turns')}: {length}",
        f"{lexicon.say('trial-won')}: {chance}",
        "",
        *order.lines(),
        "",
        *claims.lines(),
    ]


def _rounded(share: float) -> str:
    return f"{100 * share:.0f}"


def _percent(share: float) -> str:
    return f"{_rounded(share)} %"


def _interval(share: Mapping[str, float]) -> str:
    return f"{_rounded(share['low'])}–{_rounded(share['high'])} %"


def _draw(board: object, royals: Mapping[str, Any], lexicon: Lexicon, palette: str) -> bytes:
    """Returns the picture of the map with the shares of these royals."""
    from jackhouse import art  # imported here: other commands do not need it

    shares = {royal: found["share"] for royal, found in royals.items()}
    return f"{art.heat_map(load_board(board), shares, lexicon.language, palette).svg}\n".encode()
