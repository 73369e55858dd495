"""The file of a store: made, told apart from others, opened.

A file that is ours is opened as SQLite does it, which replays the log that a crash left; only then it is judged. Until
then its pages mean little: a checkpoint that was cut off leaves a file that is shorter than its header says.
"""

import errno
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.store.failure import cause_of, corrupt, full, is_damage, is_full, primary_code
from jackhouse.store.placing import built_beside
from jackhouse.store.schema import APPLICATION, TABLES, VERSION, creation, migration

__all__ = ["FILE_NAME", "cannot_open", "connect", "open_file", "open_to_read"]

FILE_NAME = "jackhouse.sqlite"

_MAGIC = b"SQLite format 3\0"
_FULL_SYNC = 2
_KEEPS_LOG = b"\2\2"  # in the header of a file that is written through a log; a backup has been taken off it
_PATIENCE = 2.0  # seconds to wait for somebody who looks into the file with a tool of his own
_LEAST_ROOM = 64 << 10  # bytes: a log and its index


def open_file(file: Path) -> sqlite3.Connection:
    """The connection that writes. The caller holds the lock of the folder."""
    try:
        if os.path.lexists(file):
            _identify(file)
        _check_log(file)
        if not file.exists():
            _create(file)
        connection = connect(file, "rw")
        try:
            _check_version(_ask(connection, "PRAGMA user_version"), file)
            _settle(connection)
            if _ask(connection, "PRAGMA user_version") != VERSION:
                connection.executescript(migration())
            _check_tables(connection, file)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise cannot_open(error, file) from error
    return connection


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that reads, beside a server or after a crash. BadInput if the file is not ours or not for us."""
    if not os.path.lexists(file):
        raise BadInput(Reason("store-missing", "", {"file": str(file)}))
    try:
        _identify(file)
        connection = _connect_to_read(file)
        try:
            _check_version(_ask(connection, "PRAGMA user_version"), file)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise cannot_open(error, file) from error
    return connection


def connect(file: Path, mode: str) -> sqlite3.Connection:
    """A connection without transactions of its own; who uses it sees to it that only one thread does at a time."""
    address = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)


def cannot_open(error: Exception, file: Path) -> BadInput:
    """Why a store cannot be opened."""
    if is_damage(error) or primary_code(error) == sqlite3.SQLITE_ERROR:  # the latter: what it should hold is not there
        return BadInput(corrupt(file, "store-broken", cause_of(error)))
    if is_full(error):
        return BadInput(full(error, file))
    no_room = _try_to_write(file.parent) if isinstance(error, sqlite3.Error) else None
    if no_room is not None and is_full(no_room):  # SQLite has many names for this
        return BadInput(full(no_room, file))
    return BadInput(Reason("store-unwritable", "", {"file": str(file), "detail": cause_of(error)}))


# ---- whose it is -----------------------------------------------------------------------------------------------------


def _identify(file: Path) -> None:
    """Refuse a file that is not ours, or not for us, by its header, and change nothing: no log is replayed."""
    if not file.is_file():
        raise _foreign(file)
    try:
        with closing(connect(file, "ro&immutable=1")) as connection:
            connection.execute("PRAGMA writable_schema = ON")  # accept a file that is shorter than its header says
            application, version = _ask(connection, "PRAGMA application_id"), _ask(connection, "PRAGMA user_version")
    except sqlite3.Error:  # SQLite may still read it, from the log
        application, version = _read_header(file)
    if application != APPLICATION:
        raise _foreign(file)
    _check_version(version, file)


def _read_header(file: Path) -> tuple[int, int]:
    """Application id and version as they stand in the file; zeros if it is none of SQLite's.

    No connection of this process should be open to the file: closing it here gives up SQLite's locks on it. None can be
    if SQLite does not even read its header.
    """
    with file.open("rb") as opened:
        head = opened.read(100)
    if len(head) < 100 or not head.startswith(_MAGIC):
        return 0, 0
    return int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big")


def _check_log(file: Path) -> None:
    """Refuse a log without its file, or beside a backup put in its place: SQLite would play it into any file.

    No connection of this process may be open to the file: closing it here would give up SQLite's locks on it.
    """
    log = file.with_name(file.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        head = b""
        if file.exists():
            with file.open("rb") as opened:
                head = opened.read(20)
        if head[18:] != _KEEPS_LOG:
            raise BadInput(corrupt(file, "store-stray-log", log.name))


def _check_version(version: object, file: Path) -> None:
    if not isinstance(version, int) or version > VERSION:
        raise BadInput(Reason("store-newer", "", {"file": str(file), "found": version, "known": VERSION}))


def _check_tables(connection: sqlite3.Connection, file: Path) -> None:
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()}
    for name in TABLES:
        if name not in found:
            raise BadInput(corrupt(file, "store-broken", f"no such table: {name}"))


def _foreign(file: Path) -> BadInput:
    return BadInput(Reason("store-foreign", "", {"file": str(file)}))


# ---- made and opened -------------------------------------------------------------------------------------------------


def _create(file: Path) -> None:
    """Made under another name first: what has the name of our file carries our mark from the first moment."""
    with built_beside(file) as draft, closing(connect(draft, "rw")) as connection:
        connection.executescript(creation())


def _settle(connection: sqlite3.Connection) -> None:
    """What is acknowledged survives a loss of power: a log that is synced at every commit. Believed when read back."""
    journal = _ask(connection, "PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, and hears of failures
    if journal != "wal" or _ask(connection, "PRAGMA synchronous") != _FULL_SYNC:
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))  # a file system that cannot
    connection.execute("BEGIN")
    connection.execute(f"PRAGMA user_version = {VERSION}")  # fails if the file can only be read
    connection.execute("ROLLBACK")


def _connect_to_read(file: Path) -> sqlite3.Connection:
    """Read-only, unless a crash while the file was first opened left a rollback journal, which SQLite must apply."""
    connection = connect(file, "ro")
    try:
        _ask(connection, "PRAGMA user_version")
    except sqlite3.Error as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        connection = connect(file, "rw")
        connection.execute("PRAGMA query_only = ON")
    return connection


def _ask(connection: sqlite3.Connection, question: str) -> object:
    answer: object = connection.execute(question).fetchall()[0][0]
    return answer


def _try_to_write(folder: Path) -> OSError | None:
    """The system's own error if there is no room for a small file."""
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as draft:
            draft.write(bytes(_LEAST_ROOM))
            draft.write(b"\0")  # the first may have been cut short
    except OSError as error:
        return error
    return None
