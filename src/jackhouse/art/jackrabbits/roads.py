"""Roads: a casing with a lighter surface on it, continuous across the edges of tiles (JR-2.2 to JR-2.4)."""

from itertools import combinations
from math import hypot
from typing import Final

from jackhouse.art.curves import Trail, cut, line, path_data, reverse, start, stop
from jackhouse.art.jackrabbits.geometry import CASING, SURFACE, Chart, Frame, Road, outward
from jackhouse.art.jackrabbits.motifs import Sheet
from jackhouse.art.svg import path, points, tag
from jackhouse.jackrabbits.board import DEAD, EDGES, INSIDE
from jackhouse.jackrabbits.tiles import CAVE, HEXES, KIND, MOUNTAIN

__all__ = ["draw_road", "trails"]

# How far casing and surface lap over an edge: so no seam shows, and the neighbour's casing does not either.
_CASING_LAP: Final = 0.4
_SURFACE_LAP: Final = 1.2
_MOUTH: Final = 0.27  # the share of a tunnel's road that is seen before its portal
# One flank of a mountain's ridge: forth along the upper road from the crossing, and aside.
_RIDGE: Final = [(40, 9), (27, 17), (12, 22), (-12, 22), (-27, 17), (-40, 9)]


def draw_road(sheet: Sheet, road: Road) -> str:
    """One road of a tile, from edge to edge; a mountain's upper road with the ridge that it runs on."""
    if sheet.chart.is_tunnel(road):
        return _stubs(sheet, road)
    ridge = _ridge(sheet, road) if KIND[road.place] == MOUNTAIN else ""
    return ridge + _paved(sheet, road, trails(sheet.chart, road)) + _barriers(sheet, road)


def trails(chart: Chart, road: Road) -> list[Trail]:
    """The ways that one may walk on a road."""
    if road.place < HEXES:
        return [chart.exit(road.place * EDGES + road.edges[0])]
    if KIND[road.place] == CAVE:
        return [chart.across(road.place, INSIDE, road.edges[0])]
    return [chart.across(road.place, here, there) for here, there in combinations(road.edges, 2)]


def _paved(sheet: Sheet, road: Road, ways: list[Trail]) -> str:
    palette = sheet.palette
    casing, surface = (
        "".join(path_data(_lapped(sheet.chart, road, way, lap)) for way in ways) for lap in (_CASING_LAP, _SURFACE_LAP)
    )
    return path(casing, fill="none", stroke=palette.road_edge, stroke_width=CASING) + path(
        surface, fill="none", stroke=palette.road, stroke_width=SURFACE
    )


def _lapped(chart: Chart, road: Road, way: Trail, lap: float) -> Trail:
    """A way made a little longer where it crosses an edge; not at a dead end."""
    for edge in road.edges:
        port = road.place * EDGES + edge
        if chart.board.leads[port] == DEAD:
            continue
        over = line(chart.middles[port], chart.beyond(port, lap))
        if stop(way) == start(over):
            way = way + over
        elif start(way) == start(over):
            way = reverse(over) + way
    return way


def _barriers(sheet: Sheet, road: Road) -> str:
    """JR-2.6: a bar across a road that ends at a closed edge."""
    chart, land = sheet.chart, sheet.palette.land
    drawn = ""
    for edge in road.edges:
        port = road.place * EDGES + edge
        if port in chart.board.dead_ends:
            bar = Frame(chart.beyond(port, -4), outward(edge))
            d = path_data(line(bar.at(0, -12), bar.at(0, 12)))
            drawn += path(d, fill="none", stroke=land.line, stroke_width=7, stroke_linecap="round")
            drawn += path(d, fill="none", stroke=land.roof[0], stroke_width=3.6, stroke_dasharray="4 4")
    return drawn


def _stubs(sheet: Sheet, road: Road) -> str:
    """JR-2.3: what is seen of the road in the tunnel: its ends."""
    chart = sheet.chart
    way = chart.across(road.place, road.edges[0], road.edges[1])
    return _paved(sheet, road, [cut(way, 0.3)[0], cut(way, 0.7)[1]])


def _ridge(sheet: Sheet, road: Road) -> str:
    """JR-2.3: the ridge under a mountain's upper road, with the portals of the tunnel in its flanks."""
    chart, land = sheet.chart, sheet.palette.land
    crest = _heading(chart.across(road.place, road.edges[0], road.edges[1]), 0.5)
    under = next(other for other in chart.roads(road.place) if other != road)
    way = chart.across(road.place, under.edges[0], under.edges[1])
    flanks = [crest.at(forth, aside) for forth, aside in _RIDGE] + [crest.at(-forth, -aside) for forth, aside in _RIDGE]
    ridge = tag("polygon", points=points(flanks), fill=land.mountain[1])
    portals = "".join(_portal(sheet, _heading(walk, _MOUTH)) for walk in (way, reverse(way)))
    return ridge + portals


def _portal(sheet: Sheet, inward: Frame) -> str:
    """The mouth of a tunnel, for a road that goes in along the axis."""
    land, half = sheet.palette.land, CASING / 2
    one, two = inward.at(0, half), inward.at(0, -half)
    arch = path_data([(one, inward.at(17, half), inward.at(17, -half), two)])
    return path(arch, fill=land.hollow, stroke=land.line, stroke_width=5.5) + path(
        arch, fill=land.hollow, stroke=land.wall[0], stroke_width=2.6
    )


def _heading(way: Trail, share: float) -> Frame:
    """The point after that share of a way, and the direction in which it goes on."""
    before, after = cut(way, share)
    (x, y), (ahead_x, ahead_y) = stop(before), after[0][1]
    length = hypot(ahead_x - x, ahead_y - y)
    return Frame((x, y), ((ahead_x - x) / length, (ahead_y - y) / length))
