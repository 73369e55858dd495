"""Several messages, one write: a table that has news has several for everybody at once, and each write is dear."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["Gathering"]


class Gathering(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, on a transport that gathers."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, Gatherer(transport, self.loop)))


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
