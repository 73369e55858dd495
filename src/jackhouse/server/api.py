"""The JSON API: tables, seats, play and lobby. What a socket does can be done here too, request by request."""

import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from jackhouse import bots, games
from jackhouse.kernel import Reason
from jackhouse.server.chair import Chair
from jackhouse.server.door import Door
from jackhouse.server.guard import COOKIE, client_of, is_secure, need_client
from jackhouse.server.house import House
from jackhouse.server.phrases import PHRASES
from jackhouse.server.sockets import Line, refuse
from jackhouse.server.tokens import new_token
from jackhouse.server.trouble import Trouble, not_found
from jackhouse.tables.table import ONLOOKER

__all__ = ["HANDLERS"]

Asking = Request[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]

_YEAR = 365 * 24 * 3600


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A table as it is wanted. `practice` is `{"seed": 7}` or `{"position": {...}}`: no secrets, good for lessons."""

    game: str = "jack-rabbits"
    players: int | None = None
    preset: str | None = None
    options: dict[str, Any] | None = None
    board: str | dict[str, Any] | None = None
    public: bool = False
    onlookers: bool = True
    timer: int = 0
    practice: dict[str, Any] | None = None


class Brought(msgspec.Struct, forbid_unknown_fields=True):
    """A record, as `GET /api/tables/CODE/record`, `jackhouse simulate --records` or a saved game has it."""

    record: dict[str, Any]


class NewClient(msgspec.Struct, forbid_unknown_fields=True):
    """A page keeps its token in a cookie that its scripts cannot read; a program asks for it with `bearer`."""

    bearer: bool = False


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Botted(msgspec.Struct, forbid_unknown_fields=True):
    bot: str = "greedy"


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    decision: int
    key: str
    action: str


class Back(msgspec.Struct, forbid_unknown_fields=True):
    decision: int
    key: str


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    phrase: str


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    link: str


def house_of(request: "Asking | WebSocket[Any, Any, Any]") -> House:
    house: House = request.app.state.house
    return house


def door_of(request: "Asking | WebSocket[Any, Any, Any]") -> Door:
    door: Door = request.app.state.door
    return door


def may_look_on(chair: Chair, client: str) -> bool:
    return chair.table.opened.onlookers or bool(chair.table.sitting.seats_of(client))


def viewer_of(chair: Chair, client: str, seat: int | None) -> int | None:
    """As whom the client looks on; not found for a seat that is not its own."""
    if seat is None:
        if not may_look_on(chair, client):
            raise not_found()
        return ONLOOKER
    if seat not in chair.table.sitting.seats_of(client):
        raise not_found()
    return seat


@get("/health", include_in_schema=True)
async def health(request: Asking) -> dict[str, Any]:
    """Is the house open? Counts only."""
    house = house_of(request)
    return {"status": "ok", "tables": len(house.chairs), "sockets": house.sockets}


@get("/api/games")
async def list_games() -> list[dict[str, Any]]:
    """The games with their presets and options, the bots and the quick phrases."""
    return [
        {
            "game": game.key,
            "rules": game.version,
            "players": [game.fewest, game.most],
            "presets": game.catalogue.presets,
            "options": [
                {
                    "key": option.key,
                    "rule": option.rule,
                    "default": option.default,
                    "values": list(option.values),
                    "bounds": list(option.bounds),
                    "needs": list(option.needs),
                    "clashes": list(option.clashes),
                }
                for option in game.catalogue.options.values()
            ],
            "bots": bots.all_bots(),
            "phrases": list(PHRASES),
        }
        for game in games.all_games()
    ]


@post("/api/clients")
async def new_client(request: Asking, data: JSONBody[NewClient]) -> Response[dict[str, Any]]:
    """A name tag for a newcomer: a secret token, as a cookie, or, for a program, in the answer."""
    token = new_token()
    if data.bearer:
        return Response({"token": token})
    if client_of(request):
        return Response({"known": True})
    secure = is_secure(request, house_of(request).config)
    cookie = Cookie(COOKIE, value=token, path="/", httponly=True, secure=secure, samesite="lax", max_age=_YEAR)
    return Response({"known": False}, cookies=[cookie])


@get("/api/tables")
async def lobby(request: Asking) -> list[dict[str, Any]]:
    """Public tables that wait for players or may be watched, the newest first."""
    tables = [chair.table for chair in house_of(request).chairs.values() if chair.table.opened.public]
    tables.sort(key=lambda table: -table.opened.at)
    return [table.describe() for table in tables if not table.sitting.over and not table.is_old][:100]


@get("/api/mine")
async def mine(request: Asking) -> list[dict[str, Any]]:
    """The tables where this client sits, or whose host it is."""
    client = need_client(request)
    found: list[dict[str, Any]] = []
    for chair in house_of(request).chairs.values():
        seats = chair.table.sitting.seats_of(client)
        if seats or chair.table.opened.host == client:
            found.append({**chair.table.describe(), "mine": seats, "hosting": chair.table.opened.host == client})
    return found


@post("/api/tables")
async def open_table(request: Asking, data: JSONBody[Wanted]) -> dict[str, Any]:
    """Open a table; who opens it is its host."""
    house, client = house_of(request), need_client(request)
    door_of(request).open_table(request, house)
    chair = await house.open(client, msgspec.to_builtins(data))
    return chair.table.describe()


@get("/api/tables/{code:str}")
async def look(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """What anybody who knows the code may know of a table, and which seats are the client's own."""
    chair, client = house_of(request).find(code), client_of(request)
    hosting = bool(client) and client == chair.table.opened.host
    return {**chair.table.describe(), "mine": chair.table.sitting.seats_of(client), "hosting": hosting}


