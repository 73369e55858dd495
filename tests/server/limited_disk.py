"""Data folders whose disk can be filled and cleared.

Where mounting is permitted it is a small disk, elsewhere a limit on the size of files.
"""

import contextlib
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tests.server.server_process import Server

__all__ = ["LimitedFolder", "limited_disk", "read_only"]

_PAGE = 4096
_SIZE = "2m"


class LimitedFolder:
    """A folder without a disk of its own: the system forbids the server to let any file grow."""

    code = "store-failed"  # "file too large" is all that SQLite tells of it
    before: tuple[str, ...] = ()
    """The prefix of a command that must see the data folder."""
    before_full: tuple[str, ...] = ("sh", "-c", 'ulimit -f 0; exec "$@"', "sh")
    """The same, while there is no room."""

    def __init__(self, data: Path) -> None:
        self.data = data

    def fill(self, server: Server | None = None, pages_left: int = 0) -> None:
        """Leaves room for so many pages."""
        if server is None:
            return  # whoever is run by `before_full` has no room anyway
        files = [file for file in self.data.rglob("*-wal") if file.is_file()]
        largest = max((file.stat().st_size for file in files), default=0)
        limit = largest + pages_left * _PAGE if pages_left else 0
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def clear(self, server: Server | None = None) -> None:
        """Makes room again."""
        if server is not None:
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


class SmallDisk(LimitedFolder):
    """A small disk in a mount namespace of its own, which lasts as long as the process that holds it."""

    code = "store-full"

    def __init__(self, data: Path, unshare: tuple[str, ...]) -> None:
        super().__init__(data)
        script = 'mount -t tmpfs -o size="$1" small "$2" && echo mounted && exec sleep 600'
        command = [*unshare, "sh", "-c", script, "sh", _SIZE, str(data)]
        self.holder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.holder.stdout is not None
        assert self.holder.stdout.readline() == "mounted\n"
        own = ("-U", "--preserve-credentials") if "-Urm" in unshare else ()
        self.before = self.before_full = ("nsenter", "-t", str(self.holder.pid), *own, "-m", f"--wd={Path.cwd()}")
        self.ballast = Path(f"/proc/{self.holder.pid}/root") / data.relative_to("/") / "ballast"

    def fill(self, server: Server | None = None, pages_left: int = 0) -> None:
        with self.ballast.open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(bytes(_PAGE))
        if pages_left:
            with self.ballast.open("rb+") as ballast:
                ballast.truncate(max(0, self.ballast.stat().st_size - pages_left * _PAGE))

    def clear(self, server: Server | None = None) -> None:
        self.ballast.unlink(missing_ok=True)

    def close(self) -> None:
        self.holder.kill()
        self.holder.communicate()


@contextmanager
def limited_disk(data: Path, real: bool = True) -> Iterator[LimitedFolder]:
    """Yields a small disk if wanted and permitted, else a folder with a limit on the size of files."""
    data.mkdir(exist_ok=True)
    unshare = _may_mount()
    if not real or not unshare:
        yield LimitedFolder(data)
        return
    disk = SmallDisk(data, unshare)
    try:
        yield disk
    finally:
        disk.close()


def read_only(data: Path) -> tuple[str, ...]:
    """Makes a folder read-only; returns the prefix of a command for which that holds, root included."""
    for found in (data, *data.iterdir()):
        found.chmod(0o555 if found.is_dir() else 0o444)
    if os.geteuid() != 0:
        return ()
    mere_mortal = ("setpriv", "--bounding-set=-dac_override,-dac_read_search")
    if shutil.which("setpriv") and subprocess.run([*mere_mortal, "test", "!", "-w", str(data)]).returncode == 0:
        return mere_mortal
    script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
    return (*_may_mount(), "sh", "-c", script, str(data))


@cache
def _may_mount() -> tuple[str, ...]:
    """Returns the prefix of a command that may mount; empty if that is not permitted here."""
    if shutil.which("unshare") and shutil.which("nsenter"):
        for unshare in (("unshare", "-m"), ("unshare", "-Urm")):
            tried = subprocess.run([*unshare, "mount", "-t", "tmpfs", "x", "/tmp"], capture_output=True, check=False)
            if tried.returncode == 0:
                return unshare
    return ()
