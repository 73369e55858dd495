"""The cards: two jokers and four suits of thirteen (JR-1.1), and what each is worth (JR-5.1).

A card is a small integer. The jokers come first, so that a suit added later moves no code.
"""

from typing import Final

SUITS: Final = "CSHD"  # clubs, spades, hearts, diamonds
SYMBOLS: Final = "♣♠♥♦"  # the same, as written in board documents
RANKS: Final[list[str]] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

BOAT: Final = 0  # the black joker
HORSE: Final = 1  # the red joker
JOKERS: Final = 2
CARDS: Final = 54  # of all suits; a game may have fewer (`components.py`)

ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13

# The place of a card that is not in the hand of a seat (0, 1, ...).
PILE: Final = -1
LOT: Final = -2
COURTED: Final = -3  # in the court
ASIDE: Final = -4  # played in a fight that is not over
OUT_OF_PLAY: Final = -5  # of a suit that is not in the game
IN_ZONE: Final = -10  # in the first zone that a rule declares; each following zone is one less

# A set of suits is a mask, so that "♣, ♠ or ♥" is one comparison.
CLUBS: Final = 1
SPADES: Final = 2
HEARTS: Final = 4
DIAMONDS: Final = 8


def suited(suit: int, rank: int) -> int:
    """Returns the card of that suit (0..3 in the order of SUITS) and rank (1 ace .. 13 king)."""
    return JOKERS + suit * 13 + rank - 1


def _value(rank: int) -> int:
    """Returns the value of a rank: a number card its number, an ace 1, a royal 10, a joker 0 (JR-5.1)."""
    return min(rank, 10)


SUIT: Final[list[int]] = [-1, -1] + [suit for suit in range(4) for _ in RANKS]
RANK: Final[list[int]] = [0, 0] + [rank for _ in SUITS for rank in range(1, 14)]
SUIT_BIT: Final[list[int]] = [0, 0] + [1 << suit for suit in range(4) for _ in RANKS]
VALUE: Final[list[int]] = [_value(rank) for rank in RANK]
IS_ROYAL: Final[list[bool]] = [rank >= JACK for rank in RANK]
IS_COURT: Final[list[bool]] = [rank == 0 or rank >= JACK for rank in RANK]  # JR-1.2

ROYALS: Final[list[int]] = [card for card in range(CARDS) if IS_ROYAL[card]]
COURT: Final[list[int]] = [card for card in range(CARDS) if IS_COURT[card]]
NUMBERS: Final[list[int]] = [card for card in range(CARDS) if not IS_COURT[card]]

CARD_NAMES: Final[list[str]] = ["boat", "horse"] + [rank + suit for suit in SUITS for rank in RANKS]
CARD_CODES: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}

# The place of a card in a hand as it is shown: K, Q, J, 10 .. 2, A, jokers; within a rank by suit.
ORDER: Final[list[int]] = [(KING - RANK[card]) * len(SUITS) + max(SUIT[card], 0) for card in range(CARDS)]
ORDER[HORSE] += 1


def card_code(name: str) -> int:
    """Returns the card called `AC`, `10H`, `KS`, `boat` or `horse`; KeyError if there is none."""
    return CARD_CODES[name]
