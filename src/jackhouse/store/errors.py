"""Errors of the store: the exception, and the reasons that it carries."""

import errno
import sqlite3
from pathlib import Path

from jackhouse.kernel.reason import Reason

__all__ = [
    "StoreFailed",
    "closed_error",
    "corrupt_reason",
    "disk_full_reason",
    "error_text",
    "is_corruption",
    "is_disk_full",
    "is_partial_write",
    "primary_code",
    "reason_for",
    "undecided_reason",
]

# A full disk gives one of these codes: for the file, its log, or the index of the log (-shm).
_DISK_FULL_CODES = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
_DISK_FULL_ERRNOS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_CORRUPTION_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StoreFailed(Exception):
    """Storing or reading has failed. A failed write has no effect, unless the reason is store-undecided."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason


def reason_for(error: Exception, file: Path) -> Reason:
    """Returns the reason for an error of the operating system or of SQLite."""
    if isinstance(error, StoreFailed):
        return error.reason
    if is_corruption(error):
        return corrupt_reason(file, "store-broken", error_text(error))
    if is_disk_full(error):
        return disk_full_reason(error, file)
    return Reason("store-failed", "", {"file": str(file), "detail": error_text(error)})


def disk_full_reason(error: Exception, file: Path) -> Reason:
    return Reason("store-full", "", {"file": str(file), "detail": error_text(error)})


def corrupt_reason(file: Path, problem: str, detail: str) -> Reason:
    return Reason("store-corrupt", "", {"file": str(file), "problem": problem, "detail": detail})


def undecided_reason(error: Exception, file: Path) -> Reason:
    return Reason("store-undecided", "", {"file": str(file), "detail": error_text(error)})


def closed_error(file: Path) -> StoreFailed:
    return StoreFailed(Reason("store-closed", "", {"file": str(file)}))


def is_disk_full(error: BaseException) -> bool:
    """Whether the disk is full, as reported by the operating system or by SQLite."""
    return (
        getattr(error, "sqlite_errorcode", None) in _DISK_FULL_CODES
        or getattr(error, "errno", None) in _DISK_FULL_ERRNOS
    )


def is_partial_write(error: BaseException) -> bool:
    """Whether a write stopped before the commit record, which is written last, was complete."""
    return getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)


def is_corruption(error: BaseException) -> bool:
    """Whether SQLite has found a corrupt page or file."""
    return primary_code(error) in _CORRUPTION_CODES


def primary_code(error: BaseException) -> int:
    """Returns the primary result code of SQLite, SQLITE_OK if the error has none."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)) & 0xFF


def error_text(error: BaseException) -> str:
    """Returns the text of the system: "Permission denied", "disk I/O error (SQLITE_IOERR_FSYNC)"."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    words = str(error) or type(error).__name__
    name = getattr(error, "sqlite_errorname", None)
    return f"{words} ({name})" if name else words
