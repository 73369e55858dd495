"""The builder page: a map by clicks, by keys and by drags; advice; keeping, sharing and playing on it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, ViewportSize

from jackhouse.jackrabbits.building.board_code import decode
from jackhouse.text import load
from tests.web.browser import KEEP_TOASTS, PHONE, WIDE, Guest, expect, wait_for_items, wait_until

Invite = Callable[..., Guest]

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
DAMAGED = "JR1Oe5gN81w4YUBqRI5b7swvlb7lROBJ2vaNOhRhUsD8JdXkAsw2XY1TX"

# The centre of the mark that is nearest to the middle of the map and not covered; `style` picks among them.
NEAREST_MARK = """([style]) => {
  const marks = [...document.querySelectorAll(`.builder-map .place-mark${style}`)];
  const middle = document.querySelector(".builder-tiles").getBoundingClientRect();
  const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  const centres = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([left, top]) => document.elementFromPoint(left, top)?.closest(".builder-surface"));
  return centres.sort((one, two) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(two[0] - x, two[1] - y))[0] ?? null;
}"""


def build(guest: Guest, path: str = "/build") -> Page:
    page = guest.visit(path)
    looked_at(page)
    return page


def looked_at(page: Page) -> None:
    """The server's answer about the map is shown."""
    page.locator("#build-code").wait_for(state="attached")
    wait_until(page, "() => document.querySelector('.build').dataset.looked === 'true'")


def left(page: Page) -> int:
    return int(page.locator(".build").get_attribute("data-left") or -1)


def press(page: Page, control: str) -> None:
    """Click a control at once: nothing on the page moves, so there is nothing to wait for."""
    box = page.locator(control).bounding_box()
    assert box, control
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def pick(page: Page, tile: str) -> None:
    control = page.locator(f'.tile-tray [data-tile="{tile}"]')
    control.scroll_into_view_if_needed()
    press(page, f'.tile-tray [data-tile="{tile}"]')
    page.locator(".place-mark").first.wait_for(state="attached")


def tap_a_spot(page: Page, style: str = "") -> None:
    at = page.evaluate(NEAREST_MARK, [style])
    assert at, f"no spot{style} can be tapped"
    page.mouse.click(*at)
    page.locator(".builder-ghost use").wait_for(state="attached")


def lay(page: Page, tile: str, style: str = "") -> None:
    """Lay a tile by clicks: at a spot that follows the advice, if there is one."""
    pick(page, tile)
    good = page.locator(".place-mark.good").count()
    tap_a_spot(page, style or (".good" if good else ""))
    before = left(page)
    press(page, "[data-key=lay]")
    page.locator(f'.build[data-left="{before - 1}"]').wait_for()


def tiles_laid(page: Page) -> list[dict[str, Any]]:
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.jackhouse).building")
    return list(kept["laid"])


def finish(page: Page) -> str:
    """Have the rest laid; the code of the map."""
    page.locator(".build-finish").click()
    page.locator('.build[data-left="0"]').wait_for()
    looked_at(page)
    return page.locator("#build-code").input_value()


# ---- building ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
def test_a_map_of_37_tiles_by_clicks(guest: Guest) -> None:
    page = build(guest)
    assert left(page) == 36
    for number in range(36, 0, -1):
        assert left(page) == number
        lay(page, page.locator(".tile-tray [data-tile]").last.get_attribute("data-tile") or "")
    looked_at(page)
    code = page.locator("#build-code").input_value()
    assert len(decode(code)["tiles"]) == 37
    assert page.url.endswith(f"/build#{code}")
    expect(page.locator(".build-done [data-key=build-play]")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.jackhouse).lastBoard") == code


