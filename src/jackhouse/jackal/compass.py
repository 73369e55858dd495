"""Cells of an island, and directions as differences between cells.

A cell is a small integer, `row * STRIDE + column` from the top left. The stride is wider than any island, so that a
move that would leave it at one side never comes in at the other.
"""

from typing import Final

SIZE: Final = 5  # rows and columns of the largest island
STRIDE: Final = 8
CELLS: Final = 40  # SIZE * STRIDE
NOWHERE: Final = -1

N: Final = -8
NE: Final = -7
E: Final = 1
SE: Final = 9
S: Final = 8
SW: Final = 7
W: Final = -1
NW: Final = -9

DIRECTIONS: Final[list[str]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
SHIFTS: Final[list[int]] = [N, NE, E, SE, S, SW, W, NW]
ORTHOGONALS: Final[list[int]] = [N, E, S, W]
DIAGONALS: Final[list[int]] = [NE, SE, SW, NW]
KNIGHTS: Final[list[int]] = [-17, -15, -10, -6, 6, 10, 15, 17]  # JK-3.3

# As on a chessboard seen from the top: `a1` is the top left, `c2` the third of the second row.
CELL_NAMES: Final[list[str]] = [f"{'abcdefgh'[cell % STRIDE]}{cell // STRIDE + 1}" for cell in range(CELLS)]


def cell_at(row: int, column: int) -> int:
    return row * STRIDE + column
