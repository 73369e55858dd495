"""Bots play on the map of the builder page, and the page shows how it plays (JR-3.2)."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, Route

from tests.web.browser import PHONE, Guest, expect, wait_for_items

Invite = Callable[..., Guest]

HEAT = ".heat"


def opened(guest: Guest, board: str = "sample", title: str = "Try this map") -> Locator:
    """Opens a map in the builder and returns the panel."""
    page = guest.visit(f"/build#{board}")
    menu = page.locator(".build-menu")
    if menu.is_visible():
        menu.click()
    page.get_by_text(title, exact=True).click()
    panel = page.locator(".trial")
    expect(panel.locator("button").first).to_be_enabled()
    return panel


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.rule("JR-3.2")
def test_bots_play_and_the_page_shows_figures_and_a_heat_map(invite: Invite) -> None:
    guest = invite(bypass_csp=True)
    panel = opened(guest)
    page = guest.page
    held: list[Route] = []
    page.route("**/api/boards/trials/*", lambda route: held.append(route), times=1)  # so that the trial is not over yet
    panel.get_by_label("Games", exact=True).select_option("20")
    panel.get_by_role("button", name="Play 20 games").click()
    expect(panel.get_by_role("progressbar", name="Games played")).to_be_visible()
    expect(panel.get_by_role("button", name="Stop")).to_be_focused()
    check(page)
    wait_for_items(page, held)
    for route in held:
        route.continue_()
    expect(panel.locator(".trial-told")).to_have_text("20 games, 4 players")
    expect(page.locator("#live")).to_contain_text("20 games, 4 players")
    expect(panel.get_by_role("progressbar")).to_be_hidden()
    expect(panel.get_by_role("button", name="Play 20 games")).to_be_focused()
    rows = panel.get_by_role("table", name="Wins by order of play").locator("tbody tr")
    wins = [int(re.search(r"(\d+) %", row)[1]) for row in rows.all_inner_texts()]  # type: ignore[index]
    assert len(wins) == 4
    assert 98 <= sum(wins) <= 102
    shares = {line.split("\n")[0]: line.split("\n")[-1] for line in panel.get_by_role("listitem").all_inner_texts()}
    figures = page.locator(HEAT).evaluate_all(
        "all => Object.fromEntries(all.map((one) => [one.dataset.tile, one.querySelector('text').textContent]))"
    )
    symbols = dict(zip("CSHD", "♣♠♥♦"))
    assert {f"{tile[0]}{symbols[tile[1]]}": figure for tile, figure in figures.items()} == shares
    assert len(shares) == 12
    check(page)
    panel.get_by_label("Show on the map").uncheck()
    expect(page.locator(HEAT)).to_have_count(0)


def test_a_trial_is_followed_although_the_line_fails_for_a_moment(guest: Guest) -> None:
    panel = opened(guest)
    page = guest.page
    page.route("**/api/boards/trials/*", lambda route: route.abort(), times=2)
    panel.get_by_label("Games", exact=True).select_option("20")
    panel.get_by_role("button", name="Play 20 games").click()
    expect(panel.locator(".trial-told")).to_have_text("20 games, 4 players")
    expect(panel.locator("[role=alert]")).to_be_empty()
    guest.complaints.clear()  # the browser's own notes


@pytest.mark.rule("JR-3.2")
def test_the_figures_belong_to_the_map_that_was_tried(guest: Guest) -> None:
    panel = opened(guest)
    page = guest.page
    panel.get_by_label("Games", exact=True).select_option("20")
    panel.get_by_label("Players").select_option("2")
    panel.get_by_role("button", name="Play 20 games").click()
    expect(panel.locator(".trial-told")).to_have_text("20 games, 2 players")
    expect(page.locator(HEAT)).to_have_count(12)
    older = panel.get_by_text("These figures are for the map before it was changed.")
    expect(older).to_be_hidden()
    page.evaluate("location.hash = 'sample-2'")
    expect(older).to_be_visible()
    expect(page.locator(HEAT)).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(older).to_be_hidden()
    expect(page.locator(HEAT)).to_have_count(12)


@pytest.mark.rule("JR-8.2")
def test_a_map_of_two_suits_is_tried_by_two_players(guest: Guest) -> None:
    panel = opened(guest, "sample-2")
    expect(panel.get_by_label("Players")).to_have_count(0)
    panel.get_by_label("Games", exact=True).select_option("20")
    panel.get_by_role("button", name="Play 20 games").click()
    expect(panel.locator(".trial-told")).to_have_text("20 games, 2 players")
    expect(guest.page.locator(HEAT)).to_have_count(6)


def keep_playing(page: Page, held: list[Route] | None = None) -> None:
    """From the first game on, the page is told of 37 games, however quick the server is. `held`: holds the stop."""

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            response = route.fetch()
            going_on = {"played": 37, "of": 200, "over": False, "waiting": False}
            route.fulfill(response=response, json=going_on if response.json()["played"] else None)
        elif held is None:
            route.continue_()
        else:
            held.append(route)

    page.route("**/api/boards/trials/*", answer)


# On a busy machine all games may have been played before the stop arrives.
OVER = re.compile(r"^(Stopped after \d+ of 200 games\.|200 games, 4 players)$")


def test_a_trial_is_begun_and_stopped_by_keyboard(guest: Guest) -> None:
    panel = opened(guest)
    page = guest.page
    keep_playing(page)
    panel.get_by_label("Games", exact=True).select_option("200")
    panel.get_by_role("button", name="Play 200 games").focus()
    page.keyboard.press("Enter")
    expect(panel.get_by_role("button", name="Stop")).to_be_focused()
    expect(panel.get_by_text("37 of 200 games played", exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(panel.locator(".trial-told")).to_have_text(OVER)
    expect(panel.get_by_role("button", name="Play 200 games")).to_be_focused()


def test_a_stop_that_takes_long_leaves_the_focus_in_the_panel(guest: Guest) -> None:
    panel = opened(guest)
    page = guest.page
    held: list[Route] = []
    keep_playing(page, held)
    panel.get_by_label("Games", exact=True).select_option("200")
    panel.get_by_role("button", name="Play 200 games").click()
    expect(panel.get_by_text("37 of 200 games played", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Stop").press("Enter")
    wait_for_items(page, held)
    page.wait_for_timeout(700)  # the page asks twice a second how far it is
    expect(panel.get_by_role("button", name="Stop")).to_be_focused()
    held[0].continue_()
    expect(panel.locator(".trial-told")).to_have_text(OVER)
    expect(panel.get_by_role("button", name="Play 200 games")).to_be_focused()


def test_on_a_phone_in_spanish(invite: Invite) -> None:
    guest = invite(locale="es", viewport=PHONE, has_touch=True, bypass_csp=True)
    panel = opened(guest, title="Probar este mapa")
    page = guest.page
    panel.get_by_label("Partidas", exact=True).select_option("20")
    panel.get_by_role("button", name="Jugar 20 partidas").tap()
    expect(panel.locator(".trial-told")).to_have_text("20 partidas, 4 jugadores")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = panel.locator("button, select, label.trial-show").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height)"
    )
    assert min(boxes) >= 40
    page.locator(".build-menu").tap()
    expect(page.locator(HEAT)).to_have_count(12)


def test_a_map_that_cannot_be_played_on_cannot_be_tried(guest: Guest) -> None:
    page = guest.visit("/build")
    page.get_by_text("Try this map", exact=True).click()
    expect(page.locator(".trial").get_by_role("button", name="Play 100 games")).to_be_disabled()


def test_the_panel_is_loaded_when_it_is_opened(guest: Guest) -> None:
    guest.visit("/build#sample")
    assert not [path for path in guest.loaded_bytes() if "trial" in path]
