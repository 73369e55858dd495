"""A minimal WebSocket client. A whole one would make the load slower than the server that it measures."""

import asyncio
from collections.abc import Callable
from typing import cast

__all__ = ["SocketClient", "connect"]

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # any sixteen bytes
_TIMEOUT = 30.0
_NO_MASK = bytes(4)  # a mask of zeros changes nothing


class SocketClient(asyncio.Protocol):
    """Calls `receive` with every message."""

    def __init__(self, host: str, path: str, token: str) -> None:
        self.receive: Callable[[bytes], None] = lambda message: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {_KEY}\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        self._unread = b""

    def send(self, message: bytes) -> None:
        self._frame(_TEXT, message)

    def close(self) -> None:
        self.receive = lambda message: None
        self._frame(_CLOSE, b"")
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        rest = self._unread + data if self._unread else data
        if not self.opened.done():
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
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
            self._handle(rest[start] & 15, rest[body : body + length])
            start = body + length
        self._unread = rest[start:]

    def _handle(self, kind: int, message: bytes) -> None:
        if kind == _TEXT:
            self.receive(message)
        elif kind == _PING:
            self._frame(_PONG, message)

    def _frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254, size >> 8, size & 255])
        self._transport.write(head + _NO_MASK + message)


async def connect(address: str, path: str, token: str = "") -> SocketClient:
    """Returns an open socket."""
    host, port = address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: SocketClient(f"{host}:{port}", path, token), host, int(port))
    await asyncio.wait_for(client.opened, _TIMEOUT)
    return client
