"""The least that can be called a WebSocket client, so that the guests of a benchmark take little from its server."""

import asyncio
from collections.abc import Callable
from typing import cast

__all__ = ["Wire", "dial"]

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # any sixteen bytes will do
_PATIENCE = 30.0
_NO_MASK = bytes(4)  # a mask of zeros leaves what is sent as it is


class Wire(asyncio.Protocol):
    """Gives every message to `hear`."""

    def __init__(self, host: str, path: str, token: str) -> None:
        self.hear: Callable[[bytes], None] = lambda message: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {_KEY}\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        self._rest = b""

    def send(self, message: bytes) -> None:
        self._frame(_TEXT, message)

    def close(self) -> None:
        self.hear = lambda message: None
        self._frame(_CLOSE, b"")
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        start, size = 0, len(rest)
        while size - start >= 2:
            length, body = rest[start + 1], start + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length = int.from_bytes(rest[body : body + wide], "big")
                body += wide
            if size < body + length:
                break
            self._take(rest[start] & 15, rest[body : body + length])
            start = body + length
        self._rest = rest[start:]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self.hear(message)
        elif kind == _PING:
            self._frame(_PONG, message)

    def _frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254, size >> 8, size & 255])
        self._transport.write(head + _NO_MASK + message)


async def dial(address: str, path: str, token: str = "") -> Wire:
    """An open line."""
    host, port = address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, token), host, int(port))
    await asyncio.wait_for(wire.opened, _PATIENCE)
    return wire
