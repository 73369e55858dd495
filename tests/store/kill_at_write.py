"""A process that is killed at the n-th write to its store.

A small preloaded C library counts the calls that change files of a store (`jackhouse.sqlite*`). It ends the process
with SIGKILL instead of the n-th call, or in the middle of it. Without a C compiler `compile_library` returns None.
"""

import os
import shutil
import signal
import subprocess
import sys
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from jackhouse.store import Store, open_read_only
from jackhouse.store.backup import back_up
from jackhouse.store.reader import StoreQueries
from tests.store.helpers import FILE, SOURCE

__all__ = ["Appender", "RunResult", "check_after_run", "compile_library"]

_TABS = ("ash", "elm", "oak")
_LIBRARY = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define MOST 100000
static char kinds[MOST + 1]; /* of the calls so far: m main file, w write-ahead log, j rollback journal, s -shm */
static long counted, fatal, torn;

void store_arm(long n, long half) { counted = 0; fatal = n; torn = half; memset(kinds, 0, sizeof kinds); }
const char *store_calls(void) { return kinds; }

static char kind_of(const char *path) {
    const char *name = strstr(path, "jackhouse.sqlite");
    if (!name || strstr(name, ".part")) return 0;
    name += strlen("jackhouse.sqlite");
    return *name == 0 ? 'm' : name[1];
}

/* Counts a call; true if the process is to be killed at it. */
static int kills_by_path(const char *path) {
    char kind = kind_of(path);
    if (!kind || counted >= MOST) return 0;
    kinds[counted++] = kind;
    return counted == fatal;
}

static int kills_by_fd(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return kills_by_path(path);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void kill_self(void) {
    char report[] = "at x\n";
    report[3] = kinds[counted - 1];
    NEXT(write)(1, report, sizeof report - 1);
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

#define POSITIONED(name, offset_type) \
    ssize_t name(int fd, const void *data, size_t size, offset_type at) { \
        if (kills_by_fd(fd)) { if (torn) NEXT(name)(fd, data, size / 2, at); kill_self(); } \
        return NEXT(name)(fd, data, size, at); }
POSITIONED(pwrite, off_t)
POSITIONED(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size) {
    if (kills_by_fd(fd)) { if (torn) NEXT(write)(fd, data, size / 2); kill_self(); }
    return NEXT(write)(fd, data, size); }

int ftruncate(int fd, off_t size) { if (kills_by_fd(fd)) kill_self(); return NEXT(ftruncate)(fd, size); }
int ftruncate64(int fd, off64_t size) { if (kills_by_fd(fd)) kill_self(); return NEXT(ftruncate64)(fd, size); }
int fsync(int fd) { if (kills_by_fd(fd)) kill_self(); return NEXT(fsync)(fd); }
int fdatasync(int fd) { if (kills_by_fd(fd)) kill_self(); return NEXT(fdatasync)(fd); }
int unlink(const char *path) { if (kills_by_path(path)) kill_self(); return NEXT(unlink)(path); }
"""

# Each line of input starts one run in a fork: it appends to three tables in turn, with a checkpoint every few appends
# and one at the close. Prints the acknowledged numbers, then the counted calls and the exit status.
_APPENDER = """
    import ctypes, os, sys
    from pathlib import Path
    from jackhouse.store import Store, TableRow, writer

    writer._LOG_LIMIT = 40_000
    shim = ctypes.CDLL(None)
    shim.store_arm.argtypes = ctypes.c_long, ctypes.c_long
    shim.store_calls.restype = ctypes.c_char_p

    def append(folder, rounds, fatal, torn):
        shim.store_arm(fatal, torn)
        store = Store.open(folder)
        begun = {tab: len(store.entries(tab)) for tab in ("ash", "elm", "oak")}
        for number in range(1, rounds + 1):
            for tab, before in begun.items():
                n = before + number
                row = TableRow(tab, "ana", "", "game", n, True, True, False, 1.0, float(n), None, ("ana",), b"{}")
                store.append_many([(tab, n, b"%d " % n * 700)], [row]).result()
                os.write(1, f"{tab} {n}\\n".encode())
        store.close()
        os.write(1, b"calls " + shim.store_calls() + b"\\n")

    for line in sys.stdin:
        folder, rounds, fatal, torn = line.rsplit(" ", 3)
        child = os.fork()
        if child == 0:
            try:
                append(Path(folder), int(rounds), int(fatal), int(torn))
            except BaseException as error:
                os.write(1, f"failed {error!r}\\n".encode())
            os._exit(0)
        os.write(1, f"dead {os.waitpid(child, 0)[1]}\\n".encode())
"""


def compile_library(folder: Path) -> Path | None:
    """Compiles the library; returns None without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library = folder / "kill_at_write.so"
    (folder / "kill_at_write.c").write_text(_LIBRARY)
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, folder / "kill_at_write.c", "-ldl"], check=True)
    return library


