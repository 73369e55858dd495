"""How much a server bears: one client cannot spoil it for the others."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from jackhouse.server.admission import Bucket, Buckets
from jackhouse.server.config import Config
from jackhouse.server.player_text import plain_name
from tests.helpers import RABBITS
from tests.server.app_driver import CODE, PATIENT, AppDriver, ClientSocket, table_of


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def app_driver(loop: asyncio.AbstractEventLoop) -> AppDriver:
    return lobby(loop)


def lobby(loop: asyncio.AbstractEventLoop, **limits: Any) -> AppDriver:
    """A running game of two, where only these limits apply."""
    app_driver = AppDriver(loop, replace(PATIENT, **limits))
    app_driver.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard")))
    return app_driver


def close(*client_sockets: ClientSocket) -> None:
    for socket in client_sockets:
        socket.close()


# -- how often ---------------------------------------------------------------------------------------------------------


def test_who_asks_too_much_waits(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, request_burst=5, requests_a_second=2.0)

    def statuses(number: int, client: object = 0) -> list[int]:
        return [app_driver.ask("GET", "/api/games", client).status for _ in range(number)]

    assert statuses(7) == [200] * 5 + [429] * 2
    assert app_driver.ask("POST", "/api/tables", 0, b"{}").json["code"] == "too-fast"
    assert statuses(1, client=1) == [200]
    app_driver.now += 1
    assert statuses(4) == [200] * 2 + [429] * 2


def test_invented_tokens_do_not_avoid_the_limit(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, requests_of_an_address=2.0)
    statuses = [app_driver.ask("GET", "/api/games", f"client {number}").status for number in range(12)]
    assert statuses == [200] * 10 + [429] * 2
    assert app_driver.ask("GET", "/api/games", address="10.0.0.2").status == 200


def test_forwarded_addresses_count_only_behind_a_proxy(loop: asyncio.AbstractEventLoop) -> None:
    for trusted, expected in ((False, [200] * 5 + [429]), (True, [200] * 6)):
        app_driver = lobby(loop, requests_of_an_address=1.0, trust_proxy=trusted)
        forwarded = [[(b"x-forwarded-for", f"1.2.3.4, 10.0.0.{number}".encode())] for number in range(6)]
        assert [app_driver.ask("GET", "/api/games", headers=headers).status for headers in forwarded] == expected


def test_who_talks_too_much_is_hung_up_on(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, message_burst=5, messages_a_second=2.0)
    socket, other = app_driver.socket(0), app_driver.socket(1)
    for _ in range(5):
        socket.send(type="ping")
    app_driver.now += 1
    for _ in range(2):
        socket.send(type="ping")
    assert [message["type"] for message in socket.messages] == ["pong"] * 7
    socket.send(type="ping")
    assert socket.messages[-1]["code"] == "too-fast"
    assert socket.hung_up == 4429
    assert socket.task.done()
    other.send(type="ping")
    assert other.messages[-1]["type"] == "pong"
    close(other)


def test_coming_again_and_again_counts(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, request_burst=3)
    client_sockets = [app_driver.socket(0) for _ in range(4)]
    assert [socket.hung_up for socket in client_sockets] == [0, 0, 0, 4429]
    close(*client_sockets[:3])


def test_a_clock_that_is_put_back_locks_nobody_out() -> None:
    bucket = Bucket(rate=1, burst=2, now=1000)
    assert [bucket.take(now) for now in (1000, 10, 10, 11)] == [True, True, False, True]


def test_those_who_came_long_ago_are_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, most=2)
    assert [buckets.take(client, 0) for client in "aabbcca"] == [True, False, True, False, True, False, True]
    assert not buckets.left("a", 0)
    assert buckets.left("b", 0)


# -- how many ----------------------------------------------------------------------------------------------------------


def test_the_sockets_of_one_client_are_limited(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, most_sockets_of_one=2)
    first, second, third, other = (app_driver.socket(client) for client in (0, 0, 0, 1))
    assert [socket.hung_up for socket in (first, second, third, other)] == [0, 0, 4429, 0]
    assert third.messages[-1]["code"] == "too-many-sockets"
    close(first)
    fourth = app_driver.socket(0)
    assert not fourth.hung_up
    close(second, fourth, other)
    assert app_driver.lobby.sockets == 0


def test_sockets_of_one_address(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, most_sockets_of_an_address=2)
    client_sockets = [app_driver.socket(f"client {number}") for number in range(3)]
    assert [socket.hung_up for socket in client_sockets] == [0, 0, 4429]
    elsewhere = app_driver.socket("client 3", address="10.0.0.2")
    assert not elsewhere.hung_up
    close(*client_sockets[:2], elsewhere)
    again = app_driver.socket("client 4")
    assert not again.hung_up
    close(again)


def test_the_number_of_sockets_of_a_server_is_limited(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, most_sockets=2)
    client_sockets = [app_driver.socket(f"client {number}", address=f"10.0.0.{number}") for number in range(3)]
    assert [socket.hung_up for socket in client_sockets] == [0, 0, 4503]
    assert client_sockets[2].messages[-1]["code"] == "house-full"
    assert app_driver.ask("GET", "/health").json["sockets"] == 2
    close(*client_sockets[:2])
    assert app_driver.ask("GET", "/health").json["sockets"] == 0


def test_the_tables_of_one_client_and_of_an_address_are_limited(loop: asyncio.AbstractEventLoop) -> None:
    def opened(app_driver: AppDriver, *clients: object) -> list[tuple[int, str]]:
        answers = [app_driver.post("/api/tables", client, players=2) for client in clients]
        return [(answer.status, "" if answer.status == 201 else answer.json["code"]) for answer in answers]

    fine, many = (201, ""), (429, "too-many-tables")
    assert opened(lobby(loop, most_tables_of_one=2), "a", "a", "a", "b") == [fine, fine, many, fine]
    assert opened(lobby(loop, most_tables_of_an_address=3), "a", "b", "c", "d") == [fine, fine, fine, many]
    app_driver = lobby(loop, tables_of_an_address_an_hour=2)
    assert opened(app_driver, "a", "b", "c") == [fine, fine, many]
    app_driver.now += 1800
    assert opened(app_driver, "c", "c") == [fine, many]


# -- how long ----------------------------------------------------------------------------------------------------------


def test_a_message_that_is_too_long_is_not_read(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, largest_message=200)
    socket = app_driver.socket(0)
    socket.send(type="ping", key="x" * 300)
    socket.send(type="ping", key="x" * 60)
    assert [message.get("code", message["type"]) for message in socket.messages] == ["message-too-long", "pong"]
    close(socket)


@pytest.mark.parametrize("in_pieces", [False, True])
def test_a_body_that_is_too_long_is_not_read(app_driver: AppDriver, in_pieces: bool) -> None:
    body = json.dumps({"players": 2, "preset": "x" * 140_000}).encode()
    length = [] if in_pieces else [(b"content-length", str(len(body)).encode())]
    answer = app_driver.ask("POST", "/api/tables", 0, body, length)
    assert (answer.status, answer.json["code"]) == (413, "message-too-long")


def test_keys_are_short(app_driver: AppDriver) -> None:
    socket = app_driver.socket(0)
    for key in ("", "k" * 65, "k" * 5000):
        socket.send(type="act", seat=0, decision=0, key=key, action="roll")
        assert socket.messages[-1] == {"type": "error", "key": key[:64], "code": "bad-key", "rule": "", "params": {}}
    close(socket)


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana \t\n María ", "Ana María"),
        ("Ana\u00a0B", "Ana B"),
        ("<b>Ana</b> & \"Ben\"", "<b>Ana</b> & \"Ben\""),  # shown as text: nothing to take away
        ("\u202eevil\u202c\u2066x\u2069", "evilx"),  # would turn the writing around it
        ("A\u200bn\u200da\u00ad\ufeff\u2060", "Ana"),  # cannot be seen
        ("A\x00n\x1b[31ma\x7f", "An[31ma"),
        ("Zoe\u0308", "Zoë"),
        ("Z\u0351\u0352\u0357\u0351\u0352", "Z\u0351\u0352\u0357"),  # no towers
        ("\u0301Ana", "Ana"),
        ("Ana\ufe00\U000e0100", "Ana"),
        ("می\u200cخواهم", "می\u200cخواهم"),  # here a joiner is part of the writing
        ("क्\u200dष", "क्\u200dष"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f 👍🏽", "👨\u200d👩\u200d👧 ❤\ufe0f 👍🏽"),
        ("👨\u200d\u3164", "👨"),
        ("日本 Ñandú 5", "日本 Ñandú 5"),
        ("\ud800Ana", "Ana"),
    ],
)  # fmt: skip
def test_a_name_is_kept_as_it_can_be_read(given: str, kept: str) -> None:
    assert plain_name(given) == kept
    assert plain_name(kept) == kept


@pytest.mark.parametrize(
    "empty", ["", "   ", "\u200b", "\u202e", "\u3164", "\u2800 \u115f", "\u0301", "\ufe0f\u200d", "\x00"]
)
def test_a_name_that_shows_nothing_is_none(empty: str) -> None:
    assert plain_name(empty) == ""


def test_names_are_short(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop)
    for name, status in (
        ("x" * 24, 200),
        ("x" * 25, 400),
        ("é" * 24, 200),
        ("\u200b" * 50 + "Ana", 200),
        ("\u200b", 400),
    ):
        answer = app_driver.ask("PUT", f"/api/tables/{CODE}/seats/0", 0, json.dumps({"name": name}).encode())
        assert answer.status == status
        assert status == 200 or (answer.json["code"], answer.json["params"]) == ("bad-name", {"most": 24})


def test_patience_multiplies_the_rate_limits() -> None:
    patient = Config(PATIENT.data).with_scaled_rate_limits(10)
    assert (patient.message_burst, patient.requests_a_second, patient.misses_a_minute) == (600, 200.0, 300)
    assert (patient.largest_body, patient.most_tables_of_one) == (128 * 1024, 200)
