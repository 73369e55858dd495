"""The store: a locked folder with one SQLite file, written by one thread and read by any."""

import sqlite3
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from jackhouse.store.backup import back_up
from jackhouse.store.batch import Append, Drop, Entry, OnStored, Touch, future_and_callback
from jackhouse.store.database import FILE_NAME, connect, make_private_folder, open_for_writing, opening_error
from jackhouse.store.errors import StoreFailed, closed_error
from jackhouse.store.index import TableRow
from jackhouse.store.integrity import IntegrityChecks
from jackhouse.store.lock import FolderLock
from jackhouse.store.reader import Reader, StoreQueries
from jackhouse.store.writer import Writer

__all__ = ["Store"]


class Store(StoreQueries):
    """Tables of entries numbered 1, 2, 3, ... All methods may be called from any thread."""

    def __init__(self, file: Path, lock: FolderLock, writer: Writer, reader: Reader) -> None:
        """Use `Store.open`."""
        self._file = file
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closing = threading.Lock()
        self._closed = False
        self._checks = IntegrityChecks()

    @staticmethod
    def open(folder: Path) -> "Store":
        """Opens the store in a folder; creates both if needed. Raises BadInput if that fails.

        The time does not depend on the number of tables: damage is found by `check`, and by `entries` in its table.
        """
        file = folder / FILE_NAME
        try:
            make_private_folder(folder)
            lock = FolderLock(folder)
        except OSError as error:
            raise opening_error(error, folder) from error
        try:
            connection = open_for_writing(file)
            try:
                reader = Reader(connect(file, "ro"), file)
            except sqlite3.Error as error:
                connection.close()
                raise opening_error(error, file) from error
            return Store(file, lock, Writer(connection, file), reader)
        except BaseException:
            lock.release()
            raise

    def append(self, tab: str, number: int, body: bytes) -> "Future[None]":
        """Stores the next entry of a table. The future resolves once it is durable; StoreFailed: nothing is stored."""
        return self.append_many([(tab, number, body)])

    def append_many(self, items: list[Entry], rows: Sequence[TableRow] = ()) -> "Future[None]":
        """Stores several entries, of one or more tables, and rows of the index: all or none.

        A row replaces the row of its table.
        """
        done, callback = future_and_callback()
        self.append_then(items, callback, rows)
        return done

    def append_then(self, items: list[Entry], then: OnStored, rows: Sequence[TableRow] = ()) -> None:
        """Like `append_many`, but calls `then` in the writer thread, where it must return quickly."""
        self._writer.submit(Append([(tab, number, bytes(body)) for tab, number, body in items], rows, then))

    def drop(self, tab: str) -> "Future[None]":
        """Removes a table: its entries and its row. Its next entry is number 1 again."""
        done, callback = future_and_callback()
        self._writer.submit(Drop(tab, callback))
        return done

    def touch(self, uptime: float, active: Mapping[str, float]) -> "Future[None]":
        """Stores the uptime, and for some tables the uptime of their last use. Tables without a row are ignored."""
        done, callback = future_and_callback()
        self._writer.submit(Touch(uptime, dict(active), callback))
        return done

    def backup(self, file: Path) -> None:
        """Copies the store to a new file and checks the copy. To restore it, put it alone into an empty folder."""
        if self._closed:
            raise closed_error(self._file)
        back_up(self._file, file)

    def check(self) -> None:
        """Reads the whole file and looks for damage. Raises StoreFailed (store-corrupt) if it finds any.

        It is slow and blocks nothing else: call it in a thread. Raises StoreFailed (store-closed) if the store is
        closed meanwhile.
        """
        self._checks.run(self._file)

    def close(self) -> None:
        """Stores all pending jobs and releases the folder. A second call does nothing.

        Raises StoreFailed if the last checkpoint failed: nothing is lost, the next `open` reads the log.
        """
        with self._closing:
            if self._closed:
                return
            self._closed = True
            try:
                self._checks.close()
                self._reader.close()
                self._writer.close()
            finally:
                self._lock.release()

    @property
    def batches(self) -> int:
        """The number of transactions that have stored something."""
        return self._writer.batches

    @property
    def appended(self) -> int:
        """The number of entries stored since `open`."""
        return self._writer.appended

    @property
    def writable(self) -> bool:
        """False after a write that failed because of the disk, until a write succeeds."""
        return self._writer.writable

    @property
    def checkpoint_error(self) -> StoreFailed | None:
        """The error of the last checkpoint, None if it succeeded. The log grows until a checkpoint succeeds."""
        return self._writer.checkpoint_error

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        return self._reader._read(query, values)

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
