"""Colours of seats and suits. Colour is never the only sign: seats also have a number, suits a symbol."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

__all__ = ["CARROT", "DIM", "MESSAGE", "colour_text", "seat_badge", "seat_style"]

SUITS: Final = {"♣": "green", "♠": "bright_blue", "♥": "bright_red", "♦": "yellow"}
_SEATS: Final = ("cyan", "magenta", "bright_yellow", "bright_green")
DIM: Final = "bright_black"
MESSAGE: Final = "bold bright_yellow"  # the reply to the last input
CARROT: Final = "▾"

_CARDS: Final = {symbol: re.compile(rf"(?:\b(?:10|[2-9AJQK]))*{symbol}") for symbol in SUITS}


def seat_style(seat: int) -> str:
    """Returns the colour of a player's piece and carrots."""
    return _SEATS[seat % len(_SEATS)]


def seat_badge(seat: int) -> tuple[str, str]:
    """Returns a player's piece on the map: the number of the seat and its style."""
    return str(seat + 1), f"bold reverse {seat_style(seat)}"


def colour_text(line: str, names: Sequence[str] = ()) -> Text:
    """Returns a line with the cards in the colours of their suits and the players' names in those of their seats."""
    coloured = Text(line)
    for symbol, pattern in _CARDS.items():
        coloured.highlight_regex(pattern, SUITS[symbol])
    for seat, name in enumerate(names):
        coloured.highlight_words([name], f"bold {seat_style(seat)}")
    return coloured
