"""Motifs that a map repeats: trees, peaks, waves, jetties, yards, and the coins that show which suits pay (JR-2.5).

Each is drawn about its foot or middle at 0,0 and stands in the picture's `<defs>`.
"""

from jackhouse.art.jackrabbits.hexes import grounds
from jackhouse.art.jackrabbits.suits import suit, suit_colour
from jackhouse.art.jackrabbits.triangles import inn, stall
from jackhouse.art.jackrabbits.water import planks
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag
from jackhouse.jackrabbits.cards import SUITS

__all__ = ["COIN", "motifs"]

COIN = 10.5  # the radius of a coin


def motifs(palette: Palette, prefix: str) -> str:
    """All motifs, for `<defs>`."""
    drawn = {
        "fir": _fir(palette),
        "tree": _tree(palette),
        "peak": _peak(palette),
        "wave": _wave(palette),
        "ripple": _ripple(palette),
        "stone": _stone(palette),
        "tuft": _tuft(palette),
        "bush": _bush(palette),
        "stall": stall(palette),
        "inn": inn(palette),
        "jetty": planks(palette),
        **grounds(palette),
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


def _wave(palette: Palette) -> str:
    return path(
        "M-13 0q4.5-5 9 0t9 0 9 0", fill="none", stroke=palette.sea_line, stroke_width=2.2, stroke_linecap="round"
    )


def _ripple(palette: Palette) -> str:
    return path(
        "M-5 0q2.5-2.8 5 0t5 0",
        fill="none",
        stroke=palette.land.water_line,
        stroke_width=1.8,
        stroke_linecap="round",
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
