"""The program in docs/fair.md checks records as it says, with nothing of ours."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from jackhouse import games
from tests.kernel.mutations import finished, mutated

PAGE = (Path(__file__).parents[2] / "docs" / "fair.md").read_text("utf-8")
KEYS = [game.key for game in games.all_games()]


def ran(folder: Path, *records: Any) -> list[tuple[int, str]]:
    """The exit status and last line of the program for each record."""
    program = folder / "check.py"
    program.write_text(re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)[0], "utf-8")
    found = []
    for record in records:
        file = folder / "record.json"
        file.write_text(json.dumps(record), "utf-8")
        command = [sys.executable, "-I", str(program), str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        found.append((done.returncode, (done.stdout + done.stderr).splitlines()[-1]))
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_good_record_is_right(tmp_path: Path, key: str) -> None:
    record = finished(key)
    older = games.get(key).new(2, "0123456789abcdef" * 2).record.as_dict()
    for each, (status, said) in zip((record, older), ran(tmp_path, record, older), strict=True):
        assert (status, said) == (0, f"right: {sum(map(len, each['draws']))} numbers, commitment {each['commitment']}")


@pytest.mark.parametrize("kind", ["secret", "secret and commitment", "commitment", "nonce", "result"])
def test_a_changed_one_is_not(tmp_path: Path, kind: str) -> None:
    changed = [mutated(finished(key), kind, Random(number)) for key in KEYS for number in range(3)]
    for status, said in ran(tmp_path, *changed):
        assert status == 1
        assert said.startswith("AssertionError: ")


def test_every_way_to_check_is_there() -> None:
    assert "jackhouse verify RECORD" in PAGE
    assert len(PAGE.split("## What this proves, and what it does not\n")[1].split("\n\n")[0].splitlines()) == 1
