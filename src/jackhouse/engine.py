"""The compiled engine: the same source built with mypyc, once, and used instead of the plain one where that is wanted.

With it come the tables that are served, since every answer of a house goes through them.

The build lies in a folder named by a digest of the source, so that an edit is never hidden by an old build: what
does not fit the source is not used. `JACKHOUSE_ENGINE=plain` keeps to the plain build, `compiled` asks for the other.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path

__all__ = ["CHOICE", "NEWS", "build", "can_build", "compiled_folder", "is_built", "tell", "use_compiled"]

CHOICE = "JACKHOUSE_ENGINE"
COMPILED = ("kernel", "jackrabbits", "jackal", "games.py", "tables")
_PLAIN = ("__init__.py", "entries.py")  # of entries, msgspec makes classes of its own
_HERE = Path(__file__).parent

NEWS = ("building", "built", "failed", "impossible")  # what `build` and `main` tell; the words are in the texts

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


def compiled_folder() -> Path:
    """Where the build of this very source lies, or would lie."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    digest.update(repr((_FLAGS, _SETUP)).encode())
    for name in COMPILED:
        for file in sorted([_HERE / name, *(_HERE / name).rglob("*")]):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(file.relative_to(_HERE).as_posix().encode())
                digest.update(file.read_bytes())
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "jackhouse" / digest.hexdigest()[:20]


def is_built() -> bool:
    return (compiled_folder() / "jackhouse").is_dir()


def can_build() -> bool:
    """Is there a C compiler, and mypyc with what it needs?"""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    has_compiler = shutil.which(os.environ.get("CC", compiler)) is not None
    return has_compiler and all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools"))


def build(say: Callable[[str], None]) -> bool:
    """Build the compiled engine if it is not there; false (and no harm done) if that fails. Tells how it goes."""
    folder = compiled_folder()
    if is_built():
        return True
    if not can_build():
        return False
    say("building")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as workshop:
        package = Path(workshop) / "jackhouse"
        package.mkdir()
        shutil.copy(_HERE / "__init__.py", package)
        for name in COMPILED:
            if (_HERE / name).is_file():
                shutil.copy(_HERE / name, package)
            else:
                shutil.copytree(_HERE / name, package / name, ignore=shutil.ignore_patterns("__pycache__"))
        (Path(workshop) / "setup.py").write_text(_SETUP.format(plain=_PLAIN), encoding="utf-8")
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(os.cpu_count() or 1)]
        env = {key: value for key, value in os.environ.items() if key not in (CHOICE, "PYTHONPATH")}
        if not any(_compile(command, workshop, {**env, **flags}) for flags in _FLAGS):
            say("failed")
            return False
        shutil.rmtree(Path(workshop) / "build", ignore_errors=True)
        finished = Path(tempfile.mkdtemp(dir=folder.parent)) / "engine"
        shutil.copytree(workshop, finished)
        try:
            finished.rename(folder)
        except OSError:  # somebody else was quicker
            shutil.rmtree(finished, ignore_errors=True)
        finished.parent.rmdir()
    say("built")
    return is_built()


def _compile(command: list[str], workshop: str, env: dict[str, str]) -> bool:
    return subprocess.run(command, cwd=workshop, env=env, capture_output=True, text=True, check=False).returncode == 0


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

    print(f"jackhouse: {text.load(text.preferred()).say(f'engine-{news}')}", file=sys.stderr)


def main() -> None:
    """`python -m jackhouse.engine`: build it now; without a compiler the plain one does as well, only slower."""
    if not build(tell) and not can_build():
        tell("impossible")


if __name__ == "__main__":
    main()
