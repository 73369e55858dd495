"""What each addition of Jack Rabbits shows at the table, in every size, and that it is accessible."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize

from jackhouse import games
from jackhouse.text import load
from tests.web.additions import SCENES, show
from tests.web.browser import WIDE, Guest, expect
from tests.web.test_table_access import LOOKED_AT

AXE = Axe()
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SIZES = (WIDE, UPRIGHT, SIDEWAYS)
# One of these for each scene: every size, language and theme.
LOOKS: tuple[dict[str, Any], ...] = (
    {"viewport": WIDE, "locale": "en", "color_scheme": "light"},
    {"viewport": UPRIGHT, "locale": "es", "color_scheme": "dark"},
    {"viewport": SIDEWAYS, "locale": "en", "color_scheme": "dark"},
    {"viewport": WIDE, "locale": "es", "color_scheme": "light"},
    {"viewport": UPRIGHT, "locale": "en", "color_scheme": "light"},
    {"viewport": SIDEWAYS, "locale": "es", "color_scheme": "light"},
)


def test_every_addition_has_a_scene() -> None:
    additions = [option.key for option in games.get("jack-rabbits").catalogue.options.values() if option.is_addition]
    assert {name.partition(":")[0] for name in SCENES} == {*additions}


@pytest.mark.parametrize(("name", "looks"), [(name, LOOKS[at % len(LOOKS)]) for at, name in enumerate(SCENES)])
def test_what_an_addition_shows_is_accessible_in_every_size(
    invite: Callable[..., Guest], name: str, looks: dict[str, Any]
) -> None:
    guest = invite(**looks, bypass_csp=True)
    page = show(guest, name)
    found = AXE.run(page, context=LOOKED_AT)
    assert found.violations_count == 0, found.generate_report()
    for size in SIZES:
        page.set_viewport_size(size)
        for selector in SCENES[name].shows:
            shown = page.locator(selector).first
            shown.scroll_into_view_if_needed()
            expect(shown).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], size
    assert guest.complaints == []


@pytest.mark.rule("JR-8.4")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_ace_in_front_of_its_owner_is_named_and_counts(invite: Callable[..., Guest], lang: str) -> None:
    page = show(invite(locale=lang), "additional-capital")
    expect(page.locator('.player[data-seat="0"] .laid-card')).to_have_text("A♣")
    expect(page.locator(".picked-note")).to_contain_text(load(lang).say("table-pick-capital", points=1))


@pytest.mark.rule("JR-8.11")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_cards_chosen_for_the_windfall_are_marked_in_the_hand(invite: Callable[..., Guest], lang: str) -> None:
    page = show(invite(locale=lang), "windfall-lottery")
    expect(page.locator('.hand [data-card="4D"]')).to_have_class("card picked")
    expect(page.locator('.choices [data-action="lottery 3H"]')).to_contain_text(
        load(lang).say("table-windfall-card", card="3♥", shown=1).capitalize()
    )
    expect(page.locator('.choices [data-action="draw"]')).to_contain_text("4♦")


@pytest.mark.rule("JR-8.15")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_offer_in_the_making_is_told(invite: Callable[..., Guest], lang: str) -> None:
    page = show(invite(locale=lang), "personal-trades")
    offer = load(lang).say("question-bargaining-now", gives="7♠", gives_count=1, wants="9♦", wants_count=1)
    expect(page.locator(".question-text")).to_contain_text(offer)


@pytest.mark.rule("JR-8.1")
def test_no_royal_is_for_sale_at_the_citadel(guest: Guest) -> None:
    page = show(guest, "advanced-citadel")
    expect(page.locator('[data-refused="acquire"]')).to_contain_text("Acquire the royal of this hex")
