"""A process that is killed at the n-th write to its store.

A small C library, preloaded, counts the calls that change files of a store (`jackhouse.sqlite*`) and ends the process
with SIGKILL instead of the n-th one, or in the middle of it. Where there is no C compiler `compiled` returns None.
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
from jackhouse.store.reader import Reads
from tests.store.helpers import FILE, SOURCE

__all__ = ["Appender", "Life", "check_life", "compiled"]

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

/* Counts a call; true if the process is to die of it. */
static int dies_of(const char *path) {
    char kind = kind_of(path);
    if (!kind || counted >= MOST) return 0;
    kinds[counted++] = kind;
    return counted == fatal;
}

static int dies_at(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return dies_of(path);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void die(void) {
    char last_words[] = "at x\n";
    last_words[3] = kinds[counted - 1];
    NEXT(write)(1, last_words, sizeof last_words - 1);
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

#define POSITIONED(name, offset_type) \
    ssize_t name(int fd, const void *data, size_t size, offset_type at) { \
        if (dies_at(fd)) { if (torn) NEXT(name)(fd, data, size / 2, at); die(); } \
        return NEXT(name)(fd, data, size, at); }
POSITIONED(pwrite, off_t)
POSITIONED(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size) {
    if (dies_at(fd)) { if (torn) NEXT(write)(fd, data, size / 2); die(); }
    return NEXT(write)(fd, data, size); }

int ftruncate(int fd, off_t size) { if (dies_at(fd)) die(); return NEXT(ftruncate)(fd, size); }
int ftruncate64(int fd, off64_t size) { if (dies_at(fd)) die(); return NEXT(ftruncate64)(fd, size); }
int fsync(int fd) { if (dies_at(fd)) die(); return NEXT(fsync)(fd); }
int fdatasync(int fd) { if (dies_at(fd)) die(); return NEXT(fdatasync)(fd); }
int unlink(const char *path) { if (dies_of(path)) die(); return NEXT(unlink)(path); }
"""

# Per line on its input, one life: appends to three tables in turn, with a checkpoint every few appends and one at the
# close. Prints what was acknowledged, and at last the calls that it counted and how it ended.
_APPENDER = """
    import ctypes, os, sys
    from pathlib import Path
    from jackhouse.store import Store, TableRow, writer

    writer._LOG_LIMIT = 40_000
    shim = ctypes.CDLL(None)
    shim.store_arm.argtypes = ctypes.c_long, ctypes.c_long
    shim.store_calls.restype = ctypes.c_char_p

    def live(folder, rounds, fatal, torn):
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
                live(Path(folder), int(rounds), int(fatal), int(torn))
            except BaseException as error:
                os.write(1, f"failed {error!r}\\n".encode())
            os._exit(0)
        os.write(1, f"dead {os.waitpid(child, 0)[1]}\\n".encode())
"""


def compiled(folder: Path) -> Path | None:
    """The library, or None without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library = folder / "killing.so"
    (folder / "killing.c").write_text(_LIBRARY)
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, folder / "killing.c", "-ldl"], check=True)
    return library


@dataclass(frozen=True)
class Life:
    """What is known of a process that appended to a store."""

    acknowledged: dict[str, int]
    """The number of each table's last entry that was acknowledged."""
    killed_at: str
    """The kind of call at which it was killed, "" if it was not."""
    calls: str
    """One letter per counted call (see the library), if it lived to the end."""
    failed: str
    """Why it could not open its store, or store something; "" if it could."""


class Appender:
    """Starts processes that append to a store, one after the other."""

    def __init__(self, library: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LD_PRELOAD": str(library)}
        command = [sys.executable, "-c", textwrap.dedent(_APPENDER)]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def live(self, folder: Path, rounds: int, fatal: int = 0, torn: bool = False) -> Life:
        """Append some rounds; die at the call number `fatal`, counted from 1, in the middle of it if `torn`."""
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
                return Life(acknowledged, killed_at, calls, failed)
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


def check_life(folder: Path, life: Life, way: int, before: Mapping[str, int] | None = None) -> dict[str, int]:
    """Open the store in one of four ways: all that was acknowledged is there, and nothing that was never sent.

    `before`: the number of entries of each table before that life. Returns the same for the time after it.
    """
    known = {tab: max((before or {}).get(tab, 0), life.acknowledged.get(tab, 0)) for tab in _TABS}
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


def _check_tables(store: Reads, known: Mapping[str, int]) -> dict[str, int]:
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
