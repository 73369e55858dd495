"""Who may come in, and that those who may not learn nothing from being turned away."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from jackhouse.server.config import Config
from tests.helpers import RABBITS
from tests.server.app_driver import CODE, PATIENT, Answer, AppDriver, table_of
from tests.server.routes import BODIES, KNOWN_BY_CODE, Route, routes_of

GUESSED = "hgfedcba"
NO_CODES = ("ABCDEFGH", "abcdefg", "abcdefghj", "abc%20fgh", "äbcdefgh", "0000000000", "x" * 500)
NOT_FOUND = b'{"code":"not-found","rule":"","params":{}}'
SEALS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def app_driver(loop: asyncio.AbstractEventLoop) -> AppDriver:
    """A server with a game of two under route, at which nobody may look on."""
    return lobby(loop, PATIENT)


def lobby(loop: asyncio.AbstractEventLoop, config: Config, onlookers: bool = False) -> AppDriver:
    app_driver = AppDriver(loop, config)
    app_driver.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard"), onlookers=onlookers))
    return app_driver


def go(app_driver: AppDriver, route: Route, code: str, client: object, **query: Any) -> Answer:
    body = json.dumps(BODIES[route.name]).encode() if route.name in BODIES else b""
    return app_driver.ask(route.method, route.to(code), client, body, **query)


# -- wrong codes and tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("leak-access")
def test_no_route_distinguishes_a_wrong_token_from_a_wrong_code(app_driver: AppDriver) -> None:
    answers: dict[Answer, list[object]] = {}
    for route in routes_of(app_driver.app):
        if route.to_a_table:
            tries: list[tuple[str, object]] = [(GUESSED, 0), (GUESSED, "stranger"), (GUESSED, None)]
            tries += [(code, 0) for code in NO_CODES]
            if route.name not in KNOWN_BY_CODE:
                tries += [(CODE, "stranger"), (CODE, None)]
            if route.name in ("state", "events"):
                assert go(app_driver, route, CODE, 1, seat=0).status == 404
            for code, client in tries:
                answers.setdefault(go(app_driver, route, code, client), []).append((route, code, client))
        elif route.name in ("mine", "open_table", "bring"):
            answers.setdefault(go(app_driver, route, "", None), []).append((route, None))
        elif route.name == "use_link":
            for client in (0, None):
                answers.setdefault(go(app_driver, route, "", client), []).append((route, client))
    assert len(answers) == 1, {answer: tried[:3] for answer, tried in answers.items()}
    answer = next(iter(answers))
    assert (answer.status, answer.body) == (404, NOT_FOUND)


@pytest.mark.rule("leak-access")
def test_no_socket_distinguishes_a_wrong_token_from_a_wrong_code(app_driver: AppDriver) -> None:
    tries: list[tuple[str, object]] = [
        (GUESSED, 0),
        (GUESSED, "stranger"),
        (GUESSED, None),
        (CODE, "stranger"),
        (CODE, None),
    ]
    got = {tuple(app_driver.socket(client, code).got) for code, client in [*tries, *((code, 0) for code in NO_CODES)]}
    assert len(got) == 1
    _, told, closed = got.pop()
    assert json.loads(told) == {"type": "error", "key": "", "code": "not-found", "rule": "", "params": {}}
    assert closed == "closed 4404"
    assert app_driver.lobby.sockets == 0


@pytest.mark.rule("leak-access")
def test_a_token_that_is_too_short_is_none(app_driver: AppDriver) -> None:
    for header in (b"Bearer x", b"Bearer ", b"Bearer", b"Basic abc", b"", b"Bearer " + b"x" * 500):
        answer = app_driver.ask("GET", "/api/mine", headers=[(b"authorization", header)])
        assert (answer.status, answer.body) == (404, NOT_FOUND)


@pytest.mark.rule("leak-access")
def test_a_token_is_stale_once_its_seat_has_moved(app_driver: AppDriver) -> None:
    """The old device is turned away everywhere, and its socket hung up, since nobody may look on here."""
    old = app_driver.socket(0)
    old.send(type="hello")
    before = len(old.got)
    link = app_driver.post(f"/api/tables/{CODE}/seats/0/link", 0).json["link"]
    assert app_driver.post("/api/links", "phone", link=link).json["mine"] == [0]
    assert [*old.messages[-1].values()][:3] == ["error", "", "not-found"]
    assert (old.hung_up, len(old.got) - before) == (4404, 2)
    for route in routes_of(app_driver.app):
        if route.to_a_table and route.name not in (
            *KNOWN_BY_CODE,
            "start",
            "stand",
            "seat_bot",
            "lend",
            "lend_wait",
        ):  # it is still the host
            assert go(app_driver, route, CODE, 0).body == NOT_FOUND
    assert app_driver.post("/api/links", "tablet", link=link).body == NOT_FOUND
    assert app_driver.ask("GET", f"/api/tables/{CODE}/state", "phone", seat=0).status == 200


def test_where_all_may_look_on_a_stranger_sees_what_an_onlooker_sees(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, PATIENT, onlookers=True)
    seen = {app_driver.ask("GET", f"/api/tables/{CODE}/state", client).body for client in (None, "stranger", 0, 1)}
    assert len(seen) == 1
    shown = json.loads(seen.pop())
    assert sorted(shown) == ["n", "seat", "table", "type", "view"]
    assert [shown["view"][key] for key in ("seat", "hand", "question", "draft")] == [None, None, None, []]


@pytest.mark.rule("leak-access")
def test_guesses_run_out_and_a_right_one_is_then_no_better(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, Config(PATIENT.data, misses_a_minute=10), onlookers=True)
    statuses = [app_driver.ask("GET", f"/api/tables/{GUESSED}", "stranger").status for _ in range(12)]
    assert statuses == [404] * 10 + [429] * 2
    wrong = app_driver.ask("GET", f"/api/tables/{GUESSED}", "stranger")
    assert app_driver.ask("GET", f"/api/tables/{CODE}", "stranger") == wrong
    assert app_driver.socket("stranger", CODE).got == app_driver.socket("stranger", GUESSED).got
    assert app_driver.socket("stranger").hung_up == 4429
    assert app_driver.post("/api/links", "stranger", link="abcdefghabcdefgh").status == 429
    assert (
        app_driver.ask("GET", f"/api/tables/{CODE}/state", 1, seat=1).status == 200
    )  # who sits there is not locked out
    assert app_driver.ask("GET", f"/api/tables/{CODE}", "friend", address="10.0.0.2").status == 200
    app_driver.now += 60
    assert app_driver.ask("GET", f"/api/tables/{CODE}", "stranger").status == 200


@pytest.mark.rule("leak-access")
def test_guesses_by_socket_count_too(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, Config(PATIENT.data, misses_a_minute=10))
    assert [app_driver.socket("stranger", GUESSED).hung_up for _ in range(12)] == [4404] * 10 + [4429] * 2
    assert app_driver.ask("GET", f"/api/tables/{CODE}", "stranger").status == 429


# -- what everybody gets alike -----------------------------------------------------------------------------------------


@pytest.mark.rule("leak-access")
def test_pages_and_pictures_are_the_same_for_everybody_and_know_of_no_table(loop: asyncio.AbstractEventLoop) -> None:
    """Byte for byte, whoever asks, whether or not there is such a table, in a server where nothing was ever opened."""
    full, empty = lobby(loop, PATIENT), AppDriver(loop)
    link = full.post(f"/api/tables/{CODE}/seats/0/link", 0).json["link"]
    public = [route for route in routes_of(full.app) if route.is_public]
    assert {route.name for route in public} == {"page", "web_file", "texts", "symbols", "board"}
    for route in public:
        assert route.method == "GET"
        codes = (CODE, GUESSED, link, "nonsense") if "{code}" in route.path else (CODE,)
        given = {go(full, route, code, client) for code in codes for client in (0, 1, "stranger", None)}
        given.add(go(empty, route, CODE, None))
        assert len(given) == 1, route
        assert given.pop().status == 200, route


@pytest.mark.rule("leak-access")
def test_a_link_is_drawn_whether_or_not_it_leads_anywhere(app_driver: AppDriver) -> None:
    link = app_driver.post(f"/api/tables/{CODE}/seats/0/link", 0).json["link"]
    drawn = [app_driver.ask("GET", f"/api/links/{code}/qr.svg", "stranger") for code in (link, GUESSED * 2)]
    assert [answer.status for answer in drawn] == [200, 200]
    for code in (*NO_CODES, GUESSED, link + "a"):
        answer = app_driver.ask("GET", f"/api/links/{code}/qr.svg", 0)
        assert (answer.status, answer.body) == (404, NOT_FOUND), code


def test_what_lies_beside_the_page_is_not_found(app_driver: AppDriver) -> None:
    paths: tuple[str, ...] = (
        "/web/../server/app.py",
        "/web//etc/passwd",
        "/web/js/../../games.py",
        "/web/@1/../../games.py",
        "/web/js",
    )
    paths += ("/web/js/main.js\0.css", "/text/xx.ftl", "/text/en.py", "/text/../en/rules.ftl", "/art/cards/en/x.svg")
    paths += ("/art/none/en/light.svg", "/art/none/sample/en/light.svg", "/art/jack-rabbits/../en/light.svg")
    paths += ("/art/jack-rabbits/sample/light.svg?reversed=KD", "/art/jack-rabbits/sample/light.svg?reversed=citadel,x")
    for path in paths:
        answer = app_driver.ask("GET", path, 0)
        assert (answer.status, answer.body) == (404, NOT_FOUND), path


# -- pages of other sites ----------------------------------------------------------------------------------------------

FOREIGN = (
    b"https://evil.example",
    b"null",
    b"",
    b"http://[",
    b"http://games.test:8001",
    b"http://games.test.evil.example",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_act(app_driver: AppDriver, origin: bytes) -> None:
    headers = [(b"origin", origin)]
    for route in routes_of(app_driver.app):
        answer = app_driver.ask(route.method, route.to(CODE), 0, json.dumps(BODIES.get(route.name)).encode(), headers)
        assert (answer.status == 403) == (route.method != "GET"), route
        assert route.method == "GET" or answer.json["code"] == "other-origin"
        assert not [value for name, value in answer.headers if name.startswith(b"access-control")]
    socket = app_driver.socket(0, headers=headers)
    assert (socket.hung_up, socket.messages[0]["code"]) == (4403, "other-origin")


def test_pages_of_the_same_origin_can_act(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, Config(PATIENT.data, origins=("https://play.example",)))
    for origin in (b"http://games.test", b"http://GAMES.test", b"https://play.example"):
        assert app_driver.ask("POST", "/api/clients", None, b"{}", [(b"origin", origin)]).status == 201
        socket = app_driver.socket(0, headers=[(b"origin", origin)])
        assert not socket.hung_up
        socket.close()


def test_behind_tls_a_page_without_it_is_another_site(loop: asyncio.AbstractEventLoop) -> None:
    app_driver = lobby(loop, Config(PATIENT.data, trust_proxy=True))
    for scheme, status in ((b"https", 201), (b"http", 403)):
        headers = [(b"origin", scheme + b"://games.test"), (b"x-forwarded-proto", b"https")]
        assert app_driver.ask("POST", "/api/clients", None, b"{}", headers).status == status


# -- cookies -----------------------------------------------------------------------------------------------------------


def cookie(app_driver: AppDriver, *headers: tuple[bytes, bytes]) -> str:
    answer = app_driver.ask("POST", "/api/clients", None, b"{}", headers)
    assert answer.json == {"known": False}
    return dict(answer.headers)[b"set-cookie"].decode()


def attributes(text: str) -> set[str]:
    return {part.strip().lower() for part in text.split(";")[1:]}


def test_a_page_keeps_its_token_where_no_script_and_no_other_site_gets_it(app_driver: AppDriver) -> None:
    kept = cookie(app_driver)
    assert attributes(kept) == {"httponly", "path=/", "samesite=lax", "max-age=31536000"}
    token = kept.split(";")[0].partition("=")[2]
    assert len(token) >= 22
    known = app_driver.ask("POST", "/api/clients", None, b"{}", [(b"cookie", f"jackhouse={token}".encode())])
    assert known.json == {"known": True}
    assert not [name for name, _ in known.headers if name == b"set-cookie"]
    assert app_driver.ask("GET", "/api/mine", None, headers=[(b"cookie", f"jackhouse={token}".encode())]).json == []


def test_behind_tls_the_cookie_never_goes_without_it(loop: asyncio.AbstractEventLoop) -> None:
    forwarded = (b"x-forwarded-proto", b"https")
    assert "secure" in attributes(cookie(AppDriver(loop, Config(PATIENT.data, trust_proxy=True)), forwarded))
    assert "secure" not in attributes(cookie(AppDriver(loop, PATIENT), forwarded))  # anybody could say so


def test_a_program_gets_its_token_in_the_answer_and_no_cookie(app_driver: AppDriver) -> None:
    answer = app_driver.post("/api/clients", bearer=True)
    assert set(answer.json) == {"token"}
    assert b"set-cookie" not in dict(answer.headers)


# -- the headers of every answer ---------------------------------------------------------------------------------------


def sealed(answer: Answer, path: str) -> int:
    headers = dict(answer.headers)
    assert {name: headers.get(name) for name in SEALS} == SEALS, (path, answer)
    kept = headers.get(b"cache-control")
    if path.startswith("/api/"):
        assert kept == b"no-store", path
    else:  # what is refused has no tag, and nobody is told to keep it
        assert kept == (b"no-cache" if b"etag" in headers else None), path
    assert b"server" not in headers
    return answer.status


def test_the_policy_lets_nothing_in_from_elsewhere_and_no_script_into_a_page() -> None:
    policy = dict(part.split(" ", 1) for part in SEALS[b"content-security-policy"].decode().split("; "))
    assert policy.pop("default-src") == "'self'"
    assert policy.pop("img-src") == "'self' data:"
    assert set(policy.values()) == {"'none'", "'self'"}
    assert "script-src" not in policy  # as all the rest: from here, in files


def test_every_answer_is_sealed(app_driver: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    statuses = set()
    for route in routes_of(app_driver.app):
        path = route.to(CODE)
        body = json.dumps(BODIES.get(route.name)).encode()
        for method in (route.method, "OPTIONS", "PATCH", "HEAD"):
            for client in (0, None):
                statuses.add(sealed(app_driver.ask(method, path, client, body), path))
        statuses.add(sealed(app_driver.ask(route.method, path, 0, b'{"nonsense": 1}'), path))
        statuses.add(sealed(app_driver.ask(route.method, path, 0, body, [(b"origin", b"http://evil.example")]), path))
    for path in (
        "/",
        "/nowhere",
        "/api/nowhere",
        "/api/schema",
        "/api/schema/nowhere",
        "/..%2f..",
        "/api/tables//state",
    ):
        statuses.add(sealed(app_driver.ask("GET", path, 0), path))
    statuses.add(sealed(app_driver.ask("POST", "/api/tables", 0, b"x" * 200_000), "/api/tables"))

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(app_driver.lobby, "find", broken)
    statuses.add(sealed(app_driver.ask("GET", f"/api/tables/{CODE}", 0), "/api/tables"))
    strict = AppDriver(app_driver.loop, Config(PATIENT.data, request_burst=1))
    for _ in range(2):
        statuses.add(sealed(strict.ask("GET", "/health"), "/health"))
    assert statuses >= {200, 201, 204, 400, 403, 404, 409, 413, 429, 500}
