"""Planning in Jackal on the page: where a row leads, who is ready, one common reveal, the result of each island."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.browser import PHONE, WIDE, Guest, expect, wait_for_items, wait_until
from tests.web.tables import at_table, choose, offered, open_table, play_to_the_end, settled

AXE = Axe()
LANDSCAPE = {"width": 740, "height": 360}
ISLE = "W 1 o / o ! o / o o 3"
LOOKS = [("en", "light", WIDE), ("es", "dark", PHONE), ("es", "light", LANDSCAPE)]


def hunting(*hands: str, island: str = ISLE, **more: Any) -> dict[str, Any]:
    position = {"island": island, "hands": list(hands), "players": len(hands), "first": 0, **more}
    return {"game": "jackal", "practice": {"position": position}}


def marked(page: Page) -> dict[str, str]:
    """What is marked on each space of the island."""
    guides = page.locator(".island .guide[data-space]")
    pairs = guides.evaluate_all("nodes => nodes.map(node => [node.dataset.space, node.dataset.guide])")
    return dict(sorted(pairs))


def wait_marked(page: Page, wanted: dict[str, str]) -> None:
    wait_until(
        page,
        """(wanted) => JSON.stringify([...document.querySelectorAll(".island .guide[data-space]")]
            .map(({ dataset }) => [dataset.space, dataset.guide]).sort()) === wanted""",
        json.dumps(sorted(wanted.items()), separators=(",", ":")),
    )


def check(page: Page) -> None:
    found = AXE.run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("language", "lands", "reachable"),
    [("en", "your row lands here", "reachable"), ("es", "tu hilera desembarca aquí", "a tu alcance")],
)
def test_the_island_shows_where_the_row_leads(
    invite: Callable[..., Guest], language: str, lands: str, reachable: str
) -> None:
    guest = invite(locale=language)
    page = at_table(guest, open_table(guest, bots=1, **hunting("UD LR LR weapon", "LR")))
    wait_marked(page, {"a1": "landing"})
    choose(page, "lay UD")
    wait_marked(page, {"a1": "landing", "a2": "reach"})
    expect(page.locator(".island-grid [data-cell=a1]")).to_contain_text(lands)
    expect(page.locator(".island-grid [data-cell=a2]")).to_contain_text(reachable)
    expect(page.locator(".guide-legend li")).to_have_count(2)
    choose(page, "lay LR")
    wait_marked(page, {"a1": "landing", "b2": "reach"})
    choose(page, "lay LR")
    wait_marked(page, {"a1": "landing", "b2": "reach", "a2": "specials", "c2": "specials"})
    page.keyboard.press("u")
    wait_marked(page, {"a1": "landing", "b2": "reach"})
    page.reload()
    wait_marked(page, {"a1": "landing", "b2": "reach"})
    page.locator(".guide[data-space=b2] .guide-wash").click()
    expect(page.locator("dialog h3").first).to_contain_text("JK-3.8")
    page.keyboard.press("Escape")
    choose(page, "commit")
    expect(page.locator(".island .guide")).to_have_count(0)
    expect(page.locator(".guide-legend")).to_be_hidden()
    assert guest.complaints == []


@pytest.mark.parametrize(("language", "theme", "view"), LOOKS)
def test_a_flag_that_the_island_lacks_is_warned_of(
    invite: Callable[..., Guest], language: str, theme: str, view: Any
) -> None:
    guest = invite(locale=language, color_scheme=theme, viewport=view, bypass_csp=True)
    page = at_table(guest, open_table(guest, bots=1, **hunting("red UD LR", "LR")))
    wait_marked(page, {"a1": "landing"})
    choose(page, "lay red")
    warning = page.locator(".plan-warning")
    lacking = {"en": "This island lacks the red flag", "es": "A esta isla le falta la bandera roja"}[language]
    expect(warning).to_contain_text(lacking)
    expect(warning).to_be_in_viewport()
    expect(page.locator("#live")).to_contain_text(lacking)
    expect(page.locator(".plan .lost .plan-card")).to_have_attribute("aria-describedby", "plan-warning")
    wait_marked(page, {})
    check(page)
    choose(page, "lay UD")
    expect(warning).to_be_visible()
    page.locator('.plan li >> nth=0 >> [data-plan="back"]').click()
    expect(warning).to_be_hidden()
    wait_marked(page, {"a1": "landing", "a2": "reach"})
    check(page)


def test_a_drag_is_not_disturbed_by_the_guidance(guest: Guest) -> None:
    """The planner keeps its elements when the guidance comes after it."""
    held: list[Any] = []
    late = [True]
    guest.page.route("**/guidance", lambda route: held.append(route) if late[0] else route.continue_())
    page = at_table(guest, open_table(guest, bots=1, **hunting("red UD LR", "LR")))
    page.locator('.hand [data-card="red"].open').click()
    page.locator(".plan li").evaluate("node => node.classList.add('same')")
    expect(page.locator(".plan-warning")).to_be_hidden()
    late[0] = False
    for route in held:
        route.continue_()
    expect(page.locator(".plan-warning")).to_be_visible()
    expect(page.locator(".plan li.same.lost")).to_have_count(1)


def test_the_guidance_stays_while_a_rival_commits(invite: Callable[..., Guest]) -> None:
    """A rival's row changes nothing about one's own: the marks and the warning wait in place for the new guidance."""
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **hunting("red UD LR", "LR"))
    page, other = at_table(ana, code), at_table(ben, code)
    wait_marked(page, {"a1": "landing"})
    choose(other, "lay LR")
    held: list[Any] = []
    page.route("**/guidance", lambda route: held.append(route))
    choose(other, "commit")
    expect(page.locator(".player[data-seat='1'] .ready")).to_be_visible()
    wait_for_items(page, held)
    assert marked(page) == {"a1": "landing"}
    red = page.locator('.hand [data-card="red"].open')
    held.pop().continue_()
    wait_marked(page, {"a1": "landing"})
    red.click()
    expect(page.locator(".plan li")).to_have_count(1)
    assert marked(page) == {}  # of another row


def test_the_focus_stays_in_the_row_while_a_rival_commits(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **hunting("UD LR", "LR"))
    page, other = at_table(ana, code), at_table(ben, code)
    for card in ("UD", "LR"):
        choose(page, f"lay {card}")
    choose(other, "lay LR")
    earlier = page.locator('.plan li >> nth=1 >> [data-plan="earlier"]')
    earlier.focus()
    choose(other, "commit")
    expect(page.locator(".player[data-seat='1'] .ready")).to_be_visible()
    expect(earlier).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".plan li").first).to_have_attribute("data-laid", "LR")


def test_who_has_committed_is_ready_and_nobody_sees_how_many_cards(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite(locale="es", viewport=PHONE)
    code = open_table(ana, ben, **hunting("UD LR", "UD LR +"))
    pages = at_table(ana, code), at_table(ben, code)
    expect(pages[0].locator(".ready")).to_have_count(0)
    choose(pages[1], "lay UD")
    choose(pages[1], "lay +")
    choose(pages[1], "commit")
    for page, text in zip(pages, ("ready", "listo")):
        expect(page.locator(".player[data-seat='1'] .ready > [aria-hidden]").last).to_have_text(text)
        expect(page.locator(".ready")).to_have_count(1)
        expect(page.locator(".player[data-seat='1'] .ready")).to_be_in_viewport()
        expect(page.locator(".player[data-seat='1'] .hand-size > [aria-hidden]").last).to_have_text("3")
    expect(pages[0].locator(".face-down svg")).to_have_count(3)  # however many cards were laid
    pages[0].locator(".player[data-seat='1']").click()
    expect(pages[0].locator("dialog")).to_contain_text("face down")
    pages[0].keyboard.press("Escape")
    choose(pages[0], "lay UD")
    choose(pages[0], "commit")
    expect(pages[0].locator(".ready")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "second"), [("en", "second here: 0 coins"), ("es", "en segundo lugar aquí: 0 monedas")]
)
def test_a_direction_says_what_the_second_gets(invite: Callable[..., Guest], language: str, second: str) -> None:
    ana, ben = invite(locale=language), invite(locale=language, viewport=PHONE)
    code = open_table(ana, ben, **hunting("LR", "LR", island="1 W 3"))
    pages = at_table(ana, code), at_table(ben, code)
    for page in pages:
        choose(page, "lay LR")
        page.locator(".commit").click()
    settled(pages[0])
    choose(pages[0], "go W")
    settled(pages[1])
    expect(pages[1].locator('.choices [data-action="go W"] small')).to_contain_text(second)
    expect(pages[1].locator('.choices [data-action="go E"] small')).not_to_contain_text(";")


@pytest.mark.parametrize(
    ("language", "planned", "gone"),
    [
        (
            "en",
            "Hint: lay ↔ (the row ↔ ↕ reaches 3 coins in 2 steps).",
            "Hint: go east (reaches 3 coins in 2 steps, and nobody can be sooner).",
        ),
        (
            "es",
            "Pista: poner ↔ (la hilera ↔ ↕ llega a 3 monedas en 2 pasos).",
            "Pista: ir al este (llega a 3 monedas en 2 pasos, y nadie puede llegar antes).",
        ),
    ],
)
def test_a_hint_says_what_it_leads_to(invite: Callable[..., Guest], language: str, planned: str, gone: str) -> None:
    guest = invite(locale=language)
    page = at_table(guest, open_table(guest, bots=1, **hunting("UD LR", "UD", island="o W o / o o 3")))
    page.locator('.player[data-seat="1"] .ready').wait_for()  # what it does clears a hint
    settled(page)
    page.keyboard.press("h")
    expect(page.locator(".commit")).to_have_text(planned)
    for card in ("LR", "UD"):
        choose(page, f"lay {card}")
    page.locator(".commit").click()
    page.locator('.choices [data-action="go E"]').wait_for()
    settled(page)
    page.keyboard.press("h")
    expect(page.locator(".commit")).to_have_text(gone)
    assert guest.complaints == []


IS_LARGE = """() => {
  const [large, small] = [".march:not(.sealed) [data-marching]", ".crew-row [data-shown]"]
    .map((card) => document.querySelector(card)?.getBoundingClientRect().width);
  return large > 1.6 * small;
}"""
OBSERVE_REVEAL = """
  window.reveals = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!node.classList?.contains("flying")) continue;
        window.reveals.push([document.querySelectorAll(".reveal-row").length, node.dataset.seat]);
      }
    }
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("view", [WIDE, PHONE, LANDSCAPE])
def test_all_rows_turn_up_together_and_then_run_one_by_one(invite: Callable[..., Guest], view: Any) -> None:
    guest = invite(viewport=view, pace="brisk", reduced_motion="no-preference")
    guest.run_first(OBSERVE_REVEAL)
    page = at_table(guest, open_table(guest, bots=2, **hunting("UD LR rum", "UD", "UD")))
    wait_until(page, "() => performance.getEntriesByName('complete').length")
    for card in ("UD", "LR"):
        choose(page, f"lay {card}")
    page.locator(".commit").click()
    expect(page.locator(".reveal-row")).to_have_count(3)
    page.locator(".march:not(.sealed) [data-marching]").first.wait_for()
    flown = page.evaluate("window.reveals")
    assert {seat for _, seat in flown if seat is not None} == {"0", "1", "2"}
    assert {rows for rows, seat in flown if seat is not None} == {3}
    wait_until(page, IS_LARGE)
    assert page.evaluate("document.documentElement.scrollWidth") <= view["width"]


