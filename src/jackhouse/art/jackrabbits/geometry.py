"""The geometry of a board: corners, edges, roads and shores of its tiles (JR-2.1 to JR-2.6).

Lengths are in SVG user units, 100 to an edge of the lattice; y grows downwards.
"""

from functools import lru_cache
from math import cos, hypot, radians, sin, tan
from typing import Final, NamedTuple

from jackhouse.art.curves import Curve, bend, line, reverse, split, stop
from jackhouse.art.svg import Point
from jackhouse.jackrabbits.board import EDGES, ENDS_FORK, ENDS_MOUTH, INSIDE, NO_ROAD, WATER, Board
from jackhouse.jackrabbits.lattice import DIRECTIONS, Cell, corners, outline, point
from jackhouse.jackrabbits.tiles import CAVE, IS_HEX, KIND, MOUNTAIN, PLACE_CODES, PLACE_NAMES, RIVER, TAVERN, TRAILWAYS

__all__ = [
    "CASING",
    "SURFACE",
    "UNIT",
    "Axes",
    "BoardGeometry",
    "Road",
    "geometry_of",
    "outward",
    "parse_port",
    "port_name",
]

# The widths of a road's casing and of its surface.
CASING: Final = 17.5
SURFACE: Final = 12.5
UNIT: Final = 100.0
# The distances of a road's control points from its edges. Between edges 120° apart, `_ARC` makes a circular arc. On a
# river, the road goes in by `_BANK` before it turns along the bank, to leave room for the water.
_ARC: Final = UNIT / 2 * 4 / 3 * tan(radians(15))
_SWAY: Final = 22.0
_BANK: Final = 8.0
# The share of a road after which a rabbit stops: half, but before the tunnel on a mountain's lower road.
_HALF: Final = 0.5
_PORTAL: Final = 0.17
_OUTWARD: Final = [(sin(radians(60 * edge)), -cos(radians(60 * edge))) for edge in range(DIRECTIONS)]


class Axes(NamedTuple):
    """Local axes of a tile: `axis`, and the direction a quarter turn clockwise from it."""

    origin: Point
    axis: Point

    def at(self, forth: float, aside: float = 0.0) -> Point:
        """Returns the point at a distance `forth` along the axis and `aside` across it."""
        (x, y), (ax, ay) = self.origin, self.axis
        return x + forth * ax - aside * ay, y + forth * ay + aside * ax


class Road(NamedTuple):
    """One road of a tile and the edges that it joins: one for a cave or a hex's exit, three for a fork, else two."""

    place: int
    edges: tuple[int, ...]

    @property
    def name(self) -> str:
        """The id of the road, for example `mountain1-1-4`."""
        return "-".join([PLACE_NAMES[self.place], *map(str, self.edges)])


def outward(edge: int) -> Point:
    """Returns the unit vector across an edge; edge 0 is north, and the edges are numbered clockwise (JR-2.1)."""
    return _OUTWARD[edge]


@lru_cache(maxsize=64)
def geometry_of(board: Board) -> "BoardGeometry":
    """Returns the geometry of a board, computed once."""
    return BoardGeometry(board)


