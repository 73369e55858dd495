"""Anchors: where things are in the picture of a board, as plain data for a page that lays and moves pieces on it."""

from collections.abc import Iterable
from typing import Any

from jackhouse.art.curves import Trail, line, path_data
from jackhouse.art.jackrabbits.apart import mouths
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.art.jackrabbits.routes import port_name
from jackhouse.art.svg import Point
from jackhouse.jackrabbits.board import EDGES, ENDS_MOUTH, INSIDE, NO_ROAD, Board
from jackhouse.jackrabbits.tiles import HEXES, OFF_BOARD, PLACE_NAMES, ROYAL_OF, UNDERGROUND

__all__ = ["anchors"]


def anchors(board: Board) -> dict[str, Any]:
    """Points are `[x, y]`, ways are path data.

    - `viewBox`: x, y, width, height of the picture
    - `places`: by name `centre`, `outline`, `rabbits` (by seat; on a road tile, the spots where one may stop),
      `carrot` (null where there is none) and `exits` (by edge; Underground: by cave, its mouth there)
    - `roads`: by port of entry and edge of leaving, the way across the tile (edge 6: a cave's mouth)
    - `exits`: by hex and edge, the way from the house to the edge
    - `halts`: by port of entry, where a rabbit stops on that road
    - `brinks`: by port, the way from an open edge over the water
    """
    layout = layout_of(board)
    tiles = [port for place in board.tiles if place >= HEXES for port in range(place * EDGES, place * EDGES + EDGES)]
    entries = [port for port in tiles if board.onward[port] != NO_ROAD]
    return {
        "viewBox": _rounded(layout.box),
        "places": {PLACE_NAMES[place]: _place(layout, place) for place in [*board.tiles, UNDERGROUND, OFF_BOARD]},
        "roads": {port_name(entry): _roads(layout, entry) for entry in entries},
        "exits": {
            PLACE_NAMES[place]: {
                str(edge): path_data(layout.chart.exit(place * EDGES + edge)) for edge in board.exits[place]
            }
            for place in board.hexes
        },
        "halts": {port_name(entry): _rounded(layout.chart.halt(entry)) for entry in entries},
        "brinks": {port_name(port): path_data(_brink(layout, port)) for port in board.open_ports},
    }


def _place(layout: Layout, place: int) -> dict[str, Any]:
    chart = layout.chart
    exits: dict[str, Point] = {}
    if place in layout.apart:
        box = layout.frame(place)
        centre, outline = layout.apart[place], box.corners()
        if place == UNDERGROUND:
            exits = {PLACE_NAMES[cave]: at for cave, at in mouths(layout).items()}
    else:
        centre, outline = chart.centre(place), chart.corners[place]
        exits = {str(edge): chart.middles[place * EDGES + edge] for road in chart.roads(place) for edge in road.edges}
    return {
        "centre": _rounded(centre),
        "outline": [_rounded(at) for at in outline],
        "rabbits": [_rounded(at) for at in layout.rabbits(place)],
        "carrot": _rounded(layout.carrot(place)) if ROYAL_OF[place] >= 0 else None,
        "exits": {key: _rounded(exits[key]) for key in sorted(exits)},
    }


def _roads(layout: Layout, entry: int) -> dict[str, str]:
    board, place = layout.chart.board, entry // EDGES
    outs = [INSIDE] if board.onward[entry] == ENDS_MOUTH else [out % EDGES for out in board.ways[entry]]
    return {str(out): path_data(layout.chart.across(place, entry % EDGES, out)) for out in outs}


def _brink(layout: Layout, port: int) -> Trail:
    return line(layout.chart.middles[port], layout.brink(port))


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 1) for value in values]
