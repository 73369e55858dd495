"""Integrity checks: they look for damage, and take as long as reading the whole file."""

import sqlite3
import threading
from pathlib import Path

from jackhouse.store.database import connect
from jackhouse.store.errors import StoreFailed, closed_error, corrupt_reason, reason_for

__all__ = ["IntegrityChecks", "check_database", "check_entry_numbers"]

_RETRY_INTERVAL = 0.05  # seconds
_GAPS = "SELECT tab FROM entries GROUP BY tab HAVING min(number) != 1 OR max(number) != count(*) LIMIT 1"


def check_database(connection: sqlite3.Connection, file: Path) -> None:
    """Raises StoreFailed if the file is damaged, or if the entries of a table are not 1, 2, 3, ..."""
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
        if found != "ok":
            raise StoreFailed(corrupt_reason(file, "store-broken", str(found)))
        gaps = connection.execute(_GAPS).fetchall()
    except sqlite3.Error as error:
        raise StoreFailed(reason_for(error, file)) from error
    if gaps:
        raise StoreFailed(corrupt_reason(file, "store-gap", gaps[0][0]))


def check_entry_numbers(entries: list[tuple[int, bytes]], tab: str, after: int, file: Path) -> None:
    """Raises StoreFailed if the entries of a table are not numbered `after` + 1, `after` + 2, ..."""
    if entries and (entries[0][0] != after + 1 or entries[-1][0] != after + len(entries)):
        raise StoreFailed(corrupt_reason(file, "store-gap", tab))


class IntegrityChecks:
    """The running checks of an open store; each has its own connection."""

    def __init__(self) -> None:
        self._condition = threading.Condition()
        self._running: set[sqlite3.Connection] = set()
        self._closed = False

    def run(self, file: Path) -> None:
        """Runs `check_database`. Raises StoreFailed (store-closed) if `close` is called meanwhile."""
        with self._condition:
            if self._closed:
                raise closed_error(file)
            connection = connect(file, "ro")
            self._running.add(connection)
        try:
            check_database(connection, file)
        except StoreFailed:
            if self._closed:
                raise closed_error(file) from None
            raise
        finally:
            with self._condition:
                self._running.remove(connection)
                connection.close()
                self._condition.notify_all()

    def close(self) -> None:
        """Stops the running checks and refuses new ones."""
        with self._condition:
            self._closed = True
            while self._running:
                for connection in self._running:
                    connection.interrupt()
                self._condition.wait(_RETRY_INTERVAL)  # repeated: an interrupt between two statements has no effect
