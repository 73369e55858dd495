"""What can be asked of the writer: entries to append, a table to drop."""

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from jackhouse.kernel.reason import Reason
from jackhouse.store.failure import StoreFailed

__all__ = ["PAGE", "Append", "Drop", "Entry", "Job", "Then", "last_number", "promise"]

Entry = tuple[str, int, bytes]
"""The table, the entry's number in it, its body."""

Then = Callable[[Reason | None], None]
"""Is told, in the thread that writes, that it is stored (None), or why not."""

PAGE = 4096


def promise() -> tuple["Future[None]", Then]:
    """A promise, and what keeps or breaks it.

    It cannot be cancelled: who stops waiting for it has not unsaid what he wanted to be stored.
    """
    done: Future[None] = Future()
    done.set_running_or_notify_cancel()

    def then(why_not: Reason | None) -> None:
        if why_not is None:
            done.set_result(None)
        else:
            done.set_exception(StoreFailed(why_not))

    return done, then


class Job:
    """Something to write, and who is told of it."""

    items: Sequence[Entry] = ()

    def __init__(self, then: Then) -> None:
        self.then = then

    def write(self, connection: sqlite3.Connection) -> int:
        """Write it within a transaction; returns about how many bytes that adds to the log."""
        raise NotImplementedError

    def settle(self, why_not: Reason | None) -> None:
        try:  # noqa: SIM105 (a context manager costs more than all the rest)
            self.then(why_not)
        except BaseException:  # whatever its callbacks do, the writer goes on
            pass


class Append(Job):
    """Entries that are stored together or not at all, each the next one of its table."""

    def __init__(self, items: list[Entry], then: Then) -> None:
        self.then = then
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

    def __init__(self, tab: str, then: Then) -> None:
        super().__init__(then)
        self.tab = tab

    def write(self, connection: sqlite3.Connection) -> int:
        return PAGE * connection.execute("DELETE FROM entries WHERE tab = ?", (self.tab,)).rowcount


def last_number(connection: sqlite3.Connection, tab: str) -> int:
    """The number of a table's last entry, 0 if it has none."""
    last: int | None = connection.execute("SELECT max(number) FROM entries WHERE tab = ?", (tab,)).fetchall()[0][0]
    return last or 0
