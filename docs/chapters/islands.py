"""The forty islands as a page: a picture and the figures of each, what the figures mean, and how the set was meant."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from docs.chapters.island_figures import GAMES, kept
from docs.chapters.pirate_pictures import island_file
from docs.chapters.reference import table
from docs.chapters.rulebook import anchor
from docs.chapters.words import other, say
from jackhouse import text
from jackhouse.jackal.island_statistics import HANDS

__all__ = ["COUNTS", "EACH", "MEAN_NOTHING", "SMALL_SPACES", "islands"]

Row = dict[str, Any]


class Wanted(NamedTuple):
    """A figure of each island, and what JK-2.2 and JK-2.3 allow."""

    key: str
    least: int
    most: int


EACH: Final = (
    Wanted("spaces", 10, 18),
    Wanted("difficult", 0, 99),
    Wanted("bandits", 0, 99),
    Wanted("three_arrows", 2, 4),
    Wanted("farthest_cards", 1, 5),
    Wanted("nothing_of_four", 0, 250),
    Wanted("three_of_five", 300, 550),
)
#   what an island holds, and how far it is to its treasures: as the page tells it
HELD: Final = ("size", "spaces", "treasures", "difficult", "bandits", "flags")
REACH: Final = ("one-beside", "three-arrows", "farthest-cards", "nothing-of-four", "three-of-five")
SMALL_SPACES: Final = 15  # at most, on an island of four rows and columns
MEAN_NOTHING: Final = 180

#   what is counted over the set: which islands, and about how many there should be (JK-2.2)
COUNTS: Final[dict[str, tuple[Callable[[Row], bool], int]]] = {
    "small": (lambda row: row["rows"] == row["columns"] == 4, 26),
    "large": (lambda row: row["rows"] == row["columns"] == 5, 14),
    "beside": (lambda row: row["one_beside"], 34),
    "straight": (lambda row: row["one_straight_beside"], 24),
    "three-at-2": (lambda row: row["three_arrows"] == 2, 10),
    "three-at-3": (lambda row: row["three_arrows"] == 3, 20),
    "three-at-4": (lambda row: row["three_arrows"] == 4, 10),
    "red": (lambda row: row["red"], 20),
    "blue": (lambda row: row["blue"], 20),
    "crowded": (lambda row: row["crowded"] > 0, 0),
}


def islands(language: str) -> str:
    """The whole page, in Markdown."""
    data = kept()
    rows: list[Row] = data["islands"]
    ways = [
        f"[{say(language, 'jackal')}](jackal.md#{anchor('JK-2.2')})",
        f"[{say(language, 'other-language')}](../{other(language)}/jackal-islands.md)",
    ]
    return "\n\n".join(
        [
            f"<!-- {say(language, 'islands-written')} -->",
            f"# {say(language, 'islands')}",
            say(language, "islands-intro"),
            " · ".join(ways),
            f"## {say(language, 'islands-meaning')}",
            meanings(language),
            f"## {say(language, 'islands-each')}",
            each(language, rows),
            f"## {say(language, 'islands-set')}",
            say(language, "islands-set-text"),
            counts(language, rows),
            f"## {say(language, 'islands-bots')}",
            say(language, "islands-bots-text", games=GAMES),
            at_play(language, data["bots"]),
            f"---\n\n{say(language, 'jackal-whose')}",
        ]
    ) + "\n"  # fmt: skip


# ---- each island ----------------------------------------------------------------------------------------------------


def meanings(language: str) -> str:
    """One line a figure: what it is, and its range."""
    ranges = {f"{wanted.key}-{end}": getattr(wanted, end) for wanted in EACH for end in ("least", "most")}
    facts = {key.replace("_", "-"): value for key, value in ranges.items()} | {
        "hands": HANDS,
        "small-most": SMALL_SPACES,
    }
    lines = [
        [f"**{head(language, column)}**", say(language, f"islands-{column}-help", **facts)]
        for column in (*HELD, *REACH)
    ]
    return table([say(language, "islands-figure"), say(language, "islands-help")], lines)


def head(language: str, column: str) -> str:
    """A figure as `jackhouse islands` calls it; two hold two of its figures each."""
    own = column in ("size", "flags")
    return say(language, f"islands-{column}") if own else text.load(language).say(f"screen-islands-{column}")


def each(language: str, rows: Sequence[Row]) -> str:
    """A line an island: its picture under number and name, what it holds, and a column for each figure of reach."""
    lexicon = text.load(language)
    lines = []
    for number, row in enumerate(rows, 1):
        name, file = lexicon.island(row["island"]), island_file(row["island"])
        picture = f'**{number}. {name}**<br><img src="../pictures/{file}.svg" width="130" alt="{name}">'
        held = "<br>".join(f"{head(language, key)}: {cell(language, key, row)}" for key in HELD)
        lines.append([picture, held, *[cell(language, key, row) for key in REACH]])
    return table(
        [head(language, "island"), say(language, "islands-held"), *[head(language, key) for key in REACH]], lines
    )


def cell(language: str, key: str, row: Row) -> str:
    if key == "size":
        return f"{row['rows']} × {row['columns']}"
    if key == "treasures":
        return " ".join(str(coins) for coins in row["treasures"])
    if key == "flags":
        return ", ".join(head(language, colour) for colour in ("red", "blue") if row[colour]) or "–"
    if key == "one-beside":
        kind = "straight" if row["one_straight_beside"] else "diagonal"
        return say(language, f"islands-{kind}") if row["one_beside"] else "–"
    return str(row[key.replace("-", "_")])


# ---- the set --------------------------------------------------------------------------------------------------------


def counts(language: str, rows: Sequence[Row]) -> str:
    """How many islands are so, and how many were meant to be; then the mean."""
    lines = [
        [say(language, f"islands-count-{key}"), str(sum(fits(row) for row in rows)), about(language, wanted)]
        for key, (fits, wanted) in COUNTS.items()
    ]
    mean = sum(row["nothing_of_four"] for row in rows) / len(rows)
    most = say(language, "islands-at-most", value=f"{MEAN_NOTHING} ‰")
    lines.append([say(language, "islands-mean"), f"{mean:.0f} ‰", most])
    return table(
        [say(language, "islands-figure"), say(language, "islands-found"), say(language, "islands-wanted")], lines
    )


def about(language: str, wanted: int) -> str:
    return say(language, "islands-about", value=wanted) if wanted else "0"


def at_play(language: str, told: dict[str, str]) -> str:
    lines = []
    for key, words in told.items():
        found = re.match(r"([\d.]+) \(([\d.]+)-([\d.]+)", words)
        assert found, words
        value, least, most = (measured(language, key, float(number)) for number in found.groups())
        range_of = f"{least} – {most}"
        if float(found[2]) == 0:
            range_of = say(language, "islands-at-most", value=most)
        elif float(found[3]) == 1:
            range_of = say(language, "islands-at-least", value=least)
        lines.append([say(language, f"islands-{key.replace('_', '-')}"), value, range_of])
    return table(
        [say(language, "islands-figure"), say(language, "islands-found"), say(language, "islands-wanted")], lines
    )


def measured(language: str, key: str, value: float) -> str:
    return say(language, "islands-number" if key.startswith("coins") else "islands-share", value=value)
