"""The Makefile calls this to make the environment .venv (`environment.py run PYTHON`) or complete it (`... dev`).

`run` makes .venv anew with what running needs; `dev` adds the development tools and leaves the package itself alone,
so that a server that runs from it is not disturbed. Each part has a marker, .venv/.run and .venv/.dev; the first one
holds the name of the Python that the environment was made with.

Two calls at once do the work once: the second one waits, then finds the marker. The lock is a file beside .venv, which
`python -m venv --clear` does not remove, and ends with the process that holds it.
"""

import fcntl
import subprocess
import sys
import tomllib
from pathlib import Path

FOLDER = Path(".venv")
SOURCES = (Path("pyproject.toml"), Path("constraints.txt"))
PYTHON = str(FOLDER / "bin" / "python")
PIP = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "-c", "constraints.txt"]


def make_run(python: str) -> None:
    print("jackhouse: setting up .venv (once; about half a minute)", flush=True)
    run(sys.executable, "-m", "venv", "--clear", str(FOLDER))
    run(*PIP, "-e", ".")
    marker("run").write_text(f"{python}\n")


def make_dev() -> None:
    print("jackhouse: adding the development tools to .venv (once; about a minute)", flush=True)
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    run(*PIP, *project["optional-dependencies"]["dev"])
    marker("dev").touch()


def marker(part: str) -> Path:
    return FOLDER / f".{part}"


def is_fresh(part: str, python: str) -> bool:
    """Is this part there, newer than what it is made from, and of the Python that is asked for?"""
    made, made_from = marker(part), SOURCES if part == "run" else (*SOURCES, marker("run"))
    if not made.is_file() or any(made.stat().st_mtime < file.stat().st_mtime for file in made_from):
        return False
    return part == "dev" or made.read_text().strip() == python


def run(*command: str) -> None:
    done = subprocess.run(command, check=False)
    if done.returncode:
        sys.exit(f"jackhouse: the environment could not be made; this failed: {' '.join(command)}")


def main(part: str, python: str = "") -> None:
    """`python`: the name under which the Makefile called the Python that runs this."""
    with Path(".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_fresh(part, python):
            return
        if part == "run":
            make_run(python)
        else:
            make_dev()


if __name__ == "__main__":
    main(*sys.argv[1:])
