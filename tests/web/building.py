"""Building a board together on the page: tiles are flipped or picked, drafted and laid, by clicks and taps."""

from playwright.sync_api import Page

from tests.web.browser import expect
from tests.web.tables import settled

__all__ = ["SPOT_WAIT", "draft_at", "finish", "flip", "laid", "lay", "pick", "progress", "wait_for_spots"]

SPOT_WAIT = ".place-mark"


def progress(page: Page) -> str:
    """How many tiles lie on the map: "3 of 36 tiles"."""
    return page.locator(".building-count > span[aria-hidden]").inner_text()


def laid(page: Page, count: int) -> None:
    """Waits until so many tiles, or more, have been laid; the Citadel lay there before."""
    page.locator(".builder-tiles > use").nth(count).wait_for(state="attached")


def wait_for_spots(page: Page) -> None:
    page.locator(SPOT_WAIT).first.wait_for(state="attached")


def flip(page: Page, shape: str) -> None:
    """Flips a face-down tile of the viewer."""
    settled(page)
    page.locator(f'.tray-tile[data-key="flip-{shape}"]').click()
    wait_for_spots(page)


def pick(page: Page, tile: str = "") -> None:
    """Picks a face-up tile of the viewer: this one, or the first."""
    settled(page)
    page.locator(f'.tray-tile[data-tile="{tile}"]' if tile else ".tray-tile[data-tile]").first.click()
    wait_for_spots(page)


def draft_at(page: Page, number: int = 0, touch: bool = False) -> None:
    """Taps a spot of the tile in hand on the map."""
    box = page.locator(SPOT_WAIT).nth(number).bounding_box()
    assert box
    tap = page.touchscreen.tap if touch else page.mouse.click
    tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".map-controls [data-key=lay]")).to_be_enabled()


def lay(page: Page) -> None:
    """Lays the tile in hand where it is drafted, and waits until it lies there."""
    before = page.locator(".builder-tiles > use").count()
    page.locator(".map-controls [data-key=lay]").click()
    laid(page, before)


def finish(page: Page) -> None:
    """Has the rest of the viewer's tiles laid."""
    settled(page)
    finished = page.locator('.log-lines [data-event="finishing"]')
    before = finished.count()  # by others
    page.locator('.choices [data-action="finish"]').click()
    page.locator(".prompt .commit").click()
    page.locator(".prompt:not([aria-busy]), .curtain").first.wait_for()  # the answer is stored
    finished.nth(before).or_(page.locator(".curtain")).first.wait_for(state="attached")  # handed over: hands are dealt