def test_all_rows_turn_up_together_for_those_who_committed_before(invite: Callable[..., Guest]) -> None:
    ana, ben, eva = invite(pace="brisk", reduced_motion="no-preference"), invite(), invite()
    ana.run_first(OBSERVE_REVEAL)
    code = open_table(ana, ben, eva, **hunting("UD LR", "UD", "UD"))
    pages = [at_table(guest, code) for guest in (ana, ben, eva)]
    wait_until(pages[0], "() => performance.getEntriesByName('complete').length")
    for page in pages:
        choose(page, "lay UD")
        page.locator(".commit").click()
        expect(page.locator(".planner")).to_have_count(0)
    pages[0].locator(".march:not(.sealed) [data-marching]").first.wait_for()
    flown = pages[0].evaluate("window.reveals")
    assert {seat for _, seat in flown} >= {"0", "1", "2"}
    assert {rows for rows, seat in flown if seat is not None} == {3}


OBSERVE_LIVE = """
  window.announced = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.id === "live") window.announced.push(...[...addedNodes].map((node) => node.textContent));
    }
  }).observe(document, { childList: true, subtree: true });
"""


def to_the_next_island(page: Page) -> None:
    """Passes and goes on until the next island is there."""
    for _ in range(20):
        settled(page)
        if page.locator(".island-result:not([hidden]), .finale").count():
            return
        choose(page, offered(page)[-1])
    raise AssertionError("no next island")


