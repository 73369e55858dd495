"""The index of tables: rows are stored with their entries and queried without reading them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from jackhouse.store import Store, StoreFailed, TableRow, open_read_only
from tests.store.helpers import FILE, VERSION_1, contents, failure_code, numbered, writer_paused

OAK = TableRow("oak", "ana", "h1", "jackal", 3, True, False, False, 10.0, 1.0, None, ("ana", "ben"), b'{"a":1}')
ELM = TableRow("elm", "ben", "h1", "rabbits", 5, True, True, False, 20.0, 2.0, 30.0, ("ben",), b"{}")
ASH = TableRow("ash", "ben", "", "jackal", 2, False, True, True, 30.0, 3.0, 25.0, (), b"")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture
def full(store: Store) -> Store:
    store.append_many([(row.code, 1, b"x") for row in (OAK, ELM, ASH)], [OAK, ELM, ASH]).result()
    return store


def codes(rows: list[TableRow]) -> list[str]:
    return [row.code for row in rows]


def owned(store: Store) -> set[tuple[str, str]]:
    return set(store._read("SELECT owner, code FROM owners"))


# ---- rows -----------------------------------------------------------------------------------------------------------


def test_a_row_comes_back_as_it_was_stored(full: Store, tmp_path: Path) -> None:
    for row in (OAK, ELM, ASH):
        assert full.row(row.code) == row
    assert full.row("fir") is None
    assert (full.count(), full.has("oak"), full.has("fir")) == (3, True, False)
    full.close()
    with open_read_only(tmp_path) as reader:
        assert reader.row("oak") == OAK


def test_a_row_replaces_the_row_of_its_table(full: Store) -> None:
    later = replace(OAK, host="eva", origin="h2", started=True, active=9.0, due=8.0, owners=("eva", "ben"), about=b"[]")
    full.append_many([("oak", 2, b"y")], [replace(OAK, rules=1), later]).result()
    assert full.row("oak") == later
    assert full.count() == 3
    assert owned(full) == {("eva", "oak"), ("ben", "oak"), ("ben", "elm")}
    assert codes(full.tables_of("ana", 9)) == []
    assert codes(full.tables_of("eva", 9)) == ["oak"]


def test_rows_need_no_entries(store: Store) -> None:
    assert failure_code(store.append_many([], [OAK])) == ""
    assert (store.row("oak"), store.has("oak")) == (OAK, False)


def test_a_client_with_two_seats_is_one_owner(store: Store) -> None:
    store.append_many([], [replace(OAK, owners=("ana", "ana", "ben"))]).result()
    assert owned(store) == {("ana", "oak"), ("ben", "oak")}
    assert codes(store.tables_of("ana", 9)) == ["oak"]


def test_a_row_with_a_wrong_entry_number_is_not_stored(full: Store) -> None:
    before = contents(full)
    changed = replace(OAK, host="eva", owners=())
    assert failure_code(full.append_many([("elm", 2, b""), ("oak", 3, b"")], [changed])) == "store-clash"
    assert (full.row("oak"), contents(full)) == (OAK, before)
    assert ("ana", "oak") in owned(full)


def test_an_invalid_row_fails_only_its_own_job(full: Store) -> None:
    with writer_paused(full):
        batch = [
            full.append_many([("oak", 2, b"a")], [replace(OAK, host="\ud800")]),
            full.append_many([("elm", 2, b"b")], [replace(ELM, opened=float("nan"))]),
            full.append_many([("ash", 2, b"c")], [replace(ASH, host="eva")]),
            full.append("oak", 2, b"d"),
            full.touch(5.0, {"elm": float("inf")}),
        ]
    assert [failure_code(future) for future in batch] == ["store-failed", "store-failed", "", "", "store-failed"]
    assert contents(full) == {"oak": numbered(b"x", b"d"), "elm": numbered(b"x"), "ash": numbered(b"x", b"c")}
    assert full.row("ash") == replace(ASH, host="eva")
    assert (full.row("oak"), full.row("elm"), full.uptime()) == (OAK, ELM, 0.0)


def test_a_dropped_table_leaves_no_row(full: Store) -> None:
    full.drop("oak").result()
    assert (full.row("oak"), full.has("oak"), full.count()) == (None, False, 2)
    assert owned(full) == {("ben", "elm")}
    with writer_paused(full):  # in one transaction, in this order
        full.drop("elm")
        full.append_many([("elm", 1, b"new")], [ELM])
        full.append_many([("ash", 2, b"y")], [replace(ASH, host="eva")])
        last = full.drop("ash")
    assert failure_code(last) == ""
    assert (full.row("elm"), full.row("ash")) == (ELM, None)
    assert contents(full) == {"elm": numbered(b"new")}


# ---- uptime and last use --------------------------------------------------------------------------------------------


def test_touch_stores_uptime_and_last_use(full: Store, tmp_path: Path) -> None:
    assert full.uptime() == 0.0
    full.touch(12.5, {"oak": 12.0, "fir": 11.0}).result()
    assert full.row("oak") == replace(OAK, active=12.0)
    assert full.row("fir") is None
    assert full.row("elm") == ELM
    full.touch(13, {}).result()
    full.close()
    with Store.open(tmp_path) as again:
        assert again.uptime() == 13.0
        assert again.row("oak") == replace(OAK, active=12.0)


def test_touch_and_rows_of_one_transaction_keep_their_order(full: Store) -> None:
    with writer_paused(full):
        full.touch(1.0, {"oak": 5.0, "elm": 5.0})
        full.append_many([], [replace(OAK, active=6.0), replace(ASH, active=6.0)])
        full.touch(2.0, {"ash": 7.0})
        full.drop("elm")
        full.append_many([], [ELM])
        last = full.touch(3.0, {})
    assert failure_code(last) == ""
    assert [row.active for row in map(full.row, ("oak", "elm", "ash")) if row] == [6.0, 2.0, 7.0]
    assert full.uptime() == 3.0


def test_the_secret_key_is_made_once(tmp_path: Path) -> None:
    keys = set()
    for folder in ("a", "a", "b"):
        with Store.open(tmp_path / folder) as store:
            keys.add(store.secret_key())
    assert sorted(map(len, keys)) == [16, 16]


# ---- queries --------------------------------------------------------------------------------------------------------


def test_count_of_a_host_and_an_origin(full: Store) -> None:
    assert [full.count_of(host=host) for host in ("ana", "ben", "eva")] == [1, 2, 0]
    assert [full.count_of(origin=origin) for origin in ("h1", "", "h2")] == [2, 1, 0]
    assert full.count_of(host="ben", origin="h1") == 1
    assert full.count_of() == 3


def test_the_biggest_holders(store: Store) -> None:
    assert store.biggest_holder() == []
    store.append_many([], [replace(ASH, code=f"a{number}") for number in range(3)]).result()
    assert store.biggest_holder() == [("host", "ben", 3)]  # the origin is unknown
    store.append_many([], [OAK, ELM]).result()
    assert store.biggest_holder() == [("host", "ben", 4), ("origin", "h1", 2)]


def test_idlest_lists_tables_by_last_use(full: Store) -> None:
    assert full.idlest() == [("oak", 1.0), ("elm", 2.0), ("ash", 3.0)]
    assert full.idlest(most=1) == [("oak", 1.0)]
    assert full.idlest(host="ben") == [("elm", 2.0), ("ash", 3.0)]
    assert full.idlest(origin="h1") == [("oak", 1.0), ("elm", 2.0)]
    assert full.idlest(started=True) == [("elm", 2.0), ("ash", 3.0)]
    assert full.idlest(started=False) == [("oak", 1.0)]
    assert full.idlest(host="ben", origin="h1", started=False) == []


def test_public_tables_are_not_over_and_of_current_rules(full: Store) -> None:
    current = {"jackal": 3, "rabbits": 5}
    assert full.public(current, 9) == [ELM, OAK]
    assert full.public(current, 1) == [ELM]
    assert full.public({"jackal": 3, "rabbits": 4}, 9) == [OAK]
    assert full.public({}, 9) == []
    full.append_many([], [replace(ELM, public=False), replace(OAK, over=True)]).result()
    assert full.public(current, 9) == []


def test_the_tables_of_a_client(full: Store) -> None:
    assert codes(full.tables_of("ben", 9)) == ["ash", "elm", "oak"]
    assert codes(full.tables_of("ben", 2)) == ["ash", "elm"]
    assert full.tables_of("ana", 9) == [OAK]
    assert full.tables_of("eva", 9) == []


def test_expired_lists_unused_tables(full: Store) -> None:
    assert full.expired(9.0, 9.0, 9) == ["oak", "elm", "ash"]
    assert full.expired(9.0, 9.0, 2) == ["oak", "elm"]
    assert full.expired(3.0, 0.0, 9) == ["elm"]
    assert full.expired(0.0, 1.5, 9) == ["oak"]
    assert full.expired(2.0, 1.0, 9) == []


def test_due_lists_tables_with_timers(full: Store) -> None:
    assert (full.due(24.9, 9), full.due(25.0, 9), full.due(99.0, 9)) == ([], ["ash"], ["ash", "elm"])
    assert full.due(99.0, 1) == ["ash"]
    full.append_many([], [replace(ASH, due=None), replace(ELM, due=None)]).result()
    assert full.due(99.0, 9) == []


def test_tables_without_a_row(full: Store) -> None:
    assert full.unindexed(9) == []
    full.append_many([(tab, 1, b"") for tab in ("yew", "fir", "oak2")]).result()
    assert full.unindexed(9) == ["fir", "oak2", "yew"]
    assert full.unindexed(2) == ["fir", "oak2"]


def test_a_closed_store_refuses_queries(full: Store) -> None:
    full.close()
    assert [failure_code(full.append_many([], [OAK])), failure_code(full.touch(1.0, {}))] == ["store-closed"] * 2
    for ask in (full.count, full.uptime, lambda: full.row("oak")):
        with pytest.raises(StoreFailed) as caught:
            ask()
        assert caught.value.reason.code == "store-closed"


# ---- version 1 ------------------------------------------------------------------------------------------------------


def make_version_1(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as connection:
        connection.executescript(VERSION_1)
        connection.execute("PRAGMA journal_mode = WAL")
        entries = [("oak", number, b"%d" % number) for number in range(1, 40)] + [("elm", 1, b"e")]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", entries)


def test_a_store_of_version_1_gets_an_empty_index(tmp_path: Path) -> None:
    make_version_1(tmp_path)
    with open_read_only(tmp_path) as reader:
        before = contents(reader)
        with pytest.raises(StoreFailed):
            reader.count()
    for _ in range(2):
        with Store.open(tmp_path) as store:
            assert contents(store) == before
            assert store.unindexed(9) in (["elm", "oak"], ["elm"])
            assert (store.uptime(), len(store.secret_key())) == (0.0, 16)
            store.append_many([("oak", len(store.entries("oak")) + 1, b"new")], [OAK]).result()
            before = contents(store)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchall() == [(2,)]


def test_a_migration_that_fails_leaves_version_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_version_1(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("jackhouse.store.schema._INDEX", "CREATE TABLE tables (half); CREATE nonsense;")
        with pytest.raises(ValueError, match="store-corrupt"):
            Store.open(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchall() == [(1,)]
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("entries",)]
    with Store.open(tmp_path) as store:
        assert len(store.entries("oak")) == 39


def test_a_backup_has_the_index(full: Store, tmp_path: Path) -> None:
    full.touch(7.0, {}).result()
    (tmp_path / "again").mkdir()
    full.backup(tmp_path / "again" / FILE)
    with Store.open(tmp_path / "again") as again:
        assert [again.row(row.code) for row in (OAK, ELM, ASH)] == [OAK, ELM, ASH]
        assert (again.uptime(), again.secret_key()) == (7.0, full.secret_key())
