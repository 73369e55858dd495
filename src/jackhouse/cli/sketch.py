"""A map in plain characters: each tile's name where it lies."""

from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.lattice import Cell, corners, point
from jackhouse.jackrabbits.tiles import PLACE_NAMES

_COLUMNS = 9  # characters to one edge of the lattice
_ROWS = 3  # lines to one row of cells

#   the short names that fit between neighbours
_SHORT = {"woods": "wood", "mountain": "mont", "river": "rivr", "fork": "fork", "tavern": "tavn", "cave": "cave"}


def sketch(board: Board, marks: dict[int, str] | None = None) -> str:
    """The map as lines of text; `marks` adds a few characters below the name of a place."""
    labels: list[tuple[float, float, str]] = []
    for tile in board.tiles:
        x, y = centre(board.cells[tile])
        labels.append((x, y, short_name(tile)))
        if marks and tile in marks:
            labels.append((x, y + 1 / _ROWS, marks[tile]))
    left, top = min(label[0] for label in labels), min(label[1] for label in labels)
    rows: dict[int, list[tuple[int, str]]] = {}
    for x, y, name in labels:
        row, column = round((y - top) * _ROWS), round((x - left) * _COLUMNS) - len(name) // 2 + 3
        rows.setdefault(row, []).append((column, name))
    lines: list[str] = []
    for row in range(max(rows) + 1):
        line = ""
        for column, name in sorted(rows.get(row, [])):
            line = line.ljust(column) + name
        lines.append(line.rstrip())
    return "\n".join(lines)


def short_name(tile: int) -> str:
    """`[KD]` for a hex, `wood1` for a road tile."""
    name = PLACE_NAMES[tile]
    for kind, short in _SHORT.items():
        if name.startswith(kind):
            return short + name[len(kind) :]
    return "[CITADEL]" if name == "citadel" else f"[{name}]"


def centre(cells: list[Cell]) -> tuple[float, float]:
    """The middle of a tile, x to the right and y downwards, in edges of the lattice."""
    points = [point(*corner) for cell in cells for corner in corners(cell)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
