"""The odds of the race on an island: which treasures random rival hands would reach, and in how many steps."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse import games
from jackhouse.kernel import Rng

_GAME: Final = "jackal"
_HANDS: Final = 60
_CARDS: Final = 5
ArrivalOdds = dict[str, dict[int, float]]
"""By treasure cell and number of steps: the probability that a rival arrives there in that many steps."""


_odds: Final[dict[str, ArrivalOdds]] = {}


def prospects_for_hand(view: Mapping[str, Any], hand: list[str]) -> list[dict[str, Any]]:
    """Returns what a hand can reach on the island of a view."""
    about = {"island": view["island"], "hand": hand, "turn": None, "seat": 0, "question": None}
    return games.get(_GAME).prospects(about)


def prospects_of_row(view: Mapping[str, Any], seat: int, hand: list[str]) -> list[dict[str, Any]]:
    """Returns what the row of a seat can reach, with these cards in hand."""
    row = view["rows"][seat]
    if not row:
        return []
    landing = {"red": "R", "blue": "B"}.get(row[0], "W")
    cell = cell_with_mark(view["island"]["text"], landing)
    if cell is None:
        return []
    about = {
        "island": view["island"],
        "hand": hand,
        "turn": seat,
        "seat": seat,
        "question": {"code": "doubling"},
        "rows": view["rows"],
        "pirates": {seat: cell},
        "steps": {seat: view["steps"][seat]},
        "moment": {"frames": [[0, 0, 0 if landing != "W" else -1]]},
    }
    return [way for way in games.get(_GAME).prospects(about) if way["action"] == "pass"]


def cell_with_mark(text: str, mark: str) -> str | None:
    """Returns the name of the cell with this mark on an island, or None."""
    for row, marks in enumerate(text.split(" / ")):
        if mark in marks.split():
            return f"{'abcde'[marks.split().index(mark)]}{row + 1}"
    return None


def race_odds(view: Mapping[str, Any]) -> ArrivalOdds:
    """Returns the arrival odds on the island of a view, computed once from many random hands."""
    text = view["island"]["text"]
    if text not in _odds:
        _odds[text] = _compute_odds(view)
    return _odds[text]


def _compute_odds(view: Mapping[str, Any]) -> ArrivalOdds:
    deck = [name for name, count in games.get(_GAME).atlas(view)["deck"].items() for _ in range(count)]
    rng = Rng.of_seed(1)
    race: ArrivalOdds = {}
    for _ in range(_HANDS):
        order = list(range(len(deck)))
        rng.shuffle(order)
        ways = prospects_for_hand(view, [deck[card] for card in order[:_CARDS]])
        if ways:
            best = max(ways, key=lambda way: (3 * way["worth"] - way["steps"], way["cell"]))
            at = race.setdefault(best["cell"], {})
            at[best["steps"]] = at.get(best["steps"], 0.0) + 1 / _HANDS
    return race


def chance_ahead(race: ArrivalOdds, cell: str, steps: int, wins_ties: float) -> float:
    """Returns the probability that one rival arrives at a treasure before the bot."""
    found = 0.0
    for taken, share in race.get(cell, {}).items():
        found += share if taken < steps else share * (1 - wins_ties) if taken == steps else 0.0
    return found


def expected_coins(worth: int, rivals: int, risk: float) -> float:
    """Returns the expected coins of a treasure if each rival arrives first with probability `risk`."""
    total, chance = 0.0, (1 - risk) ** rivals
    for before in range(min(worth, rivals + 1)):
        total += chance * (worth - before)
        chance *= (rivals - before) / (before + 1) * risk / (1 - risk) if risk < 1 else 0.0
    return total
