"""Tables are in memory only while somebody uses them; all else is done from the index of the store."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from jackhouse.server.errors import ApiError
from jackhouse.store import Store
from jackhouse.tables.entries import decode
from tests.helpers import RABBITS
from tests.server.evening import HOUR, Evening

JOURNEY = {
    "rabbits": ["citadel", "KD"], "hands": ["7S", ""], "dice": [[3, 4]], "moves": "roll; pass", "preset": "intro",
}  # fmt: skip


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()
    evening.loop.close()


def test_a_server_starts_with_no_table_in_memory(evening: Evening) -> None:
    codes = [evening.table("ana", "ben") for _ in range(3)]
    shown = [evening.shown(code) for code in codes]
    evening.restart()
    assert evening.live_tables == {}
    assert evening.store.count() == 3
    assert evening.shown(codes[1]) == shown[1]
    assert list(evening.live_tables) == [codes[1]]


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_the_same(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"first-player": "0"})
    evening.play(code, "ana", 0, "roll")
    before = evening.shown(code)
    evening.wait(evening.config.sleep_seconds + 1)
    assert code not in evening.live_tables
    assert evening.shown(code) == before
    again = evening.live(code).play("ana", 0, 0, "roll 0", "roll")
    assert evening.run(again)["key"] == "roll 0", "a key that was acknowledged is acknowledged again"
    assert len(evening.answers(code)) == 1


def test_a_finished_table_leaves_memory_too_and_its_record_can_be_had(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"round-cap": 1})
    while not evening.live(code).table.current.over:
        seat = evening.awaited(code)[0]
        evening.play(code, ("ana", "ben")[seat], seat, str(evening.live(code).table.current.state.legal(seat)[-1]))
    record = evening.live(code).table.record()
    evening.wait(HOUR)
    assert evening.live_tables == {}
    assert evening.live(code).table.record() == record


def test_somebody_connected_or_something_under_way_keeps_a_table_in_memory(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    live = evening.live(code)
    evening.run(live.come("ana"))
    evening.wait(HOUR)
    assert evening.live_tables[code] is live
    live.go("ana")
    with live.held():
        evening.wait(HOUR)
        assert evening.live_tables[code] is live
    evening.wait(HOUR)
    assert code not in evening.live_tables


def test_many_tables_at_once_push_the_longest_unused_out_of_memory(tmp_path: Path) -> None:
    evening = Evening(tmp_path, most_tables_awake=3)
    codes = [evening.table("ana", "ben", start=False) for _ in range(6)]
    evening.restart()
    for code in codes:
        evening.live(code)
    assert list(evening.live_tables) == codes[3:]
    evening.close()
    evening.loop.close()


def test_all_who_come_at_once_find_the_same_table(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    evening.restart()
    came = evening.run_all(*[evening.lobby.find(code) for _ in range(5)])
    assert len({id(live) for live in came}) == 1


def test_a_change_at_a_table_that_has_left_memory_is_refused(evening: Evening) -> None:
    """Whoever held on to it would write beside those who have read it again."""
    code = evening.table("ana", "ben", options={"first-player": "0"})
    asleep = evening.live(code)
    evening.wait(HOUR)
    with pytest.raises(ApiError, match="not-found"):
        evening.run(asleep.play("ana", 0, 0, "k", "roll"))
    evening.play(code, "ana", 0, "roll")


def test_lobby_and_own_tables_come_from_the_index(evening: Evening) -> None:
    codes = []
    for start in (True, False):
        codes.append(evening.table("ana", "ben", public=True, start=start))
        evening.now += 1
    hidden = evening.table("ana", "ben")
    evening.restart()
    rules = {"jack-rabbits": RABBITS.version}
    assert [row.code for row in evening.store.public(rules, 10)] == codes[::-1]
    mine = evening.store.tables_of("ben", 10)
    assert [(row.code, row.owners) for row in mine] == [(code, ("ana", "ben")) for code in (hidden, *codes[::-1])]
    about = [json.loads(row.about) for row in mine]
    assert evening.live_tables == {}
    assert about == [evening.live(row.code).table.describe() for row in mine]


def test_the_index_is_never_out_of_date(evening: Evening) -> None:
    """After every change, what it says of a table is what the table says of itself."""
    code = evening.table("ana", "ben", bots=1, start=False, timer=60, options={"round-cap": 1})
    live = evening.live(code)

    def check() -> None:
        row = evening.store.row(code)
        assert row is not None
        assert json.loads(row.about) == live.table.describe()
        assert row.owners == tuple(seat.owner for seat in live.table.current.seats)
        assert (row.started, row.over, row.due) == (live.table.is_started, live.table.current.over, live.due)

    check()
    evening.run(live.rename("ana", 0, "Anna"))
    check()
    evening.run(live.start("ana"))
    check()
    while not live.table.current.over:
        seat = evening.awaited(code)[0]
        evening.play(code, ("ana", "ben")[seat], seat, str(live.table.current.state.legal(seat)[-1]))
        check()
    evening.run(evening.lobby.rematch(live, "ben"))
    check()


def test_tables_of_an_older_store_are_put_into_the_index(evening: Evening) -> None:
    """As a store has them that was written before there was an index."""
    codes = [evening.table("ana", "ben", public=True) for _ in range(3)]
    rows = [evening.store.row(code) for code in codes]
    lines = {code: evening.store.entries(code) for code in codes}
    evening.close()
    with Store.open(evening.config.data) as store:
        for code in codes:
            store.drop(code).result()
            store.append_many([(code, number, body) for number, body in lines[code]]).result()
        assert store.count() == 0
    evening.open()
    found = [evening.store.row(code) for code in codes]
    assert [(row.code, row.about, row.owners) for row in found] == [(row.code, row.about, row.owners) for row in rows]


def test_a_timer_answers_at_a_table_that_is_not_in_memory(evening: Evening) -> None:
    code = evening.table("ana", "ben", timer=3 * HOUR)
    evening.wait(2 * HOUR)
    assert evening.live_tables == {}
    evening.restart(HOUR * 100)
    evening.wait(HOUR - 1)
    assert evening.answers(code) == []
    evening.wait(1)
    assert [by for _, _, by in evening.answers(code)] == ["clock"]


def test_reading_a_long_table_lets_others_run(evening: Evening) -> None:
    code = evening.table("ana", "ben", practice={"position": JOURNEY})
    live = evening.live(code)
    for turn in range(150):  # to and fro
        evening.play(code, "ana", 0, "exit 2")
        evening.run(live.undo("ana", 0, evening.decision(code, 0), f"back {turn}"))
    assert len(evening.lines(code)) > 300
    evening.restart()
    turns = 0

    async def count() -> None:
        nonlocal turns
        loading = asyncio.ensure_future(evening.lobby.find(code))
        while not loading.done():
            turns += 1
            await asyncio.sleep(0)

    evening.run(count())
    assert turns > 300 / 50
    assert [type(decode(body)).__name__ for _, body in evening.store.entries(code)].count("Undone") == 150


def test_nothing_more_can_be_taken_back_at_a_table_of_very_many_lines(tmp_path: Path) -> None:
    evening = Evening(tmp_path, most_lines=10)
    code = evening.table("ana", "ben", practice={"position": JOURNEY})
    live = evening.live(code)
    for turn in range(3):
        evening.play(code, "ana", 0, "exit 2")
        evening.run(live.undo("ana", 0, evening.decision(code, 0), f"back {turn}"))
    evening.play(code, "ana", 0, "exit 2")
    undo = live.undo("ana", 0, evening.decision(code, 0), "back")
    assert evening.refused(undo) == (409, "too-many-answers")
    evening.close()
    evening.loop.close()
