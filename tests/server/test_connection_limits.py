"""Limits on memory, time and connections: one client cannot take what the others need."""

import ast
import asyncio
import itertools
import json
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Opcode

from jackhouse.server import connection_limits
from jackhouse.server.admission import network_of
from jackhouse.server.config import Config
from jackhouse.server.connection_limits import (
    _PIECE,
    UVICORN_NAMES,
    ConnectionRegistry,
    HttpProtocol,
    WebSocketProtocol,
    protocol_classes,
)
from tests.server.flood_clients import HOST, RawClient, RawSocket, memory_of, open_table, sockets_of
from tests.server.limited_server import with_limits
from tests.server.server_process import Player, Server, serving

MB = 1024 * 1024
GROWTH = 16.0  # MB; what a young server takes anyway, far below what is sent
SHORT = {"head_seconds": 2, "body_seconds": 2, "drain_seconds": 2, "message_seconds": 2, "most_sockets_of_one": 5000}
GET = b"GET /health HTTP/1.1\r\n" + HOST + b"\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNKED = b"POST /api/clients HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its deadlines are short; it has nothing to complain about in the end."""
    running = Server(tmp_path_factory.mktemp("data"), "--patience", "10", before=with_limits(**SHORT))
    yield running
    assert running.stop() == ""


@pytest.fixture(scope="module")
def player(server: Server) -> Iterator[Player]:
    player = Player(server)
    yield player
    player.http.close()


@pytest.fixture(scope="module")
def code(player: Player) -> str:
    return open_table(player)


def is_served(server: Server, source: str = "127.0.0.1") -> bool:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=30) as client:
        return client.get(f"{server.address}/health").status_code == 200


# -- request heads -----------------------------------------------------------------------------------------------------

ENDLESS = {
    "a request line": (b"GET /", b"x"),
    "a header": (b"GET / HTTP/1.1\r\n" + HOST + b"a: ", b"x"),
    "the name of a header": (b"GET / HTTP/1.1\r\n" + HOST, b"x"),
    "empty lines": (b"", b"\r\n"),
    "a header of the second request": (GET + b"GET / HTTP/1.1\r\n" + HOST + b"a: ", b"x"),
    "empty lines before the second request": (GET, b"\r\n"),
    "small headers": (b"GET / HTTP/1.1\r\n" + HOST, b"a:b\r\n"),
    "a trailer": (CHUNKED + b"2\r\n{}\r\n0\r\na: ", b"x"),
    "small trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"a:b\r\n"),
    "a chunk extension": (CHUNKED + b"2;", b"x"),
}


@pytest.mark.parametrize("what", ENDLESS)
@pytest.mark.parametrize("size", [1000, 256 * 1024])
def test_a_head_without_end_is_refused(server: Server, what: str, size: int) -> None:
    start, more = ENDLESS[what]
    piece = more * (size // len(more))
    before = memory_of(server)
    client = RawClient(server)
    try:
        client.send(start)
        assert not client.send_all(piece for _ in range(48 * MB // len(piece))), "48 MB were taken"
    finally:
        client.close()
    assert memory_of(server) - before < GROWTH


def test_too_large_a_head_is_answered_with_431(server: Server) -> None:
    for before in (b"", GET):
        client = RawClient(server)
        if before:
            assert client.ask(before) == 200
        client.send(b"GET /health HTTP/1.1\r\n" + HOST + b"a: b\r\n" * 101 + b"\r\n")
        head, _, body = client.rest().partition(b"\r\n\r\n")
        client.close()
        assert head.startswith(b"HTTP/1.1 431")
        assert json.loads(body)["code"] == "message-too-long"
    with httpx.Client(base_url=server.address) as decent:
        assert decent.get("/health", headers={"a": "x" * 30_000}).status_code == 200
        assert decent.get("/health", headers={f"a{number}": "b" for number in range(80)}).status_code == 200


def test_large_bodies_are_no_heads(server: Server, player: Player) -> None:
    """Whole, or in the small chunks of a decent client."""
    assert player.http.post("/api/tables", content=b"x" * 120_000).json()["code"] == "message-garbled"
    chunks = (b"x" * 500 for _ in range(200))
    assert player.http.post("/api/tables", content=chunks).json()["code"] == "message-garbled"
    assert player.http.post("/api/tables", content=b"x" * 200_000).status_code == 413


def test_few_requests_may_be_pipelined(server: Server) -> None:
    client = RawClient(server)
    client.send(GET * 10)
    answers = b""
    while answers.count(b"HTTP/1.1 200") < 10:
        piece = client.receive()
        assert piece
        answers += piece
    client.close()


def test_many_pipelined_requests_are_cut_off(server: Server) -> None:
    before = memory_of(server)
    client = RawClient(server)
    assert not client.send_all(GET * 1000 for _ in range(1200)), f"{client.sent} bytes were taken"
    client.close()
    assert memory_of(server) - before < GROWTH


# -- unfinished requests -----------------------------------------------------------------------------------------------

HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a request line": b"GET /he",
    "half a header": b"GET /health HTTP/1.1\r\nHost: he",
    "half a body": b"POST /api/clients HTTP/1.1\r\n" + HOST + b"Content-Length: 100\r\n\r\n{",
    "half a chunk": CHUNKED + b"9\r\n{",
    "half an upgrade": b"GET /api/tables/abc/socket HTTP/1.1\r\nUpgrade: websocket\r\n",
}


def test_unfinished_requests_time_out_while_others_are_served(server: Server) -> None:
    """Two hundred of them; every other one follows a request that was answered."""
    clients: list[tuple[str, RawClient]] = []
    for number, what in zip(range(200), itertools.cycle(HALVES)):
        clients.append((what, client := RawClient(server)))
        if number % 2:
            assert client.ask(GET) == 200
        client.send(HALVES[what])
    assert is_served(server)
    for what, client in clients:
        assert client.rest() == b"", what
        client.close()


def test_a_request_that_was_answered_early_times_out_too(server: Server) -> None:
    """Its body goes on after the answer, ends, and nothing follows: uvicorn has no timeout left for that."""
    client = RawClient(server)
    assert client.ask(b"POST /nowhere HTTP/1.1\r\n" + HOST + b"Content-Length: 10\r\n\r\n12345") == 404
    client.send(b"67890")
    assert client.rest() == b""
    client.close()


# -- WebSocket frames --------------------------------------------------------------------------------------------------

FLOODS = {
    "pings": (b"", RawSocket.frame(Opcode.PING, b"x" * 50)),
    "empty pings": (b"", RawSocket.frame(Opcode.PING)),
    "pongs": (b"", RawSocket.frame(Opcode.PONG)),
    "fragments": (RawSocket.frame(Opcode.TEXT, b"x", fin=False), RawSocket.frame(Opcode.CONT, b"", fin=False)),
}


@pytest.mark.parametrize("what", FLOODS)
def test_too_many_frames_are_closed_with_1008(server: Server, player: Player, code: str, what: str) -> None:
    start, frame = FLOODS[what]
    client = RawSocket(server, code, player.token)
    codes: list[int] = []
    reading = threading.Thread(target=lambda: codes.append(client.close_code()))
    reading.start()
    client.send(start)
    everything = client.send_all(frame * 20 for _ in range(1000))
    reading.join()
    client.close()
    assert codes == [1008] or (codes == [0] and not everything)  # a reset may outrun the close frame


def test_pings_whose_pongs_nobody_reads_cost_nothing(server: Server, player: Player, code: str) -> None:
    before = memory_of(server)
    client = RawSocket(server, code, player.token, window=4096)
    assert not client.send_all(RawSocket.frame(Opcode.PING, b"x" * 100) * 20 for _ in range(25_000))
    client.close()
    assert memory_of(server) - before < GROWTH


def test_a_flood_of_messages_is_closed(server: Server, player: Player, code: str) -> None:
    client = RawSocket(server, code, player.token)
    message = RawSocket.frame(Opcode.TEXT, b'{"type": "ping", "key": "k"}')
    assert not client.send_all(message * 1000 for _ in range(200))
    client.close()


def test_a_decent_number_of_pings_is_answered(server: Server, player: Player, code: str) -> None:
    client = RawSocket(server, code, player.token)
    for number in range(100):
        client.send(client.frame(Opcode.PING, b"%d" % number))
        assert client.next() == (Opcode.PONG, b"%d" % number)
    client.close()


def test_fragments_are_counted_together(server: Server, player: Player, code: str) -> None:
    client = RawSocket(server, code, player.token)
    client.send(client.frame(Opcode.TEXT, b"x" * 10_000, fin=False))
    client.send(client.frame(Opcode.CONT, b"x" * 10_000, fin=False))
    assert client.close_code() == 1009
    client.close()


def test_an_unfinished_message_times_out(server: Server, player: Player, code: str) -> None:
    client = RawSocket(server, code, player.token)
    client.send(client.frame(Opcode.TEXT, b"{", fin=False))
    assert client.close_code() == 1008
    client.close()


def test_a_message_in_fragments_is_read(server: Server, player: Player, code: str) -> None:
    client = RawSocket(server, code, player.token)
    client.send(client.frame(Opcode.TEXT, b'{"type": "ping", ', fin=False))
    client.send(client.frame(Opcode.PING, b"between"))
    client.send(client.frame(Opcode.CONT, b'"key": "k"}'))
    assert client.next() == (Opcode.PONG, b"between")
    assert json.loads(client.next()[1]) == {"type": "pong", "key": "k"}
    client.close()


def test_a_client_that_does_not_wait_for_the_handshake_is_dropped() -> None:
    async def come() -> bool:
        connection = WebSocketProtocol(ConnectionRegistry(CONFIG, 10), **options())
        transport = SlowTransport("10.0.0.1", 0)
        connection.connection_made(transport)
        connection.data_received(UPGRADE)
        assert not transport.aborted
        connection.data_received(b"\xff\xff")
        return transport.aborted

    assert asyncio.run(come())


def test_pongs_are_not_added_to_a_full_buffer() -> None:
    async def come() -> tuple[bytes, bytes]:
        connection = WebSocketProtocol(ConnectionRegistry(CONFIG, 10), **options())
        transport = SlowTransport("10.0.0.1", 0)
        connection.connection_made(transport)
        connection.data_received(UPGRADE)
        await connection.send({"type": "websocket.accept"})
        transport.written = b""
        connection.pause_writing()
        connection.data_received(RawSocket.frame(Opcode.PING, b"one"))
        while_paused = transport.written
        connection.resume_writing()
        connection.data_received(RawSocket.frame(Opcode.PING, b"two"))
        return while_paused, transport.written

    assert asyncio.run(come()) == (b"", b"\x8a\x03two")


# -- clients that do not read ------------------------------------------------------------------------------------------


def test_a_socket_that_is_never_read_is_dropped(server: Server, player: Player, code: str) -> None:
    """It asks for the state of the table at a permitted rate."""
    client = RawSocket(server, code, player.token, window=4096)
    before = memory_of(server)
    hello = client.frame(Opcode.TEXT, b'{"type": "hello"}')
    assert ask_slowly(client, hello, server, player)
    assert memory_of(server) - before < GROWTH
    client.close()


def test_answers_that_are_never_read_are_dropped(server: Server, player: Player) -> None:
    client = RawClient(server, window=4096)
    before = memory_of(server)
    schema = b"GET /api/schema HTTP/1.1\r\n" + HOST + b"\r\n"
    client.send(schema * 12)  # some 50 kB each
    assert ask_slowly(client, b"", server, player)
    assert memory_of(server) - before < GROWTH
    client.close()


def ask_slowly(client: RawClient, question: bytes, server: Server, player: Player) -> bool:
    """Asks until the server hangs up, reading nothing; other requests set the pace, so that no rate is exceeded."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if not client.send(question) or client.is_reset():
            return True
        player.http.get("/health")
    return False


