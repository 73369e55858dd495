"""Tables are in memory only while somebody uses them; all else is done from the index of the store."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from jackhouse.server.errors import ApiError
from jackhouse.store import Store
from jackhouse.store.index import TableRow
from jackhouse.tables.entries import decode
from tests.helpers import RABBITS
from tests.server.lobby_driver import HOUR, LobbyDriver

JOURNEY = {
    "rabbits": ["citadel", "KD"], "hands": ["7S", ""], "dice": [[3, 4]], "moves": "roll; pass", "preset": "intro",
}  # fmt: skip


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


def test_a_server_starts_with_no_table_in_memory(driver: LobbyDriver) -> None:
    codes = [driver.table("ana", "ben") for _ in range(3)]
    shown = [driver.shown(code) for code in codes]
    driver.restart()
    assert driver.live_tables == {}
    assert driver.store.count() == 3
    assert driver.shown(codes[1]) == shown[1]
    assert list(driver.live_tables) == [codes[1]]


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_the_same(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"})
    driver.play(code, "ana", 0, "roll")
    before = driver.shown(code)
    driver.wait(driver.config.sleep_seconds + 1)
    assert code not in driver.live_tables
    assert driver.shown(code) == before
    again = driver.live(code).play("ana", 0, 0, "roll 0", "roll")
    assert driver.run(again)["key"] == "roll 0", "a key that was acknowledged is acknowledged again"
    assert len(driver.answers(code)) == 1


def test_a_finished_table_leaves_memory_too_and_its_record_can_be_had(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"round-cap": 1})
    while not driver.live(code).table.current.over:
        seat = driver.awaited(code)[0]
        driver.play(code, ("ana", "ben")[seat], seat, str(driver.live(code).table.current.state.legal(seat)[-1]))
    record = driver.live(code).table.record()
    driver.wait(HOUR)
    assert driver.live_tables == {}
    assert driver.live(code).table.record() == record


def test_somebody_connected_or_something_under_way_keeps_a_table_in_memory(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    live = driver.live(code)
    driver.run(live.come("ana"))
    driver.wait(HOUR)
    assert driver.live_tables[code] is live
    live.go("ana")
    with live.held():
        driver.wait(HOUR)
        assert driver.live_tables[code] is live
    driver.wait(HOUR)
    assert code not in driver.live_tables


def test_many_tables_at_once_push_the_longest_unused_out_of_memory(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, most_tables_awake=3)
    codes = [driver.table("ana", "ben", start=False) for _ in range(6)]
    driver.restart()
    for code in codes:
        driver.live(code)
    assert list(driver.live_tables) == codes[3:]
    driver.close()
    driver.loop.close()


def test_all_who_come_at_once_find_the_same_table(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    driver.restart()
    came = driver.run_all(*[driver.lobby.find(code) for _ in range(5)])
    assert len({id(live) for live in came}) == 1


def test_a_change_at_a_table_that_has_left_memory_is_refused(driver: LobbyDriver) -> None:
    """Whoever held on to it would write beside those who have read it again."""
    code = driver.table("ana", "ben", options={"first-player": "0"})
    asleep = driver.live(code)
    driver.wait(HOUR)
    with pytest.raises(ApiError, match="not-found"):
        driver.run(asleep.play("ana", 0, 0, "k", "roll"))
    driver.play(code, "ana", 0, "roll")


def test_lobby_and_own_tables_come_from_the_index(driver: LobbyDriver) -> None:
    codes = []
    for start in (True, False):
        codes.append(driver.table("ana", "ben", public=True, start=start))
        driver.now += 1
    hidden = driver.table("ana", "ben")
    driver.restart()
    rules = {"jack-rabbits": RABBITS.version}
    assert [row.code for row in driver.store.public(rules, 10)] == codes[::-1]
    mine = driver.store.tables_of("ben", 10)
    assert [(row.code, row.owners) for row in mine] == [(code, ("ana", "ben")) for code in (hidden, *codes[::-1])]
    about = [json.loads(row.about) for row in mine]
    assert driver.live_tables == {}
    assert about == [driver.live(row.code).table.describe() for row in mine]


def test_the_index_is_never_out_of_date(driver: LobbyDriver) -> None:
    """After every change, what it says of a table is what the table says of itself."""
    code = driver.table("ana", "ben", bots=1, start=False, timer=60, options={"round-cap": 1})
    live = driver.live(code)

    def check() -> None:
        row = driver.store.row(code)
        assert row is not None
        about = live.table.describe()
        assert json.loads(row.about) == about
        assert row.owners == tuple(seat.owner for seat in live.table.current.seats)
        assert (row.started, row.over, row.due) == (about["started"], live.table.current.over, live.due)

    check()
    driver.run(live.rename("ana", 0, "Anna"))
    check()
    driver.run(live.start("ana"))
    check()
    while not live.table.current.over:
        seat = driver.awaited(code)[0]
        driver.play(code, ("ana", "ben")[seat], seat, str(live.table.current.state.legal(seat)[-1]))
        check()
    driver.run(driver.lobby.rematch(live, "ben"))
    check()


def row_of(driver: LobbyDriver, code: str) -> TableRow:
    row = driver.store.row(code)
    assert row is not None
    return row


def test_tables_of_an_older_store_are_put_into_the_index(driver: LobbyDriver) -> None:
    """As a store has them that was written before there was an index."""
    codes = [driver.table("ana", "ben", public=True) for _ in range(3)]
    rows = [row_of(driver, code) for code in codes]
    lines = {code: driver.store.entries(code) for code in codes}
    driver.close()
    with Store.open(driver.config.data) as store:
        for code in codes:
            store.drop(code).result()
            store.append_many([(code, number, body) for number, body in lines[code]]).result()
        assert store.count() == 0
    driver.open()
    found = [row_of(driver, code) for code in codes]
    assert [(row.code, row.about, row.owners) for row in found] == [(row.code, row.about, row.owners) for row in rows]


def test_a_timer_answers_at_a_table_that_is_not_in_memory(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", timer=3 * HOUR)
    driver.wait(2 * HOUR)
    assert driver.live_tables == {}
    driver.restart(HOUR * 100)
    driver.wait(HOUR - 1)
    assert driver.answers(code) == []
    driver.wait(1)
    assert [by for _, _, by in driver.answers(code)] == ["clock"]


def test_reading_a_long_table_lets_others_run(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", practice={"position": JOURNEY})
    live = driver.live(code)
    for turn in range(150):  # to and fro
        driver.play(code, "ana", 0, "exit 2")
        driver.run(live.undo("ana", 0, driver.decision(code, 0), f"back {turn}"))
    assert len(driver.lines(code)) > 300
    driver.restart()
    turns = 0

    async def count() -> None:
        nonlocal turns
        loading = asyncio.ensure_future(driver.lobby.find(code))
        while not loading.done():
            turns += 1
            await asyncio.sleep(0)

    driver.run(count())
    assert turns > 300 / 50
    assert [type(decode(body)).__name__ for _, body in driver.store.entries(code)].count("Undone") == 150


def test_nothing_more_can_be_taken_back_at_a_table_of_very_many_lines(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, most_lines=10)
    code = driver.table("ana", "ben", practice={"position": JOURNEY})
    live = driver.live(code)
    for turn in range(3):
        driver.play(code, "ana", 0, "exit 2")
        driver.run(live.undo("ana", 0, driver.decision(code, 0), f"back {turn}"))
    driver.play(code, "ana", 0, "exit 2")
    undo = live.undo("ana", 0, driver.decision(code, 0), "back")
    assert driver.refused(undo) == (409, "too-many-answers")
    driver.close()
    driver.loop.close()
