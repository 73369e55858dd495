"""Motifs: small drawings that a map repeats, such as trees, peaks, jetties and suit coins (JR-2.5).

Each motif has its base or its centre at 0,0. It is defined once in the picture's `<defs>` and placed with `<use>`.
Waves and ripples are many single lines: all of them are one path, because a browser copies a motif at each `<use>`.
"""

from dataclasses import dataclass

from jackhouse.art.jackrabbits.geometry import CASING, BoardGeometry
from jackhouse.art.jackrabbits.houses import ground_motifs
from jackhouse.art.jackrabbits.layout import JETTY
from jackhouse.art.jackrabbits.suits import suit, suit_colour
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, number, path, tag
from jackhouse.jackrabbits.cards import SUITS

__all__ = [
    "COIN", "DrawingContext", "TileLayers", "inn", "motif_defs", "planks", "ripples", "stall", "translated", "waves",
]  # fmt: skip


@dataclass(frozen=True)
class DrawingContext:
    """The geometry, palette and id prefix of one picture. The prefix separates the ids of two pictures on a page."""

    geometry: BoardGeometry
    palette: Palette
    prefix: str = ""
    reversed: tuple[int, ...] = ()  # the tiles that lie on their other side (JR-2.2)
    numbers_caves: bool = True  # off for single tiles: a cave has its number from its place in a document

    def use(self, motif: str, at: Point | None = None, **attributes: object) -> str:
        """Returns a motif of the picture's `<defs>`, placed at a point or at 0,0."""
        x, y = at or (None, None)
        return tag("use", href=f"#{self.prefix}motif-{motif}", x=x, y=y, **attributes)

    def scatter(self, motif: str, points: list[Point]) -> str:
        """Returns a motif placed at several points, from top to bottom."""
        return "".join(self.use(motif, at) for at in sorted(points, key=lambda at: (round(at[1], 1), at[0])))


@dataclass(frozen=True)
class TileLayers:
    """The parts of a tile's drawing below and above its roads."""

    under: str = ""
    over: str = ""


def translated(at: Point, *inside: str, turn: float = 0, **attributes: object) -> str:
    """Returns a drawing moved to a point and turned clockwise by an angle in degrees."""
    turned = f" rotate({number(turn)})" if turn else ""
    return group(*inside, transform=f"translate({number(at[0])} {number(at[1])}){turned}", **attributes)


# ---- lines on water -------------------------------------------------------------------------------------------------


def waves(points: list[Point], palette: Palette) -> str:
    """Draws waves of the sea, each with its centre at a point."""
    lines = _repeated("q4.5-5 9 0t9 0 9 0", [(x - 13, y) for x, y in points])
    return path(lines, fill="none", stroke=palette.sea_line, stroke_width=2.2, stroke_linecap="round")


def ripples(points: list[Point], palette: Palette) -> str:
    """Draws ripples of a river, each with its centre at a point."""
    lines = _repeated("q2.5-2.8 5 0t5 0", [(x - 5, y) for x, y in points])
    return path(lines, fill="none", stroke=palette.land.water_line, stroke_width=1.8, stroke_linecap="round")


def _repeated(line: str, points: list[Point]) -> str:
    """Returns path data of the same line from each point."""
    return "".join(f"M{number(x)} {number(y)}{line}" for x, y in points)


# ---- the motifs -----------------------------------------------------------------------------------------------------

COIN = 10.5  # the radius of a coin


def motif_defs(palette: Palette, prefix: str) -> str:
    """Returns all motifs for `<defs>`."""
    drawn = {
        "fir": _fir(palette),
        "tree": _tree(palette),
        "peak": _peak(palette),
        "stone": _stone(palette),
        "tuft": _tuft(palette),
        "bush": _bush(palette),
        "stall": stall(palette),
        "inn": inn(palette),
        "jetty": planks(palette),
        **ground_motifs(palette),
        **{f"coin-{letter}": _coin(letter, palette) for letter in SUITS},
    }
    return "".join(group(inside, id=f"{prefix}motif-{name}") for name, inside in drawn.items())


def _fir(palette: Palette) -> str:
    fill, edge = palette.land.leaf
    return path("M-1.5 7v4h3v-4z", fill=palette.land.trunk) + path(
        "M0-11.5 5.5-2.5H3L7.5 8H-7.5L-3-2.5H-5.5z",
        fill=fill,
        stroke=edge,
        stroke_width=1.6,
        stroke_linejoin="round",
    )


