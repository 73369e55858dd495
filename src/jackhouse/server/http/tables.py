"""The JSON API: tables, seats, play and lobby. What a socket does can be done here too, request by request."""

import contextlib
import math
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from jackhouse import games
from jackhouse.kernel import Reason
from jackhouse.server.admission import Admission
from jackhouse.server.auth import COOKIE, address_of, client_of, is_secure, need_client
from jackhouse.server.connection import Connection, refuse
from jackhouse.server.errors import ApiError, not_found
from jackhouse.server.http.bounds import (
    LARGEST_DOCUMENT,
    LARGEST_POSITION,
    LARGEST_RECORD,
    LONGEST_MOVES,
    ActionText,
    BoardData,
    Count,
    Document,
    Key,
    LinkCode,
    NameText,
    Number,
    Options,
    Seed,
    Word,
    check_document,
)
from jackhouse.server.http.game_info import game_info
from jackhouse.server.live_table import LiveTable
from jackhouse.server.lobby import Lobby
from jackhouse.server.tokens import new_token
from jackhouse.store import TableRow
from jackhouse.tables.table import ONLOOKER

__all__ = ["HANDLERS"]

Asking = Request[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]

_YEAR = 365 * 24 * 3600
_LOBBY = 100  # tables shown
_MINE = 200
_ENCODER = msgspec.json.Encoder()


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a request sends: decoded strictly (see strict.py), every field bounded (see bounds.py)."""


class Practice(Body):
    """A seed, or a position in the words of the game's `position`."""

    seed: Seed | msgspec.UnsetType = msgspec.UNSET
    position: Document | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        if self.position is not msgspec.UNSET:
            check_document(self.position, LARGEST_POSITION)
            if len(str(self.position.get("moves", ""))) > LONGEST_MOVES:
                raise ValueError("too many moves")


class Wanted(Body):
    """A table as it is wanted. `practice` is `{"seed": 7}` or `{"position": {...}}`: no secrets, good for lessons."""

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
    """A page keeps its token in a cookie that its scripts cannot read; a program asks for it with `bearer`."""

    bearer: bool = False


class Named(Body):
    name: NameText


class Sitter(Named):
    """Who takes a seat.

    `nonce`, in hex, is added to the chance of the game. `beside`: somebody else plays on the same screen as one who has
    a seat.
    """

    nonce: Key = ""
    beside: bool = False


class Nonced(Body):
    nonce: Key


class Botted(Body):
    bot: Word = "greedy"


class Answer(Body):
    decision: Number
    key: Key
    action: ActionText


class Back(Body):
    decision: Number
    key: Key


class Phrase(Body):
    phrase: Word


class Carried(Body):
    link: LinkCode


def lobby_of(request: "Asking | WebSocket[Any, Any, Any]") -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def admission_of(request: "Asking | WebSocket[Any, Any, Any]") -> Admission:
    admission: Admission = request.app.state.admission
    return admission


def may_look_on(live: LiveTable, client: str) -> bool:
    return live.table.opened.onlookers or bool(live.table.current.seats_of(client))


def viewer_of(live: LiveTable, client: str, seat: int | None) -> int | None:
    """As whom the client looks on; not found for a seat that is not its own."""
    if seat is None:
        if not may_look_on(live, client):
            raise not_found()
        return ONLOOKER
    if seat not in live.table.current.seats_of(client):
        raise not_found()
    return seat


@get("/health", include_in_schema=True)
async def health(request: Asking) -> dict[str, Any]:
    """Is the house open, and can it store? Counts only."""
    lobby = lobby_of(request)
    return {"status": "ok", "tables": lobby.store.count(), "sockets": lobby.sockets, "storing": lobby.store.writable}


@get("/api/games")
async def list_games() -> list[dict[str, Any]]:
    """The games: presets, options, bots, quick phrases, and what a page shows of each."""
    return [game_info(game) for game in games.all_games()]


