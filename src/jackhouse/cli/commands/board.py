"""`jackhouse board`: shows and checks a map."""

import json
from pathlib import Path

import typer

from jackhouse.cli.arguments import JSON_OPTION, LANG_OPTION, choose_language, read_board
from jackhouse.cli.files import write_files
from jackhouse.cli.views.map_drawing import LARGE, draw_map
from jackhouse.jackrabbits.board import DEAD, EDGES, Board, load_board
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.lattice import DIRECTIONS
from jackhouse.jackrabbits.tiles import KIND, KIND_NAMES, PLACE_NAMES, TILE_SUITS
from jackhouse.text import Lexicon

app = typer.Typer(help="Look at a map: its tiles, its roads, whether it is sound.", no_args_is_help=True)

_BOARD = typer.Argument("sample", help="A built-in board or a .json file.")
_SVG = typer.Option(None, help="Draw the map into this file, as SVG.")
_PNG = typer.Option(None, help="Draw the map into this file, as PNG.")
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
        _draw(laid, lexicon, palette, svg, png)
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


def _draw(board: Board, lexicon: Lexicon, palette: str, svg: Path | None, png: Path | None) -> None:
    from jackhouse import art  # imported here: other commands do not need it

    picture = art.show(board, lexicon.language, palette)
    files: dict[Path, bytes] = {}
    if svg is not None:
        files[svg] = f"{picture.svg}\n".encode()
    if png is not None:
        files[png] = picture.png()
    write_files(files)
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


@app.command("check")
def check(board: str = _BOARD, as_json: bool = JSON_OPTION, lang: str | None = LANG_OPTION) -> None:
    """Check a map and give its figures."""
    lexicon = choose_language(lang)
    summary = load_board(read_board(board)).summary()
    if as_json:
        typer.echo(json.dumps(summary))
        return
    for key, value in summary.items():
        typer.echo(f"{lexicon.say(f'screen-board-{key.replace(chr(95), chr(45))}')}: {value}")
    typer.echo(lexicon.say("screen-board-sound"))
