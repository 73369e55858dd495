"""A journey in one click: destinations on the map, in the list and by keys; prices, other ways, one undo."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize

from jackhouse import games
from jackhouse.kernel import Rng
from tests.golden.playthrough import GOLDENS
from tests.web.browser import KEEP_TOASTS, PHONE, WIDE, Guest, expect
from tests.web.tables import NAMES, at_table, choose, decision, open_table, position, settled

LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
SIZES: tuple[ViewportSize, ...] = (WIDE, {"width": 1024, "height": 768}, PHONE, LANDSCAPE)
SETUP: dict[str, Any] = {"rabbits": ["citadel", "KD"], "hands": ["9C 7D 4D 3H", "2D"], "dice": [[2, 4]]}
FIRST = 10
STEPS = 28
TOTALS = {"click": 14, "key": 16, "tap": 16}
"""The single steps, and the clicks, keys and taps, of the first ten journeys of the golden game."""


def asked(guest: Guest, **setup: Any) -> tuple[Page, str]:
    """A table where the guest is asked about a journey, with its destinations on the page."""
    code = open_table(guest, bots=1, **position(**{**SETUP, "moves": "roll; pass", **setup}))
    page = at_table(guest, code)
    settled(page)
    page.locator('.choices [data-action^="to "]').first.wait_for()
    return page, code


def view_of(guest: Guest, code: str, seat: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = guest.api("GET", f"/api/tables/{code}/state?seat={seat}")["view"]
    return view


def box(page: Page, selector: str) -> Any:
    return page.locator(selector).bounding_box()


def mark(page: Page, place: str) -> Any:
    return page.locator(f'.mark[data-actions="to {place}"] polygon')


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_click_on_a_hex_takes_the_whole_free_walk(invite: Callable[..., Guest], locale: str) -> None:
    guest = invite(locale=locale)
    page, code = asked(guest)
    mark(page, "JD").click()
    expect(page.locator('.prompt [data-action="rest"]')).to_be_attached()
    assert view_of(guest, code)["rabbits"][0] == "JD"


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_a_tap_walks_to_a_destination_too(invite: Callable[..., Guest], viewport: dict[str, int]) -> None:
    guest = invite(viewport=viewport, has_touch=True)
    page, code = asked(guest)
    mark(page, "QH").tap()
    expect(page.locator('.prompt [data-action="rest"]')).to_be_attached()
    assert view_of(guest, code)["rabbits"][0] == "QH"


def test_a_number_key_walks_to_a_destination_too(guest: Guest) -> None:
    page, code = asked(guest)
    number = page.locator('.choices [data-action="to JD"] kbd').inner_text()
    page.keyboard.press(number)
    expect(page.locator('.prompt [data-action="rest"]')).to_be_attached()
    assert view_of(guest, code)["rabbits"][0] == "JD"


def test_a_paid_way_stops_at_its_payment_and_one_undo_takes_it_back(guest: Guest) -> None:
    page, code = asked(guest)
    mark(page, "KH").click()
    expect(page.locator(".picker .choice")).to_have_text("Pay 7♦")
    assert view_of(guest, code)["draft"] == ["exit 4", "on", "ride KH"]
    page.locator(".tool-undo").click()
    expect(page.locator('.choices [data-action="to KH"]')).to_be_attached()
    assert view_of(guest, code)["draft"] == []
    mark(page, "KH").click()
    page.locator(".picker .choice").click()
    expect(page.locator('.prompt [data-action="rest"]')).to_be_attached()
    assert view_of(guest, code)["rabbits"][0] == "KH"


def test_another_way_is_one_more_click(guest: Guest) -> None:
    page, code = asked(guest)
    mark(page, "QD").click()
    page.locator('.choices [data-action="to QD 1"]').click()
    expect(page.locator(".picker .choice")).to_have_text("Pay 9♣")
    assert view_of(guest, code)["draft"] == ["exit 0", "hike 5"]
    page.locator(".picker .choice").click()
    expect(page.locator('.prompt [data-action="rest"]')).to_be_attached()
    assert view_of(guest, code)["rabbits"][0] == "QD", "the walk goes on after the payment"


@pytest.mark.parametrize(
    ("locale", "free", "paid", "none"),
    [
        ("en", "Walk to J♦ (free). Your 7♦ 4♦ buy it", "Ride to K♥: 6 ♠♦ (7♦). 3 of 10 ♥", "does not end"),
        (
            "es",
            "Ir a J♦ (gratis). Tus 7♦ 4♦ la compran",
            "Ir a caballo a K♥: 6 ♠♦ (7♦). 3 de 10 ♥",
            "no termina",
        ),
    ],
)
def test_a_note_beside_the_hex_says_what_a_click_does(
    invite: Callable[..., Guest], locale: str, free: str, paid: str, none: str
) -> None:
    page, _ = asked(invite(locale=locale))
    note = page.locator(".place-note")
    mark(page, "JD").hover()
    expect(note.locator("p")).to_have_text(free)
    mark(page, "KH").hover()
    expect(note.locator("p")).to_have_text(paid)
    expect(note.locator("button")).to_contain_text("9♣")
    page.locator("#tile-cave4").click()
    expect(note).to_contain_text(none)


def test_the_mouse_reaches_the_buttons_of_the_note(guest: Guest) -> None:
    page, code = asked(guest)
    mark(page, "KH").hover()
    button = page.locator(".place-note button")
    expect(button).to_contain_text("9♣")
    at = box(page, ".place-note button")
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=12)
    page.wait_for_timeout(500)
    expect(button).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".picker .choice")).to_have_text("Pay 9♣")
    assert view_of(guest, code)["draft"][-1].startswith("hike")


def test_the_note_goes_when_the_mouse_leaves_hex_and_note(guest: Guest) -> None:
    page, _ = asked(guest)
    mark(page, "KH").hover()
    expect(page.locator(".place-note button")).to_be_visible()
    page.mouse.move(2, 2, steps=6)
    expect(page.locator(".place-note")).to_be_hidden()


def test_a_key_reaches_the_buttons_of_the_note(guest: Guest) -> None:
    page, _ = asked(guest)
    page.locator('.choices [data-action="to KH"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")  # it is the tab stop of the choices now
    expect(page.locator(".place-note button")).to_contain_text("9♣")
    for _ in range(10):
        page.keyboard.press("Shift+Tab")
        if page.locator(".place-note button:focus").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(".picker .choice")).to_have_text("Pay 9♣")


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_the_first_tap_asks_which_of_several_paid_ways(invite: Callable[..., Guest], viewport: dict[str, int]) -> None:
    guest = invite(viewport=viewport, has_touch=True)
    page, code = asked(guest)
    mark(page, "KH").tap()
    expect(page.locator(".place-note button")).to_have_count(2)
    expect(page.locator(".place-note button").first).to_contain_text("Ride to K♥: 6 ♠♦ (7♦)")
    assert view_of(guest, code)["draft"] == []
    page.locator(".place-note button").last.tap()
    expect(page.locator(".picker .choice")).to_have_text("Pay 9♣")
    page.locator(".tool-undo").tap()
    settled(page)
    mark(page, "KH").tap()
    mark(page, "KH").tap()
    expect(page.locator(".picker .choice")).to_have_text("Pay 7♦")


@pytest.mark.parametrize(
    ("locale", "short", "road"),
    [
        ("en", "the tower of hearts (K♥): out of reach. Cheapest: 6 ♠♦, you have 4.", "A journey does not end"),
        (
            "es",
            "la torre de corazones (K♥): fuera de tu alcance. Lo más barato: 6 ♠♦; tienes 4.",
            "Una travesía no termina",
        ),
    ],
)
def test_a_place_out_of_reach_says_why(invite: Callable[..., Guest], locale: str, short: str, road: str) -> None:
    page, _ = asked(invite(locale=locale), hands=["4D", "2D"])
    page.locator("#tile-KH").click(force=True)  # a road lies over its middle
    expect(page.locator(".place-note p")).to_have_text(short, ignore_case=True)
    page.locator("#tile-cave4").click()
    expect(page.locator(".place-note p")).to_contain_text(road)


def test_every_single_step_has_its_cost(guest: Guest) -> None:
    page, _ = asked(guest)
    page.get_by_text("Step by step (6)").click()
    for note in page.locator(".folded .choice small").all_inner_texts():
        assert "free" in note
    choose(page, "exit 4")
    page.get_by_text("Step by step").click()
    expect(page.locator('.folded [data-action="hike 0"], .folded [data-action^="hike"]').first).to_contain_text(
        "6 ♣♠♥ (9♣)"
    )
    expect(page.locator('.folded [data-action="on"]')).to_contain_text("free")


def test_a_loop_is_marked_on_the_map(guest: Guest) -> None:
    page, _ = asked(guest)
    expect(page.locator('.mark[data-actions="stay · to citadel"] .mark-cost')).to_contain_text("↻")


def test_a_tap_on_the_own_hex_points_at_staying(guest: Guest) -> None:
    page, _ = asked(guest)
    page.locator('.mark[data-actions="stay · to citadel"] polygon').first.click()
    expect(page.locator(".choices .picked span")).to_have_text("Stay here")


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_long_price_is_shown_whole(invite: Callable[..., Guest], locale: str) -> None:
    page, _ = asked(invite(locale=locale), hands=["9C 2C 5H 3C 3H KH JD 10S", "2D"], dice=[[5, 6]])
    beyond = page.locator(".choices .choice").evaluate_all(
        "nodes => nodes.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent)"
    )
    assert beyond == []


def test_a_long_press_or_the_key_i_tells_about_a_hex(guest: Guest) -> None:
    page, code = asked(guest)
    box = mark(page, "JD").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.get_by_role("dialog")).to_contain_text("JR-4.6")
    page.mouse.up()
    page.keyboard.press("Escape")
    assert view_of(guest, code)["draft"] == []
    page.locator('.choices [data-action="to QH"]').focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("JR-7.6")


def test_a_hint_names_the_destination_and_why(guest: Guest) -> None:
    page, _ = asked(guest)
    page.keyboard.press("h")
    expect(page.locator(".commit")).to_have_text("Hint: walk to J♦ (free). Your 7♦ 4♦ buy it.")
    page.locator(".commit").click()
    expect(page.locator('.prompt [data-action="acquire"] span').first).to_have_text("Acquire J♦: 10 ♦ (7♦ 4♦)")


def test_a_loop_a_road_off_the_board_and_a_purchase_are_told_as_such(guest: Guest) -> None:
    page, code = asked(guest)
    expect(page.locator('.choices [data-action="to citadel"] small')).to_have_text("round trip")
    expect(page.locator('.choices [data-action="to off-board"] small')).to_have_text("no card, then Underground")
    mark(page, "tavern3").click()
    expect(page.locator(".picker .choice")).to_have_text("Pay 7♦")
    assert view_of(guest, code)["draft"][-1] == "buy boat"


def test_single_steps_are_behind_a_heading(guest: Guest) -> None:
    page, code = asked(guest)
    expect(page.locator('.choices [data-action="exit 4"]')).to_be_hidden()
    page.get_by_text("Step by step (6)").click()
    choose(page, "exit 4")
    assert view_of(guest, code)["draft"] == ["exit 4"]


def test_three_royals_fill_the_slots_and_light_the_citadel(guest: Guest) -> None:
    page, _ = asked(guest, rabbits=["JD", "KD"], hands=["KS QH JC", "2D"])
    expect(page.locator('.player[data-seat="0"] .slot.filled')).to_have_count(3)
    expect(page.locator('.player[data-seat="1"] .slot.filled')).to_have_count(0)
    expect(page.locator(".glow")).to_be_attached()
    expect(page.locator(".choices .choice-group").first).to_contain_text("Win now")
    mark(page, "citadel").click()
    expect(page.locator(".finale")).to_be_visible()


def at_a_royal(guest: Guest, hand: str, **setup: Any) -> tuple[Page, str]:
    """A table where the guest may acquire J♦, once the price is on the page."""
    setup = {**SETUP, "rabbits": ["JD", "KD"], "hands": [hand, "2S"], "moves": "roll; pass; stay", **setup}
    code = open_table(guest, bots=1, **position(**setup))
    page = at_table(guest, code)
    expect(page.locator('.choices [data-action="acquire"]')).to_contain_text("(")
    return page, code


@pytest.mark.parametrize(("locale", "text"), [("en", "Acquire J♦: 10 ♦ (7♦ 4♦)"), ("es", "Adquirir J♦: 10 ♦ (7♦ 4♦)")])
def test_a_royal_is_acquired_and_paid_for_in_one_click(invite: Callable[..., Guest], locale: str, text: str) -> None:
    guest = invite(locale=locale)
    page, code = at_a_royal(guest, "9C 7D 4D")
    choice = page.locator('.choices [data-action="acquire"]')
    expect(choice.locator("span").first).to_have_text(text)
    expect(page.locator('[data-action="acquire other"]')).to_have_count(0)
    choice.click()
    expect(page.locator('.player[data-seat="0"] .slot.filled')).to_have_count(1)
    assert "JD" in view_of(guest, code)["hand"]
    assert guest.complaints == []


def test_a_click_on_the_hex_acquires_its_royal_too(guest: Guest) -> None:
    page, code = at_a_royal(guest, "9C 7D 4D")
    page.locator('.mark[data-actions="acquire"] polygon').click()
    expect(page.locator('.player[data-seat="0"] .slot.filled')).to_have_count(1)
    assert "7D" not in view_of(guest, code)["hand"]


def test_other_cards_for_a_royal_are_one_more_click(guest: Guest) -> None:
    page, code = at_a_royal(guest, "10D 7D 4D")
    expect(page.locator('.choices [data-action="acquire"]')).to_contain_text("(10♦)")
    page.locator('.choices [data-action="acquire other"]').click()
    expect(page.locator(".picker")).to_be_visible()
    page.locator(".tool-undo").click()
    expect(page.locator('.choices [data-action="acquire other"]')).to_be_visible()
    page.locator('.choices [data-action="acquire other"]').click()
    page.locator(".picker").wait_for()
    choose(page, "pay 7D,4D")
    assert "10D" in view_of(guest, code)["hand"]


def test_a_royal_that_would_pay_is_warned_of_first(guest: Guest) -> None:
    page, code = at_a_royal(guest, "KD 9C")
    page.locator('.choices [data-action="acquire"]').click()
    expect(page.locator(".warning")).to_contain_text("K♦")
    assert view_of(guest, code)["draft"] == []
    page.locator(".commit").click()
    expect(page.locator('.player[data-seat="0"] .slot.filled')).to_have_text("J♦")


def test_the_third_royal_is_told_to_all(guest: Guest) -> None:
    setup = {"rabbits": ["JD", "KD"], "hands": ["KS QH 10D", "2D"], "moves": "roll; pass; stay; acquire"}
    guest.run_first(KEEP_TOASTS)
    page = at_table(guest, open_table(guest, bots=1, **position(**{**SETUP, **setup})))
    expect(page.locator(".glow")).not_to_be_attached()
    choose(page, "pay 10D")
    expect(page.locator("#toasts")).to_contain_text("You have all three")
    expect(page.locator(".glow")).to_be_attached()


def test_the_third_royal_of_a_rival_is_told_too(invite: Callable[..., Guest]) -> None:
    guest, friend = invite(), invite()
    setup = {"turn": 1, "rabbits": ["KD", "JD"], "hands": ["2D", "KS QH 10D"], "moves": "roll; pass; stay; acquire"}
    guest.run_first(KEEP_TOASTS)
    code = open_table(guest, friend, **position(**{**SETUP, **setup}))
    page = at_table(guest, code)
    expect(page.locator(".glow")).not_to_be_attached()
    asked = friend.api("GET", f"/api/tables/{code}/state?seat=1")["decision"]
    friend.api("POST", f"/api/tables/{code}/seats/1/act", {"decision": asked, "key": "pays", "action": "pay 10D"})
    expect(page.locator("#toasts")).to_contain_text(f"{NAMES[1]} has all three!")
    expect(page.locator(".glow")).to_be_attached()


def test_the_passport_stays_in_sight_against_the_dice(guest: Guest) -> None:
    setup = position(rabbits=["KD", "KS"], hands=["4C 9H", "2D"], dice=[[5, 6]], moves="passport 4C")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    expect(page.locator(".passport .roomy")).to_have_text("Passport 4♣")
    choose(page, "roll")
    expect(page.locator(".passport .roomy")).to_have_text("4♣ against 11: 7 short")


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_passport_does_not_enlarge_the_header(invite: Callable[..., Guest], locale: str) -> None:
    guest = invite(locale=locale)
    heights: dict[str, list[float]] = {}
    for moves in ("roll", "passport 10C; roll"):
        setup = position(rabbits=["KD", "KS"], hands=["10C 9H", "2D"], dice=[[5, 6]], moves=moves)
        page = at_table(guest, open_table(guest, bots=1, **setup))
        settled(page)
        for size in SIZES:
            page.set_viewport_size(size)
            heights.setdefault(str(size), []).append(box(page, ".table-bar")["height"])
    for size in SIZES:
        page.set_viewport_size(size)
        assert heights[str(size)][0] == heights[str(size)][1], size
        assert page.locator(".passport").is_visible(), size
        right = page.locator(".rolled").evaluate(
            "(node) => Math.max(...[...node.children].map((child) => child.getBoundingClientRect().right))"
        )
        assert right <= box(page, ".more")["x"], size


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_the_tools_of_the_map_cover_no_hex_on_a_phone(invite: Callable[..., Guest], viewport: dict[str, int]) -> None:
    page, _ = asked(invite(viewport=viewport, has_touch=True))
    picture, tools = box(page, ".map > svg"), box(page, ".map-tools")
    assert picture["x"] + picture["width"] <= tools["x"]


def test_a_click_on_a_card_of_the_lottery_shows_it(guest: Guest) -> None:
    setup = position(rabbits=["JD", "KS"], hands=["4D 9H", "2D"], dice=[[3, 4]], moves="roll")
    code = open_table(guest, bots=1, **setup)
    page = at_table(guest, code)
    page.locator('.hand [data-card="4D"].open').click()
    page.locator('.choices [data-action^="to "]').first.wait_for()
    assert len(view_of(guest, code)["hand"]) == 3


def test_what_is_missing_stands_beside_what_is_refused(guest: Guest) -> None:
    setup = position(rabbits=["JD", "KS"], hands=["9D 9H", "2D"], dice=[[5, 6]], moves="roll; pass; stay")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    expect(page.locator('[data-refused="acquire"] small')).to_have_text("9 of 10")


# ---- clicks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "es"])
def test_a_card_of_the_lot_has_its_price_beside_it(invite: Callable[..., Guest], locale: str) -> None:
    guest = invite(locale=locale)
    market = position(rabbits=["JC", "KD"], hands=["9D 4D 3D", "2S"], lot="6C 3C", moves="roll; pass; stay")
    page = at_table(guest, open_table(guest, bots=1, **market))
    expect(page.locator('.choices [data-action="trade 6C"]')).to_contain_text("6 ♦ (4♦ 3♦)")
    page.locator('.choices [data-action="trade 3C"]').click()
    expect(page.locator('.choices [data-action="trade 6C"]')).to_contain_text("9 ♦ (9♦)")


class GoldenJourney(NamedTuple):
    before: dict[str, Any]
    """The record of the game before it."""
    seat: int
    actions: list[str]
    to: str
    payments: int
    """On the cheapest way."""


def golden_journeys() -> list[GoldenJourney]:
    """The first turns with a journey of the golden game for four."""
    golden = next(one for one in GOLDENS if one.name == "standard-4")
    game = games.get(golden.game)
    state = game.new(golden.players, golden.seed, golden.preset, golden.options)
    rng, actions = Rng.of_seed(golden.seed), list[str]()
    found: list[GoldenJourney] = []
    before, ways = dict[str, Any](), list[dict[str, Any]]()
    while len(found) < FIRST:
        seat = state.awaited[rng.below(len(state.awaited))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        if state.phase == "journey" and state.view(seat)["question"]["code"] in ("journey", "payment"):
            if not actions:
                before, ways = state.record.as_dict(), game.prospects(state.view(seat))
            if not str(action).startswith("put "):  # a payment is one click
                actions.append(str(action))
        state.play(seat, action)
        if state.phase != "journey" and actions:
            if actions not in (["stay"], ["underground"]):  # no journey, or a forced one
                place = state.view(seat)["rabbits"][seat]
                way = next(way for way in ways if way["to"] == place)
                found.append(GoldenJourney(before, seat, actions, place, len(way["transfers"])))
            actions = []
    return found


def play_on(guest: Guest, record: dict[str, Any], players: int) -> str:
    """A table where the game of a record has been played, with the guest at all its seats."""
    code: str = guest.api("POST", "/api/records", {"record": record})["code"]
    for seat in range(players):
        guest.api("POST", f"/api/tables/{code}/seats/{seat}", {"name": NAMES[seat], "beside": seat > 0})
    return code


@pytest.mark.parametrize("by", ["click", "key", "tap"])
def test_answers_over_the_first_ten_journeys_of_the_golden_game(invite: Callable[..., Guest], by: str) -> None:
    """Clicks, keys pressed or taps on a phone: far fewer than the single steps that the page asked for before."""
    guest = invite(viewport=PHONE, has_touch=True) if by == "tap" else invite()
    guest.api("POST", "/api/clients", {})
    counted: list[tuple[int, int]] = []  # step by step, and by destination
    for journey in golden_journeys():
        seat, place = journey.seat, journey.to
        code = play_on(guest, journey.before, players=4)
        page = at_table(guest, code)
        page.locator(".curtain .lift").click()
        settled(page)
        button = page.locator(f'.choices [data-action="to {place}"]')
        answers = answer(page, button, by, mark(page, place))
        while page.locator(".picker .choice").count():
            answers += answer(page, page.locator(".picker .choice").first, by)
        assert view_of(guest, code, seat)["rabbits"][seat] == place
        counted.append((len(journey.actions), answers))
    before, after = map(sum, zip(*counted))
    print(f"{FIRST} journeys by {by}: {before} single steps before, {after} answers now: {counted}")
    assert (before, after) == (STEPS, TOTALS[by])


def answer(page: Page, button: Any, by: str, on_map: Any = None) -> int:
    """Gives one answer, on the map if its place is in sight, and returns how many clicks, keys or taps it took."""
    asked_before, taken = decision(page), 1
    if by == "key":
        kbd = button.locator("kbd")
        keys = [*kbd.inner_text()] if kbd.count() else ["Enter"]
        for key in keys:
            page.keyboard.press(key)
        taken = len(keys)
    else:
        if by == "click":
            page.mouse.move(2, 2)  # away from the map, whose note goes
            expect(page.locator(".place-note")).to_be_hidden()
        aim = on_map if on_map is not None and is_in_sight(page, on_map) else button
        (aim.tap if by == "tap" else aim.click)()
        if aim is on_map and by == "tap" and page.locator(".place-note button").first.is_visible():
            page.locator(".place-note button").first.tap()
            taken = 2
    answered = f'.prompt[data-asked=true]:not([data-decision="{asked_before}"], [aria-busy])'
    page.locator(f".curtain, {answered}").first.wait_for()
    return taken


def is_in_sight(page: Page, on_map: Any) -> bool:
    if not on_map.count():
        return False
    one, frame = on_map.bounding_box(), box(page, ".map")
    x, y = one["x"] + one["width"] / 2, one["y"] + one["height"] / 2
    return bool(0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"])
