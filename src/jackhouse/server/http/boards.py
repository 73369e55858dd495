"""Routes of boards: those that come with the game, and what a builder page needs (JR-3.2). Nothing is stored.

Everything that is computed runs in a worker process; random boards and finishing have a limit of their own.
"""

import secrets
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, TypeVarTuple

import msgspec
from anyio import BrokenWorkerProcess
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from jackhouse.kernel import Reason
from jackhouse.server import board_tools
from jackhouse.server.errors import ApiError
from jackhouse.server.http.requests import (
    LARGEST_DOCUMENT,
    AnyRequest,
    BoardData,
    Body,
    Seed,
    admission_of,
    check_document,
    lobby_of,
)
from jackhouse.server.http.static_assets import Asset, make_asset, respond

__all__ = ["HANDLERS"]

Arguments = TypeVarTuple("Arguments")

_MOST_TILES: Final = 120
_SEEDS: Final = 10**9
PieceName = Annotated[str, Meta(max_length=16)]
Coordinate = Annotated[int, Meta(ge=-99, le=99)]
Rotation = Annotated[int, Meta(ge=0, le=5)]


class LaidTile(Body):
    """A tile as it lies. `at`: the vertex of a hex, (a, b) of the cell D, or of its only cell, of a road tile."""

    tile: PieceName
    at: Annotated[list[Coordinate], Meta(min_length=2, max_length=2)]
    rotation: Rotation


class Map(Body):
    """A map, in one of two ways: `board` is a name, a code or a document, `laid` are tiles as they lie."""

    board: BoardData | None = None
    laid: Annotated[list[LaidTile], Meta(max_length=_MOST_TILES)] | None = None

    def __post_init__(self) -> None:
        check_document(self.board, LARGEST_DOCUMENT)

    @property
    def source(self) -> board_tools.Source:
        if (self.board is None) == (self.laid is None):
            raise ApiError(Reason("one-map"))
        source: board_tools.Source = msgspec.to_builtins(self.laid) if self.board is None else self.board
        return source


class Look(Map):
    """`unfinished`: only the law and the advice of building are looked at."""

    unfinished: bool = False


class Spots(Map):
    tile: PieceName = ""


class Finish(Map):
    """`tiles` are those that are still to be laid."""

    tiles: Annotated[list[PieceName], Meta(max_length=_MOST_TILES)] = msgspec.field(default_factory=list)


class Wish(Body):
    """The board that is wanted: 0 landmasses lets the seed decide; `suits` are the letters of the suits in play."""

    seed: Seed | None = None
    landmasses: Annotated[int, Meta(ge=0, le=3)] = 0
    suits: Annotated[str, Meta(min_length=1, max_length=4, pattern="^C?S?H?D?$")] = "CSHD"


@get("/api/boards")
async def list_boards(request: AnyRequest) -> Response[bytes]:
    """Returns the boards that come with the game, with their figures, and the tiles of each number of suits."""
    return respond(request, _listed())


@cache
def _listed() -> Asset:
    return make_asset(msgspec.json.encode(board_tools.listed()), "application/json")


@post("/api/boards/look", status_code=200)
async def look_at_board(request: AnyRequest, data: JSONBody[Look]) -> dict[str, Any]:
    """Returns a map with its code and advice; unless unfinished, its measures, or why it cannot be played."""
    return await _worked(request, board_tools.look, data.source, data.unfinished)


@post("/api/boards/spots", status_code=200)
async def board_spots(request: AnyRequest, data: JSONBody[Spots]) -> dict[str, Any]:
    """Returns where a tile may lie, by rotation, with the letters of the advice that it would not follow there."""
    return await _worked(request, board_tools.spots, data.source, data.tile)


@post("/api/boards/random", status_code=200)
async def random_board(request: AnyRequest, data: JSONBody[Wish]) -> dict[str, Any]:
    """Returns a random board; the same seed gives the same board."""
    admission_of(request).admit_board(request, lobby_of(request))
    seed = secrets.randbelow(_SEEDS) if data.seed is None else data.seed
    return await _worked(request, board_tools.random_board, data.suits, seed, data.landmasses)


@post("/api/boards/finish", status_code=200)
async def finish_board(request: AnyRequest, data: JSONBody[Finish]) -> dict[str, Any]:
    """Returns the map with the other tiles laid as well as possible."""
    admission_of(request).admit_board(request, lobby_of(request))
    return await _worked(request, board_tools.finished, data.source, data.tiles)


async def _worked(
    request: AnyRequest, work: Callable[[*Arguments], dict[str, Any]], *arguments: *Arguments
) -> dict[str, Any]:
    """Returns what a worker process has made; a refusal is raised here."""
    try:
        made, refused = await lobby_of(request).workers.run_board_tool(board_tools.attempt, work, *arguments)
    except (TimeoutError, BrokenWorkerProcess) as late:
        raise ApiError(Reason("house-full"), 503) from late
    if refused is not None:
        raise ApiError(Reason(**refused))
    return made


HANDLERS = [list_boards, look_at_board, board_spots, random_board, finish_board]
