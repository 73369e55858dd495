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
from tests.server.evening import Evening
from tests.server.indoors import Indoors

OLD = "ddddaaaa"
SHORT = {"options": {"round-cap": 1}}


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()
    evening.loop.close()


@pytest.fixture
def indoors() -> Iterator[Indoors]:
    loop = asyncio.new_event_loop()
    yield Indoors(loop)
    loop.close()


def give(evening: Evening, code: str, guest: str, seat: int, nonce: str) -> None:
    evening.run(evening.live(code).give_nonce(guest, seat, nonce))


def about(evening: Evening, code: str) -> dict[str, Any]:
    return evening.live(code).table.describe()


def finish(evening: Evening, code: str) -> dict[str, Any]:
    while not evening.live(code).table.current.over:
        seat = evening.awaited(code)[0]
        evening.play(code, ("ana", "ben")[seat], seat, str(evening.live(code).table.current.state.legal(seat)[-1]))
    record = evening.live(code).table.record()
    assert record is not None
    return record


# ---- the commitment --------------------------------------------------------------------------------------------------


def test_it_is_shown_from_the_opening_on_and_is_that_of_the_record(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False, **SHORT)
    shown = about(evening, code)["commitment"]
    secret = evening.live(code).table.opened.secret
    assert shown == commitment_of(secret)
    give(evening, code, "ben", 1, "b0b")
    evening.restart()
    assert about(evening, code)["commitment"] == shown
    evening.run(evening.live(code).start("ana"))
    record = finish(evening, code)
    assert (record["commitment"], record["start"]) == (shown, {"secret": secret, "nonces": ["", "b0b"]})
    assert about(evening, code)["commitment"] == shown
    assert games.get("jack-rabbits").replay(record).over
    evening.restart()
    assert evening.live(code).table.record() == record


def test_the_secret_is_told_nobody_before_the_end(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False, **SHORT)
    secret = evening.live(code).table.opened.secret
    give(evening, code, "ana", 0, "a0a0a0")
    for _ in range(2):
        table = evening.live(code).table
        told = [evening.shown(code), table.seen, [table.bytes_for(viewer) for viewer in (0, 1, None)]]
        assert secret not in str(told)
        assert "a0a0a0" not in str(told), "nor is a nonce"
        if table.current.state is None:
            evening.run(evening.live(code).start("ana"))


def test_two_tables_have_two_secrets_and_so_has_a_rematch(evening: Evening) -> None:
    code, other = (evening.table("ana", "ben", start=False, **SHORT) for _ in range(2))
    give(evening, code, "ana", 0, "a")
    evening.run(evening.live(code).start("ana"))
    finish(evening, code)
    again = evening.run(evening.lobby.rematch(evening.live(code), "ana")).table.code
    assert len({about(evening, each)["commitment"] for each in (code, other, again)}) == 3
    assert [seat["nonce"] for seat in about(evening, again)["seats"]] == [False, False]
    give(evening, again, "ben", 1, "b")
    assert [seat["nonce"] for seat in about(evening, again)["seats"]] == [False, True]


def test_a_practice_table_has_none_and_takes_no_nonce(evening: Evening) -> None:
    code = evening.table("ana", "ben", bots=2, start=False, practice={"seed": 3}, **SHORT)
    assert about(evening, code)["commitment"] is None
    refused = evening.refused(evening.live(code).give_nonce("ana", 0, "a"))
    assert refused == (409, "no-commitment")
    evening.run(evening.live(code).start("ana"))
    assert not {"commitment", "draws"} & set(finish(evening, code))


def test_a_table_opened_by_the_version_before_is_played_as_it_would_have_been(evening: Evening) -> None:
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
    evening.close()
    with Store.open(evening.config.data) as store:
        for table, lines in zip(opened, (stored, [*stored, encode(begun)]), strict=True):
            bodies = [encode(table), *lines]
            store.append_many([(table.code, number, body) for number, body in enumerate(bodies, 1)]).result()
    evening.open()
    assert evening.unreadable == []
    assert b"secret" not in encode(opened[0])
    for code in (OLD, "aaaadddd"):
        assert about(evening, code)["commitment"] is None
    refused = evening.refused(evening.live(OLD).give_nonce("ana", 0, "a"))
    assert refused == (409, "no-commitment")
    evening.run(evening.live(OLD).start("ana"))
    assert list(finish(evening, OLD)["start"]) == ["secret"]
    assert finish(evening, "aaaadddd")["start"] == {"secret": begun.secret}
    dealt = games.get("jack-rabbits").new(2, begun.secret, options={"round-cap": 1}).record.draws
    assert dealt is not None
    assert finish(evening, "aaaadddd")["draws"][0] == dealt[0]


def test_a_stored_game_that_began_with_another_secret_is_not_read(evening: Evening) -> None:
    code = evening.table("ana", "ben", **SHORT)
    lines = evening.lines(code)
    changed = [Started("0" * 32, line.nonces) if isinstance(line, Started) else line for line in lines]
    evening.close()
    with Store.open(evening.config.data) as store:
        store.append_many([(OLD, number, encode(line)) for number, line in enumerate(changed, 1)]).result()
    evening.open()
    assert evening.unreadable == [OLD]


# ---- nonces ----------------------------------------------------------------------------------------------------------


