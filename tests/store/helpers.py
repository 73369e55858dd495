"""What the tests of the store share."""

import os
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import jackhouse
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.store import Store, StoreFailed
from jackhouse.store.batch import Batch
from jackhouse.store.job import Job

FILE = "jackhouse.sqlite"
VERSION_1 = """
BEGIN;
PRAGMA application_id = 0x4A61636B;
PRAGMA user_version = 1;
CREATE TABLE entries (
    tab TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (tab, number)
) WITHOUT ROWID;
COMMIT;
"""
"""The schema of a store before there was an index of tables."""
SOURCE = Path(jackhouse.__file__).parents[1]


def refusal(what: Callable[[], Any]) -> str:
    """The code of the reason for which something is refused."""
    with pytest.raises(BadInput) as caught:
        what()
    return caught.value.reason.code


def why_not(promise: "Future[None]") -> str:
    """The code of the reason for which something was not stored, "" if it was."""
    failed = promise.exception()
    if failed is None:
        return ""
    assert isinstance(failed, StoreFailed)
    return failed.reason.code


def contents(store: Any) -> dict[str, list[tuple[int, bytes]]]:
    return {tab: store.entries(tab) for tab in store.tabs()}


def numbered(*bodies: bytes) -> list[tuple[int, bytes]]:
    return list(enumerate(bodies, 1))


def fill(folder: Path, tabs: int = 3, entries: int = 60, size: int = 300) -> None:
    with Store.open(folder) as store:
        for tab in range(tabs):
            store.append_many([(f"t{tab}", number, bytes(size)) for number in range(1, entries + 1)]).result()


def snapshot(folder: Path) -> dict[str, bytes]:
    """All files of a folder but the lock, whose being there means nothing."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file() and file.suffix != ".lock"}


def start(script: str, *arguments: object, before: tuple[str, ...] = ()) -> "subprocess.Popen[str]":
    """Another process with the same house."""
    command = [*before, sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
    lobby = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.Popen(command, env=lobby, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def run(script: str, *arguments: object, before: tuple[str, ...] = ()) -> list[str]:
    """The lines that another process prints."""
    with start(script, *arguments, before=before) as process:
        said, _ = process.communicate(timeout=60)
    assert process.returncode in (0, -9), process.returncode
    return said.splitlines()


class Hold(Job):
    """Keeps the writer busy once its transaction is over."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self.busy, self.go_on = threading.Event(), threading.Event()

    def add_to(self, batch: Batch) -> None:
        pass

    def settle(self, why_not: Reason | None) -> None:
        self.busy.set()
        self.go_on.wait()


@contextmanager
def held(store: Store) -> Iterator[None]:
    """All that is asked of the store within the block waits together."""
    hold = Hold()
    store._writer.submit(hold)
    assert hold.busy.wait(30)
    yield
    hold.go_on.set()
