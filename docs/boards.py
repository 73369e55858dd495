"""The boards in pictures and figures: `make pictures` writes `docs/boards.md` and its pictures.

`docs/board_games.py` plays the games of the figures.
"""

from collections.abc import Iterable
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from docs.board_games import BOARDS_AGAINST_RANDOM, NAMED, RANDOM_BOARDS, draw_spread, kept
from jackhouse import art, text
from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.building.measures import measures
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.matches import intervals

__all__ = ["FOLDER", "PAGE", "page", "pictures"]

DOCS = Path(__file__).parent
PAGE = DOCS / "boards.md"
FOLDER = DOCS / "pictures" / "boards"
SEEDS: Final = (1, 2, 3, 4, 5)

INTRODUCTION = """\
# The boards

The sample of the rulebooks, a collection of ten boards of our own, and five random ones. Every board has all \
37 tiles. Choose one on the set-up page, or with `--board NAME` on the command line; `--board` takes a code \
too. On the boards of the collection no road ends dead, none leads straight from hex to hex, no two triangles \
of a kind lie side by side, and every tile is joined by a road. `jackhouse board random` makes a new board.

*Royals by road* are those that free roads reach from the Citadel; one comes to the others out of a cave, or by a \
paid transfer. *Journeys* is the number of journeys to them, on the mean and at most. *Caves* and *open roads* are \
those of the whole board, *lakes* are their sizes in cells. Games: {games} on each named board by four `greedy` bots \
with the default preset (`python -m docs.board_games`); *turns* is the median, *wins* are shares of the first to the \
last player in the order of play. With {games} games a share is exact to about {margin} points.
"""

RANDOM = """\
## Many random boards

![Length of games and wins by order of play, on random boards and on the sample](pictures/boards/spread.svg)

Four `greedy` bots, {boards} random boards with {each} games on each, beside as many games on the sample: \
{random_finished} of {games} games on random boards ended by a win ({sample_finished} on the sample). A game on \
random boards had {random_turns:.1f} turns on the mean, one on the sample {sample_turns:.1f}. The first player won \
{random_first:.0f} % of them ({sample_first:.0f} % on the sample).

`greedy` won {random_share} of {against} games of two against `random` on {opponent_boards} random boards, and \
{sample_share} of as many on the sample.
"""

LOOKS = """\
## How random boards look

Some limits of the generator are there for the picture alone: a landmass may have only so much coast for its land, \
lakes are two at most and of four cells at most, few road tiles hang on a single edge, and landmasses do not touch \
even at a corner. They were set before the pictures on this page were drawn; earlier drawings are not kept.

Of the five random boards below, three have parts that look poor. On Random 1 a cave hangs on one edge at the tip of \
the island. Random 3 is twice as wide as high, and its east holds on to the rest by a narrow neck. The smallest island \
of Random 4 is one tower with a tail of two road tiles. They were left as they are: all three can be played, and \
tighter limits would make random boards more alike.
"""

HEADS = [
    "board", "landmasses", "lakes", "caves", "open roads", "royals by road", "journeys", "finished", "turns", "wins",
]  # fmt: skip


def boards() -> dict[str, Board]:
    """Returns the boards of the page by the names of their pictures."""
    named = {name: load_board(name) for name in NAMED}
    return named | {f"random-{seed}": load_board(generate(components_of(CLASSIC), seed)) for seed in SEEDS}


def pictures() -> dict[str, str]:
    """Returns the pictures of the page by name."""
    drawn = {name: art.show(board).svg + "\n" for name, board in boards().items()}
    return {**drawn, "spread": draw_spread(kept()["spread"])}


def page() -> str:
    """Returns the page."""
    figures = kept()
    games = figures["named"]
    found = boards()
    count = games["sample"]["games"]
    rows = [_row(name, board, games.get(name)) for name, board in found.items()]
    parts = [
        INTRODUCTION.format(games=count, margin=round(196 * (0.25 * 0.75 / count) ** 0.5)),
        _table([HEADS, ["---"] * len(HEADS), *rows]),
        _many_random(figures["spread"], figures["against_random"]),
        LOOKS,
        *[_section(name, board) for name, board in found.items()],
    ]
    return "\n".join(parts)


def _many_random(spread: dict[str, Any], against: dict[str, Any]) -> str:
    values: dict[str, Any] = {"boards": RANDOM_BOARDS, "opponent_boards": BOARDS_AGAINST_RANDOM}
    for key in ("random", "sample"):
        found, wins = spread[key], against[key]
        values |= {
            "games": found["games"],
            "each": found["games"] // RANDOM_BOARDS,
            f"{key}_finished": found["finished"],
            f"{key}_turns": fmean(found["turns_of_boards"]),
            f"{key}_first": 100 * found["wins_by_order"][0] / found["games"],
            "against": wins["games"],
            f"{key}_share": _percent(intervals.share(wins["wins"], wins["games"])),
        }
    return RANDOM.format(**values)


def _percent(share: intervals.Estimate) -> str:
    return f"{100 * share.value:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def _row(name: str, board: Board, games: dict[str, Any] | None) -> list[str]:
    figures = measures(board)
    journeys = [way["journeys"] for way in figures["distances"].values() if way]
    row = [
        f"[{title(name)}](#{_anchor(name)})",
        str(figures["landmasses"]),
        ", ".join([str(size) for size in figures["lakes"]]) or "–",
        str(sum(figures["caves"])),
        str(figures["open_roads"]),
        f"{figures['royals_free']} of {len(figures['distances'])}",
        f"{sum(journeys) / len(journeys):.1f}, {max(journeys)}",
    ]
    if games is None:
        return [*row, "", "", ""]
    shares = " ".join([f"{round(100 * wins / games['finished'])}" for wins in games["wins_by_order"]])
    return [*row, f"{100 * games['finished'] / games['games']:.0f} %", str(games["turns_median"]), shares]


def title(name: str) -> str:
    """Returns the English name of a board; a random one is named by its seed."""
    return text.load("en").board(name) if name in NAMED else name.replace("-", " ").capitalize()


def _anchor(name: str) -> str:
    return title(name).lower().replace(" ", "-")


def _section(name: str, board: Board) -> str:
    about = f"Made with the seed {name.removeprefix('random-')}."
    if name in NAMED:
        about = f"*{text.load('es').board(name)}*"
    broken = measures(board)["advice"]
    advice = [f"{_ADVICE[code]}: {count}" for code, count in broken.items()]
    lines = [f"## {title(name)}", about, f"![{title(name)}](pictures/boards/{name}.svg)"]
    if advice:
        lines.append(f"Advice not followed: {', '.join(advice)}.")
    return "\n\n".join([*lines, f"`{encode(board.written())}`\n"])


_ADVICE: Final = {
    "dead-end": "dead ends",
    "hex-to-hex": "roads from hex to hex",
    "triangles": "triangles side by side",
    "same-triangles": "triangles of a kind side by side",
    "no-road": "tiles that no road joins",
}


def _table(rows: Iterable[list[str]]) -> str:
    return "".join([f"| {' | '.join(row)} |\n" for row in rows])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / f"{name}.svg").write_text(svg, "utf-8")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
