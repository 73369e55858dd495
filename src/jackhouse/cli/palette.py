"""Colours of seats and suits. A colour never speaks alone: seats have their number, suits their symbol."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

__all__ = ["CARROT", "DIM", "WORD", "badge", "paint", "seat_style"]

SUITS: Final = {"♣": "green", "♠": "bright_blue", "♥": "bright_red", "♦": "yellow"}
_SEATS: Final = ("cyan", "magenta", "bright_yellow", "bright_green")
DIM: Final = "bright_black"
WORD: Final = "bold bright_yellow"  # what the house says to what was typed
CARROT: Final = "▾"

_CARDS: Final = {symbol: re.compile(rf"(?:\b(?:10|[2-9AJQK]))*{symbol}") for symbol in SUITS}


def seat_style(seat: int) -> str:
    """The colour of a player's rabbit and carrots."""
    return _SEATS[seat % len(_SEATS)]


def badge(seat: int) -> tuple[str, str]:
    """A player's rabbit: the number, and how it is shown."""
    return str(seat + 1), f"bold reverse {seat_style(seat)}"


def paint(line: str, names: Sequence[str] = (), style: str = "") -> Text:
    """A line with its cards in the colours of their suits, and the players' names in theirs."""
    painted = Text(line, style)
    for symbol, pattern in _CARDS.items():
        painted.highlight_regex(pattern, SUITS[symbol])
    for seat, name in enumerate(names):
        painted.highlight_words([name], f"bold {seat_style(seat)}")
    return painted
