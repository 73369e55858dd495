"""uvicorn's HTTP and WebSocket protocols with limits on memory, time and the number of connections.

uvicorn does all parsing. The subclasses count what arrives and what waits to be sent. Deadlines are checked by one
sweep a second over all connections instead of timers per connection. All limits are fields of `Config`.

uvicorn does not document the names that the subclasses override and read. They are listed in `UVICORN_NAMES`; a test
compares the list with this module and with uvicorn, and pyproject.toml bounds uvicorn's version.
"""

import asyncio
import ipaddress
import socket
import struct
from collections import deque
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from jackhouse.server.admission import Bucket, network_of
from jackhouse.server.config import Config

__all__ = ["UVICORN_NAMES", "ConnectionRegistry", "HttpProtocol", "WebSocketProtocol", "protocol_classes"]

# fmt: off
UVICORN_NAMES: Final = {
    "both":      ("transport", "loop", "client", "connection_made", "connection_lost", "data_received",
                  "pause_writing", "resume_writing", "shutdown"),
    "http":      ("headers", "cycle", "on_message_begin", "on_header", "on_headers_complete", "on_body",
                  "on_message_complete", "on_response_complete", "handle_websocket_upgrade", "send_400_response"),
    "websocket": ("conn", "frames", "writable", "handshake_initiated", "handshake_complete", "send",
                  "handle_events", "handle_text", "handle_bytes", "handle_ping", "handle_parser_exception"),
}
# fmt: on
"""The names of uvicorn's protocol classes that the subclasses use, of `RequestResponseCycle` beside them
`disconnected` and `message_event`."""

_SWEEP_INTERVAL: Final = 1.0  # seconds
_SHUTDOWN_GRACE: Final = 1.0  # seconds for clients to read what was written before the server stops
_PIECE: Final = 8 * 1024  # bytes; a read of the event loop has up to 256 kB, limits are checked after each piece
_RESET: Final = struct.pack("ii", 1, 0)  # linger for no time
_TOO_LARGE: Final = b'{"code":"message-too-long","rule":"","params":{}}'
_HEAD_TOO_LARGE: Final = b"".join(
    (
        STATUS_LINE[431],
        b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(_TOO_LARGE),
        _TOO_LARGE,
    )
)


