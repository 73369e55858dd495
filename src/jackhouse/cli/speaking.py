"""Which language the command line speaks, and how its options are read."""

import contextlib
import errno
import json
import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jackhouse import text
from jackhouse.kernel import BadInput, Reason

_spoken: list[str] = []


def house_lexicon() -> text.Lexicon:
    """The texts in the language chosen with `--lang`, else in that of the environment, else English."""
    return text.load(_spoken[-1] if _spoken else _environment_language())


def speak(language: str | None) -> text.Lexicon:
    """Choose the language for the rest of the run."""
    if language is not None:
        if language not in text.languages():
            raise BadInput(Reason("unknown-language", "", {"language": language[:20], "known": text.languages()}))
        _spoken.append(language)
    return house_lexicon()


def _environment_language() -> str:
    wanted = os.environ.get("JACKHOUSE_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    code = (locale.normalize(wanted) or "en")[:2].lower()
    return code if code in text.languages() else "en"


def read_options(line: str) -> dict[str, str]:
    """Options from `key=value,key=value`; a bare key switches on."""
    options: dict[str, str] = {}
    for item in line.split(","):
        if item.strip():
            key, equals, value = item.partition("=")
            options[key.strip()] = value.strip() if equals else "on"
    return options


def read_json(path: Path) -> Any:
    """The JSON document in a file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(Reason("file-unreadable", "", {"file": str(path), "why": error.strerror or "?"})) from error
    except (ValueError, RecursionError) as error:
        raise BadInput(Reason("file-not-json", "", {"file": str(path)})) from error


def write_json(path: Path, data: object) -> None:
    """Write a document whole or not at all."""
    write_files({path: (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()})


def write_files(files: Mapping[Path, bytes]) -> None:
    """Write files, all of them or none, each of them whole."""
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
    except (OSError, ValueError) as error:  # no such folder, not allowed, no room; a name that no file can have
        for draft in drafts.values():
            with contextlib.suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)
        why = getattr(error, "strerror", None) or "?"
        raise BadInput(Reason("file-unwritable", "", {"file": str(at), "why": why})) from error


def read_board(name: str) -> object:
    """A board by its built-in name, or the document in a .json file."""
    return read_json(Path(name)) if name.endswith(".json") else name
