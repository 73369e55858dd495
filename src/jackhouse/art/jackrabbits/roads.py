"""Roads: a casing with a lighter surface on it, continuous across the edges of tiles (JR-2.2 to JR-2.4)."""

from itertools import combinations
from math import hypot
from typing import Final

from jackhouse.art.curves import Curve, line, path_data, reverse, split, start, stop
from jackhouse.art.jackrabbits.geometry import CASING, SURFACE, Axes, BoardGeometry, Road, outward
from jackhouse.art.jackrabbits.motifs import DrawingContext
from jackhouse.art.svg import path, points, tag
from jackhouse.jackrabbits.board import DEAD, EDGES, INSIDE
from jackhouse.jackrabbits.tiles import CAVE, IS_HEX, KIND, MOUNTAIN

__all__ = ["draw_road", "road_curves"]

# The overlap of casing and surface across an edge, so that neither a seam nor the neighbour's casing is visible.
_CASING_LAP: Final = 0.4
_SURFACE_LAP: Final = 1.2
_MOUTH: Final = 0.27  # the share of a tunnel's road that is visible before its portal
# One side of a mountain's ridge: distances along the upper road from the crossing, and across it.
_RIDGE: Final = [(40, 9), (27, 17), (12, 22), (-12, 22), (-27, 17), (-40, 9)]


def draw_road(context: DrawingContext, road: Road) -> str:
    """Returns one road of a tile, from edge to edge; a mountain's upper road with the ridge below it."""
    if context.geometry.is_tunnel(road):
        return _stubs(context, road)
    ridge = _ridge(context, road) if KIND[road.place] == MOUNTAIN else ""
    return ridge + _paved(context, road, road_curves(context.geometry, road)) + _barriers(context, road)


def road_curves(geometry: BoardGeometry, road: Road) -> list[Curve]:
    """Returns the curves along a road."""
    if IS_HEX[road.place]:
        return [geometry.exit(road.place * EDGES + road.edges[0])]
    if KIND[road.place] == CAVE:
        return [geometry.across(road.place, INSIDE, road.edges[0])]
    return [geometry.across(road.place, here, there) for here, there in combinations(road.edges, 2)]


def _paved(context: DrawingContext, road: Road, curves: list[Curve]) -> str:
    palette = context.palette
    casing, surface = (
        "".join(path_data(_lapped(context.geometry, road, curve, lap)) for curve in curves)
        for lap in (_CASING_LAP, _SURFACE_LAP)
    )
    return path(casing, fill="none", stroke=palette.road_edge, stroke_width=CASING) + path(
        surface, fill="none", stroke=palette.road, stroke_width=SURFACE
    )


def _lapped(geometry: BoardGeometry, road: Road, curve: Curve, lap: float) -> Curve:
    """Returns a curve extended slightly across each edge, except at a dead end."""
    for edge in road.edges:
        port = road.place * EDGES + edge
        if geometry.board.leads[port] == DEAD:
            continue
        over = line(geometry.middles[port], geometry.beyond(port, lap))
        if stop(curve) == start(over):
            curve = curve + over
        elif start(curve) == start(over):
            curve = reverse(over) + curve
    return curve


def _barriers(context: DrawingContext, road: Road) -> str:
    """Draws a bar across a road that ends at a closed edge (JR-2.6)."""
    geometry, land = context.geometry, context.palette.land
    drawn = ""
    for edge in road.edges:
        port = road.place * EDGES + edge
        if port in geometry.board.dead_ends:
            bar = Axes(geometry.beyond(port, -4), outward(edge))
            d = path_data(line(bar.at(0, -12), bar.at(0, 12)))
            drawn += path(d, fill="none", stroke=land.line, stroke_width=7, stroke_linecap="round")
            drawn += path(d, fill="none", stroke=land.roof[0], stroke_width=3.6, stroke_dasharray="4 4")
    return drawn


def _stubs(context: DrawingContext, road: Road) -> str:
    """Draws the visible ends of the road in the tunnel (JR-2.3)."""
    geometry = context.geometry
    curve = geometry.across(road.place, road.edges[0], road.edges[1])
    return _paved(context, road, [split(curve, 0.3)[0], split(curve, 0.7)[1]])


def _ridge(context: DrawingContext, road: Road) -> str:
    """Draws the ridge below a mountain's upper road, with the portals of the tunnel in its sides (JR-2.3)."""
    geometry, land = context.geometry, context.palette.land
    crest = _heading(geometry.across(road.place, road.edges[0], road.edges[1]), 0.5)
    under = next(other for other in geometry.roads(road.place) if other != road)
    curve = geometry.across(road.place, under.edges[0], under.edges[1])
    flanks = [crest.at(forth, aside) for forth, aside in _RIDGE] + [crest.at(-forth, -aside) for forth, aside in _RIDGE]
    ridge = tag("polygon", points=points(flanks), fill=land.mountain[1])
    portals = "".join(_portal(context, _heading(walk, _MOUTH)) for walk in (curve, reverse(curve)))
    return ridge + portals


def _portal(context: DrawingContext, inward: Axes) -> str:
    """Draws the portal of a tunnel, for a road that enters along the axis."""
    land, half = context.palette.land, CASING / 2
    one, two = inward.at(0, half), inward.at(0, -half)
    arch = path_data([(one, inward.at(17, half), inward.at(17, -half), two)])
    return path(arch, fill=land.hollow, stroke=land.line, stroke_width=5.5) + path(
        arch, fill=land.hollow, stroke=land.wall[0], stroke_width=2.6
    )


def _heading(curve: Curve, share: float) -> Axes:
    """Returns the point at that share of a curve, and the direction of the curve there."""
    before, after = split(curve, share)
    (x, y), (ahead_x, ahead_y) = stop(before), after[0][1]
    length = hypot(ahead_x - x, ahead_y - y)
    return Axes((x, y), ((ahead_x - x) / length, (ahead_y - y) / length))
