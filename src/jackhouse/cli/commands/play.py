"""`jackhouse play`: a game at the terminal, against bots or with friends at the same screen."""

import secrets
import sys
from pathlib import Path
from typing import Any

import typer

from jackhouse import bots as bot_registry
from jackhouse import games
from jackhouse.cli.arguments import (
    BOARD_OPTION,
    LANG_OPTION,
    PRESET_OPTION,
    choose_language,
    parse_options,
    read_board,
)
from jackhouse.cli.files import read_json
from jackhouse.cli.terminal.plain_terminal import PlainTerminal
from jackhouse.cli.terminal.screen import Screen, can_draw
from jackhouse.cli.terminal.session import Session
from jackhouse.kernel import BadInput, Reason

__all__ = ["play"]


def play(
    game: str = typer.Argument("jack-rabbits", help="The game."),
    players: int = typer.Option(2, help="How many players."),
    humans: int = typer.Option(1, min=1, help="How many of them sit at this screen; bots take the other seats."),
    bots: str = typer.Option("greedy", help="Bots by name, a,b repeated to fill their seats."),
    preset: str | None = PRESET_OPTION,
    options: str = typer.Option("", help="Options as key=value,key=value; see `jackhouse games`."),
    board: str | None = BOARD_OPTION,
    seed: int | None = typer.Option(None, help="The seed; the same seed deals the same game."),
    lang: str | None = LANG_OPTION,
    save: Path | None = typer.Option(None, help="Go on with the game in this file if there is one; keep it there."),
) -> None:
    """Play at the terminal: the map, your hand, what happened, and numbered choices.

    Type the number of a choice, or: ? (help, and why something is not possible), ? 3 (the rule behind choice 3),
    rule JR-6.2, map (in large), log (all that happened), to JD (on a journey: go there at once), undo (while it is
    fair), quit (with --save the game is kept after every move; without it you are asked for a file).
    """
    lexicon = choose_language(lang)
    if not sys.stdin.isatty():
        key = games.get(game).key
        typer.echo(lexicon.say("screen-no-terminal", label=lexicon.game(key).label, key=key))
        return
    state = _open_game(game, players, preset, options, board, seed, save)
    seats = state.ruleset.players
    if humans > seats:
        raise BadInput(Reason("too-many-humans", "", {"humans": humans, "players": seats}))
    session = Session(lexicon, game, state, humans, bot_registry.fill_seats(bots, seats - humans), save)
    with Screen(lexicon) if can_draw() else PlainTerminal(lexicon) as display:
        session.run(display)
    if state.over:
        typer.echo(lexicon.say("screen-game-over"))
        for line in lexicon.ranking(state.ranking, session.names):
            typer.echo(f"  {line}")
    elif session.save is not None:
        typer.echo(lexicon.say("screen-saved", file=str(session.save)))
    else:
        typer.echo(lexicon.say("screen-goodbye"))


def _open_game(
    game: str, players: int, preset: str | None, options: str, board: str | None, seed: int | None, save: Path | None
) -> Any:
    if save is not None and save.exists():
        return games.get(game).load(read_json(save))
    opened = games.get(game)
    number = secrets.randbits(63) if seed is None else seed
    laid = opened.default_board if board is None else read_board(board)
    return opened.new(players, number, preset or opened.default_preset, parse_options(options), laid)
