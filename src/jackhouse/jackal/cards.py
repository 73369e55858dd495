"""The action cards (JK-3.1): their kinds, the number of each kind, and the moves that each allows.

A card is a small integer, the cards of a kind one after the other. That number is printed on the card, so that players
recognise a card that they have seen (our ruling). The text of an action names the kind.
"""

from importlib import resources
from typing import Final

from jackhouse.jackal.compass import DIAGONALS, KNIGHTS, NE, NW, ORTHOGONALS, SE, SW, E, N, S, W

#   every kind, and the moves that it allows: JK-3.2, JK-3.3
MOVES_OF: Final[dict[str, list[int]]] = {
    "NE": [NE], "SE": [SE], "SW": [SW], "NW": [NW], "LR": [W, E], "UD": [N, S],
    "X": DIAGONALS, "+": ORTHOGONALS, "horse": KNIGHTS,
    "red": [], "blue": [], "double": [], "friday": [], "weapon": [], "rum": [],
}  # fmt: skip

KIND_NAMES: Final[list[str]] = list(MOVES_OF)
KIND_CODES: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
KINDS: Final = 15

ANY_DIAGONAL: Final = 6
ANY_STRAIGHT: Final = 7
HORSE: Final = 8
RED: Final = 9
BLUE: Final = 10
DOUBLE: Final = 11
FRIDAY: Final = 12
WEAPON: Final = 13
RUM: Final = 14

MOVES: Final[list[list[int]]] = list(MOVES_OF.values())
IS_FLAG: Final[list[bool]] = [kind in (RED, BLUE) for kind in range(KINDS)]
IS_SPECIAL: Final[list[bool]] = [kind >= DOUBLE for kind in range(KINDS)]  # JK-3.4: never laid in a row


def _deck() -> list[int]:
    """Returns the number of cards of each kind, from `deck.txt`."""
    counts = [0] * KINDS
    for line in resources.files("jackhouse.jackal").joinpath("deck.txt").read_text("utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words:
            counts[KIND_CODES[words[0]]] = int(words[1])
    return counts


COUNTS: Final[list[int]] = _deck()
KIND: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COUNTS[kind])]
CARDS: Final[int] = len(KIND)
CARD_NAMES: Final[list[str]] = [KIND_NAMES[kind] for kind in KIND]

# The place of a card that is not in the hand of a seat (0, 1, ...).
PILE: Final = -1
DISCARD: Final = -2
LAID: Final = -3  # shown in a row, or attached to one, until the round is over
