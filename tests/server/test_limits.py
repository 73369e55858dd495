"""How much a house bears: one guest cannot spoil it for the others."""

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
from tests.server.indoors import CODE, PATIENT, Indoors, Wire, table_of


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def indoors(loop: asyncio.AbstractEventLoop) -> Indoors:
    return lobby(loop)


def lobby(loop: asyncio.AbstractEventLoop, **limits: Any) -> Indoors:
    """A game of two under way, in a house of patience but for these limits."""
    indoors = Indoors(loop, replace(PATIENT, **limits))
    indoors.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard")))
    return indoors


def close(*wires: Wire) -> None:
    for wire in wires:
        wire.close()


# -- how often ---------------------------------------------------------------------------------------------------------


def test_who_asks_too_much_waits(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, request_burst=5, requests_a_second=2.0)

    def statuses(number: int, guest: object = 0) -> list[int]:
        return [indoors.ask("GET", "/api/games", guest).status for _ in range(number)]

    assert statuses(7) == [200] * 5 + [429] * 2
    assert indoors.ask("POST", "/api/tables", 0, b"{}").json["code"] == "too-fast"
    assert statuses(1, guest=1) == [200]
    indoors.now += 1
    assert statuses(4) == [200] * 2 + [429] * 2


def test_made_up_tokens_are_no_way_around_it(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, requests_of_an_address=2.0)
    statuses = [indoors.ask("GET", "/api/games", f"guest {number}").status for number in range(12)]
    assert statuses == [200] * 10 + [429] * 2
    assert indoors.ask("GET", "/api/games", address="10.0.0.2").status == 200


def test_what_a_guest_says_of_its_address_counts_only_behind_a_proxy(loop: asyncio.AbstractEventLoop) -> None:
    for trusted, expected in ((False, [200] * 5 + [429]), (True, [200] * 6)):
        indoors = lobby(loop, requests_of_an_address=1.0, trust_proxy=trusted)
        forwarded = [[(b"x-forwarded-for", f"1.2.3.4, 10.0.0.{number}".encode())] for number in range(6)]
        assert [indoors.ask("GET", "/api/games", headers=headers).status for headers in forwarded] == expected


def test_who_talks_too_much_is_hung_up_on(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, message_burst=5, messages_a_second=2.0)
    wire, other = indoors.wire(0), indoors.wire(1)
    for _ in range(5):
        wire.send(type="ping")
    indoors.now += 1
    for _ in range(2):
        wire.send(type="ping")
    assert [message["type"] for message in wire.messages] == ["pong"] * 7
    wire.send(type="ping")
    assert wire.messages[-1]["code"] == "too-fast"
    assert wire.hung_up == 4429
    assert wire.task.done()
    other.send(type="ping")
    assert other.messages[-1]["type"] == "pong"
    close(other)


def test_coming_again_and_again_counts(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, request_burst=3)
    wires = [indoors.wire(0) for _ in range(4)]
    assert [wire.hung_up for wire in wires] == [0, 0, 0, 4429]
    close(*wires[:3])


def test_a_clock_that_is_put_back_locks_nobody_out() -> None:
    bucket = Bucket(rate=1, burst=2, now=1000)
    assert [bucket.take(now) for now in (1000, 10, 10, 11)] == [True, True, False, True]


def test_those_who_came_long_ago_are_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, most=2)
    assert [buckets.take(guest, 0) for guest in "aabbcca"] == [True, False, True, False, True, False, True]
    assert not buckets.left("a", 0)
    assert buckets.left("b", 0)


# -- how many ----------------------------------------------------------------------------------------------------------


def test_sockets_of_one_guest(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, most_sockets_of_one=2)
    first, second, third, other = (indoors.wire(guest) for guest in (0, 0, 0, 1))
    assert [wire.hung_up for wire in (first, second, third, other)] == [0, 0, 4429, 0]
    assert third.messages[-1]["code"] == "too-many-sockets"
    close(first)
    fourth = indoors.wire(0)
    assert not fourth.hung_up
    close(second, fourth, other)
    assert indoors.lobby.sockets == 0


