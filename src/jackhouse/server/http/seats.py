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
    """The player who takes a seat.

    `nonce`, in hex, is mixed into the random numbers of the game. `beside`: another player on the same screen as one
    who has a seat.
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
    """Takes a free seat under a name, perhaps with a nonce for the random numbers of the game."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.sit(client, seat, data.name, data.beside, data.nonce)
    return live.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}")
async def rename(request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Named]) -> dict[str, Any]:
    """Changes the name of the client's seat."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.rename(client, seat, data.name)
    return live.table.describe()


@put("/api/tables/{code:str}/seats/{seat:int}/nonce")
async def give_nonce(
    request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Nonced]
) -> dict[str, Any]:
    """Sets the seat's nonce, 1 to 32 hex digits, for the random numbers of the game, before it begins."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.give_nonce(client, seat, data.nonce)
    return live.table.describe()


@delete("/api/tables/{code:str}/seats/{seat:int}", status_code=200)
async def stand(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Leaves a seat before the game begins; the host may clear any."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.stand(client, seat)
    return live.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/bot")
async def seat_bot(
    request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Botted]
) -> dict[str, Any]:
    """Gives a free seat to a bot; only the host may."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.seat_bot(client, seat, data.bot)
    return live.table.describe()


@post("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Lets a bot play for a player who has been away for two minutes, until the player is back."""
    lobby, client = lobby_of(request), need_client(request)
    live = await lobby.find(code)
    await live.lend(client, seat)
    return live.table.describe()


@get("/api/tables/{code:str}/seats/{seat:int}/lend")
async def lend_wait(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Returns the seconds until this client may lend a seat to a bot: 0 is now, null is not at present."""
    lobby, client = lobby_of(request), need_client(request)
    seconds = (await lobby.find(code)).lend_wait(client, seat)
    return {"seconds": None if seconds is None else math.ceil(seconds)}


@post("/api/tables/{code:str}/seats/{seat:int}/link")
async def link(request: AnyRequest, code: FromPath[str], seat: SeatNumber) -> dict[str, Any]:
    """Returns a link that moves the seat to another device, once, within ten minutes."""
    lobby, client = lobby_of(request), need_client(request)
    return {"link": lobby.link(await lobby.find(code), client, seat)}


@post("/api/links")
async def use_link(request: AnyRequest, data: JSONBody[Carried]) -> dict[str, Any]:
    """Takes over the seat of a link."""
    lobby, client = lobby_of(request), need_client(request)
    live, seat = await lobby.move(client, data.link)
    return {**live.table.describe(), "mine": live.table.current.seats_of(client), "seat": seat}


HANDLERS = [sit, rename, give_nonce, stand, seat_bot, lend, lend_wait, link, use_link]
