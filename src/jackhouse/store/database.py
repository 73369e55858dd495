"""The SQLite file of a store: it is created, identified and opened here.

The contents of a file are checked only after SQLite has opened it and replayed the log that a crash may have left. The
pages alone say little before that: an interrupted checkpoint leaves a file that is shorter than its header says.
"""

import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.store.errors import (
    corrupt_reason,
    disk_full_reason,
    error_text,
    is_corruption,
    is_disk_full,
    primary_code,
)
from jackhouse.store.schema import APPLICATION, TABLES, VERSION, creation_script, migration_script

__all__ = [
    "FILE_NAME",
    "atomic_create",
    "connect",
    "make_private_folder",
    "open_for_reading",
    "open_for_writing",
    "opening_error",
]

FILE_NAME = "jackhouse.sqlite"

_MAGIC = b"SQLite format 3\0"
_FULL_SYNC = 2
_WAL_MODE = b"\2\2"  # in the header of a file with a write-ahead log; a backup has another value there
_BUSY_TIMEOUT = 2.0  # seconds to wait for another program that has locked the file
_NO_HARD_LINKS = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS)
_MIN_FREE_SPACE = 64 << 10  # bytes; enough for a log and its index


def open_for_writing(file: Path) -> sqlite3.Connection:
    """Returns the connection for the writer; creates the file if there is none. The caller holds the folder lock."""
    try:
        if os.path.lexists(file):
            _identify(file)
        _check_log(file)
        if not file.exists():
            _create(file)
        connection = connect(file, "rw")
        try:
            _check_version(_query_value(connection, "PRAGMA user_version"), file)
            _configure_durability(connection)
            if _query_value(connection, "PRAGMA user_version") != VERSION:
                connection.executescript(migration_script())
            _check_tables(connection, file)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise opening_error(error, file) from error
    return connection


def open_for_reading(file: Path) -> sqlite3.Connection:
    """Returns a read-only connection; a server may be using the file. Raises BadInput for a foreign or newer file."""
    if not os.path.lexists(file):
        raise BadInput(Reason("store-missing", "", {"file": str(file)}))
    try:
        _identify(file)
        connection = _connect_to_read(file)
        try:
            _check_version(_query_value(connection, "PRAGMA user_version"), file)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise opening_error(error, file) from error
    return connection


def connect(file: Path, mode: str) -> sqlite3.Connection:
    """Returns a connection in autocommit mode. The caller makes sure that one thread at a time uses it."""
    address = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=_BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)


def opening_error(error: Exception, file: Path) -> BadInput:
    """Returns the exception for a store that cannot be opened."""
    if is_corruption(error) or primary_code(error) == sqlite3.SQLITE_ERROR:  # SQLITE_ERROR: a table is missing
        return BadInput(corrupt_reason(file, "store-broken", error_text(error)))
    if is_disk_full(error):
        return BadInput(disk_full_reason(error, file))
    no_space = _probe_free_space(file.parent) if isinstance(error, sqlite3.Error) else None
    if no_space is not None and is_disk_full(no_space):  # SQLite reports a full disk in many ways
        return BadInput(disk_full_reason(no_space, file))
    return BadInput(Reason("store-unwritable", "", {"file": str(file), "detail": error_text(error)}))


# ---- identification --------------------------------------------------------------------------------------------------


def _identify(file: Path) -> None:
    """Refuses a foreign or newer file by its header. It changes nothing: no log is replayed."""
    if not file.is_file():
        raise _foreign_file(file)
    try:
        with closing(connect(file, "ro&immutable=1")) as connection:
            connection.execute("PRAGMA writable_schema = ON")  # accept a file that is shorter than its header says
            application = _query_value(connection, "PRAGMA application_id")
            version = _query_value(connection, "PRAGMA user_version")
    except sqlite3.Error:  # SQLite may still be able to read it with the log
        application, version = _read_header(file)
    if application != APPLICATION:
        raise _foreign_file(file)
    _check_version(version, file)


def _read_header(file: Path) -> tuple[int, int]:
    """Returns application id and version from the header; zeros if it is not a file of SQLite.

    This process must have no connection to the file: closing the file here would release SQLite's locks on it. There is
    none, since SQLite cannot read the header.
    """
    with file.open("rb") as opened:
        head = opened.read(100)
    if len(head) < 100 or not head.startswith(_MAGIC):
        return 0, 0
    return int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big")


