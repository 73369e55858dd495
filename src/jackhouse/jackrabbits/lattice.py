"""The triangular lattice on which all tiles lie (JR-2.1).

Point P(a, b) is at (a + b/2, b·√3/2), y down. Cell D(a, b) points down: corners P(a, b), P(a+1, b), P(a, b+1). Cell
U(a, b) points up: corners P(a+1, b), P(a+1, b+1), P(a, b+1). Directions are 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW.
"""

from typing import Final

DOWN: Final = "D"
UP: Final = "U"

Cell = tuple[int, int, str]
Edge = tuple[int, Cell, Cell]  # direction, the cell inside, the cell outside

DIRECTIONS: Final = 6

#                     cell across the edge in each direction: steps of a and b
ACROSS: Final = ((0, -1), (1, 0), (0, 0), (0, 1), (-1, 0), (0, 0))

#                     cells round the vertex (0, 0), by the direction of their outer edge
AROUND: Final[list[Cell]] = [(0, -1, DOWN), (0, -1, UP), (0, 0, DOWN), (-1, 0, UP), (-1, 0, DOWN), (-1, -1, UP)]


def opposite(direction: int) -> int:
    """Returns the direction of the same edge seen from the other side."""
    return (direction + 3) % DIRECTIONS


def edges(cell: Cell) -> list[int]:
    """Returns the outward directions of a cell's three edges."""
    return [0, 2, 4] if cell[2] == DOWN else [1, 3, 5]


def neighbour(cell: Cell, direction: int) -> Cell:
    """Returns the cell across the edge in that direction, which must be one of the cell's own."""
    step = ACROSS[direction]
    return cell[0] + step[0], cell[1] + step[1], UP if cell[2] == DOWN else DOWN


def hexagon(a: int, b: int) -> list[Cell]:
    """Returns the six cells round a vertex; the n-th has its outer edge in direction n."""
    return [(a + cell[0], b + cell[1], cell[2]) for cell in AROUND]


def outline(cells: list[Cell]) -> list[Edge]:
    """Returns the outer edges of a tile, by direction. Hexes, rhombi and triangles have at most one in each."""
    found: list[Edge] = []
    for cell in cells:
        for direction in edges(cell):
            beyond = neighbour(cell, direction)
            if beyond not in cells:
                found.append((direction, cell, beyond))
    return sorted(found)


def region(cells: set[Cell]) -> list[Cell]:
    """Returns all cells of the parallelogram that holds these with a rim round them, in reading order."""
    columns = [cell[0] for cell in cells]
    rows = [cell[1] for cell in cells]
    return [
        (a, b, pointing)
        for b in range(min(rows) - 1, max(rows) + 2)
        for a in range(min(columns) - 1, max(columns) + 2)
        for pointing in (DOWN, UP)
    ]


def region_size(cells: set[Cell]) -> int:
    """Returns the number of cells that `region` would list."""
    columns = [cell[0] for cell in cells]
    rows = [cell[1] for cell in cells]
    return 2 * (max(columns) - min(columns) + 3) * (max(rows) - min(rows) + 3)


def take_connected(start: Cell, cells: set[Cell]) -> list[Cell]:
    """Removes from `cells` those connected to `start` by edges, and returns them."""
    cells.remove(start)
    found = [start]
    for cell in found:  # grows while it is read
        for direction in edges(cell):
            beyond = neighbour(cell, direction)
            if beyond in cells:
                cells.remove(beyond)
                found.append(beyond)
    return found


def corners(cell: Cell) -> list[tuple[int, int]]:
    """Returns the three vertices of a cell, clockwise from the top (left)."""
    a, b = cell[0], cell[1]
    if cell[2] == DOWN:
        return [(a, b), (a + 1, b), (a, b + 1)]
    return [(a + 1, b), (a + 1, b + 1), (a, b + 1)]


def point(a: int, b: int) -> tuple[float, float]:
    """Returns the coordinates of a vertex, with edges of length 1 and y down."""
    return a + b / 2, b * 3**0.5 / 2


def turned_vertex(a: int, b: int) -> tuple[int, int]:
    """Returns a vertex after turning the lattice clockwise by a sixth round P(0, 0)."""
    return -b, a + b


def turned_cell(cell: Cell) -> Cell:
    """Returns a cell after turning the lattice likewise."""
    a, b = cell[0], cell[1]
    return (-b - 1, a + b, UP) if cell[2] == DOWN else (-b - 1, a + b + 1, DOWN)
