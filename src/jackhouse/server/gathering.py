"""The wire, as uvicorn and websockets speak it, with a short way for what goes over it all the time.

Several messages are one write: a table that has news has several for everybody at once, and each write is dear. And a
message that comes by itself, in one piece, as nearly all do, is read without the machinery for all others.
"""

import asyncio
import struct
from collections import deque
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets comes without its compiled part
    from websockets.utils import apply_mask

__all__ = ["STRAIGHT", "Gathering", "Straight"]

STRAIGHT: Final = "jackhouse.straight"
"""Under this name among the extensions of its scope a socket has its short way."""

# RFC 6455, 5.2
_WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text by itself
_WHOLE: Final = 0x80  # a bit of the first byte
_MASKED: Final = 0x80  # a bit of the second
_MASK: Final = 4  # bytes

_MANY: Final = 4  # messages that may wait for their reader before no more is taken from the wire


class Straight(Protocol):
    """The short way to and from a guest, past the framework."""

    def is_clear(self) -> bool:
        """Can texts be passed on at once? If not, they are for the usual way to wait, or to complain."""

    def pass_on(self, texts: list[bytes]) -> None:
        """Send texts, now that the way is clear."""

    async def receive(self) -> Any:
        """The next message, as ASGI has it."""


class Gathering(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, on a transport that gathers; what is passed on goes there straight."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.inbox = Inbox(self.loop)
        self.queue = cast("asyncio.Queue[Any]", self.inbox)
        self.in_step = True  # all that came so far were whole frames, each by itself
        self.full = False  # as much is on its way as may be

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, Gatherer(transport, self.loop)))

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope.setdefault("extensions", {}))[STRAIGHT] = self
        await super().run_asgi()

    def is_clear(self) -> bool:
        return not (self.full or self.close_sent or self.disconnected)

    def pass_on(self, texts: list[bytes]) -> None:
        self.transport.write(_framed(texts))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False

    async def receive(self) -> Any:
        messages = self.inbox.messages
        while not messages:
            await self.inbox.filled()
        message = messages.popleft()
        if self.read_paused and not messages:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def data_received(self, data: bytes) -> None:
        """From the first piece on that is not one whole frame, only the machinery knows where frames begin."""
        if not self.handshake_complete:  # the request; who sends more before it is answered is read the long way
            self.in_step = not self.handshake_initiated
        elif self.in_step:
            start = _payload_of(data)
            self.in_step = start > 0
            if start and data[0] == _WHOLE_TEXT and self._take(data, start):
                return
        super().data_received(data)

    def _take(self, data: bytes, start: int) -> bool:
        """Take a text as it came, if there is nothing else to say about it."""
        if len(data) - start > self.config.ws_max_size or self.close_sent:
            return False
        try:
            text = apply_mask(data[start:], data[start - _MASK : start]).decode()
        except UnicodeDecodeError:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.messages) >= _MANY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True


class Inbox:
    """As much of an `asyncio.Queue` as one reader needs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.messages: deque[Any] = deque()
        self._loop = loop
        self._filled: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)

    def filled(self) -> "asyncio.Future[None]":
        """Is kept as soon as there is another message."""
        self._filled = self._loop.create_future()
        return self._filled


def _payload_of(data: bytes) -> int:
    """Where its payload begins, if that is one whole frame and no more, written as short as can be; 0 if not."""
    if len(data) < 2 + _MASK or not data[0] & _WHOLE or not data[1] & _MASKED:
        return 0
    length, start = data[1] & ~_MASKED, 2 + _MASK
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), start + 2
        if length < 126:
            return 0
    return start if length != 127 and len(data) == start + length else 0


_SHORT_HEADS: Final = [bytes((_WHOLE_TEXT, length)) for length in range(126)]
_long_head: Final = struct.Struct("!BBH").pack
_longest_head: Final = struct.Struct("!BBQ").pack


def _framed(texts: list[bytes]) -> bytes:
    """A frame for each; a server masks nothing."""
    parts: list[bytes] = []
    for text in texts:
        length = len(text)
        if length < 126:
            parts.append(_SHORT_HEADS[length])
        elif length < 1 << 16:
            parts.append(_long_head(_WHOLE_TEXT, 126, length))
        else:
            parts.append(_longest_head(_WHOLE_TEXT, 127, length))
        parts.append(text)
    return b"".join(parts)


class Gatherer:
    """A transport where all that is written in one turn of the event loop leaves together, when that is over."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._leave)
        self._waiting.append(data)

    def close(self) -> None:
        self._leave()
        self._transport.close()

    def _leave(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
