"""The collection: boards of all tiles that come with the game beside the sample (JR-3.2).

Each is a document in `boards/`, has a name in `text/` (`board-KEY`), and a picture in `docs/boards.md`. This list is
the order in which they are shown everywhere.
"""

from typing import Final

__all__ = ["COLLECTION"]

COLLECTION: Final[list[str]] = [
    "round-island",
    "two-lakes",
    "river-land",
    "mountain-pass",
    "crossroads",
    "cave-country",
    "long-road",
    "ring",
    "twin-isles",
    "archipelago",
]
