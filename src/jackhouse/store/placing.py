"""Files and folders that are there whole or not at all, and stay there."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["built_beside", "make_folder"]

_NO_LINKS = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS)


@contextmanager
def built_beside(file: Path) -> Iterator[Path]:
    """A draft of `file` under another name beside it, put into place when the block ends well, else removed.

    FileExistsError if there is something at `file` by then: it is never overwritten.
    """
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        _sync(draft)
        _place(draft, file)
        _sync(file.parent)
    finally:
        for rest in ("", "-journal", "-wal", "-shm"):
            Path(name + rest).unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, for nobody but us to look into (the hands of all players are in there)."""
    missing = [above for above in (folder, *folder.parents) if not above.exists()]
    for above in reversed(missing):
        above.mkdir(mode=0o700, exist_ok=True)
        _sync(above.parent)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def _place(draft: Path, file: Path) -> None:
    """Renaming would overwrite; a second name for the draft does not."""
    try:
        os.link(draft, file)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        if os.path.lexists(file):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file)) from None
        draft.rename(file)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno != errno.EINVAL:  # a file system that cannot sync a folder
            raise
    finally:
        os.close(handle)
