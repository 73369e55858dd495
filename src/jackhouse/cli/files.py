"""Files that commands read and write, as JSON or as bytes."""

import contextlib
import errno
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jackhouse.kernel import BadInput, Reason

__all__ = ["read_json", "write_files", "write_json"]


def read_json(path: Path) -> Any:
    """Returns the JSON document in a file. Raises `BadInput` if it cannot be read or is not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(Reason("file-unreadable", "", {"file": str(path), "why": _error_name(error)})) from error
    except (ValueError, RecursionError) as error:
        raise BadInput(Reason("file-not-json", "", {"file": str(path)})) from error


def write_json(path: Path, data: object) -> None:
    """Writes a JSON document atomically."""
    write_files({path: (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()})


def write_files(files: Mapping[Path, bytes]) -> None:
    """Writes all of the files or none, each of them atomically. Raises `BadInput` if one cannot be written."""
    drafts: dict[Path, Path] = {}
    at = Path()
    try:
        for at, data in files.items():
            if at.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            drafts[at] = at.with_name(at.name + ".new")
            drafts[at].write_bytes(data)
        for at, draft in drafts.items():
            draft.replace(at)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        for draft in drafts.values():
            with contextlib.suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)
        raise BadInput(Reason("file-unwritable", "", {"file": str(at), "why": _error_name(error)})) from error


def _error_name(error: OSError | ValueError) -> str:
    """The name of the system error, for example `ENOENT`."""
    return errno.errorcode.get(getattr(error, "errno", None) or errno.EINVAL, "?")
