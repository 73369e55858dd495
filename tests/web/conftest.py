"""One server and one browser for all tests of the page; a guest for each test, more on demand."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.server_process import Server, serving
from tests.web.browser import ContextPool, Guest, launch


@pytest.fixture(scope="session")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data", "--patience", "1000") as server:
        wait_until_open(server)
        yield server


def wait_until_open(server: Server) -> None:
    """A server names its address a moment before it listens there."""
    for _ in range(100):
        with suppress(httpx.ConnectError):
            httpx.get(f"{server.address}/health")
            return
        time.sleep(0.1)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> ContextPool:
    return ContextPool(browser)


@pytest.fixture
def invite(lobby: Server, contexts: ContextPool) -> Iterator[Callable[..., Guest]]:
    """`invite(locale="es", viewport=PHONE)`: another guest, with the looks of a browser context."""
    guests: list[Guest] = []

    def come(**looks: Any) -> Guest:
        guests.append(Guest(contexts, lobby.address, **looks))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()


@pytest.fixture
def guest(invite: Callable[..., Guest]) -> Guest:
    return invite()
