"""Helpers of the tests of the store."""

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
from jackhouse.store.batch import Batch, Job

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
"""The schema of version 1, which had no index of tables."""
SOURCE = Path(jackhouse.__file__).parents[1]


def refusal_code(what: Callable[[], Any]) -> str:
    """Returns the code of the reason with which a call is refused."""
    with pytest.raises(BadInput) as caught:
        what()
    return caught.value.reason.code


def failure_code(future: "Future[None]") -> str:
    """Returns the code of the reason with which a write failed, "" if it succeeded."""
    failed = future.exception()
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
    """Returns the contents of all files of a folder but the lock."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file() and file.suffix != ".lock"}


def start(script: str, *arguments: object, before: tuple[str, ...] = ()) -> "subprocess.Popen[str]":
    """Starts a script in another process with the same source."""
    command = [*before, sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def run(script: str, *arguments: object, before: tuple[str, ...] = ()) -> list[str]:
    """Runs a script in another process. Returns the lines that it prints."""
    with start(script, *arguments, before=before) as process:
        output, _ = process.communicate(timeout=60)
    assert process.returncode in (0, -9), process.returncode
    return output.splitlines()


class PausingJob(Job):
    """A job that stops the writer thread after its transaction."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self.paused, self.resume = threading.Event(), threading.Event()

    def add_to(self, batch: Batch) -> None:
        pass

    def finish(self, reason: Reason | None) -> None:
        self.paused.set()
        self.resume.wait()


@contextmanager
def writer_paused(store: Store) -> Iterator[None]:
    """Pauses the writer thread: all writes within the block go into one batch."""
    job = PausingJob()
    store._writer.submit(job)
    assert job.paused.wait(30)
    yield
    job.resume.set()
