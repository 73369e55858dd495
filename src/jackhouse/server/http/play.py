"""Routes of a game under way: states, events, answers, undo, phrases, hints and the socket.

Whatever a client does over its socket it can do here too, request by request.
"""

import contextlib
from typing import Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody

from jackhouse.server.auth import client_of, need_client
from jackhouse.server.connection import Connection, refuse
from jackhouse.server.errors import ApiError, not_found
from jackhouse.server.http.requests import (
    ActionText,
    AnyRequest,
    Body,
    Key,
    Number,
    SeatNumber,
    Word,
    admission_of,
    lobby_of,
)
from jackhouse.server.live_table import LiveTable
from jackhouse.tables.table import ONLOOKER

__all__ = ["HANDLERS", "viewer_of"]


class Answer(Body):
    decision: Number
    key: Key
    action: ActionText


class Back(Body):
    decision: Number
    key: Key


class Phrase(Body):
    phrase: Word


def may_look_on(live: LiveTable, client: str) -> bool:
    return live.table.opened.onlookers or bool(live.table.current.seats_of(client))


def viewer_of(live: LiveTable, client: str, seat: int | None) -> int | None:
    """Returns the viewer that the client asks for; not found for a seat that is not its own."""
    if seat is None:
        if not may_look_on(live, client):
            raise not_found()
        return ONLOOKER
    if seat not in live.table.current.seats_of(client):
        raise not_found()
    return seat


@get("/api/tables/{code:str}/state")
async def state(request: AnyRequest, code: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """Returns the game as this seat (without one: an onlooker) may know it, with its legal and refused actions."""
    lobby, client = lobby_of(request), client_of(request)
    live = await lobby.find(code)
    viewer = viewer_of(live, client, seat)
    live.see(client)
    return Response(live.table.bytes_for(viewer), media_type="application/json")


@get("/api/tables/{code:str}/events")
async def events(
    request: AnyRequest, code: FromPath[str], seat: FromQuery[int | None] = None, after: FromQuery[int] = 0
) -> Response[bytes]:
    """Returns the events that this seat has seen after the event of that number."""
    live = await lobby_of(request).find(code)
    missed = live.table.events(viewer_of(live, client_of(request), seat), after)
    return Response(missed, media_type="application/json")


@post("/api/tables/{code:str}/seats/{seat:int}/act")
async def act(request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Answer]) -> dict[str, Any]:
    """Answers a decision; the response comes once it is stored."""
    lobby, client = lobby_of(request), need_client(request)
    return await (await lobby.find(code)).play(client, seat, data.decision, data.key, data.action)


@post("/api/tables/{code:str}/seats/{seat:int}/undo")
async def undo(request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Back]) -> dict[str, Any]:
    """Takes the last answer back, while that is fair."""
    lobby, client = lobby_of(request), need_client(request)
    return await (await lobby.find(code)).undo(client, seat, data.decision, data.key)


@post("/api/tables/{code:str}/seats/{seat:int}/say")
async def say(request: AnyRequest, code: FromPath[str], seat: SeatNumber, data: JSONBody[Phrase]) -> dict[str, Any]:
    """Says a quick phrase, which each player reads in their own language."""
    lobby, client = lobby_of(request), need_client(request)
    await (await lobby.find(code)).say(client, seat, data.phrase)
    return {"said": data.phrase}


@post("/api/tables/{code:str}/seats/{seat:int}/hint")
async def hint(request: AnyRequest, code: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
    """Returns what the best bot would do in this seat, `action` first; nothing is played."""
    return await (await lobby_of(request).find(code)).hint(need_client(request), seat)


@get("/api/tables/{code:str}/seats/{seat:int}/guidance")
async def guidance(request: AnyRequest, code: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
    """Returns what the game says to this seat about its choices, such as destinations and prices."""
    return await (await lobby_of(request).find(code)).guidance(need_client(request), seat)


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Opens a socket for events, states and answers; see docs/api.md."""
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


HANDLERS = [state, events, act, undo, say, hint, guidance, socket]
