"""The figures of the forty islands (JK-2.3), worked out by `make book` and kept in `docs/rules/islands.json`.

The pages read them there, so that a page is written without playing games; tests work them out anew and compare.
"""

import json
from pathlib import Path
from typing import Any, Final

from jackhouse.jackal.archipelago import built_in
from jackhouse.jackal.island_statistics import figures
from jackhouse.lab.simulate import simulate
from jackhouse.matches.match import Setup

__all__ = ["FILE", "GAMES", "bots_at_play", "kept", "worked_out"]

FILE: Final = Path(__file__).parent.parent / "rules" / "islands.json"
GAMES: Final = 100
SEED: Final = 1


def kept() -> dict[str, Any]:
    """What the file says: `islands`, a row of figures for each, and `bots`, what four greedy bots make of the set."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def worked_out() -> str:
    """What the file should say, an island a line."""
    islands = ",\n".join(f"  {json.dumps(figures(island))}" for island in built_in("forty"))
    return f'{{"islands": [\n{islands}\n],\n"bots": {json.dumps(bots_at_play())}}}\n'


def bots_at_play() -> dict[str, str]:
    """Whole games of four greedy bots: each figure and its range, as `simulate` tells them."""
    run = simulate(Setup("jackal", 4, "greedy", None, {}, None, SEED), GAMES, in_detail=True)
    found: dict[str, str] = run["islands"]
    return found
