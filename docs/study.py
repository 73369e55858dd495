"""`make study` writes `docs/study.md` and its charts: what every option of both games does, in figures.

The options come from the games' catalogues, so a new option is in the next study by itself.
"""

import os
import sys
from pathlib import Path

from jackhouse import games, text
from jackhouse.cli.progress import progress_bar
from jackhouse.cli.study_report import actions_table, chart_texts, left_out_lines, set_tables, study_title
from jackhouse.lab.chart import chart_format, draw_chart
from jackhouse.lab.option_sets import LeftOut, one_by_one
from jackhouse.lab.study import FEWEST_GAMES, Study, study
from jackhouse.matches.match import Setup

__all__ = ["pages"]

DOCS = Path(__file__).parent
PLAYERS = 4
BOTS = "greedy"
SEED = 7
SETS_PER_TABLE = 5  # columns of a table of actions

INTRODUCTION = """\
# What each option does

Written by `make study`; `jackhouse study GAME --options ...` compares other sets. Every option is changed on its own, \
with the other options that it needs, and compared with the default preset. All sets play the same seeds, so \
differences are taken game by game. Bots play all seats: the figures tell what a rule does to games of these bots, \
not to games of people.

± and brackets are 95 % intervals (normal for means and paired differences, Wilson for shares). A star marks a figure \
whose paired difference from the first set has an interval without 0; about one figure in twenty has it by chance. \
An option with a number stands here with half and double its value.
"""


def pages(count: int, jobs: int) -> dict[Path, bytes]:
    """Plays the games and returns every file of the study with its content."""
    files: dict[Path, bytes] = {}
    parts = [INTRODUCTION]
    for game in games.all_games():
        chart = DOCS / "study" / f"{game.key}.svg"
        found, left_out = play(Setup(game.key, PLAYERS, BOTS, None, {}, None, SEED), count, jobs)
        files[chart] = draw_chart(found, chart_texts(text.load("en"), found), chart_format(chart))
        parts.append(section(found, left_out, chart.relative_to(DOCS)))
    return {DOCS / "study.md": "\n".join(parts).encode(), **files}


def play(setup: Setup, count: int, jobs: int) -> tuple[Study, list[LeftOut]]:
    sets, left_out = one_by_one(setup)
    with progress_bar() as progress:
        task = progress.add_task(setup.game, total=count * (1 + len(sets)))
        return study(setup, sets, count, jobs, lambda outcome: progress.advance(task)), left_out


def section(found: Study, left_out: list[LeftOut], chart: Path) -> str:
    """Returns the part of the page about one game."""
    lexicon = text.load("en")
    label = lexicon.game(found.game).label
    parts = [
        f"## {label}\n",
        f"{study_title(lexicon, found)}.\n",
        f"![{label}: the figures below as a chart]({chart})\n",
    ]
    for table in set_tables(lexicon, found):
        parts += [f"### {table.title}\n", table.markdown()]
    actions = actions_table(lexicon, found)
    parts.append(f"### {actions.title}\n")
    for first in range(actions.fixed, len(actions.heads), SETS_PER_TABLE):
        parts.append(actions.part(first, first + SETS_PER_TABLE).markdown())
    parts += [f"- {line}\n" for line in left_out_lines(lexicon, left_out)]
    return "\n".join(parts)


def main(count: int, jobs: int) -> None:
    for path, content in pages(count, jobs).items():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        print(path.relative_to(DOCS.parent))


def read_number(name: str, word: str, least: int) -> int:
    """Returns a number that was given to `make study`, or ends the process with one line."""
    if not word.isdecimal() or int(word) < least:
        sys.exit(f"make study {name}={word}: give a whole number of {least} or more")
    return int(word)


if __name__ == "__main__":
    given = [*sys.argv[1:], "", ""]
    games_per_set = read_number("GAMES", given[0], FEWEST_GAMES)
    main(games_per_set, read_number("JOBS", given[1] or str(os.cpu_count() or 1), 1))
