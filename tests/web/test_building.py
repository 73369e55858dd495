"""The board is built together in the browser (JR-3.2): in turns and all at once, by people, with a bot, alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, WebSocketRoute

from tests.jackrabbits.builders import dead_cave, lay_all, new
from tests.jackrabbits.builders import lay as lay_over_api
from tests.web.browser import KEEP_TOASTS, PHONE, Guest, expect, wait_until
from tests.web.building import draft_at, finish, flip, laid, lay, pick, progress, wait_for_spots
from tests.web.tables import NAMES, at_table, decision, offered, open_table, settled

STRICT: dict[str, Any] = {"options": {"building": "strict", "first-player": "0"}, "practice": {"seed": 5}}
FREE: dict[str, Any] = {"options": {"building": "free", "first-player": "0"}, "practice": {"seed": 5}}
FOCUSED = "document.activeElement.className"
# The map is a picture to a reader, told in words by its bar: what it is drawn from is not looked at piece by piece.
LOOKED_AT = {"exclude": [[".builder-surface > svg"], [".sheet"], [".map svg > *"]]}


def check(*pages: Page) -> None:
    for page in pages:
        found = Axe().run(page, context=LOOKED_AT)
        assert found.violations_count == 0, found.generate_report()


def words(page: Page) -> Any:
    """The bar of the map, which says how the tile in hand lies."""
    return page.locator(".control-words")


def play_has_begun(*pages: Page) -> None:
    """The board that was built is the map of the table, and somebody is to roll the dice."""
    for page in pages:
        page.locator(".map #tile-citadel").wait_for(state="attached")
        expect(page.locator(".builder-map")).to_have_count(0)
        expect(page.locator(".map .rabbit")).to_have_count(2)
        expect(page.locator(".hand .card")).to_have_count(3)
        expect(page.locator('.log-lines [data-event="built"]')).to_have_count(1)
    settled(pages[0])
    assert offered(pages[0]) == ["roll"]


@pytest.mark.rule("JR-3.2")
def test_two_build_in_turns_on_a_desktop_and_on_a_spanish_phone(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(bypass_csp=True), invite(locale="es", viewport=PHONE, has_touch=True, bypass_csp=True)
    code = open_table(ana, ben, **STRICT)
    hers, his = at_table(ana, code), at_table(ben, code)
    settled(hers)
    assert progress(hers) == "0 of 36 tiles"
    expect(his.locator(".question-text")).to_contain_text("Ana")
    expect(his.locator(".tray-tile:enabled")).to_have_count(0)
    check(hers, his)

    flip(hers, "hex")
    assert hers.evaluate(FOCUSED) == "builder-surface"
    expect(his.locator('.player[data-seat="0"] .tile-flipped')).to_be_attached()
    expect(hers.locator('.map-controls [data-key="put-back"]')).to_have_count(0)  # what is flipped is laid
    draft_at(hers, 1)
    check(hers)
    lay(hers)
    laid(his, 1)
    expect(his.locator(".log-lines")).to_contain_text("Ana coloca")
    assert progress(his) == "1 de 36 piezas"

    flip(his, "triangle")
    draft_at(his, 0, touch=True)
    check(his)
    lay(his)
    laid(hers, 2)
    expect(hers.locator(".owner.seat-1")).to_have_count(1)
    expect(hers.locator(".last-laid.seat-1")).to_have_count(1)
    expect(hers.locator('.player[data-seat="1"] .tiles-left .unseen')).to_have_text(
        "Tiles left: 6 hexes, 6 rhombi, 5 triangles"
    )

    finish(hers)
    laid(his, 3)
    finish(his)
    play_has_begun(hers, his)
    assert ana.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["building"] is None
    wait_until(hers, "() => JSON.parse(localStorage.jackhouse).lastBoard?.startsWith('JR1')")  # for the set-up page
    check(hers, his)


@pytest.mark.rule("JR-3.2")
def test_two_build_all_at_once_and_a_lost_race_leaves_the_tile_in_hand(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite(locale="es", viewport=PHONE, has_touch=True, bypass_csp=True)
    ben.run_first(KEEP_TOASTS)
    line = Line(ben)
    code = open_table(ana, ben, **FREE)
    hers, his = at_table(ana, code), at_table(ben, code)
    pick(hers)
    pick(his)
    draft_at(hers, 2)
    draft_at(his, 2, touch=True)
    line.hold()  # Ben does not see what Ana does
    lay(hers)
    his.locator(".map-controls [data-key=lay]").click()
    line.release(after=2)
    expect(his.locator("#toasts")).to_contain_text("Ana acaba de colocar")
    his.evaluate("document.querySelector('#toasts').replaceChildren()")  # they would stay, over the map
    laid(his, 1)
    expect(his.locator('.tray-tile[aria-pressed="true"]')).to_have_count(1)  # still in hand
    check(his)
    wait_for_spots(his)
    settled(his)
    draft_at(his, 0, touch=True)
    lay(his)
    laid(hers, 2)
    for page in (hers, his):
        finish(page)
    play_has_begun(hers, his)


def test_a_spot_that_is_taken_while_a_tile_is_drafted_there_is_told(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    ben.run_first(KEEP_TOASTS)
    code = open_table(ana, ben, **FREE)
    hers, his = at_table(ana, code), at_table(ben, code)
    pick(hers)
    pick(his)
    draft_at(hers, 0)
    draft_at(his, 0)
    lay(hers)
    laid(his, 1)
    expect(his.locator("#toasts")).to_contain_text("That spot has just been taken")  # seen, and said
    expect(his.locator("#live")).to_contain_text("That spot has just been taken")
    expect(his.locator(".map-controls [data-key=lay]")).to_be_disabled()
    draft_at(his, 0)
    lay(his)
    laid(hers, 2)


def test_a_draft_stays_while_others_build(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **FREE)
    hers, his = at_table(ana, code), at_table(ben, code)
    pick(his)
    draft_at(his, 0)
    told = words(his).inner_text()
    pick(hers)
    draft_at(hers, -1)
    lay(hers)
    laid(his, 1)
    settled(his)
    assert words(his).inner_text() == told
    lay(his)


@pytest.mark.rule("JR-3.2")
def test_the_last_tile_is_taken_back_and_undo_puts_a_picked_one_back(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=0, players=1, **FREE))
    pick(page, "woods")
    page.keyboard.press("u")
    expect(page.locator('.tray-tile[aria-pressed="true"]')).to_have_count(0)
    pick(page, "woods")
    page.locator('.tray-tile[data-tile="fork"]').click()  # another one in its place
    expect(page.locator('.tray-tile[data-tile="fork"]')).to_have_attribute("aria-pressed", "true")
    wait_for_spots(page)
    draft_at(page, 0)
    lay(page)
    settled(page)
    page.locator('.choices [data-action="take-back"]').click()
    expect(page.locator(".builder-tiles > use")).to_have_count(1)
    expect(page.locator(".log-lines")).to_contain_text("Ana takes a fork tile back from the map.")
    settled(page)
    assert offered(page) == ["finish"]


def test_the_tiles_stay_where_they_are_while_one_is_in_hand(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=0, players=1, **FREE))
    settled(page)
    before = page.locator(".building-tray").bounding_box()
    pick(page, "woods")
    assert page.locator(".building-tray").bounding_box() == before
    draft_at(page, 0)
    lay(page)
    settled(page)
    assert page.locator(".building-tray").bounding_box() == before


def test_the_rest_is_laid_when_that_is_chosen_again(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=0, players=1, **FREE))
    settled(page)
    page.locator('.choices [data-action="finish"]').click()
    expect(page.locator(".warning")).to_be_visible()
    expect(page.locator(".log-lines [data-event=finishing]")).to_have_count(0)
    page.locator(".prompt:not(.calm)").wait_for()
    page.locator('.choices [data-action="finish"]').click()
    page.locator(".log-lines [data-event=finishing]").wait_for(state="attached")


def test_a_map_is_built_by_keyboard_alone(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **STRICT))
    settled(page)
    numbers = page.locator(".tray-tile kbd").all_inner_texts()
    assert numbers == ["2", "3", "4"]  # 1: finish
    page.keyboard.press("2")
    wait_for_spots(page)
    assert page.evaluate(FOCUSED) == "builder-surface"
    page.keyboard.press("ArrowRight")
    expect(words(page)).to_contain_text("the Citadel")
    expect(page.locator("#live")).to_contain_text(words(page).inner_text())
    before = words(page).inner_text(), page.locator(".builder-ghost use").get_attribute("href")
    page.keyboard.press("r")
    assert (words(page).inner_text(), page.locator(".builder-ghost use").get_attribute("href")) != before
    page.keyboard.press("Escape")
    expect(page.locator(".builder-ghost use")).to_have_count(0)  # not drafted any more, but still in hand
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    laid(page, 1)
    page.locator('.player[data-seat="1"].asked, .player[data-seat="0"].asked').first.wait_for()
    page.keyboard.press("m")
    page.keyboard.press("ArrowUp")
    expect(words(page)).to_contain_text("On the map")
    page.keyboard.press("Escape")
    settled(page)
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    page.locator(".prompt .commit").wait_for()
    settled(page)  # quick presses belong together
    page.keyboard.press("Enter")
    page.locator('.log-lines [data-event="built"]').wait_for(state="attached")
    play_has_begun(page)
    expect(page.locator(".question")).to_be_focused()
    wait_until(page, "() => JSON.parse(localStorage.jackhouse).lastBoard")
    kept = page.evaluate("JSON.parse(localStorage.jackhouse).lastBoard")
    page.evaluate("localStorage.jackhouse = JSON.stringify({pace: 'none', alone: false})")
    page.reload()  # as somebody who was away when the last tile was laid
    wait_until(page, "() => JSON.parse(localStorage.jackhouse).lastBoard")
    assert page.evaluate("JSON.parse(localStorage.jackhouse).lastBoard") == kept
    page.evaluate(
        "localStorage.jackhouse = JSON.stringify({...JSON.parse(localStorage.jackhouse), lastBoard: 'other'})"
    )
    page.reload()
    page.locator(".map #tile-citadel").wait_for(state="attached")
    assert page.evaluate("JSON.parse(localStorage.jackhouse).lastBoard") == "other"  # once for each table


def test_a_bot_builds_beside_a_person_and_a_hint_shows_how_a_tile_may_lie(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **FREE))
    settled(page)
    expect(page.locator(".log-lines")).to_contain_text("Bot 1 lays")
    page.locator('.log-lines [data-event="placed"]').nth(17).wait_for(state="attached")  # all of the bot's
    settled(page)
    page.locator(".tool-hint").click()
    expect(page.locator(".commit")).to_contain_text("as shown")
    expect(page.locator(".builder-ghost use")).to_have_count(1)
    before = page.locator(".builder-tiles > use").count()
    page.locator(".commit").click()
    laid(page, before)
    pick(page)
    page.locator(".tool-hint").click()
    expect(page.locator(".map-controls [data-key=lay]")).to_be_enabled()
    lay(page)
    finish(page)
    play_has_begun(page)


def test_without_guidance_a_tile_is_laid_where_the_rules_allow_it(guest: Guest) -> None:
    page = guest.page
    page.route("**/guidance", lambda route: route.abort())
    at_table(guest, open_table(guest, bots=0, players=1, **FREE))
    pick(page, "KD")
    expect(words(page)).to_contain_text("Without advice for now")
    settled(page)
    assert {"turn 1", "island"} <= {*offered(page)}
    page.locator('.choices [data-action="turn 1"]').click()
    page.locator('.prompt:not([aria-busy]) .choices:not(:has([data-action="turn 1"]))').wait_for()
    draft_at(page, 0)
    lay(page)
    pick(page, "KH")
    page.unroute("**/guidance")
    expect(words(page)).not_to_contain_text("Without advice")  # it is asked for again
    expect(page.locator('.choices [data-action^="turn "]')).to_have_count(0)
    draft_at(page, 0)
    lay(page)
    guest.complaints.clear()  # the browser's own notes of the requests that failed


def test_a_tile_that_is_not_in_hand_is_dragged_onto_the_map(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=0, players=1, **FREE))
    settled(page)
    tile = page.locator('.tray-tile[data-tile="KD"]').bounding_box()
    citadel = page.locator(".builder-tiles use").first.bounding_box()
    assert tile
    assert citadel
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(citadel["x"] + citadel["width"] / 2, citadel["y"] - 30, steps=4)
    page.mouse.up()
    expect(words(page)).to_contain_text("beside the Citadel")
    lay(page)


def test_what_others_lay_leaves_confirmation_and_focus_in_place(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **FREE)
    hers, his = at_table(ana, code), at_table(ben, code)
    settled(his)
    his.locator(".tool-hint").click()
    expect(his.locator(".commit")).to_contain_text("as shown")
    hint = his.locator(".commit").inner_text()
    ghost = his.locator(".builder-ghost use").get_attribute("transform")
    pick(hers)
    draft_at(hers, -1)
    lay(hers)
    laid(his, 1)
    settled(his)
    expect(his.locator(".commit")).to_have_text(hint)
    assert his.locator(".builder-ghost use").get_attribute("transform") == ghost
    his.locator('.choices [data-action="finish"]').click()
    expect(his.locator(".warning")).to_be_visible()
    expect(his.locator(".commit")).to_be_focused()
    pick(hers)
    draft_at(hers, -1)
    lay(hers)
    laid(his, 2)
    expect(his.locator(".warning")).to_be_visible()
    expect(his.locator(".commit")).to_be_focused()
    his.locator('.choices [data-action="finish"]').focus()
    pick(hers)
    draft_at(hers, -1)
    lay(hers)
    laid(his, 3)
    expect(his.locator('.choices [data-action="finish"]')).to_be_focused()
    his.locator(".commit").click()
    his.locator('.log-lines [data-event="finishing"]').last.wait_for(state="attached")


def test_the_advice_that_is_open_is_that_of_the_map(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **FREE)
    hers, his = at_table(ana, code), at_table(ben, code)
    pick(hers)
    hers.locator(".builder-surface").focus()
    for _ in range(9):
        if hers.get_by_text("hex to hex").count():
            break
        hers.keyboard.press("ArrowUp")
    lay(hers)
    laid(his, 1)
    his.locator(".building-broken").click()
    expect(his.get_by_role("dialog").locator(".advice-list button")).to_have_count(1)
    settled(hers)
    hers.locator('.choices [data-action="take-back"]').click()
    expect(his.get_by_role("dialog")).to_contain_text("follows all the advice")


def test_the_tile_that_is_looked_at_stays_selected_when_another_is_taken_back(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **FREE)
    hers, his = at_table(ana, code), at_table(ben, code)
    for number, page in enumerate((his, hers), start=1):
        laid(page, number - 1)
        pick(page)
        draft_at(page, 1 - number)
        lay(page)
    box = hers.locator(".builder-tiles > use").nth(2).bounding_box()
    assert box
    hers.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(words(hers)).to_contain_text("which you laid last")
    settled(his)
    his.locator('.choices [data-action="take-back"]').click()
    expect(hers.locator(".builder-tiles > use")).to_have_count(2)
    expect(words(hers)).to_contain_text("which you laid last")


@pytest.mark.parametrize(("setup", "says"), [(STRICT, "takes it off the map again"), (FREE, "Escape puts it back")])
def test_the_keys_of_a_table_are_explained(guest: Guest, setup: dict[str, Any], says: str) -> None:
    page = at_table(guest, open_table(guest, bots=1, **setup))
    expect(page.locator("#builder-help")).to_contain_text(says)
    expect(page.locator("#builder-help")).not_to_contain_text("Backspace")


def test_a_reload_in_the_middle_loses_nothing(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **STRICT))
    flip(page, "rhombus")
    tile = page.locator('.tray-tile[aria-pressed="true"]').get_attribute("data-tile")
    page.reload()
    settled(page)
    wait_for_spots(page)
    expect(page.locator('.tray-tile[aria-pressed="true"]')).to_have_attribute("data-tile", tile or "")
    draft_at(page, 0)
    lay(page)
    finish(page)
    play_has_begun(page)
    page.reload()
    play_has_begun(page)


def test_an_onlooker_sees_the_map_grow_and_can_do_nothing(invite: Callable[..., Guest]) -> None:
    ana, eva = invite(), invite(bypass_csp=True)
    code = open_table(ana, bots=1, **STRICT)
    eva.api("POST", "/api/clients", {})
    hers, theirs = at_table(ana, code), at_table(eva, code)
    flip(hers, "hex")
    draft_at(hers, 0)
    lay(hers)
    laid(theirs, 1)
    expect(theirs.locator(".building-tray")).to_be_hidden()
    expect(theirs.locator(".place-mark")).to_have_count(0)
    assert offered(theirs) == []
    theirs.locator(".builder-tiles > use").nth(1).click(force=True)  # below the surface that takes the click
    expect(words(theirs)).to_contain_text("laid by Ana")
    check(theirs)
    finish(hers)
    theirs.locator(".map #tile-citadel").wait_for(state="attached")


def test_advice_that_the_map_breaks_is_listed_and_shown_on_the_map(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=0, players=1, **FREE))
    pick(page, "JC")
    page.locator(".builder-surface").focus()
    page.keyboard.press("ArrowUp")
    expect(words(page)).to_contain_text("hex to hex")
    lay(page)
    expect(page.locator(".building-advice .advice-list li")).to_have_count(1)
    label = "The map breaks the advice once. Show where."
    expect(page.locator(".building-broken")).to_have_attribute("aria-label", label)
    page.locator(".building-broken").click()
    page.get_by_role("dialog").locator(".advice-list button").click()
    expect(page.locator(".advice-mark.shown")).to_have_count(1)
    page.locator('.player[data-seat="0"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Tiles left")


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_board_without_a_free_cave_reopens_and_says_why(invite: Callable[..., Guest], locale: str) -> None:
    guest = invite(locale=locale)
    state = new("free", 1)
    lay_all(state, but=("cave",))
    for _ in range(3):
        tile = dead_cave(state.building.site)
        lay_over_api(state, 0, "cave", tile.rotation, tile.a, tile.b)
    guest.api("POST", "/api/clients", {})
    code = guest.api("POST", "/api/records", {"record": state.record.as_dict()})["code"]
    guest.api("POST", f"/api/tables/{code}/seats/0", {"name": NAMES[0], "beside": False})
    last = dead_cave(state.building.site)
    page = at_table(guest, code)
    laid(page, 35)
    for number, line in enumerate(["pick cave", f"turn {last.rotation}", f"place {last.a},{last.b}"]):
        answer = {"decision": int(decision(page)), "key": f"k{number}", "action": line}
        guest.api("POST", f"/api/tables/{code}/seats/0/act", answer)
        page.locator(f'.prompt:not([data-decision="{answer["decision"]}"])').wait_for()
    told = {"en": "The board cannot be played yet", "es": "Todavía no se puede jugar"}[locale]
    expect(page.locator(".question-text")).to_contain_text(told)
    expect(page.locator('.log-lines [data-event="reopened"]')).to_contain_text(told)
    expect(page.locator(".builder-tiles > use")).to_have_count(33)
    finish(page)
    page.locator('.log-lines [data-event="built"]').wait_for(state="attached")


def test_one_screen_is_handed_over_from_tile_to_tile(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, mine=2, **STRICT))
    for name in ("Ana", "Ben"):
        expect(page.locator(".curtain h2")).to_have_text(f"Pass the screen to {name}")
        expect(page.locator(".builder-map")).to_be_visible()
        expect(page.locator(".building-tray")).to_be_hidden()
        page.get_by_role("button", name=f"I am {name}").click()
        flip(page, "triangle")
        draft_at(page, 0)
        page.locator(".map-controls [data-key=lay]").click()
    expect(page.locator(".curtain h2")).to_have_text("Pass the screen to Ana")
    laid(page, 2)


def test_all_build_at_one_screen_without_handing_it_over_until_hands_are_dealt(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, mine=2, **FREE))
    settled(page)
    expect(page.locator(".curtain")).to_have_count(0)
    for number, seat in enumerate((1, 0, 1), start=1):
        page.locator(f'.player[data-seat="{seat}"]').click()
        expect(page.locator(f'.player[data-seat="{seat}"] .tag-you')).to_be_visible()
        pick(page)
        draft_at(page, 0)
        lay(page)
        expect(page.locator(".owner.seat-1")).to_have_count((number + 1) // 2)
    finish(page)  # Ben's
    expect(page.locator('.player[data-seat="0"] .tag-you')).to_be_visible()
    settled(page)
    finish(page)
    expect(page.locator(".curtain h2")).to_have_text("Pass the screen to Ana")
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_role("button", name="I am Ana").click()
    expect(page.locator(".hand .card")).to_have_count(3)


class Line:
    """The connection of a guest's page to the table, which can be held: what the server sends then waits."""

    def __init__(self, guest: Guest) -> None:
        self.held: list[str | bytes] | None = None
        self.socket: WebSocketRoute | None = None
        self.page = guest.page
        guest.page.route_web_socket("**/socket", self.open)

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        if self.held is not None and json.loads(message).get("type") != "pong":
            self.held.append(message)
        elif self.socket:
            self.socket.send(message)

    def hold(self) -> None:
        self.held = []

    def release(self, after: int) -> None:
        """Sends what was held, once there are so many messages."""
        for _ in range(200):
            if len(self.held or []) >= after:
                break
            self.page.wait_for_timeout(50)
        held, self.held = self.held or [], None
        assert self.socket
        for message in held:
            self.socket.send(message)
