"""The two jokers: the black one shows a boat, the red one a horse (JR-1.1)."""

from typing import Final

from jackhouse.art.emblems import HORSE, emblem
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, path, tag

__all__ = ["JOKER_PATHS", "joker", "joker_colour", "joker_mark", "joker_tint"]

# Their signs where there is no room for the picture: within -50..50 both ways, like the suits.
JOKER_PATHS: Final = {
    "boat": "M4 -48V10H42Q36 -24 4 -48ZM-5 -34V10H-34Q-28 -14 -5 -34ZM-47 19H47Q40 45 20 45H-20Q-40 45 -47 19Z",
    "horse": HORSE,
}


def joker_colour(name: str, palette: Palette) -> str:
    return {"boat": palette.ink, "horse": palette.hearts}[name]


def joker_tint(name: str, palette: Palette) -> str:
    return {"boat": palette.tints[1], "horse": palette.tints[2]}[name]


def joker_mark(name: str, size: float, fill: str, at: Point = (0, 0)) -> str:
    """The sign of a joker, within a square of that size."""
    return emblem(JOKER_PATHS[name], size, fill, at)


def joker(name: str, palette: Palette) -> str:
    """The picture of a joker, about the middle of its panel: 53 wide, 65 high, the boat's sea as wide as that."""
    draw = {"boat": _boat, "horse": _horse}[name]
    return group(
        draw(palette),
        stroke=palette.figure_line,
        stroke_width=1.1,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


_WAVES: Final = "M-26.5 24q3.3 -3.4 6.6 0" + "t6.6 0" * 6 + "t6.8 0"
_HULL: Final = "M-18.6 11.4C-12 13.2 17 13.2 24 11C22.8 19.6 19 26 13 27H-6C-12.6 26 -17.2 19.6 -18.6 11.4Z"
_SAIL_RABBIT: Final = (
    "M10.6 0C9.2 -4.6 9.4 -8.6 10.8 -10C12.2 -8.6 12.8 -5.2 12.6 -2.2C13.6 -5 15.2 -7.6 16.6 -8"
    "C17 -5.6 16 -2.2 14.8 -0.2C16 1.8 15.2 4.8 12.6 4.8C10 4.8 9.2 2 10.6 0Z"
)


def _boat(p: Palette) -> str:
    return "".join(
        (
            path("M5 -29L13 -26.4L5 -23.4Z", fill=p.hearts),
            path("M5 -29V12", fill="none", stroke=p.ink, stroke_width=1.8),
            path("M7.6 -22C15.6 -15 20.6 -5 21.6 7.6H7.6Z", fill=p.linen),
            path("M2.4 -19C-6 -13 -13.6 -3 -15.6 7.6H2.4Z", fill=p.gold),
            path(_SAIL_RABBIT, fill=p.figure_line, stroke="none"),
            path(_HULL, fill=p.ink),
            path("M-16.4 16.6C-8 18.4 12 18.4 21.2 16.4", fill="none", stroke=p.card, stroke_width=1.2),
            path(f"{_WAVES}V29Q26.5 32.5 23 32.5H-23Q-26.5 32.5 -26.5 29Z", fill=p.sea_line, stroke="none"),
            path(_WAVES, fill="none"),
        )
    )


_MANE: Final = (
    "M-3 -22C6 -27 13 -23 14 -18C19 -17 21 -12 20 -7C23.6 -4 24 2 22 6C24.6 10 24 16 22 19C23 24 22 28 20.6 32H8L0 -8Z"
)
_NECK: Final = (
    "M-9.5 32C-8 24 -4 18 -3.6 11.6C-7 14 -9.6 13.6 -12.4 16.4C-15.6 19.8 -20.4 19 -21.4 14.6"
    "C-22.2 10.4 -18.8 7 -17 3.4C-14 -3 -12.6 -9 -8.4 -14L-8 -24.5C-4.4 -22.4 -2 -19.4 -1.2 -16.2"
    "C9.6 -13.4 17.4 0 17.6 14C17.8 21 17.4 27 16.8 32Z"
)
_FORELOCK: Final = "M-8.4 -14C-6 -19 -1 -21 4 -19C0 -17 -2.4 -13 -2.6 -8C-5.4 -8.4 -7.6 -10.6 -8.4 -14Z"
_BRIDLE: Final = "M-16 1.2C-13.4 4.6 -10.6 8 -9.6 15M-11.6 -9.6C-6 -5 -2.6 1 -3.6 11.6M-10.8 8.8C-4 12 6 18 17 18"


def _horse(p: Palette) -> str:
    return "".join(
        (
            path(_MANE, fill=p.gold),
            path(_NECK, fill=p.hearts),
            path("M-6.2 -21C-4.6 -19.6 -3.4 -17.8 -3 -15.8", fill="none"),
            path(_FORELOCK, fill=p.gold),
            path(_BRIDLE, fill="none", stroke=p.linen, stroke_width=1.6),
            tag("circle", cx=-10.8, cy=8.8, r=1.8, fill=p.gold),
            tag("ellipse", cx=-8.4, cy=-3.6, rx=1.5, ry=1.9, fill=p.figure_line, stroke="none"),
            path("M-18.6 11.4L-17.6 10.6M-20 16.2C-18 16.4 -16.4 15.6 -15.4 14.4", fill="none"),
        )
    )