@pytest.mark.parametrize(("language", "theme", "view"), LOOKS)
def test_each_island_ends_with_a_result(invite: Callable[..., Guest], language: str, theme: str, view: Any) -> None:
    guest = invite(locale=language, color_scheme=theme, viewport=view, bypass_csp=True)
    page = at_table(guest, open_table(guest, bots=2, **hunting("LR", "LR", "UD", island="1 W o")))
    choose(page, "lay LR")
    choose(page, "commit")
    choose(page, "go W")
    card = page.locator(".island-result")
    expect(card).to_be_visible()
    rows = card.locator("tbody tr").evaluate_all(
        "nodes => nodes.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    assert [row[2:] for row in rows] == [["1", "+1"], ["1", "+0"], ["0", "+0"]]
    first, second = {"en": ("1st", "2nd"), "es": ("1.º", "2.º")}[language]
    assert [row[1] for row in rows[:2]] == [first, second]
    button = card.locator("button")
    expect(button).to_have_text({"en": "Continue", "es": "Continuar"}[language])
    expect(button).to_be_in_viewport()
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    expect(page.locator(".prompt")).to_have_attribute("data-asked", "true")  # nothing waits for the card
    check(page)
    button.focus()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page.locator("#question")).to_be_focused()
    check(page)
    page.locator(".player").first.focus()
    expect(card).to_be_hidden()


