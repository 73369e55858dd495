"""Coins on road tiles: the suits that pay there (JR-2.5)."""

from jackhouse.art.jackrabbits.sheet import Sheet
from jackhouse.art.svg import Point
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.tiles import KIND, TILE_SUITS

__all__ = ["coins", "paying_suits"]


def paying_suits(place: int) -> list[str]:
    """JR-2.5: the suits printed on a tile; none on a hex."""
    return [letter for code, letter in enumerate(SUITS) if TILE_SUITS[KIND[place]] >> code & 1]


def coins(sheet: Sheet, place: int, spots: list[Point]) -> str:
    """A coin for each suit that pays, in reading order: from the left, then from above."""
    ordered = sorted(spots, key=lambda at: (round(at[0] + at[1] / 2), at[1]))
    return "".join(sheet.use(f"coin-{letter}", at) for letter, at in zip(paying_suits(place), ordered))
