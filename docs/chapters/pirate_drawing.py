"""What pictures of Jackal's rules are put together of: cards without their names, islands with ways over them."""

from collections.abc import Sequence
from typing import Final

from docs.chapters.tidying import tidy
from jackhouse import text
from jackhouse.art.blocks import Block, beside, inset, picture, scaled
from jackhouse.art.cards import HEIGHT, WIDTH
from jackhouse.art.jackal.cards import card_defs, face
from jackhouse.art.jackal.geometry import CELL, IslandGeometry, geometry_of
from jackhouse.art.jackal.island import island_picture, position_picture
from jackhouse.art.jackal.pieces import pirate
from jackhouse.art.palette import LIGHT
from jackhouse.art.svg import Point, group, number, path
from jackhouse.jackal.archipelago import built_in
from jackhouse.jackal.compass import CELL_NAMES

__all__ = ["as_picture", "cards", "landed", "pirate_part", "space"]

LEXICON: Final = text.load("en")  # of titles, which are left out
TEXTS: Final = {island.key: island.written() for island in built_in("forty")}
HEAD: Final = 15.0  # of an arrow
SEA: Final = 62  # that is shown round an island with ways over it
SHORT: Final = 20.0  # by how much a way ends before the middle of its last space

Way = tuple[int, str]
"""Whose way it is, and its spaces: `0, "b4 a3 a2 b1"`."""


def as_picture(part: Block, prefix: str = "") -> str:
    return tidy(picture(part, card_defs(LIGHT, prefix)))


def cards(names: str, size: float = 1, prefix: str = "") -> Block:
    """Action cards side by side; what they are called is the page's to say."""
    return scaled(beside([Block(WIDTH, HEIGHT, face(name, LIGHT, prefix)) for name in names.split()], 6), size)


def pirate_part(seat: int, size: float = 1) -> Block:
    return scaled(Block(38, 48, group(pirate(seat, LIGHT), transform="translate(19 27)")), size)


def landed(key: str, pirates: Sequence[str], ways: Sequence[Way], side: float, prefix: str = "") -> Block:
    """An island with pirates where they have come, and the ways that they took."""
    geometry = geometry_of(key, TEXTS[key])
    view = {"island": {"key": key, "text": TEXTS[key]}, "pirates": pirates, "away": [False] * len(pirates)}
    drawn = position_picture(view, LEXICON, LIGHT, prefix)
    size = f"{geometry.island.width * CELL + 2 * SEA:g} {geometry.island.height * CELL + 2 * SEA:g}"
    drawn = cropped(drawn, geometry, f"{-SEA} {-SEA} {size}")
    crew = f'<g id="{prefix}pirates"'
    marks = "".join(way_mark(geometry, seat, cells.split()) for seat, cells in ways)
    return inset(drawn.replace(crew, marks + crew, 1), side, side)


def space(mark: str, prefix: str) -> str:
    """One space with what is on it, cut out of an island of two."""
    written, cell = ("W o", "a1") if mark == "W" else (f"W {mark}", "b1")
    geometry = geometry_of("", written)
    x, y = geometry.corner(CELL_NAMES.index(cell))
    drawn = island_picture("", written, LEXICON, LIGHT, prefix)
    return tidy(cropped(drawn, geometry, f"{number(x)} {number(y)} {CELL:g} {CELL:g}"))


def cropped(drawn: str, geometry: IslandGeometry, box: str) -> str:
    """A part of a picture."""
    whole = " ".join(map(number, geometry.box))
    return drawn.replace(f'viewBox="{whole}"', f'viewBox="{box}"', 1)


def way_mark(geometry: IslandGeometry, seat: int, cells: Sequence[str]) -> str:
    """A line from space to space in the colour of a seat, its head before the last one's middle."""
    stops = [geometry.centre(CELL_NAMES.index(cell)) for cell in cells]
    (x, y), (to_x, to_y) = stops[-2:]
    long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    along = (to_x - x) / long, (to_y - y) / long
    tip = to_x - along[0] * SHORT, to_y - along[1] * SHORT
    neck = tip[0] - along[0] * HEAD, tip[1] - along[1] * HEAD
    line = "M" + "L".join(pair(stop) for stop in [*stops[:-1], neck])
    across = -along[1] * HEAD * 0.8, along[0] * HEAD * 0.8
    wings = [(neck[0] + across[0], neck[1] + across[1]), (neck[0] - across[0], neck[1] - across[1])]
    head = "M" + "L".join(pair(corner) for corner in [tip, *wings]) + "Z"
    ring = f"M{pair((stops[0][0] - 7, stops[0][1]))}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"
    return "".join(
        path(line, fill="none", stroke=colour, stroke_width=breadth, stroke_linejoin="round", stroke_linecap="round")
        + path(head + ring, fill=colour, stroke=colour, stroke_width=breadth - 6, stroke_linejoin="round")
        for colour, breadth in ((LIGHT.card, 13.0), (LIGHT.seats[seat], 7.0))
    )


def pair(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"
