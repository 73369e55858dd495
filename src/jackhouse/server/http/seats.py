"""Routes of the seats of a table: sitting, names, bots, lending, and moving a seat to another device."""

import math
from typing import Any

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from jackhouse.server.auth import need_client
from jackhouse.server.http.requests import AnyRequest, Body, Key, LinkCode, NameText, SeatNumber, Word, lobby_of

__all__ = ["HANDLERS"]


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


class Carried(Body):
    link: LinkCode


@post("/api/tables/{code:str}/seats/{seat:int}")
async def sit(request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Sitter]) -> dict[str, Any]:
    """Take a free seat under a name, and perhaps add a nonce to the chance of the game."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.sit(client, seat, data.name, data.beside, data.nonce)
    return live.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}")
async def rename(request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Named]) -> dict[str, Any]:
    """Be called otherwise."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.rename(client, seat, data.name)
    return live.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}/nonce")
async def give_nonce(
    request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Nonced]
) -> dict[str, Any]:
    """Add something of one's own to the chance of the game, before it begins: 1 to 32 hex digits."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.give_nonce(client, seat, data.nonce)
    return live.table.describe()


@delete("/api/tables/{code:str}/seats/{seat:int}", status_code=200)
async def stand(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Leave a seat before the game begins; the host may clear any."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.stand(client, seat)
    return live.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/bot")
async def seat_bot(
    request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Botted]
) -> dict[str, Any]:
    """The host gives a free seat to a bot."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.seat_bot(client, seat, data.bot)
    return live.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Let a bot play for somebody who has been away for two minutes, until they are back."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.lend(client, seat)
    return live.table.describe()


@get("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend_wait(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """When this client may let a bot play for somebody who is away: 0 is now, null is not as things stand."""
    lobby, client = lobby_of(request), need_client(request)
    seconds = (await lobby.find(code)).lend_wait(client, seat)
    return {"seconds": None if seconds is None else math.ceil(seconds)}


@post("/api/tables/{code:str}/seats/{seat:int}/link")
async def link(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """A link that moves my seat to another device, once, within ten minutes."""
    lobby, client = lobby_of(request), need_client(request)
    return {"link": lobby.link(await lobby.find(code), client, seat)}


@post("/api/links")
async def use_link(request: AnyRequest, data: JSONBody[Carried]) -> dict[str, Any]:
    """Take over the seat of a link."""
    lobby, client = lobby_of(request), need_client(request)
    live, seat = await lobby.move(client, data.link)
    return {**live.table.describe(), "mine": live.table.current.seats_of(client), "seat": seat}


HANDLERS = [sit, rename, give_nonce, stand, seat_bot, lend, lend_wait, link, use_link]
