"""The layout of a board's picture: view box, Underground and off-board, points of rabbits and carrots (JR-1.4).

The Underground and off-board are placed where the sea has room for them, otherwise below the map. `anchors` returns
the layout as plain data.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Any, Final, NamedTuple

from jackhouse.art.curves import Curve, line, path_data
from jackhouse.art.jackrabbits.geometry import UNIT, BoardGeometry, geometry_of, port_name
from jackhouse.art.svg import Point
from jackhouse.jackrabbits.board import EDGES, ENDS_MOUTH, INSIDE, NO_ROAD, Board
from jackhouse.jackrabbits.lattice import UP
from jackhouse.jackrabbits.tiles import CAVE, IS_HEX, OFF_BOARD, PLACE_NAMES, ROYAL_OF, SETS, UNDERGROUND

__all__ = [
    "JETTY", "OFF_MAP_SIZE", "SEATS", "Box", "Layout", "anchors", "cave_mouths", "cave_number", "layout_of",
    "mouth_offset",
]  # fmt: skip

SEATS: Final = 8
OFF_MAP_SIZE: Final = (178.0, 210.0)  # the size of the Underground and of off-board
JETTY: Final = 19.0  # the length of a jetty
_MARGIN: Final = 70.0  # the width of the sea around the map
_CLEAR: Final = 26.0  # the distance between a place off the map and the land
_OUTSIDE: Final = 12.0  # this much less is enough at the border of the picture
_STEP: Final = 10.0
_ROW: Final = UNIT * 3**0.5 / 2  # the distance between two rows of the lattice
# The points around a hex's house, as angles clockwise from north: one for each seat, and one for the carrot.
_RING: Final = 66.0
_RABBITS: Final = (220, 140, 180, 260, 100, 300, 340, 20)
_CARROT: Final = 60
#   in a place off the map: a point for each seat
_ROWS: Final = ((-52, -20), (0, -20), (52, -20), (-52, 28), (0, 28), (52, 28), (-26, 76), (26, 76))
Squares = list[list[bool]]


def cave_number(place: int) -> str:
    """Returns the number of a cave, which is shown on its tile and at its mouth in the Underground."""
    return PLACE_NAMES[place].removeprefix("cave")


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def corners(self) -> list[Point]:
        """Returns the corners, clockwise from the top left."""
        right, bottom = self.x + self.width, self.y + self.height
        return [(self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom)]


@lru_cache(maxsize=64)
def layout_of(board: Board) -> "Layout":
    """Returns the layout of a board, computed once."""
    return Layout(geometry_of(board))


class Layout:
    """The view box of a board's picture and the points of the pieces in it."""

    def __init__(self, geometry: BoardGeometry) -> None:
        self.geometry = geometry
        corners = [corner for tile in geometry.corners.values() for corner in tile]
        left, right = min(x for x, _ in corners) - _MARGIN, max(x for x, _ in corners) + _MARGIN
        top, bottom = min(y for _, y in corners) - _MARGIN, max(y for _, y in corners) + _MARGIN
        spare = 2 * OFF_MAP_SIZE[0] + 3 * _CLEAR - (right - left)  # both places off the map always fit side by side
        if spare > 0:
            left, right = left - spare / 2, right + spare / 2
        self.box = Box(left, top, right - left, bottom - top)
        self.off_map: dict[int, Point] = {}
        taken = self._taken()
        for place in (UNDERGROUND, OFF_BOARD):
            found = self._room(taken)
            if found is None:
                self._lay_below(bottom)
                break
            self.off_map[place] = found
            self._take(taken, self.box_of(place))

    def rabbits(self, place: int) -> list[Point]:
        """Returns a point for each seat; on a road tile, a point for each end of its roads where a rabbit may stop."""
        if place in self.off_map:
            x, y = self.off_map[place]
            return [(x + dx, y + dy) for dx, dy in _ROWS]
        if IS_HEX[place]:
            return [_about(self.geometry.centre(place), angle) for angle in _RABBITS]
        ends = [place * EDGES + edge for road in self.geometry.roads(place) for edge in road.edges]
        points: list[Point] = []
        for port in ends:
            point = self.geometry.halt(port)
            if all(abs(point[0] - x) + abs(point[1] - y) > 1 for x, y in points):
                points.append(point)
        return points

    def carrot(self, place: int) -> Point:
        """Returns the point of a hex's carrot."""
        return _about(self.geometry.centre(place), _CARROT)

    def brink(self, port: int) -> Point:
        """Returns the end of an open road, over the water (JR-6.6)."""
        return self.geometry.beyond(port, JETTY - 7)

    def box_of(self, place: int) -> Box:
        """Returns the rectangle of a place off the map."""
        x, y = self.off_map[place]
        return Box(x - OFF_MAP_SIZE[0] / 2, y - OFF_MAP_SIZE[1] / 2, *OFF_MAP_SIZE)

    # -- finding room --------------------------------------------------------------------------------------------------

    def _lay_below(self, bottom: float) -> None:
        """Places the Underground and off-board below the map, side by side."""
        middle = self.box.x + self.box.width / 2
        aside = (OFF_MAP_SIZE[0] + _CLEAR) / 2
        down = bottom + OFF_MAP_SIZE[1] / 2
        self.off_map = {UNDERGROUND: (middle - aside, down), OFF_BOARD: (middle + aside, down)}
        self.box = Box(self.box.x, self.box.y, self.box.width, down + OFF_MAP_SIZE[1] / 2 + _CLEAR - self.box.y)

    def _room(self, taken: Squares) -> Point | None:
        """Returns the centre of the lowest free area of open sea, and of those the farthest to a side."""
        wide = ceil((OFF_MAP_SIZE[0] + 2 * _CLEAR) / _STEP)
        high = ceil((OFF_MAP_SIZE[1] + 2 * _CLEAR) / _STEP)
        free = [0] * len(taken[0])  # the number of free squares in each column, from this row downwards
        for row in range(len(taken) - 1, -1, -1):
            free = [0 if full else below + 1 for full, below in zip(taken[row], free)]
            if max(free) < high:
                continue
            lefts = [at for at in range(len(free) - wide + 1) if min(free[at : at + wide]) >= high]
            if lefts:
                left = max(lefts, key=lambda at: (abs(2 * at + wide - len(free)), -at))
                x, y = self.box.x - _OUTSIDE + left * _STEP, self.box.y - _OUTSIDE + row * _STEP
                return x + wide * _STEP / 2, y + high * _STEP / 2
        return None

    def _taken(self) -> Squares:
        """Returns the picture as a grid of small squares, row by row: whether the centre of each is land or lake."""
        board = self.geometry.board
        full: dict[float, list[tuple[int, str]]] = {}
        for cells in [*board.cells.values(), *board.water_cells]:
            for column, lattice_row, half in cells:
                full.setdefault(lattice_row, []).append((column, half))
        columns = int((self.box.width + 2 * _OUTSIDE) / _STEP)
        rows = int((self.box.height + 2 * _OUTSIDE) / _STEP)
        left, top = self.box.x - _OUTSIDE + _STEP / 2, self.box.y - _OUTSIDE + _STEP / 2
        taken = [[False] * columns for _ in range(rows)]
        for at, squares in enumerate(taken):
            row, share = divmod((top + at * _STEP) / _ROW, 1)
            aside = (row + share) / 2
            for column, half in full.get(row, ()):
                # JR-2.1: the width of a triangular cell at this height of its row.
                begin, end = (column + 1 - share, column + 1) if half == UP else (column, column + 1 - share)
                first = ceil(((begin + aside) * UNIT - left) / _STEP)
                last = ceil(((end + aside) * UNIT - left) / _STEP)
                squares[first:last] = [True] * (last - first)
        return taken

    def _take(self, taken: Squares, box: Box) -> None:
        """Marks the squares of a box as taken."""
        left, top = (box.x - self.box.x + _OUTSIDE) / _STEP, (box.y - self.box.y + _OUTSIDE) / _STEP
        for row in range(int(top), ceil(top + box.height / _STEP)):
            for column in range(int(left), ceil(left + box.width / _STEP)):
                taken[row][column] = True


