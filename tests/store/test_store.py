"""Entries are stored in order, read in order, and durable."""

import doctest
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import jackhouse.store
from jackhouse.store import Store, StoreFailed
from tests.store.helpers import contents, failure_code, numbered


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


def test_the_example_of_the_documentation() -> None:
    assert doctest.testmod(jackhouse.store).failed == 0


def test_entries_are_read_in_order(store: Store) -> None:
    for number, body in numbered(b"a", b"", b"\x00\xff"):
        assert store.append("oak", number, body).result() is None
    assert store.entries("oak") == numbered(b"a", b"", b"\x00\xff")
    assert store.entries("oak", after=2) == [(3, b"\x00\xff")]
    assert store.entries("oak", after=3) == store.entries("elm") == []


def test_tables_are_listed_by_name(store: Store) -> None:
    assert store.tabs() == []
    store.append_many([("oak", 1, b""), ("elm", 1, b""), ("elm", 2, b""), ("ñandú", 1, b""), ("", 1, b"")]).result()
    assert store.tabs() == ["", "elm", "oak", "ñandú"]


def test_a_reopened_store_has_its_entries(tmp_path: Path) -> None:
    with Store.open(tmp_path / "deep" / "down") as store:
        store.append_many([("oak", 1, b"a"), ("oak", 2, b"b")]).result()
    with Store.open(tmp_path / "deep" / "down") as store:
        store.append("oak", 3, b"c").result()
        assert contents(store) == {"oak": numbered(b"a", b"b", b"c")}


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 2**70])
def test_a_number_must_be_the_next_one(store: Store, number: int) -> None:
    store.append_many([("oak", 1, b"a"), ("oak", 2, b"b")]).result()
    clash = store.append("oak", number, b"x").exception()
    assert isinstance(clash, StoreFailed)
    assert clash.reason.as_dict() == {
        "code": "store-clash", "rule": "", "params": {"key": "oak", "found": number, "known": 3}
    }  # fmt: skip
    assert store.entries("oak") == numbered(b"a", b"b")


def test_append_many_stores_all_or_none(store: Store) -> None:
    store.append("oak", 1, b"a").result()
    assert failure_code(store.append_many([("elm", 1, b""), ("oak", 2, b""), ("oak", 2, b"")])) == "store-clash"
    assert contents(store) == {"oak": numbered(b"a")}
    assert failure_code(store.append_many([("elm", 1, b"c"), ("oak", 2, b"b")])) == ""
    assert contents(store) == {"oak": numbered(b"a", b"b"), "elm": numbered(b"c")}
    assert failure_code(store.append_many([])) == ""


def test_a_dropped_table_is_removed_and_can_be_created_again(store: Store) -> None:
    store.append_many([("oak", 1, b"a"), ("oak", 2, b"b"), ("elm", 1, b"c")]).result()
    store.drop("oak").result()
    store.drop("never there").result()
    assert contents(store) == {"elm": numbered(b"c")}
    store.append("oak", 1, b"new").result()
    assert store.entries("oak") == numbered(b"new")


def test_an_invalid_name_does_not_affect_other_jobs(store: Store) -> None:
    outcomes = [store.append("oak", 1, b"a"), store.append("\ud800", 1, b"x"), store.append("oak", 2, b"b")]
    assert [failure_code(outcome) for outcome in outcomes] == ["", "store-failed", ""]
    with pytest.raises(TypeError):
        store.append("oak", 3, "no bytes")  # type: ignore[arg-type]
    assert contents(store) == {"oak": numbered(b"a", b"b")}


def test_large_entries(store: Store) -> None:
    large = bytes(range(256)) * 20_000  # larger than the limit of the log
    store.append_many([("oak", 1, large), ("oak", 2, large[:-1])]).result()
    assert store.entries("oak") == numbered(large, large[:-1])
    assert store.checkpoint_error is None


def test_pending_writes_are_stored_at_the_close(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    waiting = [store.append("oak", number, b"x") for number in range(1, 101)]
    store.close()
    assert all(future.done() and failure_code(future) == "" for future in waiting)
    with Store.open(tmp_path) as again:
        assert len(again.entries("oak")) == 100


def test_a_closed_store_refuses_everything(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.close()
    store.close()
    for future in (store.append("oak", 1, b""), store.append_many([]), store.drop("oak")):
        assert failure_code(future) == "store-closed"
    for call in (store.tabs, lambda: store.entries("oak"), lambda: store.backup(tmp_path / "copy")):
        with pytest.raises(StoreFailed) as caught:
            call()
        assert caught.value.reason.code == "store-closed"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["jackhouse.lock", "jackhouse.sqlite"]


def test_only_one_of_several_writers_gets_a_number(store: Store) -> None:
    won: list[list[int]] = [[] for _ in range(6)]
    read: list[list[int]] = []

    def write(me: int) -> None:
        for number in range(1, 21):
            if failure_code(store.append("oak", number, b"%d" % me)) == "":
                won[me].append(number)
            if me == 0:
                read.append([found for found, _ in store.entries("oak")])

    threads = [threading.Thread(target=write, args=(me,)) for me in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(number for numbers in won for number in numbers) == list(range(1, 21))
    assert all(number in won[int(body)] for number, body in store.entries("oak"))
    assert all(seen == list(range(1, len(seen) + 1)) and len(seen) > at for at, seen in enumerate(read))