def test_a_buffer_holds_no_more_than_its_limit_and_one_message() -> None:
    """However many tasks of the app send at once."""
    size, limits = 30_000, replace(CONFIG, write_buffer=50_000)
    largest: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        sending = [asyncio.create_task(send({"type": "websocket.send", "text": "x" * size})) for _ in range(200)]
        await receive()
        for task in sending:
            task.cancel()

    async def flood() -> None:
        http, ws = protocol_classes(limits, 10)
        config = uvicorn.Config(app, http=http, ws=ws, log_config=None, lifespan="off", ws_per_message_deflate=False)
        state, loop = ServerState(), asyncio.get_running_loop()
        config.load()
        made: Any = config.http_protocol_class
        listening = await loop.create_server(
            lambda: made(config=config, server_state=state, app_state={}, _loop=loop), "127.0.0.1", 0
        )
        port = listening.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(UPGRADE)
        received = 0
        while received < 200 * size:
            received += len(await reader.read(10_000))
            largest.extend(each.transport.get_write_buffer_size() for each in state.connections)
        writer.close()
        listening.close()
        while state.connections:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(flood(), 60))
    assert limits.write_buffer / 2 < max(largest) <= limits.write_buffer + size + 100


class Socket:
    """Tells where its peer is."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getpeername(self) -> tuple[str, int]:
        return self.host, 1234

    def getsockname(self) -> tuple[str, int]:
        return "127.0.0.1", 8000

    def setsockopt(self, *option: object) -> None:
        pass


class SlowTransport(asyncio.Transport):
    """Has so many bytes left to send, keeps what is written, and tells whether it was aborted."""

    def __init__(self, host: str, left: int) -> None:
        super().__init__({"socket": Socket(host)})
        self.left = left
        self.written = b""
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return self.left

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(("a_second", "dropped"), [(0, True), (1000, True), (2000, False)])
def test_a_slow_reader_is_not_dropped_while_it_reads(a_second: int, dropped: bool) -> None:
    """A full buffer of 1 MB: `drain_bytes` must be taken in `drain_seconds`."""

    async def wait() -> bool:
        connection, transport = connected(ConnectionRegistry(CONFIG, 10), waiting=False, left=MB)
        connection.pause_writing()
        start = connection.loop.time()
        for second in range(100):
            connection.check(start + second)
            transport.left -= a_second
        return transport.aborted

    assert asyncio.run(wait()) == dropped


# -- the number of connections -----------------------------------------------------------------------------------------

CONFIG = Config(data=Path("unused"), most_connections_of_an_address=3)


def options() -> dict[str, Any]:
    """What uvicorn makes a protocol with."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    return {
        "config": uvicorn.Config(app, log_config=None, lifespan="off"),
        "server_state": ServerState(),
        "app_state": {},
    }


