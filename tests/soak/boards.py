"""`python -m tests.soak.boards [SEEDS]`: random boards from many seeds in a row, on the compiled engine.

Each board is checked as in `tests/jackrabbits/test_generator.py` (`generated_boards.py`); then all are compared with
each other. Bots play on some of them, and their games are compared with games on the sample.
"""

import os
import subprocess
import sys
import time
from collections import Counter
from statistics import median
from typing import Any

from rich.progress import track

from docs.board_games import games_against_random, games_on_random_boards
from jackhouse import engine
from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.building.generator import generate
from jackhouse.jackrabbits.building.measures import measures
from jackhouse.jackrabbits.components import CLASSIC, components_of
from jackhouse.kernel.build import COMPILED
from tests.jackrabbits.board_pairs import look, mean_share
from tests.jackrabbits.generated_boards import first_fault

SEEDS = 500
MOST_SECONDS = 1.0  # of processor time for a board, compiled
MOST_IN_COMMON = 0.3  # of the pairs of neighbours of two boards, on average
FEWEST_FINISHED = 0.95  # of the games of greedy bots
MOST_APART = 0.03  # the shares that greedy wins against random, on random boards and on the sample


def spread(figures: list[dict[str, Any]], key: str) -> str:
    """Returns the least, the largest and the median value of a figure."""
    values = [found[key] for found in figures]
    return f"{min(values)} to {max(values)}, median {median(values):g}"


def play() -> bool:
    """Plays games of bots on random boards; returns whether they end, and are won, as those on the sample."""
    jobs = os.cpu_count() or 1
    spread = games_on_random_boards(jobs, lambda outcome: None)["random"]
    finished = spread["finished"] / spread["games"]
    shares = [found["wins"] / found["games"] for found in games_against_random(jobs, lambda outcome: None).values()]
    print(
        f"boards: {100 * finished:.1f} % of {spread['games']} games of greedy bots end by a win; greedy wins "
        f"{100 * shares[0]:.1f} % against random, {100 * shares[1]:.1f} % on the sample",
        flush=True,
    )
    return finished >= FEWEST_FINISHED and abs(shares[0] - shares[1]) <= MOST_APART


def main(seeds: int) -> None:
    components = components_of(CLASSIC)
    documents: list[dict[str, Any]] = []
    seconds: list[float] = []
    figures: list[dict[str, Any]] = []
    failures = 0
    for seed in track(range(seeds), "random boards"):
        began = time.process_time()
        document = generate(components, seed)
        seconds.append(time.process_time() - began)
        board = Board.from_document(document)
        found = measures(board)
        wrong = first_fault(document, board, components)
        if wrong or (COMPILED and seconds[-1] > MOST_SECONDS):
            failures += 1
            print(f"boards: seed {seed}: {wrong or f'{seconds[-1]:.2f} s'}", flush=True)
        documents.append(document)
        figures.append(found)
    equal = seeds - len({look(document) for document in documents})
    by_edges, by_kinds = mean_share(documents, by_edges=True), mean_share(documents, by_edges=False)
    landmasses = sorted(Counter(found["landmasses"] for found in figures).items())
    print(
        f"boards: {seeds} seeds, {failures} failures, {equal} equal up to rotation; "
        f"processor time {max(seconds):.2f} s at most, median {median(seconds):.3f} s, "
        f"{'compiled' if COMPILED else 'plain'}; {spread(figures, 'open_roads')} open roads; "
        f"landmasses {', '.join(f'{count}: {boards}' for count, boards in landmasses)}; "
        f"{spread(figures, 'royals_free')} royals by free roads; "
        f"pairs of neighbours in common {100 * by_edges:.1f} % by edges, {100 * by_kinds:.1f} % by kinds"
    )
    if failures or equal or by_edges > MOST_IN_COMMON or not play():
        sys.exit("boards: failed")


if __name__ == "__main__":
    if not COMPILED and engine.is_built():  # the engine is chosen when it is imported
        again = [sys.executable, "-m", "tests.soak.boards", *sys.argv[1:]]
        sys.exit(subprocess.run(again, env={**os.environ, engine.CHOICE: "compiled"}, check=False).returncode)
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS)