@post("/api/clients")
async def new_client(request: Asking, data: JSONBody[NewClient]) -> Response[dict[str, Any]]:
    """A name tag for a newcomer: a secret token, as a cookie, or, for a program, in the answer."""
    token = new_token()
    if data.bearer:
        return Response({"token": token})
    if client_of(request):
        return Response({"known": True})
    secure = is_secure(request, lobby_of(request).config)
    cookie = Cookie(COOKIE, value=token, path="/", httponly=True, secure=secure, samesite="lax", max_age=_YEAR)
    return Response({"known": False}, cookies=[cookie])


@get("/api/tables")
async def lobby(request: Asking) -> Response[bytes]:
    """Public tables that wait for players or may be watched, the newest first."""
    rules = {game.key: game.version for game in games.all_games()}
    rows = lobby_of(request).store.public(rules, _LOBBY)
    return Response(b"[%b]" % b",".join(row.about for row in rows), media_type="application/json")


@get("/api/mine")
async def mine(request: Asking) -> Response[bytes]:
    """The tables where this client sits, or whose host it is, the newest first."""
    client = need_client(request)
    rows = lobby_of(request).store.tables_of(client, _MINE)
    tables = b",".join(b"%b,%b" % (row.about[:-1], _own_part(row, client)[1:]) for row in rows)
    return Response(b"[%b]" % tables, media_type="application/json")


def _own_part(row: TableRow, client: str) -> bytes:
    """What only this client is told of a table: its seats, and whether it is the host."""
    seats = [seat for seat, owner in enumerate(row.owners) if owner == client]
    return _ENCODER.encode({"mine": seats, "hosting": row.host == client})


@post("/api/tables")
async def open_table(request: Asking, data: JSONBody[Wanted]) -> dict[str, Any]:
    """Open a table; who opens it is its host."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.open(client, msgspec.to_builtins(data), address_of(request, lobby.config))
    return live.table.describe()


@get("/api/tables/{code:str}")
async def look(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """What anybody who knows the code may know of a table, and which seats are the client's own."""
    live, client = await lobby_of(request).find(code), client_of(request)
    hosting = bool(client) and client == live.table.opened.host
    return {**live.table.describe(), "mine": live.table.current.seats_of(client), "hosting": hosting}


@post("/api/tables/{code:str}/start")
async def start(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """The host lets the game begin."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.start(client)
    return live.table.describe()


@post("/api/tables/{code:str}/rematch")
async def rematch(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """Another game with everybody in their seats."""
    lobby, client = lobby_of(request), need_client(request)
    return (await lobby.rematch(await lobby.find(code), client, address_of(request, lobby.config))).table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}")
async def sit(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Sitter]) -> dict[str, Any]:
    """Take a free seat under a name, and perhaps add a nonce to the chance of the game."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.sit(client, seat, data.name, data.beside, data.nonce)
    return live.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}")
async def rename(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Named]) -> dict[str, Any]:
    """Be called otherwise."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.rename(client, seat, data.name)
    return live.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}/nonce")
async def give_nonce(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Nonced]) -> dict[str, Any]:
    """Add something of one's own to the chance of the game, before it begins: 1 to 32 hex digits."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.give_nonce(client, seat, data.nonce)
    return live.table.describe()