def connected(
    registry: ConnectionRegistry, host: str = "10.0.0.1", waiting: bool = True, left: int = 0
) -> tuple[HttpProtocol, SlowTransport]:
    """A new connection; `waiting`: for a request, not with an answer."""
    connection = HttpProtocol(registry, **options())
    transport = SlowTransport(host, left)
    connection.connection_made(transport)
    if not waiting:
        connection.waiting_since = None
    return connection, transport


def admitted(registry: ConnectionRegistry, *hosts: str, waiting: bool = True) -> list[SlowTransport]:
    return [connected(registry, host, waiting)[1] for host in hosts]


def test_a_newcomer_replaces_the_longest_idle_connection_of_its_address() -> None:
    async def come() -> None:
        registry = ConnectionRegistry(CONFIG, 100)
        busy = admitted(registry, "10.0.0.1", waiting=False)
        idle = admitted(registry, *["10.0.0.1"] * 4)
        assert [each.aborted for each in busy + idle] == [False, True, True, False, False]
        assert registry.total == 3

    asyncio.run(come())


def test_a_newcomer_is_refused_if_all_of_its_address_are_busy() -> None:
    async def come() -> None:
        registry = ConnectionRegistry(CONFIG, 100)
        busy = admitted(registry, *["10.0.0.1"] * 3, waiting=False)
        newcomers = admitted(registry, "10.0.0.1", "10.0.0.2")
        assert [each.aborted for each in busy + newcomers] == [False, False, False, True, False]
        assert registry.total == 4

    asyncio.run(come())


