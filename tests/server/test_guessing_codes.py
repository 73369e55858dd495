"""Only a wrong code of a table or a link is a guess; other things that are not there cost nothing."""

import asyncio
from collections.abc import Iterator

import pytest

from jackhouse.server.config import Config
from tests.helpers import RABBITS
from tests.server.app_driver import CODE, PATIENT, AppDriver, table_of

GUESSES = 10
WRONG = "hgfedcba"


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def app_driver(loop: asyncio.AbstractEventLoop) -> AppDriver:
    """A game at which nobody may look on, in a server where ten guesses a minute are allowed."""
    app_driver = AppDriver(loop, Config(PATIENT.data, misses_a_minute=GUESSES))
    app_driver.seat_all(table_of(RABBITS.new(2, seed=5, preset="standard"), onlookers=False))
    return app_driver


def guesses_left(app_driver: AppDriver) -> int:
    statuses = [app_driver.ask("GET", f"/api/tables/{WRONG}", "guesser").status for _ in range(GUESSES + 1)]
    assert set(statuses) <= {404, 429}
    return statuses.count(404)


@pytest.mark.parametrize(
    ("method", "path", "client"),
    [
        ("GET", "/api/nowhere", 0),
        ("GET", "/web/js/none.js", None),
        ("GET", "/art/cards/none.svg", None),
        ("GET", "/art/jack-rabbits/none/light.svg", None),
        ("GET", "/text/en/none.ftl", None),
        ("GET", f"/api/tables/{CODE}/state", "stranger"),  # nobody may look on
        ("GET", f"/api/tables/{CODE}/record", "stranger"),
        ("GET", f"/api/tables/{CODE}/board/none.svg", 0),
        ("POST", f"/api/tables/{CODE}/seats/1/link", 0),  # another's seat
        ("POST", f"/api/tables/{CODE}/seats/9/hint", 0),
        ("POST", f"/api/tables/{CODE}/start", 1),
        ("POST", f"/api/tables/{CODE}/start", None),
        ("GET", "/api/mine", None),
        ("POST", "/api/tables", None),
        ("POST", "/api/links", None),  # who has no token cannot use a link
        ("GET", "/api/links/none/qr.svg", 0),
        ("PATCH", f"/api/tables/{WRONG}", 0),
    ],
)
def test_what_is_no_guess_costs_none(app_driver: AppDriver, method: str, path: str, client: object) -> None:
    bodies = {"/api/links": b'{"link": "abcdefghabcdefgh"}', "/api/tables": b"{}"}
    for _ in range(3):
        assert app_driver.ask(method, path, client, bodies.get(path, b"")).status in (404, 405)
    assert guesses_left(app_driver) == GUESSES


@pytest.mark.parametrize(
    ("method", "path", "client"),
    [
        ("GET", f"/api/tables/{WRONG}", None),
        ("GET", f"/api/tables/{WRONG}/state", 0),
        ("GET", f"/api/tables/{WRONG}/qr.svg", 0),
        ("POST", f"/api/tables/{WRONG}/start", 0),
        ("POST", f"/api/tables/{WRONG}/seats/0/hint", 0),
        ("POST", "/api/links", 0),
        ("POST", "/api/links/", 0),
    ],
)
def test_a_wrong_code_is_a_guess(app_driver: AppDriver, method: str, path: str, client: object) -> None:
    for _ in range(3):
        assert app_driver.ask(method, path, client, b'{"link": "abcdefghabcdefgh"}').status == 404
    assert guesses_left(app_driver) == GUESSES - 3


def test_a_socket_to_a_table_where_one_may_not_look_on_is_no_guess(app_driver: AppDriver) -> None:
    for code, left in ((CODE, GUESSES), (WRONG, GUESSES - 3)):
        assert [app_driver.socket("stranger", code).hung_up for _ in range(3)] == [4404] * 3
        assert guesses_left(app_driver) == left
        app_driver.now += 60


def test_pages_are_there_for_those_who_have_guessed_too_often(app_driver: AppDriver) -> None:
    assert guesses_left(app_driver) == GUESSES
    for path in ("/", f"/t/{CODE}", f"/t/{WRONG}", "/link/abcdefghabcdefgh", "/web/js/main.js"):
        assert app_driver.ask("GET", path, "guesser").status == 200
    for path in (f"/api/tables/{CODE}", f"/api/tables/{WRONG}"):
        assert app_driver.ask("GET", path, "guesser").status == 429


def test_drawing_what_an_address_carries_counts_as_a_request(loop: asyncio.AbstractEventLoop) -> None:
    """Any island can be asked for; those that are drawn already are for everybody."""
    app_driver = AppDriver(loop, Config(PATIENT.data, request_burst=3, requests_a_second=0.001))
    islands = ["Wo-3o", "Wo-o3", "W3-oo", "Wo1-oo2"]
    statuses = [app_driver.ask("GET", f"/art/jackal/{island}/light.svg", 0).status for island in islands]
    assert statuses == [200, 200, 200, 429]
    assert [app_driver.ask("GET", f"/art/jackal/{island}/light.svg", 0).status for island in islands[:3]] == [200] * 3
