"""The house answers as its schema says: everything that is told in a whole evening, and nothing besides."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from jackhouse.server.http import responses
from jackhouse.server.http.schema import ANSWERS
from tests.server.doors import Way, ways
from tests.server.indoors import Answer, Indoors, Wire

SHAPES = {handler.handler_name: shape for handler, shape in ANSWERS}
REFUSED = (("POST", "/api/tables", {"game": "chess"}, 400), ("POST", "/api/tables", {"timer": 1}, 400))


class Checked:
    """A house each of whose answers is held against its shape."""

    def __init__(self, indoors: Indoors) -> None:
        self.indoors = indoors
        self.ways = {(way.method, way.path): way for way in ways(indoors.app)}
        self.told: Counter[str] = Counter()

    def ask(self, method: str, path: str, guest: object = None, **body: Any) -> Any:
        """`path` with its braces filled in by what is in the body under `_`: seats, codes, games."""
        fill = body.pop("_", {})
        query = body.pop("query", {})
        way = self.ways[method, path]
        answer = self.indoors.ask(method, path.format(**fill), guest, json.dumps(body).encode(), **query)
        return self.check(way, answer)

    def check(self, way: Way, answer: Answer) -> Any:
        shape: Any = SHAPES[way.name] if answer.status < 300 else responses.Refusal
        kept = msgspec.json.decode(answer.body, type=shape)
        assert msgspec.to_builtins(kept) == answer.json  # nothing got lost on the way
        self.told[way.name if answer.status < 300 else "refusal"] += 1
        return answer.json

    def hear(self, wire: Wire) -> None:
        for text in wire.got:
            if text.startswith('{"'):
                kind = json.loads(text)["type"]
                kept = msgspec.json.decode(text, type=responses.TOLD[kind])
                assert msgspec.to_builtins(kept) == json.loads(text)
                self.told[kind] += 1


@pytest.fixture
def indoors() -> Iterator[Indoors]:
    loop = asyncio.new_event_loop()
    yield Indoors(loop)
    loop.close()


def test_every_way_of_the_api_has_its_shape(indoors: Indoors) -> None:
    """And what has none is a picture or the page, and not in the schema."""
    routes = [route for route in indoors.app.routes if isinstance(route, HTTPRoute)]
    handlers = {handler for route in routes for handler in route.route_handlers if handler.handler_name in SHAPES}
    assert {handler.handler_name for handler in handlers} == set(SHAPES)
    document = indoors.ask("GET", "/api/schema/openapi.json").json
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(way.method, way.path) for way in ways(indoors.app) if way.name in SHAPES}
    assert len(described) == len(SHAPES)
    pictures = {"table_board", "table_qr", "link_qr"}
    assert {way.name for way in ways(indoors.app) if not way.is_public} == set(SHAPES) | pictures


def test_the_schema_says_what_each_way_answers_and_names_no_other_host(indoors: Indoors) -> None:
    answer = indoors.ask("GET", "/api/schema/openapi.json")
    assert answer.status == 200
    assert b"//" not in answer.body
    document = answer.json
    assert document["servers"] == [{"url": "/"}]
    for path, methods in document["paths"].items():
        for operation in methods.values():
            well = next(answers for status, answers in operation["responses"].items() if status < "300")
            named = well["content"]["application/json"]["schema"]
            assert "$ref" in named or "$ref" in named["items"], path
            assert operation["responses"]["404"]["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")
            assert operation["description"], path


def test_all_that_is_told_in_an_evening_has_its_shape(indoors: Indoors) -> None:
    lobby = Checked(indoors)
    lobby.ask("GET", "/health")
    lobby.ask("GET", "/api/games")
    lobby.ask("POST", "/api/clients", bearer=True)
    lobby.ask("POST", "/api/clients")
    lobby.ask("POST", "/api/games/{game}/try", _={"game": "jack-rabbits"}, players=3, preset="standard")
    assert not lobby.ask("POST", "/api/games/{game}/try", _={"game": "jack-rabbits"}, players=99)["possible"]
    for method, path, body, status in REFUSED:
        assert lobby.ask(method, path, "ana", **body)["code"], status
    wanted: dict[str, Any] = {"players": 2, "preset": "standard", "options": {"round-cap": 3}, "public": True}
    code = lobby.ask("POST", "/api/tables", "ana", **wanted, timer=60)["code"]
    table, seat = {"code": code}, [{"code": code, "seat": seat} for seat in range(2)]
    one = "/api/tables/{code}/seats/{seat}"
    lobby.ask("POST", one, "ana", _=seat[0], name="Ana")
    lobby.ask("PUT", one, "ana", _=seat[0], name="Anna")
    lobby.ask("PUT", f"{one}/nonce", "ana", _=seat[0], nonce="5eed")
    lobby.ask("POST", f"{one}/bot", "ana", _=seat[1], bot="greedy")
    lobby.ask("DELETE", one, "ana", _=seat[1])
    lobby.ask("POST", one, "ben", _=seat[1], name="Ben")
    for path in ("/api/tables", "/api/mine"):
        assert [each["code"] for each in lobby.ask("GET", path, "ana")] == [code]
    lobby.ask("GET", "/api/tables/{code}/state", "ana", _=table, query={"seat": 0})
    wires = [indoors.wire(guest, code) for guest in ("ana", "ben", "onlooker")]
    for wire in wires:
        wire.send(type="hello")
    lobby.ask("POST", "/api/tables/{code}/start", "ana", _=table)
    assert lobby.ask("GET", f"{one}/lend", "ana", _=seat[1]) == {"seconds": None}
    play(lobby, code)
    for path in ("", "/facts", "/state", "/events"):
        lobby.ask("GET", "/api/tables/{code}" + path, "onlooker", _=table)
    record = lobby.ask("GET", "/api/tables/{code}/record", "onlooker", _=table)
    assert lobby.ask("POST", "/api/records", "ana", record=record)["over"]
    lobby.ask("POST", "/api/tables/{code}/rematch", "ana", _=table)
    for wire in wires:
        wire.send(type="ping", key="p")
        wire.send_text("nonsense")
        lobby.hear(wire)
        wire.close()
    assert set(lobby.told) == {*SHAPES, *responses.TOLD, "refusal"}


def play(lobby: Checked, code: str) -> None:
    """To the end, by requests; on the way everything else that can be done at a table."""
    guests, table = ["ana", "ben"], {"code": code}
    current = lobby.indoors.lobby.live_tables[code].table
    one = "/api/tables/{code}/seats/{seat}"
    moves = undone = 0
    while not current.current.over:
        seat = current.current.state.awaited[0]
        here, guest = {"code": code, "seat": seat}, guests[seat]
        shown = lobby.ask("GET", "/api/tables/{code}/state", guest, _=table, query={"seat": seat})
        lobby.ask("GET", "/api/tables/{code}/events", guest, _=table, query={"seat": seat, "after": shown["n"] - 3})
        asked = {"decision": shown["decision"], "key": f"{moves}"}
        if shown["undoable"] and undone < 3:
            undone += 1
            lobby.ask("POST", f"{one}/undo", guest, _=here, **asked)
        else:
            lobby.ask("POST", f"{one}/act", guest, _=here, **asked, action=shown["legal"][-1])
        lobby.ask("POST", f"{one}/act", guest, _=here, decision=0, key="late", action="roll")
        moves += 1
        if moves == 3:
            lobby.ask("POST", f"{one}/say", guest, _=here, phrase="wow")
            other = current.current.state.awaited[0]
            lobby.ask("POST", f"{one}/hint", guests[other], _={"code": code, "seat": other})
            link = lobby.ask("POST", f"{one}/link", "ben", _={"code": code, "seat": 1})["link"]
            lobby.ask("POST", "/api/links", "phone", link=link)
            guests[1] = "phone"
            lobby.indoors.now += 200
            lobby.ask("POST", f"{one}/lend", "ana", _={"code": code, "seat": 1})
            back = lobby.indoors.wire("phone", code)
            back.send(type="hello")
            back.send(type="say", seat=1, phrase="i-am-back", key="s")
            lobby.hear(back)
            back.close()
    assert undone
