"""The page has its part in the random numbers, and checks them at the end, on its own."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route

from jackhouse import games
from tests.web.browser import Guest, expect, wait_until
from tests.web.tables import at_table, open_table, position, show_to_the_end

KEYS = [game.key for game in games.all_games()]
SHORT: dict[str, dict[str, Any]] = {"jack-rabbits": {"round-cap": 1}, "jackal": {"islands": 1}}
NO_SUBTLE = "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as on plain http in a home network

OPEN = """async ([game, options]) => {
    const { openTable } = await import("/web/js/views/open_table.js");
    return openTable({ game, options, players: 2 }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "greedy" }]);
}"""
KNOWN = "code => Object.fromEntries(JSON.parse(localStorage.getItem('jackhouse-nonces') ?? '[]'))[code] ?? null"


# ---- at the end of a game --------------------------------------------------------------------------------------------


def played(guest: Guest, key: str) -> tuple[Page, str]:
    """A short game that the page has opened, to its end; its code."""
    guest.visit("/join")
    code: str = guest.page.evaluate(OPEN, [key, SHORT[key]])
    page = at_table(guest, code)
    show_to_the_end(guest, page, code)
    return page, code


SAID = {
    ("jack-rabbits", "en"): ["Right: all", "saw before the game", "device added is among", "dice are those"],
    ("jack-rabbits", "es"): ["Todo bien: los", "antes de la partida", "Lo que ha añadido", "Los dados son"],
    ("jackal", "en"): ["Right: all", "saw before the game", "device added is among"],
}


@pytest.mark.parametrize(("key", "locale"), SAID)
def test_a_game_is_checked_at_the_press_of_a_key(invite: Callable[..., Guest], key: str, locale: str) -> None:
    guest = invite(locale=locale, bypass_csp=True)
    guest.run_first(NO_SUBTLE)
    page, code = played(guest, key)
    record = guest.api("GET", f"/api/tables/{code}/record")
    button = page.locator("[data-check]")
    result = page.get_by_role("status").and_(page.locator(".check-result"))
    expect(result).to_be_empty()
    before = len(guest.requests)
    button.focus()
    page.keyboard.press("Enter")
    for part in SAID[key, locale]:
        expect(result).to_contain_text(part)
    expect(result).to_contain_text(str(sum(map(len, record["draws"]))))
    expect(result).to_have_attribute("data-right", "true")
    expect(button).to_be_focused()
    asked = [urlsplit(request.url).path for request in guest.requests[before:]]
    assert [path for path in asked if path.startswith("/api/")] == [f"/api/tables/{code}/record"]
    assert all(path.endswith(("/record", "verify.js", "sha256.js")) for path in asked), asked
    found = Axe().run(page, context={"include": [[".finale"]]})
    assert found.violations_count == 0, found.generate_report()
    known = page.evaluate(KNOWN, code)
    assert known == {"commitment": record["commitment"], "nonces": {"0": [record["start"]["nonces"][0]]}}
    assert len(record["start"]["nonces"][0]) == 32
    assert record["start"]["nonces"][1] == "", "a bot adds nothing"


def test_a_record_that_was_changed_is_caught_at_the_table(guest: Guest) -> None:
    page, code = played(guest, "jack-rabbits")
    record = guest.api("GET", f"/api/tables/{code}/record")
    line = next(at for at, action in enumerate(record["actions"], 1) if action.endswith(" roll"))
    given: dict[str, Any] = {}

    def tamper(route: Route) -> None:
        route.fulfill(body=json.dumps(given["record"]), content_type="application/json")

    page.route("**/record", tamper)
    button, result = page.locator("[data-check]"), page.locator(".check-result")

    def says(changed: dict[str, Any], text: str) -> None:
        given["record"] = changed
        button.click()
        expect(result).to_contain_text(text)
        expect(result).to_have_attribute("data-right", "false")

    another = (
        games.get("jack-rabbits").new(2, {"secret": "5" * 32, "nonces": record["start"]["nonces"]}).record.as_dict()
    )
    changed = json.loads(json.dumps(record))
    changed["draws"][line][0][1] = (changed["draws"][line][0][1] + 1) % 6
    says(changed, f"the numbers of line {line}")
    says({**record, "start": {**record["start"], "nonces": ["ab", ""]}}, "does not have what this device added")
    says({**record, "commitment": "0" * 64}, "not that of its secret")
    says(another, "not the one whose fingerprint this device saw")
    page.unroute("**/record")
    button.click()
    expect(result).to_have_attribute("data-right", "true")
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: code not in url)
    again = page.url.rpartition("/")[2]
    assert guest.api("GET", f"/api/tables/{again}")["seats"][0]["nonce"], "a rematch begins with a nonce as well"
    assert page.evaluate(KNOWN, again)["nonces"]["0"]


def test_who_saw_nothing_before_is_told_so(invite: Callable[..., Guest]) -> None:
    ana = invite()
    code = open_table(ana, bots=1, options=SHORT["jack-rabbits"])
    page = at_table(ana, code)
    show_to_the_end(ana, page, code)
    page.locator("[data-check]").click()
    result = page.locator(".check-result")
    expect(result).to_contain_text("did not see the fingerprint")
    expect(result).not_to_contain_text("device added is")
    expect(result).to_have_attribute("data-right", "true")


def test_a_practice_table_has_nothing_to_check(guest: Guest) -> None:
    last_step = position(
        rabbits=["JS", "KD"], hands=["KS QH JD horse", "2D"], dice=[[3, 6]], moves="roll; pass; exit 0; ride citadel"
    )
    page = at_table(guest, open_table(guest, bots=1, **last_step))
    show_to_the_end(guest, page, page.url.rpartition("/")[2])
    expect(page.locator("[data-check]")).to_have_count(0)


# ---- before the game -------------------------------------------------------------------------------------------------


def test_who_waits_adds_a_nonce_and_sees_the_commitment(invite: Callable[..., Guest]) -> None:
    ana, ben = invite(), invite()
    for guest in (ana, ben):
        guest.api("POST", "/api/clients", {})
    opened = ana.api("POST", "/api/tables", {"players": 3})
    code = opened["code"]
    ana.api("POST", f"/api/tables/{code}/seats/0", {"name": "Ana"})  # by a program, without a nonce
    hers = ana.visit(f"/t/{code}")
    his = ben.visit(f"/t/{code}")
    his.locator('[data-key="sit-1"]').click()
    his.locator("dialog [type=submit]").click()
    his.locator('[data-key="stand-1"]').wait_for()
    look = "async code => (await (await fetch(`/api/tables/${code}`)).json()).seats.map(seat => seat.nonce).join()"
    wait_until(hers, f"code => ({look})(code).then(nonces => nonces === 'true,true,false')", code)
    details = hers.locator("details.chance")
    details.locator("summary").click()
    expect(details.locator("code")).to_have_text(opened["commitment"])
    for page, seat in ((hers, "0"), (his, "1")):
        wait_until(page, f"([code, seat]) => ({KNOWN})(code)?.nonces[seat]", [code, seat])  # kept once it is stored
        known = page.evaluate(KNOWN, code)
        assert known["commitment"] == opened["commitment"]
        assert [len(nonce) for nonce in known["nonces"][seat]] == [32]
        assert list(known["nonces"]) == [seat]
    hers.reload()
    hers.locator('[data-key="stand-0"]').wait_for()
    hers.wait_for_load_state("networkidle")
    assert len(hers.evaluate(KNOWN, code)["nonces"]["0"]) == 1, "it is given once"
    his.locator('[data-key="stand-1"]').click()
    his.locator('[data-key="sit-1"]').wait_for()
    assert his.evaluate(KNOWN, code)["nonces"] == {}


def test_the_menu_of_a_table_shows_the_commitment(guest: Guest) -> None:
    code = open_table(guest, bots=1)
    page = at_table(guest, code)
    page.locator(".more .tool-menu").click()
    commitment = guest.api("GET", f"/api/tables/{code}")["commitment"]
    expect(page.locator(".menu code")).to_have_text(commitment)


def test_no_more_is_remembered_than_there_is_use_for(guest: Guest) -> None:
    page = guest.visit("/join")
    page.evaluate("""async () => {
        const { noteCommitment } = await import("/web/js/nonces.js");
        for (let at = 0; at < 60; at += 1) noteCommitment({ code: `table-${at}`, commitment: "c", started: false });
        noteCommitment({ code: "table-59", commitment: "another", started: false });
        noteCommitment({ code: "begun", commitment: "late", started: true });
    }""")
    kept = json.loads(page.evaluate("localStorage.getItem('jackhouse-nonces')"))
    assert [code for code, _ in kept] == [f"table-{at}" for at in range(10, 60)]
    assert {table["commitment"] for _, table in kept} == {"c"}
