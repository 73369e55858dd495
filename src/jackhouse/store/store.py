"""The store: a folder with one file, locked, written by one thread, read beside it."""

import sqlite3
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from jackhouse.store.backup import back_up
from jackhouse.store.check import Checks
from jackhouse.store.failure import StoreFailed, closed
from jackhouse.store.file import FILE_NAME, cannot_open, connect, open_file
from jackhouse.store.index import TableRow
from jackhouse.store.job import Append, Drop, Entry, Then, Touch, promise
from jackhouse.store.lock import FolderLock
from jackhouse.store.placing import make_folder
from jackhouse.store.reader import Reader, Reads
from jackhouse.store.writer import Writer

__all__ = ["Store"]


class Store(Reads):
    """Tables of numbered entries, 1, 2, 3, ...; any thread may call anything."""

    def __init__(self, file: Path, lock: FolderLock, writer: Writer, reader: Reader) -> None:
        """Use `Store.open`."""
        self._file = file
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closing = threading.Lock()
        self._closed = False
        self._checks = Checks()

    @staticmethod
    def open(folder: Path) -> "Store":
        """Open the store in a folder, made if it is not there; BadInput if it cannot be had.

        Takes no longer with more tables: `check` looks for damage, and `entries` meets that of its table.
        """
        file = folder / FILE_NAME
        try:
            make_folder(folder)
            lock = FolderLock(folder)
        except OSError as error:
            raise cannot_open(error, folder) from error
        try:
            connection = open_file(file)
            try:
                reader = Reader(connect(file, "ro"), file)
            except sqlite3.Error as error:
                connection.close()
                raise cannot_open(error, file) from error
            return Store(file, lock, Writer(connection, file), reader)
        except BaseException:
            lock.release()
            raise

    def append(self, tab: str, number: int, body: bytes) -> "Future[None]":
        """Store the next entry of a table. Done once it is durable; StoreFailed, and then nothing is stored."""
        return self.append_many([(tab, number, body)])

    def append_many(self, items: list[Entry], rows: Sequence[TableRow] = ()) -> "Future[None]":
        """Store several entries, of one or more tables, and rows of the index: all or none.

        A row replaces the row of its table.
        """
        done, then = promise()
        self.append_then(items, then, rows)
        return done

    def append_then(self, items: list[Entry], then: Then, rows: Sequence[TableRow] = ()) -> None:
        """As `append_many`; calls `then` in the writer thread, where it must not take long."""
        self._writer.submit(Append([(tab, number, bytes(body)) for tab, number, body in items], rows, then))

    def drop(self, tab: str) -> "Future[None]":
        """Forget a table: its entries and its row. Its next entry would be number 1 again."""
        done, then = promise()
        self._writer.submit(Drop(tab, then))
        return done

    def touch(self, uptime: float, active: Mapping[str, float]) -> "Future[None]":
        """Note the uptime, and for some tables the uptime at which each was last in use.

        Tables that have no row are ignored.
        """
        done, then = promise()
        self._writer.submit(Touch(uptime, dict(active), then))
        return done

    def backup(self, file: Path) -> None:
        """Copy all that is stored by now to a new file, checked; to restore it, put it alone into an empty folder."""
        if self._closed:
            raise closed(self._file)
        back_up(self._file, file)

    def check(self) -> None:
        """Read the whole file and look for damage: StoreFailed (store-corrupt) if there is some.

        Takes a while and holds nobody up; meant for a thread. If the store is closed meanwhile: StoreFailed
        (store-closed).
        """
        self._checks.run(self._file)

    def close(self) -> None:
        """Store what waits and let go of the folder; again, it does nothing.

        StoreFailed if the log could not be moved into the file: nothing is lost, the next `open` reads the log.
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
        """How many transactions have stored something."""
        return self._writer.batches

    @property
    def appended(self) -> int:
        """How many entries have been stored since `open`."""
        return self._writer.appended

    @property
    def writable(self) -> bool:
        """False once something could not be stored for a reason of the disk, until something is stored again."""
        return self._writer.writable

    @property
    def trouble(self) -> StoreFailed | None:
        """Why the log could not be moved into the file, the last time; it grows until that succeeds."""
        return self._writer.trouble

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        return self._reader._read(query, values)

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
