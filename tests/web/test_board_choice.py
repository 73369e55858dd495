"""Choosing the board on the set-up page: by name, by code, from a link, the last one that was built (JR-3.2)."""

import json
from collections.abc import Callable
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.text import load
from tests.web.browser import PHONE, Guest, expect, wait_until

Invite = Callable[..., Guest]

RING = encode(load_board("ring").written())
CODE = encode(load_board("sample").written())
SMALL = encode(load_board("sample-3").written())
DAMAGED = CODE[:30] + "0" + CODE[31:]


def open_table(guest: Guest) -> str:
    """Opens the table against a bot and returns its code."""
    page = guest.page
    page.locator("#seat-1").select_option("bot")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def tiles_of_table(guest: Guest, code: str) -> int:
    """Returns the number of tiles on the board of a table."""
    found = guest.api("GET", f"/api/tables/{code}/board/anchors.json")["places"]
    return len([place for place in found if place not in ("underground", "off-board")])


def code_of_table(guest: Guest, code: str) -> str:
    """Returns the code of the board on which a table plays."""
    document = guest.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["board"]
    return str(guest.api("POST", "/api/boards/look", {"board": document})["code"])


@pytest.mark.rule("JR-3.2")
def test_a_board_is_chosen_by_code_and_goes_with_the_link(guest: Guest, invite: Invite) -> None:
    page = guest.visit("/new")
    page.get_by_label("Which map?").select_option("code")
    page.get_by_label("Code or link").fill(SMALL)
    expect(page.get_by_alt_text(f"The map {SMALL[:9]}")).to_be_visible()
    page.wait_for_url(f"**/new#*board={SMALL}*")
    other = invite()
    shown = other.visit(page.url.removeprefix(guest.address))
    expect(shown.get_by_label("Code or link")).to_have_value(SMALL)
    table = open_table(other)
    assert tiles_of_table(other, table) == 28
    assert other.api("GET", f"/api/tables/{table}")["board"] is None


@pytest.mark.rule("JR-3.2")
def test_a_pasted_link_gives_the_code_in_it(guest: Guest) -> None:
    page = guest.visit("/new")
    page.get_by_label("Which map?").select_option("code")
    field = page.get_by_label("Code or link")
    field.fill(f"see {guest.address}/new#game=jack-rabbits&board={CODE}&seats=me.bot")
    field.press("Tab")
    expect(field).to_have_value(CODE)
    page.wait_for_url(f"**/new#*board={CODE}*")
    expect(page.locator("#board-problem")).to_be_empty()


@pytest.mark.rule("JR-3.2")
def test_a_board_is_chosen_by_its_name(guest: Guest) -> None:
    page = guest.visit("/new")
    picture = page.locator(".board-picture img")
    expect(picture).to_have_attribute("alt", "The map Sample")
    expect(page.get_by_role("button", name="Copy the code")).to_be_hidden()
    page.get_by_label("Which map?").select_option(label="Sample")
    page.wait_for_url("**/new#*board=sample*")
    page.locator(".more summary").click()
    page.locator("#option-tight-suits").check()
    expect(page.locator("#board-problem")).to_contain_text("has tiles that are not in play with only these suits")
    page.get_by_label("Which map?").select_option(label="Sample of two suits")
    expect(page.locator("#board-problem")).to_be_empty()
    expect(picture).to_have_attribute("alt", "The map Sample of two suits")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 20
    table = open_table(guest)
    assert guest.api("GET", f"/api/tables/{table}")["board"] == "sample-2"


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [("en", DAMAGED, "checksum"), ("es", CODE[:-1], "checksum"), ("es", "JR9" + CODE[3:], "unknown-version")],
)
def test_a_damaged_code_is_refused_with_one_line(invite: Invite, lang: str, text: str, problem: str) -> None:
    guest = invite(locale=lang, viewport=PHONE)
    page = guest.visit("/new")
    page.locator("#board").select_option("code")
    page.locator("#board-code").fill(text)
    expect(page.locator("#board-problem")).to_contain_text(load(lang).say(f"problem-{problem}"))
    expect(page.locator("#problem")).to_be_empty()
    expect(page.locator("#board-code")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".board-picture")).to_be_hidden()
    page.locator(".setup [type=submit]").click()
    expect(page.locator("#board-problem")).to_be_in_viewport()
    assert "/new" in page.url
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("#board-code").fill(RING)
    expect(page.locator("#board-problem")).to_be_empty()
    assert code_of_table(guest, open_table(guest)) == RING


@pytest.mark.rule("JR-8.2")
@pytest.mark.parametrize(("lang", "text"), [("en", "Play with these suits only"), ("es", "Jugar solo con estos palos")])
def test_a_board_of_two_suits_is_played_with_these_suits(invite: Invite, lang: str, text: str) -> None:
    guest = invite(locale=lang)
    code = guest.api("POST", "/api/boards/random", {"suits": "CS", "seed": 3})["code"]
    page = guest.visit(f"/new#board={code}")
    page.get_by_role("button", name=text).click()
    expect(page.locator(".board-mend")).to_be_empty()
    table = open_table(guest)
    assert tiles_of_table(guest, table) == 19
    options = guest.api("GET", f"/api/tables/{table}")["options"]
    assert (options["tight-suits"], options["suits"]) == (True, "CS")


