"""Requests are taken as the schema says: types as they are, nothing undeclared, the right methods at every address."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.helpers import RABBITS
from tests.server.app_driver import CODE, Answer, AppDriver, table_of
from tests.server.routes import BODIES, routes_of

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get")
TABLE = f"/api/tables/{CODE}"


@pytest.fixture
def app_driver() -> Iterator[AppDriver]:
    loop = asyncio.new_event_loop()
    app_driver = AppDriver(loop)
    app_driver.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard")))
    yield app_driver
    loop.close()


def refused(answer: Answer) -> bool:
    return (answer.status, answer.json.get("code")) == (400, "message-garbled")


# -- types -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/clients", {"bearer": 1}),
        ("/api/clients", {"bearer": 0}),
        ("/api/clients", {"bearer": "true"}),
        ("/api/clients", {"bearer": None}),
        ("/api/clients", {"bearer": True, "name": "x"}),
        ("/api/tables", {"players": "2"}),
        ("/api/tables", {"players": 2.0}),
        ("/api/tables", {"players": True}),
        ("/api/tables", {"public": 1, "players": 2}),
        ("/api/tables", {"onlookers": "no", "players": 2}),
        ("/api/tables", {"timer": "60", "players": 2}),
        ("/api/tables", {"timer": 60.0, "players": 2}),
        ("/api/tables", {"game": 1}),
        ("/api/tables", {"options": [["round-cap", 3]]}),
        ("/api/tables", {"options": {"round-cap": 3.0}}),
        ("/api/tables", {"options": {"round-cap": [3]}}),
        ("/api/tables", {"options": {"objective": None}}),
        ("/api/tables", {"practice": {"seed": "7"}}),
        ("/api/tables", {"practice": {"seed": True}}),
        ("/api/tables", {"practice": {"seed": 7, "secret": "0" * 32}}),
        ("/api/games/jack-rabbits/try", {"players": "2"}),
        (f"{TABLE}/seats/0/act", {"decision": "0", "key": "k", "action": "roll"}),
        (f"{TABLE}/seats/0/act", {"decision": 0, "key": 7, "action": "roll"}),
        (f"{TABLE}/seats/0/act", {"decision": -1, "key": "k", "action": "roll"}),
        (f"{TABLE}/seats/0/act", {"decision": 0, "key": "k" * 65, "action": "roll"}),
        (f"{TABLE}/seats/0/act", {"decision": 0, "key": "k", "action": "roll", "seat": 0}),
        (f"{TABLE}/seats/0/say", {"phrase": ["wow"]}),
        ("/api/records", {"record": []}),
    ],
)
def test_values_that_do_not_fit_are_refused_not_converted(app_driver: AppDriver, path: str, body: Any) -> None:
    assert refused(app_driver.ask("POST", path, 0, json.dumps(body).encode()))
    assert not app_driver.memory_store.kept


def test_valid_requests_are_accepted(app_driver: AppDriver) -> None:
    assert app_driver.post("/api/clients", bearer=True).status == 201
    wanted = {"players": 2, "public": True, "timer": 60, "options": {"round-cap": 3, "objective": "simple"}}
    assert app_driver.post("/api/tables", 0, **wanted, practice={"seed": -7}).status == 201


def test_a_query_has_the_declared_parameters_once(app_driver: AppDriver) -> None:
    for path, query in (
        (f"{TABLE}/state", "seat=0&seat=0"),
        (f"{TABLE}/state", "seat=0&code=x"),
        (f"{TABLE}/state", "request=1"),
        (f"{TABLE}/state", "after=1"),
        (f"{TABLE}/state", "seat=0.0"),
        (f"{TABLE}/state", "seat=x"),
        (f"{TABLE}/events", "after=1.5"),
        ("/api/games", "x"),
        ("/health", "data=1"),
        (f"{TABLE}/qr.svg", "v=1"),
    ):
        scope = app_driver.scope("http", path, 0, [], "127.0.0.1") | {"method": "GET", "query_string": query.encode()}
        assert refused(app_driver.run(app_driver._asked(scope, b""))), (path, query)
    assert app_driver.ask("GET", f"{TABLE}/events", 0, seat=0, after=0).status == 200
    assert app_driver.ask("GET", "/", 0, fbclid="what other sites add to a link").status == 200


# -- methods -----------------------------------------------------------------------------------------------------------


def test_every_other_method_is_refused_and_told_which_there_are(app_driver: AppDriver) -> None:
    paths: dict[str, set[str]] = {}
    for route in routes_of(app_driver.app):
        paths.setdefault(route.to(CODE), set()).add(route.method)
    assert len(paths) > 30
    for path, methods in paths.items():
        methods |= {"OPTIONS"} | ({"HEAD"} if "GET" in methods else set())
        for method in METHODS:
            answer = app_driver.ask(method, path, "stranger", b"")
            allow = dict(answer.headers).get(b"allow")
            if method in methods:
                assert answer.status not in (405, 500), (method, path)
                continue
            assert answer.status == 405, (method, path)
            assert method == "HEAD" or answer.json["code"] == "method-not-allowed"
            assert allow is not None
            assert allow.decode().split(", ") == sorted(methods), path
        assert dict(app_driver.ask("OPTIONS", path).headers)[b"allow"].decode().split(", ") == sorted(methods), path


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/api", f"{TABLE}/seats", f"{TABLE}/socket", "/web"])
def test_where_nothing_is_no_method_is_better(app_driver: AppDriver, path: str) -> None:
    for method in METHODS:
        answer = app_driver.ask(method, path, 0)
        assert answer.status == 404, method
        assert b"allow" not in dict(answer.headers)


def test_head_is_get_without_the_body(app_driver: AppDriver) -> None:
    for path in ("/", "/health", "/api/games", TABLE, "/web/js/main.js", f"{TABLE}/qr.svg", "/api/tables/hgfedcba"):
        whole, head = app_driver.ask("GET", path, 0), app_driver.ask("HEAD", path, 0)
        assert (head.status, head.headers, head.body) == (whole.status, whole.headers, b"")


def test_a_post_without_a_token_from_elsewhere_is_refused_before_its_body_is_read(app_driver: AppDriver) -> None:
    for name, body in BODIES.items():
        route = next(route for route in routes_of(app_driver.app) if route.name == name)
        answer = app_driver.ask(
            route.method, route.to(CODE), 0, json.dumps(body).encode(), [(b"origin", b"http://evil.test")]
        )
        assert (answer.status, answer.json["code"]) == (403, "other-origin")


# -- health ------------------------------------------------------------------------------------------------------------


def test_health_says_whether_anything_can_be_stored(app_driver: AppDriver) -> None:
    assert app_driver.ask("GET", "/health").json == {"status": "ok", "tables": 1, "sockets": 0, "storing": True}
    app_driver.memory_store.writable = False
    assert app_driver.ask("GET", "/health").json["storing"] is False


# -- files -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [201, 5000, 60_000])
def test_a_file_whose_name_is_too_long_for_the_system_is_not_there(app_driver: AppDriver, size: int) -> None:
    name = "a" * size
    for path in (f"/web/{name}.js", f"/web/js/{name}/main.js", f"/web/@{name}/js/main.js", f"/text/en/{name}.ftl"):
        assert app_driver.ask("GET", path).status == 404
    for path in (f"/art/{name}/light.svg", f"/art/jackal/{name}/light.svg", f"/art/jackal/Woo/{name}.svg"):
        assert app_driver.ask("GET", path).status == 404