def test_if_all_places_are_taken_the_address_that_has_most_gives_way() -> None:
    async def come() -> None:
        registry = ConnectionRegistry(CONFIG, 4)
        few = admitted(registry, "10.0.0.1")
        most = admitted(registry, *["10.0.0.2"] * 3)
        (newcomer,) = admitted(registry, "10.0.0.3")
        assert [each.aborted for each in [*few, *most, newcomer]] == [False, True, False, False, False]
        assert registry.total == 4

    asyncio.run(come())


def test_a_proxy_is_not_limited() -> None:
    async def come() -> None:
        for host, refused in (("127.0.0.1", 0), ("172.17.0.1", 0), ("::1", 0), ("8.8.8.8", 2)):
            registry = ConnectionRegistry(replace(CONFIG, trust_proxy=True), 100)
            assert sum(each.aborted for each in admitted(registry, *[host] * 5, waiting=False)) == refused, host

    asyncio.run(come())


def test_addresses_of_one_ipv6_network_are_counted_together() -> None:
    assert network_of("2001:db8::1:0:0:1") == network_of("2001:db8::2:0:0:2") == "2001:db8::"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("fe80::1%eth0") == "fe80::"
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") == "10.0.0.1"


def test_sockets_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    limits = with_limits(most_connections_of_an_address=20, most_sockets_of_one=100)
    with serving(tmp_path, before=limits) as server:
        player = Player(server)
        code = open_table(player)
        player.http.close()
        idle = [RawClient(server) for _ in range(20)]
        sockets = [RawSocket(server, code, player.token) for _ in range(20)]
        for client in idle:
            assert client.receive() == b"", "idle connections make room for newcomers"
        assert RawClient(server).receive() == b"", "sockets do not"
        assert is_served(server, "127.0.0.2")
        for client in [*idle, *sockets]:
            client.close()


def test_newcomers_get_in_when_all_descriptors_are_taken(tmp_path: Path) -> None:
    with serving(tmp_path, before=with_limits(most_descriptors=300, reserved_descriptors=200)) as server:
        assert is_served(server)  # from now on the event loop has its sockets
        own = sockets_of(server)
        clients = [RawClient(server, f"127.0.0.{number % 5 + 2}") for number in range(250)]
        assert is_served(server)
        assert sockets_of(server) - own <= 100
        assert any(client.is_open() for client in clients)
        for client in clients:
            client.close()
        assert server.stop() == ""


