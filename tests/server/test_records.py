"""A game goes out of the server as a record, and comes in as one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse.kernel import BadInput
from tests.helpers import RABBITS
from tests.server.lobby_driver import LobbyDriver

CHANGES: dict[str, Any] = {  # what is done to a good record, and how that is refused
    "record-foreign": {"format": "another"},
    "record-other-rules": {"rules": 99},
    "unknown-game": {"game": "chess"},
    "record-line": {"actions": ["0 fly"]},
    "record-corrupt": {"start": {}},
    "record-other-end": {"ranking": [[0, 1]]},
    "bad-player-count": {"players": 9},
}


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path, most_tables_of_one=3)
    yield driver
    driver.close()
    driver.loop.close()


def finish(driver: LobbyDriver, code: str) -> None:
    while not driver.live(code).table.current.over:
        seat = driver.awaited(code)[0]
        driver.play(code, ("ana", "ben")[seat], seat, str(driver.live(code).table.current.state.legal(seat)[-1]))


def bring(driver: LobbyDriver, record: Any, client: str = "ana") -> str:
    return driver.run(driver.lobby.bring(client, record)).table.code


def test_a_record_comes_back_as_it_went_out(driver: LobbyDriver) -> None:
    """The secret is revealed, and all events are in the record."""
    code = driver.table("ana", "ben", options={"round-cap": 2})
    finish(driver, code)
    record = driver.live(code).table.record()
    assert record is not None
    again = bring(driver, record)
    assert again != code
    for _ in range(2):
        table, was = driver.live(again).table, driver.live(code).table
        assert table.record() == record
        assert [table.show(seat)["view"] for seat in (0, 1, None)] == [was.show(seat)["view"] for seat in (0, 1, None)]
        about = table.describe()
        assert (about["practice"], about["started"], about["over"]) == (True, True, True)
        assert {seat["kind"] for seat in about["seats"]} == {"open"}
        assert str(record["start"]["secret"]) not in str([about, table.seen])
        driver.restart()


def test_a_record_without_an_end_is_played_on(driver: LobbyDriver) -> None:
    """By whoever sits down, people or bots, each of whom then has a rematch with chance of its own."""
    state = RABBITS.new(2, seed=4, preset="intro", options={"round-cap": 2})
    RABBITS.play_moves(state, "roll; pass")
    if state.undoable(state.awaited[0]):
        state.undo(state.awaited[0])
    code = bring(driver, state.record.as_dict())
    live = driver.live(code)
    assert live.table.show(0)["view"] == state.view(0)
    driver.run(live.sit("ana", 0, "Ana"))
    driver.run(live.seat_bot("ana", 1, "greedy"))
    while not live.table.current.over:
        driver.play(code, "ana", 0, str(live.table.current.state.legal(0)[-1]))
    record = live.table.record()
    assert record is not None
    assert record["actions"][: len(state.record.actions)] == state.record.actions
    assert RABBITS.replay(record).over


def test_a_rematch_after_a_record_is_dealt_anew_and_leaves_free_seats_free(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"round-cap": 1})
    finish(driver, code)
    again = bring(driver, driver.live(code).table.record())
    driver.run(driver.live(again).sit("ana", 1, "Ana"))
    following = driver.run(driver.lobby.rematch(driver.live(again), "ana"))
    assert following.table.opened.practice is None
    assert [seat.kind for seat in following.table.current.seats] == ["open", "person"]


@pytest.mark.parametrize("code", CHANGES)
def test_a_record_that_does_not_hold_is_refused(driver: LobbyDriver, code: str) -> None:
    record = {**RABBITS.new(2, seed=3).record.as_dict(), **CHANGES[code]}
    with pytest.raises(BadInput) as refused:
        bring(driver, record)
    assert refused.value.reason.code == code
    assert driver.store.count() == 0
    assert not driver.store.tabs()


def test_records_are_tables_and_count_as_such(driver: LobbyDriver) -> None:
    record = RABBITS.new(2, seed=3).record.as_dict()
    for _ in range(3):
        bring(driver, record)
    assert driver.refused(driver.lobby.bring("ana", record)) == (429, "too-many-tables")
