"""Jobs of the writer thread, and the batch that turns several jobs into a few SQL statements."""

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import cache
from itertools import chain
from math import isfinite
from typing import TypeVar

from jackhouse.kernel.reason import Reason
from jackhouse.store.errors import StoreFailed
from jackhouse.store.index import COLUMNS, TableRow, row_values

__all__ = ["Append", "Batch", "Drop", "Entry", "Job", "OnStored", "Statement", "Touch", "future_and_callback"]

Entry = tuple[str, int, bytes]
"""The code of the table, the number of the entry, its body."""

Statement = tuple[str, Sequence[str | int | float | bytes | None]]
"""SQL, and the values of its parameters."""

OnStored = Callable[[Reason | None], None]
"""Called in the writer thread: with None once the job is durable, else with the reason of the failure."""

T = TypeVar("T")

_PAGE = 4096  # bytes
_PAGES_PER_ROW = 5  # the row and its index entries
_PAGES_PER_TABLE = 30
_MAX_VALUES = 750  # parameters of a statement; SQLite before 3.32 allows 999

_OR_UPDATE = f" ON CONFLICT (code) DO UPDATE SET {', '.join(f'{column} = excluded.{column}' for column in COLUMNS[1:])}"
_TOUCH = "UPDATE tables SET active = seen.value FROM json_each(?) AS seen WHERE code = seen.key"


class Batch:
    """The combined changes of the jobs of one transaction.

    The writer thread releases the GIL at every statement, and waiting for it can take longer than the statement itself.
    So the number of statements does not grow with the number of jobs.
    """

    def __init__(self, connection: sqlite3.Connection, numbers: dict[str, int]) -> None:
        """`numbers`: the number of the last entry by table, for the tables read so far; the batch updates it."""
        self._connection = connection
        self._numbers = numbers
        self._entries: list[Entry] = []
        self._size = 0  # bytes of all bodies
        self._rows: dict[str, TableRow] = {}
        self._dropped: dict[str, None] = {}
        self._active: dict[str, float] = {}
        self._uptime: float | None = None

    def append(self, items: Sequence[Entry], rows: Sequence[TableRow]) -> None:
        """Adds entries and rows. Raises StoreFailed, and adds nothing, if a number is not the next one of its table."""
        numbers = self._numbers
        last: dict[str, int] = {}
        size = 0
        for tab, number, body in items:
            known = last.get(tab) or numbers.get(tab)
            expected = (self._last_number(tab) if known is None else known) + 1
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
        """Removes a table: its entries and its row."""
        self._last_number(tab)  # raises for a name that SQLite cannot store
        self._dropped[tab] = None
        self._numbers[tab] = 0
        self._entries = [entry for entry in self._entries if entry[0] != tab]
        self._rows.pop(tab, None)
        self._active.pop(tab, None)

    def touch(self, uptime: float, active: Mapping[str, float]) -> None:
        """Sets the uptime, and the last use of some tables."""
        if not all(map(isfinite, active.values())):
            raise ValueError(f"no time: {active}")
        self._uptime = uptime
        for code, when in active.items():
            if code in self._rows:
                self._rows[code] = replace(self._rows[code], active=when)
            else:
                self._active[code] = when

    def statements(self) -> list[Statement]:
        """Returns the statements. Deletions come first, so that a table that is dropped and stored again stays."""
        found: list[Statement] = []
        for tabs in _chunks(list(self._dropped), 1):
            marks = ", ".join("?" * len(tabs))
            found.append((f"DELETE FROM entries WHERE tab IN ({marks})", tabs))
            found.append((f"DELETE FROM tables WHERE code IN ({marks})", tabs))
        if self._active:
            found.append((_TOUCH, (json.dumps(self._active),)))
        if self._uptime is not None:
            found.append(("UPDATE meta SET value = ? WHERE key = 'uptime'", (self._uptime,)))
        for entries in _chunks(self._entries, 3):
            found.append((_insert("entries", 3, len(entries)), list(chain.from_iterable(entries))))
        for rows in _chunks(list(map(row_values, self._rows.values())), len(COLUMNS)):
            found.append((_insert("tables", len(COLUMNS), len(rows)) + _OR_UPDATE, list(chain.from_iterable(rows))))
        return found

    def log_size(self) -> int:
        """Returns an estimate of the bytes that the transaction adds to the write-ahead log."""
        pages = len(self._entries) + len(self._active)
        pages += _PAGES_PER_ROW * len(self._rows) + _PAGES_PER_TABLE * len(self._dropped)
        return _PAGE * pages + self._size

    def forget_dropped(self) -> None:
        """Removes the numbers of dropped tables. Call it after the commit."""
        for tab in self._dropped:
            if not self._numbers.get(tab):
                self._numbers.pop(tab, None)

    def _last_number(self, tab: str) -> int:
        known = self._numbers.get(tab)
        if known is None:
            found = self._connection.execute("SELECT max(number) FROM entries WHERE tab = ?", (tab,)).fetchall()
            known = self._numbers[tab] = found[0][0] or 0
        return known


@cache
def _insert(table: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([row] * rows)}"


def _chunks(items: list[T], columns: int) -> list[list[T]]:
    """Splits the items into chunks that fit into one statement each."""
    size = _MAX_VALUES // columns
    if len(items) <= size:
        return [items] if items else []
    return [items[at : at + size] for at in range(0, len(items), size)]


# ---- jobs ------------------------------------------------------------------------------------------------------------


def future_and_callback() -> tuple["Future[None]", OnStored]:
    """Returns a future and the callback that resolves it. The future cannot be cancelled, as the write cannot."""
    done: Future[None] = Future()
    done.set_running_or_notify_cancel()

    def callback(reason: Reason | None) -> None:
        if reason is None:
            done.set_result(None)
        else:
            done.set_exception(StoreFailed(reason))

    return done, callback


class Job:
    """A change that is stored completely or not at all, and the callback for its outcome."""

    items: Sequence[Entry] = ()

    def __init__(self, callback: OnStored) -> None:
        self.callback = callback

    def add_to(self, batch: Batch) -> None:
        """Adds the change to a batch. If it raises, it has added nothing."""
        raise NotImplementedError

    def finish(self, reason: Reason | None) -> None:
        """Calls the callback and ignores its exceptions."""
        try:  # noqa: SIM105 (a context manager costs more than the call)
            self.callback(reason)
        except BaseException:  # the writer thread must not end
            pass


class Append(Job):
    """Stores entries, each the next one of its table, and rows of the index."""

    def __init__(self, items: list[Entry], rows: Sequence[TableRow], callback: OnStored) -> None:
        self.callback = callback
        self.items = items
        self.rows = rows

    def add_to(self, batch: Batch) -> None:
        batch.append(self.items, self.rows)


class Drop(Job):
    """Removes a table: its entries and its row."""

    def __init__(self, tab: str, callback: OnStored) -> None:
        super().__init__(callback)
        self.tab = tab

    def add_to(self, batch: Batch) -> None:
        batch.drop(self.tab)


class Touch(Job):
    """Stores the uptime, and the last use of some tables."""

    def __init__(self, uptime: float, active: Mapping[str, float], callback: OnStored) -> None:
        super().__init__(callback)
        self.uptime = uptime
        self.active = active

    def add_to(self, batch: Batch) -> None:
        batch.touch(self.uptime, self.active)