def _check_log(file: Path) -> None:
    """Refuses a log without its file, or beside a restored backup: SQLite would replay it into any file.

    This process must have no connection to the file: closing the file here would release SQLite's locks on it.
    """
    log = file.with_name(file.name + "-wal")
    if log.exists() and log.stat().st_size > 0:
        head = b""
        if file.exists():
            with file.open("rb") as opened:
                head = opened.read(20)
        if head[18:] != _WAL_MODE:
            raise BadInput(corrupt_reason(file, "store-stray-log", log.name))


def _check_version(version: object, file: Path) -> None:
    if not isinstance(version, int) or version > VERSION:
        raise BadInput(Reason("store-newer", "", {"file": str(file), "found": version, "known": VERSION}))


def _check_tables(connection: sqlite3.Connection, file: Path) -> None:
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()}
    for name in TABLES:
        if name not in found:
            raise BadInput(corrupt_reason(file, "store-broken", f"no such table: {name}"))


def _foreign_file(file: Path) -> BadInput:
    return BadInput(Reason("store-foreign", "", {"file": str(file)}))


# ---- creation and opening --------------------------------------------------------------------------------------------


def _create(file: Path) -> None:
    """Creates the file under another name first, so that a file with our name always has our application id."""
    with atomic_create(file) as draft, closing(connect(draft, "rw")) as connection:
        connection.executescript(creation_script())


def _configure_durability(connection: sqlite3.Connection) -> None:
    """Sets up a write-ahead log that is synced at every commit, and reads the settings back to be sure."""
    journal = _query_value(connection, "PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer makes checkpoints and sees their errors
    if journal != "wal" or _query_value(connection, "PRAGMA synchronous") != _FULL_SYNC:
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))  # a file system without support for it
    connection.execute("BEGIN")
    connection.execute(f"PRAGMA user_version = {VERSION}")  # fails if the file is read-only
    connection.execute("ROLLBACK")


def _connect_to_read(file: Path) -> sqlite3.Connection:
    """Opens the file read-only, or with write access if a crash has left a rollback journal that SQLite must apply."""
    connection = connect(file, "ro")
    try:
        _query_value(connection, "PRAGMA user_version")
    except sqlite3.Error as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_READONLY_ROLLBACK:
            raise
        connection = connect(file, "rw")
        connection.execute("PRAGMA query_only = ON")
    return connection


def _query_value(connection: sqlite3.Connection, query: str) -> object:
    value: object = connection.execute(query).fetchall()[0][0]
    return value


def _probe_free_space(folder: Path) -> OSError | None:
    """Returns the error of the operating system if a small file cannot be written."""
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as draft:
            draft.write(bytes(_MIN_FREE_SPACE))
            draft.write(b"\0")  # the first write may be incomplete
    except OSError as error:
        return error
    return None


# ---- atomic creation of files ----------------------------------------------------------------------------------------


@contextmanager
def atomic_create(file: Path) -> Iterator[Path]:
    """Yields a temporary file in the same folder, which becomes `file` at the end of the block.

    An exception in the block removes the temporary file. Raises FileExistsError if `file` exists at the end: it is
    never overwritten.
    """
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        _sync(draft)
        _link_or_rename(draft, file)
        _sync(file.parent)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            Path(name + suffix).unlink(missing_ok=True)


def make_private_folder(folder: Path) -> None:
    """Creates a folder and its parents, readable by this user only: the store holds the hands of all players."""
    missing = [above for above in (folder, *folder.parents) if not above.exists()]
    for above in reversed(missing):
        above.mkdir(mode=0o700, exist_ok=True)
        _sync(above.parent)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def _link_or_rename(draft: Path, file: Path) -> None:
    """Links the draft to its final name: unlike a rename, a link does not overwrite."""
    try:
        os.link(draft, file)
    except OSError as error:
        if error.errno not in _NO_HARD_LINKS:
            raise
        if os.path.lexists(file):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file)) from None
        draft.rename(file)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system without sync of folders
            raise
    finally:
        os.close(handle)
