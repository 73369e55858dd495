"""The suit symbols and the joker symbols. Each outline is recognisable without colour and at a small size.

`SUIT_PATHS` has one entry for each suit; an expansion adds a suit with one more entry.
"""

from collections.abc import Iterable
from typing import Final

from jackhouse.art.cards import HORSE_PATH, icon
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, path, tag

__all__ = [
    "JOKER_PATHS",
    "SUIT_PATHS",
    "joker_colour",
    "joker_mark",
    "joker_tint",
    "suit",
    "suit_colour",
    "suit_defs",
    "use_suit",
    "use_suits",
]

# Each is within -50..50 in both directions and centred at the origin.
SUIT_PATHS: Final[dict[str, str]] = {
    # a clover: three round leaves, and a stem that widens at its base
    "C": "M-9 -7A22 22 0 1 1 9 -7A22 22 0 1 1 6 19C7 31 10 39 17 46H-17C-10 39 -7 31 -6 19A22 22 0 1 1 -9 -7Z",
    # a blade: one point above, two lobes, and the same base
    "S": "M0 -48C9 -31 44 -11 44 13C44 27 34 35 23 35C15 35 9 31 5 24C6 34 10 41 17 46H-17C-10 41 -6 34 -5 24"
    "C-9 31 -15 35 -23 35C-34 35 -44 27 -44 13C-44 -11 -9 -31 0 -48Z",
    # a heart: two lobes above, one point below
    "H": "M0 46C-9 32 -46 10 -46 -17C-46 -33 -35 -43 -22 -43C-12 -43 -4 -37 0 -27C4 -37 12 -43 22 -43"
    "C35 -43 46 -33 46 -17C46 10 9 32 0 46Z",
    # a gem: four points with slightly concave sides
    "D": "M0 -49Q17 -20 40 0Q17 20 0 49Q-17 20 -40 0Q-17 -20 0 -49Z",
}
_BOX: Final = 100


def suit(suit: str, size: float, fill: str, at: Point = (0, 0), **attributes: object) -> str:
    """Returns a suit (`C`, `S`, `H`, `D`) within a square of that size, centred at `at`; raises KeyError for others."""
    move = f"translate({at[0]:g} {at[1]:g})" if at != (0, 0) else ""
    transform = f"{attributes.pop('transform', '')}{move}scale({size / _BOX:.4g})"
    return path(SUIT_PATHS[suit], fill=fill, transform=transform, **attributes)


def suit_colour(suit: str, palette: Palette) -> str:
    """Returns the colour of a suit."""
    return {"C": palette.clubs, "S": palette.spades, "H": palette.hearts, "D": palette.diamonds}[suit]


def suit_defs(prefix: str = "") -> str:
    """Returns every suit for the `<defs>` of a picture that uses them with `use_suit` or `use_suits`."""
    return "".join(path(d, id=f"{prefix}suit-{suit}") for suit, d in SUIT_PATHS.items())


def use_suit(suit: str, size: float, fill: str, at: Point = (0, 0), prefix: str = "") -> str:
    """Returns a suit as `suit` does, in a picture whose `<defs>` contain `suit_defs(prefix)`."""
    transform = f"translate({at[0]:g} {at[1]:g})scale({size / _BOX:.4g})"
    return tag("use", href=f"#{prefix}suit-{suit}", fill=fill, transform=transform)


def use_suits(suit: str, size: float, fill: str, points: Iterable[Point], prefix: str = "") -> str:
    """Returns a suit at several points, in a picture whose `<defs>` contain `suit_defs(prefix)`."""
    scale = size / _BOX
    pips = [tag("use", href=f"#{prefix}suit-{suit}", x=f"{x / scale:.0f}", y=f"{y / scale:.0f}") for x, y in points]
    return group(*pips, fill=fill, transform=f"scale({scale:.4g})")


# ---- jokers ---------------------------------------------------------------------------------------------------------

# The symbols of the jokers, for places too small for their picture; within -50..50 like the suits.
JOKER_PATHS: Final = {
    "boat": "M4 -48V10H42Q36 -24 4 -48ZM-5 -34V10H-34Q-28 -14 -5 -34ZM-47 19H47Q40 45 20 45H-20Q-40 45 -47 19Z",
    "horse": HORSE_PATH,
}


def joker_colour(name: str, palette: Palette) -> str:
    """Returns the colour of a joker's symbol."""
    return {"boat": palette.ink, "horse": palette.hearts}[name]


def joker_tint(name: str, palette: Palette) -> str:
    """Returns the background colour of a joker."""
    return {"boat": palette.tints[1], "horse": palette.tints[2]}[name]


def joker_mark(name: str, size: float, fill: str, at: Point = (0, 0)) -> str:
    """Returns the symbol of a joker within a square of that size."""
    return icon(JOKER_PATHS[name], size, fill, at)