@pytest.mark.rule("JR-3.2")
def test_a_map_of_37_tiles_by_keys(guest: Guest) -> None:
    page = build(guest)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.tray-tile')"):
            break
    for number in range(36, 0, -1):
        page.keyboard.press("Enter")  # picks the tile that has the focus
        wait_until(page, "() => document.activeElement.matches('.builder-surface')")
        page.keyboard.press("ArrowDown")
        if number % 5 == 0:
            page.keyboard.press("r")
            page.keyboard.press("Shift+R")
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        page.locator(f'.build[data-left="{number - 1}"]').wait_for()
    looked_at(page)
    assert len(tiles_laid(page)) == 37
    page.keyboard.press("Backspace")
    page.locator('.build[data-left="1"]').wait_for()
    page.keyboard.press("Control+y")
    page.locator('.build[data-left="0"]').wait_for()
    page.keyboard.press("ArrowDown")  # without a tile in hand: from tile to tile
    expect(page.locator(".control-words")).to_contain_text("On the map:")


def test_what_is_laid_can_be_taken_back_and_done_again(guest: Guest) -> None:
    page = build(guest)
    lay(page, "fork")
    lay(page, "woods")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".build")).to_have_attribute("data-left", "35")
    page.get_by_role("button", name="Do it again").click()
    expect(page.locator(".build")).to_have_attribute("data-left", "34")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator(".build")).to_have_attribute("data-left", "36")
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()


@pytest.mark.rule("JR-3.2")
def test_an_advice_is_broken_and_mended(guest: Guest) -> None:
    page = build(guest)
    lay(page, "KD")  # beside the Citadel, which has roads all round
    looked_at(page)
    expect(page.locator(".advice-list")).to_contain_text("straight from hex to hex")
    expect(page.locator(".build-status")).to_contain_text("1 against the advice")
    expect(page.locator(".advice-mark text")).to_have_text("X")
    box = page.locator(".builder-tiles use").nth(1).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.65)
    page.locator("[data-key=lift]").click()
    page.locator(".builder-ghost use").wait_for(state="attached")  # where it was
    expect(page.locator(".control-words")).to_contain_text("A road from hex to hex.")
    page.locator("[data-key=island]").click()
    tap_a_spot(page)
    expect(page.locator(".control-words")).to_contain_text("a new island")
    page.locator("[data-key=lay]").click()
    looked_at(page)
    expect(page.locator(".advice-mark")).to_have_count(0)
    expect(page.get_by_text("The map follows all the advice.")).to_be_visible()


def test_a_second_tap_turns_the_tile(guest: Guest) -> None:
    page = build(guest)
    pick(page, "KC")
    tap_a_spot(page)
    seen = set()
    for _ in range(6):
        seen.add(page.locator(".builder-ghost use").get_attribute("href"))
        box = page.locator(".builder-ghost polygon").bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert len(seen) == 6
    page.locator("[data-key=turn]").click()
    page.locator("[data-key=put-back]").click()
    expect(page.locator(".place-mark")).to_have_count(0)
    assert left(page) == 36


def test_a_tile_is_dragged_onto_the_map(guest: Guest) -> None:
    page = build(guest)
    tile = page.locator('.tile-tray [data-tile="fork"]').bounding_box()
    citadel = page.locator(".builder-tiles use").first.bounding_box()
    assert tile
    assert citadel
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(tile["x"] - 60, tile["y"] + 40, steps=3)
    page.locator(".place-mark").first.wait_for(state="attached")
    page.mouse.move(citadel["x"] + citadel["width"] / 2, citadel["y"] - 10, steps=3)
    page.mouse.up()
    expect(page.locator(".control-words")).to_contain_text("A fork tile: beside the Citadel.")
    page.locator("[data-key=lay]").click()
    assert left(page) == 35


