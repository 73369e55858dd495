"""The hexes: a house in the middle, its royal's letter and suit before it (JR-1.3, JR-1.5)."""

from math import cos, radians, sin
from typing import Final

from jackhouse.art.glyphs import text
from jackhouse.art.jackrabbits.sheet import Layers, Sheet, moved
from jackhouse.art.jackrabbits.suits import suit, suit_colour
from jackhouse.art.palette import Land, Palette
from jackhouse.art.svg import Point, number, path, points, tag
from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.tiles import CAPITAL, KIND, KIND_NAMES, PALACE, PLAZA, ROYAL_OF, TOWER

__all__ = ["YARD", "grounds", "hex_tile"]

YARD: Final = 46.0  # the radius of the yard before a house, to which the roads come


def hex_tile(sheet: Sheet, place: int) -> Layers:
    """What is on a hex besides its ground and its roads."""
    middle, kind = sheet.chart.centre(place), KIND_NAMES[KIND[place]]
    under, yard = sheet.use(f"ground-{kind}", middle), sheet.use(f"yard-{kind}")
    if KIND[place] == CAPITAL:
        return Layers(under, moved(middle, yard, sheet.use(kind)))
    royal = CARD_NAMES[ROYAL_OF[place]]
    house = sheet.use(kind, (0, -4), color=suit_colour(royal[1], sheet.palette))
    return Layers(under, moved(middle, yard, house, _plaque(sheet, royal)))


def grounds(palette: Palette) -> dict[str, str]:
    """Motifs by kind of hex: its ground, which lies under the roads, and its yard, to which they come."""
    drawn: dict[str, str] = {}
    for kind, ground in _GROUNDS.items():
        drawn[f"ground-{KIND_NAMES[kind]}"] = ground(palette.land)
        drawn[f"yard-{KIND_NAMES[kind]}"] = _yard(palette, kind)
    return drawn


def _plaque(sheet: Sheet, royal: str) -> str:
    """The letter and the suit of a hex's royal."""
    palette = sheet.palette
    frame = {"fill": palette.card, "stroke": palette.land.line, "stroke_width": 1.8}
    return (
        tag("rect", x=-24, y=19, width=48, height=25, rx=6, **frame)
        + text(royal[0], 17, palette.ink, at=(-10.5, 31.5), weight=17)
        + suit(royal[1], 19, suit_colour(royal[1], palette), at=(10.5, 31.5))
    )


def _yard(palette: Palette, kind: int) -> str:
    _, shade = getattr(palette.land, KIND_NAMES[kind])
    edge = tag("circle", r=YARD, fill=palette.road, stroke=palette.road_edge, stroke_width=2.5)
    return edge + tag("circle", r=YARD - 6, fill="none", stroke=shade, stroke_width=2)


# -- the ground, under the roads ---------------------------------------------------------------------------------------


def _tower_ground(land: Land) -> str:
    """Broken circles, as of a look-out over the land."""
    shade = land.tower[1]
    circles = [tag("circle", r=r, stroke_dasharray="9 7") for r in (58, 72)]
    return tag("g", *circles, fill="none", stroke=shade, stroke_width=2)


def _palace_ground(land: Land) -> str:
    """A row of flowers."""
    return tag("g", *[tag("circle", cx=x, cy=y, r=3.4) for x, y in _round(69, 15)], fill=land.palace[1])


def _plaza_ground(land: Land) -> str:
    """Paving that runs out from the middle."""
    rays = "".join(f"M{_pair(near)}L{_pair(far)}" for near, far in zip(_round(60, 10, 5), _round(78, 10, 5)))
    return path(rays, fill="none", stroke=land.plaza[1], stroke_width=2)


def _capital_ground(land: Land) -> str:
    """A wall with a turret at each corner, and a gate for every road."""
    turrets = _round(75, 60, 30)
    wall = points(turrets)
    lines = [(land.line, 13, "5 4.3"), (land.line, 9, None), (land.capital[1], 5.5, None)]
    return (
        "".join(
            tag("polygon", points=wall, fill="none", stroke=colour, stroke_width=breadth, stroke_dasharray=dash)
            for colour, breadth, dash in lines
        )
        + "".join(
            tag("circle", cx=x, cy=y, r=9, fill=land.capital[1], stroke=land.line, stroke_width=2) for x, y in turrets
        )
        + "".join(tag("circle", cx=x, cy=y, r=3.5, fill=land.line) for x, y in turrets)
    )


_GROUNDS: Final = {CAPITAL: _capital_ground, TOWER: _tower_ground, PALACE: _palace_ground, PLAZA: _plaza_ground}


def _round(radius: float, step: int, first: int = 0) -> list[Point]:
    """Points on a circle, so many degrees apart, clockwise from north."""
    angles = [radians(angle) for angle in range(first, first + 360, step)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


def _pair(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"
