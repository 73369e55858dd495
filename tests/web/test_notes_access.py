"""Axe over every note that a table shows beside its choices, in both themes, on a desk and on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.browser import PHONE, WIDE, Guest, expect
from tests.web.tables import at_table, choose, open_table, position, settled
from tests.web.test_table_access import LOOKED_AT

AXE = Axe()
LOOKS = [
    {"locale": "en", "color_scheme": "light", "viewport": WIDE},
    {"locale": "es", "color_scheme": "dark", "viewport": PHONE},
    {"locale": "es", "color_scheme": "light", "viewport": {"width": 740, "height": 360}},
]


def journey(guest: Guest) -> Page:
    """A place note with other ways, goal slots that are empty, filled and spare, and prices on the map."""
    setup = position(rabbits=["citadel", "KD"], hands=["9C 7D 4D 3H KS", "QH QS JC"], dice=[[2, 4]], moves="roll; pass")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    page.locator('.choices [data-action="to KH"]').focus()
    expect(page.locator(".place-note button").first).to_be_visible()
    expect(page.locator(".slot.filled").first).to_be_attached()
    return page


def out_of_reach(guest: Guest) -> Page:
    """A place note that says why."""
    setup = position(rabbits=["citadel", "KD"], hands=["3H", "2D"], dice=[[2, 4]], moves="roll; pass")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    page.locator('.choices [data-action^="to "]').first.wait_for()
    page.locator("#tile-cave4").dispatch_event("click")
    expect(page.locator(".place-note")).to_be_visible()
    return page


def all_three(guest: Guest) -> Page:
    """Three slots that win, a Citadel that glows, and the passport of another."""
    setup = position(rabbits=["JD", "KD"], hands=["KS QH JC", "2D"], dice=[[2, 4]], moves="roll; pass")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    expect(page.locator(".slots.whole")).to_be_attached()
    return page


def passport(guest: Guest) -> Page:
    setup = position(rabbits=["KD", "KS"], hands=["4C 9H", "2D"], dice=[[5, 6]], moves="passport 4C; roll")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    expect(page.locator(".passport")).to_be_visible()
    return page


def acquisition(guest: Guest) -> Page:
    """The price of a royal, and other cards."""
    setup = position(rabbits=["JD", "KD"], hands=["10D 7D 4D", "2S"], dice=[[2, 4]], moves="roll; pass; stay")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    expect(page.locator('[data-action="acquire other"]')).to_be_visible()
    return page


def hunting(*hands: str, island: str, **more: Any) -> dict[str, Any]:
    setup = {"island": island, "hands": list(hands), "players": len(hands), "first": 0, **more}
    return {"game": "jackal", "practice": {"position": setup}}


def row_guide(guest: Guest) -> Page:
    """All kinds of marks on the island and their legend, and a hint with its purpose."""
    page = at_table(guest, open_table(guest, bots=1, **hunting("LR UD double", "UD", island="W ^ o 3 / o ! 1 o")))
    choose(page, "lay LR")
    expect(page.locator(".guide-legend li")).to_have_count(3)
    page.locator('.player[data-seat="1"] .ready').wait_for()  # what it does clears a hint
    page.keyboard.press("h")
    expect(page.locator(".commit")).to_contain_text("(")
    return page


def result_card(guest: Guest) -> Page:
    """The result of an island, with somebody who reached nothing."""
    page = at_table(guest, open_table(guest, bots=2, **hunting("UD", "LR", "LR", island="o W 2 / . o .")))
    choose(page, "lay UD")
    page.locator(".commit").click()
    expect(page.locator(".island-result")).to_be_visible()
    settled(page)
    return page


SCENES = (journey, out_of_reach, all_three, passport, acquisition, row_guide, result_card)


@pytest.mark.parametrize("looks", LOOKS, ids=["wide", "phone", "landscape"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_note_is_accessible(
    invite: Callable[..., Guest], scene: Callable[[Guest], Page], looks: dict[str, Any]
) -> None:
    guest = invite(**looks, bypass_csp=True)
    found = AXE.run(scene(guest), context=LOOKED_AT)
    assert found.violations_count == 0, found.generate_report()
    assert guest.complaints == []