def test_enter_closes_the_result_whatever_has_the_focus(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=2, **hunting("UD", "LR", "LR", island="o W 2 / . o .")))
    choose(page, "lay UD")
    page.locator(".commit").click()
    card = page.locator(".island-result")
    expect(card).to_be_visible()
    assert card.locator("thead th").all_inner_texts() == ["Pirate", "Arrival", "Steps", "Coins"]
    assert card.locator("tbody th").all_inner_texts() == ["Bot 1", "Bot 2", "Ana"], "by place, not by turn"
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(card).to_be_hidden()


@pytest.mark.parametrize(("language", "theme", "view"), LOOKS)
def test_the_last_island_has_its_result_at_the_end_of_the_game(
    invite: Callable[..., Guest], language: str, theme: str, view: Any
) -> None:
    guest = invite(locale=language, color_scheme=theme, viewport=view, bypass_csp=True)
    setup = hunting("LR", "LR", "UD", island="1 W o", options={"islands": 1})
    page = at_table(guest, open_table(guest, bots=2, **setup))
    choose(page, "lay LR")
    choose(page, "commit")
    choose(page, "go W")
    result = page.locator(".finale .island-summary")
    expect(result).to_be_visible()
    rows = result.locator("tbody tr").evaluate_all(
        "nodes => nodes.map(row => [...row.cells].map(cell => cell.innerText))"
    )
    assert [row[2:] for row in rows] == [["1", "+1"], ["1", "+0"], ["0", "+0"]]
    check(page)
    page.reload()
    expect(result).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("view", [LANDSCAPE, PHONE, WIDE], ids=["landscape", "phone", "wide"])
def test_all_answers_about_rum_are_in_sight(invite: Callable[..., Guest], language: str, view: Any) -> None:
    guest = invite(locale=language, viewport=view, has_touch=view is not WIDE, bypass_csp=True)
    hands = ("UD LR rum rum rum rum", "UD LR", "UD", "LR")
    page = at_table(guest, open_table(guest, bots=3, **hunting(*hands, island="o W o / o o 3", first=1)))
    choose(page, "lay UD")
    page.locator(".commit").click()
    page.locator('.choices [data-action="rum 4"]').wait_for()
    settled(page)
    inside = page.locator(".prompt").evaluate(
        """(prompt) => [...prompt.querySelectorAll("[data-action]")].map((button) =>
            button.getBoundingClientRect().bottom <= prompt.getBoundingClientRect().bottom)"""
    )
    assert inside == [True] * 5
    assert page.locator(".prompt").evaluate("(prompt) => prompt.scrollTop") == 0
    expect(page.locator(".choice-title")).to_contain_text("Bot 1")
    check(page)
    page.locator('.choices [data-action="rum 1"]').click()
    expect(page.locator('.choices [data-action="rum 4"]')).to_have_count(0)