def test_a_server_without_descriptors_recovers(tmp_path: Path) -> None:
    """Nothing is reserved: descriptors do run out, accepting fails; the listener must not be given up."""
    few = ("sh", "-c", 'ulimit -n 70; exec "$@"', "sh")
    with serving(tmp_path, before=(*few, *with_limits(reserved_descriptors=0))) as server:
        clients = [RawClient(server) for _ in range(300)]
        for client in clients:
            client.close()
        assert is_served(server)


def test_the_documented_limits_are_those_of_the_server() -> None:
    page = (Path(__file__).parents[2] / "docs/api.md").read_text("utf-8")
    table = page.partition("\n## Connections\n")[2].partition("|---|---|---|\n")[2].partition("\n\n")[0]
    told = [int(number) for row in table.splitlines() for number in re.findall(r"\d+", row.split("|")[2])]
    config = Config(Path("unused"))
    assert told == [
        config.most_connections_of_an_address, config.reserved_descriptors,
        config.largest_head // 1024, _PIECE // 1024, config.most_headers, config.most_pipelined,
        config.head_seconds, config.body_seconds, uvicorn.Config("unused").timeout_keep_alive,
        config.write_buffer // 1024, config.drain_bytes // 1024, config.drain_seconds,
        config.frames_a_second, config.frame_burst, config.message_seconds,
    ]  # fmt: skip


# -- the end -----------------------------------------------------------------------------------------------------------


def test_the_server_ends_in_time_whatever_clients_do(tmp_path: Path) -> None:
    """Uvicorn would complain of tasks that are not done after three seconds. All in all it takes two."""
    limits = with_limits(most_sockets_of_one=5000, drain_seconds=600, head_seconds=600, body_seconds=600)
    with serving(tmp_path, "--patience", "10", before=limits) as server:
        player = Player(server)
        code = open_table(player)
        clients: list[RawClient] = [RawSocket(server, code, player.token) for _ in range(1000)]
        for number in range(200):
            clients.append(RawClient(server))
            clients[-1].send(list(HALVES.values())[number % len(HALVES)])
        for _ in range(20):
            clients.append(RawClient(server, window=4096))
            clients[-1].send((b"GET /api/schema HTTP/1.1\r\n" + HOST + b"\r\n") * 12)
            clients.append(RawSocket(server, code, player.token, window=4096))
            clients[-1].send(RawSocket.frame(Opcode.TEXT, b'{"type": "hello"}') * 50)
        assert is_served(server)
        os.kill(server.process.pid, signal.SIGTERM)
        assert server.process.wait(timeout=20) == 0
        assert server.process.stderr is not None
        assert server.process.stderr.read() == ""
        for client in clients:
            client.close()


# -- uvicorn -----------------------------------------------------------------------------------------------------------


def names_used(name: str) -> set[str]:
    """The names that a class of connection_limits.py overrides, or reads or sets on `self`, but its own."""
    tree = ast.parse(Path(connection_limits.__file__).read_text("utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    defined = {node.name for node in body.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    read = {
        node.attr
        for node in ast.walk(body)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    return defined | read


def test_the_names_of_uvicorn_that_the_limits_use_are_listed_and_exist() -> None:
    """A new release of uvicorn that lacks one of them fails here, not in a server."""

    async def made() -> tuple[HttpToolsProtocol, WebSocketsSansIOProtocol]:
        return HttpToolsProtocol(**options()), WebSocketsSansIOProtocol(**options())

    http, websocket = asyncio.run(made())
    both = set(dir(http)) & set(dir(websocket))
    listed = {kind: set(names) for kind, names in UVICORN_NAMES.items()}
    assert listed["both"] <= both
    assert listed["http"] <= set(dir(http))
    assert listed["websocket"] <= set(dir(websocket))
    ours = {"__init__"}
    used = {kind: names_used(kind) - ours for kind in ("_LimitedProtocol", "HttpProtocol", "WebSocketProtocol")}
    assert used["_LimitedProtocol"] & both <= listed["both"]
    assert used["HttpProtocol"] & set(dir(http)) <= listed["both"] | listed["http"]
    assert used["WebSocketProtocol"] & set(dir(websocket)) <= listed["both"] | listed["websocket"]
    assert set().union(*listed.values()) <= set().union(*used.values())
    assert {"disconnected", "message_event"} <= set(RequestResponseCycle.__init__.__code__.co_names)