def test_a_nonce_is_given_by_the_owner_of_the_seat_and_before_the_start_only(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False, **SHORT)
    live = evening.live(code)
    for guest, seat in (("ben", 0), ("cleo", 0), ("", 0), ("ana", 5), ("ana", -1)):
        assert evening.refused(live.give_nonce(guest, seat, "a")) == (404, "not-found")
    for nonce in ("", "A", "xyz", "0" * 33, "a b", "\u0660"):
        assert evening.refused(live.give_nonce("ana", 0, nonce)) == (400, "bad-nonce")
    give(evening, code, "ana", 0, "1")
    give(evening, code, "ana", 0, "f" * 32)
    assert [seat["nonce"] for seat in about(evening, code)["seats"]] == [True, False]
    evening.run(live.start("ana"))
    assert evening.refused(live.give_nonce("ana", 0, "2")) == (409, "already-started")
    assert finish(evening, code)["start"]["nonces"] == ["f" * 32, ""]


def test_who_leaves_takes_the_nonce_along_and_who_comes_brings_one(evening: Evening) -> None:
    code = evening.table("ana", start=False, bots=1, **SHORT)
    lobby, live = evening.lobby, evening.live(code)
    give(evening, code, "ana", 0, "a")
    evening.run(live.stand("ana", 0))
    assert not about(evening, code)["seats"][0]["nonce"]
    assert evening.refused(live.sit("ben", 0, "Ben", nonce="b" * 33)) == (400, "bad-nonce")
    evening.run(live.sit("ben", 0, "Ben", nonce="b"))
    assert about(evening, code)["seats"][0]["nonce"]
    evening.run(live.rename("ben", 0, "Benito"))
    phone = evening.run(lobby.move("phone", lobby.link(live, "ben", 0)))
    assert phone == (live, 0)
    assert live.table.current.seats[0].nonce == "b", "a seat that moves keeps what was given for it"
    assert evening.refused(live.give_nonce("ben", 0, "c")) == (404, "not-found")
    give(evening, code, "phone", 0, "d")
    evening.run(live.start("ana"))
    started = next(line for line in evening.lines(code) if isinstance(line, Started))
    assert started.nonces == ["d", ""]
    assert started.secret == live.table.opened.secret


def test_a_nonce_is_no_event_but_all_are_shown_that_there_is_one(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False, **SHORT)
    table = evening.live(code).table
    before = {viewer: table.number(viewer) for viewer in (0, 1, None)}
    shown = table.bytes_for(1)
    give(evening, code, "ana", 0, "a")
    table = evening.live(code).table
    assert {viewer: table.number(viewer) for viewer in (0, 1, None)} == before
    assert table.bytes_for(1) != shown
    assert isinstance(evening.lines(code)[-1], Nonced)


def test_every_nonce_makes_another_deal(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jackhouse.server.table_setup.new_secret", lambda: "5" * 32)
    hands = []
    for nonces in (("", ""), ("a", ""), ("", "a")):
        code = evening.table("ana", "ben", start=False, **SHORT)
        for seat, nonce in enumerate(nonces):
            if nonce:
                give(evening, code, ("ana", "ben")[seat], seat, nonce)
        evening.run(evening.live(code).start("ana"))
        hands.append(str(evening.live(code).table.current.state.hands))
    assert len(set(hands)) == 3


# ---- over the API ----------------------------------------------------------------------------------------------------


def test_over_the_api(indoors: Indoors) -> None:
    def ask(method: str, path: str, guest: str, **body: Any) -> tuple[int, Any]:
        answer = indoors.ask(method, path, guest, json.dumps(body).encode())
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
    for guest, where, body, refused in (
        ("ben", 0, {"nonce": "c"}, (404, "not-found")),
        ("ana", 1, {"nonce": "c"}, (404, "not-found")),
        ("ana", 0, {"nonce": "not hex"}, (400, "bad-nonce")),
        ("ana", 0, {"nonce": ""}, (400, "bad-nonce")),
        ("ana", 0, {"nonce": 5}, (400, "message-garbled")),
        ("ana", 0, {}, (400, "message-garbled")),
        ("ana", 0, {"nonce": "c", "more": 1}, (400, "message-garbled")),
    ):
        status, answer = ask("PUT", f"{seat}/{where}/nonce", guest, **body)
        assert (status, answer["code"]) == refused
    assert ask("POST", f"/api/tables/{opened['code']}/start", "ana")[0] == 201
    status, answer = ask("PUT", f"{seat}/0/nonce", "ana", nonce="c")
    assert (status, answer["code"]) == (409, "already-started")
    current = indoors.lobby.live_tables[opened["code"]].table
    while not current.current.over:
        state = current.current.state
        answer = {
            "decision": current.current.answers[0],
            "key": str(state.log_length),
            "action": str(state.legal(0)[-1]),
        }
        assert ask("POST", f"{seat}/0/act", "ana", **answer)[0] == 201
    record = indoors.ask("GET", f"/api/tables/{opened['code']}/record", "ana").json
    assert (record["commitment"], record["start"]["nonces"]) == (opened["commitment"], ["b0b0", ""])
    assert len(record["draws"]) == len(record["actions"]) + 1
    status, brought = ask("POST", "/api/records", "ben", record=record)
    assert (status, brought["practice"], brought["commitment"]) == (201, True, None)
    again = indoors.ask("GET", f"/api/tables/{brought['code']}/record", "ben").json
    assert again == record
    record["draws"][0][0][1] ^= 1
    status, answer = ask("POST", "/api/records", "ben", record=record)
    assert (status, answer["code"], answer["params"]["line"]) == (400, "record-draws", 0)


def test_a_wrong_nonce_is_not_told_from_a_wrong_table(indoors: Indoors) -> None:
    """To who does not own the seat, whatever they send."""
    opened = indoors.post("/api/tables", "ana", players=2).json
    body = json.dumps({"nonce": "not hex"}).encode()
    for code in (opened["code"], "hgfedcba"):
        answer = indoors.ask("PUT", f"/api/tables/{code}/seats/0/nonce", "ben", body)
        assert (answer.status, answer.json["code"]) == (404, "not-found")
