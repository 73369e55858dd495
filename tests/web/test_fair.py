"""The page has its part in the random numbers, and checks them at the end, on its own."""

import json
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route

from jackhouse import games
from tests.kernel.mutations import finished, mutated
from tests.web.browser import Guest, expect, wait_until
from tests.web.tables import at_table, open_table, play_to_the_end, position

KEYS = [game.key for game in games.all_games()]
SHORT: dict[str, dict[str, Any]] = {"jack-rabbits": {"round-cap": 1}, "jackal": {"islands": 1}}
NO_SUBTLE = "Object.defineProperty(crypto, 'subtle', { value: undefined })"  # as on plain http in a home network

VERIFY = """async (asked) => {
    const { verify } = await import("/web/js/table/verify.js");
    return asked.map(([record, seen]) => verify(record, seen));
}"""
OPEN = """async ([game, options]) => {
    const { openTable } = await import("/web/js/views/open_table.js");
    return openTable({ game, options, players: 2 }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "greedy" }]);
}"""
KNOWN = "code => Object.fromEntries(JSON.parse(localStorage.getItem('jackhouse-nonces') ?? '[]'))[code] ?? null"


def verified(guest: Guest, *asked: tuple[Any, Any]) -> list[dict[str, Any]]:
    guest.context.add_init_script(NO_SUBTLE)
    found: list[dict[str, Any]] = guest.visit("/join").evaluate(VERIFY, asked)
    return found


# ---- the numbers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_a_good_record_is_right_with_nonces_and_without(guest: Guest, key: str) -> None:
    record = finished(key)
    older = games.get(key).new(2, "0123456789abcdef" * 2).record.as_dict()
    right: list[dict[str, Any]] = [
        {"right": True, "problem": "", "line": 0, "numbers": sum(map(len, each["draws"]))} for each in (record, older)
    ]
    assert verified(guest, (record, {}), (older, {})) == right
    assert right[0]["numbers"] > 40


PAGE_KINDS = ["secret", "secret and commitment", "commitment", "nonce", "nonces swapped", "result", "line left out"]


@pytest.mark.parametrize("key", KEYS)
def test_a_changed_secret_roll_or_nonce_is_caught_100_of_100(guest: Guest, key: str) -> None:
    good = finished(key)
    changed = {kind: [mutated(good, kind, Random(number)) for number in range(100)] for kind in PAGE_KINDS}
    found = verified(guest, *((record, {}) for kind in PAGE_KINDS for record in changed[kind]))
    caught = {kind: [each["right"] for each in found[at : at + 100]].count(False) for at, kind in _each_hundred()}
    assert caught == dict.fromkeys(PAGE_KINDS, 100)


def _each_hundred() -> list[tuple[int, str]]:
    return [(100 * at, kind) for at, kind in enumerate(PAGE_KINDS)]


@pytest.mark.parametrize("key", KEYS)
def test_the_first_line_that_is_wrong_is_named(guest: Guest, key: str) -> None:
    record = finished(key)
    drawing = [line for line, draws in enumerate(record["draws"]) if draws]
    asked: list[Any] = []
    for line in drawing:
        changed = finished(key)
        for later in (line, drawing[-1]):
            bound, number = changed["draws"][later][-1]
            changed["draws"][later][-1] = [bound, (number + 1) % bound]
        asked.append((changed, {}))
    found = verified(guest, *asked[:-1])  # the last would be changed twice
    assert [(each["problem"], each["line"]) for each in found] == [("draws", line) for line in drawing[:-1]]


def test_odd_records_are_not_right_whatever_is_in_them(guest: Guest) -> None:
    good = finished("jackal")
    deal, lines = good["draws"][0][1:], good["draws"][1:]
    odd: list[dict[str, Any]] = [
        {"draws": None}, {"commitment": ""}, {"start": {"seed": 5}}, {"start": None}, {"actions": None}, {"draws": []},
        {"start": {**good["start"], "nonces": [""]}}, {"start": {**good["start"], "nonces": ["", "", "G"]}},
        *({"draws": [[draw, *deal], *lines]} for draw in ([0, 0], [-5, 1], [2**40, 1], [6.5, 1], [6], None)),
    ]  # fmt: skip
    found = verified(guest, *(({**good, **change}, {}) for change in odd))
    assert [each["right"] for each in found] == [False] * len(odd)
    assert {each["problem"] for each in found} == {"none", "record", "draws"}


def test_what_the_page_saw_itself_is_compared(guest: Guest) -> None:
    record = finished("jack-rabbits")
    nonces = record["start"]["nonces"]
    rolls = [record["draws"][at][:2] for at, action in enumerate(record["actions"], 1) if action.endswith(" roll")]
    other_roll = [[[6, (rolls[0][0][1] + 1) % 6], rolls[0][1]], *rolls[1:]]
    seen: list[tuple[dict[str, Any], str]] = [
        ({"commitment": record["commitment"]}, ""),
        ({"commitment": "0" * 64}, "promise"),
        ({"nonces": {"0": [nonces[0]]}}, ""),
        ({"nonces": {"0": ["ab", nonces[0]], "2": [nonces[2]]}}, ""),
        ({"nonces": {"0": ["ab"]}}, "nonce"),
        ({"nonces": {"1": ["ab"]}}, "nonce"),
        ({"shown": {"verb": "roll", "numbers": rolls}}, ""),
        ({"shown": {"verb": "roll", "numbers": other_roll}}, "shown"),
        ({"shown": {"verb": "roll", "numbers": rolls[:-1]}}, "shown"),
        ({"shown": {"verb": "roll", "numbers": [*rolls, rolls[0]]}}, "shown"),
    ]
    found = verified(guest, *((record, each) for each, _ in seen))
    assert [each["problem"] for each in found] == [problem for _, problem in seen]


# ---- at the end of a game --------------------------------------------------------------------------------------------


def played(guest: Guest, key: str) -> tuple[Page, str]:
    """A short game that the page has opened, to its end; its code."""
    guest.visit("/join")
    code: str = guest.page.evaluate(OPEN, [key, SHORT[key]])
    page = at_table(guest, code)
    play_to_the_end(guest, page, code)
    return page, code


SAID = {
    ("jack-rabbits", "en"): ["Right: all", "saw before the game", "device added is among", "dice are those"],
    ("jack-rabbits", "es"): ["Todo bien: los", "antes de la partida", "Lo que ha añadido", "Los dados son"],
    ("jackal", "en"): ["Right: all", "saw before the game", "device added is among"],
}


@pytest.mark.parametrize(("key", "locale"), SAID)
def test_a_game_is_checked_at_the_press_of_a_key(invite: Callable[..., Guest], key: str, locale: str) -> None:
    guest = invite(locale=locale, bypass_csp=True)
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
    play_to_the_end(ana, page, code)
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
    play_to_the_end(guest, page, page.url.rpartition("/")[2])
    assert page.locator("[data-check]").count() == 0


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
