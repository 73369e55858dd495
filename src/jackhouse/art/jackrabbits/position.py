"""The picture of a position (JR-1.4): the board with rabbits, carrots, highlights and the route of a journey.

A port is written as in events and views: `fork1:0` is the tile and the edge by which the rabbit entered it. Edge 6 is
the mouth of a cave, or a hex that a rabbit reached by riding.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from jackhouse.art.curves import Curve, line, path_data, reverse, split
from jackhouse.art.jackrabbits.board import board_layers, board_svg
from jackhouse.art.jackrabbits.geometry import Axes, BoardGeometry, outward, parse_port, port_name
from jackhouse.art.jackrabbits.houses import YARD
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.art.jackrabbits.pieces import piece_defs
from jackhouse.art.jackrabbits.titles import carrot_title, rabbit_title
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, path, points, tag, titled
from jackhouse.jackrabbits.board import BRINK, EDGES, ENDS_FORK, INSIDE, WATER, Board, load_board
from jackhouse.jackrabbits.determiniser import rules_seen
from jackhouse.jackrabbits.tiles import IS_HEX, OFF_BOARD, PLACE_CODES, PLACE_NAMES
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["Highlights", "board_of", "exit_mark", "path_mark", "place_mark", "position_picture", "route", "route_curve"]


# ---- highlights -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Highlights:
    """What to mark: places by name, exits as `KD:3` (a tile and the edge by which it is left), ways as path data."""

    places: Sequence[str] = ()
    exits: Sequence[str] = ()
    paths: Sequence[str] = ()


def place_mark(board: Board, place: str, palette: Palette, **attributes: object) -> str:
    """Returns an outline just inside a tile, or around a place off the map."""
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
    """Returns an arrow on a road where it leaves its tile."""
    layout, code = layout_of(board), parse_port(port)
    frame = Axes(layout.geometry.beyond(code, -11), outward(code % EDGES))
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
    """Returns a bold line along a way, dashed so that it is visible without colour."""
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
    """Returns the corners of a place, moved towards its centre."""
    if place in layout.off_map:
        return layout.box_of(place).corners()
    x, y = layout.geometry.centre(place)
    corners = layout.geometry.corners[place]
    nearest = min(abs((port_x - x) * dx + (port_y - y) * dy) for (port_x, port_y), (dx, dy) in _edges(layout, place))
    share = 1 - by / nearest
    return [(x + (cx - x) * share, y + (cy - y) * share) for cx, cy in corners]


def _edges(layout: Layout, place: int) -> list[tuple[Point, Point]]:
    return [(layout.geometry.middles[port], outward(port % EDGES)) for port in layout.geometry.ports(place)]


# ---- the position ---------------------------------------------------------------------------------------------------


def board_of(view: Mapping[str, Any]) -> Board:
    """Returns the board of a view, parsed once; it may be under construction."""
    board = view["board"]
    return load_board(board) if isinstance(board, str) else _board_of(json.dumps(board))


@lru_cache(maxsize=32)
def _board_of(document: str) -> Board:
    return Board.unfinished(json.loads(document))


def position_picture(
    view: Mapping[str, Any],
    lexicon: Lexicon,
    palette: Palette,
    highlights: Highlights | None = None,
    prefix: str = "",
    names: SeatNames = None,
) -> str:
    """Returns the picture of a view's board with its pieces and the known part of the journey in progress."""
    board = board_of(view)
    layout, marks = layout_of(board), highlights or Highlights()
    claims, ways = _claims(layout, view, palette), _ways(board, view, marks, palette)
    inside = [
        board_layers(board, lexicon, palette, prefix, tuple(rules_seen(view).reversed), claims, ways),
        tag("defs", piece_defs(palette, len(view["rabbits"]), prefix)),
        _marks(board, marks, palette, prefix),
        _carrots(layout, view, lexicon, prefix, names),
        _rabbits(layout, view, lexicon, prefix, names),
    ]
    return board_svg(board, *inside)


def _ways(board: Board, view: Mapping[str, Any], marks: Highlights, palette: Palette) -> str:
    """Draws the highlighted ways and the way of the journey in progress."""
    ways = list(marks.paths)
    if view.get("journey"):
        ways.append(route(board, view["rabbits"][view["turn"]], view["journey"]["way"]))
    return "".join(path_mark(way, palette) for way in ways if way)


def _marks(board: Board, marks: Highlights, palette: Palette, prefix: str) -> str:
    return group(
        *[place_mark(board, place, palette) for place in marks.places],
        *[exit_mark(board, port, palette) for port in marks.exits],
        id=f"{prefix}highlights",
        pointer_events="none",
    )


def _claims(layout: Layout, view: Mapping[str, Any], palette: Palette) -> str:
    """Draws a ring in the owner's colour around the yard of every claimed hex."""
    return "".join(
        tag("circle", cx=x, cy=y, r=YARD + 4, fill="none", stroke=colour, stroke_width=breadth)
        for name, seat in view["carrots"].items()
        for x, y in [layout.geometry.centre(PLACE_CODES[name])]
        for colour, breadth in ((palette.land.line, 11), (palette.seats[seat % len(palette.seats)], 8))
    )


def _carrots(layout: Layout, view: Mapping[str, Any], lexicon: Lexicon, prefix: str, names: SeatNames) -> str:
    """Draws the owner's carrot on every claimed hex (JR-4.6)."""
    drawn: list[str] = []
    for name, seat in view["carrots"].items():
        x, y = layout.carrot(PLACE_CODES[name])
        sprite = tag("use", href=f"#{prefix}sprite-carrot-{seat}", x=x, y=y)
        drawn.append(titled(carrot_title(seat, name, lexicon, names), sprite, id=f"{prefix}carrot-{name}"))
    return group(*drawn, id=f"{prefix}carrots")


