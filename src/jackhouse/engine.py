"""Builds and finds the compiled engine: the kernel, the games, the bots and the served tables, compiled with mypyc.

The folder of a build is named by a digest of the source, so an old build never hides an edit: a build of other source
is not found. `JACKHOUSE_ENGINE=plain` selects the plain source, `JACKHOUSE_ENGINE=compiled` the build.

A process selects its engine once, when it starts. A build that is finished later appears under its name in one step
and is used by the processes that start after that.
"""

import argparse
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

__all__ = [
    "CHOICE",
    "COMPILED",
    "PLAIN",
    "STATUSES",
    "build",
    "build_in_background",
    "can_build",
    "compiled_folder",
    "has_compiler",
    "is_built",
    "log_file",
    "print_status",
    "use_compiled",
]

CHOICE = "JACKHOUSE_ENGINE"
"""The environment variable that selects the engine: `plain` or `compiled`."""

COMPILED = ("kernel", "jackrabbits", "jackal", "games.py", "bots", "tables")
"""The packages and modules of a build."""

PLAIN = {
    "__init__.py": "it imports and lists other modules, once per process",
    "entries.py": "msgspec replaces its classes with classes of its own",
}
"""The names of files in a build that are not compiled, each with the reason."""

_SOURCE = Path(__file__).parent

STATUSES = ("background", "building", "built", "failed", "impossible", "unwritable", "waiting")
"""The reports of a build. Their texts are `engine-building` and so on."""

_TOOLS = {"mypyc": "mypy", "setuptools": "setuptools"}  # the modules that a build imports, and their packages on PyPI
_BACKGROUND = (sys.executable, "-m", "jackhouse.engine", "--low-priority")
_LOWEST_PRIORITY = 19
# Removed from the environment of a build. The last three name the job server of `make run -j`, which ends before it.
_REMOVED_VARIABLES = (CHOICE, "PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")

# Link-time optimisation; without it if the compiler does not support it. No fused multiply-add, which rounds otherwise
# than Python: a bot must choose the same on both engines.
_FLAGS: tuple[dict[str, str], ...] = (
    {"CFLAGS": "-flto=auto -fno-semantic-interposition -ffp-contract=off", "LDFLAGS": "-flto=auto -O3"},
    {"CFLAGS": "-ffp-contract=off"},
)

_SETUP = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
modules = [str(path) for path in sorted(Path("jackhouse").rglob("*.py")) if path.name not in {plain!r}]
built = mypycify(["--strict", *modules], opt_level="3", debug_level="0", multi_file=True)
setup(name="jackhouse-compiled", packages=[], ext_modules=built)
"""


def compiled_folder(source: Path = _SOURCE) -> Path:
    """Returns the folder of the build of this source, whether it exists or not."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    digest.update(repr((_FLAGS, _SETUP)).encode())
    for name in COMPILED:
        for file in sorted([source / name, *(source / name).rglob("*")]):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(file.relative_to(source).as_posix().encode())
                digest.update(file.read_bytes())
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "jackhouse" / digest.hexdigest()[:20]


def log_file() -> Path:
    """Returns the log file of the last build of this source."""
    return compiled_folder().with_suffix(".log")


def is_built() -> bool:
    """Whether there is a build of this source."""
    return (compiled_folder() / "jackhouse").is_dir()


