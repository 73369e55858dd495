"""The file of a store: made, told apart from others, checked, opened."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.store.failure import cause_of
from jackhouse.store.placing import built_beside

__all__ = ["FILE_NAME", "check_whole", "connect", "identify", "open_file", "unwritable"]

FILE_NAME = "jackhouse.sqlite"

_APPLICATION = 0x4A61636B  # "Jack"
_VERSION = 1
_FULL_SYNC = 2
_KEEPS_LOG = b"\2\2"  # in the head of a file that is written through a log; a backup has been taken off it
_PATIENCE = 2.0  # seconds to wait for somebody who looks into the file with a tool of his own
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)

_SCHEMA = f"""
BEGIN;
PRAGMA application_id = {_APPLICATION};
PRAGMA user_version = {_VERSION};
CREATE TABLE entries (
    tab TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tab, number)
) WITHOUT ROWID;
COMMIT;
"""

_GAPS = "SELECT tab FROM entries GROUP BY tab HAVING min(number) != 1 OR max(number) != count(*) LIMIT 1"


def open_file(file: Path) -> sqlite3.Connection:
    """The connection that writes. The caller holds the lock of the folder."""
    try:
        if os.path.lexists(file):
            identify(file)
        _check_log(file)
        if not file.exists():
            _create(file)
        connection = connect(file, "rw")
        try:
            _check_version(connection, file)
            check_whole(connection, file)
            _settle(connection)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise _refusal(error, file) from error
    return connection


def connect(file: Path, mode: str) -> sqlite3.Connection:
    """A connection without transactions of its own; who uses it sees to it that only one thread does at a time."""
    address = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)


def identify(file: Path) -> None:
    """Refuse a file that is not ours, or not for us, and change nothing: no log is replayed, no lock is taken."""
    try:
        if not file.is_file():
            raise _foreign(file)
        with closing(connect(file, "ro&immutable=1")) as connection:
            if _ask(connection, "PRAGMA application_id") != _APPLICATION:
                raise _foreign(file)
            _check_version(connection, file)
    except (OSError, sqlite3.Error) as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise _foreign(file) from error
        raise _refusal(error, file) from error


def check_whole(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse a file whose structure is broken, or that has a table whose entries are not 1, 2, 3, ..."""
    try:
        found = _ask(connection, "PRAGMA quick_check(1)")
        if found != "ok":
            raise _corrupt(file, "store-broken", str(found))
        gaps = connection.execute(_GAPS).fetchall()
    except sqlite3.Error as error:
        raise _refusal(error, file) from error
    if gaps:
        raise _corrupt(file, "store-gap", gaps[0][0])


def unwritable(error: Exception, file: Path) -> BadInput:
    return BadInput(Reason("store-unwritable", "", {"file": str(file), "detail": cause_of(error)}))


def _create(file: Path) -> None:
    """Made under another name first: what has the name of our file carries our mark from the first moment."""
    with built_beside(file) as draft, closing(connect(draft, "rw")) as connection:
        connection.executescript(_SCHEMA)


def _check_log(file: Path) -> None:
    """Refuse a log without its file, or beside a backup put in its place: SQLite would play it into any file.

    Nobody in this process may have the file open by now: to close it here would give up SQLite's locks on it.
    """
    log = file.with_name(file.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        head = b""
        if file.exists():
            with file.open("rb") as opened:
                head = opened.read(20)
        if head[18:] != _KEEPS_LOG:
            raise _corrupt(file, "store-stray-log", log.name)


def _check_version(connection: sqlite3.Connection, file: Path) -> None:
    version = _ask(connection, "PRAGMA user_version")
    if not isinstance(version, int) or version > _VERSION:
        raise BadInput(Reason("store-newer", "", {"file": str(file), "found": version, "known": _VERSION}))


def _settle(connection: sqlite3.Connection) -> None:
    """What is acknowledged survives a loss of power: a log that is synced at every commit. Believed when read back."""
    journal = _ask(connection, "PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, and hears of failures
    if journal != "wal" or _ask(connection, "PRAGMA synchronous") != _FULL_SYNC:
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))  # a file system that cannot
    connection.execute("BEGIN")
    connection.execute(f"PRAGMA user_version = {_VERSION}")  # fails if the file can only be read
    connection.execute("ROLLBACK")


def _ask(connection: sqlite3.Connection, question: str) -> object:
    answer: object = connection.execute(question).fetchall()[0][0]
    return answer


def _primary(error: BaseException) -> int:
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)) & 0xFF


def _refusal(error: Exception, file: Path) -> BadInput:
    if _primary(error) in _DAMAGE:
        return _corrupt(file, "store-broken", cause_of(error))
    return unwritable(error, file)


def _foreign(file: Path) -> BadInput:
    return BadInput(Reason("store-foreign", "", {"file": str(file)}))


def _corrupt(file: Path, problem: str, detail: str) -> BadInput:
    return BadInput(Reason("store-corrupt", "", {"file": str(file), "problem": problem, "detail": detail}))
