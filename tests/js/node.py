"""Runs node: the one that `make` has linked into the environment, else the one on the PATH."""

import shutil
import subprocess
import sys
from pathlib import Path

__all__ = ["FOLDER", "run_node"]

FOLDER = Path(__file__).parent


def run_node(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    linked = Path(sys.prefix) / "bin" / "node"
    node = str(linked) if linked.exists() else shutil.which("node")
    assert node, "node is missing: run `make lint` or `python environment.py dev`"
    return subprocess.run(
        [node, *arguments], input=stdin, capture_output=True, text=True, timeout=120, cwd=FOLDER, check=False
    )
