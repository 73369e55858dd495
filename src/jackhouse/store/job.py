"""What can be asked of the writer: entries to append, a table to drop."""

import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress

from jackhouse.kernel.reason import Reason
from jackhouse.store.failure import StoreFailed

__all__ = ["PAGE", "Append", "Drop", "Entry", "Job", "last_number"]

Entry = tuple[str, int, bytes]
"""The table, the entry's number in it, its body."""

PAGE = 4096


class Job:
    """Something to write, and the promise given for it.

    The promise cannot be cancelled: who stops waiting for it has not unsaid what he wanted to be stored.
    """

    items: Sequence[Entry] = ()

    def __init__(self) -> None:
        self.done: Future[None] = Future()
        self.done.set_running_or_notify_cancel()

    def write(self, connection: sqlite3.Connection) -> int:
        """Write it within a transaction; returns about how many bytes that adds to the log."""
        raise NotImplementedError

    def settle(self, why_not: Reason | None) -> None:
        with suppress(BaseException):  # whatever its callbacks do, the writer goes on
            if why_not is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(StoreFailed(why_not))


class Append(Job):
    """Entries that are stored together or not at all, each the next one of its table."""

    def __init__(self, items: list[Entry]) -> None:
        super().__init__()
        self.items = items

    def write(self, connection: sqlite3.Connection) -> int:
        size = 0
        for tab, number, body in self.items:
            expected = last_number(connection, tab) + 1
            if number != expected:
                raise StoreFailed(Reason("store-clash", "", {"key": tab, "found": number, "known": expected}))
            connection.execute("INSERT INTO entries VALUES (?, ?, ?)", (tab, number, body))
            size += PAGE + len(body)
        return size


class Drop(Job):
    """A table that is to be forgotten, with all its entries."""

    def __init__(self, tab: str) -> None:
        super().__init__()
        self.tab = tab

    def write(self, connection: sqlite3.Connection) -> int:
        return PAGE * connection.execute("DELETE FROM entries WHERE tab = ?", (self.tab,)).rowcount


def last_number(connection: sqlite3.Connection, tab: str) -> int:
    """The number of a table's last entry, 0 if it has none."""
    last: int | None = connection.execute("SELECT max(number) FROM entries WHERE tab = ?", (tab,)).fetchall()[0][0]
    return last or 0
