"""The meadow in the browser (JR-3.3): rabbits wander without cards, by pictures, on a phone and by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.browser import PHONE, Guest, expect
from tests.web.building import finish
from tests.web.tables import at_table, offered, open_table, settled

WANDER: dict[str, Any] = {
    "preset": "meadow",
    "options": {"building": "off", "first-player": "0"},
    "practice": {"seed": 5},
}
LOOKED_AT = {"exclude": [[".map svg > *"], [".sheet"]]}


def check(page: Page) -> None:
    found = Axe().run(page, context=LOOKED_AT)
    assert found.violations_count == 0, found.generate_report()


def place_of(guest: Guest, code: str, seat: int) -> str:
    found: str = guest.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["rabbits"][seat]
    return found


def tap_a_place(page: Page) -> str:
    """Taps the first place that glows on the map; returns its name."""
    mark = page.locator(".map .mark.free").first
    box, actions = mark.bounding_box(), mark.get_attribute("data-actions")
    assert box
    assert actions
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return actions.removeprefix("to ")


@pytest.mark.rule("JR-3.3")
def test_a_child_wanders_on_a_phone_by_tapping_what_glows(invite: Callable[..., Guest]) -> None:
    guest = invite(viewport=PHONE, has_touch=True, bypass_csp=True)
    code = open_table(guest, bots=1, **WANDER)
    page = at_table(guest, code)
    settled(page)
    page.locator(".map .mark.free").first.wait_for(state="attached")
    for hidden in (".hand", ".market", ".dice", ".phases"):
        expect(page.locator(hidden).locator("visible=true")).to_have_count(0)
    expect(page.locator("[data-card]")).to_have_count(0)
    check(page)
    to = tap_a_place(page)
    page.locator(".log-lines .turn").nth(2).wait_for(state="attached")  # the bot has wandered too
    assert place_of(guest, code, 0) == to
    settled(page)
    page.locator('.choice[data-action^="to "] .tile-icon').first.wait_for()
    page.locator('.choice[data-action="stay"]').tap()
    page.locator(".log-lines .turn").nth(4).wait_for(state="attached")
    assert place_of(guest, code, 0) == to


@pytest.mark.rule("JR-3.3")
def test_a_slow_tap_hops_and_opens_no_text(guest: Guest) -> None:
    code = open_table(guest, bots=1, **WANDER)
    page = at_table(guest, code)
    settled(page)
    mark = page.locator(".map .mark.free").first
    mark.wait_for(state="attached")
    box = mark.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(700)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.mouse.up()
    page.locator(".log-lines .turn").nth(2).wait_for(state="attached")


@pytest.mark.rule("JR-3.3")
def test_all_go_home_once_all_agree(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(bypass_csp=True), invite(locale="es", viewport=PHONE, has_touch=True, bypass_csp=True)
    code = open_table(ana, ben, **WANDER)
    hers, his = at_table(ana, code), at_table(ben, code)
    settled(hers)
    hers.locator('.choice[data-action="enough"]').click()
    expect(hers.locator(".warning")).to_be_visible()  # asked again: it would end the game
    hers.locator(".commit").click()
    settled(his)
    assert offered(his) == ["agree", "play-on"]
    expect(his.locator(".choice .meadow-scene")).to_have_count(2)
    check(his)
    his.locator('.choice[data-action="play-on"]').tap()
    settled(hers)
    assert "enough" not in offered(hers)  # once a turn
    hers.locator('.choice[data-action^="to "]').first.click()
    settled(his)
    his.locator('.choice[data-action="enough"]').tap()
    his.locator(".commit").tap()
    settled(hers)
    hers.locator('.choice[data-action="agree"]').click()
    for page, title in ((hers, "What a lovely day!"), (his, "¡Qué día tan bonito!")):
        page.locator(".finale .meadow-scene").wait_for()
        expect(page.locator(".finale h1")).to_have_text(title)
        expect(page.locator(".standing")).to_have_count(2)
        check(page)


def test_the_meadow_by_keyboard(guest: Guest) -> None:
    code = open_table(guest, bots=1, **WANDER)
    page = at_table(guest, code)
    settled(page)
    page.locator('.choice[data-action^="to "] kbd').first.wait_for()
    third = page.locator(".choices .choice").nth(2).get_attribute("data-action") or ""
    page.keyboard.press("3")
    page.locator(".log-lines .turn").nth(2).wait_for(state="attached")
    assert place_of(guest, code, 0) == third.removeprefix("to ")
    settled(page)
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.rule("JR-3.3")
def test_the_map_is_built_first_and_then_wandered_on(guest: Guest) -> None:
    setup = {**WANDER, "options": {"first-player": "0"}}
    page = at_table(guest, open_table(guest, bots=1, **setup))
    finish(page)
    page.locator('.log-lines [data-event="built"]').wait_for(state="attached")
    settled(page)
    expect(page.locator(".meadow-status")).to_be_visible()
    page.locator(".map .mark.free").first.wait_for(state="attached")
    page.reload()
    settled(page)
    expect(page.locator(".meadow-status")).to_be_visible()
    page.locator('.choice[data-action^="to "]').first.click()
    page.locator(".log-lines .turn").nth(2).wait_for(state="attached")
