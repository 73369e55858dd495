"""Signs within -50..50 both ways, for cards and pieces of more than one game."""

from typing import Final

from jackhouse.art.svg import Point, path

__all__ = ["HORSE", "emblem"]

HORSE: Final = (
    "M-17 48C-15 30 -8 24 -7 14C-14 18 -19 17 -25 21C-31 25 -41 25 -43 17C-45 9 -38 3 -34 -4"
    "C-28 -15 -25 -25 -17 -33L-16 -49L-3 -38C22 -36 41 -10 43 20C44 32 43 42 42 48Z"
)


def emblem(d: str, size: float, fill: str, at: Point = (0, 0)) -> str:
    """A sign in one colour, within a square of that size."""
    return path(d, fill=fill, transform=f"translate({at[0]:g} {at[1]:g})scale({size / 100:.4g})")
