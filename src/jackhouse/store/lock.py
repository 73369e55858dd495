"""The lock of a data folder: only one server may use it."""

import fcntl
import os
import threading
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["FolderLock"]

_LOCK_NAME = "jackhouse.lock"

# A lock of `lockf` belongs to the process. Forked processes do not keep it when the server is gone. But it does not
# keep out a second store of the same process, and closing any handle of the file releases it. So the locks of this
# process are listed here, by device and inode, and a listed file is not opened again.
_held: set[tuple[int, int]] = set()
_held_lock = threading.Lock()


class FolderLock:
    """Locked from its creation to `release`. The lock file stays: its existence has no meaning."""

    def __init__(self, folder: Path) -> None:
        """Raises BadInput if another store has the lock, OSError if the lock file cannot be written."""
        file = folder / _LOCK_NAME
        with _held_lock:
            if file.exists() and _identity(file.stat()) in _held:
                raise _locked(folder)
            self._handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                os.close(self._handle)
                raise _locked(folder) from None
            except BaseException:
                os.close(self._handle)
                raise
            self._identity = _identity(os.fstat(self._handle))
            _held.add(self._identity)

    def release(self) -> None:
        """Releases the lock. Must be called only once."""
        with _held_lock:
            os.close(self._handle)
            _held.discard(self._identity)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _locked(folder: Path) -> BadInput:
    return BadInput(Reason("store-locked", "", {"file": str(folder)}))
