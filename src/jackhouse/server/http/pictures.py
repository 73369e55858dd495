"""Routes of pictures: boards, sheets of cards and pieces, positions on a board, and QR codes."""

import io
import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any, Final, NamedTuple

import segno
from litestar import Request, Response, get
from litestar.params import FromPath

from jackhouse import art, text
from jackhouse.art import jackal, jackrabbits
from jackhouse.art.sprite_sheets import SHEETS
from jackhouse.jackrabbits.tiles import CITADEL, PLACE_CODES, PLACE_NAMES
from jackhouse.kernel import BadInput
from jackhouse.server.admission import Admission
from jackhouse.server.auth import is_secure
from jackhouse.server.errors import not_found
from jackhouse.server.http.pages import is_current, language, stem
from jackhouse.server.http.static_assets import Asset, AssetCache, make_asset, respond
from jackhouse.server.lobby import Lobby
from jackhouse.server.tokens import is_code

__all__ = ["PICTURES"]

Asking = Request[Any, Any, Any]
BoardData = str | dict[str, Any]
"""A board by its name, or its document."""

_SVG: Final = "image/svg+xml; charset=utf-8"
_JSON: Final = "application/json"
_ANCHORS: Final = "anchors"
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_TITLED_ELEMENT: Final = re.compile(r'<\w+[^>]* id="([^"]*)"[^>]*><title>([^<]*)</title>')
_HOST: Final = re.compile(r"[\w.\-\[\]:]{1,260}", re.ASCII)  # a domain name or an address, and a port

_BOARD_WORD: Final = re.compile(r"[\w-]{1,300}(&suits=[A-Z]{1,4})?", re.ASCII)  # a board's name or code, its suits


class Boards(NamedTuple):
    """The functions that draw a game's board and give the positions of its parts."""

    picture: Callable[[BoardData, text.Lexicon, art.Palette, tuple[int, ...]], str]
    anchors: Callable[[BoardData], dict[str, Any]]


_BOARDS: Final = {
    "jack-rabbits": Boards(
        lambda board, lexicon, palette, reversed_tiles: jackrabbits.board_picture(
            jackrabbits.board_of({"board": board}), lexicon, palette, reversed_tiles=reversed_tiles
        ),
        lambda board: jackrabbits.anchors(jackrabbits.board_of({"board": board})),
    ),
    "jackal": Boards(
        lambda board, lexicon, palette, _: jackal.island_picture("", _island(board), lexicon, palette),
        lambda board: jackal.anchors("", _island(board)),
    ),
}


def _island(board: BoardData) -> str:
    """Returns an island from its form in an address, `W1.-o!3`: rows separated by dashes."""
    return " / ".join(" ".join(row) for row in str(board).split("-"))


def _boards(game: str) -> Boards:
    if game not in _BOARDS:
        raise not_found()
    return _BOARDS[game]


def _written(board: BoardData) -> str:
    return json.dumps(board, sort_keys=True)


def _drawn(game: str, written: str, lang: str, palette: str, reversed_tiles: str = "") -> str:
    tiles = tuple([PLACE_CODES[name] for name in reversed_tiles.split(",") if name])
    return _boards(game).picture(json.loads(written), text.load(lang), art.PALETTES[palette], tiles)


def _board(game: str, written: str, file: str, reversed_tiles: str) -> Asset:
    """`light.svg`: the picture without titles; `en.json`: the titles of its elements; `anchors.json`.

    Titles have files of their own, so that one picture serves every language and the page can load them later.
    """
    name, _, kind = file.partition(".")
    if kind == "svg" and name in art.PALETTES:
        drawn = _drawn(game, written, text.languages()[0], name, reversed_tiles)
        return make_asset(_without_titles(drawn).encode(), _SVG)
    if kind == "json" and name == _ANCHORS:
        return _json(_boards(game).anchors(json.loads(written)))
    if kind == "json":
        return _json(_titles_of(_drawn(game, written, language(name), next(iter(art.PALETTES)))))
    raise not_found()


def _titles_of(svg: str) -> dict[str, str]:
    """Returns the titles of a picture's elements by element id."""
    return {element_id: unescape(title) for element_id, title in _TITLED_ELEMENT.findall(svg)}


def _without_titles(svg: str) -> str:
    return _TITLE.sub("", svg)


def _json(data: Any) -> Asset:
    written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return make_asset(re.sub(r"\.0(?=[\],])", "", written).encode(), _JSON)