def _tree(palette: Palette) -> str:
    fill, edge = palette.land.leaf
    return (
        path("M-1.6 4v7h3.2v-7z", fill=palette.land.trunk)
        + tag("circle", cy=-1, r=7.6, fill=fill, stroke=edge, stroke_width=1.6)
        + path("M-4-3a5 5 0 0 1 4.5-3.2", fill="none", stroke=palette.land.river[0], stroke_width=1.6,
               stroke_linecap="round")
    )  # fmt: skip


def _peak(palette: Palette) -> str:
    fill, shade = palette.land.rock
    return (
        path(
            "M-20 13-3-17 4-7 7-10 21 13z",
            fill=fill,
            stroke=palette.land.line,
            stroke_width=1.8,
            stroke_linejoin="round",
        )
        + path("M-3-17 4-7 7-10 21 13H5L0 2 3-5z", fill=shade)
        + path("M-3-17-9-6.5-5-8.5-2.5-4.5.5-8 3-8.5z", fill=palette.land.snow)
    )


def _stone(palette: Palette) -> str:
    fill, _ = palette.land.rock
    return path("M-7 3.5C-8-1-4-6 1-5.5 5-5 8-1 7 3.5z", fill=fill, stroke=palette.land.line, stroke_width=1.5)


def _tuft(palette: Palette) -> str:
    return path(
        "M-4 0q0-4-2-6M0 0v-7M4 0q0-4 2-6",
        fill="none",
        stroke=palette.land.leaf[0],
        stroke_width=1.8,
        stroke_linecap="round",
    )


def _bush(palette: Palette) -> str:
    fill, edge = palette.land.leaf
    return path(
        "M-8 4C-11-1-6-6-3-4-2-8 4-8 5-4 9-5 11 1 8 4Z",
        fill=fill,
        stroke=edge,
        stroke_width=1.6,
        stroke_linejoin="round",
    )


def _coin(letter: str, palette: Palette) -> str:
    return tag("circle", r=COIN, fill=palette.card, stroke=palette.land.line, stroke_width=1.6) + suit(
        letter, 15.5, suit_colour(letter, palette)
    )


def stall(palette: Palette) -> str:
    """Draws a merchant's stall under a striped awning."""
    land = palette.land
    return (
        path("M-9 0H9V10H-9Z", fill=land.wall[0], stroke=land.line, stroke_width=1.5)
        + path("M-12 1-9-10H9L12 1Z", fill=land.snow, stroke=land.line, stroke_width=1.5, stroke_linejoin="round")
        + path("M-12 1-9-10H-5L-6.5 1ZM-1.8 1V-10H1.8V1ZM6.5 1 5-10H9L12 1Z", fill=land.roof[0])
        + path("M-9 5.5H9", stroke=land.line, stroke_width=1.3)
    )


def inn(palette: Palette) -> str:
    """Draws an inn with lit windows and a chimney."""
    land, line = palette.land, palette.land.line
    return (
        path("M7-20H12V-8H7Z", fill=land.wall[1], stroke=line, stroke_width=1.5)
        + path("M-14-2H14V14H-14Z", fill=land.wall[0], stroke=line, stroke_width=1.7)
        + path("M-18.5 0-11-15H11L18.5 0Z", fill=land.roof[0], stroke=line, stroke_width=1.7, stroke_linejoin="round")
        + path("M-3.5 14V7A3.5 3.5 0 0 1 3.5 7V14Z", fill=line)
        + path("M-11 4H-6V9H-11ZM6 4H11V9H6Z", fill=palette.gold, stroke=line, stroke_width=1.2)
    )


def planks(palette: Palette) -> str:
    """Draws a jetty to the north of 0,0."""
    fill, edge = palette.land.timber
    half = CASING / 2
    treads = "".join(f"M{-half + 1} {-at}H{half - 1}" for at in (5, 9.5, 14))
    posts = "".join(tag("circle", cx=side * half, cy=-at, r=2.4, fill=edge) for side in (-1, 1) for at in (6, JETTY))
    return (
        tag("rect", x=-half, y=-JETTY, width=CASING, height=JETTY, fill=fill, stroke=edge, stroke_width=1.8)
        + path(treads, stroke=edge, stroke_width=1.5, fill="none")
        + posts
    )
