"""The secret of a table is committed to before anybody sits, players add nonces, and the record shows all of it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel.secret import commitment_of
from jackhouse.store import Store
from jackhouse.tables.entries import Nonced, Opened, Started, encode
from tests.server.app_driver import AppDriver
from tests.server.lobby_driver import LobbyDriver

OLD = "ddddaaaa"
SHORT: dict[str, Any] = {"options": {"round-cap": 1}}


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


@pytest.fixture
def app_driver() -> Iterator[AppDriver]:
    loop = asyncio.new_event_loop()
    yield AppDriver(loop)
    loop.close()


def give(driver: LobbyDriver, code: str, client: str, seat: int, nonce: str) -> None:
    driver.run(driver.live(code).give_nonce(client, seat, nonce))


def about(driver: LobbyDriver, code: str) -> dict[str, Any]:
    return driver.live(code).table.describe()


def finish(driver: LobbyDriver, code: str) -> dict[str, Any]:
    while not driver.live(code).table.current.over:
        seat = driver.awaited(code)[0]
        driver.play(code, ("ana", "ben")[seat], seat, str(driver.live(code).table.current.state.legal(seat)[-1]))
    record = driver.live(code).table.record()
    assert record is not None
    return record


# ---- the commitment --------------------------------------------------------------------------------------------------


def test_it_is_shown_from_the_opening_on_and_is_that_of_the_record(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False, **SHORT)
    shown = about(driver, code)["commitment"]
    secret = driver.live(code).table.opened.secret
    assert shown == commitment_of(secret)
    give(driver, code, "ben", 1, "b0b")
    driver.restart()
    assert about(driver, code)["commitment"] == shown
    driver.run(driver.live(code).start("ana"))
    record = finish(driver, code)
    assert (record["commitment"], record["start"]) == (shown, {"secret": secret, "nonces": ["", "b0b"]})
    assert about(driver, code)["commitment"] == shown
    assert games.get("jack-rabbits").replay(record).over
    driver.restart()
    assert driver.live(code).table.record() == record


def test_the_secret_is_told_nobody_before_the_end(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False, **SHORT)
    secret = driver.live(code).table.opened.secret
    give(driver, code, "ana", 0, "a0a0a0")
    for _ in range(2):
        table = driver.live(code).table
        told = [driver.shown(code), table.seen, [table.bytes_for(viewer) for viewer in (0, 1, None)]]
        assert secret not in str(told)
        assert "a0a0a0" not in str(told), "nor is a nonce"
        if table.current.state is None:
            driver.run(driver.live(code).start("ana"))


def test_two_tables_have_two_secrets_and_so_has_a_rematch(driver: LobbyDriver) -> None:
    code, other = (driver.table("ana", "ben", start=False, **SHORT) for _ in range(2))
    give(driver, code, "ana", 0, "a")
    driver.run(driver.live(code).start("ana"))
    finish(driver, code)
    again = driver.run(driver.lobby.rematch(driver.live(code), "ana")).table.code
    assert len({about(driver, each)["commitment"] for each in (code, other, again)}) == 3
    assert [seat["nonce"] for seat in about(driver, again)["seats"]] == [False, False]
    give(driver, again, "ben", 1, "b")
    assert [seat["nonce"] for seat in about(driver, again)["seats"]] == [False, True]


def test_a_practice_table_has_none_and_takes_no_nonce(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", bots=2, start=False, practice={"seed": 3}, **SHORT)
    assert about(driver, code)["commitment"] is None
    refused = driver.refused(driver.live(code).give_nonce("ana", 0, "a"))
    assert refused == (409, "no-commitment")
    driver.run(driver.live(code).start("ana"))
    assert not {"commitment", "draws"} & set(finish(driver, code))


def test_a_table_opened_by_the_version_before_is_played_as_it_would_have_been(driver: LobbyDriver) -> None:
    """Waiting: with a secret drawn at the start, to which nobody committed. Begun: with the numbers that it had."""
    new = games.get("jack-rabbits").new(2, seed=1, options={"round-cap": 1})
    opened = [
        Opened(
            code, "ana", 1_800_000_000.0, "jack-rabbits", new.ruleset.version, 2, dict(new.ruleset.options), "sample"
        )
        for code in (OLD, "aaaadddd")
    ]
    begun = Started("0123456789abcdef" * 2)
    stored = [
        b'{"line":"sat","seat":0,"owner":"ana","name":"Ana"}',
        b'{"line":"sat","seat":1,"owner":"ben","name":"Ben"}',
    ]
    driver.close()
    with Store.open(driver.config.data) as store:
        for table, lines in zip(opened, (stored, [*stored, encode(begun)]), strict=True):
            bodies = [encode(table), *lines]
            store.append_many([(table.code, number, body) for number, body in enumerate(bodies, 1)]).result()
    driver.open()
    assert driver.unreadable == []
    assert b"secret" not in encode(opened[0])
    for code in (OLD, "aaaadddd"):
        assert about(driver, code)["commitment"] is None
    refused = driver.refused(driver.live(OLD).give_nonce("ana", 0, "a"))
    assert refused == (409, "no-commitment")
    driver.run(driver.live(OLD).start("ana"))
    assert list(finish(driver, OLD)["start"]) == ["secret"]
    assert finish(driver, "aaaadddd")["start"] == {"secret": begun.secret}
    dealt = games.get("jack-rabbits").new(2, begun.secret, options={"round-cap": 1}).record.draws
    assert dealt is not None
    assert finish(driver, "aaaadddd")["draws"][0] == dealt[0]


def test_a_stored_game_that_began_with_another_secret_is_not_read(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", **SHORT)
    lines = driver.lines(code)
    changed = [Started("0" * 32, line.nonces) if isinstance(line, Started) else line for line in lines]
    driver.close()
    with Store.open(driver.config.data) as store:
        store.append_many([(OLD, number, encode(line)) for number, line in enumerate(changed, 1)]).result()
    driver.open()
    assert driver.unreadable == [OLD]


# ---- nonces ----------------------------------------------------------------------------------------------------------


def test_a_nonce_is_given_by_the_owner_of_the_seat_and_before_the_start_only(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False, **SHORT)
    live = driver.live(code)
    for client, seat in (("ben", 0), ("cleo", 0), ("", 0), ("ana", 5), ("ana", -1)):
        assert driver.refused(live.give_nonce(client, seat, "a")) == (404, "not-found")
    for nonce in ("", "A", "xyz", "0" * 33, "a b", "\u0660"):
        assert driver.refused(live.give_nonce("ana", 0, nonce)) == (400, "bad-nonce")
    give(driver, code, "ana", 0, "1")
    give(driver, code, "ana", 0, "f" * 32)
    assert [seat["nonce"] for seat in about(driver, code)["seats"]] == [True, False]
    driver.run(live.start("ana"))
    assert driver.refused(live.give_nonce("ana", 0, "2")) == (409, "already-started")
    assert finish(driver, code)["start"]["nonces"] == ["f" * 32, ""]


def test_who_leaves_takes_the_nonce_along_and_who_comes_brings_one(driver: LobbyDriver) -> None:
    code = driver.table("ana", start=False, bots=1, **SHORT)
    lobby, live = driver.lobby, driver.live(code)
    give(driver, code, "ana", 0, "a")
    driver.run(live.stand("ana", 0))
    assert not about(driver, code)["seats"][0]["nonce"]
    assert driver.refused(live.sit("ben", 0, "Ben", nonce="b" * 33)) == (400, "bad-nonce")
    driver.run(live.sit("ben", 0, "Ben", nonce="b"))
    assert about(driver, code)["seats"][0]["nonce"]
    driver.run(live.rename("ben", 0, "Benito"))
    phone = driver.run(lobby.move("phone", lobby.link(live, "ben", 0)))
    assert phone == (live, 0)
    assert live.table.current.seats[0].nonce == "b", "a seat that moves keeps what was given for it"
    assert driver.refused(live.give_nonce("ben", 0, "c")) == (404, "not-found")
    give(driver, code, "phone", 0, "d")
    driver.run(live.start("ana"))
    started = next(line for line in driver.lines(code) if isinstance(line, Started))
    assert started.nonces == ["d", ""]
    assert started.secret == live.table.opened.secret


def test_a_nonce_is_no_event_but_all_are_shown_that_there_is_one(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False, **SHORT)
    table = driver.live(code).table
    before = {viewer: table.number(viewer) for viewer in (0, 1, None)}
    shown = table.bytes_for(1)
    give(driver, code, "ana", 0, "a")
    table = driver.live(code).table
    assert {viewer: table.number(viewer) for viewer in (0, 1, None)} == before
    assert table.bytes_for(1) != shown
    assert isinstance(driver.lines(code)[-1], Nonced)


def test_every_nonce_makes_another_deal(driver: LobbyDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jackhouse.server.table_setup.new_secret", lambda: "5" * 32)
    hands = []
    for nonces in (("", ""), ("a", ""), ("", "a")):
        code = driver.table("ana", "ben", start=False, **SHORT)
        for seat, nonce in enumerate(nonces):
            if nonce:
                give(driver, code, ("ana", "ben")[seat], seat, nonce)
        driver.run(driver.live(code).start("ana"))
        hands.append(str(driver.live(code).table.current.state.hands))
    assert len(set(hands)) == 3


# ---- over the API ----------------------------------------------------------------------------------------------------


def test_nonces_and_secrets_over_the_api(app_driver: AppDriver) -> None:
    def ask(method: str, path: str, client: str, **body: Any) -> tuple[int, Any]:
        answer = app_driver.ask(method, path, client, json.dumps(body).encode())
        return answer.status, answer.json

    status, opened = ask("POST", "/api/tables", "ana", players=2, **SHORT)
    assert (status, len(opened["commitment"])) == (201, 64)
    assert not opened["seats"][0]["nonce"]
    seat = f"/api/tables/{opened['code']}/seats"
    status, sat = ask("POST", f"{seat}/0", "ana", name="Ana", nonce="a0a0")
    assert (status, [each["nonce"] for each in sat["seats"]]) == (201, [True, False])
    assert sat["commitment"] == opened["commitment"]
    ask("POST", f"{seat}/1/bot", "ana", bot="random")
    status, given = ask("PUT", f"{seat}/0/nonce", "ana", nonce="b0b0")
    assert (status, given["seats"][0]["nonce"]) == (200, True)
    for client, where, body, refused in (
        ("ben", 0, {"nonce": "c"}, (404, "not-found")),
        ("ana", 1, {"nonce": "c"}, (404, "not-found")),
        ("ana", 0, {"nonce": "not hex"}, (400, "bad-nonce")),
        ("ana", 0, {"nonce": ""}, (400, "bad-nonce")),
        ("ana", 0, {"nonce": 5}, (400, "message-garbled")),
        ("ana", 0, {}, (400, "message-garbled")),
        ("ana", 0, {"nonce": "c", "more": 1}, (400, "message-garbled")),
    ):
        status, answer = ask("PUT", f"{seat}/{where}/nonce", client, **body)
        assert (status, answer["code"]) == refused
    assert ask("POST", f"/api/tables/{opened['code']}/start", "ana")[0] == 201
    status, answer = ask("PUT", f"{seat}/0/nonce", "ana", nonce="c")
    assert (status, answer["code"]) == (409, "already-started")
    current = app_driver.lobby.live_tables[opened["code"]].table
    while not current.current.over:
        state = current.current.state
        answer = {
            "decision": current.current.answers[0],
            "key": str(state.log_length),
            "action": str(state.legal(0)[-1]),
        }
        assert ask("POST", f"{seat}/0/act", "ana", **answer)[0] == 201
    record = app_driver.ask("GET", f"/api/tables/{opened['code']}/record", "ana").json
    assert (record["commitment"], record["start"]["nonces"]) == (opened["commitment"], ["b0b0", ""])
    assert len(record["draws"]) == len(record["actions"]) + 1
    status, brought = ask("POST", "/api/records", "ben", record=record)
    assert (status, brought["practice"], brought["commitment"]) == (201, True, None)
    again = app_driver.ask("GET", f"/api/tables/{brought['code']}/record", "ben").json
    assert again == record
    record["draws"][0][0][1] ^= 1
    status, answer = ask("POST", "/api/records", "ben", record=record)
    assert (status, answer["code"], answer["params"]["line"]) == (400, "record-draws", 0)


def test_a_wrong_nonce_is_not_told_from_a_wrong_table(app_driver: AppDriver) -> None:
    """To who does not own the seat, whatever they send."""
    opened = app_driver.post("/api/tables", "ana", players=2).json
    body = json.dumps({"nonce": "not hex"}).encode()
    for code in (opened["code"], "hgfedcba"):
        answer = app_driver.ask("PUT", f"/api/tables/{code}/seats/0/nonce", "ben", body)
        assert (answer.status, answer.json["code"]) == (404, "not-found")
