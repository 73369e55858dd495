"""Two servers never share a folder."""

import fcntl
import os
import threading
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason

__all__ = ["FolderLock"]

_LOCK_NAME = "jackhouse.lock"

# A lock of this kind belongs to the process: processes forked off a server do not keep it when the server is gone, but
# it does not hold off a second store of the same process, and closing any handle of the file gives it up. So what this
# process holds is kept here, by device and inode, and such a file is not opened again.
_held: set[tuple[int, int]] = set()
_guard = threading.Lock()


class FolderLock:
    """Held from the making to `release`; the file stays, since its being there means nothing."""

    def __init__(self, folder: Path) -> None:
        """OSError if the lock file cannot be written."""
        file = folder / _LOCK_NAME
        with _guard:
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
        """Once only."""
        with _guard:
            os.close(self._handle)
            _held.discard(self._identity)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _locked(folder: Path) -> BadInput:
    return BadInput(Reason("store-locked", "", {"file": str(folder)}))
