"""Several at one table: two browsers, a line that breaks, one screen for two."""

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.server.running import Server
from tests.web.browser import Guest, expect
from tests.web.tables import at_table, choose, offered, open_table, position, settled


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
    assert page.locator("[data-card]").count() == 0
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
    page.locator('[data-action="ride KC"]').click()
    page.wait_for_timeout(300)
    assert ana.complaints == [] or all("ERR_INTERNET_DISCONNECTED" in note for note in ana.complaints)
    ana.complaints.clear()
    ana.context.set_offline(False)
    expect(page.locator(".picker .choice")).to_have_text("Pay 8♠")
    ana.complaints.clear()
    choose(page, "pay 8S")
    expect(page.locator(".log-lines")).to_contain_text("pays 8♠")
    assert page.locator('.log-lines [data-event="paid"]').count() == 1


def test_a_restart_of_the_house_is_only_a_pause(browser: Browser, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = opened_house(tmp_path, port)
    ana = Guest(browser, server.address)
    try:
        code = open_table(ana, bots=1, **position(rabbits=["citadel", "KD"], hands=["9C 4D", "2D"], dice=[[3, 6]]))
        page = at_table(ana, code)
        choose(page, "roll")
        server.kill()
        expect(page.locator(".line-state")).to_contain_text("No connection")
        page.locator('.choices [data-action="pass"]').click()
        server = opened_house(tmp_path, port)
        expect(page.locator('[data-action="stay"]')).to_be_attached(timeout=20_000)
        assert page.locator('.log-lines [data-event="passed"]').count() == 1
        ana.complaints = [note for note in ana.complaints if "WebSocket" not in note]
        ana.close()
    finally:
        server.stop()


def opened_house(folder: Path, port: str) -> Server:
    """A house at this port that answers."""
    server = Server(folder / "data", "--port", port)
    for _ in range(100):
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", int(port))) == 0:
                return server
        time.sleep(0.1)
    raise AssertionError("the house does not answer")


def test_one_screen_for_two_behind_a_curtain(guest: Guest) -> None:
    setup = position(rabbits=["citadel", "KD"], hands=["9C 4D", "7S 2H"], dice=[[3, 6], [5, 6]])
    code = open_table(guest, mine=2, **setup)
    page = at_table(guest, code)
    hands: dict[str, set[str]] = {"Ana": {"9C", "4D"}, "Ben": {"7S", "2H"}}
    for name in ("Ana", "Ben"):
        other = hands["Ben" if name == "Ana" else "Ana"]
        expect(page.locator(".curtain h2")).to_have_text(f"Pass the screen to {name}")
        assert cards_on(page) == set()
        assert not set("♣♠♥♦") & set(
            page.evaluate("document.body.innerText + document.getElementById('live').textContent")
        )
        page.get_by_role("button", name=f"I am {name}").click()
        settled(page)
        assert hands[name] <= cards_on(page)
        assert not cards_on(page) & other
        while page.locator(".prompt[data-asked=true]").count():
            choose(page, next(action for action in ("roll", "pass", "stay", "rest") if action in offered(page)))
        page.locator(".curtain").wait_for()


def cards_on(page: Any) -> set[str]:
    """Cards of hands anywhere in the document."""
    return set(
        json.loads(
            page.evaluate(
                "JSON.stringify([...document.querySelectorAll('[data-card]')].map(node => node.dataset.card))"
            )
        )
    )
