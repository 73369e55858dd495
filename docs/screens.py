"""`make screens`: photograph the page at eleven moments into `docs/screens/`, on two devices, in both languages.

It needs the browser of the tests, and plays practice tables on a server of its own, on loopback.
"""

import base64
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.board_code import encode
from tests.server.server_process import serving
from tests.web.browser import PHONE, ContextPool, Guest, launch
from tests.web.building import draft_at, flip, lay
from tests.web.tables import at_table, choose, open_table, position, settled

FOLDER = Path(__file__).parent / "screens"
DESKTOP = {"width": 1440, "height": 900}
# The phone is dark in one language and the desktop in the other, so that both are seen.
LOOKS: dict[tuple[str, str], dict[str, Any]] = {
    ("desktop", "en"): {"viewport": DESKTOP, "color_scheme": "light"},
    ("desktop", "es"): {"viewport": DESKTOP, "color_scheme": "dark"},
    ("phone", "en"): {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
    ("phone", "es"): {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
}
QUALITY = 82
VOYAGE = {
    "island": "crescent-bay",
    "players": 4,
    "hands": ["+ UD horse rum double", "LR + UD", "X red LR", "UD LR"],
    "coins": [3, 2, 5, 1],
    "round": 4,
    "moves": "sail; sail; sail; sail",
}
MEADOW: dict[str, Any] = {
    "preset": "meadow",
    "options": {"building": "off", "first-player": "0"},
    "practice": {"seed": 5},
}


def front(guest: Guest) -> Page:
    """The front page."""
    return guest.visit("/")


def set_up(guest: Guest) -> Page:
    """Two settings that do not go together, and the way out."""
    page = guest.visit(
        "/new#game=jack-rabbits&preset=standard&o.queen-card-is-proof=both&o.vetting=off&seats=me.friend.bot"
    )
    page.locator(".option .problem button").first.wait_for()
    page.locator(".option .problem").first.evaluate("node => node.scrollIntoView({ block: 'center' })")
    return page


def journey(guest: Guest) -> Page:
    """On the way: what can be reached, and the road of one choice."""
    setup = position(
        rabbits=["JD", "QS", "underground", "KH"],
        hands=["9D 8S 6D 4C 3S KS", "QS 7S 4H", "5H 2H JC", "KH 9H"],
        lot="5S 7D 2C 10D",
        dice=[[3, 4]],
        moves="roll; pass; exit 2",
    )
    page = at_table(guest, open_table(guest, bots=3, **setup))
    show(page, "ride QC")
    return page


def payment(guest: Guest) -> Page:
    """The cheapest payment is proposed."""
    page = journey(guest)
    choose(page, "ride QC")
    return page


def contest(guest: Guest) -> Page:
    """A question in another's turn."""
    setup = position(
        rabbits=["KS", "KC", "QH"],
        hands=["8H 4H 3C KS", "9H 2D 6S", "5D"],
        turn=1,
        dice=[[3, 5]],
        moves="roll; pass; exit 0; take 5",
    )
    return at_table(guest, open_table(guest, bots=2, **setup))


def end(guest: Guest) -> Page:
    """Home, after a whole game against a bot."""
    code = open_table(guest, bots=1, practice={"seed": 11})
    page = at_table(guest, code)
    for _ in range(400):
        settled(page)
        if page.locator(".finale").count():
            return page
        choose(page, guest.api("POST", f"/api/tables/{code}/seats/0/hint")["action"])
    raise AssertionError("a game without an end")


def plan(guest: Guest) -> Page:
    """Jackal: a row is being laid."""
    page = at_table(guest, open_table(guest, bots=3, game="jackal", practice={"position": VOYAGE}))
    for card in ("+", "UD", "horse"):
        choose(page, f"lay {card}")
    return page


def hunt(guest: Guest) -> Page:
    """Jackal: the rows are shown, and there is a way to choose."""
    page = plan(guest)
    choose(page, "commit")
    page.locator('.choices [data-action^="go"]').first.focus()
    return page


def build(guest: Guest) -> Page:
    """The builder: a map of the collection, with its figures."""
    page = guest.visit(f"/build#{encode(load_board('two-lakes').written())}")
    page.locator('.build[data-left="0"][data-looked="true"]').wait_for()
    return page


def build_together(guest: Guest) -> Page:
    """Two build in turns: a tile in hand, and where it may lie."""
    setup: dict[str, Any] = {"options": {"building": "strict", "first-player": "0"}, "practice": {"seed": 4}}
    page = at_table(guest, open_table(guest, bots=1, **setup))
    for _ in range(2):
        flip(page, "hex")
        draft_at(page)
        lay(page)
    flip(page, "hex")
    draft_at(page)
    return page


def meadow(guest: Guest) -> Page:
    """The meadow: pictures of the places that a rabbit can reach."""
    page = at_table(guest, open_table(guest, bots=2, **MEADOW))
    settled(page)
    page.locator(".map .mark.free").first.wait_for(state="attached")
    return page


MOMENTS: dict[str, Callable[[Guest], Page]] = {
    "1-front": front,
    "2-set-up": set_up,
    "3-journey": journey,
    "4-payment": payment,
    "5-contest": contest,
    "6-end": end,
    "7-plan": plan,
    "8-hunt": hunt,
    "9-build": build,
    "10-build-together": build_together,
    "11-meadow": meadow,
}


def show(page: Page, action: str) -> None:
    """The way of a choice, as it is seen before it is made."""
    settled(page)
    page.locator(f'.choices [data-action="{action}"]').focus()


def photograph(contexts: ContextPool, address: str, device: str, language: str) -> None:
    for moment, come in MOMENTS.items():
        guest = Guest(contexts, address, locale=language, **LOOKS[device, language])
        page = come(guest)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(200)
        taken = guest.context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
        )
        (FOLDER / f"{moment}-{device}-{language}.webp").write_bytes(base64.b64decode(taken["data"]))
        guest.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data) / "data") as server, sync_playwright() as driver:
        browser = launch(driver)
        contexts = ContextPool(browser)
        for device, language in LOOKS:
            photograph(contexts, server.address, device, language)
        browser.close()
    size = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"docs/screens: {len(list(FOLDER.glob('*.webp')))} pictures, {size // 1000} kB")


if __name__ == "__main__":
    main()
