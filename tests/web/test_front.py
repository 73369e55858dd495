"""The front page: a game in one click, and what a guest finds there."""

import re
from collections.abc import Callable

import pytest

from tests.web.browser import PHONE, Guest, expect, wait_until

Invite = Callable[..., Guest]


def test_a_game_in_one_click(guest: Guest) -> None:
    page = guest.visit("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    code = page.url.rpartition("/")[2]
    expect(page.locator("body")).to_have_attribute("data-view", "table")
    table = guest.api("GET", f"/api/tables/{code}")
    assert table["started"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert not table["options"]["fights"]  # the first game is the friendly one


def test_the_second_game_is_the_standard_one(guest: Guest) -> None:
    for fights in (False, True):
        page = guest.visit("/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        assert guest.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["options"]["fights"] is fights


def test_my_tables_and_public_ones_are_listed(guest: Guest, invite: Invite) -> None:
    other = invite()
    other.visit("/")
    public = other.api("POST", "/api/tables", {"players": 3, "public": True})["code"]
    other.api("POST", f"/api/tables/{public}/seats/0", {"name": "Eva"})
    guest.visit("/")
    mine = guest.api("POST", "/api/tables", {"players": 2})["code"]
    page = guest.visit("/")
    lobby = page.get_by_role("region", name="Open tables")
    expect(lobby.locator(f'a[href="/t/{public}"]')).to_contain_text("2 seats free")
    expect(lobby.locator(f'a[href="/t/{public}"]')).to_contain_text("Eva")
    own = page.get_by_role("region", name="Your tables")
    expect(own.locator(f'a[href="/t/{mine}"]')).to_be_visible()
    expect(lobby.locator(f'a[href="/t/{mine}"]')).to_have_count(0)


def test_language_is_chosen_once(guest: Guest) -> None:
    page = guest.visit("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
    expect(page.get_by_role("button", name="English")).to_be_focused()
    assert page.locator("html").get_attribute("lang") == "es"
    page.reload()
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_language_of_the_browser_is_spoken_first(invite: Invite) -> None:
    expect(invite(locale="es-MX").visit("/").get_by_role("button", name="Jugar ya")).to_be_visible()


def test_theme_is_chosen_once_and_the_pictures_follow(guest: Guest) -> None:
    page = guest.visit("/")
    light, dark = "rgb(251, 247, 238)", "rgb(27, 31, 34)"
    body, image = page.locator("body"), page.locator(".chart image")
    expect(body).to_have_css("background-color", light)
    switch = page.get_by_role("button", name="Dark colours")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(body).to_have_css("background-color", dark)
    expect(image).to_have_attribute("href", re.compile("dark.svg"))
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(body).to_have_css("background-color", dark)


def test_sound_is_off_until_it_is_wanted(guest: Guest) -> None:
    page = guest.visit("/")
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_phone_need_not_scroll_sideways(invite: Invite, locale: str) -> None:
    guest = invite(viewport=PHONE, locale=locale)
    for path in ("/", "/new", "/join", "/rules"):
        page = guest.visit(path)
        for details in page.locator("details").all():
            details.evaluate("node => (node.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("size", [PHONE, {"width": 740, "height": 360}], ids=["phone", "landscape"])
def test_the_first_button_is_in_sight_on_a_phone(invite: Invite, size: dict[str, int], locale: str) -> None:
    page = invite(viewport=size, has_touch=True, locale=locale).visit("/")
    box = page.locator(".hero .primary").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]


def test_text_may_be_twice_as_large(invite: Invite) -> None:
    page = invite(viewport={"width": 640, "height": 900}).visit("/")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_front_page_by_keyboard(guest: Guest) -> None:
    page = guest.visit("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/new(#.*)?$"))  # the page adds what is chosen, once it has all of it
    expect(page.get_by_role("heading", name="Make a table")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_page_that_is_not_there_says_so(guest: Guest) -> None:
    page = guest.visit("/t/zzzzzzzz")
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the front page", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    guest.complaints = [line for line in guest.complaints if "404" not in line]  # the browser's own note


def test_rules_can_be_searched_and_linked_to(guest: Guest) -> None:
    page = guest.visit("/rules#JR-6.2")
    aimed = page.locator('[id="JR-6.2"]')
    expect(aimed).to_be_focused()
    expect(aimed).to_be_in_viewport()
    page.get_by_label("Look up").fill("passport tower")
    wait_until(
        page,
        """() => {
          const shown = [...document.querySelectorAll(".rule")].filter((rule) => rule.checkVisibility()).length;
          return shown > 0 && shown < 12;
        }""",
    )
    page.get_by_label("Look up").fill("submarine")
    expect(page.get_by_text("No matching rules.")).to_be_visible()


def test_each_game_has_its_own_part_of_the_rules(guest: Guest) -> None:
    page = guest.visit("/")
    page.locator('a[href="/rules#JK"]').click()
    expect(page.locator("#JK.aimed h2")).to_have_text("Jackal, the card game")
    assert page.locator("#rules h2").all_inner_texts() == ["Jack Rabbits", "Jackal, the card game"]
    assert page.locator("#JK .rule:not([id^=JK-]), #JR .rule:not([id^=JR-])").count() == 0
    page.locator("#search").fill("tortuga")
    expect(page.locator("#JR")).to_be_hidden()
    expect(page.locator("#JK")).to_be_visible()
