"""Whatever is sent: no crash, no fault of ours, nothing stored but what was legal and is acknowledged."""

import asyncio
import http.client
import json
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.conformance.play import SOAK
from tests.server.app_driver import CODE, AppDriver, table_of
from tests.server.fuzz_clients import WANTED, BadClients
from tests.server.malformed_messages import garbled, nonsense, strange
from tests.server.ping_client import pinging
from tests.server.server_process import Player, Server, serving
from tests.server.test_no_leak import SEALED

MANY = 5000 * SOAK
FLOOD = 20_000 if SOAK > 1 else 500
LONGEST_PING = 1000  # milliseconds: ten times what others may have to wait


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


def test_bad_clients_get_a_coded_refusal_and_change_nothing(loop: asyncio.AbstractEventLoop) -> None:
    clients = BadClients(loop, seed=2026)
    clients.send_many(MANY)
    for opened in clients.sockets.values():
        if not opened.task.done():
            opened.close()
    seen = clients.seen
    assert seen["act, acknowledged"] > MANY / 100  # the game has gone on meanwhile
    for kind in (
        "message-garbled",
        "not-found",
        "stale-decision",
        "not-awaited",
        "bad-key",
        "open_table 201",
        "bad-board",
    ):
        assert seen[kind] > 0, kind


# -- every documented way ----------------------------------------------------------------------------------------------


