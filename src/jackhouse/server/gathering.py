"""Several messages, one write: a table that has news has several for everybody at once, and each write is dear."""

import asyncio
import struct
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

__all__ = ["STRAIGHT", "Gathering", "Straight"]

STRAIGHT: Final = "jackhouse.straight"
"""Under this name among the extensions of its scope a socket has its short way."""

_WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text by itself


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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, Gatherer(transport, self.loop)))

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope.setdefault("extensions", {}))[STRAIGHT] = self
        await super().run_asgi()

    def is_clear(self) -> bool:
        return self.writable.is_set() and not self.close_sent and self.conn.state is State.OPEN

    def pass_on(self, texts: list[bytes]) -> None:
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))


def _head(length: int) -> bytes:
    """That of the frame of a text so long, as RFC 6455 has it (5.2); a server masks nothing."""
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, length)


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
