"""One socket to one table: everything that its client may see, in order, and what the client sends.

Nothing is pushed through a slow line: a client that lags gets all its events, but only the newest state.
"""

import asyncio
import contextlib
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket

from jackhouse.kernel import Reason
from jackhouse.server.chair import Chair
from jackhouse.server.gathering import STRAIGHT, Straight
from jackhouse.server.house import House
from jackhouse.server.limits import Bucket
from jackhouse.server.messages import Act, Hello, Message, Ping, Say, Undo, read
from jackhouse.server.trouble import Trouble, fault, not_found
from jackhouse.tables.telling import Telling

__all__ = ["Line", "refuse"]

_CLOSING = 4000  # and the HTTP status that says so best: 4403, 4404, 4429, 4500, 4503

Socket = WebSocket[Any, Any, Any]

_ENCODER = msgspec.json.Encoder()


def trouble_message(reason: Reason, key: str = "") -> dict[str, Any]:
    return {"type": "error", "key": key, "code": reason.code, "rule": reason.rule, "params": reason.params}


def receipt(facts: dict[str, Any]) -> dict[str, Any]:
    return {"type": "ack", **facts}


async def refuse(socket: Socket, trouble: Trouble) -> None:
    """Let nobody in, but say why."""
    await socket.accept()
    await hang_up(socket, trouble)


async def hang_up(socket: Socket, trouble: Trouble) -> None:
    with contextlib.suppress(Exception):  # it may be gone already
        await socket.send_text(_ENCODER.encode(trouble_message(trouble.reason)).decode())
        await socket.close(code=_CLOSING + trouble.status)


class _Gone(Exception):
    """The other side has hung up."""


