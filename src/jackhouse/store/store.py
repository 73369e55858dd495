"""The store: a folder with one file, locked, written by one thread, read beside it."""

import sqlite3
import threading
from concurrent.futures import Future
from pathlib import Path

from jackhouse.store.backup import back_up
from jackhouse.store.failure import StoreFailed, closed
from jackhouse.store.file import FILE_NAME, open_file, unwritable
from jackhouse.store.job import Append, Drop, Entry, Then, promise
from jackhouse.store.lock import FolderLock
from jackhouse.store.placing import make_folder
from jackhouse.store.reader import Reader
from jackhouse.store.writer import Writer

__all__ = ["Store"]


class Store:
    """Tables of numbered entries, 1, 2, 3, ...; any thread may call anything."""

    def __init__(self, file: Path, lock: FolderLock, writer: Writer, reader: Reader) -> None:
        """Use `Store.open`."""
        self._file = file
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._closing = threading.Lock()
        self._closed = False

    @staticmethod
    def open(folder: Path) -> "Store":
        """Open the store in a folder, made if it is not there; BadInput if it cannot be had."""
        file = folder / FILE_NAME
        try:
            make_folder(folder)
            lock = FolderLock(folder)
        except OSError as error:
            raise unwritable(error, folder) from error
        try:
            connection = open_file(file)
            try:
                reader = Reader(file)
            except sqlite3.Error as error:
                connection.close()
                raise unwritable(error, file) from error
            return Store(file, lock, Writer(connection, file), reader)
        except BaseException:
            lock.release()
            raise

    def append(self, tab: str, number: int, body: bytes) -> "Future[None]":
        """Store the next entry of a table. Done once it is durable; StoreFailed, and then nothing is stored."""
        return self.append_many([(tab, number, body)])

    def append_many(self, items: list[Entry]) -> "Future[None]":
        """Store several entries, of one or more tables: all or none."""
        done, then = promise()
        self.append_then(items, then)
        return done

    def append_then(self, items: list[Entry], then: Then) -> None:
        """The same for those who would rather be told than ask, in another thread; it must not take long there."""
        self._writer.submit(Append([(tab, number, bytes(body)) for tab, number, body in items], then))

    def drop(self, tab: str) -> "Future[None]":
        """Forget a table; its next entry would be number 1 again."""
        done, then = promise()
        self._writer.submit(Drop(tab, then))
        return done

    def tabs(self) -> list[str]:
        """The tables that have entries, by name."""
        return self._reader.tabs()

    def entries(self, tab: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries of a table in order, from the one after number `after`."""
        return self._reader.entries(tab, after)

    def backup(self, file: Path) -> None:
        """Copy all that is stored by now to a new file, checked; to restore it, put it alone into an empty folder."""
        if self._closed:
            raise closed(self._file)
        back_up(self._file, file)

    def close(self) -> None:
        """Store what waits and let go of the folder; again, it does nothing.

        StoreFailed if the log could not be moved into the file: nothing is lost, the next `open` reads the log.
        """
        with self._closing:
            if self._closed:
                return
            self._closed = True
            try:
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
    def trouble(self) -> StoreFailed | None:
        """Why the log could not be moved into the file, the last time; it grows until that succeeds."""
        return self._writer.trouble

    def __enter__(self) -> "Store":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
