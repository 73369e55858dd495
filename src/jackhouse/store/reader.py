"""Reading a store, beside its writer or from another process."""

import sqlite3
import threading
from pathlib import Path
from typing import Any

from jackhouse.store.check import check_numbers
from jackhouse.store.failure import StoreFailed, closed, failure
from jackhouse.store.file import FILE_NAME, open_to_read
from jackhouse.store.index import IndexReads

__all__ = ["Reader", "Reads", "open_read_only"]

# From one table to the next by the index; DISTINCT would read every entry.
_TABS = """
WITH RECURSIVE found (tab) AS (
    SELECT min(tab) FROM entries
    UNION ALL
    SELECT (SELECT min(tab) FROM entries WHERE tab > found.tab) FROM found WHERE found.tab IS NOT NULL
)
SELECT tab FROM found WHERE tab IS NOT NULL
"""

_ENTRIES = "SELECT number, body FROM entries WHERE tab = ? AND number > ? ORDER BY number"


def open_read_only(folder: Path) -> "Reader":
    """Look into a store that a server may be using: takes no lock of the folder, holds nobody up."""
    file = folder / FILE_NAME
    return Reader(open_to_read(file), file)


class Reads(IndexReads):
    """All that can be read; any thread may ask."""

    _file: Path

    def tabs(self) -> list[str]:
        """The tables that have entries, by name."""
        return [tab for (tab,) in self._read(_TABS)]

    def entries(self, tab: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries of a table in order, from the one after number `after`.

        StoreFailed (store-corrupt) if one is missing among them, or their pages cannot be read.
        """
        found: list[tuple[int, bytes]] = self._read(_ENTRIES, (tab, after))
        check_numbers(found, tab, after, self._file)
        return found


class Reader(Reads):
    """Reads a file through a connection, which it owns. A file of version 1 has no index to ask: StoreFailed."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._file = file
        self._turn = threading.Lock()
        self._closed = False
        self._connection = connection

    def close(self) -> None:
        with self._turn:
            self._closed = True
            self._connection.close()

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        with self._turn:
            if self._closed:
                raise closed(self._file)
            try:
                return self._connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise StoreFailed(failure(error, self._file)) from error

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
