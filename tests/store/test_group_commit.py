"""One sync of the disk serves all who wait."""

import asyncio
from concurrent.futures import Future
from pathlib import Path

from jackhouse.store import Store
from tests.store.helpers import contents, held, numbered, why_not


def test_all_that_waits_goes_into_one_transaction(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with held(store):
            before = store.batches
            promises = [store.append(f"t{number % 10}", number // 10 + 1, b"x") for number in range(200)]
        assert [why_not(promise) for promise in promises] == [""] * 200
        assert (store.batches - before, store.appended) == (1, 200)


def test_a_clash_fails_alone(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with held(store):
            before = store.batches
            promises = [
                store.append("oak", 1, b"a"),
                store.append("oak", 3, b"too early"),
                store.append_many([("elm", 1, b"lost too"), ("oak", 1, b"there already")]),
                store.append("oak", 2, b"b"),
                store.drop("oak"),
                store.append("oak", 1, b"anew"),
            ]
        outcomes = [why_not(promise) for promise in promises]
        assert outcomes == ["", "store-clash", "store-clash", "", "", ""]
        assert store.batches - before == 1
        assert contents(store) == {"oak": numbered(b"anew")}


def test_many_who_append_at_once_share_transactions(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:

        async def append(tab: str) -> None:
            for number in range(1, 6):
                await asyncio.wrap_future(store.append(tab, number, b"x"))

        async def everybody() -> None:
            await asyncio.gather(*(append(f"t{tab}") for tab in range(64)))

        asyncio.run(everybody())
        assert store.appended == 320
        assert store.batches < 160
        assert contents(store) == {f"t{tab}": numbered(*[b"x"] * 5) for tab in range(64)}


def test_who_stops_waiting_has_not_unsaid_it(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with held(store):
            promise = store.append("oak", 1, b"a")
            assert not promise.cancel()
        assert why_not(promise) == ""


def test_a_callback_that_fails_does_not_stop_the_writer(tmp_path: Path) -> None:
    def fail(_: "Future[None]") -> None:
        raise SystemExit

    with Store.open(tmp_path) as store:
        with held(store):
            store.append("oak", 1, b"a").add_done_callback(fail)
            second = store.append("oak", 2, b"b")
        assert why_not(second) == why_not(store.append("oak", 3, b"c")) == ""
