"""What comes over the wire is read as uvicorn reads it, however it is cut into pieces, and whatever it is."""

import asyncio
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from jackhouse.server.gathering import Gathering

LARGEST = 300
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x01\x02\x03\x04"


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Line:
    """A protocol with an app that only listens."""

    def __init__(self, protocol: type[WebSocketsSansIOProtocol]) -> None:
        self.heard: list[Any] = []
        self.listens = asyncio.Event()
        self.listens.set()
        options: dict[str, Any] = {"ws_max_size": LARGEST, "ws_per_message_deflate": False, "log_config": None}
        config = uvicorn.Config(self._app, interface="asgi3", **options)
        self.transport = Transport()
        self.protocol = protocol(config, ServerState(), {}, asyncio.get_running_loop())
        self.protocol.connection_made(self.transport)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not self.heard or self.heard[-1]["type"] != "websocket.disconnect":
            await self.listens.wait()
            self.heard.append(await receive())

    async def get(self, pieces: list[bytes], hasty: int = 0) -> tuple[object, ...]:
        """What has come of these, one after the other; so many of them do not wait for an answer to the request."""
        for number, piece in enumerate([REQUEST, *pieces]):
            try:
                if not self.transport.closed:
                    self.protocol.data_received(piece)
            except (AssertionError, InvalidState) as error:  # uvicorn's own, at much nonsense: the loop hangs up then
                self.heard.append({"type": type(error).__name__})
                self.transport.close()
            for _ in range(0 if number < hasty else 8):
                await asyncio.sleep(0)
        answer = self.transport.written.partition(b"\r\n\r\n")[2]
        return self.heard[:], answer, self.transport.closed

    async def end(self) -> None:
        self.protocol.connection_lost(None)
        for _ in range(8):
            await asyncio.sleep(0)


def frame(opcode: int, payload: bytes, first: int = 0x80, wide: bool = False) -> bytes:
    """A frame of a client's; `wide`: its length in two bytes, whether that is needed or not."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 and not wide else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))
    return bytes([first | opcode]) + length + MASK + masked


PAYLOADS = st.one_of(
    st.sampled_from([b"", b"{}", "¡hola!".encode(), b"\xff\xfe", b"x" * 125, b"x" * 126, b"x" * LARGEST, b"x" * 301]),
    st.binary(max_size=20),
)
FRAMES = st.one_of(
    st.builds(frame, st.just(int(Opcode.TEXT)), PAYLOADS),
    st.builds(frame, st.sampled_from([*map(int, Opcode), 3, 15]), st.binary(max_size=20)),
    st.builds(frame, st.sampled_from([0, 1, 2, 9]), st.binary(max_size=8), st.sampled_from([0x00, 0x80, 0xC0, 0x90])),
    st.builds(frame, st.just(1), st.binary(max_size=8), st.just(0x80), st.just(True)),
    st.binary(max_size=12),
)


@given(
    st.lists(st.tuples(FRAMES, st.booleans()), max_size=12),
    st.lists(st.integers(0, 400), max_size=4),
    st.sampled_from([0, 0, 0, 1, 2]),
)
def test_it_is_read_as_uvicorn_reads_it(frames: list[tuple[bytes, bool]], cuts: list[int], hasty: int) -> None:
    """Most by themselves, some together with the next, some cut anywhere, a few too soon."""
    pieces = [b""]
    for data, alone in frames:
        pieces[-1] += data
        if alone:
            pieces.append(b"")
    whole = b"".join(pieces)
    ends = sorted(
        {sum(map(len, pieces[:at])) for at in range(len(pieces) + 1)} | {cut for cut in cuts if cut < len(whole)}
    )
    pieces = [whole[begin:end] for begin, end in zip([0, *sorted(ends)], [*sorted(ends), len(whole)]) if begin < end]

    async def both() -> list[tuple[object, ...]]:
        lines = [Line(Gathering), Line(WebSocketsSansIOProtocol)]
        found = [await line.get(pieces, hasty) for line in lines]
        for line in lines:
            await line.end()
        return found

    ours, uvicorns = asyncio.run(both())
    assert ours == uvicorns


def test_a_message_by_itself_takes_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all of the above would be a test of uvicorn."""
    long_ways: list[bytes] = []
    usual = WebSocketsSansIOProtocol.data_received

    def noted(protocol: WebSocketsSansIOProtocol, data: bytes) -> None:
        long_ways.append(data)
        usual(protocol, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    one, two, pong = frame(1, b"one"), frame(1, b"x" * 200), Frame(Opcode.PONG, b"").serialize(mask=True)

    async def hear(*pieces: bytes) -> list[str]:
        long_ways.clear()
        line = Line(Gathering)
        heard, _, _ = await line.get([*pieces])
        await line.end()
        assert isinstance(heard, list)
        return [message["text"][:3] for message in heard]

    assert asyncio.run(hear(one, two, pong, one)) == ["one", "xxx", "one"]
    assert long_ways == [REQUEST, pong]
    assert asyncio.run(hear(one, two + one, one)) == ["one", "xxx", "one", "one"]
    assert long_ways == [REQUEST, two + one, one], "from then on it is not known where frames begin"


def test_who_is_not_listened_to_is_not_read_without_end() -> None:
    async def send() -> None:
        line = Line(Gathering)
        await line.get([])
        line.listens.clear()
        sent = 0
        while line.transport.reading:
            line.protocol.data_received(frame(1, b"%d" % sent))
            sent += 1
        assert 1 < sent < 10
        line.listens.set()
        while not line.transport.reading:
            await asyncio.sleep(0)
        assert [message["text"] for message in line.heard] == [str(number) for number in range(sent)]
        await line.end()

    asyncio.run(asyncio.wait_for(send(), 10))
