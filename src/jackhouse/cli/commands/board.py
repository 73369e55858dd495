"""`jackhouse board`: shows and checks a map."""

import json
import secrets
from pathlib import Path
from typing import Any

import typer

from jackhouse.cli.arguments import JSON_OPTION, LANG_OPTION, choose_language, read_board
from jackhouse.cli.board_figures import board_figures, board_lines
from jackhouse.cli.commands.board_trial import try_board
from jackhouse.cli.files import check_different, json_bytes, write_files
from jackhouse.cli.views.map_drawing import LARGE, draw_map
from jackhouse.jackrabbits.board import DEAD, EDGES, Board, load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.components import Components, components_of
from jackhouse.jackrabbits.lattice import DIRECTIONS
from jackhouse.jackrabbits.options.tight_suits import FEWER
from jackhouse.jackrabbits.setup import why_unplayable
from jackhouse.jackrabbits.tiles import KIND, KIND_NAMES, PLACE_NAMES, TILE_SUITS
from jackhouse.kernel import BadInput, Reason
from jackhouse.text import Lexicon

app = typer.Typer(help="Show, check, encode, generate and try maps.", no_args_is_help=True)
app.command("try")(try_board)

_BOARD = typer.Argument("sample", help="A built-in board, a board code or a .json file.")
_SVG = typer.Option(None, help="Draw the map into this file, as SVG.")
_PNG = typer.Option(None, help="Draw the map into this file, as PNG.")
_SEEDS = 1_000_000_000
_LINK = "/build#"  # the builder page of any server, with the code of a board behind it
_PALETTE = typer.Option("light", help="Colours of the drawing: light or dark.")


@app.command("show")
def show(
    board: str = _BOARD,
    svg: Path | None = _SVG,
    png: Path | None = _PNG,
    palette: str = _PALETTE,
    lang: str | None = LANG_OPTION,
) -> None:
    """Show the tiles on the map and what lies across their edges, or draw it into a file."""
    lexicon = choose_language(lang)
    laid = load_board(read_board(board))
    if svg is not None or png is not None:
        check_different(svg, png)
        files = _pictures(laid, lexicon, palette, svg, png)
        write_files(files)
        _tell_saved(lexicon, *files)
        return
    for line in draw_map(laid, lexicon, {}, *LARGE).lines:
        typer.echo(line.plain.rstrip())
    for tile in laid.tiles:
        kind = KIND[tile]
        suits = "".join(name for suit, name in enumerate(SUITS) if TILE_SUITS[kind] >> suit & 1)
        leads = [(edge, laid.leads[tile * EDGES + edge]) for edge in range(DIRECTIONS)]
        roads = ", ".join(
            f"{lexicon.say(f'direction-{edge}')} {_beyond_edge(lead)}" for edge, lead in leads if lead != DEAD
        )
        typer.echo(f"{PLACE_NAMES[tile]:9} {lexicon.say(f'kind-{KIND_NAMES[kind]}'):12} {suits:4} {roads}")


def _pictures(board: Board, lexicon: Lexicon, palette: str, svg: Path | None, png: Path | None) -> dict[Path, bytes]:
    """Returns the pictures that are asked for, by file."""
    if svg is None and png is None:
        return {}
    from jackhouse import art  # imported here: other commands do not need it

    picture = art.show(board, lexicon.language, palette)
    files: dict[Path, bytes] = {}
    if svg is not None:
        files[svg] = f"{picture.svg}\n".encode()
    if png is not None:
        files[png] = picture.png()
    return files


def _tell_saved(lexicon: Lexicon, *files: Path) -> None:
    for file in files:
        typer.echo(lexicon.say("art-saved", file=str(file)))


