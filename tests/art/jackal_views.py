"""Views of Jackal for pictures."""

from typing import Any

from jackhouse import games

EVERYTHING = "W R B / ^ ! o / 1 2 3"

View = dict[str, Any]


def planning(seat: int | None = 0) -> View:
    """Nobody has committed yet."""
    view: View = games.get("jackal").new(players=3, seed=3).view(seat)
    return view


def resolving() -> View:
    """Three pirates: one has found a treasure, one is on its way, one is in Tortuga."""
    return planning() | {
        "phase": "resolving",
        "turn": 1,
        "island": {"number": 0, "key": "everything", "text": EVERYTHING},
        "rows": [["+", "horse"], ["red", "LR", "X"], []],
        "pirates": ["a3", "b2", None],
        "steps": [2, 1, 0],
        "coins": [1, 0, 4],
        "away": [False, False, True],
    }
