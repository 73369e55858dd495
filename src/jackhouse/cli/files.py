"""Files that commands read and write, as JSON or as bytes."""

import contextlib
import errno
import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jackhouse.kernel import BadInput, Reason

__all__ = ["check_different", "check_writable", "json_bytes", "read_json", "write_files", "write_json"]


def read_json(path: Path) -> Any:
    """Returns the JSON document in a file. Raises `BadInput` if it cannot be read or is not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(Reason("file-unreadable", "", {"file": str(path), "why": _error_name(error)})) from error
    except (ValueError, RecursionError) as error:
        raise BadInput(Reason("file-not-json", "", {"file": str(path)})) from error


def json_bytes(data: object) -> bytes:
    """Returns a JSON document as files hold it."""
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def write_json(path: Path, data: object) -> None:
    """Writes a JSON document atomically."""
    write_files({path: json_bytes(data)})


def check_different(*paths: Path | None) -> None:
    """Raises `BadInput` if a command shall write two things into one file."""
    seen: set[Path] = set()
    for path in paths:
        if path is not None:
            if path.absolute() in seen:
                raise BadInput(Reason("file-named-twice", "", {"file": str(path)}))
            seen.add(path.absolute())


def check_writable(path: Path) -> None:
    """Raises `BadInput` if a file cannot be written: for commands that know its content only after long work."""
    _write_drafts({path: b""}, keep=False)


def write_files(files: Mapping[Path, bytes]) -> None:
    """Writes all of the files or none, each of them atomically. Raises `BadInput` if one cannot be written."""
    _write_drafts(files, keep=True)


def _write_drafts(files: Mapping[Path, bytes], keep: bool) -> None:
    """Writes each file under another name; then renames all of them, or removes them if they are not to be kept."""
    drafts: dict[Path, Path] = {}
    at = Path()
    try:
        for at, data in files.items():
            if at.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            draft = at.with_name(f"{at.name}.{secrets.token_hex(4)}.new")
            with draft.open("xb") as file:  # never a file that is there already
                drafts[at] = draft
                file.write(data)
        for at, draft in drafts.items():
            if keep:
                draft.replace(at)
            else:
                draft.unlink()
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        for draft in drafts.values():
            with contextlib.suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)
        raise BadInput(Reason("file-unwritable", "", {"file": str(at), "why": _error_name(error)})) from error


def _error_name(error: OSError | ValueError) -> str:
    """The name of the system error, for example `ENOENT`."""
    return errno.errorcode.get(getattr(error, "errno", None) or errno.EINVAL, "?")
