"""The one thread that writes: all that waits goes into one transaction, and one sync of the disk serves all of it."""

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from jackhouse.kernel.reason import Reason
from jackhouse.store.failure import StoreFailed, closed, failure
from jackhouse.store.job import PAGE, Job, last_number

__all__ = ["Writer"]

_MOST_AT_ONCE = 250  # entries in a statement
_ROW, _COLUMNS = "(?, ?, ?)", 3
_LOG_LIMIT = 4 << 20  # bytes of log after which it is moved into the file

# Faults of one entry; all else (a full disk, a failing one) is a fault of the whole batch.
_OWN_FAULT = (
    StoreFailed, TypeError, ValueError, OverflowError,
    sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError, sqlite3.IntegrityError,
)  # fmt: skip


class Writer:
    """Owns the writing connection from here on."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self.batches = 0
        self.appended = 0
        self.trouble: StoreFailed | None = None
        self._connection = connection
        self._file = file
        self._log = 0
        self._last: dict[str, int] = {}  # the numbers of tables' last entries, as far as they are known
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()  # nothing: the end
        self._closing = False
        self._door = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="jackhouse-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        with self._door:
            accepted = not self._closing
            if accepted:
                self._waiting.put(job)
        if not accepted:
            job.settle(closed(self._file).reason)

    def close(self) -> None:
        """Write what waits, move the log into the file, let go. StoreFailed if the log stays; nothing is lost then."""
        with self._door:
            self._closing = True
            self._waiting.put(None)
        self._thread.join()
        try:
            self._checkpoint("TRUNCATE")
        finally:
            self._connection.close()
        if self.trouble is not None:
            raise self.trouble

    # ---- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while batch := self._next_batch():
            self._store(batch)
            if self._log >= _LOG_LIMIT:
                self._checkpoint("PASSIVE")

    def _next_batch(self) -> list[Job]:
        """All that waits now; nothing only if nothing will come any more."""
        batch: list[Job] = []
        job = self._waiting.get()
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                job = self._waiting.get_nowait()
        if job is None:  # after these
            self._waiting.put(None)
        return batch

    def _store(self, batch: list[Job]) -> None:
        outcomes: list[Reason | None]
        try:
            outcomes = [None] * len(batch) if self._store_at_once(batch) else self._store_one_by_one(batch)
        except Exception as error:
            self._give_up()
            outcomes = [failure(error, self._file)] * len(batch)
        if None in outcomes:
            self.batches += 1
        for job, why_not in zip(batch, outcomes):
            if why_not is None:
                self.appended += len(job.items)
            job.settle(why_not)

    def _store_at_once(self, batch: list[Job]) -> bool:
        """Store all in one statement, a transaction by itself, if there are only entries in good order to store.

        Between two statements this thread waits for its turn, and that takes longer than a statement.
        """
        values: list[str | int | bytes] = []
        last: dict[str, int] = {}
        size = 0
        try:
            for job in batch:
                if not job.items:
                    return False
                for tab, number, body in job.items:
                    known = last.get(tab) or self._last.get(tab)
                    if number != (last_number(self._connection, tab) if known is None else known) + 1:
                        return False
                    last[tab] = number
                    values += (tab, number, body)
                    size += PAGE + len(body)
            rows = len(values) // _COLUMNS
            if rows > _MOST_AT_ONCE:
                return False
            self._connection.execute(f"INSERT INTO entries VALUES {', '.join([_ROW] * rows)}", values)
        except _OWN_FAULT:
            return False
        self._last.update(last)
        self._log += size
        return True

    def _store_one_by_one(self, batch: list[Job]) -> list[Reason | None]:
        """Store each that can be, in one transaction."""
        self._last.clear()
        self._connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._attempt(job) for job in batch]
        self._connection.execute("COMMIT")
        return outcomes

    def _attempt(self, job: Job) -> Reason | None:
        """Write a job, or nothing of it and say why not, if that is its own fault."""
        why_not = None
        self._connection.execute("SAVEPOINT job")
        try:
            self._log += job.write(self._connection)
        except _OWN_FAULT as error:
            self._connection.execute("ROLLBACK TO job")
            why_not = failure(error, self._file)
        self._connection.execute("RELEASE job")
        return why_not

    def _give_up(self) -> None:
        """Undo a transaction that failed.

        If it was the sync of its commit that failed, the log holds it in full, and a crash at this moment would bring
        it back: so the log is emptied too, if that can be done.
        """
        self._last.clear()
        with suppress(Exception):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        self._checkpoint("TRUNCATE")

    def _checkpoint(self, how: str) -> None:
        """Move the log into the file. If that fails nothing is lost, and it is tried again after the next batch."""
        try:
            self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        except Exception as error:
            self._log = _LOG_LIMIT
            self.trouble = StoreFailed(failure(error, self._file))
        else:
            self._log = 0
            self.trouble = None
