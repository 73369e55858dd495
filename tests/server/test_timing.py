"""What a client waits for does not tell what others do in secret."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse.server.errors import ApiError
from tests.server.lobby_driver import LobbyDriver
from tests.server.slow_disk import SlowDisk

# Seat 0 has ridden to a palace, and the others are asked at once whether they contest.
SEALED = {
    "rabbits": ["JD", "KD", "KD"], "hands": ["horse", "6H", "9H"], "pile": "2D 3D", "dice": [[1, 1]],
    "moves": "roll; pass; ride QC; pay horse",
}  # fmt: skip


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    driver.code = driver.table("ana", "ben", "cleo", practice={"position": SEALED})  # type: ignore[attr-defined]
    driver.disk = SlowDisk(driver.store)  # type: ignore[attr-defined]
    driver.lobby.storage.store = driver.disk  # type: ignore[attr-defined]
    yield driver
    driver.disk.go_on()  # type: ignore[attr-defined]
    driver.lobby.storage.store = driver.store
    driver.close()
    driver.loop.close()


async def at_once(work: Any) -> Any:
    """What a coroutine comes to without waiting for anybody; a pending task if it must wait."""
    task = asyncio.ensure_future(work)
    for _ in range(3):
        await asyncio.sleep(0)
    if not task.done():
        return "waits"
    error = task.exception()
    return (error.status, error.reason.code) if isinstance(error, ApiError) else task.result()


def test_what_is_stale_foreign_or_illegal_is_refused_while_another_step_is_being_stored(driver: Any) -> None:
    lobby, live = driver.lobby, driver.live(driver.code)

    async def attack() -> None:
        secret = asyncio.ensure_future(live.play("ben", 1, 0, "b", "contest 6H"))
        await asyncio.sleep(0)
        assert driver.disk.waiting
        for work, expected in (
            (live.play("ana", 0, 7, "a", "roll"), (409, "stale-decision")),
            (live.play("ana", 0, 0, "a", "roll"), (400, "not-awaited")),
            (live.play("cleo", 2, 5, "c", "pass"), (409, "stale-decision")),
            (live.play("cleo", 2, 0, "c", "dance"), (400, "unknown-verb")),
            (live.play("cleo", 1, 0, "c", "pass"), (404, "not-found")),
            (live.undo("ana", 0, 0, "u"), (400, "nothing-to-undo")),
            (live.lend("ana", 1), (409, "nobody-away")),
            (lobby.rematch(live, "ana"), (409, "not-over")),
        ):
            assert await at_once(work) == expected
        driver.disk.go_on()
        await secret

    driver.run(attack())


def test_answers_of_two_seats_are_handed_to_the_disk_without_waiting_for_each_other(driver: Any) -> None:
    live = driver.live(driver.code)

    async def answer() -> None:
        both = [
            asyncio.ensure_future(live.play("ben", 1, 0, "b", "pass")),
            asyncio.ensure_future(live.play("cleo", 2, 0, "c", "pass")),
        ]
        await asyncio.sleep(0)
        assert len(driver.disk.waiting) == 2
        assert live.table.current.answers == [0, 0, 0], "nothing is seen before it is stored"
        driver.disk.go_on()
        await asyncio.gather(*both)

    driver.run(answer())
    assert driver.answers(driver.code) == [(1, "pass", ""), (2, "pass", "")]
    before = driver.shown(driver.code)
    driver.lobby.storage.store = driver.store
    driver.restart()
    assert driver.shown(driver.code) == before


def test_the_same_answer_again_waits_for_the_first_and_is_stored_once(driver: Any) -> None:
    live = driver.live(driver.code)

    async def answer() -> None:
        both = [asyncio.ensure_future(live.play("ben", 1, 0, "b", "pass")) for _ in range(2)]
        await asyncio.sleep(0)
        assert await at_once(live.play("ben", 1, 0, "b", "contest 6H")) == (409, "key-reused")
        driver.disk.go_on()
        first, second = await asyncio.gather(*both)
        assert first == second

    driver.run(answer())
    assert driver.answers(driver.code) == [(1, "pass", "")]


def test_if_a_change_is_not_stored_those_that_build_on_it_are_not_either(driver: Any) -> None:
    live = driver.live(driver.code)

    async def answer() -> None:
        acts = [("ben", 1, 0, "b1", "pass"), ("cleo", 2, 0, "c1", "pass")]
        both = [asyncio.ensure_future(live.play(*act)) for act in acts]
        await asyncio.sleep(0)
        driver.disk.fail(0)
        driver.disk.go_on()
        came = await asyncio.gather(*both, return_exceptions=True)
        refusals = [(error.status, error.reason.code) for error in came if isinstance(error, ApiError)]
        assert refusals == [(503, "store-full"), (503, "store-clash")]
        assert live.table.newest is live.table.current
        again = [asyncio.ensure_future(live.play(*act)) for act in acts]
        await asyncio.sleep(0)
        driver.disk.go_on()
        await asyncio.gather(*again)

    driver.run(answer())
    assert driver.answers(driver.code) == [(1, "pass", ""), (2, "pass", "")]


def test_quick_phrases_are_limited_for_each_seat(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, phrases_a_minute=3)
    code = driver.table("ana", "ben")
    live = driver.live(code)

    def said(client: str, seat: int) -> bool:
        phrase = live.say(client, seat, "hello")
        came = driver.run_all(phrase)[0]
        return not (isinstance(came, ApiError) and came.status == 429)

    assert [said("ana", 0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert said("ben", 1)
    driver.now += 20
    assert [said("ana", 0) for _ in range(2)] == [True, False]
    driver.close()
    driver.loop.close()
