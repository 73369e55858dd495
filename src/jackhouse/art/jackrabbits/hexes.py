"""The hexes: a house in the middle, its royal's letter and suit before it (JR-1.3, JR-1.5)."""

from math import cos, radians, sin
from typing import Final

from jackhouse.art.glyphs import text
from jackhouse.art.jackrabbits.sheet import Layers, Sheet, moved
from jackhouse.art.jackrabbits.suits import suit, suit_colour
from jackhouse.art.svg import Point, number, path, points, tag
from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.tiles import CAPITAL, KIND, KIND_NAMES, PALACE, PLAZA, ROYAL_OF, TOWER

__all__ = ["YARD", "hex_tile"]

YARD: Final = 46.0  # the radius of the yard before a house, to which the roads come


def hex_tile(sheet: Sheet, place: int) -> Layers:
    """What is on a hex besides its ground and its roads."""
    middle, kind = sheet.chart.centre(place), KIND[place]
    under = moved(middle, _GROUNDS[kind](sheet))
    if kind == CAPITAL:
        return Layers(under, moved(middle, _yard(sheet, kind), sheet.use("capital", (0, 0))))
    royal = CARD_NAMES[ROYAL_OF[place]]
    house = sheet.use(KIND_NAMES[kind], (0, -4), color=suit_colour(royal[1], sheet.palette))
    return Layers(under, moved(middle, _yard(sheet, kind), house, _plaque(sheet, royal)))


def _plaque(sheet: Sheet, royal: str) -> str:
    """The letter and the suit of a hex's royal."""
    palette = sheet.palette
    frame = {"fill": palette.card, "stroke": palette.land.line, "stroke_width": 1.8}
    return (
        tag("rect", x=-24, y=19, width=48, height=25, rx=6, **frame)
        + text(royal[0], 17, palette.ink, at=(-10.5, 31.5), weight=17)
        + suit(royal[1], 19, suit_colour(royal[1], palette), at=(10.5, 31.5))
    )


def _yard(sheet: Sheet, kind: int) -> str:
    palette = sheet.palette
    _, shade = getattr(palette.land, KIND_NAMES[kind])
    edge = tag("circle", r=YARD, fill=palette.road, stroke=palette.road_edge, stroke_width=2.5)
    return edge + tag("circle", r=YARD - 6, fill="none", stroke=shade, stroke_width=2)


# -- the ground, under the roads ---------------------------------------------------------------------------------------


def _tower_ground(sheet: Sheet) -> str:
    """Broken circles, as of a look-out over the land."""
    shade = sheet.palette.land.tower[1]
    circles = [tag("circle", r=r, stroke_dasharray="9 7") for r in (58, 72)]
    return tag("g", *circles, fill="none", stroke=shade, stroke_width=2)


def _palace_ground(sheet: Sheet) -> str:
    """A row of flowers."""
    return tag("g", *[tag("circle", cx=x, cy=y, r=3.4) for x, y in _round(69, 15)], fill=sheet.palette.land.palace[1])


def _plaza_ground(sheet: Sheet) -> str:
    """Paving that runs out from the middle."""
    rays = "".join(f"M{_pair(near)}L{_pair(far)}" for near, far in zip(_round(60, 10, 5), _round(78, 10, 5)))
    return path(rays, fill="none", stroke=sheet.palette.land.plaza[1], stroke_width=2)


def _capital_ground(sheet: Sheet) -> str:
    """A wall with a turret at each corner, and a gate for every road."""
    land, turrets = sheet.palette.land, _round(75, 60, 30)
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
