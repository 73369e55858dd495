"""The trailways: woods, mountains and rivers, which have two roads each (JR-2.3, JR-6.1)."""

from typing import Final

from jackhouse.art.jackrabbits.coins import coins
from jackhouse.art.jackrabbits.geometry import Frame
from jackhouse.art.jackrabbits.sheet import Layers, Sheet
from jackhouse.art.svg import Point, points, tag

__all__ = ["mountain", "river", "woods"]

# Forth along the tile and aside, from its middle; the acute corners are at 86.6 forth, the obtuse ones at 50 aside.
_GROVE: Final[list[Point]] = [(17, 14), (18, 29)]  # in each quarter
_CORNER: Final = [(66, 0), (53, 6.5), (53, -6.5)]  # in each acute corner
_BANK: Final = [(86.6, 0), (68, 10.8), (42, 13.5), (0, 10.5), (-42, 13.5), (-68, 10.8)]
_RIPPLES: Final = [(68, 1), (24, 4), (24, -4), (-24, 4), (-24, -4), (-68, -1)]
_SCREES: Final = [(-49, 0), (0, 32), (0, -32)]  # beside the roads of a mountain; a peak stands in the fourth place
_FACETS: Final[list[list[Point]]] = [
    [(-86.6, 0), (-52, 20), (-60, 4)],
    [(0, 50), (-28, 33.8), (-6, 38)],
    [(0, -50), (28, -33.8), (6, -38)],
    [(86.6, 0), (58, -16.5), (64, -3)],
]


def woods(sheet: Sheet, place: int) -> Layers:
    """The roads bend round the two acute corners, with trees on both sides of them."""
    frame = sheet.chart.frames[place]
    firs = [frame.at(sign * forth, aside) for sign in (1, -1) for forth, aside in _CORNER]
    trees = _mirrored(frame, _GROVE)
    paid = coins(sheet, place, [frame.at(0, aside) for aside in (-28, 0, 28)])
    return Layers(over=sheet.scatter("fir", firs) + sheet.scatter("tree", trees) + paid)


def river(sheet: Sheet, place: int) -> Layers:
    """The roads bend round the two obtuse corners, and water runs along the tile between them."""
    frame, land = sheet.chart.frames[place], sheet.palette.land
    bank = [frame.at(*at) for at in _BANK] + [frame.at(-forth, -aside) for forth, aside in _BANK]
    water = tag(
        "polygon", points=points(bank), fill=land.water, stroke=land.river[1], stroke_width=3, stroke_linejoin="round"
    )
    ripples = sheet.scatter("ripple", [frame.at(*at) for at in _RIPPLES])
    reeds = sheet.scatter("tuft", [frame.at(0, 38.5), frame.at(0, -38.5)])
    paid = coins(sheet, place, [frame.at(forth) for forth in (-46, 0, 46)])
    return Layers(under=water + ripples + reeds, over=paid)


def mountain(sheet: Sheet, place: int) -> Layers:
    """The roads cross, one in a tunnel under the other; a peak above them, scree about."""
    frame, land = sheet.chart.frames[place], sheet.palette.land
    facets = "".join(
        tag("polygon", points=points(frame.at(*at) for at in facet), fill=land.mountain[1]) for facet in _FACETS
    )
    paid = coins(sheet, place, [frame.at(*at) for at in _SCREES])
    return Layers(under=facets + sheet.use("peak", frame.at(50)), over=paid)


def _mirrored(frame: Frame, spots: list[Point]) -> list[Point]:
    """Spots of one quarter of a rhombus, in all four."""
    return [frame.at(u * forth, v * aside) for forth, aside in spots for u in (1, -1) for v in (1, -1)]
