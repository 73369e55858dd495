"""The one thread that writes: all that waits goes into one transaction, and one sync of the disk serves all of it."""

import sqlite3
import threading
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

from jackhouse.kernel.reason import Reason
from jackhouse.store.failure import StoreFailed, closed, failure
from jackhouse.store.job import Job

__all__ = ["Writer"]

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
        self._waiting: list[Job] = []
        self._closing = False
        self._wake = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="jackhouse-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> "Future[None]":
        with self._wake:
            accepted = not self._closing
            if accepted:
                self._waiting.append(job)
                self._wake.notify()
        if not accepted:
            job.settle(closed(self._file).reason)
        return job.done

    def close(self) -> None:
        """Write what waits, move the log into the file, let go. StoreFailed if the log stays; nothing is lost then."""
        with self._wake:
            self._closing = True
            self._wake.notify()
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
        with self._wake:
            while not self._waiting and not self._closing:
                self._wake.wait()
            batch, self._waiting = self._waiting, []
            return batch

    def _store(self, batch: list[Job]) -> None:
        outcomes: list[Reason | None]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job) for job in batch]
            self._connection.execute("COMMIT")
        except Exception as error:
            self._give_up()
            outcomes = [failure(error, self._file)] * len(batch)
        if None in outcomes:
            self.batches += 1
        self.appended += sum(job.appends for job, why_not in zip(batch, outcomes) if why_not is None)
        for job, why_not in zip(batch, outcomes):
            job.settle(why_not)

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
