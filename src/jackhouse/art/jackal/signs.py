"""The signs on action cards (JK-3): each within -50..50 both ways, so that one drawing serves card, corner and list."""

from collections.abc import Callable
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.emblems import HORSE
from jackhouse.art.jackal.sights import FLAGS
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag

__all__ = ["sign", "tint"]

_TURNS: Final = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}
_LONG: Final = "M-8 42V-16H-23L0-47 23-16H8V42Z"  # northwards, across the whole sign
_SHORT: Final = "M-6.5-9V-26H-17L0-48 17-26H6.5V-9Z"  # northwards, from the middle
# What a card of several arrows offers: one of them.
_CHOICES: Final = {
    "LR": ("W", "E"),
    "UD": ("N", "S"),
    "X": ("NE", "SE", "SW", "NW"),
    "+": ("N", "E", "S", "W"),
}

_SOLE: Final = "M-4 44C-19 44-20 26-15 12-11 1-17-8-12-18-6-28 12-27 16-13 20 1 14 14 11 26 8 38 5 44-4 44Z"
_TOES: Final = ((-13, -31, 7), (0, -37, 6), (11, -36, 5.2), (20, -30, 4.6), (26, -22, 4))
_SABRE: Final = "M-38 33C-6 24 24-6 37-44 43 0 12 34-30 43Z"
_BOTTLE: Final = "M-7-47H7V-24C7-16 19-14 19-2V38C19 44 16 46 11 46H-11C-16 46-19 44-19 38V-2C-19-14-7-16-7-24Z"


def sign(kind: str, palette: Palette) -> str:
    """The sign of a kind of card."""
    if kind in _TURNS:
        return path(_LONG, fill=palette.spades, transform=f"rotate({_TURNS[kind]})")
    if kind in _CHOICES:
        arrows = "".join(path(_SHORT, transform=f"rotate({_TURNS[way]})") for way in _CHOICES[kind])
        return group(arrows, tag("circle", r=4.5), fill=palette.spades)
    return _OTHERS[kind](palette)


def tint(kind: str, palette: Palette) -> str:
    """The ground of a card: arrows, horses, flags, and cards that are kept in the hand (JK-3.4)."""
    if kind in _TURNS or kind in _CHOICES:
        return palette.tints[1]
    return {"horse": palette.tints[0], "red": palette.tints[2], "blue": palette.tints[2]}.get(kind, palette.tints[3])


def _horse(palette: Palette) -> str:
    return path(HORSE, fill=palette.clubs)


def _flag(colour: str, fill: str, palette: Palette) -> str:
    cloth = path(FLAGS[colour], fill=fill, stroke=palette.figure_line, stroke_width=2.4, stroke_linejoin="round")
    pole = path("M0 37V-40", fill="none", stroke=palette.figure_line, stroke_width=5, stroke_linecap="round")
    return group(pole, cloth, transform="translate(-24 4)scale(1.15)")


def _double(palette: Palette) -> str:
    """Twice: a figure, and an arrow that turns back on itself."""
    loop = "M33-20A38 38 0 1 0 37 12"
    head = "M14-25 42-11 46-42Z"
    return (
        path(loop, fill="none", stroke=palette.diamonds, stroke_width=10, stroke_linecap="round")
        + path(head, fill=palette.diamonds)
        + glyphs.text("×2", 34, palette.diamonds, at=(0, 2), weight=18, gap=18)
    )


def _friday(palette: Palette) -> str:
    """A footprint in the sand."""
    toes = "".join(tag("circle", cx=x, cy=y, r=r) for x, y, r in _TOES)
    return group(path(_SOLE), toes, fill=palette.diamonds)


def _weapon(palette: Palette) -> str:
    """A sabre."""
    blade = path(_SABRE, fill=palette.furs[1], stroke=palette.figure_line, stroke_width=3, stroke_linejoin="round")
    hilt = path("M-46 46-30 30M-20 46C-22 34-32 22-44 22", fill="none", stroke=palette.diamonds, stroke_width=8,
                stroke_linecap="round")  # fmt: skip
    return blade + hilt


def _rum(palette: Palette) -> str:
    """A bottle."""
    return "".join(
        (
            path(_BOTTLE, fill=palette.clubs, stroke=palette.figure_line, stroke_width=2.6, stroke_linejoin="round"),
            path("M-8-47H8V-39H-8Z", fill=palette.land.timber[0], stroke=palette.figure_line, stroke_width=2.2),
            tag("rect", x=-18, y=4, width=36, height=24, fill=palette.linen),
            path("M-11 10-3 22M-3 10-11 22M3 10 11 22M11 10 3 22", fill="none", stroke=palette.figure_line,
                 stroke_width=2.8, stroke_linecap="round"),
        )
    )  # fmt: skip


_OTHERS: Final[dict[str, Callable[[Palette], str]]] = {
    "horse": _horse,
    "red": lambda palette: _flag("red", palette.hearts, palette),
    "blue": lambda palette: _flag("blue", palette.seats[1], palette),
    "double": _double,
    "friday": _friday,
    "weapon": _weapon,
    "rum": _rum,
}
