"""Pictures for a page: boards, sheets of cards and pieces, where things lie on a board, and codes for phones."""

import io
import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import segno
from litestar import Request, Response, get

from jackhouse import art, text
from jackhouse.art.jackrabbits import anchors, board_of, board_picture
from jackhouse.art.jackrabbits.sheets import SHEETS
from jackhouse.kernel import BadInput
from jackhouse.server.guard import is_secure
from jackhouse.server.house import House
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
_ANCHORS: Final = "anchors.json"


class Boards(NamedTuple):
    """How a game draws a board, and tells where things lie on it."""

    picture: Callable[[BoardData, text.Lexicon, art.Palette], str]
    anchors: Callable[[BoardData], dict[str, Any]]


_BOARDS: Final = {
    "jack-rabbits": Boards(
        lambda board, lexicon, palette: board_picture(board_of({"board": board}), lexicon, palette),
        lambda board: anchors(board_of({"board": board})),
    ),
}


def _boards(game: str) -> Boards:
    if game not in _BOARDS:
        raise not_found()
    return _BOARDS[game]


def _written(board: BoardData) -> str:
    return json.dumps(board, sort_keys=True)


@lru_cache(maxsize=64)
def _board(game: str, written: str, lang: str, palette: str) -> Held:
    drawn = _boards(game).picture(json.loads(written), text.load(lang), art.PALETTES[palette])
    return Held(drawn.encode(), _SVG)


@lru_cache(maxsize=64)
def _anchors(game: str, written: str) -> Held:
    return Held(json.dumps(_boards(game).anchors(json.loads(written)), separators=(",", ":")).encode(), _JSON)


@cache
def _symbols(sheet: str, lang: str, palette: str) -> Held:
    return Held(SHEETS[sheet](text.load(lang), art.PALETTES[palette]).encode(), _SVG)


# ---- the same for everybody ----------------------------------------------------------------------------------------


@get("/art/{sheet:str}/{lang:str}/{file:str}", include_in_schema=False)
async def symbols(request: Asking, sheet: str, lang: str, file: str) -> Response[bytes]:
    """`/art/cards/en/light.svg`, `/art/pieces/en/dark.svg`: symbols for `<use>`.

    Of the same form is `/art/jack-rabbits/sample/anchors.json`: where things lie on a board of the game.
    """
    if file == _ANCHORS:
        return give(request, _built_in(_anchors, sheet, lang), forever=is_current(request))
    if sheet not in SHEETS:
        raise not_found()
    return give(request, _symbols(sheet, language(lang), _palette(file)), forever=is_current(request))


@get("/art/{game:str}/{board:str}/{lang:str}/{file:str}", include_in_schema=False)
async def board(request: Asking, game: str, board: str, lang: str, file: str) -> Response[bytes]:
    """`/art/jack-rabbits/sample/en/light.svg`: a board that comes with the game."""
    drawn = _built_in(_board, game, board, language(lang), _palette(file))
    return give(request, drawn, forever=is_current(request))


def _built_in(make: Callable[..., Held], game: str, board: str, *rest: str) -> Held:
    try:
        return make(game, _written(board), *rest)
    except BadInput as unknown:
        raise not_found() from unknown


# ---- of one table --------------------------------------------------------------------------------------------------


@get("/api/tables/{code:str}/board/{lang:str}/{file:str}", include_in_schema=False)
async def table_board(request: Asking, code: str, lang: str, file: str) -> Response[bytes]:
    """The board of a table, also one of its own."""
    opened = _house(request).find(code).table.opened
    return give(request, _board(opened.game, _written(opened.board), language(lang), _palette(file)))


@get("/api/tables/{code:str}/board/anchors.json", include_in_schema=False)
async def table_anchors(request: Asking, code: str) -> Response[bytes]:
    opened = _house(request).find(code).table.opened
    return give(request, _anchors(opened.game, _written(opened.board)))


@get("/api/tables/{code:str}/qr.svg", include_in_schema=False)
async def table_qr(request: Asking, code: str) -> Response[bytes]:
    """The way to a table, to be read by a phone."""
    _house(request).find(code)
    return give(request, _qr(_address(request, f"/t/{code}")))


@get("/api/links/{code:str}/qr.svg", include_in_schema=False)
async def link_qr(request: Asking, code: str) -> Response[bytes]:
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


def _palette(file: str) -> str:
    palette = stem(file, ".svg")
    if palette not in art.PALETTES:
        raise not_found()
    return palette


PICTURES = [symbols, board, table_board, table_anchors, table_qr, link_qr]
