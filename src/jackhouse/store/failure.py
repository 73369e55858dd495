"""What can go wrong with a store, as a value."""

import errno
import sqlite3
from pathlib import Path

from jackhouse.kernel.reason import Reason

__all__ = [
    "StoreFailed",
    "cause_of",
    "closed",
    "corrupt",
    "failure",
    "full",
    "is_damage",
    "is_full",
    "is_written_in_part",
    "primary_code",
    "undecided",
]

# A full disk shows as one of these: in the file, in its log, or in the index of the log (-shm).
_FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreFailed(Exception):
    """Something could not be stored or read. What was not stored left no trace, unless it is store-undecided."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


def failure(error: Exception, file: Path) -> Reason:
    """What an error of the disk or of SQLite means for whoever wanted to store or read something."""
    if isinstance(error, StoreFailed):
        return error.reason
    if is_damage(error):
        return corrupt(file, "store-broken", cause_of(error))
    if is_full(error):
        return full(error, file)
    return Reason("store-failed", "", {"file": str(file), "detail": cause_of(error)})


def full(error: Exception, file: Path) -> Reason:
    return Reason("store-full", "", {"file": str(file), "detail": cause_of(error)})


def corrupt(file: Path, problem: str, detail: str) -> Reason:
    return Reason("store-corrupt", "", {"file": str(file), "problem": problem, "detail": detail})


def undecided(error: Exception, file: Path) -> Reason:
    return Reason("store-undecided", "", {"file": str(file), "detail": cause_of(error)})


def closed(file: Path) -> StoreFailed:
    return StoreFailed(Reason("store-closed", "", {"file": str(file)}))


def is_full(error: BaseException) -> bool:
    """Whether there is no room on the disk, as the system or SQLite says it."""
    return getattr(error, "sqlite_errorcode", None) in _FULL or getattr(error, "errno", None) in _NO_ROOM


def is_written_in_part(error: BaseException) -> bool:
    """Whether a write failed: the record of the commit, which is written last, is then not whole."""
    return getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)


def is_damage(error: BaseException) -> bool:
    """Whether SQLite met a page that makes no sense."""
    return primary_code(error) in _DAMAGE


def primary_code(error: BaseException) -> int:
    """SQLite's result code without the details, SQLITE_OK if there is none."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)) & 0xFF


def cause_of(error: BaseException) -> str:
    """The words of the system: "Permission denied", "disk I/O error (SQLITE_IOERR_FSYNC)"."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    words = str(error) or type(error).__name__
    name = getattr(error, "sqlite_errorname", None)
    return f"{words} ({name})" if name else words
