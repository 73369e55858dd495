"""The page of the islands tells figures that were worked out, and they are what the rules want (JK-2.2, JK-2.3)."""

import re

import pytest

from docs import book
from docs.chapters import island_figures
from docs.chapters.islands import COUNTS, EACH, MEAN_NOTHING, SMALL_SPACES
from docs.chapters.words import LANGUAGES
from jackhouse import text
from jackhouse.jackal.archipelago import built_in

ROWS = island_figures.kept()["islands"]
DIGEST = (book.RULES.parent / "digest" / "jackal.md").read_text("utf-8")


def lines(language: str) -> list[list[str]]:
    """The cells of the table of islands."""
    page = (book.RULES / language / "jackal-islands.md").read_text("utf-8")
    return [line.strip("| ").split(" | ") for line in page.splitlines() if "<img" in line]


def test_the_figures_are_of_the_forty_in_order() -> None:
    assert [row["island"] for row in ROWS] == [island.key for island in built_in("forty")]


@pytest.mark.parametrize("wanted", EACH, ids=lambda wanted: wanted.key)
def test_every_figure_is_in_the_range_that_the_page_tells(wanted: tuple[str, int, int]) -> None:
    key, least, most = wanted
    assert not [row["island"] for row in ROWS if not least <= row[key] <= most]


def test_the_set_is_as_the_page_wants_it() -> None:
    for key, (fits, wanted) in COUNTS.items():
        assert abs(sum(fits(row) for row in ROWS) - wanted) <= 2, key
    assert max(row["spaces"] for row in ROWS if row["rows"] == 4) <= SMALL_SPACES
    assert sum(row["nothing_of_four"] for row in ROWS) / len(ROWS) <= MEAN_NOTHING


def test_the_ranges_are_those_of_the_digest() -> None:
    ranges = {wanted.key: (wanted.least, wanted.most) for wanted in EACH}
    least, most = ranges["three_of_five"]
    threes = [COUNTS[f"three-at-{arrows}"][1] for arrows in (2, 3, 4)]
    for words in (
        f"at most {ranges['nothing_of_four'][1] // 10} % of 4-card hands reach nothing",
        f"mean of the set at most {MEAN_NOTHING // 10} %",
        f"reaches a 3 in {least // 10}–{most // 10} %",
        f"{COUNTS['small'][1]} islands of 4x4 ({ranges['spaces'][0]}–{SMALL_SPACES} spaces)",
        f"{COUNTS['large'][1]} of 5x5 (at most {ranges['spaces'][1]} spaces)",
        f"on about {COUNTS['beside'][1]} ({COUNTS['straight'][1]} of them orthogonally)",
        "on about {}, {} and {} islands".format(*threes),
        f"red and blue flags on about {COUNTS['red'][1]} each",
    ):
        assert words in DIGEST


@pytest.mark.rule("JK-2.3")
def test_four_greedy_bots_play_as_the_page_tells() -> None:
    """Worked out anew; a figure out of its range would bear a mark."""
    told = island_figures.kept()["bots"]
    assert told == island_figures.bots_at_play(), "run `make book` and commit what it writes"
    assert not [figure for figure in told.values() if "!" in figure]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_island_has_its_line(language: str) -> None:
    lexicon = text.load(language)
    assert [line[0].partition("<br>")[0] for line in lines(language)] == [
        f"**{number}. {lexicon.island(island.key)}**" for number, island in enumerate(built_in("forty"), 1)
    ]


def test_both_languages_tell_the_same_figures() -> None:
    english, spanish = ([re.findall(r"\d+", " ".join(line[1:])) for line in lines(language)] for language in LANGUAGES)
    assert english == spanish
