"""Views of Jackal for the tests of pictures."""

from typing import Any

from jackhouse import games

EVERYTHING = "W R B / ^ ! o / 1 2 3"

View = dict[str, Any]


def planning(seat: int | None = 0) -> View:
    """Returns a view in which nobody has committed."""
    view: View = games.get("jackal").new(players=3, seed=3).view(seat)
    return view


def resolving() -> View:
    """Returns a view of three pirates: one on a treasure, one on its way, one in Tortuga."""
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
