"""A map in plain characters: each tile's name where it lies, its roads as dots, and who is there."""

from collections.abc import Mapping

from jackhouse.jackrabbits.board import EDGES, ENDS_MOUTH, NO_ROAD, Board
from jackhouse.jackrabbits.lattice import DIRECTIONS, Cell, corners, outline, point
from jackhouse.jackrabbits.tiles import HEXES, PLACE_NAMES

Point = tuple[float, float]

_COLUMNS = 11  # characters to one edge of the lattice
_ROWS = 3.2  # lines to one edge
_MARGIN = 5

#   the short names of road tiles, which fit between neighbours
_SHORT = {"woods": "wood", "mountain": "mont", "river": "rivr", "fork": "fork", "tavern": "tavn", "cave": "cave"}
_ROAD = "·"


def sketch(board: Board, marks: Mapping[int, str] | None = None) -> str:
    """The map as lines of text; `marks` adds a few characters after the name of a place."""
    canvas = Canvas([centre(board.cells[tile]) for tile in board.tiles])
    for tile in board.tiles:
        for start, end in roads(board, tile):
            canvas.line(start, end)
    for tile in board.tiles:
        canvas.write(centre(board.cells[tile]), short_name(tile) + (marks or {}).get(tile, ""))
    return canvas.text()


def short_name(tile: int) -> str:
    """`[KD]` for a hex, `wood1` for a road tile."""
    name = PLACE_NAMES[tile]
    for kind, short in _SHORT.items():
        if name.startswith(kind):
            return short + name[len(kind) :]
    return "[CITADEL]" if name == "citadel" else f"[{name}]"


def centre(cells: list[Cell]) -> Point:
    """The middle of a tile, x to the right and y downwards, in edges of the lattice."""
    points = [point(*corner) for cell in cells for corner in corners(cell)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def roads(board: Board, tile: int) -> list[tuple[Point, Point]]:
    """The pieces of road on a tile: from edge to edge, or from an edge to the middle."""
    cells, middle = board.cells[tile], centre(board.cells[tile])
    edges = {direction: _edge_middle(inside, outside) for direction, inside, outside in outline(cells)}
    found: list[tuple[Point, Point]] = []
    for edge in range(DIRECTIONS):
        onward = board.onward[tile * EDGES + edge]
        if onward == NO_ROAD:
            continue
        if tile < HEXES or onward < 0 or onward == ENDS_MOUTH:
            found.append((middle, edges[edge]))
        elif edge < onward:
            found.append((edges[edge], edges[onward]))
    return found


def _edge_middle(inside: Cell, outside: Cell) -> Point:
    shared = [corner for corner in corners(inside) if corner in corners(outside)]
    (ax, ay), (bx, by) = [point(*corner) for corner in shared]
    return (ax + bx) / 2, (ay + by) / 2


class Canvas:
    """Characters on a grid that is just large enough for the points given."""

    def __init__(self, points: list[Point]) -> None:
        self.left = min(x for x, _ in points) - 0.5
        self.top = min(y for _, y in points) - 0.5
        self.cells: dict[tuple[int, int], str] = {}

    def place(self, at: Point) -> tuple[int, int]:
        return round((at[1] - self.top) * _ROWS), round((at[0] - self.left) * _COLUMNS) + _MARGIN

    def line(self, start: Point, end: Point) -> None:
        steps = 12
        for step in range(steps + 1):
            share = step / steps
            here = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            row, column = self.place(here)
            if not {(row, column - 1), (row, column + 1)} & self.cells.keys():
                self.cells[row, column] = _ROAD

    def write(self, at: Point, text: str) -> None:
        row, column = self.place(at)
        for offset, character in enumerate(f" {text} "):
            self.cells[row, column - len(text) // 2 - 1 + offset] = character

    def text(self) -> str:
        rows = [row for row, _ in self.cells]
        lines: list[str] = []
        for row in range(min(rows), max(rows) + 1):
            width = max([column for at, column in self.cells if at == row], default=-1)
            lines.append("".join(self.cells.get((row, column), " ") for column in range(width + 1)).rstrip())
        return "\n".join(lines)