@delete("/api/tables/{code:str}/seats/{seat:int}", status_code=200)
async def stand(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Leave a seat before the game begins; the host may clear any."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.stand(client, seat)
    return live.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/bot")
async def seat_bot(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Botted]) -> dict[str, Any]:
    """The host gives a free seat to a bot."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.seat_bot(client, seat, data.bot)
    return live.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Let a bot play for somebody who has been away for two minutes, until they are back."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.lend(client, seat)
    return live.table.describe()


@get("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend_wait(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """When this client may let a bot play for somebody who is away: 0 is now, null is not as things stand."""
    lobby, client = lobby_of(request), need_client(request)
    seconds = (await lobby.find(code)).lend_wait(client, seat)
    return {"seconds": None if seconds is None else math.ceil(seconds)}


@post("/api/tables/{code:str}/seats/{seat:int}/link")
async def link(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """A link that moves my seat to another device, once, within ten minutes."""
    lobby, client = lobby_of(request), need_client(request)
    return {"link": lobby.link(await lobby.find(code), client, seat)}


@post("/api/links")
async def use_link(request: Asking, data: JSONBody[Carried]) -> dict[str, Any]:
    """Take over the seat of a link."""
    lobby, client = lobby_of(request), need_client(request)
    live, seat = await lobby.move(client, data.link)
    return {**live.table.describe(), "mine": live.table.current.seats_of(client), "seat": seat}


@get("/api/tables/{code:str}/state")
async def state(request: Asking, code: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """The game as this seat (an onlooker without one) may know it, with its legal and refused actions."""
    lobby, client = lobby_of(request), client_of(request)
    live = await lobby.find(code)
    viewer = viewer_of(live, client, seat)
    live.see(client)
    return Response(live.table.bytes_for(viewer), media_type="application/json")


@get("/api/tables/{code:str}/events")
async def events(
    request: Asking, code: FromPath[str], seat: FromQuery[int | None] = None, after: FromQuery[int] = 0
) -> Response[bytes]:
    """What this seat has seen since the event of that number."""
    live = await lobby_of(request).find(code)
    missed = live.table.events(viewer_of(live, client_of(request), seat), after)
    return Response(missed, media_type="application/json")


@post("/api/tables/{code:str}/seats/{seat:int}/act")
async def act(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Answer]) -> dict[str, Any]:
    """Answer a decision; the answer comes once it is stored."""
    lobby, client = lobby_of(request), need_client(request)
    return await (await lobby.find(code)).play(client, seat, data.decision, data.key, data.action)


@post("/api/tables/{code:str}/seats/{seat:int}/undo")
async def undo(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Back]) -> dict[str, Any]:
    """Take the last answer back, while that is fair."""
    lobby, client = lobby_of(request), need_client(request)
    return await (await lobby.find(code)).undo(client, seat, data.decision, data.key)


@post("/api/tables/{code:str}/seats/{seat:int}/say")
async def say(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Phrase]) -> dict[str, Any]:
    """A quick phrase, which each reads in their own language."""
    lobby, client = lobby_of(request), need_client(request)
    await (await lobby.find(code)).say(client, seat, data.phrase)
    return {"said": data.phrase}


@get("/api/tables/{code:str}/record")
async def record(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """The record of a game that is over, its chance included, for `jackhouse replay` and `jackhouse verify`."""
    live = await lobby_of(request).find(code)
    viewer_of(live, client_of(request), ONLOOKER)
    found = live.table.record()
    if found is None:
        raise ApiError(Reason("not-over"), 409)
    return found


@post("/api/records")
async def bring(request: Asking, data: JSONBody[Brought]) -> dict[str, Any]:
    """Open a table where the game of a record has been played: to look at, or to play on if it has no end yet."""
    lobby, client = lobby_of(request), need_client(request)
    return (await lobby.bring(client, data.record, address_of(request, lobby.config))).table.describe()


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Events and states as they come; see docs/api.md."""
    lobby, admission, client = lobby_of(socket), admission_of(socket), client_of(socket)
    with contextlib.ExitStack() as stay:
        try:
            admission.admit(socket, lobby, acting=True)
            stay.enter_context(admission.socket_slot(socket, lobby))
            try:
                live = await lobby.find(code)
            except ApiError as error:
                if error.status == 404:
                    admission.count_wrong_code(socket, lobby)
                raise
            if not client or not may_look_on(live, client):
                raise not_found()
        except ApiError as error:
            await refuse(socket, error)
            return
        await Connection(lobby, socket.app.state.timers, live, client, socket).run()


HANDLERS = [
    health, list_games, new_client, lobby, mine, open_table, look, start, rematch, sit, rename, give_nonce, stand,
    seat_bot, lend, lend_wait, link, use_link, state, events, act, undo, say, record, bring, socket,
]  # fmt: skip
