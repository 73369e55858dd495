"""The geometry of an island's picture: 100 units to a cell, with sea around the island."""

from functools import lru_cache
from typing import Any, Final

from jackhouse.art.svg import Point
from jackhouse.jackal.compass import CELL_NAMES, SIZE, STRIDE
from jackhouse.jackal.island import Island, read_island

__all__ = ["CELL", "IslandGeometry", "anchors", "geometry_of"]

CELL: Final = 100.0
SEATS: Final = 4
_MARGIN: Final = 62.0
# A spot for each pirate on a space: a lone one stands beside what is there, four fill the corners.
_SPOTS: Final = ((-27.0, 24.0), (27.0, 24.0), (-27.0, -20.0), (27.0, -20.0))


class IslandGeometry:
    """An island in the picture's units; every picture is as large as that of the largest island."""

    def __init__(self, island: Island) -> None:
        self.island = island
        room = SIZE * CELL
        self.left = -(room - island.width * CELL) / 2 - _MARGIN
        self.top = -(room - island.height * CELL) / 2 - _MARGIN
        self.side = room + 2 * _MARGIN

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.left, self.top, self.side, self.side

    def corner(self, cell: int) -> Point:
        row, column = divmod(cell, STRIDE)
        return column * CELL, row * CELL

    def centre(self, cell: int) -> Point:
        x, y = self.corner(cell)
        return x + CELL / 2, y + CELL / 2

    def spot(self, cell: int, seat: int) -> Point:
        """Where a seat's pirate stands on a space."""
        (x, y), (dx, dy) = self.centre(cell), _SPOTS[seat]
        return x + dx, y + dy

    def aboard(self, seat: int) -> Point:
        """Where a pirate waits that has not landed: on its ship, off the coast."""
        return self.left + 34 + 60 * seat, self.top + self.side - 30

    def name(self, cell: int) -> str:
        return CELL_NAMES[cell]


@lru_cache(maxsize=128)
def geometry_of(key: str, text: str) -> IslandGeometry:
    """The chart of an island, read once."""
    return IslandGeometry(read_island(key, text))


def anchors(key: str, text: str) -> dict[str, Any]:
    """Points are `[x, y]`.

    - `viewBox`: x, y, width, height of the picture
    - `spaces`: by name `centre`, and `pirates`, the spots of the seats
    - `aboard`: by seat, where a pirate waits that has not landed
    """
    geometry = geometry_of(key, text)
    return {
        "viewBox": list(geometry.box),
        "spaces": {
            geometry.name(cell): {
                "centre": list(geometry.centre(cell)),
                "pirates": [list(geometry.spot(cell, seat)) for seat in range(SEATS)],
            }
            for cell in geometry.island.cells()
        },
        "aboard": [list(geometry.aboard(seat)) for seat in range(SEATS)],
    }