@pytest.mark.rule("JR-3.2")
def test_the_last_board_that_was_built_is_offered(guest: Guest) -> None:
    page = guest.visit("/new")
    expect(page.locator("#board option[value=last]")).to_have_count(0)
    page.evaluate("code => localStorage.setItem('jackhouse', JSON.stringify({pace: 'none', lastBoard: code}))", SMALL)
    page.reload()
    page.locator("#board").select_option("last")
    expect(page.get_by_alt_text(f"The map {SMALL[:9]}")).to_be_visible()
    table = open_table(guest)
    assert tiles_of_table(guest, table) == 28
    guest.visit("/new")  # the set-up of the last table is there again, with its board
    expect(page.locator("#board")).to_have_value("last")
    assert SMALL in unquote(page.evaluate("JSON.parse(localStorage.jackhouse).setups['jack-rabbits']"))


@pytest.mark.rule("JR-3.2")
def test_the_usual_map_comes_back_after_another_choice(guest: Guest) -> None:
    page = guest.visit(f"/new#board={DAMAGED}")
    expect(page.locator("#board-problem")).not_to_be_empty()
    page.get_by_label("Which map?").select_option("usual")
    expect(page.locator("#board-problem")).to_be_empty()
    expect(page.locator(".board-picture img")).to_have_attribute("alt", "The map Sample")
    assert json.dumps(guest.api("GET", f"/api/tables/{open_table(guest)}")["board"]) == '"sample"'


@pytest.mark.rule("JR-3.2")
def test_a_random_board_goes_with_the_link_and_fits_the_suits(guest: Guest, invite: Invite) -> None:
    page = guest.visit("/new")
    page.get_by_label("Which map?").select_option("random")
    page.wait_for_url("**/new#*board=JR1*seed=*")
    seed, code = seed_and_code(page)
    expect(page.locator("#board-help")).to_contain_text(f"Made from the number {seed};")
    expect(page.get_by_alt_text(f"The map {code[:9]}")).to_be_visible()
    page.get_by_role("button", name="Another one").click()
    wait_until(page, "before => !location.hash.includes(before) && location.hash.includes('seed=')", code)
    seed, code = seed_and_code(page)
    other = invite(locale="es", viewport=PHONE)
    shown = other.visit(f"/new#seed={seed}")  # the number alone gives the same map
    expect(shown.locator("#board")).to_have_value("random")
    expect(shown.get_by_alt_text(f"El mapa {code[:9]}")).to_be_visible()
    shown.locator(".more summary").click()
    shown.locator("#option-tight-suits").check()  # the map is made again, for fewer suits
    wait_until(shown, "before => !location.hash.includes(before)", code)
    again, smaller = seed_and_code(shown)
    assert again == seed
    assert tiles_of_table(other, open_table(other)) == 19
    assert len(load_board(smaller).tiles) == 19


def seed_and_code(page: Page) -> tuple[str, str]:
    """Returns the number and the code of the random board in the address."""
    found = parse_qs(urlsplit(page.url).fragment)
    return found["seed"][0], found["board"][0]


@pytest.mark.rule("JR-3.2")
def test_building_together_excludes_another_board(guest: Guest) -> None:
    page = guest.visit(f"/new#board={CODE}")
    picture = page.locator(".board-picture")
    expect(picture).to_be_visible()
    page.get_by_label("Which map?").select_option("build:free")
    expect(picture).to_be_hidden()
    expect(page.locator("#board-help")).to_have_text(load("en").say("option-building-free-help"))
    page.wait_for_url("**/new#*building=free*")
    assert CODE not in page.url
    expect(page.locator("#option-objective")).to_be_visible()
    page.locator("#preset-meadow").check()
    expect(page.locator("#option-objective")).to_have_count(0)
    expect(page.locator("#board")).to_have_value("build:strict")
    page.get_by_label("Which map?").select_option("usual")  # to wander over a finished map
    expect(picture).to_be_visible()
    expect(page.locator("#problem")).to_be_empty()
    page.get_by_label("Which map?").select_option("build:strict")
    page.locator("#seat-1").select_option("bot")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/*")
    options = guest.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["options"]
    assert (options["building"], options["meadow"]) == ("strict", True)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("board", [SMALL, DAMAGED, "sample"])
def test_axe_finds_nothing_in_the_choice_of_boards(invite: Invite, lang: str, board: str) -> None:
    page = invite(locale=lang, viewport=PHONE, color_scheme="dark").visit(f"/new#board={board}")
    expect(page.locator("#board-problem" if board == DAMAGED else ".board-picture img")).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_a_game_without_a_choice_of_boards_shows_none(guest: Guest) -> None:
    page = guest.visit("/new#game=jackal")
    expect(page.locator("#board")).to_be_hidden()
    page.locator("#game-jack-rabbits").check()
    expect(page.locator("#board")).to_be_visible()
