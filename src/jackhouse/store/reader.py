"""Reads a store, beside its writer or from another process."""

import sqlite3
import threading
from pathlib import Path
from typing import Any

from jackhouse.store.database import FILE_NAME, open_for_reading
from jackhouse.store.errors import StoreFailed, closed_error, reason_for
from jackhouse.store.index import IndexQueries
from jackhouse.store.integrity import check_entry_numbers

__all__ = ["Reader", "StoreQueries", "open_read_only"]

# Jumps from table to table in the primary key; DISTINCT would read every entry.
_TABLE_CODES = """
WITH RECURSIVE found (tab) AS (
    SELECT min(tab) FROM entries
    UNION ALL
    SELECT (SELECT min(tab) FROM entries WHERE tab > found.tab) FROM found WHERE found.tab IS NOT NULL
)
SELECT tab FROM found WHERE tab IS NOT NULL
"""

_ENTRIES = "SELECT number, body FROM entries WHERE tab = ? AND number > ? ORDER BY number"


def open_read_only(folder: Path) -> "Reader":
    """Opens a store for reading only. It takes no lock: a server may be using the store and is not delayed."""
    file = folder / FILE_NAME
    return Reader(open_for_reading(file), file)


class StoreQueries(IndexQueries):
    """All queries of a store. They may be called from any thread."""

    _file: Path

    def tabs(self) -> list[str]:
        """Returns the codes of the tables that have entries, sorted."""
        return [tab for (tab,) in self._read(_TABLE_CODES)]

    def entries(self, tab: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Returns the entries of a table with numbers above `after`, in order.

        Raises StoreFailed (store-corrupt) if an entry is missing, or a page cannot be read.
        """
        found: list[tuple[int, bytes]] = self._read(_ENTRIES, (tab, after))
        check_entry_numbers(found, tab, after, self._file)
        return found


class Reader(StoreQueries):
    """Reads a file through a connection, which it owns. Queries of the index fail for a file of version 1."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._file = file
        self._lock = threading.Lock()
        self._closed = False
        self._connection = connection

    def close(self) -> None:
        with self._lock:
            self._closed = True
            self._connection.close()

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        with self._lock:
            if self._closed:
                raise closed_error(self._file)
            try:
                return self._connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFailed(reason_for(error, self._file)) from error

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
