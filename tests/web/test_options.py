"""Options of the rules on the page: set by clicks, played, and seen at the table."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from jackhouse import games
from jackhouse.text import load
from tests.web.browser import PHONE, WIDE, Guest, expect
from tests.web.tables import choose, decision, offered, settled
from tests.web.test_table_access import LOOKED_AT

AXE = Axe()
FIVE = ("advanced-citadel", "capital-aces", "trailing-carrots", "windfall-lottery", "overtaxed-hands")


def check(page: Page) -> None:
    found = AXE.run(page, context=LOOKED_AT)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("locale", "view"), [("en", WIDE), ("es", PHONE)], ids=["desktop in English", "phone in Spanish"]
)
def test_a_table_with_five_options(invite: Callable[..., Guest], locale: str, view: dict[str, int]) -> None:
    guest = invite(locale=locale, viewport=view, bypass_csp=True)
    lexicon = load(locale)
    additions = [option.key for option in games.get("jack-rabbits").catalogue.options.values() if option.is_addition]
    page = guest.visit("/new")
    page.locator(".more summary").click()
    for key in FIVE:
        page.get_by_role("checkbox", name=lexicon.say(f"option-{key}"), exact=True).check()
    page.get_by_label(lexicon.say("seat-name", number="2"), exact=True).select_option("bot")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= view["width"]
    page.get_by_role("button", name=lexicon.say("web-open-table")).click()
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    options = guest.api("GET", f"/api/tables/{code}")["options"]
    assert {key for key in additions if options.get(key)} == {*FIVE}
    expect(page.locator(".map svg #sights")).to_be_attached()
    assert page.locator('.map use[href="#motif-capital"]').count() == 0, "the Citadel lies on its other side (JR-8.1)"
    asked = set()
    for _ in range(6):
        settled(page)
        asked.add(decision(page))
        check(page)
        choose(page, offered(page)[0])
    assert len(asked) == 6
    expect(page.locator(".prompt")).to_be_visible()