def _beyond_edge(lead: int) -> str:
    """Returns the place across an edge, or `~` at the edge of the map."""
    return PLACE_NAMES[lead // EDGES] if lead >= 0 else "~"


@app.command("roads")
def roads(board: str = _BOARD, as_json: bool = JSON_OPTION, lang: str | None = LANG_OPTION) -> None:
    """Tell, for every hex and exit, the ends that free roads reach."""
    lexicon = choose_language(lang)
    found = load_board(read_board(board)).roads()
    if as_json:
        typer.echo(json.dumps(found))
        return
    for place, exits in found.items():
        typer.echo(place)
        for edge, ends in exits.items():
            typer.echo(f"  {edge} {lexicon.say(f'direction-{edge}'):10} {', '.join(ends)}")


@app.command("code")
def code(board: str = _BOARD, lang: str | None = LANG_OPTION) -> None:
    """Print the code of a map: a short text to keep or share, the same for every rotation of the map."""
    choose_language(lang)
    typer.echo(encode(load_board(read_board(board)).written()))


@app.command("check")
def check(board: str = _BOARD, as_json: bool = JSON_OPTION, lang: str | None = LANG_OPTION) -> None:
    """Check a map and give its figures."""
    lexicon = choose_language(lang)
    laid = load_board(read_board(board))
    figures, problem, found = board_figures(laid), why_unplayable(laid), encode(laid.written())
    if as_json:
        told: dict[str, Any] = {"code": found, **figures}
        told["problem"] = None if problem is None else problem.as_dict()
        typer.echo(json.dumps(told))
        return
    for figure in board_lines(figures, lexicon):
        typer.echo(figure)
    typer.echo(f"\n{lexicon.say('screen-board-code', code=found)}")
    if problem is None:
        typer.echo(lexicon.say("screen-board-sound"))
    else:
        typer.echo(lexicon.reason(problem.code, problem.rule, problem.params))


@app.command("random")
def random(
    seed: int | None = typer.Option(None, help="The seed; the same seed gives the same board (default: a new one)."),
    islands: int = typer.Option(0, help="How many landmasses, 1 to 3 (0: drawn)."),
    suits: str = typer.Option(SUITS, help="The suits in play, for example SH."),
    save: Path | None = typer.Option(None, help="Save the board into this file, as JSON."),
    svg: Path | None = _SVG,
    png: Path | None = _PNG,
    palette: str = _PALETTE,
    as_json: bool = JSON_OPTION,
    lang: str | None = LANG_OPTION,
) -> None:
    """Make a random board of all tiles in play, and give its code and its figures."""
    lexicon = choose_language(lang)
    check_different(save, svg, png)
    number = secrets.randbelow(_SEEDS) if seed is None else seed
    document = generate(_components(suits), number, islands)
    board = load_board(document)
    pictures = _pictures(board, lexicon, palette, svg, png)
    write_files(pictures if save is None else {save: json_bytes(document), **pictures})
    figures, found = board_figures(board), encode(document)
    if as_json:
        typer.echo(json.dumps({"seed": number, "code": found, "link": _LINK + found, "board": document, **figures}))
        return
    _tell_saved(lexicon, *pictures)
    for line in draw_map(board, lexicon, {}, *LARGE).lines:
        typer.echo(line.plain.rstrip())
    for figure in board_lines(figures, lexicon):
        typer.echo(figure)
    typer.echo(f"\n{lexicon.say('screen-board-code', code=found)}")
    typer.echo(lexicon.say("screen-board-link", link=_LINK + found))
    typer.echo(lexicon.say("screen-board-seed", seed=str(number)))
    if save is not None:
        typer.echo(lexicon.say("screen-board-saved", file=str(save)))


def _components(letters: str) -> Components:
    """Returns the components of suits that are given as letters."""
    if letters not in (*FEWER, SUITS):
        reason = {"option": "suits", "value": letters[:20], "allowed": [*FEWER, SUITS]}
        raise BadInput(Reason("bad-option-value", "JR-8.2", reason))
    return components_of(tuple([SUITS.index(letter) for letter in letters]))