class Line:
    """A client's line to a table."""

    def __init__(self, house: House, chair: Chair, client: str, socket: Socket) -> None:
        self.house = house
        self.chair = chair
        self.client = client
        self.socket = socket
        extensions: Any = socket.scope.get("extensions") or {}
        self.straight: Straight | None = extensions.get(STRAIGHT)
        deadline = partial(house.clockwork.deadline, chair)
        self.telling = Telling(chair.table, chair.presence, client, deadline, house.clock)
        self.news = asyncio.Event()  # that could not be told at once
        self.mouth = asyncio.Lock()  # one tells at a time
        self.acting = self.fresh = self.queued = self.greeted = False

    async def run(self) -> None:
        """Until either side hangs up."""
        await self.socket.accept()
        self.chair.listeners.add(self._wake)
        sending = asyncio.create_task(self._send())
        try:
            try:
                await self.house.come(self.chair, self.client)
            except Trouble as trouble:  # a seat could not be given back; who is refused may still look on
                await self._tell([_ENCODER.encode(trouble_message(trouble.reason))])
            await asyncio.create_task(self._receive())  # to be woken without all the framework's callers between
        except _Gone:
            pass
        finally:
            self.greeted = False
            self.chair.listeners.discard(self._wake)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending
            self.house.go(self.chair, self.client)

    # ---- out -------------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """There is news. Who is asked something does not wait for it; who has just answered hears it with the ack."""
        if self.acting:
            self.house.turns.stir()
            if not self.chair.table.sitting.waiting_bots():
                self.fresh = True
                return
        elif not self.telling.is_asked():
            if not self.queued:
                self._queue()
            return
        self._tell_at_once()

    def _queue(self) -> None:
        """The client hears the rest when it is its turn."""
        self.queued = True
        self.house.turns.wait(self._have_turn)

    def _have_turn(self) -> bool:
        """Now is the time for those who are not asked; was there anything left to tell?"""
        self.queued = False
        return self._tell_at_once()

    def _is_clear(self) -> bool:
        """Can something be told without waiting?"""
        return self.straight is not None and self.straight.is_clear() and not self.mouth.locked()

    def _tell_at_once(self) -> bool:
        """Tell what is new, if there is anything; where that must wait, or there is trouble, the task does it."""
        if not self.greeted:
            return False
        try:
            if self.straight is not None and self._is_clear():
                texts = self.telling.latest()
                if texts:
                    self.straight.pass_on(texts)
                return bool(texts)
        except Exception:
            pass
        self.news.set()
        return True

    async def _send(self) -> None:
        """Tell what could not be told at once."""
        try:
            while True:
                await self.news.wait()
                self.news.clear()
                if self.greeted:
                    await self._tell_latest()
        except _Gone:
            pass  # the receiving end finds out as well
        except Trouble as trouble:
            await hang_up(self.socket, trouble)
        except Exception as error:  # better no line than one that has gone silent
            await hang_up(self.socket, fault(error))

    async def _tell_latest(self) -> None:
        async with self.mouth:
            try:
                texts = self.telling.latest()
            except LookupError as nobody:
                raise not_found() from nobody
            await self._tell(texts)

    async def _tell(self, texts: list[bytes]) -> None:
        if self.straight is not None and self.straight.is_clear():
            self.straight.pass_on(texts)
            return
        for text in texts:
            try:
                await self.socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            except Exception as error:
                raise _Gone from error

    # ---- in --------------------------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        config = self.house.config
        bucket = Bucket(config.messages_a_second, config.message_burst, self.house.clock())
        receive: Any = self.socket.receive if self.straight is None else self.straight.receive
        while (heard := await receive())["type"] == "websocket.receive":
            if not bucket.take(self.house.clock()):
                await hang_up(self.socket, Trouble(Reason("too-fast"), 429))
                return
            self.house.turns.stir()
            await self._reply(await self._hear(heard.get("text") or ""))

    async def _reply(self, answer: dict[str, Any]) -> None:
        """What has happened by now is told before the answer; how it stands now can wait, if nothing is asked."""
        texts: list[bytes] = []
        if self.fresh or self.queued:
            self.fresh = False
            try:
                texts = await self._news_first()
            except _Gone:
                raise
            except Exception:  # the task finds out as well, and hangs up
                self.news.set()
        await self._tell([*texts, _ENCODER.encode(answer)])

    async def _news_first(self) -> list[bytes]:
        """What is to be told with an answer, if it is not told by other ways."""
        if not self.greeted or not self.telling.viewers():
            self.news.set()
        elif not self._is_clear():
            await self._tell_latest()
        elif self.telling.is_asked():
            return self.telling.latest()
        else:
            if not self.queued:
                self._queue()
            return self.telling.events()
        return []

    async def _hear(self, data: str) -> dict[str, Any]:
        if len(data) > self.house.config.largest_message:
            return trouble_message(Reason("message-too-long"))
        try:
            message = read(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return trouble_message(Reason("message-garbled"))
        key = "" if isinstance(message, Hello) else message.key[:64]
        self.acting = True
        try:
            return await self._do(message)
        except Trouble as trouble:
            return trouble_message(trouble.reason, key)
        except Exception as error:
            return trouble_message(fault(error).reason, key)
        finally:
            self.acting = False

    async def _do(self, message: Message) -> dict[str, Any]:
        house, chair, client = self.house, self.chair, self.client
        match message:
            case Act():
                return receipt(
                    await house.play(chair, client, message.seat, message.decision, message.key, message.action)
                )
            case Hello():
                self._greet(message)
                return {"type": "welcome", "seats": chair.table.sitting.seats_of(client)}
            case Undo():
                return receipt(await house.undo(chair, client, message.seat, message.decision, message.key))
            case Say():
                await house.say(chair, client, message.seat, message.phrase)
                return receipt({"key": message.key, "seat": message.seat})
            case Ping():
                return {"type": "pong", "key": message.key}

    def _greet(self, message: Hello) -> None:
        """From here on the client gets what it has not seen."""
        self.telling.begin(message.after)
        self.greeted = True
        self.news.set()