def _about(middle: Point, angle: float) -> Point:
    return middle[0] + _RING * sin(radians(angle)), middle[1] - _RING * cos(radians(angle))


# ---- the Underground ------------------------------------------------------------------------------------------------


def cave_mouths(layout: Layout) -> dict[int, Point]:
    """Returns the point where each cave of the board opens into the Underground (JR-1.3)."""
    x, y = layout.off_map[UNDERGROUND]
    caves = layout.geometry.board.of_kind(CAVE)
    return {cave: (x + mouth_offset(int(cave_number(cave))), y - 70) for cave in caves}


def mouth_offset(number: int) -> float:
    """Returns the distance of a numbered mouth from the centre of the Underground."""
    return (number - (SETS + 1) / 2) * 40


# ---- anchors --------------------------------------------------------------------------------------------------------


def anchors(board: Board) -> dict[str, Any]:
    """Returns the layout as plain data, for a page that places pieces. Points are `[x, y]`, ways are path data.

    - `viewBox`: x, y, width, height of the picture
    - `places`: by name, `centre`, `outline`, `rabbits` (by seat; on a road tile, the points where a rabbit may stop),
      `carrot` (null where there is none) and `exits` (by edge; in the Underground by cave, its mouth)
    - `roads`: by port of entry and edge of exit, the way across the tile (edge 6 is a cave's mouth)
    - `exits`: by hex and edge, the way from the house to the edge
    - `halts`: by port of entry, the point where a rabbit stops on that road
    - `brinks`: by port, the way from an open edge over the water
    """
    layout = layout_of(board)
    tiles = [port for place in board.tiles if not IS_HEX[place] for port in range(place * EDGES, place * EDGES + EDGES)]
    entries = [port for port in tiles if board.onward[port] != NO_ROAD]
    return {
        "viewBox": _rounded(layout.box),
        "places": {PLACE_NAMES[place]: _place(layout, place) for place in [*board.tiles, UNDERGROUND, OFF_BOARD]},
        "roads": {port_name(entry): _roads(layout, entry) for entry in entries},
        "exits": {
            PLACE_NAMES[place]: {
                str(edge): path_data(layout.geometry.exit(place * EDGES + edge)) for edge in board.exits[place]
            }
            for place in board.hexes
        },
        "halts": {port_name(entry): _rounded(layout.geometry.halt(entry)) for entry in entries},
        "brinks": {port_name(port): path_data(_brink(layout, port)) for port in board.open_ports},
    }


