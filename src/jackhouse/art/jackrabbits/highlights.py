"""Highlights: marks over places, exits and ways, to point at what a player may choose or what has just happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from jackhouse.art.jackrabbits.geometry import Frame, outward
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.art.jackrabbits.routes import parse_port
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, path, points, tag
from jackhouse.jackrabbits.board import EDGES, Board
from jackhouse.jackrabbits.tiles import PLACE_CODES

__all__ = ["Highlights", "exit_mark", "path_mark", "place_mark"]


@dataclass(frozen=True)
class Highlights:
    """What to mark: places by name, exits as `KD:3` (the tile and the edge by which one leaves), ways as path data."""

    places: Sequence[str] = ()
    exits: Sequence[str] = ()
    paths: Sequence[str] = ()


def place_mark(board: Board, place: str, palette: Palette, **attributes: object) -> str:
    """A frame just inside a tile, or round a place apart."""
    layout = layout_of(board)
    corners = points(_inset(layout, PLACE_CODES[place], 7))
    return "".join(
        tag(
            "polygon",
            points=corners,
            fill="none",
            stroke=colour,
            stroke_width=breadth,
            stroke_linejoin="round",
            **attributes,
        )
        for colour, breadth in ((palette.card, 9), (palette.highlight, 5.5))
    )


def exit_mark(board: Board, port: str, palette: Palette, **attributes: object) -> str:
    """An arrow on a road, where it leaves its tile."""
    layout, code = layout_of(board), parse_port(port)
    frame = Frame(layout.chart.beyond(code, -11), outward(code % EDGES))
    arrow = points([frame.at(13), frame.at(-5, 12), frame.at(-1, 0), frame.at(-5, -12)])
    return tag(
        "polygon",
        points=arrow,
        fill=palette.highlight,
        stroke=palette.card,
        stroke_width=3,
        stroke_linejoin="round",
        **attributes,
    )


def path_mark(d: str, palette: Palette, **attributes: object) -> str:
    """A bold line along a way, dashed so that it is seen without colour too."""
    return "".join(
        path(
            d,
            fill="none",
            stroke=colour,
            stroke_width=breadth,
            stroke_linecap="round",
            stroke_linejoin="round",
            stroke_dasharray=dash,
            **attributes,
        )
        for colour, breadth, dash in (
            (palette.land.line, 10, None),
            (palette.highlight, 7, None),
            (palette.card, 2.6, "1 9"),
        )
    )


def _inset(layout: Layout, place: int, by: float) -> list[Point]:
    """The corners of a place, drawn in towards its middle."""
    if place in layout.apart:
        return layout.frame(place).corners()
    x, y = layout.chart.centre(place)
    corners = layout.chart.corners[place]
    nearest = min(abs((port_x - x) * dx + (port_y - y) * dy) for (port_x, port_y), (dx, dy) in _edges(layout, place))
    share = 1 - by / nearest
    return [(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in corners]


def _edges(layout: Layout, place: int) -> list[tuple[Point, Point]]:
    return [(layout.chart.middles[port], outward(port % EDGES)) for port in layout.chart.ports(place)]