class BoardGeometry:
    """The geometry of a board in SVG units. Places and ports have the numbers of the board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.corners: dict[int, list[Point]] = {}  # clockwise
        self.sides: dict[int, tuple[Point, Point]] = {}  # by port: the ends of its edge, clockwise
        self.middles: dict[int, Point] = {}  # by port: the middle of its edge, where roads cross
        self.axes: dict[int, Axes] = {}
        for tile in board.tiles:
            for edge, inside, outside in outline(board.cells[tile]):
                self._draw_edge(tile * EDGES + edge, inside, outside)
            self.corners[tile] = [self.sides[port][0] for port in self.ports(tile)]
            self.axes[tile] = Axes(_mean(self.corners[tile]), self._axis(tile))

    def ports(self, place: int) -> list[int]:
        """Returns the ports of a tile's edges, clockwise."""
        return [port for port in range(place * EDGES, place * EDGES + DIRECTIONS) if port in self.sides]

    def centre(self, place: int) -> Point:
        """Returns the centre of a tile."""
        return self.axes[place].origin

    def beyond(self, port: int, distance: float) -> Point:
        """Returns the point at a distance outside the middle of an edge (inside, if negative)."""
        (x, y), (dx, dy) = self.middles[port], outward(port % EDGES)
        return x + dx * distance, y + dy * distance

    # -- roads ---------------------------------------------------------------------------------------------------------

    def roads(self, place: int) -> list[Road]:
        """Returns a tile's roads; on a mountain, the road in the tunnel is the last (JR-2.2 to JR-2.4)."""
        board, base = self.board, place * EDGES
        if IS_HEX[place]:
            return [Road(place, (edge,)) for edge in board.exits[place]]
        ends = [edge for edge in range(DIRECTIONS) if board.onward[base + edge] != NO_ROAD]
        if board.onward[base + ends[0]] in (ENDS_FORK, ENDS_MOUTH):
            return [Road(place, tuple(ends))]
        return [Road(place, (edge, board.onward[base + edge])) for edge in ends if edge < board.onward[base + edge]]

    def across(self, place: int, entry: int, leave: int) -> Curve:
        """Returns the road across a tile from one edge to another. INSIDE stands for a cave's mouth."""
        if INSIDE in (entry, leave):
            walk = line(self.middles[place * EDGES + entry + leave - INSIDE], self.mouth(place))
            return reverse(walk) if entry == INSIDE else walk
        here, there = place * EDGES + entry, place * EDGES + leave
        inward, out = _back(outward(entry)), outward(leave)
        if KIND[place] == RIVER:
            return _along_bank(self.middles[here], inward, self.middles[there], out)
        return bend(self.middles[here], inward, self.middles[there], out, _SWAY if KIND[place] == MOUNTAIN else _ARC)

    def exit(self, port: int) -> Curve:
        """Returns the road from a hex's house to the edge (JR-2.2)."""
        return line(self.centre(port // EDGES), self.middles[port])

    def mouth(self, place: int) -> Point:
        """Returns the point where a cave's road ends, its mouth (JR-2.4)."""
        return self.axes[place].at(-4)

    def halt(self, port: int) -> Point:
        """Returns the point where a rabbit stops that entered a road tile by this port."""
        return stop(self.halfway(port))

    def halfway(self, port: int) -> Curve:
        """Returns the road from the edge of entry to the point where the rabbit stops."""
        place, entry = port // EDGES, port % EDGES
        if entry == INSIDE:
            return line(self.mouth(place), self.mouth(place))
        onward = self.board.onward[port]
        if onward == ENDS_MOUTH:
            return self.across(place, entry, INSIDE)
        if onward == ENDS_FORK:
            return line(self.middles[port], self.centre(place))
        return split(self.across(place, entry, onward), self.share(port))[0]

    def share(self, port: int) -> float:
        """Returns the share of the road from this port after which a rabbit stops."""
        return _PORTAL if self.is_tunnel(Road(port // EDGES, (port % EDGES, self.board.onward[port]))) else _HALF

    def is_tunnel(self, road: Road) -> bool:
        """Whether this is a mountain's road in the tunnel, the more horizontal of its two (JR-2.3)."""
        return KIND[road.place] == MOUNTAIN and self.ports(road.place)[0] % EDGES not in road.edges

    # -- water ---------------------------------------------------------------------------------------------------------

    def shores(self, body: int) -> list[list[Point]]:
        """Returns the closed lines where a body of water meets the land (JR-2.6)."""
        board = self.board
        follow: dict[str, list[tuple[Point, Point]]] = {}
        for port, side in self.sides.items():
            if board.across[port] == WATER and board.water_of[port] == body:
                follow.setdefault(_key(side[0]), []).append(side)
        loops: list[list[Point]] = []
        while follow:
            loop: list[Point] = []
            at = next(iter(follow))
            while at in follow:
                side = follow[at].pop()
                if not follow[at]:
                    del follow[at]
                loop.append(side[0])
                at = _key(side[1])
            loops.append(loop)
        return loops

    # -- building ------------------------------------------------------------------------------------------------------

    def _draw_edge(self, port: int, inside: Cell, outside: Cell) -> None:
        shared = [corner for corner in corners(inside) if corner in corners(outside)]
        one, two = [(x * UNIT, y * UNIT) for x, y in (point(*corner) for corner in shared)]
        across_x, across_y = outward(port % EDGES)
        if (two[0] - one[0]) * -across_y + (two[1] - one[1]) * across_x < 0:
            one, two = two, one
        self.sides[port] = (one, two)
        self.middles[port] = _mean([one, two])

    def _axis(self, place: int) -> Point:
        """Returns the axis: up along a rhombus, to a tavern's closed edge, out by a cave's road, else up or down."""
        edges = [port % EDGES for port in self.ports(place)]
        onward = self.board.onward
        if KIND[place] in TRAILWAYS:
            return outward(next(edge for edge in (0, 1, 5) if edge not in edges))
        if KIND[place] == TAVERN:
            return outward(next(edge for edge in edges if onward[place * EDGES + edge] == NO_ROAD))
        if KIND[place] == CAVE:
            return outward(next(edge for edge in edges if onward[place * EDGES + edge] != NO_ROAD))
        return outward(0 if 0 in edges else 3)


def _along_bank(here: Point, inward: Point, there: Point, out: Point) -> Curve:
    """Returns a river's road: a tight turn, a straight line along the bank, and another turn (JR-2.3)."""
    ax, ay = here[0] + inward[0] * _BANK, here[1] + inward[1] * _BANK
    bx, by = there[0] - out[0] * _BANK, there[1] - out[1] * _BANK
    length = hypot(bx - ax, by - ay)
    along = ((bx - ax) / length, (by - ay) / length)
    one = (ax + along[0] * _BANK, ay + along[1] * _BANK)
    two = (bx - along[0] * _BANK, by - along[1] * _BANK)
    reach = _BANK * 4 / 3 * tan(radians(15)) / tan(radians(30))  # both turns are 60°
    return bend(here, inward, one, along, reach) + line(one, two) + bend(two, along, there, out, reach)


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _back(step: Point) -> Point:
    return -step[0], -step[1]


def _key(at: Point) -> str:
    return f"{at[0]:.0f} {at[1]:.0f}"


def parse_port(text: str) -> int:
    """Returns the number of a port such as `fork1:0`; raises KeyError or ValueError for bad input."""
    place, _, edge = text.partition(":")
    return PLACE_CODES[place] * EDGES + int(edge)


def port_name(port: int) -> str:
    """Returns a port as text, for example `fork1:0`."""
    return f"{PLACE_NAMES[port // EDGES]}:{port % EDGES}"
