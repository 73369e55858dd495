"""Who may come in, and that those who may not learn nothing from being turned away."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from jackhouse.server.config import Config
from tests.helpers import RABBITS
from tests.server.doors import BODIES, KNOWN_BY_CODE, Way, ways
from tests.server.indoors import CODE, PATIENT, Answer, Indoors, table_of

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
def indoors(loop: asyncio.AbstractEventLoop) -> Indoors:
    """A house with a game of two under way, at which nobody may look on."""
    return lobby(loop, PATIENT)


def lobby(loop: asyncio.AbstractEventLoop, config: Config, onlookers: bool = False) -> Indoors:
    indoors = Indoors(loop, config)
    indoors.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard"), onlookers=onlookers))
    return indoors


def go(indoors: Indoors, way: Way, code: str, guest: object, **query: object) -> Answer:
    body = json.dumps(BODIES[way.name]).encode() if way.name in BODIES else b""
    return indoors.ask(way.method, way.to(code), guest, body, **query)


# -- a wrong door is like any other ------------------------------------------------------------------------------------


@pytest.mark.rule("leak-door")
def test_no_way_tells_a_wrong_token_from_a_wrong_code(indoors: Indoors) -> None:
    answers: dict[Answer, list[object]] = {}
    for way in ways(indoors.app):
        if way.to_a_table:
            tries: list[tuple[str, object]] = [(GUESSED, 0), (GUESSED, "stranger"), (GUESSED, None)]
            tries += [(code, 0) for code in NO_CODES]
            if way.name not in KNOWN_BY_CODE:
                tries += [(CODE, "stranger"), (CODE, None)]
            if way.name in ("state", "events"):
                assert go(indoors, way, CODE, 1, seat=0).status == 404
            for code, guest in tries:
                answers.setdefault(go(indoors, way, code, guest), []).append((way, code, guest))
        elif way.name in ("mine", "open_table", "bring"):
            answers.setdefault(go(indoors, way, "", None), []).append((way, None))
        elif way.name == "use_link":
            for guest in (0, None):
                answers.setdefault(go(indoors, way, "", guest), []).append((way, guest))
    assert len(answers) == 1, {answer: tried[:3] for answer, tried in answers.items()}
    answer = next(iter(answers))
    assert (answer.status, answer.body) == (404, NOT_FOUND)


@pytest.mark.rule("leak-door")
def test_no_socket_tells_a_wrong_token_from_a_wrong_code(indoors: Indoors) -> None:
    tries: list[tuple[str, object]] = [
        (GUESSED, 0),
        (GUESSED, "stranger"),
        (GUESSED, None),
        (CODE, "stranger"),
        (CODE, None),
    ]
    got = {tuple(indoors.wire(guest, code).got) for code, guest in [*tries, *((code, 0) for code in NO_CODES)]}
    assert len(got) == 1
    _, told, closed = got.pop()
    assert json.loads(told) == {"type": "error", "key": "", "code": "not-found", "rule": "", "params": {}}
    assert closed == "closed 4404"
    assert indoors.lobby.sockets == 0


@pytest.mark.rule("leak-door")
def test_a_token_that_is_too_short_is_none(indoors: Indoors) -> None:
    for header in (b"Bearer x", b"Bearer ", b"Bearer", b"Basic abc", b"", b"Bearer " + b"x" * 500):
        answer = indoors.ask("GET", "/api/mine", headers=[(b"authorization", header)])
        assert (answer.status, answer.body) == (404, NOT_FOUND)


@pytest.mark.rule("leak-door")
def test_a_token_is_stale_once_its_seat_has_moved(indoors: Indoors) -> None:
    """The old device is turned away everywhere, and its socket hung up, since nobody may look on here."""
    old = indoors.wire(0)
    old.send(type="hello")
    before = len(old.got)
    link = indoors.post(f"/api/tables/{CODE}/seats/0/link", 0).json["link"]
    assert indoors.post("/api/links", "phone", link=link).json["mine"] == [0]
    assert [*old.messages[-1].values()][:3] == ["error", "", "not-found"]
    assert (old.hung_up, len(old.got) - before) == (4404, 2)
    for way in ways(indoors.app):
        if way.to_a_table and way.name not in (
            *KNOWN_BY_CODE,
            "start",
            "stand",
            "seat_bot",
            "lend",
            "lend_wait",
        ):  # it is still the host
            assert go(indoors, way, CODE, 0).body == NOT_FOUND
    assert indoors.post("/api/links", "tablet", link=link).body == NOT_FOUND
    assert indoors.ask("GET", f"/api/tables/{CODE}/state", "phone", seat=0).status == 200


def test_where_all_may_look_on_a_stranger_sees_what_an_onlooker_sees(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, PATIENT, onlookers=True)
    seen = {indoors.ask("GET", f"/api/tables/{CODE}/state", guest).body for guest in (None, "stranger", 0, 1)}
    assert len(seen) == 1
    shown = json.loads(seen.pop())
    assert sorted(shown) == ["n", "seat", "table", "type", "view"]
    assert [shown["view"][key] for key in ("seat", "hand", "question", "draft")] == [None, None, None, []]


@pytest.mark.rule("leak-door")
def test_guesses_run_out_and_a_right_one_is_then_no_better(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, Config(PATIENT.data, misses_a_minute=10), onlookers=True)
    statuses = [indoors.ask("GET", f"/api/tables/{GUESSED}", "stranger").status for _ in range(12)]
    assert statuses == [404] * 10 + [429] * 2
    wrong = indoors.ask("GET", f"/api/tables/{GUESSED}", "stranger")
    assert indoors.ask("GET", f"/api/tables/{CODE}", "stranger") == wrong
    assert indoors.wire("stranger", CODE).got == indoors.wire("stranger", GUESSED).got
    assert indoors.wire("stranger").hung_up == 4429
    assert indoors.post("/api/links", "stranger", link="abcdefghabcdefgh").status == 429
    assert indoors.ask("GET", f"/api/tables/{CODE}/state", 1, seat=1).status == 200  # who sits there is not locked out
    assert indoors.ask("GET", f"/api/tables/{CODE}", "friend", address="10.0.0.2").status == 200
    indoors.now += 60
    assert indoors.ask("GET", f"/api/tables/{CODE}", "stranger").status == 200


@pytest.mark.rule("leak-door")
def test_guesses_by_socket_count_too(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, Config(PATIENT.data, misses_a_minute=10))
    assert [indoors.wire("stranger", GUESSED).hung_up for _ in range(12)] == [4404] * 10 + [4429] * 2
    assert indoors.ask("GET", f"/api/tables/{CODE}", "stranger").status == 429


# -- what everybody gets alike -----------------------------------------------------------------------------------------


@pytest.mark.rule("leak-door")
def test_pages_and_pictures_are_the_same_for_everybody_and_know_of_no_table(loop: asyncio.AbstractEventLoop) -> None:
    """Byte for byte, whoever asks, whether or not there is such a table, in a house where nothing was ever opened."""
    full, empty = lobby(loop, PATIENT), Indoors(loop)
    link = full.post(f"/api/tables/{CODE}/seats/0/link", 0).json["link"]
    public = [way for way in ways(full.app) if way.is_public]
    assert {way.name for way in public} == {"page", "web_file", "texts", "symbols", "board"}
    for way in public:
        assert way.method == "GET"
        codes = (CODE, GUESSED, link, "nonsense") if "{code}" in way.path else (CODE,)
        given = {go(full, way, code, guest) for code in codes for guest in (0, 1, "stranger", None)}
        given.add(go(empty, way, CODE, None))
        assert len(given) == 1, way
        assert given.pop().status == 200, way


@pytest.mark.rule("leak-door")
def test_a_link_is_drawn_whether_or_not_it_leads_anywhere(indoors: Indoors) -> None:
    link = indoors.post(f"/api/tables/{CODE}/seats/0/link", 0).json["link"]
    drawn = [indoors.ask("GET", f"/api/links/{code}/qr.svg", "stranger") for code in (link, GUESSED * 2)]
    assert [answer.status for answer in drawn] == [200, 200]
    for code in (*NO_CODES, GUESSED, link + "a"):
        answer = indoors.ask("GET", f"/api/links/{code}/qr.svg", 0)
        assert (answer.status, answer.body) == (404, NOT_FOUND), code


def test_what_lies_beside_the_page_is_not_found(indoors: Indoors) -> None:
    paths = ("/web/../server/app.py", "/web//etc/passwd", "/web/js/../../games.py", "/web/@1/../../games.py", "/web/js")
    paths += ("/web/js/main.js\0.css", "/text/xx.ftl", "/text/en.py", "/text/../en/rules.ftl", "/art/cards/en/x.svg")
    paths += ("/art/none/en/light.svg", "/art/none/sample/en/light.svg", "/art/jack-rabbits/../en/light.svg")
    for path in paths:
        answer = indoors.ask("GET", path, 0)
        assert (answer.status, answer.body) == (404, NOT_FOUND), path


# -- pages of other sites ----------------------------------------------------------------------------------------------

FOREIGN = (
    b"https://evil.example",
    b"null",
    b"",
    b"http://[",
    b"http://house.test:8001",
    b"http://house.test.evil.example",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_act(indoors: Indoors, origin: bytes) -> None:
    headers = [(b"origin", origin)]
    for way in ways(indoors.app):
        answer = indoors.ask(way.method, way.to(CODE), 0, json.dumps(BODIES.get(way.name)).encode(), headers)
        assert (answer.status == 403) == (way.method != "GET"), way
        assert way.method == "GET" or answer.json["code"] == "other-origin"
        assert not [value for name, value in answer.headers if name.startswith(b"access-control")]
    wire = indoors.wire(0, headers=headers)
    assert (wire.hung_up, wire.messages[0]["code"]) == (4403, "other-origin")


def test_pages_of_the_house_can_act(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, Config(PATIENT.data, origins=("https://play.example",)))
    for origin in (b"http://house.test", b"http://HOUSE.test", b"https://play.example"):
        assert indoors.ask("POST", "/api/clients", None, b"{}", [(b"origin", origin)]).status == 201
        wire = indoors.wire(0, headers=[(b"origin", origin)])
        assert not wire.hung_up
        wire.close()


def test_behind_tls_a_page_without_it_is_another_site(loop: asyncio.AbstractEventLoop) -> None:
    indoors = lobby(loop, Config(PATIENT.data, trust_proxy=True))
    for scheme, status in ((b"https", 201), (b"http", 403)):
        headers = [(b"origin", scheme + b"://house.test"), (b"x-forwarded-proto", b"https")]
        assert indoors.ask("POST", "/api/clients", None, b"{}", headers).status == status


# -- cookies -----------------------------------------------------------------------------------------------------------


def cookie(indoors: Indoors, *headers: tuple[bytes, bytes]) -> str:
    answer = indoors.ask("POST", "/api/clients", None, b"{}", headers)
    assert answer.json == {"known": False}
    return dict(answer.headers)[b"set-cookie"].decode()


def attributes(text: str) -> set[str]:
    return {part.strip().lower() for part in text.split(";")[1:]}


def test_a_page_keeps_its_token_where_no_script_and_no_other_site_gets_it(indoors: Indoors) -> None:
    kept = cookie(indoors)
    assert attributes(kept) == {"httponly", "path=/", "samesite=lax", "max-age=31536000"}
    token = kept.split(";")[0].partition("=")[2]
    assert len(token) >= 22
    known = indoors.ask("POST", "/api/clients", None, b"{}", [(b"cookie", f"jackhouse={token}".encode())])
    assert known.json == {"known": True}
    assert not [name for name, _ in known.headers if name == b"set-cookie"]
    assert indoors.ask("GET", "/api/mine", None, headers=[(b"cookie", f"jackhouse={token}".encode())]).json == []


def test_behind_tls_the_cookie_never_goes_without_it(loop: asyncio.AbstractEventLoop) -> None:
    forwarded = (b"x-forwarded-proto", b"https")
    assert "secure" in attributes(cookie(Indoors(loop, Config(PATIENT.data, trust_proxy=True)), forwarded))
    assert "secure" not in attributes(cookie(Indoors(loop, PATIENT), forwarded))  # anybody could say so


def test_a_program_gets_its_token_in_the_answer_and_no_cookie(indoors: Indoors) -> None:
    answer = indoors.post("/api/clients", bearer=True)
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


def test_every_answer_is_sealed(indoors: Indoors, monkeypatch: pytest.MonkeyPatch) -> None:
    statuses = set()
    for way in ways(indoors.app):
        path = way.to(CODE)
        body = json.dumps(BODIES.get(way.name)).encode()
        for method in (way.method, "OPTIONS", "PATCH", "HEAD"):
            for guest in (0, None):
                statuses.add(sealed(indoors.ask(method, path, guest, body), path))
        statuses.add(sealed(indoors.ask(way.method, path, 0, b'{"nonsense": 1}'), path))
        statuses.add(sealed(indoors.ask(way.method, path, 0, body, [(b"origin", b"http://evil.example")]), path))
    for path in (
        "/",
        "/nowhere",
        "/api/nowhere",
        "/api/schema",
        "/api/schema/nowhere",
        "/..%2f..",
        "/api/tables//state",
    ):
        statuses.add(sealed(indoors.ask("GET", path, 0), path))
    statuses.add(sealed(indoors.ask("POST", "/api/tables", 0, b"x" * 200_000), "/api/tables"))

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(indoors.lobby, "find", broken)
    statuses.add(sealed(indoors.ask("GET", f"/api/tables/{CODE}", 0), "/api/tables"))
    strict = Indoors(indoors.loop, Config(PATIENT.data, request_burst=1))
    for _ in range(2):
        statuses.add(sealed(strict.ask("GET", "/health"), "/health"))
    assert statuses >= {200, 201, 204, 400, 403, 404, 409, 413, 429, 500}