@post("/api/tables/{code:str}/start")
async def start(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """The host lets the game begin."""
    house, client = house_of(request), need_client(request)
    chair = house.find(code)
    await house.start(chair, client)
    return chair.table.describe()


@post("/api/tables/{code:str}/rematch")
async def rematch(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """Another game with everybody in their seats."""
    house, client = house_of(request), need_client(request)
    return (await house.rematch(house.find(code), client)).table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}")
async def sit(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Named]) -> dict[str, Any]:
    """Take a free seat under a name."""
    house, client = house_of(request), need_client(request)
    chair = house.find(code)
    await house.sit(chair, client, seat, data.name)
    return chair.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}")
async def rename(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Named]) -> dict[str, Any]:
    """Be called otherwise."""
    house, client = house_of(request), need_client(request)
    chair = house.find(code)
    await house.rename(chair, client, seat, data.name)
    return chair.table.describe()


@delete("/api/tables/{code:str}/seats/{seat:int}", status_code=200)
async def stand(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Leave a seat before the game begins; the host may clear one of a bot."""
    house, client = house_of(request), need_client(request)
    chair = house.find(code)
    await house.stand(chair, client, seat)
    return chair.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/bot")
async def seat_bot(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Botted]) -> dict[str, Any]:
    """The host gives a free seat to a bot."""
    house, client = house_of(request), need_client(request)
    chair = house.find(code)
    await house.seat_bot(chair, client, seat, data.bot)
    return chair.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Let a bot play for somebody who has been away for two minutes, until they are back."""
    house, client = house_of(request), need_client(request)
    chair = house.find(code)
    await house.lend(chair, client, seat)
    return chair.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/link")
async def link(request: Asking, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """A link that moves my seat to another device, once, within ten minutes."""
    house, client = house_of(request), need_client(request)
    return {"link": house.link(house.find(code), client, seat)}


@post("/api/links")
async def use_link(request: Asking, data: JSONBody[Carried]) -> dict[str, Any]:
    """Take over the seat of a link."""
    house, client = house_of(request), need_client(request)
    chair, seat = await house.move(client, data.link)
    return {**chair.table.describe(), "mine": chair.table.sitting.seats_of(client), "seat": seat}


@get("/api/tables/{code:str}/state")
async def state(request: Asking, code: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """The game as this seat (an onlooker without one) may know it, with its legal and refused actions."""
    house, client = house_of(request), client_of(request)
    chair = house.find(code)
    viewer = viewer_of(chair, client, seat)
    house.see(chair, client)
    return Response(chair.table.bytes_for(viewer), media_type="application/json")


@get("/api/tables/{code:str}/events")
async def events(
    request: Asking, code: FromPath[str], seat: FromQuery[int | None] = None, after: FromQuery[int] = 0
) -> Response[bytes]:
    """What this seat has seen since the event of that number."""
    chair = house_of(request).find(code)
    missed = chair.table.events(viewer_of(chair, client_of(request), seat), after)
    return Response(missed, media_type="application/json")


@post("/api/tables/{code:str}/seats/{seat:int}/act")
async def act(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Answer]) -> dict[str, Any]:
    """Answer a decision; the answer comes once it is stored."""
    house, client = house_of(request), need_client(request)
    return await house.play(house.find(code), client, seat, data.decision, data.key, data.action)


@post("/api/tables/{code:str}/seats/{seat:int}/undo")
async def undo(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Back]) -> dict[str, Any]:
    """Take the last answer back, while that is fair."""
    house, client = house_of(request), need_client(request)
    return await house.undo(house.find(code), client, seat, data.decision, data.key)


@post("/api/tables/{code:str}/seats/{seat:int}/say")
async def say(request: Asking, code: FromPath[str], seat: SeatNumber, data: JSONBody[Phrase]) -> dict[str, Any]:
    """A quick phrase, which each reads in their own language."""
    house, client = house_of(request), need_client(request)
    await house.say(house.find(code), client, seat, data.phrase)
    return {"said": data.phrase}


@get("/api/tables/{code:str}/record")
async def record(request: Asking, code: FromPath[str]) -> dict[str, Any]:
    """The record of a game that is over, its chance included, for `jackhouse replay`."""
    chair = house_of(request).find(code)
    viewer_of(chair, client_of(request), ONLOOKER)
    found = chair.table.record()
    if found is None:
        raise Trouble(Reason("not-over"), 409)
    return found


@post("/api/records")
async def bring(request: Asking, data: JSONBody[Brought]) -> dict[str, Any]:
    """Open a table where the game of a record has been played: to look at, or to play on if it has no end yet."""
    house, client = house_of(request), need_client(request)
    door_of(request).open_table(request, house)
    return (await house.bring(client, data.record)).table.describe()


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Events and states as they come; see docs/api.md."""
    house, door, client = house_of(socket), door_of(socket), client_of(socket)
    with contextlib.ExitStack() as stay:
        try:
            door.knock(socket, house, acting=True)
            chair = house.chairs.get(code)
            if chair is None or not client or not may_look_on(chair, client):
                door.miss(socket, house)
                raise not_found()
            stay.enter_context(door.inside(socket, house))
        except Trouble as trouble:
            await refuse(socket, trouble)
            return
        await Line(house, chair, client, socket).run()


HANDLERS = [
    health, list_games, new_client, lobby, mine, open_table, look, start, rematch, sit, rename, stand, seat_bot, lend,
    link, use_link, state, events, act, undo, say, record, bring, socket,
]  # fmt: skip
