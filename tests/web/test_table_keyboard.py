"""The table by keyboard and by ear: focus, number keys, the live region, the island as a table, pauses."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from jackhouse import games
from jackhouse.text import languages
from tests.web.browser import Guest, expect, wait_until
from tests.web.tables import at_table, choose, decision, open_table, position, questions, settled, unfold

GAMES = [game.key for game in games.all_games()]
GLYPHS = re.compile("[♣♠♥♦↗↘↙↖↔↕✕✚→▾]")
MANY = position(
    rabbits=["JD", "QS"], hands=["9D 8S 6D 4C 3S KS", "QS 7S 4H"], dice=[[3, 4]], moves="roll; pass; exit 2"
)
PLAN: dict[str, Any] = {"game": "jackal", **position(island="crescent-bay", hands=["LR UD NE rum", "UD +"], players=2)}
FOCUSED = "document.activeElement.id || document.activeElement.tagName"


def numbered(page: Page) -> list[tuple[str, str]]:
    """Each choice, and each card that has one, with its number."""
    found: list[tuple[str, str]] = page.locator(".choices .choice[data-action], .hand .card").evaluate_all(
        """nodes => nodes.filter((node) => node.querySelector("kbd")).map((node) =>
            [node.dataset.action ?? `card ${node.dataset.card}`, node.querySelector("kbd").textContent])"""
    )
    return found


@pytest.mark.parametrize("game", GAMES)
def test_number_keys_reach_everything_and_focus_stays_at_the_table(guest: Guest, game: str) -> None:
    code = open_table(guest, game=game, bots=1, practice={"seed": 4})
    page = at_table(guest, code)
    pressed = set()
    for _ in range(16):
        settled(page)
        unfold(page)
        page.locator(".choices:not(:has(.choice[data-action]:not(:has(kbd))))").wait_for(state="attached")
        numbers = numbered(page)
        choices = page.locator(".choices .choice[data-action]").count()
        assert [int(number) for _, number in numbers] == list(range(1, len(numbers) + 1))
        assert len(numbers) >= choices
        before, advice = decision(page), guest.api("POST", f"/api/tables/{code}/seats/0/hint")["action"]
        verb, _, rest = advice.partition(" ")
        wanted = f"card {rest}" if verb == "lay" else advice
        if wanted in dict(numbers):
            for digit in dict(numbers)[wanted]:
                page.keyboard.press(digit)
        else:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("Enter")  # a payment or a row that is ready
        pressed.add(verb)
        page.locator(f'.prompt:not([data-decision="{before}"])').wait_for()
        expect(page.locator("#question")).to_be_focused()
    assert len(pressed) > 1


# The pause after a digit is as long as a slow machine needs to type the next.
LONG_PAUSE = "window.setTimeout = ((later) => (act, ms) => later(act, ms === 900 ? 1e6 : ms))(window.setTimeout)"


def test_a_choice_above_nine_is_typed_with_two_digits(guest: Guest) -> None:
    guest.run_first(LONG_PAUSE)
    page = at_table(guest, open_table(guest, bots=1, **MANY))
    settled(page)
    unfold(page)
    page.locator('.choices kbd:text-is("12")').wait_for()
    numbers = numbered(page)
    action = next(action for action, number in numbers if number == "12")
    page.keyboard.press("1")
    expect(page.locator(".choices .choice >> nth=0")).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator(".question-note")).to_contain_text("Chosen")
    state = guest.api("GET", f"/api/tables/{page.url[-8:]}/state?seat=0")
    assert state["view"]["draft"][-1].split(" ")[1] == action.split(" ")[1]


def test_a_lone_digit_takes_its_choice_after_a_moment(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **MANY))
    settled(page)
    before = decision(page)
    page.keyboard.press("1")
    page.locator(f'.prompt:not([data-decision="{before}"])').wait_for()


@pytest.mark.parametrize("setup", [MANY, PLAN], ids=GAMES)
def test_a_key_goes_to_the_choices(guest: Guest, setup: dict[str, Any]) -> None:
    page = at_table(guest, open_table(guest, bots=1, **setup))
    settled(page)
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.matches('.choice, .card')")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_focus_is_kept_where_it_was_or_goes_to_the_question(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **MANY))
    settled(page)
    page.locator('.player[data-seat="1"]').focus()
    page.locator('.choices [data-action^="ride"]').first.evaluate("node => node.click()")
    expect(page.locator(".picker")).to_be_visible()
    expect(page.locator('.player[data-seat="1"]')).to_be_focused()
    page.locator(".picker .choice").focus()
    page.keyboard.press("u")
    expect(page.locator('.choices [data-action^="to "]').first).to_be_visible()
    expect(page.locator("#question")).to_be_focused()
    page.locator(".tool-undo").focus()
    while page.locator(".tool-undo").is_visible():
        before = decision(page)
        page.keyboard.press("Enter")
        page.locator(f'.prompt:not([data-decision="{before}"])').wait_for()
    expect(page.locator("#question")).to_be_focused()


def test_the_next_at_a_shared_screen_finds_the_question(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, mine=2, practice={"seed": 4}))
    page.locator(".curtain .lift").press("Enter")
    expect(page.locator("#question")).to_be_focused()


SAID = """() => {
  window.said = [];
  new MutationObserver(() => window.said.push(document.getElementById("live").textContent))
    .observe(document.getElementById("live"), { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_what_is_said_aloud_has_words_for_cards(invite: Callable[..., Guest], game: str, language: str) -> None:
    guest = invite(locale=language)
    code = open_table(guest, game=game, bots=2, practice={"seed": 4})
    page = at_table(guest, code)
    page.evaluate(SAID)
    for _state in questions(guest, page, code, 14):
        labels = page.locator(".choices .choice[data-action]").evaluate_all(
            "nodes => nodes.map(node => node.ariaLabel ?? node.textContent)"
        )
        assert not [label for label in labels if GLYPHS.search(label)]
    wait_until(page, "() => window.said.join(' ').length > 200")
    said = " ".join(page.evaluate("window.said"))
    assert not GLYPHS.findall(said), said


def test_the_island_is_a_table_of_named_cells(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **PLAN))
    view = guest.api("GET", f"/api/tables/{page.url[-8:]}/state?seat=0")["view"]
    grid = page.get_by_role("table", name="Crescent Bay")
    marks = [row.split() for row in view["island"]["text"].split(" / ")]
    assert grid.get_by_role("columnheader").all_inner_texts() == list("abcdefgh"[: len(marks[0])])
    assert grid.get_by_role("rowheader").all_inner_texts() == [str(row) for row in range(1, len(marks) + 1)]
    names = {".": "water", "W": "the white flag", "R": "the red flag", "3": "a treasure of 3 coins"}
    cells = grid.locator("tbody td").all_inner_texts()
    assert len(cells) == sum(map(len, marks))
    for mark, cell in zip((mark for row in marks for mark in row), cells, strict=True):
        assert cell.startswith(names.get(mark, "")), (mark, cell)
    expect(page.locator(".island-grid")).to_contain_text("Ana: the pirate, still aboard")
    for key in ("1", "Enter"):
        before = decision(page)
        page.keyboard.press(key)
        page.locator(f'.prompt:not([data-decision="{before}"]), .finale').first.wait_for()
    expect(page.locator(".log-lines")).to_contain_text("Ana shows the row")


def test_reduced_motion_keeps_the_pauses(invite: Callable[..., Guest]) -> None:
    guest = invite(reduced_motion="reduce")
    took, steps = guest.visit("/").evaluate(
        """async () => {
          const { Motion } = await import("/web/js/table/motion.js");
          const [motion, steps, began] = [new Motion({ get: () => null }), [], performance.now()];
          await motion.glide(300, (part) => steps.push(part));
          return [performance.now() - began, steps];
        }"""
    )
    assert took >= 290
    assert set(steps) == {1}


def test_carrots_lie_below_the_arrows_of_the_roads(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **MANY))
    choose(page, "ride KC")
    layers = page.locator(".map > svg > g[class^=map-]").evaluate_all("nodes => nodes.map(node => node.classList[0])")
    assert layers.index("map-carrots") < layers.index("map-marks") < layers.index("map-rabbits")
