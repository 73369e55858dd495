"""The tiles: hexes with their houses, rhombi, triangles, and the suit coins on them (JR-1.3, JR-2.3 to JR-2.5)."""

from collections.abc import Callable
from typing import Final

from jackhouse.art.glyphs import text
from jackhouse.art.jackrabbits.geometry import Axes
from jackhouse.art.jackrabbits.houses import advanced_citadel
from jackhouse.art.jackrabbits.layout import cave_number
from jackhouse.art.jackrabbits.motifs import DrawingContext, TileLayers, ripples, translated
from jackhouse.art.jackrabbits.suits import suit, suit_colour
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, path, points, tag
from jackhouse.jackrabbits.cards import CARD_NAMES, SUITS
from jackhouse.jackrabbits.tiles import (
    CAPITAL,
    CAVE,
    FORK,
    KIND,
    KIND_NAMES,
    MOUNTAIN,
    PALACE,
    PLAZA,
    RIVER,
    ROYAL_OF,
    TAVERN,
    TILE_SUITS,
    TOWER,
    WOODS,
)

__all__ = ["TILE_DRAWERS", "paying_suits"]


def paying_suits(place: int) -> list[str]:
    """Returns the suits printed on a tile; a hex has none (JR-2.5)."""
    return [letter for code, letter in enumerate(SUITS) if TILE_SUITS[KIND[place]] >> code & 1]


def coins(context: DrawingContext, place: int, points: list[Point]) -> str:
    """Draws a coin for each suit that pays, from left to right, then from top to bottom."""
    ordered = sorted(points, key=lambda at: (round(at[0] + at[1] / 2), at[1]))
    return "".join(context.use(f"coin-{letter}", at) for letter, at in zip(paying_suits(place), ordered))


# ---- hexes ----------------------------------------------------------------------------------------------------------


def hex_tile(context: DrawingContext, place: int) -> TileLayers:
    """Draws a hex without its ground colour and its roads."""
    middle, kind = context.geometry.centre(place), KIND_NAMES[KIND[place]]
    under, yard = context.use(f"ground-{kind}", middle), context.use(f"yard-{kind}")
    if KIND[place] == CAPITAL:
        house = advanced_citadel(context.palette) if place in context.reversed else context.use(kind)
        return TileLayers(under, translated(middle, yard, house))
    royal = CARD_NAMES[ROYAL_OF[place]]
    house = context.use(kind, (0, -4), color=suit_colour(royal[1], context.palette))
    return TileLayers(under, translated(middle, yard, house, _plaque(context, royal)))


def _plaque(context: DrawingContext, royal: str) -> str:
    """Draws the letter and the suit of a hex's royal."""
    palette = context.palette
    border = {"fill": palette.card, "stroke": palette.land.line, "stroke_width": 1.8}
    return (
        tag("rect", x=-24, y=19, width=48, height=25, rx=6, **border)
        + text(royal[0], 17, palette.ink, at=(-10.5, 31.5), weight=17)
        + suit(royal[1], 19, suit_colour(royal[1], palette), at=(10.5, 31.5))
    )


# ---- rhombi ---------------------------------------------------------------------------------------------------------

# Distances along the tile's axis and across it, from its centre. The acute corners are at 86.6, the obtuse ones at 50.
_GROVE: Final[list[Point]] = [(17, 14), (18, 29)]  # in each quarter
_CORNER: Final = [(66, 0), (53, 6.5), (53, -6.5)]  # in each acute corner
_BANK: Final = [(86.6, 0), (68, 10.8), (42, 13.5), (0, 10.5), (-42, 13.5), (-68, 10.8)]
_RIPPLES: Final = [(68, 1), (24, 4), (24, -4), (-24, 4), (-24, -4), (-68, -1)]
_SCREES: Final = [(-49, 0), (0, 32), (0, -32)]  # beside the roads of a mountain; the peak is in the fourth place
_FACETS: Final[list[list[Point]]] = [
    [(-86.6, 0), (-52, 20), (-60, 4)],
    [(0, 50), (-28, 33.8), (-6, 38)],
    [(0, -50), (28, -33.8), (6, -38)],
    [(86.6, 0), (58, -16.5), (64, -3)],
]


def woods(context: DrawingContext, place: int) -> TileLayers:
    """Draws woods: the roads bend around the acute corners, with trees on both sides."""
    axes = context.geometry.axes[place]
    firs = [axes.at(sign * forth, aside) for sign in (1, -1) for forth, aside in _CORNER]
    trees = _mirrored(axes, _GROVE)
    paid = coins(context, place, [axes.at(0, aside) for aside in (-28, 0, 28)])
    return TileLayers(over=context.scatter("fir", firs) + context.scatter("tree", trees) + paid)


