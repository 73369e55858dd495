"""The course of a game on the page: what is answered without asking, what is asked twice, when things are told."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from jackhouse import games, text
from tests.web.browser import PHONE, WIDE, Guest, expect
from tests.web.tables import at_table, choose, offered, open_table, position, settled

# Ben is on his way to a palace; Ana, who has hearts, will be asked whether she contests his visit.
VISIT: dict[str, Any] = {
    "rabbits": ["KS", "KC"],
    "hands": ["8H 4H 3C", "9H 2D"],
    "turn": 1,
    "dice": [[3, 5], [2, 4]],
    "moves": "roll; pass; exit 0",
}


# ---- don't ask me ----------------------------------------------------------------------------------------------------


def test_contests_are_passed_on_request_until_the_turn_ends(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **position(**VISIT))
    hers, his = at_table(ana, code), at_table(ben, code)
    tool, line = hers.locator(".tool-pass"), hers.locator(".standing-line")
    expect(tool).to_have_text("Don’t ask me: pass contests")
    expect(line).to_be_hidden()
    tool.click()
    expect(tool).to_have_attribute("aria-pressed", "true")
    expect(line).to_have_text("Contests are passed for you this turn.")
    keep_notes(hers)
    choose(his, "take 5")
    expect(hers.locator('.log-lines [data-event="uncontested"]')).to_have_count(1)
    assert [note for note in hers.evaluate("window.notes") if note] == ["Passing for you, as you wanted…"]
    settled(his)
    choose(his, "rest")
    expect(hers.locator('[data-action="roll"]')).to_be_attached()
    expect(line).to_be_hidden()
    expect(tool).to_be_hidden()
    choose(hers, "roll")
    for answer in ("pass", "stay", "rest"):
        if answer in offered(hers):
            choose(hers, answer)
    expect(tool).to_have_attribute("aria-pressed", "false")
    expect(line).to_be_hidden()


def test_rum_is_passed_on_request_until_the_next_island(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    island = "o o o W / o o o o / 1 o o 3"
    setup = position(island=island, hands=["SW SE LR UD", "rum rum SW UD"], first=0, seed=3)
    code = open_table(ana, ben, game="jackal", **setup)
    hers, his = at_table(ana, code), at_table(ben, code)
    for page, cards in ((hers, ("SW",)), (his, ("SW",))):
        for card in cards:
            page.locator(f'.hand [data-card="{card}"]').first.click()
            page.locator(f'.planner [data-laid="{card}"]').wait_for()
        page.locator(".commit").click()
    expect(his.locator('[data-action="rum 1"]')).to_be_attached()
    tool, line = his.locator(".tool-pass"), his.locator(".standing-line")
    expect(tool).to_have_text("Don’t ask me: give no rum")
    said = tool.evaluate(
        """tool => [0, 1].map(() => {
          tool.click();
          return document.querySelector('.question-note').textContent;
        })"""
    )
    assert said == ["Passing for you, as you wanted…", ""], "on, and after second thoughts off again"
    expect(line).to_be_hidden()
    tool.click()
    expect(line).to_have_text("You give no rum on this island.")
    island_now = ben.api("GET", f"/api/tables/{code}/state?seat=1")["view"]["round"]
    expect(his.locator(".prompt")).not_to_contain_text("Rum")
    for _ in range(600):  # to the next island, and its first rum; each pass that is given by itself takes a while
        state = ben.api("GET", f"/api/tables/{code}/state?seat=1")
        if state["view"]["round"] > island_now:
            break
        for guest, seat in ((ana, 0), (ben, 1)):
            shown = guest.api("GET", f"/api/tables/{code}/state?seat={seat}")
            if shown["legal"] and (seat == 0 or shown["view"]["question"]["code"] != "rum"):
                page = (hers, his)[seat]
                settled(page)
                choose(page, "pass" if "pass" in shown["legal"] else shown["legal"][0])
        his.wait_for_timeout(100)
    assert ben.api("GET", f"/api/tables/{code}/state?seat=1")["view"]["round"] > island_now
    expect(line).to_be_hidden()
    expect(tool).not_to_have_attribute("aria-pressed", "true")


def keep_notes(page: Page) -> None:
    """What the line under the question says from now on, in `window.notes`."""
    page.evaluate(
        """() => {
          const note = document.querySelector('.question-note');
          window.notes = [];
          new MutationObserver(() => window.notes.at(-1) !== note.textContent && window.notes.push(note.textContent))
            .observe(note, { childList: true, characterData: true, subtree: true });
        }"""
    )


def test_it_is_not_offered_in_a_fight(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    met = position(rabbits=["JC", "JC"], hands=["5S 4S", "9S 2H"], dice=[[6, 6]], moves="roll; pass; stay")
    code = open_table(ana, ben, **met)
    hers, his = at_table(ana, code), at_table(ben, code)
    expect(his.locator(".tool-pass")).to_be_visible()
    choose(hers, "fight 1")
    choose(hers, "spades 5S")
    choose(hers, "strike")
    settled(his)
    assert "spades 9S" in offered(his)
    expect(his.locator(".tool-pass")).to_be_hidden()


def test_it_is_not_offered_where_nobody_can_contest(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    code = open_table(ana, ben, **position(rabbits=["KS", "KC"], hands=["8H", "9H"], turn=1, preset="intro"))
    hers = at_table(ana, code)
    expect(hers.locator(".prompt.waiting")).to_be_visible()
    expect(hers.locator(".tool-pass")).to_be_hidden()


# ---- forced steps ----------------------------------------------------------------------------------------------------


def test_a_forced_step_after_a_paid_cave_is_taken_by_itself(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **out_of_a_cave()), alone=True)
    before = len(page.locator(".log-lines li").all())
    choose(page, "pay 9C")
    expect(page.locator('.log-lines [data-event="arrived"]')).to_have_count(1)
    assert len(page.locator(".log-lines li").all()) > before


def test_a_rabbit_off_board_goes_underground_by_itself(guest: Guest) -> None:
    setup = position(rabbits=["off-board", "KD"], hands=["9C 8D", "2D"], dice=[[3, 6]], moves="roll")
    page = at_table(guest, open_table(guest, bots=1, **setup), alone=True)
    expect(page.locator('.log-lines [data-event="arrived"]')).to_have_count(1)


def test_a_lone_step_that_can_still_be_taken_back_is_left_to_the_player(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **at_the_brink()), alone=True)
    settled(page)
    assert offered(page) == ["off-board"]
    page.wait_for_timeout(2500)  # longer than any pause before an answer that gives itself
    assert offered(page) == ["off-board"]
    expect(page.locator(".tool-undo")).to_be_visible()


def journeys(hands: list[str]) -> Iterator[tuple[dict[str, Any], str, Any]]:
    """First steps of journeys from every hex: the set-up, its moves, the state after them."""
    game = games.get("jack-rabbits")
    for start in game.atlas(game.new(2).view(0))["hexes"]:
        setup: dict[str, Any] = {"rabbits": [start, "citadel"], "hands": hands, "dice": [[3, 6]]}
        for first in game.position(**setup, moves="roll; pass").legal(0):
            moves = f"roll; pass; {first}"
            yield setup, moves, game.position(**setup, moves=moves)


def out_of_a_cave() -> dict[str, Any]:
    """A payment for a rabbit hole after which there is one way only."""
    for setup, moves, state in journeys(["9C", "2D"]):
        for hole in [action for action in state.legal(0) if str(action).startswith("hole")]:
            after = games.get("jack-rabbits").position(**setup, moves=f"{moves}; {hole}; pay 9C")
            if [str(action) for action in after.legal(0)] == ["on"]:
                return position(**setup, moves=f"{moves}; {hole}")
    raise AssertionError("there is no such journey on this board")


def at_the_brink() -> dict[str, Any]:
    """A journey that has come to the water by free steps."""
    for setup, moves, state in journeys(["9C", "2D"]):
        if [str(action) for action in state.legal(0)] == ["off-board"]:
            return position(**setup, moves=moves)
    raise AssertionError("there is no such journey on this board")


# ---- second thoughts -------------------------------------------------------------------------------------------------


FIGHT = position(
    rabbits=["JC", "JC"], hands=["KS 4S QH", "9S 2H"], dice=[[6, 6]], moves="roll; pass; stay; fight 1", options={}
)
TOO_MANY = position(
    rabbits=["citadel", "KD"], hands=["KS AC 2C 3C 4C 5C 6C 7C 8C", "2H"], dice=[[6, 5]], moves="roll; pass; stay"
)


def test_a_royal_is_laid_in_a_fight_only_after_a_warning(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **FIGHT))
    warning = page.locator(".prompt > .warning")
    page.locator('.choices [data-action="spades KS"]').click()
    expect(warning).to_contain_text("Win or lose, K♠ goes back to the court")
    expect(page.locator(".commit")).to_have_text("Lay K♠")
    page.locator('.card[data-card="KS"]').click()
    page.locator('.card[data-card="KS"]').click()
    assert "strike" not in offered(page), "only the buttons confirm"
    page.locator(".commit").click()
    expect(page.locator('[data-action="strike"]')).to_be_attached()
    expect(page.locator(".question-text")).to_contain_text("Win or lose, K♠ goes back to the court")


def test_a_number_is_laid_in_a_fight_without_ado(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **FIGHT))
    page.locator('.choices [data-action="spades 4S"]').click()
    expect(page.locator('[data-action="strike"]')).to_be_attached()


@pytest.mark.parametrize(
    ("lang", "royal", "number", "view"),
    [
        ("en", "your carrot comes off", "This can’t be undone", WIDE),
        ("es", "retiras tu zanahoria", "No se puede deshacer", PHONE),
    ],
)
def test_a_discard_is_confirmed_and_a_royal_warned_of(
    invite: Callable[..., Guest], lang: str, royal: str, number: str, view: ViewportSize
) -> None:
    guest = invite(locale=lang, viewport=view)
    page = at_table(guest, open_table(guest, bots=1, **TOO_MANY))
    settled(page)
    if "rest" in offered(page):
        choose(page, "rest")
    expect(page.locator('[data-action="discard KS"]')).to_be_attached()
    warning = page.locator(".prompt > .warning")
    page.locator('.choices [data-action="discard KS"]').click()
    expect(warning).to_contain_text(royal)
    page.locator('.choices [data-action="discard 2C"]').click()
    expect(warning).to_contain_text(number)
    page.locator('.card[data-card="3C"]').dblclick(position={"x": 8, "y": 30})
    expect(page.locator(".commit")).to_contain_text("3♣")
    assert page.locator('.log-lines [data-event="discarded"]').count() == 0
    page.keyboard.press("Escape")
    expect(warning).to_be_hidden()
    page.locator('.choices [data-action="discard 2C"]').click()
    page.locator(".commit").click()
    expect(page.locator('.log-lines [data-event="discarded"]')).to_have_count(1)


def test_a_royal_shown_in_a_contest_is_warned_of(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    setup = {**VISIT, "hands": ["KH 3C", "9H 2D"], "moves": "roll; pass; exit 0; take 5"}
    code = open_table(ana, ben, **position(**setup))
    page = at_table(ana, code)
    expect(page.locator(".picker .warning")).to_contain_text("If the visitor shows six or more too, K♥ goes back")


# ---- impatience ------------------------------------------------------------------------------------------------------


def pressed_in_time(page: Page, press: Callable[[], None], times: int = 3) -> bool:
    """Press so often, soon after each other; false if the machine was too slow for that."""
    page.evaluate(
        """() => {
          window.presses = [];
          for (const kind of ['pointerdown', 'keydown']) {
            document.addEventListener(kind, () => window.presses.push(performance.now()), true);
          }
        }"""
    )
    for _ in range(times):
        press()
        page.wait_for_timeout(100)
    at = page.evaluate("window.presses")
    return all(later - before < 450 for before, later in pairwise(at))


LOTTERY = position(rabbits=["citadel", "KD"], hands=["3C 6D 9C", "2D"], dice=[[3, 6]])


def question_after(guest: Guest, presses: Callable[[Page], bool]) -> tuple[Page, str]:
    """What is asked after presses on *Roll*; at another table if the machine was too slow for them."""
    for _ in range(8):
        code = open_table(guest, bots=1, **LOTTERY)
        page = at_table(guest, code)
        settled(page)
        in_time = presses(page)
        settled(page)
        if in_time:
            return page, guest.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["question"]["code"]
    raise AssertionError("this machine is too busy for quick presses")


def test_three_clicks_on_roll_do_not_answer_the_lottery(guest: Guest) -> None:
    def clicks(page: Page) -> bool:
        box = page.locator('.choices [data-action="roll"]').bounding_box()
        assert box is not None
        return pressed_in_time(page, lambda: page.mouse.click(box["x"] + 60, box["y"] + box["height"] / 2))

    page, question = question_after(guest, clicks)
    assert question == "lottery"
    choose(page, "pass")  # a moment later it can be answered
    expect(page.locator('[data-action="stay"]')).to_be_attached()


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_pressed_thrice_answers_once(guest: Guest, key: str) -> None:
    def keys(page: Page) -> bool:
        page.locator('.choices [data-action="roll"]').focus()
        return pressed_in_time(page, lambda: page.keyboard.press(key))

    page, question = question_after(guest, keys)
    assert question == "lottery"
    expect(page.locator(".prompt.calm")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator('.log-lines [data-event="showed"]')).to_have_count(1)


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_held_key_answers_once(guest: Guest, key: str) -> None:
    def held(page: Page) -> bool:
        page.locator('.choices [data-action="roll"]').focus()
        for _ in range(5):  # all but the first are repeats
            page.keyboard.down(key)
            page.wait_for_timeout(100)
        page.keyboard.up(key)
        return True

    assert question_after(guest, held)[1] == "lottery"


def test_a_discard_by_keyboard_alone(guest: Guest) -> None:
    page = at_table(guest, open_table(guest, bots=1, **TOO_MANY))
    page.locator('.choices [data-action="discard 2C"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".commit")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".commit")).to_be_hidden()
    assert page.evaluate("document.activeElement !== document.body")
    expect(page.locator(".prompt.calm")).to_have_count(0)
    page.locator('.choices [data-action="discard 2C"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.calm")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator('.log-lines [data-event="discarded"]')).to_have_count(1)


# ---- the order of telling --------------------------------------------------------------------------------------------


def test_a_roll_is_told_when_the_dice_have_come_to_rest(invite: Callable[..., Guest]) -> None:
    guest = invite(reduced_motion="no-preference")
    setup = position(rabbits=["citadel", "KD"], hands=["9C 4D", "2D"], dice=[[3, 6]])
    page = at_table(guest, open_table(guest, bots=1, **setup))
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """() => {
          window.early = [];
          const at = () => ({
            price: !document.querySelector('.price').hidden,
            told: Boolean(document.querySelector('.log-lines [data-event="rolled"]'))
              || document.querySelector('.prompt').innerText.includes('Price is'),
          });
          new MutationObserver(() => window.early.push(at()))
            .observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )
    choose(page, "roll")
    expect(page.locator('.log-lines [data-event="rolled"]')).to_have_count(1)
    seen = page.evaluate("window.early")
    assert any(not moment["price"] for moment in seen), "the dice rolled"
    assert all(moment["price"] for moment in seen if moment["told"])


