"""Routes of clients and tables: tokens, lists, opening, starting, rematches and records."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from jackhouse import games
from jackhouse.kernel import Reason
from jackhouse.server.auth import COOKIE, address_of, client_of, is_secure, need_client
from jackhouse.server.errors import ApiError
from jackhouse.server.http.play import viewer_of
from jackhouse.server.http.requests import (
    LARGEST_DOCUMENT,
    LARGEST_POSITION,
    LARGEST_RECORD,
    LONGEST_MOVES,
    AnyRequest,
    BoardData,
    Body,
    Count,
    Document,
    Number,
    Options,
    Seed,
    Word,
    check_document,
    lobby_of,
)
from jackhouse.server.tokens import new_token
from jackhouse.store import TableRow
from jackhouse.tables.table import ONLOOKER

__all__ = ["HANDLERS"]


_YEAR = 365 * 24 * 3600
_LOBBY = 100  # tables shown
_MINE = 200
_ENCODER = msgspec.json.Encoder()


class Practice(Body):
    """A seed, or a position with the parameters of the game's `position`."""

    seed: Seed | msgspec.UnsetType = msgspec.UNSET
    position: Document | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        if self.position is not msgspec.UNSET:
            check_document(self.position, LARGEST_POSITION)
            if len(str(self.position.get("moves", ""))) > LONGEST_MOVES:
                raise ValueError("too many moves")


class Wanted(Body):
    """The settings of a new table. `practice` is `{"seed": 7}` or `{"position": {...}}`: no secrets, for lessons."""

    game: Word = "jack-rabbits"
    players: Count | None = None
    preset: Word | None = None
    options: Options | None = None
    board: BoardData | None = None
    public: bool = False
    onlookers: bool = True
    timer: Number = 0
    practice: Practice | None = None

    def __post_init__(self) -> None:
        check_document(self.board, LARGEST_DOCUMENT)


class Brought(Body):
    """A record, as `GET /api/tables/CODE/record`, `jackhouse simulate --records` or a saved game has it."""

    record: Document

    def __post_init__(self) -> None:
        check_document(self.record, LARGEST_RECORD)


class NewClient(Body):
    """A page gets its token as a cookie that scripts cannot read; a program asks for it with `bearer`."""

    bearer: bool = False


@get("/health", include_in_schema=True)
async def health(request: AnyRequest) -> dict[str, Any]:
    """Says whether the server runs and can store; counts only."""
    lobby = lobby_of(request)
    return {"status": "ok", "tables": lobby.store.count(), "sockets": lobby.sockets, "storing": lobby.store.writable}


@post("/api/clients")
async def new_client(request: AnyRequest, data: JSONBody[NewClient]) -> Response[dict[str, Any]]:
    """Makes a token, the client's secret: as a cookie for a page, in the answer for a program."""
    token = new_token()
    if data.bearer:
        return Response({"token": token})
    if client_of(request):
        return Response({"known": True})
    secure = is_secure(request, lobby_of(request).config)
    cookie = Cookie(COOKIE, value=token, path="/", httponly=True, secure=secure, samesite="lax", max_age=_YEAR)
    return Response({"known": False}, cookies=[cookie])


@get("/api/tables")
async def lobby(request: AnyRequest) -> Response[bytes]:
    """Returns public tables that wait for players or may be watched, the newest first."""
    rules = {game.key: game.version for game in games.all_games()}
    rows = lobby_of(request).store.public(rules, _LOBBY)
    return Response(b"[%b]" % b",".join(row.about for row in rows), media_type="application/json")


@get("/api/mine")
async def mine(request: AnyRequest) -> Response[bytes]:
    """Returns the tables where this client sits, or whose host it is, the newest first."""
    client = need_client(request)
    rows = lobby_of(request).store.tables_of(client, _MINE)
    tables = b",".join(b"%b,%b" % (row.about[:-1], _own_part(row, client)[1:]) for row in rows)
    return Response(b"[%b]" % tables, media_type="application/json")


def _own_part(row: TableRow, client: str) -> bytes:
    """Returns what only this client learns about a table: its seats, and whether it is the host."""
    seats = [seat for seat, owner in enumerate(row.owners) if owner == client]
    return _ENCODER.encode({"mine": seats, "hosting": row.host == client})


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[Wanted]) -> dict[str, Any]:
    """Opens a table; the client is its host."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.open(client, msgspec.to_builtins(data), address_of(request, lobby.config))
    return live.table.describe()


@get("/api/tables/{code:str}")
async def look(request: AnyRequest, code: FromPath[str]) -> dict[str, Any]:
    """Returns what anybody who knows the code may know of a table, and which seats are the client's."""
    live, client = await lobby_of(request).find(code), client_of(request)
    hosting = bool(client) and client == live.table.opened.host
    return {**live.table.describe(), "mine": live.table.current.seats_of(client), "hosting": hosting}


@post("/api/tables/{code:str}/start")
async def start(request: AnyRequest, code: FromPath[str]) -> dict[str, Any]:
    """Starts the game; only the host may."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.start(client)
    return live.table.describe()


@post("/api/tables/{code:str}/rematch")
async def rematch(request: AnyRequest, code: FromPath[str]) -> dict[str, Any]:
    """Opens the next game with everybody in their seats, or returns it if it is open."""
    lobby, client = lobby_of(request), need_client(request)
    return (await lobby.rematch(await lobby.find(code), client, address_of(request, lobby.config))).table.describe()


@get("/api/tables/{code:str}/record")
async def record(request: AnyRequest, code: FromPath[str]) -> dict[str, Any]:
    """Returns the record of a game that is over, random numbers included, for `jackhouse replay` and `verify`."""
    live = await lobby_of(request).find(code)
    viewer_of(live, client_of(request), ONLOOKER)
    found = live.table.record()
    if found is None:
        raise ApiError(Reason("not-over"), 409)
    return found


@post("/api/records")
async def bring(request: AnyRequest, data: JSONBody[Brought]) -> dict[str, Any]:
    """Opens a table where the game of a record has been played, to look at, or to play on if it is not over."""
    lobby, client = lobby_of(request), need_client(request)
    return (await lobby.bring(client, data.record, address_of(request, lobby.config))).table.describe()


HANDLERS = [health, new_client, lobby, mine, open_table, look, start, rematch, record, bring]