def protocol_classes(config: Config, most: int) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Returns the `http` and `ws` options of a uvicorn server that has at most so many connections."""
    registry = ConnectionRegistry(config, most)
    classes = partial(HttpProtocol, registry), partial(WebSocketProtocol, registry)
    return cast("tuple[type[asyncio.Protocol], type[asyncio.Protocol]]", classes)


class _HeadTooLarge(Exception):
    """Raised inside a parser callback; stops the parser."""


class _LimitedProtocol(asyncio.Protocol):
    """What both protocols share: a place in the registry, and a bound on how long written bytes may stay unread."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None

    def __init__(self, registry: "ConnectionRegistry", **options: Any) -> None:
        super().__init__(**options)
        self.registry = registry
        self.limits = registry.config
        self.address = ""  # as counted by the registry
        self.waiting_since: float | None = None  # when the server began to wait for the rest of a request
        self._undrained: tuple[float, int] | None = None  # when the buffer was looked at, and its size then

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=self.limits.write_buffer)
        self.address = network_of(self.client[0]) if self.client is not None else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.remove(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._undrained = self.loop.time(), self.transport.get_write_buffer_size()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._undrained = None

    def check(self, now: float) -> None:
        """Drops the connection if its client does not read, closes it if a deadline has passed."""
        if self._undrained is not None or self.transport.is_closing():
            if self._is_stuck(now):
                self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
                self.transport.abort()  # and the kernel discards what it holds, too
        elif self.is_overdue(now):
            self.expire()

    def _is_stuck(self, now: float) -> bool:
        """While writing is paused or the transport is closing, the buffer only shrinks."""
        left = self.transport.get_write_buffer_size()
        since, before = self._undrained or (now, left)
        if now - since < self.limits.drain_seconds:
            self._undrained = since, before
            return False
        self._undrained = now, left
        return before - left < self.limits.drain_bytes

    def is_overdue(self, now: float) -> bool:
        raise NotImplementedError

    def expire(self) -> None:
        raise NotImplementedError

    def abort_soon(self) -> None:
        """Called at shutdown: neither unread bytes nor unfinished requests may hold it up."""
        self.loop.call_later(_SHUTDOWN_GRACE, self._abort_if_waiting)

    def _abort_if_waiting(self) -> None:
        if self.waiting_since is not None or self._undrained is not None or self.transport.is_closing():
            self.transport.abort()


class HttpProtocol(_LimitedProtocol, HttpToolsProtocol):
    """Answers 431 to requests with too large a head; closes connections whose requests do not become complete."""

    def __init__(self, registry: "ConnectionRegistry", **options: Any) -> None:
        super().__init__(registry, **options)
        self.overhead = 0  # bytes of the current request that are not body
        self.upgraded = False
        self.unanswered: deque[RequestResponseCycle] = deque()  # the first of them is being answered
        self._seconds = 0.0  # how long the server waits from `waiting_since` on

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._wait(self.limits.head_seconds)
        if not self.registry.admit(self):
            transport.abort()  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _PIECE):
            if self.upgraded or self.transport.is_closing():
                return
            if self.overhead >= self.limits.largest_head:
                self._refuse()
                return
            piece = data[start : start + _PIECE]
            self.overhead += len(piece)
            super().data_received(piece)

    def connection_lost(self, exc: Exception | None) -> None:
        for cycle in self.unanswered:  # uvicorn knows only of the last; the others would write to a closed transport
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.overhead = 0
        self._wait(self.limits.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= self.limits.most_headers:
            self._refuse()
            raise _HeadTooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.unanswered) > self.limits.most_pipelined:
            self._refuse()
            raise _HeadTooLarge
        previous = self.cycle
        super().on_headers_complete()
        if self.cycle is not previous:  # it is not an upgrade
            self.unanswered.append(self.cycle)
        self._wait(self.limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        self.overhead -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.waiting_since = None
        if not self.unanswered:  # it was answered before its body was complete
            self._wait(self.limits.head_seconds)

    def on_response_complete(self) -> None:
        self.unanswered.popleft()
        super().on_response_complete()
        if not self.unanswered and self.waiting_since is None:
            self._wait(self.limits.head_seconds)  # uvicorn's keep-alive timeout is shorter, but any byte stops it

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.registry.remove(self)  # the WebSocket protocol takes the place
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():  # closing: it has been answered
            super().send_400_response(msg)

    def shutdown(self) -> None:
        super().shutdown()
        self.abort_soon()

    def is_overdue(self, now: float) -> bool:
        return self.waiting_since is not None and now - self.waiting_since > self._seconds

    def expire(self) -> None:
        self.transport.close()

    def _wait(self, seconds: float) -> None:
        self.waiting_since = self.loop.time()
        self._seconds = seconds

    def _refuse(self) -> None:
        """Answers 431, unless another answer is under way, and closes the connection."""
        if not self.unanswered:
            self.transport.write(_HEAD_TOO_LARGE)
        self.transport.close()


class WebSocketProtocol(_LimitedProtocol, WebSocketsSansIOProtocol):
    """Closes with 1008 if a client sends too many frames, or fragments of a message for too long."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.made = self.message_begun = self.loop.time()
        self.bucket = Bucket(self.limits.frames_a_second, self.limits.frame_burst, self.made)
        self.registry.add(self)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # a client must wait for the answer (RFC 6455, 4.1); uvicorn would fail on some
            return
        for start in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])

    def handle_events(self) -> None:
        now = self.loop.time()
        if all(self.bucket.take(now) for _ in self.conn.events):
            super().handle_events()
        else:
            self._refuse("too many frames")

    def handle_text(self, event: Frame) -> None:
        self.message_begun = self.loop.time()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.message_begun = self.loop.time()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the client does not read: the pong is dropped

    async def send(self, message: Any) -> None:
        while not self.writable.is_set():  # again if another sender was woken before and has filled the buffer
            await self.writable.wait()
        await super().send(message)

    def shutdown(self) -> None:
        super().shutdown()
        self.abort_soon()

    def is_overdue(self, now: float) -> bool:
        if not self.handshake_complete:
            return now - self.made > self.limits.head_seconds
        return bool(self.frames) and now - self.message_begun > self.limits.message_seconds

    def expire(self) -> None:
        self._refuse("unfinished message")

    def _refuse(self, reason: str) -> None:
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, reason)
        self.handle_parser_exception()  # tells the app, writes the close frame, closes the transport


class ConnectionRegistry:
    """All connections by address: bounds their number, and checks the deadlines of each once a second."""

    def __init__(self, config: Config, most: int) -> None:
        self.config = config
        self.most = most
        self.total = 0
        self._of: dict[str, set[_LimitedProtocol]] = {}
        self._is_sweeping = False

    def admit(self, newcomer: _LimitedProtocol) -> bool:
        """Registers a new connection if there is a place for it.

        If its address has all its places taken, or all places are taken, it gets the place of the connection that the
        server has waited for longest: one of the same address, or one of the address that has most. False if there is
        none, since WebSockets and requests that are being answered keep theirs.
        """
        own = self._of.get(newcomer.address, set())
        if len(own) >= self._most_of(newcomer.address):
            full = own
        elif self.total >= self.most:
            full = max(self._of.values(), key=len)
        else:
            self.add(newcomer)
            return True
        waiting = [(other.waiting_since, id(other), other) for other in full if other.waiting_since is not None]
        if not waiting:
            return False
        *_, longest = min(waiting)
        self.remove(longest)
        longest.transport.abort()
        self.add(newcomer)
        return True

    def add(self, connection: _LimitedProtocol) -> None:
        self._of.setdefault(connection.address, set()).add(connection)
        self.total += 1
        if not self._is_sweeping:
            self._is_sweeping = True
            connection.loop.call_later(_SWEEP_INTERVAL, self._sweep, connection.loop)

    def remove(self, connection: _LimitedProtocol) -> None:
        """Does nothing if it is not registered."""
        own = self._of.get(connection.address, set())
        if connection in own:
            own.remove(connection)
            self.total -= 1
            if not own:
                del self._of[connection.address]

    def _most_of(self, address: str) -> int:
        if self.config.trust_proxy and address and ipaddress.ip_address(address).is_private:
            return self.most
        return self.config.most_connections_of_an_address

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for connections in list(self._of.values()):
            for connection in list(connections):
                connection.check(now)
        self._is_sweeping = self.total > 0
        if self._is_sweeping:
            loop.call_later(_SWEEP_INTERVAL, self._sweep, loop)