def operations(app_driver: AppDriver) -> list[tuple[str, str, Any, Any]]:
    """Method, path, the operation and the schemas, as the server documents itself."""
    document = app_driver.ask("GET", "/api/schema").json
    schemas = document["components"]["schemas"]
    return [
        (method.upper(), path, operation, schemas)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def body_schema(operation: Any, schemas: Any) -> Any:
    content = operation.get("requestBody", {}).get("content", {}).get("application/json")
    return schemas[content["schema"]["$ref"].rpartition("/")[2]] if content else None


def kinds(field: Any, schemas: Any) -> set[str]:
    """The types that a field may have."""
    if "$ref" in field:
        return kinds(schemas[field["$ref"].rpartition("/")[2]], schemas)
    return {kind for each in field["anyOf"] for kind in kinds(each, schemas)} if "anyOf" in field else {field["type"]}


def bad_bodies(schema: Any, schemas: Any) -> list[bytes]:
    """Each field of another type, each needed one left out, one too many, and no object at all."""
    samples: dict[str, Any] = {"string": "x", "integer": 5, "boolean": True, "object": {}, "array": []}
    fair: dict[str, Any] = {}
    for name, field in schema["properties"].items():
        fair[name] = samples[sorted(kinds(field, schemas) - {"null"})[-1]]
    found: list[Any] = [None, [], 1, "x", [fair], {**fair, "no such field": 1}]
    found += [{name: value for name, value in fair.items() if name != needed} for needed in schema.get("required", [])]
    for name, field in schema["properties"].items():
        wrong = [value for kind, value in samples.items() if kind not in kinds(field, schemas)] + [1.5, ["x"]]
        found += [{**fair, name: value} for value in wrong]
    texts = [json.dumps(body).encode() for body in found]
    return [*texts, b"", b"{", b"\xff\xfe", b'{"x": NaN}', b"[" * 100_000, b'{"a":' * 20_000]


def test_every_documented_body_is_checked(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = AppDriver(loop)
    app_driver.seat_all(table_of(SEALED.clone()))
    checked = 0
    for method, path, operation, schemas in operations(app_driver):
        schema = body_schema(operation, schemas)
        for body in bad_bodies(schema, schemas) if schema is not None else []:
            answer = app_driver.ask(method, path.format(code=CODE, seat=0, game="jack-rabbits"), 0, body)
            assert 400 <= answer.status < 500, (path, body[:200], answer)
            assert isinstance(answer.json["code"], str)
            checked += 1
    assert checked > 150
    assert not app_driver.memory_store.kept


def test_every_documented_parameter_is_checked(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = AppDriver(loop)
    app_driver.seat_all(table_of(SEALED.clone()))
    values = (
        "x",
        "",
        "1.5",
        "-1",
        "16",
        "9" * 400,
        "1e3",
        "NaN",
        "null",
        "٣",
        "\x00",
        "0x1",
        "a" * 5000,
        "[0]",
        "true",
    )
    for method, path, operation, _ in operations(app_driver):
        for parameter in operation.get("parameters", []):
            for value in values:
                asked = {"code": CODE, "seat": "0", "game": "jack-rabbits", parameter["name"]: value}
                query: dict[str, Any] = {parameter["name"]: value} if parameter["in"] == "query" else {}
                answer = app_driver.ask(method, path.format(**asked), 0, b"{}", **query)
                assert answer.status < 500, (path, parameter["name"], value, answer)
                assert answer.status == 200 or isinstance(answer.json["code"], str)


# -- over a real line --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzz") / "data", "--patience", "100000") as server:
        yield server


def test_what_is_too_long_is_not_even_taken_in(server: Server) -> None:
    ana = Player(server)
    code = ana.post("/api/tables", players=2)["code"]
    socket = ana.socket(code)
    socket.connection.send("é" * 10_000)  # counted in bytes
    with pytest.raises(ConnectionClosed) as closed:
        socket.next(type="error")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    answer = ana.http.post("/api/tables", content=b"x" * 200_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-long")
    ana.http.close()


def test_a_real_server_stands_it_too(server: Server) -> None:
    """Frames and requests as they come off a broken socket; what others play meanwhile is not disturbed."""
    rng, ana, ben = Random(5), Player(server), Player(server)
    code = ana.post("/api/tables", players=2, practice={"seed": 5})["code"]
    for seat, player in enumerate((ana, ben)):
        player.post(f"/api/tables/{code}/seats/{seat}", name=f"Client {seat}")
    ana.post(f"/api/tables/{code}/start")
    before = [player.state(code, seat) for seat, player in enumerate((ana, ben))]
    for _ in range(200 * SOAK):
        bad_frames(ana, code, rng)
        bad_request(server, ana, code, rng)
    assert [player.state(code, seat) for seat, player in enumerate((ana, ben))] == before
    seat = before[0]["view"]["awaited"][0]
    assert (ana, ben)[seat].act(code, seat, "roll", "fair")["key"] == "fair"
    for _ in range(200):
        if not ana.get("/health")["sockets"]:
            break
        time.sleep(0.05)
    assert (ana.get("/health")["status"], ana.get("/health")["sockets"]) == ("ok", 0)
    assert server.stop() == ""  # nothing to complain about


def test_others_do_not_wait_for_one_who_sends_nonsense(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Thousands of bent messages and requests; meanwhile somebody else pings, at the same table."""
    rng, told, requests = Random(7), Counter[str](), Counter[int]()
    with serving(tmp_path / "data", "--patience", "100000") as server:
        ana, ben = Player(server), Player(server)
        code = ana.post("/api/tables", players=2, practice={"seed": 5})["code"]
        for seat, player in enumerate((ana, ben)):
            player.post(f"/api/tables/{code}/seats/{seat}", name=f"Client {seat}")
        ana.post(f"/api/tables/{code}/start")
        with pinging(ben, code) as pings:
            socket = ana.socket(code)
            for number in range(FLOOD):
                text = garbled(message_of(rng), rng) if rng.random() < 0.95 else nonsense(rng)
                try:
                    socket.connection.send(text.encode("utf-8", "surrogatepass"), text=True)
                    while (answer := socket.next())["type"] not in ("error", "ack", "pong", "welcome"):
                        pass
                    told[answer.get("code", answer["type"])] += 1
                except ConnectionClosed as closed:  # no text at all, or too long
                    if closed.rcvd is None or closed.rcvd.code not in (1007, 1009):
                        raise
                    socket = ana.socket(code)
                if number % 10 == 0:
                    body = garbled(rng.choice(WANTED), rng).encode("utf-8", "surrogatepass")
                    requests[ana.http.post("/api/tables", content=body).status_code] += 1
            socket.close()
        assert server.stop() == ""
    assert told["unexpected"] == 0
    assert told["message-garbled"] > FLOOD / 10
    assert max(requests) < 500, requests
    assert pings.count > 20
    assert pings.longest < LONGEST_PING
    record_property(
        "told",
        f"{FLOOD} bent messages and {sum(requests.values())} requests: another client's {pings.count} pings took "
        f"{pings.median:.1f} ms (median), {pings.p99:.1f} ms (p99), {pings.longest:.1f} ms (longest)",
    )


def message_of(rng: Random) -> dict[str, Any]:
    """What a client might send."""
    key = f"k{rng.randrange(100)}"
    return rng.choice(
        (
            {"type": "act", "seat": 0, "decision": rng.randrange(9), "key": key, "action": "roll"},
            {"type": "undo", "seat": 0, "decision": rng.randrange(9), "key": key},
            {"type": "say", "seat": 0, "phrase": "wow", "key": key},
            {"type": "hello", "after": {"0": rng.randrange(20)}},
            {"type": "ping", "key": key},
        )
    )


def bad_frames(player: Player, code: str, rng: Random) -> None:
    socket = player.socket(code)
    fair = {"type": "act", "seat": 0, "decision": 99, "key": "k", "action": "roll"}
    frames: list[str | bytes] = [garbled(fair, rng), nonsense(rng), str(strange(rng))]
    frames += [rng.randbytes(20), b"", garbled(fair, rng).encode("utf-8", "replace")]
    if rng.random() < 0.05:
        frames.append("x" * 20_000)
    try:
        for frame in rng.sample(frames, 3):
            if isinstance(frame, str):
                frame = frame.encode("utf-8", "surrogatepass")
                socket.connection.send(frame, text=True)
            else:
                socket.connection.send(frame)
            while (answer := socket.next())["type"] not in ("error", "pong", "welcome"):
                pass
            assert answer.get("code") != "unexpected"
    except ConnectionClosed as closed:  # no text at all, or too long
        if closed.rcvd is None or closed.rcvd.code not in (1007, 1009):
            raise
    finally:
        if rng.random() < 0.5:
            socket.connection.socket.close()
        socket.close()


def bad_request(server: Server, player: Player, code: str, rng: Random) -> None:
    where = urlsplit(server.address)
    path = rng.choice(
        (f"/api/tables/{code}/seats/0/act", "/api/tables", f"/api/tables/{code}/state", "/x", "*", "//", "/%ff")
    )
    body = (garbled({"decision": 0, "key": "k", "action": "roll"}, rng)).encode("utf-8", "surrogatepass")
    lengths = (f"content-length: {len(body)}", f"content-length: {len(body) + 9}", "content-length: -1")
    length = rng.choice((*lengths, "transfer-encoding: chunked", "transfer-encoding: chunked\r\ncontent-length: 5"))
    if "chunked" in length:
        body = b"%x\r\n" % len(body) + body + rng.choice((b"\r\n0\r\n\r\n", b"\r\n", b"zz"))
    head = f"{rng.choice(('POST', 'GET', 'PUT', 'BREW'))} {path} HTTP/1.1\r\nhost: {where.netloc}\r\n{length}\r\n"
    head += (
        f"authorization: Bearer {player.token}\r\n" + rng.choice(("", "x\r\n", "a: " + "b" * 70_000 + "\r\n")) + "\r\n"
    )
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=0.2) as line:
        try:
            line.sendall(head.encode() + body)
            answer = http.client.HTTPResponse(line)
            answer.begin()
        except (OSError, http.client.HTTPException):  # hung up on, or the rest is waited for
            return
        assert answer.status < 500
