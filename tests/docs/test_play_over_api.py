"""The script of the docs plays a whole game against a real server, and goes on after every cut."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.server_process import serving

SCRIPT = Path(__file__).parents[2] / "docs" / "play_over_api.py"


def test_the_script_plays_a_whole_game(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--patience", "100") as server:
        done = subprocess.run(
            [sys.executable, str(SCRIPT), server.address], capture_output=True, text=True, timeout=120
        )
    assert (done.returncode, done.stderr) == (0, "")
    told = re.fullmatch(r"over: ranking \[.+\], (\d+) lines, (\d+) events, (\d+) sockets\n", done.stdout)
    assert told, done.stdout
    lines, events, sockets = map(int, told.groups())
    assert lines > 2
    assert events > 2
    assert sockets > 1, "even a short game has more than four answers of ours"


def test_it_says_how_it_is_called() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--help"], capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stderr) == (0, "")
    assert "http://127.0.0.1:8000" in done.stdout


def test_it_is_short() -> None:
    code = [line for line in SCRIPT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) < 70
