"""What can go wrong with a store while it is open, as a value."""

import sqlite3
from pathlib import Path

from jackhouse.kernel.reason import Reason

__all__ = ["StoreFailed", "cause_of", "closed", "failure"]

# A full disk shows as one of these: in the file, in its log, or in the index of the log (-shm).
_FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)


class StoreFailed(Exception):
    """Something could not be stored, or not be read; what could not be stored has left no trace."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


def failure(error: Exception, file: Path) -> Reason:
    """What an error of the disk or of SQLite means for whoever wanted to store something."""
    if isinstance(error, StoreFailed):
        return error.reason
    if getattr(error, "sqlite_errorcode", None) in _FULL:
        return Reason("store-full", "", {"file": str(file), "detail": cause_of(error)})
    return Reason("store-failed", "", {"file": str(file), "detail": cause_of(error)})


def closed(file: Path) -> StoreFailed:
    return StoreFailed(Reason("store-closed", "", {"file": str(file)}))


def cause_of(error: BaseException) -> str:
    """The words of the system: "Permission denied", "disk I/O error (SQLITE_IOERR_FSYNC)"."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    words = str(error) or type(error).__name__
    name = getattr(error, "sqlite_errorname", None)
    return f"{words} ({name})" if name else words
