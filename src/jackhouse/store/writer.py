"""The writer thread. All pending jobs go into one transaction, with one sync of the disk (group commit)."""

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from jackhouse.kernel.reason import Reason
from jackhouse.store.batch import Batch, Job
from jackhouse.store.errors import (
    StoreFailed,
    closed_error,
    is_corruption,
    is_partial_write,
    reason_for,
    undecided_reason,
)

__all__ = ["Writer"]

_LOG_LIMIT = 4 << 20  # bytes; a longer log starts a checkpoint

# Errors of a single job, as is corruption of its table. All others, such as a full disk, concern the whole batch.
_JOB_ERRORS = (
    StoreFailed, TypeError, ValueError, OverflowError,
    sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError, sqlite3.IntegrityError,
)  # fmt: skip


class Writer:
    """Owns the writing connection, and the thread that uses it."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self.batches = 0
        self.appended = 0
        self.checkpoint_error: StoreFailed | None = None
        self.writable = True
        self._committing = False  # whether the commit of the current transaction has begun
        self._connection = connection
        self._file = file
        self._log_bytes = 0  # an estimate
        self._numbers: dict[str, int] = {}  # of the last entry by table, for the tables read so far
        self._queue: SimpleQueue[Job | None] = SimpleQueue()  # None ends the thread
        self._closing = False
        self._submit_lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="jackhouse-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Queues a job. After `close`, the job fails at once (store-closed)."""
        with self._submit_lock:
            accepted = not self._closing
            if accepted:
                self._queue.put(job)
        if not accepted:
            job.finish(closed_error(self._file).reason)

    def close(self) -> None:
        """Stores all pending jobs, makes a checkpoint and closes the connection.

        Raises StoreFailed if the checkpoint fails: nothing is lost then.
        """
        with self._submit_lock:
            self._closing = True
            self._queue.put(None)
        self._thread.join()
        try:
            self._checkpoint("TRUNCATE")
        finally:
            self._connection.close()
        if self.checkpoint_error is not None:
            raise self.checkpoint_error

    # ---- in the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while jobs := self._next_batch():
            self._store(jobs)
            if self._log_bytes >= _LOG_LIMIT:
                self._checkpoint("PASSIVE")

    def _next_batch(self) -> list[Job]:
        """Waits for a job. Returns all pending jobs; an empty list ends the thread."""
        jobs: list[Job] = []
        job = self._queue.get()
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                job = self._queue.get_nowait()
        if job is None:  # for the next call
            self._queue.put(None)
        return jobs

    def _store(self, jobs: list[Job]) -> None:
        """Stores jobs in one transaction and reports their outcomes.

        If an error of a single job breaks the transaction, each job gets a transaction of its own.
        """
        outcomes: list[Reason | None]
        try:
            outcomes = self._write(jobs)
        except Exception as error:
            self._roll_back()
            if not isinstance(error, _JOB_ERRORS) and not is_corruption(error):
                self.writable = False
                outcomes = [self._discard_failed_commit(error)] * len(jobs)
            elif len(jobs) == 1:
                outcomes = [reason_for(error, self._file)]
            else:
                for job in jobs:
                    self._store([job])
                return
        for job, reason in zip(jobs, outcomes):
            if reason is None:
                self.appended += len(job.items)
            job.finish(reason)

    def _write(self, jobs: list[Job]) -> list[Reason | None]:
        """Stores in one transaction the jobs that are valid. Returns a reason for each of the others."""
        self._committing = False
        batch = Batch(self._connection, self._numbers)
        outcomes = [self._add(job, batch) for job in jobs]
        statements = list(batch.statements())
        self._committing = len(statements) == 1  # a single statement is a transaction of its own
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
            self._log_bytes += batch.log_size()
            batch.forget_dropped()
        return outcomes

    def _add(self, job: Job, batch: Batch) -> Reason | None:
        try:
            job.add_to(batch)
        except _JOB_ERRORS as error:
            return reason_for(error, self._file)
        return None

    def _roll_back(self) -> None:
        self._numbers.clear()
        with suppress(Exception):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _discard_failed_commit(self, error: Exception) -> Reason:
        """Makes sure that a failed transaction stays undone. Returns the reason for its jobs.

        If only the sync of the commit failed, the log holds the complete transaction, and recovery after a crash would
        apply it. So the log is emptied by a checkpoint. If that fails too, the outcome is undecided: the next commit
        overwrites the transaction, or the next recovery applies it.
        """
        emptied = self._checkpoint("TRUNCATE")
        if emptied or not self._committing or is_partial_write(error):
            return reason_for(error, self._file)
        return undecided_reason(error, self._file)

    def _checkpoint(self, how: str) -> bool:
        """Moves the log into the file. Returns whether the log is empty now: no reader held it back.

        If it fails, nothing is lost; it is tried again after the next batch.
        """
        try:
            ((busy, *_),) = self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
        except Exception as error:
            self._log_bytes = _LOG_LIMIT
            self.checkpoint_error = StoreFailed(reason_for(error, self._file))
            return False
        self._log_bytes = 0
        self.checkpoint_error = None
        return not busy
