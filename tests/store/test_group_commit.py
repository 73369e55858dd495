"""Group commit: pending writes share one transaction and one sync of the disk."""

import asyncio
from concurrent.futures import Future
from pathlib import Path

from jackhouse.store import Store
from tests.store.helpers import contents, failure_code, numbered, writer_paused


def test_pending_writes_go_into_one_transaction(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with writer_paused(store):
            before = store.batches
            futures = [store.append(f"t{number % 10}", number // 10 + 1, b"x") for number in range(200)]
        assert [failure_code(future) for future in futures] == [""] * 200
        assert (store.batches - before, store.appended) == (1, 200)


def test_a_wrong_number_fails_alone(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with writer_paused(store):
            before = store.batches
            futures = [
                store.append("oak", 1, b"a"),
                store.append("oak", 3, b"too early"),
                store.append_many([("elm", 1, b"lost too"), ("oak", 1, b"there already")]),
                store.append("oak", 2, b"b"),
                store.drop("oak"),
                store.append("oak", 1, b"anew"),
            ]
        outcomes = [failure_code(future) for future in futures]
        assert outcomes == ["", "store-clash", "store-clash", "", "", ""]
        assert store.batches - before == 1
        assert contents(store) == {"oak": numbered(b"anew")}


def test_concurrent_writers_share_transactions(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:

        async def append(tab: str) -> None:
            for number in range(1, 6):
                await asyncio.wrap_future(store.append(tab, number, b"x"))

        async def append_all() -> None:
            await asyncio.gather(*(append(f"t{tab}") for tab in range(64)))

        asyncio.run(append_all())
        assert store.appended == 320
        assert store.batches < 160
        assert contents(store) == {f"t{tab}": numbered(*[b"x"] * 5) for tab in range(64)}


def test_a_write_cannot_be_cancelled(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with writer_paused(store):
            future = store.append("oak", 1, b"a")
            assert not future.cancel()
        assert failure_code(future) == ""


def test_a_callback_that_fails_does_not_stop_the_writer(tmp_path: Path) -> None:
    def fail(_: "Future[None]") -> None:
        raise SystemExit

    with Store.open(tmp_path) as store:
        with writer_paused(store):
            store.append("oak", 1, b"a").add_done_callback(fail)
            second = store.append("oak", 2, b"b")
        assert failure_code(second) == failure_code(store.append("oak", 3, b"c")) == ""