def has_compiler() -> bool:
    """Whether there are a C compiler and the headers of this Python."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(os.environ.get("CC", compiler)) is not None and headers.is_file()


def can_build() -> bool:
    """Whether this environment has everything for a build: a compiler, mypyc and setuptools."""
    return has_compiler() and _has_tools()


def _has_tools() -> bool:
    return all(importlib.util.find_spec(module) for module in _TOOLS)


def build(report: Callable[[str], None], *, install_tools: bool = False, wait: bool = True) -> bool:
    """Builds the compiled engine if there is no build. Returns whether there is one; a failure has no other effect.

    `report` is called with each status (see `STATUSES`). With `install_tools`, an environment without mypyc gets it for
    this build only, in a temporary folder: nothing that a running process imports is changed. Only one process builds
    at a time; a second one waits for it, or gives up without `wait`.
    """
    if is_built():
        return True
    if not (has_compiler() if install_tools else can_build()):
        return False
    folder = compiled_folder()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        lock = _lock(folder.with_suffix(".lock"), report, wait)
        if lock is None:
            return False
        with lock:
            if is_built():  # by the process that held the lock
                return True
            log_file().write_text("", encoding="utf-8")
            report("building")
            for leftover in folder.parent.glob(f"{folder.name}.work-*"):  # of builds that were killed
                shutil.rmtree(leftover, ignore_errors=True)
            temporary = tempfile.TemporaryDirectory(
                prefix=f"{folder.name}.work-", dir=folder.parent, ignore_cleanup_errors=True
            )
            with temporary as work_folder, log_file().open("a", encoding="utf-8") as log:
                done = _build_in(Path(work_folder), log)
    except OSError:
        report("unwritable")
        return False
    report("built" if done else "failed")
    return is_built()


def _lock(file: Path, report: Callable[[str], None], wait: bool) -> IO[str] | None:
    """Returns the open and locked lock file; None if another process holds the lock and `wait` is false.

    The lock ends with its process. The file stays: its existence has no meaning.
    """
    handle = file.open("w", encoding="utf-8")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if not wait:
            handle.close()
            return None
        report("waiting")
        fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError:  # a file system without locks: the first build to finish is used
        pass
    return handle


def _build_in(work_folder: Path, log: IO[str]) -> bool:
    """Compiles a copy of the source and moves it into place. The output of the tools goes to the log."""
    package = work_folder / "engine" / "jackhouse"
    package.mkdir(parents=True)
    shutil.copy(_SOURCE / "__init__.py", package)
    for name in COMPILED:
        if (_SOURCE / name).is_file():
            shutil.copy(_SOURCE / name, package)
        else:
            shutil.copytree(_SOURCE / name, package / name, ignore=shutil.ignore_patterns("__pycache__"))
    folder = compiled_folder(package)  # the digest of the copy: the source may be edited meanwhile
    (package.parent / "setup.py").write_text(_SETUP.format(plain=tuple(PLAIN)), encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if key not in _REMOVED_VARIABLES}
    if not _has_tools():
        tools = str(work_folder / "tools")
        pip = [sys.executable, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--target", tools]
        if not _run([*pip, *_TOOLS.values()], Path.cwd(), env, log):
            return False
        env["PYTHONPATH"] = tools
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(os.cpu_count() or 1)]
    if not any(_run(command, package.parent, {**env, **flags}, log) for flags in _FLAGS):
        return False
    shutil.rmtree(package.parent / "build", ignore_errors=True)
    with suppress(OSError):  # another process has built it
        package.parent.rename(folder)
    return folder.is_dir()


def _run(command: list[str], folder: Path, env: dict[str, str], log: IO[str]) -> bool:
    done = subprocess.run(
        command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode == 0


def build_in_background(report: Callable[[str], None]) -> subprocess.Popen[bytes] | None:
    """Starts a build at the lowest priority and returns its process, without waiting; None if none is started.

    The build has its own process group, so that Ctrl-C in this terminal does not reach it. It stays in the session: the
    scheduler of Linux compares priorities only within a session.
    """
    if is_built() or os.environ.get(CHOICE) == "plain":
        return None
    if not has_compiler():
        report("impossible")
        return None
    try:
        log_file().parent.mkdir(parents=True, exist_ok=True)
        with log_file().open("a", encoding="utf-8") as log:
            started = subprocess.Popen(_BACKGROUND, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0)
    except OSError:
        report("unwritable")
        return None
    report("background")
    return started


def use_compiled() -> bool:
    """Makes later imports use the compiled build. Returns false if there is none."""
    if not is_built():
        return False
    import jackhouse

    folder = compiled_folder()
    if str(folder) not in sys.path:
        jackhouse.__path__.insert(0, str(folder / "jackhouse"))
        sys.path.append(str(folder))  # mypyc puts its runtime module there
    os.environ[CHOICE] = "compiled"  # for child processes
    return True


def print_status(status: str) -> None:
    """Prints a status of a build on standard error, in one line."""
    from jackhouse import text

    words = text.load(text.preferred()).say(f"engine-{status}", log=str(log_file()), folder=str(log_file().parent))
    print(f"jackhouse: {words}", file=sys.stderr, flush=True)


def main() -> None:
    """`python -m jackhouse.engine`: builds the compiled engine, or reports that there is no compiler."""
    parser = argparse.ArgumentParser(prog="python -m jackhouse.engine", description="Build the compiled engine.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--background", action="store_true", help="return at once; the build goes on by itself")
    how.add_argument("--low-priority", action="store_true", help="yield to all others; nothing if another one builds")
    options = parser.parse_args()
    if options.background:
        build_in_background(print_status)
        return
    if options.low_priority:
        os.nice(_LOWEST_PRIORITY)
    if not build(print_status, install_tools=True, wait=not options.low_priority) and not has_compiler():
        print_status("impossible")


if __name__ == "__main__":
    main()
