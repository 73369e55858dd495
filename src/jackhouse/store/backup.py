"""Backups of a store, also while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.store.database import atomic_create, connect, open_for_reading, opening_error
from jackhouse.store.errors import StoreFailed, reason_for
from jackhouse.store.integrity import check_database

__all__ = ["back_up"]


def back_up(source: Path, file: Path) -> None:
    """Copies the current contents of a store to a new file without a log, and checks the copy."""
    if os.path.lexists(file):
        raise _already_exists(file)
    try:
        with atomic_create(file) as draft:
            _copy(source, draft)
    except FileExistsError:
        raise _already_exists(file) from None
    except OSError as error:
        raise opening_error(error, file) from error
    except sqlite3.Error as error:
        raise StoreFailed(reason_for(error, file)) from error


def _copy(source: Path, draft: Path) -> None:
    with closing(open_for_reading(source)) as original, closing(connect(draft, "rw")) as copy:
        original.backup(copy)  # in one step: a write between two steps would make the copy start again
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()
        check_database(copy, draft)


def _already_exists(file: Path) -> BadInput:
    return BadInput(Reason("store-backup-exists", "", {"file": str(file)}))
