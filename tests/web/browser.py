"""A real browser before a real server: guests with their own cookies, whose every request and complaint is noted."""

import json
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
)

from tests.web.chromium import HOW, find

__all__ = ["KEEP_TOASTS", "PHONE", "WIDE", "ContextPool", "Guest", "expect", "launch", "wait_for_items", "wait_until"]

PHONE: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1280, "height": 800}

_LONGEST_WAIT = 60_000  # milliseconds; a limit on hangs only: on a busy machine pages are ten times slower
expect.set_options(timeout=_LONGEST_WAIT)

# On a busy machine a toast would be gone before a test looks at it.
KEEP_TOASTS = """{
    const { setTimeout } = window;
    window.setTimeout = (call, ms, ...args) => (ms >= 4000 ? 0 : setTimeout(call, ms, ...args));
}"""

_ARGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip


_find = Page.locator


def _find_in_the_page(self: Page, selector: str, **options: Any) -> Locator:
    """Finds elements without looking for shadow roots, of which the page has none.

    Playwright's own way visits every element of the document at each look: a third of what a table's page costs.
    """
    return _find(self, f"css:light={selector}", **options)


Page.locator = _find_in_the_page  # type: ignore[method-assign]


def launch(playwright: Playwright) -> Browser:
    """The chromium of this machine; without one the tests fail, and say how to get it."""
    chromium = find()
    if chromium is None:
        pytest.fail(HOW)
    return playwright.chromium.launch(executable_path=chromium, args=list(_ARGS))


def wait_until(page: Page, condition: str, arg: Any = None) -> None:
    """Waits until a JavaScript function returns something true.

    Playwright's own `wait_for_function` evaluates its text again at each try, which the page's security policy forbids
    once a try does not come from the browser itself.
    """
    page.evaluate(
        f"""([arg, longest]) => new Promise((done, fail) => {{
            const condition = {condition};
            const began = performance.now();
            const look = async () => {{
                if (await condition(arg)) done();
                else if (performance.now() - began > longest) fail(new Error("never true: " + condition));
                else setTimeout(look, 20);
            }};
            look();
        }})""",
        [arg, _LONGEST_WAIT],
    )


def wait_for_items(page: Page, items: Sequence[Any]) -> None:
    """Waits until a handler of the test has put something into a list: a request that it holds, a message."""
    began = time.monotonic()
    while not items:
        assert time.monotonic() - began < _LONGEST_WAIT / 1000, "nothing has come"
        page.wait_for_timeout(20)


class ContextPool:
    """Browser contexts that guests have left, cleared, for the next guests with the same looks.

    Files of the page never change under their address, so that they stay in a context's cache: a third of the work of
    opening a table.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._idle: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, **looks: Any) -> BrowserContext:
        idle = self._idle[repr(looks)]
        return idle.pop() if idle else self.browser.new_context(**looks)

    def give_back(self, context: BrowserContext, **looks: Any) -> None:
        """What is stored for the page is cleared by the next guest (`Guest`)."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.set_offline(False)
        self._idle[repr(looks)].append(context)


# The settings of a new guest; nothing of the guest who had the browser context before is left.
_MOVE_IN = """([guest, settings]) => {
  if (!location.protocol.startsWith("http") || localStorage.getItem("guest") === guest) return;
  localStorage.clear();
  localStorage.setItem("guest", guest);
  localStorage.setItem("jackhouse", settings);
}"""
_numbers = count()


class Guest:
    """One person at a browser, with a cookie of their own.

    Nothing moves on their screen and nothing waits, unless `reduced_motion` or `pace` (a setting of the page) is given.
    The page gives no answer by itself, so that a slow test does not race with it (`answer_alone` turns that on).
    """

    def __init__(self, contexts: ContextPool, address: str, pace: str | None = None, **looks: Any) -> None:
        self.address = address
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        kept: dict[str, Any] = {"alone": False}
        if pace or "reduced_motion" not in looks:
            kept["pace"] = pace or "none"
        self._contexts = contexts
        self._looks: dict[str, Any] = {
            "base_url": address, "viewport": WIDE, "locale": "en", "color_scheme": "light", "reduced_motion": "reduce",
            **looks,
        }  # fmt: skip
        self.context = contexts.take(**self._looks)
        self.context.set_default_timeout(_LONGEST_WAIT)
        self._scripts = [f"({_MOVE_IN})({json.dumps([str(next(_numbers)), json.dumps(kept)])})"]
        self.page = self.open_page()

    def run_first(self, script: str) -> None:
        """Runs a script in each document that this guest opens from now on, before the page's own."""
        self._scripts.append(script)
        for page in self.context.pages:
            page.add_init_script(script)

    def open_page(self) -> Page:
        page = self.context.new_page()
        for script in self._scripts:
            page.add_init_script(script)
        page.on("request", lambda request: self.requests.append(request))
        page.on("websocket", lambda socket: self._check(socket.url))
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._hear)
        return page

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning", "assert"):
            self.complaints.append(f"{message.type}: {message.text} {message.location}")

    def _check(self, url: str) -> None:
        if urlsplit(url).netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"left the server: {url}")

    def visit(self, path: str = "/", page: Page | None = None) -> Page:
        """Open an address of the server and wait until it is shown."""
        shown = page or self.page
        shown.goto(path)
        shown.locator("main:not([aria-busy]) > *").first.wait_for()
        return shown

    def api(self, method: str, path: str, data: Any = None) -> Any:
        """Ask the server in this guest's name."""
        answer = self.context.request.fetch(path, method=method, data=data)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def loaded_bytes(self) -> dict[str, int]:
        """What was loaded, uncompressed, by path."""
        sizes: dict[str, int] = {}
        for request in self.requests:
            answer = request.response()
            if answer is not None and answer.status == 200 and request.method == "GET":
                sizes[urlsplit(request.url).path] = len(answer.body())
        return sizes

    def close(self) -> None:
        """Nothing was complained of, and no request went elsewhere."""
        for request in self.requests:
            if not request.url.startswith(("data:", "blob:")):
                self._check(request.url)
        self._contexts.give_back(self.context, **self._looks)
        assert not self.complaints, "\n".join(self.complaints)
