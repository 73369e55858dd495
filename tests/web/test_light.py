"""The first load is light, whatever the address, and what was loaded once is kept."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from jackhouse import games
from tests.web.browser import ContextPool, Guest
from tests.web.tables import open_table
from tests.web.test_setup import opened

FIRST_LOAD = 150_000
"""Bytes that travel, compressed, before a page can be used."""

GAMES = [game.key for game in games.all_games()]

LOADED = """() => {
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const mark = performance.getEntriesByName("usable")[0] ?? performance.getEntriesByName("shown")[0];
  return entries.map(({ name, decodedBodySize, encodedBodySize, transferSize, startTime }) => ({
    path: new URL(name).pathname, size: encodedBodySize, unpacked: decodedBodySize, sent: transferSize,
    first: startTime <= mark.startTime,
  }));
}"""
"""`size`: of the body as it travels; `first`: requested before the page could be used."""


@pytest.fixture
def contexts(browser: Browser) -> ContextPool:
    """Nobody has been there before."""
    return ContextPool(browser)


def loaded(page: Page) -> list[dict[str, Any]]:
    page.wait_for_load_state("networkidle")
    found: list[dict[str, Any]] = page.evaluate(LOADED)
    return found


def waiting_room(game: str) -> Callable[[Guest], str]:
    return lambda guest: f"/t/{opened(guest, 4, game=game)}"


def table(game: str, **setup: Any) -> Callable[[Guest], str]:
    return lambda guest: f"/t/{open_table(guest, game=game, **setup)}"


ENTRIES: dict[str, Callable[[Guest], str]] = {
    "front page": lambda guest: "/",
    "set-up": lambda guest: "/new",
    "builder": lambda guest: "/build",
    "collection of maps": lambda guest: "/boards",
    "join": lambda guest: "/join",
    "rules": lambda guest: "/rules",
    **{f"waiting room, {key}": waiting_room(key) for key in GAMES},
    **{f"table, {key}": table(key, bots=3) for key in GAMES},
    **{f"one screen, {key}": table(key, mine=2) for key in GAMES},
    "building": table("jack-rabbits", bots=1, options={"building": "free"}),
    "meadow": table("jack-rabbits", bots=1, preset="meadow", options={"building": "off"}),
}


@pytest.mark.parametrize(
    ("entry", "locale"),
    [
        *((entry, "en") for entry in ENTRIES),
        ("front page", "es"),
        ("building", "es"),
        *((f"table, {key}", "es") for key in GAMES),
    ],
)
def test_the_first_load_is_light(invite: Callable[..., Guest], entry: str, locale: str) -> None:
    guest = invite(locale=locale)
    found = loaded(guest.visit(ENTRIES[entry](guest)))
    first, unpacked = (sum(file[size] for file in found if file["first"]) for size in ("size", "unpacked"))
    print(f"\nfirst load, {entry}, {locale}: {first} bytes until it can be used ({unpacked} unpacked)")
    assert first < FIRST_LOAD, sorted((file["size"], file["path"]) for file in found if file["first"])


def test_a_second_visit_loads_the_page_alone(guest: Guest) -> None:
    code = open_table(guest, bots=1)
    loaded(guest.visit(f"/t/{code}"))
    again = loaded(guest.visit(f"/t/{code}"))
    sent = {file["path"] for file in again if file["sent"]}
    assert all(path.startswith(("/api/", "/t/")) for path in sent), sent


def test_everything_but_the_page_itself_is_kept_by_the_browser(guest: Guest) -> None:
    guest.visit(f"/t/{open_table(guest, bots=1)}").wait_for_load_state("networkidle")
    guest.visit("/").wait_for_load_state("networkidle")
    for request in guest.requests:
        answer = request.response()
        assert answer is not None
        kept = answer.header_value("cache-control") or ""
        path = request.url.removeprefix(guest.address).partition("?")[0]
        if path.startswith(("/web/", "/text/", "/art/")):
            assert "immutable" in kept, path
        elif not path.startswith("/api/"):
            assert kept == "no-cache", path
            assert answer.header_value("etag"), path
