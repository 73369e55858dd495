"""The compiled engine: the same source built with mypyc, once, and used instead of the plain one where that is wanted.

With it come the tables that are served, since every answer of a house goes through them.

The build lies in a folder named by a digest of the source, so that an edit is never hidden by an old build: what
does not fit the source is not used. `JACKHOUSE_ENGINE=plain` keeps to the plain build, `compiled` asks for the other.

A process chooses its engine once, when it starts. A build that is finished later appears under its name in one step
and serves the processes that start after it.
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
    "NEWS",
    "build",
    "build_in_background",
    "can_build",
    "compiled_folder",
    "has_compiler",
    "is_built",
    "log_file",
    "tell",
    "use_compiled",
]

CHOICE = "JACKHOUSE_ENGINE"
COMPILED = ("kernel", "jackrabbits", "jackal", "games.py", "tables")
_PLAIN = ("__init__.py", "entries.py")  # of entries, msgspec makes classes of its own
_HERE = Path(__file__).parent

NEWS = (
    "background",
    "building",
    "built",
    "failed",
    "impossible",
    "unwritable",
    "waiting",
)  # texts: engine-building, ...

_TOOLS = {"mypyc": "mypy", "setuptools": "setuptools"}  # the modules that a build imports, and the packages they are in
_BACKGROUND = (sys.executable, "-m", "jackhouse.engine", "--low-priority")
_LOWEST_PRIORITY = 19
# Not for the tools of a build; the last three name a job server of `make run -j`, which ends before the build does.
_OWN_VARIABLES = (CHOICE, "PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")

# Optimised as one program; where the compiler cannot do that, file by file.
_FLAGS: tuple[dict[str, str], ...] = (
    {"CFLAGS": "-flto=auto -fno-semantic-interposition", "LDFLAGS": "-flto=auto -O3"},
    {},
)

_SETUP = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
modules = [str(path) for path in sorted(Path("jackhouse").rglob("*.py")) if path.name not in {plain!r}]
built = mypycify(["--strict", *modules], opt_level="3", debug_level="0", multi_file=True)
setup(name="jackhouse-compiled", packages=[], ext_modules=built)
"""


def compiled_folder(source: Path = _HERE) -> Path:
    """Where the build of this very source lies, or would lie."""
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
    return (compiled_folder() / "jackhouse").is_dir()


def has_compiler() -> bool:
    """Is there a C compiler, with the headers of this Python?"""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(os.environ.get("CC", compiler)) is not None and headers.is_file()


def can_build() -> bool:
    """Can this environment build as it is: has it a compiler, and mypyc with what it needs?"""
    return has_compiler() and _has_tools()


def _has_tools() -> bool:
    return all(importlib.util.find_spec(module) for module in _TOOLS)


def build(say: Callable[[str], None], *, install_tools: bool = False, wait: bool = True) -> bool:
    """Build the compiled engine if it is not there; false (and no harm done) if that fails. Reports progress to `say`.

    With `install_tools` an environment without mypyc gets one for this build alone, in a folder that is removed
    afterwards: nothing that a running process imports is touched. One process builds at a time; a second one waits
    for it or, without `wait`, gives up.
    """
    if is_built():
        return True
    if not (has_compiler() if install_tools else can_build()):
        return False
    folder = compiled_folder()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        lock = _lock(folder.with_suffix(".lock"), say, wait)
        if lock is None:
            return False
        with lock:
            if is_built():  # by the process that this one waited for
                return True
            log_file().write_text("", encoding="utf-8")
            say("building")
            for remains in folder.parent.glob(f"{folder.name}.work-*"):  # of a builder that was killed
                shutil.rmtree(remains, ignore_errors=True)
            work = tempfile.TemporaryDirectory(
                prefix=f"{folder.name}.work-", dir=folder.parent, ignore_cleanup_errors=True
            )
            with work as workshop, log_file().open("a", encoding="utf-8") as log:
                done = _build_in(Path(workshop), log)
    except OSError:
        say("unwritable")
        return False
    say("built" if done else "failed")
    return is_built()


