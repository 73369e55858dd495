"""The titles of the elements of an island's picture, in the language of a lexicon."""

from typing import Final

from jackhouse.jackal.compass import CELL_NAMES
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["FEATURES", "card_title", "island_title", "pirate_title", "space_title"]

#   the names of the features, in the order of their numbers
FEATURES: Final = (
    "water", "space", "white-flag", "red-flag", "blue-flag", "difficult", "bandit", "coins-1", "coins-2", "coins-3",
)  # fmt: skip
# The message names of kinds whose own name cannot be one.
_KINDS: Final = {"+": "orthogonal", "X": "diagonal"}


def island_title(key: str, lexicon: Lexicon) -> str:
    return lexicon.island(key)


def space_title(cell: int, feature: int, lexicon: Lexicon) -> str:
    """Returns the name of a space and its feature."""
    return lexicon.say(
        "art-space", at=lexicon.cell(CELL_NAMES[cell]), what=lexicon.say(f"art-feature-{FEATURES[feature]}")
    )


def pirate_title(seat: int, cell: int | None, lexicon: Lexicon, names: SeatNames = None) -> str:
    who = lexicon.seat(seat, names)
    if cell is None:
        return lexicon.say("art-pirate-aboard", who=who)
    return lexicon.say("art-pirate", who=who, at=lexicon.cell(CELL_NAMES[cell]))


def card_title(kind: str, lexicon: Lexicon) -> str:
    """Returns the name of a kind of card: "left or right" for `LR`."""
    return lexicon.say(f"art-action-{_KINDS.get(kind, kind)}")
