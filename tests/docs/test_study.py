"""The page of `make study`, written from a small study."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.study import INTRODUCTION, section
from jackhouse.kernel import Reason
from jackhouse.lab.option_sets import LeftOut
from jackhouse.lab.study import study
from jackhouse.matches.match import Setup

ROOT = Path(__file__).parents[2]


def test_the_page_has_the_chart_and_every_set_in_every_table() -> None:
    sets = [{"islands": str(number)} for number in range(2, 9)]
    found = study(Setup("jackal", 2, "random", None, {"islands": "3"}, None, 3), sets, 2)
    refused = LeftOut({"first-player": "3"}, Reason("no-such-first-player", "JK-1.3", {"seat": "3", "players": 2}))
    page = section(found, [refused], Path("study/jackal.svg"))
    assert page.startswith("## Jackal, the card game\n")
    assert "](study/jackal.svg)" in page
    assert "- Left out: first-player=3. " in page
    tables = re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
    assert len(tables) == 3 + 2  # length, seats, order of play; seven sets of actions beside the baseline
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1
        assert "voyage" in table
    for options in sets:
        assert page.count(f"islands={options['islands']} |") == 4


def test_the_introduction_names_both_commands() -> None:
    assert "make study" in INTRODUCTION
    assert "jackhouse study" in INTRODUCTION


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["1"], "GAMES=1: give a whole number of 2 or more"),
        (["many"], "GAMES=many: give a whole number of 2 or more"),
        ([], "GAMES=: give a whole number of 2 or more"),
        (["2", "0"], "JOBS=0: give a whole number of 1 or more"),
    ],
)
def test_a_wrong_number_is_refused(words: list[str], says: str) -> None:
    command = [sys.executable, "-m", "docs.study", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"make study {says}\n"
