"""Looking for damage: takes as long as reading the whole file."""

import sqlite3
import threading
from pathlib import Path

from jackhouse.store.failure import StoreFailed, closed, corrupt, failure
from jackhouse.store.file import connect

__all__ = ["Checks", "check_numbers", "check_whole"]

_OFTEN = 0.05  # seconds
_GAPS = "SELECT tab FROM entries GROUP BY tab HAVING min(number) != 1 OR max(number) != count(*) LIMIT 1"


def check_whole(connection: sqlite3.Connection, file: Path) -> None:
    """StoreFailed if the structure is broken, or there is a table whose entries are not 1, 2, 3, ..."""
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        if found != "ok":
            raise StoreFailed(corrupt(file, "store-broken", str(found)))
        gaps = connection.execute(_GAPS).fetchall()
    except sqlite3.Error as error:
        raise StoreFailed(failure(error, file)) from error
    if gaps:
        raise StoreFailed(corrupt(file, "store-gap", gaps[0][0]))


def check_numbers(entries: list[tuple[int, bytes]], tab: str, after: int, file: Path) -> None:
    """StoreFailed if the entries of a table, in order, are not those from number `after` + 1 on."""
    if entries and (entries[0][0] != after + 1 or entries[-1][0] != after + len(entries)):
        raise StoreFailed(corrupt(file, "store-gap", tab))


class Checks:
    """The checks of an open store, each through a connection of its own."""

    def __init__(self) -> None:
        self._turn = threading.Condition()
        self._running: set[sqlite3.Connection] = set()
        self._closed = False

    def run(self, file: Path) -> None:
        """As `check_whole`; StoreFailed (store-closed) if `close` is called before it is done."""
        with self._turn:
            if self._closed:
                raise closed(file)
            connection = connect(file, "ro")
            self._running.add(connection)
        try:
            check_whole(connection, file)
        except StoreFailed:
            if self._closed:
                raise closed(file) from None
            raise
        finally:
            with self._turn:
                self._running.remove(connection)
                connection.close()
                self._turn.notify_all()

    def close(self) -> None:
        """Stop the checks that run, and start no more."""
        with self._turn:
            self._closed = True
            while self._running:
                for connection in self._running:
                    connection.interrupt()
                self._turn.wait(_OFTEN)  # an interrupt between two statements would be missed
