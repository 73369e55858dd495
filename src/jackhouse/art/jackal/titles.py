"""What the parts of an island's picture are called, in the language of a lexicon."""

from typing import Final

from jackhouse.jackal.compass import STRIDE
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["card_title", "cell_title", "island_title", "pirate_title", "space_title"]

#   what a space holds, in the order of an island's features
_FEATURES: Final = (
    "water", "space", "white-flag", "red-flag", "blue-flag", "difficult", "bandit", "coins-1", "coins-2", "coins-3",
)  # fmt: skip
# The names of kinds that are no names of messages.
_KINDS: Final = {"+": "orthogonal", "X": "diagonal"}


def island_title(key: str, lexicon: Lexicon) -> str:
    return lexicon.say(f"island-{key}") if lexicon.has(f"island-{key}") else key


def cell_title(cell: int, lexicon: Lexicon) -> str:
    row, column = divmod(cell, STRIDE)
    return lexicon.say("art-cell", row=row + 1, column=column + 1)


def space_title(cell: int, feature: int, lexicon: Lexicon) -> str:
    """Where a space is, and what is on it."""
    return lexicon.say("art-space", at=cell_title(cell, lexicon), what=lexicon.say(f"art-feature-{_FEATURES[feature]}"))


def pirate_title(seat: int, cell: int | None, lexicon: Lexicon, names: SeatNames = None) -> str:
    who = lexicon.seat(seat, names)
    if cell is None:
        return lexicon.say("art-pirate-aboard", who=who)
    return lexicon.say("art-pirate", who=who, at=cell_title(cell, lexicon))


def card_title(kind: str, lexicon: Lexicon) -> str:
    """The name of a kind of card: `LR` as "left or right"."""
    return lexicon.say(f"art-action-{_KINDS.get(kind, kind)}")
