"""What several jobs change together, as the few statements that write it."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from math import isfinite
from typing import TypeVar

from jackhouse.kernel.reason import Reason
from jackhouse.store.failure import StoreFailed
from jackhouse.store.index import COLUMNS, TableRow, row_values

__all__ = ["Batch", "Entry", "Statement"]

Entry = tuple[str, int, bytes]
"""The table, the entry's number in it, its body."""

Statement = tuple[str, Sequence[str | int | float | bytes | None]]

T = TypeVar("T")

_PAGE = 4096
_PAGES_OF_A_ROW = 5  # the row itself, and its places in the indexes
_PAGES_OF_A_TABLE = 30
_MOST_VALUES = 750  # in a statement; SQLite before 3.32 takes 999

_OR_UPDATE = f" ON CONFLICT (code) DO UPDATE SET {', '.join(f'{column} = excluded.{column}' for column in COLUMNS[1:])}"
_TOUCH = "UPDATE tables SET active = seen.value FROM json_each(?) AS seen WHERE code = seen.key"


class Batch:
    """The net changes of jobs that are stored in one transaction.

    The writer thread gives up its turn at every statement and may wait longer for the next one than the statement
    takes, so the number of statements does not grow with the number of jobs.
    """

    def __init__(self, connection: sqlite3.Connection, numbers: dict[str, int]) -> None:
        """`numbers`: the numbers of tables' last entries, as far as they are known; kept up to date here."""
        self._connection = connection
        self._numbers = numbers
        self._entries: list[Entry] = []
        self._size = 0  # of their bodies
        self._rows: dict[str, TableRow] = {}
        self._dropped: dict[str, None] = {}
        self._active: dict[str, float] = {}
        self._uptime: float | None = None

    def append(self, items: Sequence[Entry], rows: Sequence[TableRow]) -> None:
        """StoreFailed if a number is not the next one of its table; then nothing of it is stored."""
        numbers = self._numbers
        last: dict[str, int] = {}
        size = 0
        for tab, number, body in items:
            known = last.get(tab) or numbers.get(tab)
            expected = (self._last(tab) if known is None else known) + 1
            if number != expected:
                raise StoreFailed(Reason("store-clash", "", {"key": tab, "found": number, "known": expected}))
            last[tab] = number
            size += len(body)
        numbers.update(last)
        self._entries += items
        self._size += size
        for row in rows:
            self._rows[row.code] = row

    def drop(self, tab: str) -> None:
        self._last(tab)  # refuses a name that cannot be one
        self._dropped[tab] = None
        self._numbers[tab] = 0
        self._entries = [entry for entry in self._entries if entry[0] != tab]
        self._rows.pop(tab, None)
        self._active.pop(tab, None)

    def touch(self, uptime: float, active: Mapping[str, float]) -> None:
        if not all(map(isfinite, active.values())):
            raise ValueError(f"no time: {active}")
        self._uptime = uptime
        for code, when in active.items():
            if code in self._rows:
                self._rows[code] = replace(self._rows[code], active=when)
            else:
                self._active[code] = when

    def statements(self) -> list[Statement]:
        """Deletions first: what is dropped and then stored anew stays."""
        found: list[Statement] = []
        for tabs in _portions(list(self._dropped), 1):
            marks = ", ".join("?" * len(tabs))
            found.append((f"DELETE FROM entries WHERE tab IN ({marks})", tabs))
            found.append((f"DELETE FROM tables WHERE code IN ({marks})", tabs))
        if self._active:
            found.append((_TOUCH, (json.dumps(self._active),)))
        if self._uptime is not None:
            found.append(("UPDATE meta SET value = ? WHERE key = 'uptime'", (self._uptime,)))
        for entries in _portions(self._entries, 3):
            found.append((_insert("entries", 3, len(entries)), list(chain.from_iterable(entries))))
        for rows in _portions(list(map(row_values, self._rows.values())), len(COLUMNS)):
            found.append((_insert("tables", len(COLUMNS), len(rows)) + _OR_UPDATE, list(chain.from_iterable(rows))))
        return found

    def log_size(self) -> int:
        """About how many bytes this adds to the log."""
        pages = len(self._entries) + len(self._active)
        pages += _PAGES_OF_A_ROW * len(self._rows) + _PAGES_OF_A_TABLE * len(self._dropped)
        return _PAGE * pages + self._size

    def forget_dropped(self) -> None:
        """Once stored: a table that is gone needs no number."""
        for tab in self._dropped:
            if not self._numbers.get(tab):
                self._numbers.pop(tab, None)

    def _last(self, tab: str) -> int:
        known = self._numbers.get(tab)
        if known is None:
            found = self._connection.execute("SELECT max(number) FROM entries WHERE tab = ?", (tab,)).fetchall()
            known = self._numbers[tab] = found[0][0] or 0
        return known


@cache
def _insert(table: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)}"


def _portions(items: list[T], columns: int) -> list[list[T]]:
    """The items in portions of as many as a statement takes."""
    most = _MOST_VALUES // columns
    if len(items) <= most:
        return [items] if items else []
    return [items[at : at + most] for at in range(0, len(items), most)]
