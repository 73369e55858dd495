"""Pictures for a page: boards, sheets of cards and pieces, where things lie on a board, and codes for phones."""

import io
import json
import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import segno
from litestar import Request, Response, get
from litestar.params import FromPath

from jackhouse import art, text
from jackhouse.art import jackal, jackrabbits
from jackhouse.art.sheets import SHEETS
from jackhouse.kernel import BadInput
from jackhouse.server.guard import is_secure
from jackhouse.server.house import House
from jackhouse.server.lean import lean_picture, titles_of
from jackhouse.server.pages import is_current, language, stem
from jackhouse.server.shelf import Held, give
from jackhouse.server.tokens import is_code
from jackhouse.server.trouble import not_found

__all__ = ["PICTURES"]

Asking = Request[Any, Any, Any]
BoardData = str | dict[str, Any]
"""A board by its name, or its document."""

_SVG: Final = "image/svg+xml; charset=utf-8"
_JSON: Final = "application/json"
_ANCHORS: Final = "anchors"


class Boards(NamedTuple):
    """How a game draws a board, and tells where things lie on it."""

    picture: Callable[[BoardData, text.Lexicon, art.Palette], str]
    anchors: Callable[[BoardData], dict[str, Any]]


_BOARDS: Final = {
    "jack-rabbits": Boards(
        lambda board, lexicon, palette: jackrabbits.board_picture(
            jackrabbits.board_of({"board": board}), lexicon, palette
        ),
        lambda board: jackrabbits.anchors(jackrabbits.board_of({"board": board})),
    ),
    "jackal": Boards(
        lambda board, lexicon, palette: jackal.island_picture("", _island(board), lexicon, palette),
        lambda board: jackal.anchors("", _island(board)),
    ),
}


def _island(board: BoardData) -> str:
    """An island as an address carries it, `W1.-o!3`: the rows one after the other."""
    return " / ".join(" ".join(row) for row in str(board).split("-"))


def _boards(game: str) -> Boards:
    if game not in _BOARDS:
        raise not_found()
    return _BOARDS[game]


def _written(board: BoardData) -> str:
    return json.dumps(board, sort_keys=True)


def _drawn(game: str, written: str, lang: str, palette: str) -> str:
    return _boards(game).picture(json.loads(written), text.load(lang), art.PALETTES[palette])


@lru_cache(maxsize=64)
def _board(game: str, written: str, file: str) -> Held:
    """`light.svg`: the picture, without words; `en.json`: what its parts are called; `anchors.json`."""
    name, _, kind = file.partition(".")
    if kind == "svg" and name in art.PALETTES:
        return Held(lean_picture(_drawn(game, written, text.languages()[0], name)).encode(), _SVG)
    if kind == "json" and name == _ANCHORS:
        return _json(_boards(game).anchors(json.loads(written)))
    if kind == "json":
        return _json(titles_of(_drawn(game, written, language(name), next(iter(art.PALETTES)))))
    raise not_found()


def _json(data: Any) -> Held:
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Held(re.sub(r"\.0(?=[\],])", "", written).encode(), _JSON)


@cache
def _symbols(sheet: str, palette: str) -> Held:
    return Held(lean_picture(SHEETS[sheet](text.load(text.languages()[0]), art.PALETTES[palette])).encode(), _SVG)


# ---- the same for everybody ----------------------------------------------------------------------------------------


@get("/art/{sheet:str}/{file:str}", include_in_schema=False)
async def symbols(request: Asking, sheet: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """`/art/cards/light.svg`, `/art/pieces/dark.svg`: symbols for `<use>`."""
    palette = stem(file, ".svg")
    if sheet not in SHEETS or palette not in art.PALETTES:
        raise not_found()
    return give(request, _symbols(sheet, palette), forever=is_current(request))


@get("/art/{game:str}/{board:str}/{file:str}", include_in_schema=False)
async def board(request: Asking, game: FromPath[str], board: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """`/art/jack-rabbits/sample/light.svg`: a board that comes with the game."""
    try:
        held = _board(game, _written(board), file)
    except BadInput as unknown:
        raise not_found() from unknown
    return give(request, held, forever=is_current(request))


# ---- of one table --------------------------------------------------------------------------------------------------


@get("/api/tables/{code:str}/board/{file:str}", include_in_schema=False)
async def table_board(request: Asking, code: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """The board of a table, also one of its own."""
    opened = _house(request).find(code).table.opened
    return give(request, _board(opened.game, _written(opened.board), file))


@get("/api/tables/{code:str}/qr.svg", include_in_schema=False)
async def table_qr(request: Asking, code: FromPath[str]) -> Response[bytes]:
    """The way to a table, to be read by a phone."""
    _house(request).find(code)
    return give(request, _qr(_address(request, f"/t/{code}")))


@get("/api/links/{code:str}/qr.svg", include_in_schema=False)
async def link_qr(request: Asking, code: FromPath[str]) -> Response[bytes]:
    """A link that moves a seat, drawn whether or not it still works: who guesses learns nothing."""
    half = len(code) // 2
    if not (is_code(code[:half]) and is_code(code[half:])):
        raise not_found()
    return give(request, _qr(_address(request, f"/link/{code}")))


def _address(request: Asking, path: str) -> str:
    """Where the guest found us, and that path there."""
    scheme = "https" if is_secure(request, _house(request).config) else "http"
    return f"{scheme}://{quote(request.headers.get('host', '')[:260], safe=':[].')}{path}"


@lru_cache(maxsize=64)
def _qr(address: str) -> Held:
    drawn = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    look: dict[str, Any] = dict(border=2, dark="#26221c", light="#fff", omitsize=True)
    code.save(drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, **look)
    return Held(drawn.getvalue(), _SVG)


# ---- inside --------------------------------------------------------------------------------------------------------


def _house(request: Asking) -> House:
    house: House = request.app.state.house
    return house


PICTURES = [symbols, board, table_board, table_qr, link_qr]
