"""The one thread that writes: all that waits goes into one transaction, and one sync of the disk serves all of it."""

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from jackhouse.kernel.reason import Reason
from jackhouse.store.batch import Batch
from jackhouse.store.failure import StoreFailed, closed, failure, is_damage, is_written_in_part, undecided
from jackhouse.store.job import Job

__all__ = ["Writer"]

_LOG_LIMIT = 4 << 20  # bytes of log after which it is moved into the file

# Faults of one job, as is damage to the pages of its table; all else (a full disk, a failing one) concerns all jobs.
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
        self.writable = True
        self._committing = False
        self._connection = connection
        self._file = file
        self._log = 0
        self._numbers: dict[str, int] = {}  # of tables' last entries, as far as they are known
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()  # None: the end
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
        while jobs := self._next_jobs():
            self._store(jobs)
            if self._log >= _LOG_LIMIT:
                self._checkpoint("PASSIVE")

    def _next_jobs(self) -> list[Job]:
        """All that waits now; empty only if nothing will come any more."""
        jobs: list[Job] = []
        job = self._waiting.get()
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                job = self._waiting.get_nowait()
        if job is None:  # after these
            self._waiting.put(None)
        return jobs

    def _store(self, jobs: list[Job]) -> None:
        outcomes: list[Reason | None]
        try:
            outcomes = self._write(jobs)
        except Exception as error:
            self._roll_back()
            if not isinstance(error, _OWN_FAULT) and not is_damage(error):
                self.writable = False
                outcomes = [self._clear_log(error)] * len(jobs)
            elif len(jobs) == 1:
                outcomes = [failure(error, self._file)]
            else:  # whose fault it is shows when each is stored by itself
                for job in jobs:
                    self._store([job])
                return
        for job, why_not in zip(jobs, outcomes):
            if why_not is None:
                self.appended += len(job.items)
            job.settle(why_not)

    def _write(self, jobs: list[Job]) -> list[Reason | None]:
        """Store in one transaction all that can be stored; for each of the others, why not."""
        self._committing = False
        batch = Batch(self._connection, self._numbers)
        outcomes = [self._add(job, batch) for job in jobs]
        statements = list(batch.statements())
        self._committing = len(statements) == 1  # which is a transaction by itself
        if len(statements) == 1:
            self._connection.execute(*statements[0])
        elif statements:
            self._connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                self._connection.execute(*statement)
            self._committing = True
            self._connection.execute("COMMIT")
        if statements:
            self.batches += 1
            self.writable = True
            self._log += batch.log_size()
            batch.forget_dropped()
        return outcomes

    def _add(self, job: Job, batch: Batch) -> Reason | None:
        try:
            job.add_to(batch)
        except _OWN_FAULT as error:
            return failure(error, self._file)
        return None

    def _roll_back(self) -> None:
        self._numbers.clear()
        with suppress(Exception):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _clear_log(self, error: Exception) -> Reason:
        """Make sure that a failed transaction stays undone; what to tell those who asked for it.

        If the sync of its commit failed, the log holds the transaction in full, and a crash would bring it back. So the
        log is emptied. If that cannot be done either, only the next commit, which overwrites it, or the next recovery,
        which replays it, decides.
        """
        emptied = self._checkpoint("TRUNCATE")
        if emptied or not self._committing or is_written_in_part(error):
            return failure(error, self._file)
        return undecided(error, self._file)

    def _checkpoint(self, how: str) -> bool:
        """Move the log into the file; whether all of it was, and nobody reads it any more.

        If that fails nothing is lost, and it is tried again after the next batch.
        """
        try:
            ((busy, *_),) = self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        except Exception as error:
            self._log = _LOG_LIMIT
            self.trouble = StoreFailed(failure(error, self._file))
            return False
        self._log = 0
        self.trouble = None
        return not busy
