"""What waits becomes one transaction of few statements, and each job of it succeeds or fails as if it were alone."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from jackhouse.store import Store
from jackhouse.store.batch import _MOST_VALUES
from tests.store.helpers import contents, held, numbered, why_not


class ClientFeed(sqlite3.Connection):
    """A connection that keeps what it is asked to do."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.asked: list[str] = []

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        self.asked.append(statement.split(" ", 1)[0])
        return super().execute(statement, *values)


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Store, list[str]]:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=ClientFeed))
    store = Store.open(tmp_path)
    connection: Any = store._writer._connection
    return store, connection.asked


def test_tables_that_are_known_take_one_statement_together(told: tuple[Store, list[str]]) -> None:
    store, asked = told
    with store:
        for tab in ("oak", "elm"):
            store.append(tab, 1, b"a").result()
        with held(store):
            asked.clear()
            store.append("oak", 2, b"b")
            store.append_many([("elm", 2, b"c"), ("oak", 3, b"d")])
            last = store.append("elm", 3, b"e")
        assert why_not(last) == ""
        assert asked == ["INSERT"]
        assert contents(store) == {"oak": numbered(b"a", b"b", b"d"), "elm": numbered(b"a", b"c", b"e")}


def test_one_that_clashes_is_left_out(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append("oak", 1, b"a").result()
        with held(store):
            batch = [store.append("oak", 2, b"b"), store.append("oak", 2, b"again"), store.append("elm", 1, b"c")]
        assert [why_not(promise) for promise in batch] == ["", "store-clash", ""]
        assert why_not(store.append("oak", 3, b"d")) == ""
        assert contents(store) == {"oak": numbered(b"a", b"b", b"d"), "elm": numbered(b"c")}


def test_a_table_that_was_dropped_begins_anew(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append("oak", 1, b"a").result()
        store.drop("oak").result()
        assert why_not(store.append("oak", 2, b"b")) == "store-clash"
        with held(store):
            batch = [store.append("oak", 1, b"c"), store.drop("oak"), store.append("oak", 1, b"d")]
        assert [why_not(promise) for promise in batch] == ["", "", ""]
        assert contents(store) == {"oak": numbered(b"d")}


def test_more_than_a_statement_holds(tmp_path: Path) -> None:
    bodies = [b"%d" % number for number in range(_MOST_VALUES)]
    with Store.open(tmp_path) as store:
        assert why_not(store.append_many([("oak", number, body) for number, body in numbered(*bodies)])) == ""
        assert why_not(store.append("oak", len(bodies) + 1, b"last")) == ""
        assert contents(store) == {"oak": numbered(*bodies, b"last")}


def test_nothing_to_store_is_stored_at_once(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert why_not(store.append_many([])) == ""
        assert contents(store) == {}
