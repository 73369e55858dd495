"""Pending jobs become one transaction of few statements; each job succeeds or fails on its own."""

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from jackhouse.store import Store
from jackhouse.store.batch import _MAX_VALUES
from tests.store.helpers import contents, failure_code, numbered, writer_paused


class RecordingConnection(sqlite3.Connection):
    """A connection that records the first word of each statement."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.statements: list[str] = []

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        self.statements.append(statement.split(" ", 1)[0])
        return super().execute(statement, *values)


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Store, list[str]]:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=RecordingConnection))
    store = Store.open(tmp_path)
    connection: Any = store._writer._connection
    return store, connection.statements


def test_known_tables_need_one_statement_together(recorded: tuple[Store, list[str]]) -> None:
    store, statements = recorded
    with store:
        for tab in ("oak", "elm"):
            store.append(tab, 1, b"a").result()
        with writer_paused(store):
            statements.clear()
            store.append("oak", 2, b"b")
            store.append_many([("elm", 2, b"c"), ("oak", 3, b"d")])
            last = store.append("elm", 3, b"e")
        assert failure_code(last) == ""
        assert statements == ["INSERT"]
        assert contents(store) == {"oak": numbered(b"a", b"b", b"d"), "elm": numbered(b"a", b"c", b"e")}


def test_a_job_with_a_wrong_number_is_left_out(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append("oak", 1, b"a").result()
        with writer_paused(store):
            batch = [store.append("oak", 2, b"b"), store.append("oak", 2, b"again"), store.append("elm", 1, b"c")]
        assert [failure_code(future) for future in batch] == ["", "store-clash", ""]
        assert failure_code(store.append("oak", 3, b"d")) == ""
        assert contents(store) == {"oak": numbered(b"a", b"b", b"d"), "elm": numbered(b"c")}


def test_a_dropped_table_starts_again_at_1(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.append("oak", 1, b"a").result()
        store.drop("oak").result()
        assert failure_code(store.append("oak", 2, b"b")) == "store-clash"
        with writer_paused(store):
            batch = [store.append("oak", 1, b"c"), store.drop("oak"), store.append("oak", 1, b"d")]
        assert [failure_code(future) for future in batch] == ["", "", ""]
        assert contents(store) == {"oak": numbered(b"d")}


def test_a_batch_larger_than_a_statement(tmp_path: Path) -> None:
    bodies = [b"%d" % number for number in range(_MAX_VALUES)]
    with Store.open(tmp_path) as store:
        assert failure_code(store.append_many([("oak", number, body) for number, body in numbered(*bodies)])) == ""
        assert failure_code(store.append("oak", len(bodies) + 1, b"last")) == ""
        assert contents(store) == {"oak": numbered(*bodies, b"last")}


def test_an_empty_append_succeeds(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert failure_code(store.append_many([])) == ""
        assert contents(store) == {}
