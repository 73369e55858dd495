"""README.md and design.md name what there is: every package, every game, every command."""

import re
from pathlib import Path
from typing import Any

import pytest

import jackhouse
from jackhouse import games
from jackhouse.cli.app import app
from jackhouse.text import load

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
DESIGN = (ROOT / "docs" / "design.md").read_text("utf-8")
SOURCE = Path(jackhouse.__file__).parent
PACKAGES = sorted(folder.name for folder in SOURCE.iterdir() if folder.is_dir() and list(folder.rglob("*.[pj][ys]")))


def test_the_readme_says_where_every_package_is() -> None:
    listed = re.findall(r"^\| `src/jackhouse/(\w+)/`", README.split("## Where things are")[1], re.MULTILINE)
    assert sorted(listed) == PACKAGES


@pytest.mark.parametrize("page", [README, DESIGN], ids=["README.md", "design.md"])
def test_packages_that_are_named_exist(page: str) -> None:
    tree = re.findall(r"^  (\w+)/ ", page, re.MULTILINE) + re.findall(r"src/jackhouse/(\w+)/", page)
    assert set(tree) == set(PACKAGES)


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.key)
def test_the_readme_shows_every_game(game: Any) -> None:
    name = load("en").game(game.key).label.partition(",")[0]
    shown = re.findall(r"!\[([^\]]*)\]\((docs/[^)]*)\)", README)
    assert [picture for about, picture in shown if name in about]
    assert all((ROOT / picture).is_file() for _, picture in shown)


def test_the_design_lists_the_commands_that_exist() -> None:
    line = next(line for line in DESIGN.splitlines() if line.startswith("`jackhouse "))
    listed = {words.split()[0] for words in line.split("`")[1].removeprefix("jackhouse ").split("|")}
    commands = {command.name or command.callback.__name__ for command in app.registered_commands}  # type: ignore[union-attr]
    assert listed == commands | {group.name for group in app.registered_groups}


@pytest.mark.parametrize("planned", ["`search`", "arena", "envs/", "client.py", "PostgreSQL", "tutorial"])
def test_what_does_not_exist_is_called_planned(planned: str) -> None:
    """Each mention stands in the column of planned things, or in a sentence that says so."""
    for line in DESIGN.splitlines():
        if planned in line:
            column = [cell for cell in line.split("|")[3:4] if planned in cell]
            assert column or "*planned*" in line, line