def test_sockets_of_one_address(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, most_sockets_of_an_address=2)
    wires = [indoors.wire(f"guest {number}") for number in range(3)]
    assert [wire.hung_up for wire in wires] == [0, 0, 4429]
    elsewhere = indoors.wire("guest 3", address="10.0.0.2")
    assert not elsewhere.hung_up
    close(*wires[:2], elsewhere)
    again = indoors.wire("guest 4")
    assert not again.hung_up
    close(again)


def test_sockets_in_all(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, most_sockets=2)
    wires = [indoors.wire(f"guest {number}", address=f"10.0.0.{number}") for number in range(3)]
    assert [wire.hung_up for wire in wires] == [0, 0, 4503]
    assert wires[2].messages[-1]["code"] == "house-full"
    assert indoors.ask("GET", "/health").json["sockets"] == 2
    close(*wires[:2])
    assert indoors.ask("GET", "/health").json["sockets"] == 0


def test_tables_of_one_guest_and_of_an_address(loop: asyncio.AbstractEventLoop) -> None:
    def opened(indoors: Indoors, *guests: object) -> list[tuple[int, str]]:
        answers = [indoors.post("/api/tables", guest, players=2) for guest in guests]
        return [(answer.status, "" if answer.status == 201 else answer.json["code"]) for answer in answers]

    fine, many = (201, ""), (429, "too-many-tables")
    assert opened(lobby(loop, most_tables_of_one=2), "a", "a", "a", "b") == [fine, fine, many, fine]
    assert opened(lobby(loop, most_tables_of_an_address=3), "a", "b", "c", "d") == [fine, fine, fine, many]
    indoors = lobby(loop, tables_of_an_address_an_hour=2)
    assert opened(indoors, "a", "b", "c") == [fine, fine, many]
    indoors.now += 1800
    assert opened(indoors, "c", "c") == [fine, many]


# -- how long ----------------------------------------------------------------------------------------------------------


def test_a_message_that_is_too_long_is_not_read(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, largest_message=200)
    wire = indoors.wire(0)
    wire.send(type="ping", key="x" * 300)
    wire.send(type="ping", key="x" * 60)
    assert [message.get("code", message["type"]) for message in wire.messages] == ["message-too-long", "pong"]
    close(wire)


@pytest.mark.parametrize("in_pieces", [False, True])
def test_a_body_that_is_too_long_is_not_read(indoors: Indoors, in_pieces: bool) -> None:
    body = json.dumps({"players": 2, "preset": "x" * 140_000}).encode()
    length = [] if in_pieces else [(b"content-length", str(len(body)).encode())]
    answer = indoors.ask("POST", "/api/tables", 0, body, length)
    assert (answer.status, answer.json["code"]) == (413, "message-too-long")


def test_keys_are_short(indoors: Indoors) -> None:
    wire = indoors.wire(0)
    for key in ("", "k" * 65, "k" * 5000):
        wire.send(type="act", seat=0, decision=0, key=key, action="roll")
        assert wire.messages[-1] == {"type": "error", "key": key[:64], "code": "bad-key", "rule": "", "params": {}}
    close(wire)


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
    indoors = lobby(loop)
    for name, status in (
        ("x" * 24, 200),
        ("x" * 25, 400),
        ("é" * 24, 200),
        ("\u200b" * 50 + "Ana", 200),
        ("\u200b", 400),
    ):
        answer = indoors.ask("PUT", f"/api/tables/{CODE}/seats/0", 0, json.dumps({"name": name}).encode())
        assert answer.status == status
        assert status == 200 or (answer.json["code"], answer.json["params"]) == ("bad-name", {"most": 24})


def test_patience_is_for_guests_who_ask_often() -> None:
    patient = Config(PATIENT.data).with_patience(10)
    assert (patient.message_burst, patient.requests_a_second, patient.misses_a_minute) == (600, 200.0, 300)
    assert (patient.largest_body, patient.most_tables_of_one) == (128 * 1024, 200)