def _symbols(sheet: str, palette: str) -> Asset:
    return make_asset(SHEETS[sheet](text.load(text.languages()[0]), art.PALETTES[palette]).encode(), _SVG)


_BOARD_FILES: Final = AssetCache(_board)
_SHEET_FILES: Final = AssetCache(_symbols)


# ---- the same for everybody ----------------------------------------------------------------------------------------


@get("/art/{sheet:str}/{file:str}", include_in_schema=False)
async def symbols(request: Asking, sheet: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """`/art/cards/light.svg`, `/art/pieces/dark.svg`: symbols for `<use>`."""
    palette = stem(file, ".svg")
    if sheet not in SHEETS or palette not in art.PALETTES:
        raise not_found()
    return respond(request, await _SHEET_FILES.get(sheet, palette), forever=is_current(request))


@get("/art/{game:str}/{board:str}/{file:str}", include_in_schema=False)
async def board(request: Asking, game: FromPath[str], board: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """`/art/jack-rabbits/sample/light.svg`: a board that comes with the game; `?reversed=citadel`: its other side."""
    key = (game, _written(board), file, _reversed_tiles(request))
    if key not in _BOARD_FILES:  # an address can carry any island, and each has to be drawn
        _admission(request).admit(request, _lobby(request), acting=False)
    try:
        asset = await _BOARD_FILES.get(*key)
    except BadInput as unknown:
        raise not_found() from unknown
    return respond(request, asset, forever=is_current(request))


# ---- of one table --------------------------------------------------------------------------------------------------


@get("/api/tables/{code:str}/board/{file:str}", include_in_schema=False, opt={"words": ["reversed"]})
async def table_board(request: Asking, code: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """Returns the board of a table, which may be a player's own, or one that its players build: then as it is now."""
    table = (await _lobby(request).find(code)).table
    if not table.board:  # it will be built once the game has begun
        raise not_found()
    written = _written(table.board)
    return respond(request, await _BOARD_FILES.get(table.opened.game, written, file, _reversed_tiles(request)))


@get("/api/tables/{code:str}/qr.svg", include_in_schema=False)
async def table_qr(request: Asking, code: FromPath[str]) -> Response[bytes]:
    """Returns a QR code of a table's address."""
    await _lobby(request).find(code)
    return respond(request, await _QR_CODES.get(_address(request, f"/t/{code}")))


@get("/api/links/{link:str}/qr.svg", include_in_schema=False)
async def link_qr(request: Asking, link: FromPath[str]) -> Response[bytes]:
    """Returns a QR code of a link that moves a seat, valid or not: guessing reveals nothing."""
    half = len(link) // 2
    if not (is_code(link[:half]) and is_code(link[half:])):
        raise not_found()
    return respond(request, await _QR_CODES.get(_address(request, f"/link/{link}")))


@get("/api/boards/{board:str}/qr.svg", include_in_schema=False)
async def board_qr(request: Asking, board: FromPath[str]) -> Response[bytes]:
    """Returns a QR code of a link to a board on the builder page, whether or not there is such a board."""
    if not _BOARD_WORD.fullmatch(board):
        raise not_found()
    return respond(request, await _QR_CODES.get(_address(request, f"/build#{board}")))


def _address(request: Asking, path: str) -> str:
    """Returns the URL of a path under the host that the client used."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise not_found()
    scheme = "https" if is_secure(request, _lobby(request).config) else "http"
    return f"{scheme}://{host}{path}"


def _qr(address: str) -> Asset:
    drawn = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    look: dict[str, Any] = dict(border=2, dark=art.LIGHT.ink, light="#fff", omitsize=True)
    code.save(drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, **look)
    return make_asset(drawn.getvalue(), _SVG)


_QR_CODES: Final = AssetCache(_qr)


# ---- inside --------------------------------------------------------------------------------------------------------


def _reversed_tiles(request: Asking) -> str:
    """Returns the tiles that are to be drawn on their other side, as the query names them (JR-2.2)."""
    named = request.query_params.get("reversed", "")
    if named not in ("", PLACE_NAMES[CITADEL]):
        raise not_found()
    return named


def _lobby(request: Asking) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def _admission(request: Asking) -> Admission:
    admission: Admission = request.app.state.admission
    return admission


PICTURES = [symbols, board, table_board, table_qr, link_qr, board_qr]
