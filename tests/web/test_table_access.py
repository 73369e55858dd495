"""Everybody can play: axe finds nothing to complain of at the table, in either language and theme."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.browser import PHONE, WIDE, Guest
from tests.web.tables import at_table, choose, open_table, position, unfold

AXE = Axe()
CONTEST = position(
    rabbits=["KS", "KC"], hands=["8H 4H 3C", "9H 2D"], turn=1, dice=[[3, 5]], moves="roll; pass; exit 0; take 5"
)
JOURNEY = position(rabbits=["JD", "QH"], hands=["9D 8S 6D 4D", "7S"], dice=[[3, 5]], moves="roll; pass; exit 2")
LAST_STEP = position(
    rabbits=["JS", "KD"], hands=["KS QH JD horse", "2D"], dice=[[3, 6]], moves="roll; pass; exit 0; ride citadel"
)


# The map is one picture to a reader, told in words beside it: what it is drawn from is not looked at piece by piece.
LOOKED_AT = {"exclude": [[".map svg > *"], [".sheet"]]}


def check(page: Page) -> None:
    found = AXE.run(page, context=LOOKED_AT)
    assert found.violations_count == 0, found.generate_report()


# The notes beside the choices are looked at on a light desk and on a dark phone (test_notes_access).
@pytest.mark.parametrize(("locale", "theme", "view"), [("en", "light", PHONE), ("es", "dark", WIDE)])
def test_the_table_keeps_nobody_out(
    invite: Callable[..., Guest], locale: str, theme: str, view: dict[str, int]
) -> None:
    def sit(setup: dict[str, Any]) -> Page:
        guest = invite(locale=locale, color_scheme=theme, viewport=view, bypass_csp=True)
        return at_table(guest, open_table(guest, bots=1, **setup))

    page = sit(JOURNEY)
    check(page)
    unfold(page)
    check(page)
    page.locator('.choices [data-action="ride KC"]').hover()
    choose(page, "ride KC")
    check(page)
    page.keyboard.press("l")
    page.locator(".more .tool-menu").click()
    check(page)
    check(sit(CONTEST))
    page = sit(LAST_STEP)
    choose(page, "pay horse")
    page.locator(".finale").wait_for()
    check(page)