def river(context: DrawingContext, place: int) -> TileLayers:
    """Draws a river: the roads bend around the obtuse corners, and the water runs between them."""
    axes, land = context.geometry.axes[place], context.palette.land
    bank = [axes.at(*at) for at in _BANK] + [axes.at(-forth, -aside) for forth, aside in _BANK]
    water = tag(
        "polygon", points=points(bank), fill=land.water, stroke=land.river[1], stroke_width=3, stroke_linejoin="round"
    )
    lines = ripples([axes.at(*at) for at in _RIPPLES], context.palette)
    reeds = context.scatter("tuft", [axes.at(0, 38.5), axes.at(0, -38.5)])
    paid = coins(context, place, [axes.at(forth) for forth in (-46, 0, 46)])
    return TileLayers(under=water + lines + reeds, over=paid)


def mountain(context: DrawingContext, place: int) -> TileLayers:
    """Draws a mountain: the roads cross, one in a tunnel, with a peak above and scree around."""
    axes, land = context.geometry.axes[place], context.palette.land
    facets = "".join(
        tag("polygon", points=points(axes.at(*at) for at in facet), fill=land.mountain[1]) for facet in _FACETS
    )
    paid = coins(context, place, [axes.at(*at) for at in _SCREES])
    return TileLayers(under=facets + context.use("peak", axes.at(50)), over=paid)


def _mirrored(axes: Axes, points: list[Point]) -> list[Point]:
    """Returns the points of one quarter of a rhombus, mirrored into all four."""
    return [axes.at(u * forth, v * aside) for forth, aside in points for u in (1, -1) for v in (1, -1)]


# ---- triangles ------------------------------------------------------------------------------------------------------

# Distances along the tile's axis and across it, from its centre. The edges are at 28.9, the corners at 57.7.
_STALL: Final = (-34, 0)
_FORK: Final = [(17, 29.4), (17, -29.4)]
_TAVERN: Final = [(13.5, 28.5), (13.5, -28.5)]
_CAVE: Final = [(16.5, 31), (16.5, -31)]
_BOULDERS: Final = [
    (-17, 9, 6),
    (-18, -3.5, 6.5),
    (-11.5, -15, 7),
    (0, -20, 7.5),
    (11.5, -15, 7),
    (18, -3.5, 6.5),
    (17, 9, 6),
]


def fork(context: DrawingContext, place: int) -> TileLayers:
    """Draws a fork: three roads that join, and a merchant's stall beside them (JR-6.2)."""
    axes, land = context.geometry.axes[place], context.palette.land
    x, y = axes.origin
    hub = tag("circle", cx=x, cy=y, r=4, fill=land.fork[1], stroke=context.palette.road_edge, stroke_width=1.5)
    paid = coins(context, place, [axes.at(*at) for at in _FORK])
    return TileLayers(over=hub + context.use("stall", axes.at(*_STALL)) + paid)


def tavern(context: DrawingContext, place: int) -> TileLayers:
    """Draws a tavern: a road on two sides, and an inn at the third, which is fenced off (JR-6.3)."""
    axes, land = context.geometry.axes[place], context.palette.land
    fence = points([axes.at(25.5, -42), axes.at(25.5, 42)])
    drawn = tag("polyline", points=fence, fill="none", stroke=land.tavern[1], stroke_width=4.5, stroke_dasharray="3 3")
    paid = coins(context, place, [axes.at(*at) for at in _TAVERN])
    return TileLayers(under=drawn + context.use("bush", axes.at(-36)), over=context.use("inn", axes.at(10.5)) + paid)


def cave(context: DrawingContext, place: int) -> TileLayers:
    """Draws a cave: a road that ends in a mouth among boulders, with the number of the cave (JR-6.5)."""
    axes, land = context.geometry.axes[place], context.palette.land
    edge = context.geometry.roads(place)[0].edges[0]
    paid = coins(context, place, [axes.at(*at) for at in _CAVE])
    number = cave_number(place) if context.numbers_caves else ""
    figure = text(number, 11, land.snow, at=axes.at(-41), weight=17) if number else ""
    return TileLayers(over=translated(axes.origin, _mouth(context.palette), turn=60 * (edge - 3)) + figure + paid)


def _mouth(palette: Palette) -> str:
    """Draws the mouth of a cave, open to the south."""
    land = palette.land
    boulders = "".join(
        tag("circle", cx=x, cy=y, r=r, fill=land.rock[0], stroke=land.line, stroke_width=1.6) for x, y, r in _BOULDERS
    )
    mound = path("M-22 13C-27-8-15-27 0-27 15-27 27-8 22 13Z", fill=land.rock[1], stroke=land.line, stroke_width=1.6)
    dark = path("M-10.5 15V-5A10.5 10.5 0 0 1 10.5-5V15Z", fill=land.hollow)
    return mound + dark + boulders


# ---- all kinds ------------------------------------------------------------------------------------------------------

# The function that draws a tile without its ground colour and its roads, by kind.
TILE_DRAWERS: Final[dict[int, Callable[[DrawingContext, int], TileLayers]]] = {
    **dict.fromkeys((CAPITAL, PLAZA, PALACE, TOWER), hex_tile),
    WOODS: woods,
    MOUNTAIN: mountain,
    RIVER: river,
    FORK: fork,
    TAVERN: tavern,
    CAVE: cave,
}
