"""A client's WebSocket to a table: sends what its seats may see, in order, and handles its messages."""

import asyncio
import contextlib
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import WebSocket
from msgspec import Meta

from jackhouse.kernel import Reason
from jackhouse.server.admission import Bucket
from jackhouse.server.errors import ApiError, not_found, unexpected
from jackhouse.server.http.requests import ActionText, Number, SeatIndex, Viewer, Word
from jackhouse.server.live_table import LiveTable
from jackhouse.server.lobby import Lobby
from jackhouse.server.timers import Timers
from jackhouse.tables.client_feed import ClientFeed

__all__ = ["Connection", "refuse"]

_CLOSING = 4000  # plus the HTTP status: 4403, 4404, 4429, 4500, 4503

Socket = WebSocket[Any, Any, Any]

_ENCODER = msgspec.json.Encoder()


# ---- messages of clients -------------------------------------------------------------------------------------------

AnyKey = Annotated[str, Meta(max_length=16 * 1024)]
"""Its length is checked when it is used, so that the refusal can name it."""
EventNumber = Annotated[int, Meta(ge=-(2**31), le=2**31)]
"""The number of an event; a number outside the client's events counts as the nearest one."""


class _Sent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages of a client; `type` is the tag of each kind."""


class Hello(_Sent, frozen=True, tag="hello"):
    """`after` is, by seat (`"onlooker"` for none), the number of the last event that the client has."""

    after: Annotated[dict[Viewer, EventNumber], Meta(max_length=32)] = {}


class Act(_Sent, frozen=True, tag="act"):
    """Answers `decision` of `seat`; `key` makes sending it twice harmless."""

    seat: SeatIndex
    decision: Number
    key: AnyKey
    action: ActionText


class Undo(_Sent, frozen=True, tag="undo"):
    seat: SeatIndex
    decision: Number
    key: AnyKey


class Say(_Sent, frozen=True, tag="say"):
    seat: SeatIndex
    phrase: Word
    key: AnyKey = ""


class Ping(_Sent, frozen=True, tag="ping"):
    key: AnyKey = ""


Message = Hello | Act | Undo | Say | Ping

_DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


# ---- errors ------------------------------------------------------------------------------------------------------


def _error(reason: Reason, key: str = "") -> bytes:
    return _ENCODER.encode({"type": "error", "key": key, **reason.as_dict()})


async def refuse(socket: Socket, error: ApiError) -> None:
    """Accepts a socket only to say why it is refused."""
    with contextlib.suppress(Exception):  # it may be gone already
        await socket.accept()
        await _hang_up(socket, error)


async def _hang_up(socket: Socket, error: ApiError) -> None:
    with contextlib.suppress(Exception):
        await socket.send_text(_error(error.reason).decode())
        await socket.close(code=_CLOSING + error.status)


class _Gone(Exception):
    """The client has disconnected."""


class Connection:
    """A client's connection to a table.

    A client that reads slowly gets all its events, but only the newest state: news is worked out when it can be sent.
    """

    def __init__(self, lobby: Lobby, timers: Timers, live: LiveTable, client: str, socket: Socket) -> None:
        self._lobby = lobby
        self._live = live
        self._client = client
        self._socket = socket
        deadline = partial(timers.deadline, live)
        self._feed = ClientFeed(live.table, live.presence, client, deadline, lobby.clock.now)
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()
        self._delayed: asyncio.TimerHandle | None = None
        self._greeted = False

    async def run(self) -> None:
        """Runs until either side disconnects."""
        self._live.listeners.add(self._notify)  # from now on the table stays in memory
        sender = asyncio.create_task(self._send_news())
        came = False
        try:
            await self._socket.accept()
            came = True
            try:
                await self._live.come(self._client)
            except ApiError as error:  # a seat could not be given back; the client may still look on
                await self._send([_error(error.reason)])
            await self._receive()
        except _Gone:
            pass
        finally:
            self._live.listeners.discard(self._notify)
            if self._delayed is not None:
                self._delayed.cancel()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender
            if came:
                self._live.go(self._client)

    # ---- out -------------------------------------------------------------------------------------------------------

    def _notify(self) -> None:
        """Called after every change. An awaited client gets the news at once, others after `news_delay`."""
        if self._feed.is_asked():
            self._news.set()
        elif self._delayed is None:
            self._delayed = asyncio.get_running_loop().call_later(self._lobby.config.news_delay, self._release)

    def _release(self) -> None:
        self._delayed = None
        self._news.set()

    async def _send_news(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if self._greeted:
                    async with self._sending:
                        await self._send(self._latest())
        except _Gone:
            pass  # the receiving end finds out as well
        except ApiError as error:
            await _hang_up(self._socket, error)
        except Exception as error:
            await _hang_up(self._socket, unexpected(error))

    def _latest(self) -> list[bytes]:
        try:
            return self._feed.latest()
        except LookupError as nobody:
            raise not_found() from nobody

    async def _send(self, texts: list[bytes]) -> None:
        """Waits while the client's buffer is full."""
        for text in texts:
            try:
                await self._socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            except Exception as error:
                raise _Gone from error

    # ---- in --------------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        config, clock = self._lobby.config, self._lobby.clock
        bucket = Bucket(config.messages_a_second, config.message_burst, clock.now())
        while (received := await self._socket.receive())["type"] == "websocket.receive":
            if not bucket.take(clock.now()):
                await _hang_up(self._socket, ApiError(Reason("too-fast"), 429))
                return
            await self._handle(received.get("text") or "")

    async def _handle(self, text: str) -> None:
        """Carries a message out and replies. News waits meanwhile, so that its place before or after is certain."""
        async with self._sending:
            if len(text) > self._lobby.config.largest_message:
                await self._reply(_error(Reason("message-too-long")))
                return
            try:
                message = _DECODER.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                await self._reply(_error(Reason("message-garbled")))
                return
            key = "" if isinstance(message, Hello) else message.key[:64]
            greeted = self._greeted
            try:
                reply = _ENCODER.encode(await self._carry_out(message))
            except ApiError as error:
                reply = _error(error.reason, key)
            except Exception as error:
                reply = _error(unexpected(error).reason, key)
            if greeted:
                await self._reply(reply, whole=isinstance(message, Ping))
            else:  # the reply to `hello` comes before the news
                await self._send([reply])

    async def _reply(self, reply: bytes, whole: bool = False) -> None:
        """Sends the events so far, then the reply.

        The state comes before the reply too if the client is awaited or wants the `whole` news; else it may follow.
        """
        texts: list[bytes] = []
        if self._greeted:
            try:
                texts = self._feed.latest() if whole or self._feed.is_asked() else self._feed.events()
            except Exception:  # the client may see nothing any more: `_send_news` tells it and closes the socket
                self._news.set()
        await self._send([*texts, reply])

    async def _carry_out(self, message: Message) -> dict[str, Any]:
        live, client = self._live, self._client
        match message:
            case Act(seat, decision, key, action):
                return {"type": "ack", **await live.play(client, seat, decision, key, action)}
            case Undo(seat, decision, key):
                return {"type": "ack", **await live.undo(client, seat, decision, key)}
            case Say(seat, phrase, key):
                await live.say(client, seat, phrase)
                return {"type": "ack", "key": key, "seat": seat}
            case Hello():
                self._feed.begin(message.after)
                self._greeted = True
                self._news.set()
                return {"type": "welcome", "seats": live.table.current.seats_of(client)}
            case Ping():
                return {"type": "pong", "key": message.key}
