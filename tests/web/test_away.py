"""A bot for somebody who is away, onlookers, and what is said over a dialog and when the connection is back."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from jackhouse import games
from jackhouse.text import languages, load
from tests.server.server_process import Server, serving
from tests.web.browser import KEEP_TOASTS, PHONE, WIDE, ContextPool, Guest, expect, wait_until
from tests.web.conftest import wait_until_open
from tests.web.tables import at_table, open_table

AWAY = 8  # seconds
GAMES = [game.key for game in games.all_games()]
SPOKEN = """
    window.spoken = [];
    document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        const text = document.getElementById("live").textContent;
        if (text) window.spoken.push(text);
    }).observe(document.getElementById("live"), { childList: true, subtree: true }));
"""

TOAST = """async (text) => {
    const main = document.querySelector("script[type=module]").src;
    (await import(main.replace("main", "notifications"))).toast(text);
}"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a seat may be lent after a few seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TEST_AWAY", str(AWAY))
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
        launch = [sys.executable, "-m", "tests.server.patched_server"]
        with serving(tmp_path_factory.mktemp("impatient") / "data", "--patience", "1000", before=launch) as server:
            wait_until_open(server)
            yield server


@pytest.mark.parametrize(("game", "lang", "theme"), list(zip(GAMES, languages(), ("light", "dark"))))
def test_a_bot_is_offered_once_it_may_play_and_the_dialog_closes(
    contexts: ContextPool, impatient: Server, game: str, lang: str, theme: str
) -> None:
    looks: Any = {"locale": lang, "color_scheme": theme, "bypass_csp": True}
    ana, ben, eva = (Guest(contexts, impatient.address, **looks) for _ in range(3))
    lexicon = load(lang)
    code = open_table(ana, ben, eva, game=game)
    page, theirs = at_table(ana, code), at_table(eva, code)
    his = at_table(ben, code)
    player = page.locator('.player[data-seat="1"]')
    expect(player.locator(".tag-away")).to_have_count(0)
    player.click()
    expect(page.locator("dialog .lending")).to_have_count(0)  # ben is here
    page.keyboard.press("Escape")
    his.close()
    expect(player.locator(".tag-away")).to_be_visible()
    player.click()
    lending = page.locator("dialog .lending")
    expect(lending.locator("p")).to_have_text(
        re.compile(re.escape(lexicon.say("table-lend-wait", name="Ben", time="0:0#")).replace(r"\#", "[1-8]"))
    )
    found = Axe().run(theirs)
    assert found.violations_count == 0, found.generate_report()
    theirs.locator('.player[data-seat="1"]').click()
    expect(theirs.locator("dialog .lending")).to_have_text(lexicon.say("table-lend-host", name="Ben"))
    lending.get_by_role("button", name=lexicon.say("table-lend")).click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(player.locator(".tag-lent")).to_be_visible()
    for guest in (ana, ben, eva):
        guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_onlooker_cannot_say_anything(invite: Callable[..., Guest], game: str) -> None:
    ana, eva = invite(), invite()
    code = open_table(ana, bots=1, game=game)
    eva.api("POST", "/api/clients", {})
    expect(at_table(ana, code).locator(".tool-talk")).to_be_visible()
    page = at_table(eva, code)
    expect(page.locator(".tool-menu")).to_be_visible()
    expect(page.locator(".tool-talk")).to_be_hidden()
    page.locator(".tool-menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("button", name=load("en").say("table-talk"))).to_have_count(0)


@pytest.mark.parametrize("viewport", [WIDE, PHONE])
def test_a_note_is_readable_over_a_dialog(invite: Callable[..., Guest], viewport: dict[str, int]) -> None:
    guest = invite(viewport=viewport)
    guest.run_first(KEEP_TOASTS)
    page = at_table(guest, open_table(guest, bots=1))
    page.locator(".tool-menu").click()
    page.evaluate(TOAST, "Not now.")
    note = page.locator(".toast", has_text="Not now.")
    expect(note).to_be_in_viewport(ratio=1)
    assert is_on_top(page)
    expect(page.locator("#live")).to_contain_text("Not now.")
    assert page.locator("#live").evaluate("node => node.closest('dialog')?.open"), "else a screen reader is silent"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(note).to_be_visible()


def is_on_top(page: Page) -> bool:
    """Whether a click on the note would reach it, and not the dialog or what lies behind."""
    on_top: bool = page.locator(".toast").evaluate(
        """note => {
            const { left, top, width, height } = note.getBoundingClientRect();
            note.style.pointerEvents = "auto";
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            note.style.pointerEvents = "";
            return found === note;
        }"""
    )
    return on_top


@pytest.mark.parametrize("game", GAMES)
def test_a_connection_is_back_only_after_it_was_lost(guest: Guest, game: str) -> None:
    guest.run_first(SPOKEN)
    page = at_table(guest, open_table(guest, bots=1, game=game))
    page.locator(".prompt[data-asked=true]").wait_for()
    wait_until(page, "() => window.spoken.length > 0")
    back = load("en").say("table-line-back")
    assert not any(back in text for text in page.evaluate("window.spoken"))
    guest.context.set_offline(True)
    expect(page.locator(".line-state")).to_be_visible()
    guest.context.set_offline(False)
    wait_until(page, "back => window.spoken.some(text => text.includes(back))", back)
    guest.complaints.clear()  # the browser's own notes of the cut
