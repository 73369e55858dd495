"""The server answers as its schema says: everything that is told in a whole driver, and nothing besides."""

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
from tests.server.app_driver import Answer, AppDriver, ClientSocket
from tests.server.routes import Route, routes_of

SHAPES = {handler.handler_name: shape for handler, shape in ANSWERS}
REFUSED = (("POST", "/api/tables", {"game": "chess"}, 400), ("POST", "/api/tables", {"timer": 1}, 400))


class Checked:
    """A server each of whose answers is held against its shape."""

    def __init__(self, app_driver: AppDriver) -> None:
        self.app_driver = app_driver
        self.routes_of = {(way.method, way.path): way for way in routes_of(app_driver.app)}
        self.told: Counter[str] = Counter()

    def ask(self, method: str, path: str, client: object = None, **body: Any) -> Any:
        """`path` with its braces filled in by what is in the body under `_`: seats, codes, games."""
        fill = body.pop("_", {})
        query = body.pop("query", {})
        way = self.routes_of[method, path]
        answer = self.app_driver.ask(method, path.format(**fill), client, json.dumps(body).encode(), **query)
        return self.check(way, answer)

    def check(self, way: Route, answer: Answer) -> Any:
        shape: Any = SHAPES[way.name] if answer.status < 300 else responses.Refusal
        kept = msgspec.json.decode(answer.body, type=shape)
        assert msgspec.to_builtins(kept) == answer.json  # nothing got lost on the way
        self.told[way.name if answer.status < 300 else "refusal"] += 1
        return answer.json

    def hear(self, socket: ClientSocket) -> None:
        for text in socket.got:
            if text.startswith('{"'):
                kind = json.loads(text)["type"]
                kept = msgspec.json.decode(text, type=responses.TOLD[kind])
                assert msgspec.to_builtins(kept) == json.loads(text)
                self.told[kind] += 1


@pytest.fixture
def app_driver() -> Iterator[AppDriver]:
    loop = asyncio.new_event_loop()
    yield AppDriver(loop)
    loop.close()


def test_every_route_of_the_api_has_a_response_type(app_driver: AppDriver) -> None:
    """And what has none is a picture or the page, and not in the schema."""
    routes = [route for route in app_driver.app.routes if isinstance(route, HTTPRoute)]
    handlers = {handler for route in routes for handler in route.route_handlers if handler.handler_name in SHAPES}
    assert {handler.handler_name for handler in handlers} == set(SHAPES)
    document = app_driver.ask("GET", "/api/schema/openapi.json").json
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(way.method, way.path) for way in routes_of(app_driver.app) if way.name in SHAPES}
    assert len(described) == len(SHAPES)
    pictures = {"table_board", "table_qr", "link_qr", "board_qr"}
    assert {way.name for way in routes_of(app_driver.app) if not way.is_public} == set(SHAPES) | pictures


def test_the_schema_has_the_response_of_each_route_and_names_no_other_host(app_driver: AppDriver) -> None:
    answer = app_driver.ask("GET", "/api/schema/openapi.json")
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


def ask_for_boards(lobby: Checked) -> None:
    lobby.ask("GET", "/api/boards")
    for board in ("sample", {"name": "x", "tiles": []}):
        lobby.ask("POST", "/api/boards/look", board=board)
    lobby.ask("POST", "/api/boards/spots", board="sample", tile="fork")
    lobby.ask("POST", "/api/boards/random", seed=1, suits="S")
    lobby.ask("POST", "/api/boards/finish", board="sample-1", tiles=["KC"])
    trial = lobby.ask("POST", "/api/boards/trials", 0, board="sample", games=1)
    for method in ("GET", "DELETE"):
        lobby.ask(method, "/api/boards/trials/{trial}", 0, _=trial)


def test_every_message_of_a_session_has_its_type(app_driver: AppDriver) -> None:
    lobby = Checked(app_driver)
    lobby.ask("GET", "/health")
    lobby.ask("GET", "/api/games")
    ask_for_boards(lobby)
    lobby.ask("POST", "/api/clients", bearer=True)
    lobby.ask("POST", "/api/clients")
    lobby.ask("POST", "/api/games/{game}/try", _={"game": "jack-rabbits"}, players=3, preset="standard")
    assert not lobby.ask("POST", "/api/games/{game}/try", _={"game": "jack-rabbits"}, players=99)["possible"]
    board = {"board": "sample-2", "players": 4}
    assert lobby.ask("POST", "/api/games/{game}/try", _={"game": "jack-rabbits"}, **board)["fits"]["suits"] == "SH"
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
    sockets = [app_driver.socket(client, code) for client in ("ana", "ben", "onlooker")]
    for socket in sockets:
        socket.send(type="hello")
    lobby.ask("POST", "/api/tables/{code}/start", "ana", _=table)
    assert lobby.ask("GET", f"{one}/lend", "ana", _=seat[1]) == {"seconds": None}
    play(lobby, code)
    for path in ("", "/facts", "/state", "/events"):
        lobby.ask("GET", "/api/tables/{code}" + path, "onlooker", _=table)
    record = lobby.ask("GET", "/api/tables/{code}/record", "onlooker", _=table)
    assert lobby.ask("POST", "/api/records", "ana", record=record)["over"]
    lobby.ask("POST", "/api/tables/{code}/rematch", "ana", _=table)
    for socket in sockets:
        socket.send(type="ping", key="p")
        socket.send_text("nonsense")
        lobby.hear(socket)
        socket.close()
    assert set(lobby.told) == {*SHAPES, *responses.TOLD, "refusal"}


def play(lobby: Checked, code: str) -> None:
    """To the end, by requests; on the way everything else that can be done at a table."""
    clients, table = ["ana", "ben"], {"code": code}
    current = lobby.app_driver.lobby.live_tables[code].table
    one = "/api/tables/{code}/seats/{seat}"
    moves = undone = 0
    while not current.current.over:
        seat = current.current.state.awaited[0]
        here, client = {"code": code, "seat": seat}, clients[seat]
        shown = lobby.ask("GET", "/api/tables/{code}/state", client, _=table, query={"seat": seat})
        lobby.ask("GET", "/api/tables/{code}/events", client, _=table, query={"seat": seat, "after": shown["n"] - 3})
        asked = {"decision": shown["decision"], "key": f"{moves}"}
        if shown["undoable"] and undone < 3:
            undone += 1
            lobby.ask("POST", f"{one}/undo", client, _=here, **asked)
        else:
            lobby.ask("POST", f"{one}/act", client, _=here, **asked, action=shown["legal"][-1])
        lobby.ask("POST", f"{one}/act", client, _=here, decision=0, key="late", action="roll")
        moves += 1
        if moves == 3:
            lobby.ask("POST", f"{one}/say", client, _=here, phrase="wow")
            other = current.current.state.awaited[0]
            lobby.ask("POST", f"{one}/hint", clients[other], _={"code": code, "seat": other})
            lobby.ask("GET", f"{one}/guidance", clients[other], _={"code": code, "seat": other})
            link = lobby.ask("POST", f"{one}/link", "ben", _={"code": code, "seat": 1})["link"]
            lobby.ask("POST", "/api/links", "phone", link=link)
            clients[1] = "phone"
            lobby.app_driver.now += 200
            lobby.ask("POST", f"{one}/lend", "ana", _={"code": code, "seat": 1})
            back = lobby.app_driver.socket("phone", code)
            back.send(type="hello")
            back.send(type="say", seat=1, phrase="i-am-back", key="s")
            lobby.hear(back)
            back.close()
    assert undone
