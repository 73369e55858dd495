"""The table in a real browser: whole games by clicks, by keys, on a phone, in both languages."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.browser import PHONE, Guest, expect
from tests.web.tables import at_table, choose, offered, open_table, play_to_the_end, position, settled

NEAR_HOME = position(
    rabbits=["JS", "KD"], hands=["KS QH 9D 4D 10C 6H", "2D 3C 5S"], dice=[[3, 4], [2, 6], [1, 5]], seed=5
)


def test_a_whole_game_by_clicks_to_the_end_screen(guest: Guest) -> None:
    code = open_table(guest, bots=1, **NEAR_HOME)
    page = at_table(guest, code)
    answers = play_to_the_end(guest, page, code)
    assert {"roll"} < {answer.split()[0] for answer in answers}
    standings = page.locator(".standing")
    expect(standings).to_have_count(2)
    expect(page.locator(".story tbody tr").first).to_be_visible()
    assert "won" in page.locator(".log-lines li").evaluate_all("lines => lines.map(line => line.dataset.event)")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(r"/t/(?!" + code + r")\w{8}$"))
    assert guest.api("GET", f"/api/tables/{page.url[-8:]}")["mine"] == [0]


def test_spanish_from_the_front_page_to_the_end_on_a_phone(invite: Callable[..., Guest]) -> None:
    guest = invite(locale="es", viewport=PHONE, has_touch=True)
    page = guest.visit("/")
    seen = page.locator("body").inner_text()
    page.get_by_role("button", name="Jugar ya").tap()
    page.wait_for_url("**/t/*")
    code = page.url[-8:]
    for _ in range(3):
        settled(page)
        seen += page.locator("main").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        choose(page, guest.api("POST", f"/api/tables/{code}/seats/0/hint")["action"])
    play_to_the_end(guest, page, code)
    expect(page.get_by_role("button", name="Jugar otra vez")).to_be_visible()
    seen += page.locator("main").inner_text() + page.locator(".log-lines").evaluate("node => node.textContent")
    for english in (" the ", " your ", " you ", "table-", "event-", "action-", "question-", "web-"):
        assert english not in seen.lower()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_place_on_the_map_is_tapped_twice(guest: Guest) -> None:
    code = open_table(guest, bots=1, **position(rabbits=["citadel", "KD"], hands=["9C 4D 3H", "2D"], dice=[[3, 6]]))
    page = at_table(guest, code)
    choose(page, "roll")
    choose(page, "pass")
    settled(page)
    arrow = page.locator('.mark[data-actions="exit 4"] .mark-arrow')
    arrow.click()
    expect(page.locator(".map-way .ahead").first).to_be_attached()
    expect(page.locator(".commit")).to_have_text("Leave by the southwest road")
    assert guest.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["journey"] is None
    arrow.click()
    expect(page.locator(".rabbit.ghost")).to_be_attached()
    page.locator(".tool-undo").click()
    expect(page.locator(".rabbit.ghost")).not_to_be_attached()
    assert "exit 4" in offered(page)


def test_the_cheapest_payment_is_proposed_and_another_can_be_tapped(guest: Guest) -> None:
    ride = position(
        rabbits=["JD", "QH"], hands=["9D 8S 6D 4D 3S 2S", "7S"], dice=[[3, 4]], moves="roll; pass; exit 2; ride KC"
    )
    page = at_table(guest, open_table(guest, bots=1, **ride))
    button = page.locator(".picker .choice")
    expect(button).to_have_text("Pay 4♦ 3♠")
    page.locator('[data-card="3S"]').click(position={"x": 12, "y": 40})
    expect(button).to_be_disabled()
    expect(page.locator(".picked-note")).to_contain_text("more is needed")
    page.locator('[data-card="6D"]').click(position={"x": 12, "y": 40})
    expect(button).to_have_text("Pay 6♦ 4♦")
    choose(page, "pay 9D")
    expect(page.locator(".log-lines")).to_contain_text("pays 9♦")


def test_more_than_needed_can_be_paid(guest: Guest) -> None:
    ride = position(
        rabbits=["JD", "QH"], hands=["9D 8S 6D 4D 3S 2S", "7S"], dice=[[3, 4]], moves="roll; pass; exit 2; ride KC"
    )
    code = open_table(guest, bots=1, **ride)
    page = at_table(guest, code)
    button = page.locator(".picker .choice")
    expect(button).to_have_text("Pay 4♦ 3♠")
    page.locator('[data-card="9D"]').click(position={"x": 12, "y": 40})
    expect(button).to_have_text("Pay 4♦ 3♠ 9♦")
    expect(page.locator(".picked-note")).to_contain_text("more than needed")
    button.click()
    expect(page.locator(".log-lines")).to_contain_text("pays 9♦ 4♦ 3♠")
    assert guest.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["lot"] == ["9D", "4D", "3S"]


def test_players_stand_in_the_order_of_play(guest: Guest) -> None:
    code = open_table(guest, bots=2, options={"turn-order": "counter-clockwise"})
    page = at_table(guest, code)
    seats = page.locator(".players .player").evaluate_all("nodes => nodes.map(node => node.dataset.seat)")
    assert seats == ["2", "1", "0"]


def test_a_greyed_choice_says_why(guest: Guest) -> None:
    code = open_table(guest, bots=1, **position(rabbits=["KD", "QH"], hands=["9C 4D", "7S"], dice=[[3, 6]]))
    page = at_table(guest, code)
    choose(page, "roll")
    page.locator('.card[data-card="4D"]').click()
    expect(page.locator("dialog .reason")).to_contain_text("4♦ does not match the dice")
    page.keyboard.press("Escape")
    choose(page, "pass")
    choose(page, "stay")
    settled(page)
    page.locator('[data-refused="acquire"]').click(force=True)
    expect(page.locator("dialog .reason")).to_contain_text("more needed")


def press_number_of(page: Page, action: str) -> None:
    """Type the number of a choice; a lone digit counts after a moment."""
    settled(page)  # else a key that was pressed a moment ago counts for the question before
    page.locator('.choices [data-action^="to "]').first.wait_for()
    for digit in page.locator(f'.choices [data-action="{action}"] kbd').inner_text():
        page.keyboard.press(digit)


def test_a_turn_by_keyboard_alone(guest: Guest) -> None:
    code = open_table(guest, bots=1, **position(rabbits=["citadel", "KD"], hands=["9C 4D 3H", "2D"], dice=[[3, 6]]))
    page = at_table(guest, code)
    page.locator(".prompt").wait_for()
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.action === 'roll'"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator('[data-action="pass"]')).to_be_attached()
    page.keyboard.press("h")
    expect(page.locator(".commit")).to_contain_text("Hint")
    page.keyboard.press("Escape")
    expect(page.locator(".commit")).to_be_hidden()
    page.keyboard.press("2" if offered(page)[0] != "pass" else "1")
    expect(page.locator('[data-action="stay"]')).to_be_attached()
    page.keyboard.press("m")
    page.keyboard.press("+")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.classList.contains('map')")
    press_number_of(page, "to KH")
    page.locator(".picker .choice").wait_for()
    page.keyboard.press("u")
    expect(page.locator('[data-action="stay"]')).to_be_attached()
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    press_number_of(page, "stay")
    expect(page.locator(".log-lines")).to_contain_text("Ana stays at the Citadel")
    expect(page.locator(".log-lines")).to_contain_text("it is Bot 1’s turn")


def test_a_lone_answer_is_given_by_itself_after_a_natural_pause(guest: Guest) -> None:
    setup = position(rabbits=["citadel", "KD"], hands=["9C 8D", "2D"], dice=[[3, 6]])
    page = at_table(guest, open_table(guest, bots=1, **setup), alone=True)
    page.evaluate(
        """() => {
          const note = document.querySelector('.question-note');
          window.notes = [];
          new MutationObserver(() => window.notes.push([note.textContent, performance.now()]))
            .observe(note, { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.locator('.choices [data-action="roll"]').click()
    expect(page.locator('[data-action="stay"]')).to_be_attached()
    notes = page.evaluate("window.notes")
    (said, since), *later = [note for at, note in enumerate(notes) if any(text for text, _ in notes[: at + 1])]
    assert "Passing for you" in said
    assert later[0][1] - since >= 800


def test_everything_open_can_be_looked_at_on_a_phone(invite: Callable[..., Guest]) -> None:
    guest = invite(viewport=PHONE, has_touch=True)
    setup = position(rabbits=["KD", "QH"], hands=["9C 4D KS", "7S 3S JD"], dice=[[3, 6]], lot="5S 9H")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    for opener, told in {
        '[data-heap="court"]': "belong to nobody",
        '[data-heap="lot"]': "nine of hearts",
        '[data-heap="pile"]': "cards",
        ".goal": "three royals",
        '.player[data-seat="1"]': "jack of diamonds",
        ".phases .on button": "roll the two dice",
        ".tool-menu": "Movement",
    }.items():
        page.locator(opener).first.tap()
        expect(page.get_by_role("dialog")).to_contain_text(told, ignore_case=True)
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    page.locator(".tool-log").tap()
    expect(page.get_by_text("The game begins.")).to_be_visible()


def test_a_royal_of_mine_is_no_payment_unless_i_say_so(guest: Guest) -> None:
    setup = position(rabbits=["JC", "QH"], hands=["QC 7C 5C", "7S"], dice=[[3, 6]], moves="roll; pass; stay; acquire")
    page = at_table(guest, open_table(guest, bots=1, **setup))
    button, warning = page.locator(".picker .choice"), page.locator(".picker .warning")
    expect(button).to_have_text("Pay 7♣ 5♣")
    expect(page.locator(".question-note")).to_have_text("Chosen: acquire J♣.")
    expect(warning).to_have_count(0)
    for card in ("7C", "5C", "QC"):
        page.locator(f'[data-card="{card}"]').click(position={"x": 12, "y": 40})
    expect(button).to_have_text("Pay Q♣")
    expect(warning).to_contain_text("Q♣ goes back to the court")


def test_another_game_against_bots_begins_at_once(guest: Guest) -> None:
    last = position(
        rabbits=["JS", "KD"], hands=["KS QH JD horse", "2D"], dice=[[3, 6]], moves="roll; pass; exit 0; ride citadel"
    )
    page = at_table(guest, open_table(guest, bots=1, **last))
    choose(page, "pay horse")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".prompt[data-decision]")).to_be_attached()
    expect(page.locator(".finale")).not_to_be_attached()
