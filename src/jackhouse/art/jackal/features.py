"""The features of an island's spaces (JK-2.1): flags, difficult terrain, bandits and treasure, each centred at 0,0.

Their shapes differ, so that they can be distinguished without colour.
"""

from collections.abc import Callable
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, path, tag
from jackhouse.jackal.island import BANDIT, BLUE_FLAG, DIFFICULT, RED_FLAG, TREASURE, WHITE_FLAG

__all__ = ["FEATURE_DRAWERS", "FLAGS", "coin", "feature_defs", "flag"]

# The cloth of each flag, from its pole at 0,-36: rectangular, swallow-tailed, pointed.
FLAGS: Final = {
    "white": "M0-36H40V-10H0Z",
    "red": "M0-36H42L31-23 42-10H0Z",
    "blue": "M0-37 44-23 0-9Z",
}
_PALM: Final = "M-2 20C-1 8 1-2 5-10L9-8C5 0 3 9 3 20Z"
_FROND: Final = (
    "M6-10C0-20-12-22-19-14-12-15-8-13-5-9-13-10-18-5-19 2-13-4-6-6 1-7 5-1 12 2 19 0 16-4 "
    "13-7 8-9 16-10 22-6 25 1 26-9 20-16 11-15 15-19 21-19 25-16 20-25 10-21 6-10Z"
)
_BOULDER: Final = "M-12 6C-14-2-7-10 2-9.5 9-9 14-2 12 6Z"


def feature_defs(palette: Palette, prefix: str = "") -> str:
    """Returns all features for `<defs>`; `sight-2` is the feature with the number 2."""
    return "".join(group(draw(palette), id=f"{prefix}sight-{feature}") for feature, draw in FEATURE_DRAWERS.items())


def flag(colour: str, palette: Palette, fill: str) -> str:
    """Returns a flag on a pole, planted in a heap of stones."""
    line = palette.land.line
    return (
        path("M-20 36C-18 26-6 24 0 26 8 23 19 27 20 36Z", fill=palette.land.rock[0], stroke=line, stroke_width=1.8)
        + path("M0 30V-42", fill="none", stroke=palette.land.timber[1], stroke_width=4.5, stroke_linecap="round")
        + path(FLAGS[colour], fill=fill, stroke=line, stroke_width=2, stroke_linejoin="round")
    )


def coin(palette: Palette, at: Point = (0, 0), radius: float = 9) -> str:
    """Returns a gold coin."""
    x, y = at
    edge = {"stroke": palette.land.timber[1], "stroke_width": 1.6}
    ring = tag("circle", cx=x, cy=y, r=radius * 0.62, fill="none", stroke=palette.land.timber[1], stroke_width=1.1)
    return tag("circle", cx=x, cy=y, r=radius, fill=palette.gold, **edge) + ring


def _white(palette: Palette) -> str:
    return group(flag("white", palette, palette.land.snow), transform="translate(-10 4)")


def _red(palette: Palette) -> str:
    return group(flag("red", palette, palette.hearts), transform="translate(-10 4)")


def _blue(palette: Palette) -> str:
    return group(flag("blue", palette, palette.seats[1]), transform="translate(-10 4)")


def _difficult(palette: Palette) -> str:
    """Draws palms and boulders, and the two steps that the space costs (JK-5.2)."""
    leaf, edge = palette.land.leaf
    rock, shade = palette.land.rock
    palm = path(_PALM, fill=palette.land.trunk) + path(
        _FROND, fill=leaf, stroke=edge, stroke_width=1.6, stroke_linejoin="round"
    )
    return "".join(
        (
            group(palm, transform="translate(-20-8)scale(1.05)"),
            group(palm, transform="translate(18-20)scale(-.8.8)"),
            group(
                path(_BOULDER, transform="translate(-24 30)"),
                path(_BOULDER, transform="translate(-2 24)scale(1.15)"),
                path(_BOULDER, transform="translate(14 36)scale(.8)"),
                fill=rock,
                stroke=shade,
                stroke_width=1.8,
            ),
            tag("circle", cx=31, cy=30, r=12, fill=palette.card, stroke=palette.land.line, stroke_width=1.8),
            glyphs.text("2", 13, palette.ink, at=(31, 30), weight=18),
        )
    )


def _bandit(palette: Palette) -> str:
    """Draws a masked head with a scarf, over crossed sabres."""
    line, steel = palette.figure_line, palette.furs[1]
    blade = path("M-34 30C-14 22 8 2 30-32 26 4 0 30-30 37Z", fill=steel, stroke=line, stroke_width=1.8)
    hilt = path("M-38 38-26 26M-22 38-36 24", fill="none", stroke=line, stroke_width=4, stroke_linecap="round")
    sabre = blade + hilt
    return "".join(
        (
            sabre,
            group(sabre, transform="scale(-1 1)"),
            path(
                "M-19-6C-19-20 19-20 19-6 20 12 11 24 0 24-11 24-20 12-19-6Z",
                fill=palette.furs[3],
                stroke=line,
                stroke_width=1.8,
            ),
            path(
                "M-21-4C-22-32 22-32 21-4 10-9-10-9-21-4ZM19-10 34-16 30-8 36-2 20-4Z",
                fill=palette.hearts,
                stroke=line,
                stroke_width=1.8,
                stroke_linejoin="round",
            ),
            path("M-19-1C-8-5 8-5 19-1V7C8 10 4 9 0 4-4 9-8 10-19 7Z", fill=line),
            tag("circle", cx=-8, cy=2.4, r=2.6, fill=palette.land.snow),
            tag("circle", cx=8, cy=2.4, r=2.6, fill=palette.land.snow),
            path("M-7 16C-3 13 3 13 7 16", fill="none", stroke=line, stroke_width=2, stroke_linecap="round"),
        )
    )


def _treasure(coins: int, palette: Palette) -> str:
    """Draws an open chest with that many coins, and their number on its lock (JK-2.1)."""
    timber, edge = palette.land.timber
    points = {1: [(0, -10)], 2: [(-11, -9), (11, -9)], 3: [(-15, -7), (15, -7), (0, -17)]}[coins]
    box: dict[str, object] = dict(stroke=edge, stroke_width=2.2, stroke_linejoin="round")
    return "".join(
        (
            path("M-31-8-27-30C-24-37 24-37 27-30L31-8Z", fill=palette.land.hollow, **box),
            path("M-30-26C-26-38 26-38 30-26L28-31C24-41-24-41-28-31Z", fill=timber, **box),
            "".join(coin(palette, at, 11) for at in points),
            path("M-32-4H32L29 34H-29Z", fill=timber, **box),
            path("M-18-4-17 34M18-4 17 34", fill="none", stroke=edge, stroke_width=3.4),
            tag("circle", cy=15, r=14, fill=palette.card, stroke=edge, stroke_width=2.2),
            glyphs.text(str(coins), 16, palette.ink, at=(0, 15), weight=19),
        )
    )


FEATURE_DRAWERS: Final[dict[int, Callable[[Palette], str]]] = {
    WHITE_FLAG: _white,
    RED_FLAG: _red,
    BLUE_FLAG: _blue,
    DIFFICULT: _difficult,
    BANDIT: _bandit,
    TREASURE: lambda palette: _treasure(1, palette),
    TREASURE + 1: lambda palette: _treasure(2, palette),
    TREASURE + 2: lambda palette: _treasure(3, palette),
}