@dataclass(frozen=True)
class RunResult:
    """The result of one run of the appending process."""

    acknowledged: dict[str, int]
    """By table, the number of the last acknowledged entry."""
    killed_at: str
    """The kind of call at which the process was killed, "" if it was not."""
    calls: str
    """One letter per counted call (see the library), if the process was not killed."""
    failed: str
    """The error if it could not open its store, or store something; else ""."""


class Appender:
    """Runs processes that append to a store, one after the other."""

    def __init__(self, library: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LD_PRELOAD": str(library)}
        command = [sys.executable, "-c", textwrap.dedent(_APPENDER)]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, folder: Path, rounds: int, fatal: int = 0, torn: bool = False) -> RunResult:
        """Appends some rounds. The process is killed at call number `fatal`, from 1; in the middle of it if `torn`."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(folder, rounds, fatal, int(torn), file=self._process.stdin, flush=True)
        acknowledged: dict[str, int] = {}
        calls = failed = killed_at = ""
        for line in iter(self._process.stdout.readline, ""):
            name, value = line.split(maxsplit=1)
            if name == "dead":
                assert int(value) in (0, signal.SIGKILL), line
                assert (value == "0\n") == (not killed_at), line
                return RunResult(acknowledged, killed_at, calls, failed)
            if name == "calls":
                calls = value.strip()
            elif name == "at":
                killed_at = value.strip()
            elif name == "failed":
                failed = value.strip()
            else:
                acknowledged[name] = int(value)
        raise AssertionError("the appender has ended")

    def close(self) -> None:
        self._process.communicate(timeout=60)


def check_after_run(
    folder: Path, result: RunResult, way: int, before: Mapping[str, int] | None = None
) -> dict[str, int]:
    """Opens the store in one of four ways. It must hold everything acknowledged, and nothing that was never sent.

    `before`: the number of entries of each table before the run. Returns the numbers after it.
    """
    known = {tab: max((before or {}).get(tab, 0), result.acknowledged.get(tab, 0)) for tab in _TABS}
    if not (folder / FILE).exists():
        assert not any(known.values()), "lost"
        return known
    if way % 4 == 0:
        with open_read_only(folder) as reader:
            return _check_tables(reader, known)
    if way % 4 == 1:
        again = folder / "again"
        again.mkdir()
        back_up(folder / FILE, again / FILE)
        with Store.open(again) as store:
            _check_tables(store, known)
        shutil.rmtree(again)
    if way % 4 == 2:
        with open_read_only(folder) as reader:
            _check_tables(reader, known)
    with Store.open(folder) as store:
        store.check()
        return _check_tables(store, known)


def _check_tables(store: StoreQueries, known: Mapping[str, int]) -> dict[str, int]:
    found = {}
    for tab in _TABS:
        entries = store.entries(tab)
        assert entries == [(number, b"%d " % number * 700) for number in range(1, len(entries) + 1)], "changed"
        row = store.row(tab)
        assert (row.rules if row else 0) == len(entries), "the row is not the one stored with the last entry"
        assert len(entries) >= known[tab], "lost"
        found[tab] = len(entries)
    assert sum(found.values()) <= sum(known.values()) + 1, "never sent"
    return found