def _place(layout: Layout, place: int) -> dict[str, Any]:
    geometry = layout.geometry
    exits: dict[str, Point] = {}
    if place in layout.off_map:
        box = layout.box_of(place)
        centre, outline = layout.off_map[place], box.corners()
        if place == UNDERGROUND:
            exits = {PLACE_NAMES[cave]: at for cave, at in cave_mouths(layout).items()}
    else:
        centre, outline = geometry.centre(place), geometry.corners[place]
        exits = {
            str(edge): geometry.middles[place * EDGES + edge] for road in geometry.roads(place) for edge in road.edges
        }
    return {
        "centre": _rounded(centre),
        "outline": [_rounded(at) for at in outline],
        "rabbits": [_rounded(at) for at in layout.rabbits(place)],
        "carrot": _rounded(layout.carrot(place)) if ROYAL_OF[place] >= 0 else None,
        "exits": {key: _rounded(exits[key]) for key in sorted(exits)},
    }


def _roads(layout: Layout, entry: int) -> dict[str, str]:
    board, place = layout.geometry.board, entry // EDGES
    outs = [INSIDE] if board.onward[entry] == ENDS_MOUTH else [out % EDGES for out in board.ports_out[entry]]
    return {str(out): path_data(layout.geometry.across(place, entry % EDGES, out)) for out in outs}


def _brink(layout: Layout, port: int) -> Curve:
    return line(layout.geometry.middles[port], layout.brink(port))


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 1) for value in values]