def _lock(file: Path, say: Callable[[str], None], wait: bool) -> IO[str] | None:
    """The open lock file; None if another process holds it and this one is not to wait.

    The lock ends with its process, however that ends. The file stays: its being there means nothing.
    """
    handle = file.open("w", encoding="utf-8")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if not wait:
            handle.close()
            return None
        say("waiting")
        fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError:  # a file system without locks: the first one to finish wins
        pass
    return handle


def _build_in(workshop: Path, log: IO[str]) -> bool:
    """Compile a copy of the source and put it in place; what the tools print goes to the log."""
    package = workshop / "engine" / "jackhouse"
    package.mkdir(parents=True)
    shutil.copy(_HERE / "__init__.py", package)
    for name in COMPILED:
        if (_HERE / name).is_file():
            shutil.copy(_HERE / name, package)
        else:
            shutil.copytree(_HERE / name, package / name, ignore=shutil.ignore_patterns("__pycache__"))
    folder = compiled_folder(package)  # named by what was copied: the source may be edited while this goes on
    (package.parent / "setup.py").write_text(_SETUP.format(plain=_PLAIN), encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if key not in _OWN_VARIABLES}
    if not _has_tools():
        tools = str(workshop / "tools")
        pip = [sys.executable, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--target", tools]
        if not _run([*pip, *_TOOLS.values()], Path.cwd(), env, log):
            return False
        env["PYTHONPATH"] = tools
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(os.cpu_count() or 1)]
    if not any(_run(command, package.parent, {**env, **flags}, log) for flags in _FLAGS):
        return False
    shutil.rmtree(package.parent / "build", ignore_errors=True)
    with suppress(OSError):  # it is there already
        package.parent.rename(folder)
    return folder.is_dir()


def _run(command: list[str], folder: Path, env: dict[str, str], log: IO[str]) -> bool:
    done = subprocess.run(
        command, cwd=folder, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode == 0


def build_in_background(say: Callable[[str], None]) -> subprocess.Popen[bytes] | None:
    """Start a build at the lowest priority, for processes that start later, and say so; does not wait for its end.

    The build has a process group of its own, so that Ctrl-C in this terminal does not reach it: it goes on quietly.
    (It stays in the session: in one of its own, Linux would weigh its priority against nobody but itself.)
    """
    if is_built() or os.environ.get(CHOICE) == "plain":
        return None
    if not has_compiler():
        say("impossible")
        return None
    try:
        log_file().parent.mkdir(parents=True, exist_ok=True)
        with log_file().open("a", encoding="utf-8") as log:
            started = subprocess.Popen(_BACKGROUND, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0)
    except OSError:
        say("unwritable")
        return None
    say("background")
    return started


def use_compiled() -> bool:
    """Let everything that is imported from now on come from the compiled build; false if there is none."""
    if not is_built():
        return False
    import jackhouse

    folder = compiled_folder()
    if str(folder) not in sys.path:
        jackhouse.__path__.insert(0, str(folder / "jackhouse"))
        sys.path.append(str(folder))  # where mypyc's own part of the build lies
    os.environ[CHOICE] = "compiled"  # for processes started by this one
    return True


def tell(news: str) -> None:
    """One line on standard error for each piece of news of a build."""
    from jackhouse import text

    words = text.load(text.preferred()).say(f"engine-{news}", log=str(log_file()), folder=str(log_file().parent))
    print(f"jackhouse: {words}", file=sys.stderr, flush=True)


def main() -> None:
    """`python -m jackhouse.engine`: build it now; without a compiler the plain one does as well, only slower."""
    parser = argparse.ArgumentParser(prog="python -m jackhouse.engine", description="Build the compiled engine.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--background", action="store_true", help="return at once; the build goes on by itself")
    how.add_argument("--low-priority", action="store_true", help="yield to all others; nothing if another one builds")
    options = parser.parse_args()
    if options.background:
        build_in_background(tell)
        return
    if options.low_priority:
        os.nice(_LOWEST_PRIORITY)
    if not build(tell, install_tools=True, wait=not options.low_priority) and not has_compiler():
        tell("impossible")


if __name__ == "__main__":
    main()
