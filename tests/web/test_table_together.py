"""Several at one table: two browsers, a line that breaks, one screen for two."""

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from jackhouse import text
from tests.server.server_process import Server
from tests.web.browser import PHONE, ContextPool, Guest, expect
from tests.web.tables import at_table, choose, offered, open_table, position, settled, unfold


def test_a_contest_between_two_browsers(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    visit = position(
        rabbits=["KS", "KC"], hands=["8H 4H 3C", "9H 2D"], turn=1, dice=[[3, 5]], moves="roll; pass; exit 0; take 5"
    )
    code = open_table(ana, ben, **visit)
    hers, his = at_table(ana, code), at_table(ben, code)
    expect(hers.locator(".question-text")).to_contain_text("Ben has come to the palace of clubs")
    expect(his.locator(".question-text")).to_contain_text("Waiting for Ana")
    expect(hers.locator(".question-text")).to_contain_text("you lose your cards and go off-board")
    choose(hers, "contest 8H")
    expect(his.locator(".question-text")).to_contain_text("Ana contests your visit")
    choose(his, "prove 9H")
    for page in (hers, his):
        expect(page.locator(".log-lines")).to_contain_text("Ana contested in vain and discards 8♥")
        expect(page.locator('.player[data-seat="0"]')).to_contain_text("off-board")


def test_a_fight_between_two_browsers(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    met = position(rabbits=["JC", "JC"], hands=["5S 4S", "9S 2H"], dice=[[6, 6]], moves="roll; pass; stay")
    code = open_table(ana, ben, **met)
    hers, his = at_table(ana, code), at_table(ben, code)
    choose(hers, "fight 1")
    hers.locator('.card[data-card="5S"]').click()
    expect(hers.locator(".commit")).to_have_text("Lay 5♠")
    hers.locator('.card[data-card="5S"]').click()
    expect(hers.locator('[data-action="strike"]')).to_be_attached()
    choose(hers, "strike")
    settled(his)
    expect(his.locator(".prompt")).to_have_class("prompt reaction")
    choose(his, "spades 9S")
    choose(his, "strike")
    settled(hers)
    choose(hers, "yield")
    expect(his.locator(".log-lines")).to_contain_text("Ben wins the fight against Ana")


def test_a_lie_in_a_personal_trade_is_denounced(invite: Callable[..., Guest]) -> None:
    """JR-8.15, between a desktop in English and a phone in Spanish."""
    ana, ben = invite(), invite(locale="es", viewport=PHONE, has_touch=True)
    met = position(
        rabbits=["JC", "JC"],
        hands=["7S 2C", "9D 3H"],
        dice=[[6, 6]],
        moves="roll; pass; stay",
        options={"personal-trades": True},
    )
    code = open_table(ana, ben, **met)
    hers, his = at_table(ana, code), at_table(ben, code)
    for action in ("offer 1", "give 7S", "want 9D", "propose"):
        choose(hers, action)
    settled(his)
    expect(his.locator(".question-text")).to_contain_text("7♠")
    expect(his.locator(".question-text")).to_contain_text("9♦")
    choose(his, "accept")
    settled(hers)
    hers.locator('.card[data-card="2C"]').click()  # a lie
    expect(hers.locator(".commit")).to_have_text("Lay 2♣ face down")
    hers.locator('.card[data-card="2C"]').click()
    expect(hers.locator('[data-action="exchange"]')).to_be_attached()
    choose(hers, "exchange")
    settled(his)
    expect(his.locator('.log-lines [data-event="laid-down"]')).to_be_attached()
    choose(his, "hand 9D")
    choose(his, "exchange")
    settled(his)
    settled(hers)
    for page in (hers, his):
        assert not Axe().run(page).response["violations"]
    assert "denounce" not in offered(hers)
    choose(hers, "keep")
    settled(his)
    expect(his.locator(".question-text")).to_contain_text("2♣")
    choose(his, "denounce")
    for page in (hers, his):
        expect(page.locator('.log-lines [data-event="denounced"]')).to_contain_text("2♣")
        expect(page.locator('.log-lines [data-event="denounced"]')).to_be_attached()
        expect(page.locator('.log-lines [data-event="exiled"]')).to_be_attached()
    assert sorted(ana.api("GET", f"/api/tables/{code}/state?seat=0")["view"]["hand"]) == ["7S", "9D"]
    assert sorted(ben.api("GET", f"/api/tables/{code}/state?seat=1")["view"]["hand"])[0] == "2C"


def test_a_phrase_is_heard(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite(locale="es")
    code = open_table(ana, ben, practice={"seed": 3})
    hers, his = at_table(ana, code), at_table(ben, code)
    hers.locator(".more .tool-talk").click()
    hers.locator('[data-phrase="good-luck"]').click()
    expect(his.locator(".log-lines")).to_contain_text("Ana: ¡Suerte!")
    expect(his.locator(".bubble")).to_have_text("¡Suerte!")


def test_an_onlooker_sees_no_hand(invite: Callable[..., Guest]) -> None:
    ana, eva = invite(), invite()
    code = open_table(ana, bots=1, practice={"seed": 3})
    eva.api("POST", "/api/clients", {})
    page = at_table(eva, code)
    expect(page.locator(".hand")).to_be_hidden()
    expect(page.locator("[data-card]")).to_have_count(0)
    assert offered(page) == []


def test_reload_and_a_cut_line_lose_nothing(invite: Callable[..., Guest]) -> None:
    ana = invite()
    start = position(rabbits=["JD", "QH"], hands=["9D 8S 6D 4D", "7S"], dice=[[3, 5]], moves="roll; pass")
    code = open_table(ana, bots=1, **start)
    page = at_table(ana, code)
    choose(page, "exit 2")
    page.reload()
    settled(page)
    expect(page.locator(".rabbit.ghost")).to_be_attached()
    ana.context.set_offline(True)
    expect(page.locator(".line-state")).to_contain_text("No connection")
    unfold(page)
    page.locator('[data-action="ride KC"]').click()
    page.wait_for_timeout(300)
    assert ana.complaints == [] or all("ERR_INTERNET_DISCONNECTED" in note for note in ana.complaints)
    ana.complaints.clear()
    ana.context.set_offline(False)
    expect(page.locator(".picker .choice")).to_have_text("Pay 8♠")
    ana.complaints.clear()
    choose(page, "pay 8S")
    expect(page.locator(".log-lines")).to_contain_text("pays 8♠")
    expect(page.locator('.log-lines [data-event="paid"]')).to_have_count(1)


def test_a_restart_of_the_server_is_only_a_pause(contexts: ContextPool, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = server_at(tmp_path, port)
    ana = Guest(contexts, server.address)
    try:
        code = open_table(ana, bots=1, **position(rabbits=["citadel", "KD"], hands=["9C 4D", "2D"], dice=[[3, 6]]))
        page = at_table(ana, code)
        choose(page, "roll")
        server.kill()
        expect(page.locator(".line-state")).to_contain_text("No connection")
        page.locator('.choices [data-action="pass"]').click()
        server = server_at(tmp_path, port)
        expect(page.locator('[data-action="stay"]')).to_be_attached()
        expect(page.locator('.log-lines [data-event="passed"]')).to_have_count(1)
        ana.complaints = [note for note in ana.complaints if "WebSocket" not in note]
        ana.close()
    finally:
        server.stop()


def server_at(folder: Path, port: str) -> Server:
    """Starts a server at this port and waits until it answers."""
    server = Server(folder / "data", "--port", port)
    for _ in range(100):
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", int(port))) == 0:
                return server
        time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_one_screen_for_two_behind_a_curtain(guest: Guest) -> None:
    setup = position(rabbits=["citadel", "KD"], hands=["9C 4D", "7S 2H"], dice=[[3, 6], [5, 6]])
    code = open_table(guest, mine=2, **setup)
    page = at_table(guest, code)
    hands: dict[str, set[str]] = {"Ana": {"9C", "4D"}, "Ben": {"7S", "2H"}}
    for name in ("Ana", "Ben"):
        other = hands["Ben" if name == "Ana" else "Ana"]
        expect(page.locator(".curtain h2")).to_have_text(f"Pass the screen to {name}")
        expect(page.locator(".curtain-why")).to_have_text(f"It is {name}’s turn: Lottery.")
        assert cards_on(page) == set()
        assert names_of(hands["Ana"] | hands["Ben"]).isdisjoint(page.evaluate("document.body.textContent").split())
        expect(page.locator(".map .rabbit")).to_have_count(2)
        for hidden in (".prompt", ".hand", ".log"):
            expect(page.locator(hidden)).to_be_hidden()
        page.get_by_role("button", name=f"I am {name}").click()
        settled(page)
        assert hands[name] <= cards_on(page)
        assert not cards_on(page) & other
        while page.locator(".prompt[data-asked=true]").count():
            choose(page, next(action for action in ("roll", "pass", "stay", "rest") if action in offered(page)))
        page.locator(".curtain").wait_for()


def names_of(cards: set[str]) -> set[str]:
    """As they are written in the log."""
    return {text.load("en").card(card) for card in cards}


def test_what_all_may_see_can_be_looked_at_behind_the_curtain(guest: Guest) -> None:
    setup = position(rabbits=["citadel", "KD"], hands=["9C 4D KS", "7S 2H"], dice=[[3, 6]], lot="5S 9H")
    page = at_table(guest, open_table(guest, mine=2, **setup))
    for opener, told in {'[data-heap="lot"]': "nine of hearts", '.player[data-seat="0"]': "king of spades"}.items():
        page.locator(opener).click()
        expect(page.get_by_role("dialog")).to_contain_text(told)
        page.keyboard.press("Escape")
    for key in ("1", "u", "h"):
        page.keyboard.press(key)
    expect(page.locator(".curtain")).to_be_visible()
    page.get_by_role("button", name="I am Ana").click()
    settled(page)
    assert offered(page) == ["roll"]


def test_nobody_is_handed_the_screen_for_an_answer_that_gives_itself(guest: Guest) -> None:
    """Ben has no hearts, so he passes by himself when Ana reaches a palace; she keeps the screen."""
    visit = position(rabbits=["KC", "KS"], hands=["9H 2D", "3C 4D"], dice=[[3, 5]], moves="roll; pass; exit 0")
    page = at_table(guest, open_table(guest, mine=2, **visit), alone=True)
    expect(page.locator(".curtain h2")).to_have_text("Pass the screen to Ana")
    page.get_by_role("button", name="I am Ana").click()
    watch_for_curtains(page)
    choose(page, "take 5")
    expect(page.locator(".log-lines")).to_contain_text("Nobody contests Ana’s visit")
    settled(page)
    assert "rest" in offered(page)
    assert page.evaluate("window.curtains") == 0


def test_no_pirate_is_handed_the_screen_without_rum_to_give(guest: Guest) -> None:
    island = position(island="o o o W / o o o o / 1 o o 3", hands=["SW SE LR UD", "SW UD LR SE"], first=0, seed=3)
    page = at_table(guest, open_table(guest, mine=2, game="jackal", **island), alone=True)
    for name in ("Ana", "Ben"):
        expect(page.locator(".curtain h2")).to_have_text(f"Pass the screen to {name}")
        expect(page.locator(".curtain-why")).to_have_text(f"{name} has something to decide: Planning.")
        assert cards_on(page) == set()
        expect(page.locator(".map svg").first).to_be_visible()
        page.get_by_role("button", name=f"I am {name}").click()
        page.locator('.hand [data-card="SW"]').first.click()
        page.locator('.planner [data-laid="SW"]').wait_for()
        if name == "Ben":
            watch_for_curtains(page)
        page.locator(".commit").click()
    page.locator('.log-lines [data-event="moved"]').first.wait_for()
    assert page.evaluate("window.curtains") == 0


def test_a_contest_says_why_the_screen_is_handed_over(invite: Callable[..., Guest]) -> None:
    guest = invite(locale="es")
    visit = position(rabbits=["KC", "KS"], hands=["9H 2D", "8H 4D"], dice=[[3, 5]], moves="roll; pass; exit 0; take 5")
    page = at_table(guest, open_table(guest, mine=2, **visit), alone=True)
    contest = text.load("es").question("contest").label
    expect(page.locator(".curtain-why")).to_have_text(f"Ben tiene algo que decidir: {contest}.")


def watch_for_curtains(page: Any) -> None:
    page.evaluate(
        """() => {
          window.curtains = 0;
          new MutationObserver(() => (window.curtains += document.querySelectorAll('.curtain').length))
            .observe(document.body, { subtree: true, childList: true });
        }"""
    )


def cards_on(page: Any) -> set[str]:
    """Cards of hands anywhere in the document."""
    return set(
        json.loads(
            page.evaluate(
                "JSON.stringify([...document.querySelectorAll('[data-card]')].map(node => node.dataset.card))"
            )
        )
    )
