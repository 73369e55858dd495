"""What a client waits for does not tell what others do in secret."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse.server.errors import ApiError
from tests.server.evening import Evening
from tests.server.slow_disk import SlowDisk

# Seat 0 has ridden to a palace, and the others are asked at once whether they contest.
SEALED = {
    "rabbits": ["JD", "KD", "KD"], "hands": ["horse", "6H", "9H"], "pile": "2D 3D", "dice": [[1, 1]],
    "moves": "roll; pass; ride QC; pay horse",
}  # fmt: skip


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    evening.code = evening.table("ana", "ben", "cleo", practice={"position": SEALED})  # type: ignore[attr-defined]
    evening.disk = SlowDisk(evening.store)  # type: ignore[attr-defined]
    evening.lobby.storage.store = evening.disk  # type: ignore[attr-defined]
    yield evening
    evening.disk.go_on()  # type: ignore[attr-defined]
    evening.lobby.storage.store = evening.store
    evening.close()
    evening.loop.close()


async def at_once(work: Any) -> Any:
    """What a coroutine comes to without waiting for anybody; a pending task if it must wait."""
    task = asyncio.ensure_future(work)
    for _ in range(3):
        await asyncio.sleep(0)
    if not task.done():
        return "waits"
    error = task.exception()
    return (error.status, error.reason.code) if isinstance(error, ApiError) else task.result()


def test_what_is_stale_foreign_or_illegal_is_refused_while_another_step_is_being_stored(evening: Any) -> None:
    lobby, live = evening.lobby, evening.live(evening.code)

    async def attack() -> None:
        secret = asyncio.ensure_future(live.play("ben", 1, 0, "b", "contest 6H"))
        await asyncio.sleep(0)
        assert evening.disk.waiting
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
        evening.disk.go_on()
        await secret

    evening.run(attack())


def test_answers_of_two_seats_are_handed_to_the_disk_without_waiting_for_each_other(evening: Any) -> None:
    live = evening.live(evening.code)

    async def answer() -> None:
        both = [
            asyncio.ensure_future(live.play("ben", 1, 0, "b", "pass")),
            asyncio.ensure_future(live.play("cleo", 2, 0, "c", "pass")),
        ]
        await asyncio.sleep(0)
        assert len(evening.disk.waiting) == 2
        assert live.table.current.answers == [0, 0, 0], "nothing is seen before it is stored"
        evening.disk.go_on()
        await asyncio.gather(*both)

    evening.run(answer())
    assert evening.answers(evening.code) == [(1, "pass", ""), (2, "pass", "")]
    before = evening.shown(evening.code)
    evening.lobby.storage.store = evening.store
    evening.restart()
    assert evening.shown(evening.code) == before


def test_the_same_answer_again_waits_for_the_first_and_is_stored_once(evening: Any) -> None:
    live = evening.live(evening.code)

    async def answer() -> None:
        both = [asyncio.ensure_future(live.play("ben", 1, 0, "b", "pass")) for _ in range(2)]
        await asyncio.sleep(0)
        assert await at_once(live.play("ben", 1, 0, "b", "contest 6H")) == (409, "key-reused")
        evening.disk.go_on()
        first, second = await asyncio.gather(*both)
        assert first == second

    evening.run(answer())
    assert evening.answers(evening.code) == [(1, "pass", "")]


def test_if_a_change_is_not_stored_those_that_build_on_it_are_not_either(evening: Any) -> None:
    live = evening.live(evening.code)

    async def answer() -> None:
        acts = [("ben", 1, 0, "b1", "pass"), ("cleo", 2, 0, "c1", "pass")]
        both = [asyncio.ensure_future(live.play(*act)) for act in acts]
        await asyncio.sleep(0)
        evening.disk.fail(0)
        evening.disk.go_on()
        came = await asyncio.gather(*both, return_exceptions=True)
        assert [(error.status, error.reason.code) for error in came] == [(503, "store-full"), (503, "store-clash")]
        assert live.table.newest is live.table.current
        again = [asyncio.ensure_future(live.play(*act)) for act in acts]
        await asyncio.sleep(0)
        evening.disk.go_on()
        await asyncio.gather(*again)

    evening.run(answer())
    assert evening.answers(evening.code) == [(1, "pass", ""), (2, "pass", "")]


def test_quick_phrases_are_limited_for_each_seat(tmp_path: Path) -> None:
    evening = Evening(tmp_path, phrases_a_minute=3)
    code = evening.table("ana", "ben")
    live = evening.live(code)

    def said(guest: str, seat: int) -> bool:
        phrase = live.say(guest, seat, "hello")
        came = evening.run_all(phrase)[0]
        return not (isinstance(came, ApiError) and came.status == 429)

    assert [said("ana", 0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert said("ben", 1)
    evening.now += 20
    assert [said("ana", 0) for _ in range(2)] == [True, False]
    evening.close()
    evening.loop.close()
