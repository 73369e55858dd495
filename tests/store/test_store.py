"""Entries go in in order, come out in order, and stay."""

import doctest
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import jackhouse.store
from jackhouse.store import Store, StoreFailed
from tests.store.helpers import contents, numbered, why_not


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


def test_the_example() -> None:
    assert doctest.testmod(jackhouse.store).failed == 0


def test_what_is_appended_is_read_in_order(store: Store) -> None:
    for number, body in numbered(b"a", b"", b"\x00\xff"):
        assert store.append("oak", number, body).result() is None
    assert store.entries("oak") == numbered(b"a", b"", b"\x00\xff")
    assert store.entries("oak", after=2) == [(3, b"\x00\xff")]
    assert store.entries("oak", after=3) == store.entries("elm") == []


def test_tables_are_listed_by_name(store: Store) -> None:
    assert store.tabs() == []
    store.append_many([("oak", 1, b""), ("elm", 1, b""), ("elm", 2, b""), ("ñandú", 1, b""), ("", 1, b"")]).result()
    assert store.tabs() == ["", "elm", "oak", "ñandú"]


def test_what_is_stored_is_there_again(tmp_path: Path) -> None:
    with Store.open(tmp_path / "deep" / "down") as store:
        store.append_many([("oak", 1, b"a"), ("oak", 2, b"b")]).result()
    with Store.open(tmp_path / "deep" / "down") as store:
        store.append("oak", 3, b"c").result()
        assert contents(store) == {"oak": numbered(b"a", b"b", b"c")}


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 2**70])
def test_a_number_must_be_the_next(store: Store, number: int) -> None:
    store.append_many([("oak", 1, b"a"), ("oak", 2, b"b")]).result()
    clash = store.append("oak", number, b"x").exception()
    assert isinstance(clash, StoreFailed)
    assert clash.reason.as_dict() == {
        "code": "store-clash", "rule": "", "params": {"key": "oak", "found": number, "known": 3}
    }  # fmt: skip
    assert store.entries("oak") == numbered(b"a", b"b")


def test_many_are_stored_all_or_none(store: Store) -> None:
    store.append("oak", 1, b"a").result()
    assert why_not(store.append_many([("elm", 1, b""), ("oak", 2, b""), ("oak", 2, b"")])) == "store-clash"
    assert contents(store) == {"oak": numbered(b"a")}
    assert why_not(store.append_many([("elm", 1, b"c"), ("oak", 2, b"b")])) == ""
    assert contents(store) == {"oak": numbered(b"a", b"b"), "elm": numbered(b"c")}
    assert why_not(store.append_many([])) == ""


def test_a_dropped_table_is_gone_and_may_begin_again(store: Store) -> None:
    store.append_many([("oak", 1, b"a"), ("oak", 2, b"b"), ("elm", 1, b"c")]).result()
    store.drop("oak").result()
    store.drop("never there").result()
    assert contents(store) == {"elm": numbered(b"c")}
    store.append("oak", 1, b"new").result()
    assert store.entries("oak") == numbered(b"new")


def test_a_table_that_cannot_be_named_hurts_nobody_else(store: Store) -> None:
    outcomes = [store.append("oak", 1, b"a"), store.append("\ud800", 1, b"x"), store.append("oak", 2, b"b")]
    assert [why_not(outcome) for outcome in outcomes] == ["", "store-failed", ""]
    with pytest.raises(TypeError):
        store.append("oak", 3, "no bytes")  # type: ignore[arg-type]
    assert contents(store) == {"oak": numbered(b"a", b"b")}


def test_large_entries(store: Store) -> None:
    large = bytes(range(256)) * 20_000  # larger than the log may become before it is moved into the file
    store.append_many([("oak", 1, large), ("oak", 2, large[:-1])]).result()
    assert store.entries("oak") == numbered(large, large[:-1])
    assert store.trouble is None


def test_what_waits_is_stored_at_the_close(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    waiting = [store.append("oak", number, b"x") for number in range(1, 101)]
    store.close()
    assert all(promise.done() and why_not(promise) == "" for promise in waiting)
    with Store.open(tmp_path) as again:
        assert len(again.entries("oak")) == 100


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.close()
    store.close()
    for promise in (store.append("oak", 1, b""), store.append_many([]), store.drop("oak")):
        assert why_not(promise) == "store-closed"
    for asked in (store.tabs, lambda: store.entries("oak"), lambda: store.backup(tmp_path / "copy")):
        with pytest.raises(StoreFailed) as caught:
            asked()
        assert caught.value.reason.code == "store-closed"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["jackhouse.lock", "jackhouse.sqlite"]


def test_of_several_that_want_a_number_one_gets_it(store: Store) -> None:
    won: list[list[int]] = [[] for _ in range(6)]
    read: list[list[int]] = []

    def write(me: int) -> None:
        for number in range(1, 21):
            if why_not(store.append("oak", number, b"%d" % me)) == "":
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
