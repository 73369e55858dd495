"""Jackal on the page: rows planned by taps, drags and keys, sealed until all have committed; whole games."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.browser import PHONE, WIDE, Guest, expect
from tests.web.tables import at_table, choose, open_table, play_to_the_end, settled, show_to_the_end

AXE = Axe()
PLAN: dict[str, Any] = {
    "game": "jackal",
    "practice": {
        "position": {"island": "crescent-bay", "hands": ["LR UD NE rum", "UD + double", "X LR"], "players": 3}
    },
}
WAYS: dict[str, Any] = {
    "game": "jackal",
    "practice": {"position": {"island": "crescent-bay", "hands": ["+ double", "UD"], "players": 2}},
}


def laid(page: Page) -> list[str]:
    found: list[str] = page.locator(".plan li").evaluate_all("nodes => nodes.map(node => node.dataset.laid)")
    return found


def test_a_whole_voyage_from_the_front_page_by_clicks(guest: Guest) -> None:
    page = guest.visit("/")
    page.locator("#play-jackal").click()
    page.locator(".prompt[data-decision]").wait_for()
    code = page.url.rpartition("/")[2]
    answers = play_to_the_end(guest, at_table(guest, code), code)
    assert {action.split()[0] for action in answers} >= {"lay", "commit"}
    expect(page.locator(".finale h1")).to_have_text(re.compile(r"^(You win|Bot \d wins|.+ and .+ share the win)!$"))
    expect(page.locator(".story caption").last).to_contain_text("4 islands")
    expect(page.locator(".standing")).to_have_count(3)
    page.locator("[data-rematch]").click()
    page.locator(".planner").wait_for()
    assert guest.complaints == []


def test_a_row_is_laid_moved_and_taken_back(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=2, **PLAN))
    expect(page.locator(".commit")).to_be_hidden()
    for card in ("LR", "UD", "NE"):
        choose(page, f"lay {card}")
    assert laid(page) == ["LR", "UD", "NE"]
    page.locator('.plan li >> nth=0 >> [data-plan="later"]').click()
    expect(page.locator(".plan li").first).to_have_attribute("data-laid", "UD")
    page.locator('.plan li >> nth=2 >> [data-plan="earlier"]').click()
    expect(page.locator(".plan li").nth(1)).to_have_attribute("data-laid", "NE")
    page.locator(".plan li").nth(2).drag_to(page.locator(".plan li").nth(0))
    expect(page.locator(".plan li").first).to_have_attribute("data-laid", "LR")
    page.locator('.plan li >> nth=1 >> [data-plan="back"]').click()
    expect(page.locator(".plan li").nth(1)).to_have_attribute("data-laid", "NE")
    assert laid(page) == ["LR", "NE"]
    page.locator('.hand [data-card="rum"]').click()
    expect(page.locator("dialog .reason")).to_contain_text("never laid in a row")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator(".plan li")).to_have_count(1)
    page.reload()
    expect(page.locator(".plan li")).to_have_count(1)
    choose(page, "commit")
    expect(page.locator(".log-lines")).to_contain_text("Ana shows the row")
    expect(page.locator(".log-lines")).not_to_contain_text("takes the last step back")
    assert guest.complaints == []


def test_a_card_is_dragged_from_the_hand_and_a_flag_stays_first(guest: Guest) -> None:
    setup = {"position": {"island": "crescent-bay", "hands": ["red UD horse", "UD"], "players": 2}}
    page = at_table(guest, open_table(guest, bots=1, game="jackal", practice=setup))
    for at, card in enumerate(("red", "UD", "horse"), 1):
        page.locator(f'.hand [data-card="{card}"]').drag_to(page.locator(".plan"))
        expect(page.locator(".plan li")).to_have_count(at)
    expect(page.locator('.plan li >> nth=0 >> [data-plan="later"]')).to_be_disabled()
    expect(page.locator('.plan li >> nth=1 >> [data-plan="earlier"]')).to_be_disabled()
    page.locator(".plan li").nth(2).drag_to(page.locator(".plan li").nth(0))
    page.locator('.plan li >> nth=2 >> [data-plan="earlier"]').click()
    expect(page.locator(".plan li").nth(1)).to_have_attribute("data-laid", "horse")
    assert laid(page) == ["red", "horse", "UD"]


def test_the_keyboard_stays_in_the_row(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=2, **PLAN))
    for card in ("LR", "UD", "NE"):
        choose(page, f"lay {card}")
    page.locator('.plan li >> nth=2 >> [data-plan="earlier"]').press("Enter")
    expect(page.locator('.plan li >> nth=1 >> [data-plan="earlier"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('.plan li >> nth=0 >> [data-plan="back"]')).to_be_focused()
    assert laid(page) == ["NE", "LR", "UD"]
    page.keyboard.press("Enter")
    expect(page.locator(".plan li")).to_have_count(2)
    expect(page.locator('.plan li >> nth=0 >> [data-plan="back"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".plan li")).to_have_count(1)
    expect(page.locator('.plan li >> nth=0 >> [data-plan="back"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card").first).to_be_focused()


def test_two_browsers_plan_at_once_and_learn_nothing_of_each_other(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite(locale="es", viewport=PHONE)
    heard: list[str] = []
    ana.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    code = open_table(
        ana,
        ben,
        **{
            **PLAN,
            "practice": {
                "position": {**PLAN["practice"]["position"], "players": 2, "hands": ["LR UD NE rum", "UD + double"]}
            },
        },
    )
    pages = at_table(ana, code), at_table(ben, code)
    choose(pages[0], "lay NE")
    before = len(heard)
    choose(pages[1], "lay UD")
    choose(pages[1], "lay +")
    pages[1].keyboard.press("u")
    expect(pages[1].locator(".plan li")).to_have_count(1)
    choose(pages[1], "lay +")
    assert [text for text in heard[before:] if "pong" not in text] == []
    choose(pages[0], "lay UD")
    choose(pages[1], "commit")
    expect(pages[0].locator(".log-lines")).to_contain_text("Ben has committed a row")
    assert laid(pages[0]) == ["NE", "UD"]
    choose(pages[0], "commit")
    for page, told in zip(pages, ("Ben shows the row: ↕ ✚", "Ana muestra")):
        expect(page.locator(".log-lines")).to_contain_text(told)
    assert ana.complaints == ben.complaints == []


def sealed(page: Page) -> list[str]:
    found: list[str] = page.locator(".sealed [data-sealed]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.sealed)"
    )
    return found


def test_my_committed_row_stays_in_sight_until_it_is_shown(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite(locale="es", viewport=PHONE)
    setup = {"position": {"island": "crescent-bay", "hands": ["LR UD NE rum", "UD + double"], "players": 2}}
    code = open_table(ana, ben, game="jackal", practice=setup)
    pages = at_table(ana, code), at_table(ben, code)
    for card in ("UD", "LR"):
        choose(pages[0], f"lay {card}")
    choose(pages[0], "commit")
    for _ in range(2):
        expect(pages[0].locator(".sealed [data-sealed]").first).to_be_in_viewport()
        assert sealed(pages[0]) == ["UD", "LR"]
        assert held(pages[0]) == ["NE", "rum"]
        pages[0].reload()
        pages[0].locator(".prompt[data-decision]").wait_for()
    assert sealed(pages[1]) == []
    choose(pages[1], "lay +")
    choose(pages[1], "commit")
    for page in pages:
        expect(page.locator(".crew-row")).to_have_count(2)
        expect(page.locator(".sealed")).to_have_count(0)
    expect(pages[0].locator(".hand .card")).to_have_count(2)


def held(page: Page) -> list[str]:
    found: list[str] = page.locator(".hand .card").evaluate_all("nodes => nodes.map(node => node.dataset.card)")
    return sorted(found)


def test_the_next_at_a_shared_screen_does_not_see_the_row_of_the_one_before(guest: Guest) -> None:
    setup = {"position": {"island": "crescent-bay", "hands": ["LR UD", "NE +", "UD"], "players": 3}}
    page = at_table(guest, open_table(guest, mine=2, bots=1, game="jackal", practice=setup))
    page.locator(".lift").click()
    choose(page, "lay LR")
    page.locator(".commit").click()
    page.locator(".curtain .lift").click()
    page.locator(".planner").wait_for()
    assert sealed(page) == laid(page) == []
    assert held(page) == ["+", "NE"]


def attached(page: Page, row: str) -> list[list[str]]:
    """What is attached to a row, and to each of its cards."""
    found: list[list[str]] = page.locator(row).first.evaluate(
        """row => [row, ...row.querySelectorAll("[data-marching], [data-shown]")]
            .map((card) => [...card.querySelectorAll(":scope > .attached > li")])
            .map((specials) => specials.map((special) => special.dataset.attached))"""
    )
    return found


def test_specials_are_drawn_where_they_are_attached(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    setup = {
        "position": {
            "island": "W ! ^ o 1",
            "hands": ["LR LR LR weapon friday double", "UD rum rum"],
            "players": 2,
            "first": 0,
        }
    }
    code = open_table(ana, ben, game="jackal", practice=setup)
    pages = at_table(ana, code), at_table(ben, code)
    for card in ("LR", "LR", "LR"):
        choose(pages[0], f"lay {card}")
    choose(pages[1], "lay UD")
    for page in pages:
        page.locator(".commit").click()
    choose(pages[1], "rum 2")
    for action in ("weapon", "pass", "go E", "friday", "double"):
        settled(pages[0])
        choose(pages[0], action)
    for _ in range(2):
        for page, row in ((pages[0], ".march"), (pages[0], ".crew-row[data-row='0']"), (pages[1], ".march")):
            expect(page.locator(row).first.locator("[data-attached=double]")).to_be_visible()
            assert attached(page, row) == [["rum", "rum"], ["weapon"], ["friday", "double"], []]
        assert held(pages[0]) == []
        pages[0].reload()
        pages[0].locator(".march").wait_for()


def test_a_way_is_chosen_on_the_island(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **WAYS))
    choose(page, "lay +")
    choose(page, "commit")
    settled(page)
    marks = page.locator(".island .mark")
    expect(marks.first).to_be_attached()
    marks.first.click()
    expect(page.locator(".log-lines")).to_contain_text("arrow, step 1)")
    page.locator('[id^="space-"]').first.click(position={"x": 8, "y": 8})
    expect(page.locator("dialog h3").first).to_contain_text("JK-")
    assert guest.complaints == []


def test_the_row_under_way_is_shown_where_the_question_is(guest: Guest) -> None:
    setup = {"position": {"island": "crescent-bay", "hands": ["UD + double", "UD"], "players": 2, "first": 0}}
    page = at_table(guest, open_table(guest, bots=1, game="jackal", practice=setup))
    for card in ("+", "UD"):
        choose(page, f"lay {card}")
    choose(page, "commit")
    settled(page)
    now = page.locator(".prompt .march [aria-current=step]")
    expect(now).to_have_attribute("data-marching", "+")
    expect(page.locator(".march .steps")).to_have_text("0 steps")
    pieces = page.locator(".crew-row .tiny").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect().width)"
    )
    assert pieces
    assert max(pieces) < 24, "a mark beside the row, no larger than its words"
    notes = page.locator('.choices [data-action^="go"] small').all_inner_texts()
    assert all("coin" in note or "bandit" in note or "terrain" in note for note in notes)
    page.reload()
    expect(now).to_have_attribute("data-marching", "+")
    page.locator('.choices [data-action^="go"]').first.click()
    expect(page.locator(".log-lines")).to_contain_text("(any-straight arrow, step 1)")
    expect(page.locator(".crew-row[data-row='0'] .done")).to_have_count(1)


def test_a_win_can_be_shared(guest: Guest) -> None:
    setup = {
        "island": "old-fort",
        "hands": ["red", "blue"],
        "players": 2,
        "coins": [2, 2],
        "round": 10,
        "moves": "sail; sail",
    }
    page = at_table(guest, open_table(guest, bots=1, game="jackal", practice={"position": setup}))
    choose(page, "lay red")
    choose(page, "commit")
    expect(page.locator(".finale h1")).to_have_text("Ana and Bot 1 share the win!")


def test_fingers_find_everything_on_a_phone(invite: Callable[..., Guest]) -> None:
    guest = invite(viewport=PHONE, has_touch=True)
    page = at_table(guest, open_table(guest, bots=2, **PLAN))
    for card in ("LR", "UD", "NE"):
        choose(page, f"lay {card}")
    small = """nodes => nodes.filter((node) => node.checkVisibility())
        .map((node) => ({ node: node.outerHTML.slice(0, 80), box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44).map(({ node }) => node)"""
    assert page.locator(".table button").evaluate_all(small) == []
    page.locator('.player[data-seat="1"]').click()
    expect(page.locator("dialog")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("cards in hand")


def test_a_row_by_keyboard_alone(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=2, **PLAN))
    page.locator(".hand .card").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plan li")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".plan li")).to_have_count(2)
    page.keyboard.press("u")
    expect(page.locator(".plan li")).to_have_count(1)
    for _ in range(40):
        if page.evaluate("document.activeElement.classList.contains('commit')"):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".log-lines")).to_contain_text("Ana shows the row")


@pytest.mark.parametrize(("locale", "theme", "view"), [("en", "light", WIDE), ("es", "dark", PHONE)])
def test_the_table_keeps_nobody_out(
    invite: Callable[..., Guest], locale: str, theme: str, view: dict[str, int]
) -> None:
    guest = invite(locale=locale, color_scheme=theme, viewport=view, bypass_csp=True)
    page = at_table(guest, open_table(guest, bots=1, **WAYS))
    choose(page, "lay +")
    check(page)
    choose(page, "commit")
    settled(page)
    check(page)


def check(page: Page) -> None:
    found = AXE.run(page)
    assert found.violations_count == 0, found.generate_report()


def test_every_card_in_a_frame_is_one_that_the_seat_may_know(guest: Guest) -> None:
    """Hands of others are counted, never named."""
    frames: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    code = open_table(guest, bots=2, game="jackal", options={"islands": 2})
    show_to_the_end(guest, at_table(guest, code), code)
    told = [json.loads(text) for text in frames]
    views = [message["view"] for message in told if message["type"] == "state" and message["view"]]
    drawn = [
        event["params"]
        for message in told
        if message["type"] == "events"
        for event in message["events"]
        if event["code"] == "drew"
    ]
    assert views
    assert drawn
    assert all("card" not in params or params["seat"] == 0 for params in drawn)
    assert all(view["rows"] is None or view["phase"] == "resolving" for view in views)


@pytest.mark.parametrize(
    ("language", "deck", "earlier", "jump", "last"),
    [
        ("en", "Deck", "Move the wild horse to the left", "Jump to", "gain you nothing"),
        ("es", "Mazo", "Mover el caballo salvaje a la izquierda", "Saltar a la", "no te sirven de nada"),
    ],
)
def test_cards_and_spaces_are_named_in_whole_words(
    invite: Callable[..., Guest], language: str, deck: str, earlier: str, jump: str, last: str
) -> None:
    guest = invite(locale=language)
    hands = ["red UD horse", "UD"]
    setup = {"island": "crescent-bay", "hands": hands, "coins": [1, 0], "round": 10, "moves": ""}
    page = at_table(guest, open_table(guest, bots=1, game="jackal", practice={"position": setup}))
    expect(page.locator(".prompt")).to_contain_text(last)
    expect(page.locator('[data-heap="pile"]')).to_contain_text(deck)
    choose(page, "sail")
    for card in ("UD", "horse"):
        choose(page, f"lay {card}")
    expect(page.locator('.plan li >> nth=1 >> [data-plan="earlier"]')).to_have_attribute("aria-label", earlier)
    page.locator('.plan li >> nth=1 >> [data-plan="earlier"]').click()
    expect(page.locator(".plan li").first).to_have_attribute("data-laid", "horse")
    choose(page, "commit")
    expect(page.locator('.choices [data-action^="go"]').first).to_have_text(re.compile(rf"{jump} [A-H]\d"))
    assert guest.complaints == []
