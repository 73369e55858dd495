"""A copy of a store that is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.store.check import check_whole
from jackhouse.store.failure import StoreFailed, failure
from jackhouse.store.file import cannot_open, connect, open_to_read
from jackhouse.store.placing import built_beside

__all__ = ["back_up"]


def back_up(source: Path, file: Path) -> None:
    """Copy a store, as it is at this moment, to one file that has no log beside it."""
    if os.path.lexists(file):
        raise _exists(file)
    try:
        with built_beside(file) as draft:
            _copy(source, draft)
    except FileExistsError:
        raise _exists(file) from None
    except OSError as error:
        raise cannot_open(error, file) from error
    except sqlite3.Error as error:
        raise StoreFailed(failure(error, file)) from error


def _copy(source: Path, draft: Path) -> None:
    with closing(open_to_read(source)) as original, closing(connect(draft, "rw")) as copy:
        original.backup(copy)  # in one go, so that those who write meanwhile do not make it begin again
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        check_whole(copy, draft)


def _exists(file: Path) -> BadInput:
    return BadInput(Reason("store-backup-exists", "", {"file": str(file)}))