def _rabbits(layout: Layout, view: Mapping[str, Any], lexicon: Lexicon, prefix: str, names: SeatNames) -> str:
    """Draws rabbits at their points. A rabbit on a journey is drawn on its road, and faded where it started."""
    rabbits: list[tuple[Point, int, str, bool]] = []
    for seat, place in enumerate(view["rabbits"]):
        home = layout.rabbits(PLACE_CODES[place])[seat]
        journey = view.get("journey") if seat == view["turn"] else None
        if journey:
            rabbits.append((home, seat, place, True))
            rabbits.append((_on_the_way(layout, journey), seat, journey["at"], False))
        else:
            rabbits.append((home, seat, place, False))
    drawn: list[str] = []
    for (x, y), seat, place, ghost in sorted(rabbits, key=lambda rabbit: (rabbit[0][1], rabbit[0][0])):
        sprite = tag("use", href=f"#{prefix}sprite-rabbit-{seat}", x=x, y=y, opacity="0.4" if ghost else None)
        drawn.append(
            sprite if ghost else titled(rabbit_title(seat, place, lexicon, names), sprite, id=f"{prefix}rabbit-{seat}")
        )
    return group(*drawn, id=f"{prefix}rabbits")


def _on_the_way(layout: Layout, journey: Mapping[str, Any]) -> Point:
    port = PLACE_CODES[journey["at"]] * EDGES + journey["edge"]
    return layout.brink(port) if journey["brink"] else layout.geometry.halt(port)


# ---- routes ---------------------------------------------------------------------------------------------------------


def route(board: Board, start: str, ports: Sequence[str], end: str = "") -> str:
    """Returns the path (`d`) of a journey from `start` through these ports, as the event `travelled` lists them.

    `start` is a place, or the port by which the rabbit entered the road tile where it stood; the first port then shows
    by which edge it left. The path has a gap where the rabbit did not walk (a ride, a boat, a flight, a burrow). `end`
    may be `off-board` or `underground` if the journey went there from the last tile.
    """
    return path_data(route_curve(board, start, ports, end))


def route_curve(board: Board, start: str, ports: Sequence[str], end: str = "") -> Curve:
    """Returns the journey of `route` as a curve."""
    layout = layout_of(board)
    way = [parse_port(port) for port in ports]
    if not way:
        return _over_the_brink(layout, start) if end == PLACE_NAMES[OFF_BOARD] else []
    curve = _setting_out(layout, start, way[0])
    for here, there in pairwise(way):
        curve += _crossing(layout.geometry, here, board.across[there])
    if end == PLACE_NAMES[OFF_BOARD]:
        return curve + _over_the_brink(layout, port_name(way[-1]))
    return curve + _coming_in(layout.geometry, way[-1])


def _setting_out(layout: Layout, start: str, first: int) -> Curve:
    """Returns the way from the rabbit's place to the edge of the first tile, if it walked there."""
    geometry = layout.geometry
    place = PLACE_CODES[start.partition(":")[0]] if start else -1
    if first % EDGES == INSIDE:
        return []
    out = geometry.board.across[first]
    if out == WATER:  # the rabbit came by boat
        return line(layout.brink(first), geometry.middles[first])
    if out // EDGES != place:
        return []
    if IS_HEX[place]:
        return geometry.exit(out)
    return _leaving(geometry, parse_port(start), out) if ":" in start else reverse(geometry.halfway(out))


def _leaving(geometry: BoardGeometry, entry: int, out: int) -> Curve:
    """Returns the way from a stop on a road tile to the edge where the rabbit leaves, possibly by the other road."""
    board, place = geometry.board, entry // EDGES
    if board.onward[entry] == ENDS_FORK:
        return line(geometry.centre(place), geometry.middles[out])
    if board.onward[entry] == out % EDGES:
        crossing = geometry.across(place, entry % EDGES, out % EDGES)
        return crossing if entry % EDGES == INSIDE else split(crossing, geometry.share(entry))[1]
    return line(geometry.halt(entry), geometry.halt(out)) + reverse(geometry.halfway(out))  # JR-6.1


def _crossing(geometry: BoardGeometry, entry: int, out: int) -> Curve:
    """Returns the way across a road tile from edge to edge."""
    place = entry // EDGES
    if out // EDGES != place:
        return geometry.halfway(entry)
    if out in geometry.board.ports_out[entry]:
        return geometry.across(place, entry % EDGES, out % EDGES)
    return geometry.halfway(entry) + _leaving(geometry, entry, out)


def _coming_in(geometry: BoardGeometry, last: int) -> Curve:
    """Returns the way onto the last tile. It is empty for a rabbit that rides or flies to a hex."""
    if IS_HEX[last // EDGES] and last % EDGES == INSIDE:
        return []
    return reverse(geometry.exit(last)) if IS_HEX[last // EDGES] else geometry.halfway(last)


def _over_the_brink(layout: Layout, start: str) -> Curve:
    """Returns the way by an open road from this place or port over the water (JR-6.6)."""
    geometry, board = layout.geometry, layout.geometry.board
    place = PLACE_CODES[start.partition(":")[0]]
    if IS_HEX[place]:
        opens = [place * EDGES + edge for edge in board.exits[place] if board.leads[place * EDGES + edge] == BRINK]
        return geometry.exit(opens[0]) + line(geometry.middles[opens[0]], layout.brink(opens[0])) if opens else []
    entry = parse_port(start)
    opens = [out for out in board.ports_out[entry] if board.leads[out] == BRINK]
    if not opens:
        return geometry.halfway(entry)
    return _crossing(geometry, entry, opens[0]) + line(geometry.middles[opens[0]], layout.brink(opens[0]))