# ---- the timer -------------------------------------------------------------------------------------------------------


def test_an_answer_of_the_timer_is_told_to_its_owner(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite(locale="es")
    code = open_table(ana, ben, timer=20, **position(rabbits=["KS", "KC"], hands=["8H 3C", "9H"], dice=[[3, 5]]))
    hers, his = at_table(ana, code), at_table(ben, code)
    expect(hers.locator(".standing-line")).to_contain_text("Time is up for Ana")
    for page, said in ((hers, "Time is up for Ana"), (his, "A Ana se le ha acabado el tiempo")):
        expect(page.locator('.log-lines [data-event="timed-out"]')).to_contain_text(said)
    settled(hers)
    choose(hers, "pass")
    expect(hers.locator(".standing-line")).to_be_hidden()


# ---- the intro game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.languages())
def test_the_intro_game_speaks_of_no_rule_that_is_not_in_play(invite: Callable[..., Guest], lang: str) -> None:
    guest = invite(locale=lang)
    game = games.get("jack-rabbits")
    setup = position(rabbits=["KD", "QH"], hands=["KS 9C 4D", "2D"], dice=[[3, 6]], preset="intro")
    code = open_table(guest, bots=1, **setup)
    page = at_table(guest, code)
    idle = guest.api("GET", f"/api/tables/{code}/facts")["idle"]
    assert idle == game.idle_rules(game.catalogue.resolve("intro", {})) != []
    assert "JR-7.1" in idle
    assert "JR-7.1" not in game.idle_rules(game.catalogue.resolve("standard", {}))
    page.wait_for_load_state("networkidle")
    read = ""
    for place in ("KC", "QS", "JC", "citadel"):
        page.locator(f"#tile-{place}").first.click(force=True)
        read += in_dialog(page)
    for opener in [*page.locator(".phases button").all(), page.locator('.card[data-card="KS"]'), page.locator(".goal")]:
        read += opener.get_attribute("title") or ""
        opener.click()
        read += in_dialog(page)
    for rule in idle:
        assert rule not in read
    for word in STRATEGIES[lang]:
        assert word not in read.lower(), word


# How words begin that only a strategy of a suit can use.
STRATEGIES = {
    "en": ("flight", "fly", "passport", "fight", "contest", "trade", "stole", "steal"),
    "es": ("vuelo", "volar", "pasaporte", "combat", "pelea", "cuestion", "juzg", "juicio", "comercia", "robar"),
}


def in_dialog(page: Page) -> str:
    """What the dialog says that has just opened."""
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    said = dialog.inner_text()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return said
