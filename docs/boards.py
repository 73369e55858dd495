"""The boards in pictures and figures: `make pictures` writes `docs/boards.md` and its pictures.

The figures of games are kept in `docs/boards.json`: `python -m docs.boards play GAMES JOBS` plays them anew.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from jackhouse import art, text
from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.building.measures import measures
from jackhouse.jackrabbits.collection import COLLECTION
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.lab.simulate import simulate
from jackhouse.matches.match import Setup

__all__ = ["FIGURES", "FOLDER", "PAGE", "games_on", "page", "pictures"]

DOCS = Path(__file__).parent
PAGE = DOCS / "boards.md"
FIGURES = DOCS / "boards.json"
FOLDER = DOCS / "pictures" / "boards"
NAMED = ["sample", *COLLECTION]
SEEDS: Final = (1, 2, 3, 4, 5)
PLAYERS: Final = 4
SEED: Final = 7

INTRODUCTION = """\
# The boards

The sample of the rulebooks, a collection of ten boards of our own, and five random ones. Every board has all \
37 tiles. Choose one on the set-up page, or with `--board NAME` on the command line; `--board` takes a code \
too. On the boards of the collection no road ends dead, none leads straight from hex to hex, no two triangles \
of a kind lie side by side, and every tile is joined by a road. `jackhouse board random` makes a new board.

*Royals by road* are those that free roads reach from the Citadel; the others need a transfer. *Journeys* is \
the number of journeys to them, on the mean and at most. *Caves* and *open roads* are those of the whole \
board, *lakes* are their sizes in cells. Games: {games} on each named board by four `greedy` bots with the \
default preset (`python -m docs.boards play`); *turns* is the median, *wins* are shares of the first to the \
last player in the order of play. With {games} games a share is exact to about {margin} points.
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
    return {name: art.show(board).svg for name, board in boards().items()}


def page() -> str:
    """Returns the page."""
    games: dict[str, Any] = json.loads(FIGURES.read_text("utf-8"))
    found = boards()
    count = next(iter(games.values()))["games"]
    rows = [_row(name, board, games.get(name)) for name, board in found.items()]
    parts = [
        INTRODUCTION.format(games=count, margin=round(196 * (0.25 * 0.75 / count) ** 0.5)),
        _table([HEADS, ["---"] * len(HEADS), *rows]),
        *[_section(name, board) for name, board in found.items()],
    ]
    return "\n".join(parts)


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


def games_on(name: str, count: int, jobs: int) -> dict[str, Any]:
    """Plays games on a board and returns their figures."""
    found = simulate(Setup("jack-rabbits", PLAYERS, "greedy", None, {}, name, SEED), count, jobs, in_detail=True)
    return {key: found[key] for key in ("games", "finished", "turns_median", "turns_p90", "wins_by_order")}


def play(count: int, jobs: int) -> None:
    """Plays games on every named board and keeps their figures."""
    found = {name: games_on(name, count, jobs) for name in NAMED}
    FIGURES.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures().items():
        (FOLDER / f"{name}.svg").write_text(svg + "\n", "utf-8")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play(int(sys.argv[2]), int(sys.argv[3]))
    main()