def test_difficult_terrain_keeps_its_number_under_the_guide(invite: Callable[..., Guest]) -> None:
    guest = invite()
    page = at_table(guest, open_table(guest, bots=1, **hunting("LR UD", "UD", island="W ^ o / o o 3")))
    choose(page, "lay LR")
    guide = page.locator(".guide[data-space=b1]")
    guide.wait_for()
    covered = guide.evaluate(
        """(guide) => [...guide.querySelectorAll("path")].some((path) => {
            for (let at = 0; at < path.getTotalLength(); at += 1) {
                const { x, y } = path.getPointAtLength(at);
                if (Math.hypot(x - 31, y - 30) < 12) return true;
            }
            return false;
        })"""
    )
    assert not covered


def test_nobody_is_deciding_while_moves_are_played(invite: Callable[..., Guest]) -> None:
    guest = invite(pace="brisk", reduced_motion="no-preference")
    page = at_table(guest, open_table(guest, bots=2, **hunting("UD LR rum", "UD", "UD")))
    wait_until(page, "() => performance.getEntriesByName('complete').length")
    expect(page.locator(".asked-mark").first).to_be_visible()
    choose(page, "lay UD")
    page.locator(".commit").click()
    wait_until(
        page,
        """() => document.querySelector(".table.playing") && [...document.querySelectorAll(".asked-mark")]
            .every((mark) => !mark.checkVisibility({ visibilityProperty: true }))""",
    )
    wait_until(page, "() => !document.querySelector('.table.playing')")


def test_the_result_closes_with_the_next_row_and_an_onlooker_has_it_too(invite: Callable[..., Guest]) -> None:
    ana, eva = invite(), invite(locale="es")
    code = open_table(ana, bots=1, **hunting("LR UD", "LR UD", island="o W o / . o ."))
    ana.run_first(OBSERVE_LIVE)
    page = at_table(ana, code)
    eva.api("POST", "/api/clients", {})
    watched = at_table(eva, code)
    choose(page, "lay LR")
    page.locator(".commit").click()
    to_the_next_island(page)
    for shown in (page, watched):
        expect(shown.locator(".island-result")).to_be_visible()
    expect(watched.locator(".island-result td.result-order").first).to_contain_text("hilera")
    wait_until(page, "() => window.announced.join(' ').includes('Ana: ')")  # announcements wait for each other
    for _ in range(3):  # the next row is planned under the card
        settled(page)
        page.locator(".planner, .choices [data-action]").first.wait_for()
        if page.locator(".planner").count():
            break
        choose(page, offered(page)[0])
    expect(page.locator(".island-result")).to_be_visible()
    page.locator(".hand .card.open").first.click()
    expect(page.locator(".island-result")).to_be_hidden()
    page.locator(".commit").click()
    for shown in (page, watched):
        expect(shown.locator(".island-result")).to_be_hidden()
    watched.locator(".prompt").wait_for()


@pytest.mark.parametrize(
    ("language", "counted", "other_word"), [("en", "2 islands", "ound"), ("es", "2 islas", "onda")]
)
def test_whole_voyages_are_played_under_the_cards(
    invite: Callable[..., Guest], language: str, counted: str, other_word: str
) -> None:
    guest = invite(viewport=PHONE, has_touch=True, locale=language)
    code = open_table(guest, bots=3, game="jackal", options={"islands": 2}, practice={"seed": 5})
    page = at_table(guest, code)
    expect(page.locator(".phases")).to_contain_text("Plan")
    play_to_the_end(guest, page, code)
    expect(page.locator(".finale h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".story caption").last).to_contain_text(counted)
    assert other_word not in (page.locator(".log-lines").text_content() or "")
    assert guest.complaints == []