def middle_of(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_drafted_tile_turns_after_a_pan_and_by_a_slow_tap(guest: Guest) -> None:
    page = build(guest)
    pick(page, "KC")
    tap_a_spot(page)
    ghost = page.locator(".builder-ghost use")
    page.mouse.move(300, 600)
    page.mouse.down()
    page.mouse.move(340, 620, steps=4)  # pans
    page.mouse.up()
    for pause in (0, 700):
        before = ghost.get_attribute("href")
        page.mouse.move(*middle_of(page, ".builder-ghost polygon"))
        page.mouse.down()
        page.wait_for_timeout(pause)
        page.mouse.up()
        expect(ghost).not_to_have_attribute("href", before or "")
    page.locator("[data-key=lay]").click()
    looked_at(page)
    page.mouse.move(*middle_of(page, ".builder-tiles use:last-child"))
    page.mouse.down()
    page.wait_for_timeout(700)  # longer than a long press
    page.mouse.up()
    expect(page.locator("[data-key=lift]")).to_be_visible()


def test_a_quick_drag_ends_with_the_button_and_its_places_come_later(guest: Guest) -> None:
    page = build(guest)
    held: list[Route] = []
    page.route("**/api/boards/spots", lambda route: held.append(route))
    x, y = middle_of(page, ".builder-tiles use")
    page.mouse.move(*middle_of(page, '.tile-tray [data-tile="fork"]'))
    page.mouse.down()
    page.mouse.move(x + 40, y - 60, steps=3)
    page.mouse.move(x, y - 60)
    page.mouse.up()
    wait_for_items(page, held)
    page.mouse.move(x + 200, y + 200)  # the tile does not follow any more
    held.pop().continue_()
    expect(page.locator(".control-words")).to_contain_text("A fork tile: beside the Citadel.")
    dropped = middle_of(page, ".builder-ghost polygon")
    page.mouse.move(x - 60, y + 60, steps=3)
    assert middle_of(page, ".builder-ghost polygon") == dropped


@pytest.mark.parametrize(("view", "away"), [(PHONE, (0, -1)), (SIDEWAYS, (-1, 0)), (WIDE, (-1, 0))])
def test_a_tile_is_dragged_by_touch(invite: Invite, view: ViewportSize, away: tuple[int, int]) -> None:
    """The finger leaves the tray across the direction in which it scrolls."""
    page = build(invite(viewport=view, has_touch=True, is_mobile=True))
    touch = Touch(page)
    x, y = middle_of(page, '.tile-tray [data-tile="KC"]')
    to = middle_of(page, ".builder-tiles use")
    touch.down(x, y)
    for step in range(1, 6):
        touch.move(x + 12 * step * away[0], y + 12 * step * away[1])
    page.locator(".place-mark").first.wait_for(state="attached")
    for part in (0.5, 0.8, 1):
        touch.move(x + (to[0] - x) * part, y + (to[1] - y) * part)
    page.locator(".builder-ghost use").wait_for(state="attached")
    before = page.locator(".builder-ghost polygon").get_attribute("points")
    touch.move(to[0] - 70, to[1] + 60)
    touch.up()
    assert page.locator(".builder-ghost polygon").get_attribute("points") != before
    before = page.locator(".builder-ghost polygon").get_attribute("points")
    touch.down(*middle_of(page, ".builder-ghost polygon"))  # and the drafted tile too
    touch.move(to[0] + 20, to[1] + 60)
    touch.move(to[0] + 75, to[1] + 60)
    touch.up()
    assert page.locator(".builder-ghost polygon").get_attribute("points") != before


class Touch:
    """A finger, whose moves the browser takes for scrolling where the page lets it."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", x, y)

    def up(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def test_tiles_come_one_after_the_other(guest: Guest) -> None:
    page = build(guest)
    page.get_by_label("One after the other").check()
    page.get_by_label("Suits in play").select_option("SH")
    page.get_by_role("button", name="Start with the Citadel").click()
    expect(page.locator(".build")).to_have_attribute("data-left", "18")
    page.get_by_role("button", name="Flip a triangle (6 face down)").click()
    page.locator(".place-mark").first.wait_for(state="attached")
    expect(page.get_by_role("button", name="Flip a hex (6 face down)")).to_be_disabled()
    tap_a_spot(page)
    page.locator("[data-key=lay]").click()
    expect(page.get_by_role("button", name="Flip a triangle (5 face down)")).to_be_enabled()
    looked_at(page)
    kept = tiles_laid(page)
    page.reload()
    looked_at(page)
    assert tiles_laid(page) == kept
    expect(page.get_by_role("button", name="Flip a triangle (5 face down)")).to_be_enabled()


def test_the_rest_is_laid_for_me_and_a_random_map_is_another(guest: Guest) -> None:
    page = build(guest)
    lay(page, "fork")
    code = finish(page)
    page.get_by_text("About this map").click()
    expect(page.locator(".figures")).to_contain_text("Open roads")
    page.get_by_label("Suits in play").select_option("S")
    page.get_by_role("button", name="A random map").click()
    wait_until(page, "([code]) => !location.hash.endsWith(code) && location.hash.length > 1", [code])
    looked_at(page)
    assert len(tiles_laid(page)) == 10
    page.get_by_role("button", name="Take back").click()
    page.wait_for_url(f"**/build#{code}")


def test_undo_with_a_tile_in_hand_puts_it_down(guest: Guest) -> None:
    page = build(guest)
    lay(page, "fork")
    pick(page, "KH")
    page.keyboard.press("Backspace")
    expect(page.locator(".place-mark")).to_have_count(0)
    assert left(page) == 35  # the fork lies where it lay
    looked_at(page)
    page.mouse.click(*middle_of(page, ".builder-tiles use:last-child"))
    page.locator("[data-key=lift]").click()
    page.locator(".builder-ghost use").wait_for(state="attached")
    page.keyboard.press("Backspace")
    expect(page.locator(".builder-ghost use")).to_have_count(0)
    assert left(page) == 35  # lifted, and back


# ---- keeping and sharing ---------------------------------------------------------------------------------------------


def test_a_link_opens_the_map_elsewhere(guest: Guest, invite: Invite) -> None:
    page = build(guest)
    lay(page, "QH", ".poor")
    code = finish(page)
    assert page.url == f"{guest.address}/build#{code}"
    other = build(invite(viewport=PHONE, locale="es"), f"/build#{code}")
    assert len(tiles_laid(other)) == 37
    assert left(other) == 0
    expect(other.locator(".build-done")).to_contain_text("Jugar en este mapa")
    other.locator(".build-menu").click()
    expect(other.locator("#build-code")).to_have_value(code)
    other.locator(".build-panel summary", has_text="Código QR").click()
    picture = other.get_by_alt_text("Código QR del enlace a este mapa")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 20


def test_a_table_opens_on_the_map(guest: Guest) -> None:
    page = build(guest)
    code = finish(page)
    page.locator(".build-done [data-key=build-play]").click()
    page.wait_for_url("**/new#*")
    page.locator("#seat-1").select_option("bot")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt[data-decision]").first.wait_for()
    table = page.url.rpartition("/")[2]
    board = guest.api("GET", f"/api/tables/{table}/state?seat=0")["view"]["board"]
    assert guest.api("POST", "/api/boards/look", {"board": board})["code"] == code


def test_a_small_map_brings_the_rules_that_it_needs(guest: Guest) -> None:
    page = build(guest)
    page.get_by_label("Suits in play").select_option("SH")
    page.get_by_role("button", name="Start with the Citadel").click()
    expect(page.locator(".build")).to_have_attribute("data-left", "18")
    finish(page)
    page.locator(".build-done [data-key=build-play]").click()
    page.wait_for_url("**/new#*")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    table = guest.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (table["options"]["tight-suits"], table["options"]["suits"], table["players"]) == (True, "SH", 2)


def test_a_map_is_saved_as_picture_and_as_file(guest: Guest) -> None:
    page = build(guest)
    page.get_by_label("Suits in play").select_option("S")
    page.get_by_role("button", name="Start with the Citadel").click()
    code = finish(page)
    saved: dict[str, bytes] = {}
    for button in ("Picture (SVG)", "Picture (PNG)", "File (JSON)"):
        with page.expect_download() as download:
            page.get_by_role("button", name=button, exact=True).click()
        saved[download.value.suggested_filename.rpartition(".")[2]] = download.value.path().read_bytes()
    assert saved["svg"].startswith(b"<svg")
    assert saved["png"].startswith(b"\x89PNG")
    assert int.from_bytes(saved["png"][16:20]) == 1600
    page.get_by_role("button", name="Take back").click()
    page.get_by_label("Or a file (JSON)").set_input_files(
        {"name": "map.json", "mimeType": "application/json", "buffer": saved["json"]}
    )
    page.wait_for_url(f"**/build#{code}")
    assert len(json.loads(saved["json"])["tiles"]) == 10


WITHOUT_CLIPBOARD = """(works) => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => {
        window.copied = document.activeElement.value;
        return works;
    };
}"""


@pytest.mark.parametrize(("lang", "works", "says"), [("en", True, "Copied."), ("es", False, "Cópialo a mano: http")])
def test_over_plain_http_a_link_is_copied_or_the_page_says_that_it_is_not(
    invite: Invite, lang: str, works: bool, says: str
) -> None:
    guest = invite(locale=lang)
    guest.run_first(KEEP_TOASTS)
    page = build(guest, "/build#sample")
    expect(page.locator(".build-side")).to_contain_text(load(lang).say("build-local-only"))
    page.evaluate(f"({WITHOUT_CLIPBOARD})({json.dumps(works)})")
    code = page.locator("#build-code").input_value()
    page.locator("[data-key=build-copy-link]").click()
    expect(page.locator(".toast")).to_contain_text(says)
    assert page.evaluate("window.copied") == f"{guest.address}/build#{code}"
    expect(page.locator("[data-key=build-copy-link]")).to_be_focused()
    guest.visit(f"/new#board={code}")
    page.evaluate(f"({WITHOUT_CLIPBOARD})({json.dumps(works)})")
    page.locator(".board-picture button").click()
    expect(page.locator(".toast").last).to_contain_text("Copied." if works else code)
    assert page.evaluate("window.copied") == code


def test_my_map_is_kept_when_a_link_is_opened(guest: Guest) -> None:
    page = build(guest)
    lay(page, "fork")
    mine = finish(page)
    lay_again = tiles_laid(page)
    for name in ("sample", "ring"):
        page.goto(f"/build#{name}")
        page.wait_for_url("**/build#JR1*")
        wait_until(page, "mine => !location.hash.endsWith(mine)", mine)
        looked_at(page)
    assert page.evaluate("JSON.parse(localStorage.jackhouse).lastBoard") == mine
    page.reload()
    looked_at(page)
    page.get_by_role("button", name="Back to my map of before").click()
    page.wait_for_url(f"**/build#{mine}")
    assert tiles_laid(page) == lay_again
    expect(page.get_by_role("button", name="Back to my map of before")).to_have_count(0)
    page.get_by_role("button", name="A random map").click()
    wait_until(page, "mine => location.hash.length > 1 && !location.hash.endsWith(mine)", mine)
    assert page.evaluate("JSON.parse(localStorage.jackhouse).lastBoard") == mine
    expect(page.get_by_role("button", name="Back to my map of before")).to_be_visible()


@pytest.mark.rule("JR-8.2")
def test_a_map_keeps_its_suits_on_the_way_through_a_link(guest: Guest, invite: Invite) -> None:
    page = build(guest)
    for tile in ("QS", "JS", "fork"):
        lay(page, tile)
    looked_at(page)
    code = page.locator("#build-code").input_value()
    assert left(build(invite(), f"/build#{code}")) == 33  # four suits, though one would do
    page.get_by_label("Suits in play").select_option("CS")
    page.get_by_role("button", name="Start with the Citadel").click()
    expect(page.locator(".build")).to_have_attribute("data-left", "18")
    lay(page, "KC")
    looked_at(page)
    code = page.locator("#build-code").input_value()
    assert "suits%3DCS" in (page.locator(".qr").get_attribute("src") or "")
    other = build(invite(), f"/build#{code}&suits=CS")
    assert left(other) == 17
    code = finish(other)
    assert code in other.url
    third = build(invite(), f"/build#{code}")
    assert left(third) == 0
    third.locator(".build-done [data-key=build-play]").click()
    third.wait_for_url("**/new#*o.suits=CS*")
    expect(third.locator("#board-problem, #problem").first).to_be_empty()
    expect(third.locator(".board-mend")).to_be_empty()


def test_a_set_up_link_opens_its_map(guest: Guest) -> None:
    page = build(guest)
    page.get_by_label("Code or link").fill(
        f"{guest.address}/new#game=jack-rabbits&preset=intro&board=sample&seats=me.bot"
    )
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(".build")).to_have_attribute("data-left", "0")


@pytest.mark.parametrize(
    ("locale", "begins"), [("en", "That map cannot be opened."), ("es", "Ese mapa no se puede abrir.")]
)
def test_a_damaged_link_is_refused_in_one_line_and_changes_nothing(invite: Invite, locale: str, begins: str) -> None:
    guest = invite(locale=locale)
    page = build(guest)
    lay(page, "fork")
    kept = tiles_laid(page)
    page.goto(f"/build#{DAMAGED}")
    alert = page.locator(".build-map [role=alert]")
    expect(alert).to_contain_text(begins)
    expect(alert).to_contain_text(load(locale).say("problem-checksum"))
    assert "\n" not in alert.inner_text()
    assert tiles_laid(page) == kept
    guest.complaints.clear()  # the browser's own note of the refusal


def test_what_is_no_map_is_refused(guest: Guest) -> None:
    page = build(guest)
    page.get_by_label("Code or link").fill(f"{guest.address}/build#{DAMAGED}")
    page.get_by_role("button", name="Open", exact=True).click()
    alert = page.locator(".build-map [role=alert]")
    expect(alert).to_contain_text("copy the whole code again")
    page.get_by_label("Or a file (JSON)").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"[not json"}
    )
    expect(alert).to_have_text("That file is not a map: choose a JSON file.")
    lay(page, "cave")
    expect(alert).to_be_empty()
    guest.complaints.clear()


# ---- phones, and everybody -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "view"), [("es", PHONE), ("en", SIDEWAYS)])
def test_a_phone_has_room_for_the_map_and_large_targets(invite: Invite, locale: str, view: ViewportSize) -> None:
    page = build(invite(viewport=view, locale=locale, has_touch=True))
    for tile in ("fork", "KH"):
        pick(page, tile)
        tap_a_spot(page)
        for button in page.locator(".control-buttons button, .tray-tile, .build-head .tool:visible").all():
            box = button.bounding_box()
            assert box is None or min(box["width"], box["height"]) >= 44, button.inner_text()
        map_box = page.locator(".builder-surface").bounding_box()
        assert map_box
        assert map_box["height"] >= view["height"] * 0.5
        page.locator("[data-key=lay]").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= view["width"]
    finish(page)
    page.locator(".build-menu").click()
    expect(page.locator("#build-code")).to_be_visible()
    page.locator(".build-menu").click()
    expect(page.locator("#build-code")).to_be_hidden()


def test_at_400_percent_the_page_scrolls_and_the_map_is_large_enough(invite: Invite) -> None:
    page = build(invite(viewport={"width": 320, "height": 256}))
    surface = page.locator(".builder-surface")
    box = surface.bounding_box()
    assert box
    assert box["height"] > 150
    pick(page, "fork")
    surface.scroll_into_view_if_needed()
    tap_a_spot(page)
    page.locator("[data-key=lay]").click()
    expect(page.locator(".build")).to_have_attribute("data-left", "35")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_on_a_phone_what_the_panels_do_is_seen(invite: Invite) -> None:
    guest = invite(viewport=PHONE, has_touch=True)
    page = build(guest)
    lay(page, "KD")  # beside the Citadel: a road from hex to hex
    looked_at(page)
    menu, panels = page.locator(".build-menu"), page.locator(".build-side")
    menu.click()
    expect(panels).to_be_focused()
    assert page.locator(".build-tray").evaluate("tray => tray.inert")
    page.get_by_label("Code or link").fill(DAMAGED)
    page.get_by_role("button", name="Open", exact=True).click()
    alert = page.locator(".build [role=alert]")
    expect(alert).to_contain_text("copy the whole code again")
    expect(alert).to_be_in_viewport()
    middle = middle_of(page, ".build [role=alert]")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[role=alert]') !== null", middle)
    page.keyboard.press("Escape")
    expect(panels).to_be_hidden()
    expect(menu).to_be_focused()
    assert not page.locator(".build-tray").evaluate("tray => tray.inert")
    menu.click()
    page.locator(".advice-list button").click()
    expect(panels).to_be_hidden()
    expect(page.locator(".advice-mark.shown")).to_have_count(1)
    for button in ("A random map", "Start with the Citadel"):
        menu.click()
        page.get_by_role("button", name=button).click()
        expect(panels).to_be_hidden()
    menu.click()
    page.set_viewport_size(WIDE)
    expect(page.locator(".build-tray button").first).to_be_visible()
    assert not page.locator(".build-tray").evaluate("tray => tray.inert")
    guest.complaints.clear()  # the browser's own note of the refusal


@pytest.mark.parametrize(("locale", "theme", "view"), [("en", "light", WIDE), ("es", "dark", PHONE)])
def test_the_builder_keeps_nobody_out(invite: Invite, locale: str, theme: str, view: ViewportSize) -> None:
    guest = invite(locale=locale, color_scheme=theme, viewport=view, bypass_csp=True)
    page = build(guest)

    def check(what: str) -> None:
        found = Axe().run(page, options={"exclude": [[".builder-surface svg > *"], [".sheet"]]})
        assert found.violations_count == 0, f"{what}\n{found.generate_report()}"

    check("begun")
    pick(page, "KD")
    tap_a_spot(page)
    check("a tile in hand")
    page.locator("[data-key=lay]").click()
    looked_at(page)
    if view is PHONE:
        page.locator(".build-menu").click()
    for details in page.locator("details").all():
        details.evaluate("node => (node.open = true)")
    check("an advice broken, all unfolded")
    guest.visit("/boards")
    check("the collection")


def test_screen_readers_are_told_what_happens(guest: Guest) -> None:
    page = build(guest)
    pick(page, "fork")
    page.keyboard.press("ArrowUp")
    live = page.locator("#live")
    expect(live).to_contain_text("A fork tile: beside the Citadel.")
    page.keyboard.press("Enter")
    expect(live).to_contain_text("Laid: a fork tile. 35 left.")
    page.keyboard.press("Backspace")
    expect(live).to_contain_text("Taken back. 36 left.")


# ---- the collection --------------------------------------------------------------------------------------------------


def test_a_map_of_the_collection_is_opened_and_changed(guest: Guest) -> None:
    page = guest.visit("/")
    page.get_by_role("link", name="Build your own map").click()
    page.wait_for_url("**/build")
    looked_at(page)
    page.get_by_role("link", name="See the collection of maps").click()
    page.wait_for_url("**/boards")
    sample = page.locator(".boards li", has=page.get_by_role("heading", name="Sample", exact=True))
    expect(sample).to_contain_text("37 tiles · 2 landmasses · 12 open roads · 1 lake")
    assert sample.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 20
    assert (sample.get_by_role("link", name="Play").get_attribute("href") or "").endswith("board=sample")
    sample.get_by_role("link", name="Open in the builder").click()
    page.wait_for_url("**/build#JR1*")
    looked_at(page)
    assert len(tiles_laid(page)) == 37
