"""Where things are on the table: every screen shows the question, the choices, the hand, the map and the players."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from jackhouse import games
from tests.web.browser import PHONE, Guest, expect, wait_until
from tests.web.tables import at_table, open_table, position, questions, settled, show_to_the_end

LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
# What a browser at 200 % leaves of 1440x900 and of 1280x800.
ZOOMED: tuple[ViewportSize, ...] = ({"width": 720, "height": 450}, {"width": 640, "height": 400})
SMALL = (PHONE, LANDSCAPE, *ZOOMED)
EVERY_SIZE: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1000, "height": 700}, *SMALL)
# A step before the end of each game.
LAST: dict[str, dict[str, Any]] = {
    "jack-rabbits": position(
        rabbits=["JS", "KD"], hands=["KS QH JD horse", "2D"], dice=[[3, 6]], moves="roll; pass; exit 0; ride citadel"
    ),
    "jackal": position(island="old-fort", hands=["red", "blue"], players=2, coins=[2, 2], round=10, moves="sail; sail"),
}
QUESTIONS = 14
"""How many questions of a game are looked at."""

PARTS = """async (size) => {
  const map = () => JSON.stringify(document.querySelector(".map > svg").getBoundingClientRect());
  for (let before = ""; before !== map() || innerWidth !== size.width || innerHeight !== size.height;) {
    before = map();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); // until the layout rests
  }
  const box = (node) => {
    if (!node?.checkVisibility()) return null;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const find = (names) => [...document.querySelectorAll(names)];
  const prompt = document.querySelector(".prompt");
  const head = document.querySelector(".prompt-head");
  prompt.scrollTop = 0;
  const first = find(".commit, .picker .choice, .plan, .choices .choice").find((node) => node.checkVisibility());
  return {
    prompt: box(prompt), head: box(head), first: box(first), hand: box(document.querySelector(".hand")),
    map: box(document.querySelector(".map > svg")),
    cards: find(".hand .card").map(box), players: find(".player").map(box),
    names: find(".player-name, .player .hand-size").map(box),
    wide: document.documentElement.scrollWidth,
  };
}"""


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_every_question_can_be_read_and_answered_on_a_small_screen(invite: Callable[..., Guest], game: str) -> None:
    guest = invite(viewport=PHONE, has_touch=True, locale="es")
    code = open_table(guest, game=game, bots=3, practice={"seed": 4})
    page = at_table(guest, code)
    wait_until(page, "() => performance.getEntriesByName('complete').length")  # what comes later moves things
    maps = set()
    for state in questions(guest, page, code, QUESTIONS):
        for size in SMALL:
            page.set_viewport_size(size)
            parts = page.evaluate(PARTS, size)
            check_parts(parts, size, f"{state['view']['question']['code']}, {size}")
            maps.add((str(size), parts["map"]["width"], parts["map"]["height"]))
    assert len(maps) == len(SMALL), maps  # it keeps its size, whatever is said


def check_parts(parts: dict[str, Any], size: ViewportSize, asked: str) -> None:
    assert parts["wide"] <= size["width"], asked
    assert parts["prompt"]["height"] >= 150, (asked, parts["prompt"])
    assert parts["prompt"]["bottom"] <= parts["hand"]["top"] + 1, asked
    assert parts["first"]["top"] < parts["prompt"]["bottom"] - 30, (asked, parts["first"])
    assert min(parts["map"]["width"], parts["map"]["height"]) >= 150, (asked, parts["map"])
    for part in (parts["head"], *parts["cards"], *parts["players"], *parts["names"]):
        assert part["left"] >= 0, (asked, part)
        assert part["top"] >= 0, (asked, part)
        assert part["right"] <= size["width"], (asked, part)
        assert part["bottom"] <= size["height"], (asked, part)


CONTEST = position(
    rabbits=["KS", "KC", "QH"],
    hands=["8H 4H 3C", "9H 2D", "5D"],
    turn=1,
    dice=[[3, 5]],
    moves="roll; pass; exit 0; take 5",
)
IN_SIGHT = """(name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  const map = document.querySelector(".map").getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > map.left && x < map.right && y > map.top && y < map.bottom;
}"""


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_the_hex_that_a_question_is_about_is_in_sight(invite: Callable[..., Guest], size: dict[str, int]) -> None:
    guest = invite(viewport=size, has_touch=True)
    page = at_table(guest, open_table(guest, bots=2, **CONTEST))
    settled(page)
    wait_until(page, IN_SIGHT, '.rabbit.active[data-seat="1"]')


def test_the_hex_of_a_question_comes_into_a_view_that_was_chosen(guest: Guest) -> None:
    setup = position(rabbits=["JS", "KD"], hands=["9C 4D", "2D"], dice=[[3, 6]])
    page = at_table(guest, open_table(guest, bots=1, **setup))
    page.keyboard.press("m")
    for key in ["+"] * 7 + ["ArrowRight"] * 30 + ["ArrowUp"] * 30:
        page.keyboard.press(key)
    assert not page.evaluate(IN_SIGHT, '.rabbit[data-seat="0"]')
    page.keyboard.press("1")
    wait_until(page, IN_SIGHT, '.rabbit[data-seat="0"]')


FOLLOWED = """async ({ module, name, view, to }) => {
  const load = (name) => import(`/web/js/${name}.js`);
  const [found, { Motion }, { Lexicon }] = await Promise.all([module, "table/motion", "text/lexicon"].map(load));
  const lexicon = await Lexicon.load("en", "table", "jackal");
  const services = { lexicon, motion: new Motion({ get: () => "none" }), names: () => ["A", "B"], seat: () => 0 };
  const map = name === "BoardMap"
    ? await found[name].load(services, { game: "jack-rabbits", board: "sample", options: {} })
    : new found[name](services);
  const main = document.querySelector("main");
  main.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 300px; height: 200px; display: block";
  main.replaceChildren(map.element);
  map.element.style.cssText = "width: 300px; height: 200px";
  map.show(view, services.names());
  while (!map.panZoom?.size.width) await new Promise(requestAnimationFrame);
  map.panZoom.picture.style.cssText = "width: 300px; height: 200px";
  map.panZoom.zoom(9);
  for (let step = 0; step < 40; step += 1) map.panZoom.shift(-200, -200);
  const at = map.home ? map.home(to, 1) : map.piratePoint(to, 1);
  map.move(1, at);
  const { x, y, width, height } = map.panZoom.view;
  return at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height;
}"""
MOVERS: dict[str, dict[str, Any]] = {
    "jack-rabbits": {
        "module": "jackrabbits/board_map",
        "name": "BoardMap",
        "view": {"rabbits": ["KD", "QS"], "carrots": {}, "turn": 1, "journey": None},
        "to": "KC",
    },
    "jackal": {
        "module": "jackal/island_map",
        "name": "IslandMap",
        "view": {
            "island": {"text": "W o o o / o o o o / o o o o / o o o 3"},
            "pirates": ["a1", "a1"],
            "away": [False, False],
            "turn": 1,
        },
        "to": "d4",
    },
}


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_the_camera_follows_what_moves(guest: Guest, game: str) -> None:
    assert guest.visit("/").evaluate(FOLLOWED, MOVERS[game])


def test_a_dialog_opens_at_its_beginning(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **position(hands=["9C 4D", "7S"], dice=[[3, 6]], moves="roll")))
    for size in SMALL:
        page.set_viewport_size({"width": size["width"], "height": min(size["height"], 400) - 120})
        page.locator('.card[data-card="9C"]').click(position={"x": 6, "y": 20})
        answer = page.locator("dialog .reason")
        expect(answer).to_be_visible()
        box = answer.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert page.locator("dialog").evaluate("node => node.scrollTop") == 0
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_settings_are_seen_whole_on_a_desktop(invite: Callable[..., Guest], locale: str) -> None:
    guest = invite(locale=locale)
    page = at_table(guest, open_table(guest, bots=1))
    page.locator(".tool-menu").first.click()
    page.locator("dialog .menu").wait_for()
    assert page.locator("dialog").evaluate("node => node.scrollHeight <= node.clientHeight")


def test_the_log_has_a_title_and_a_way_out(invite: Callable[..., Guest]) -> None:
    guest = invite(viewport=PHONE, has_touch=True)
    page = at_table(guest, open_table(guest, bots=1))
    for size in SMALL:
        page.set_viewport_size(size)
        page.locator(".tool-log").tap()
        log = page.get_by_role("region", name="Log")
        expect(log.get_by_role("heading", name="Log")).to_be_in_viewport()
        log.get_by_role("button", name="Close").tap()
        expect(log).to_be_hidden()
        expect(page.locator(".tool-log")).to_be_focused()
        page.locator(".tool-log").tap()
        page.keyboard.press("Escape")
        expect(log).to_be_hidden()


# What is said stays on the page, however long the test takes.
LASTING = "window.setTimeout = ((later) => (act, ms) => later(act, ms === 5000 ? 1e6 : ms))(window.setTimeout)"
SEEN_WHOLE = """() => {
  const said = document.querySelector(".bubble");
  const { left, right, top, bottom } = said.getBoundingClientRect();
  const meets = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const covered = [...document.querySelectorAll(".player")].some((node) => meets(node.getBoundingClientRect()));
  const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  said.style.pointerEvents = "auto";
  const points = [[left + 2, top + 9], [right - 2, top + 9], [left + 9, bottom - 2]];
  const hidden = points.some(([x, y]) => !document.elementFromPoint(x, y)?.closest(".bubble"));
  return !covered && !out && !hidden;
}"""


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_what_is_said_is_seen_whole_and_covers_no_seat(invite: Callable[..., Guest], game: str) -> None:
    guest, friends = invite(locale="es"), [invite() for _ in range(3)]
    guest.run_first(LASTING)
    code = open_table(guest, *friends, game=game)
    about = next(found for found in guest.api("GET", "/api/games") if found["game"] == game)
    page = at_table(guest, code)
    for seat, who in enumerate([guest, *friends]):
        who.api("POST", f"/api/tables/{code}/seats/{seat}/say", {"phrase": max(about["phrases"], key=len)})
        page.locator(f".players li:nth-child({seat + 1}) .bubble").wait_for()
        for size in EVERY_SIZE:
            page.set_viewport_size(size)
            wait_until(page, SEEN_WHOLE)  # once the page has its new size
        page.evaluate("document.querySelector('.bubble').remove()")


def finished(guest: Guest, game: str) -> Page:
    """The end of a game."""
    code = open_table(guest, bots=1, game=game, **LAST[game])
    page = at_table(guest, code)
    show_to_the_end(guest, page, code)
    return page


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_another_game_is_offered_above_the_fold(invite: Callable[..., Guest], game: str) -> None:
    guest = invite(locale="es")
    page = finished(guest, game)
    for size in EVERY_SIZE:
        page.set_viewport_size(size)
        for action in ("[data-rematch]", "[data-look]", "a[download]", 'a[href="/"]'):
            expect(page.locator(f".finale {action}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_from_the_table_after_the_end_everything_stays_reachable(guest: Guest, game: str) -> None:
    page = finished(guest, game)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".finale")).not_to_be_attached()
    expect(page.locator("#question")).to_be_focused()
    for size in (EVERY_SIZE[0], LANDSCAPE, PHONE):
        page.set_viewport_size(size)
        for action in ("[data-rematch]", "[data-results]", "a[download]", 'a[href="/"]'):
            expect(page.locator(f".prompt {action}")).to_be_in_viewport(ratio=1)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name="Results").click()
    expect(page.locator(".finale .standing")).to_have_count(2)
    expect(page.locator(".finale h1")).to_be_focused()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".prompt[data-decision]")).to_be_attached()
    expect(page.locator("[data-results]")).not_to_be_attached()
