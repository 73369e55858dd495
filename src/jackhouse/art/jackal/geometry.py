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
# The point of each seat's pirate on a space, beside the feature of the space.
_PIRATE_POINTS: Final = ((-27.0, 24.0), (27.0, 24.0), (-27.0, -20.0), (27.0, -20.0))


class IslandGeometry:
    """An island in SVG units. Every picture has the size of the largest island."""

    def __init__(self, island: Island) -> None:
        self.island = island
        room = SIZE * CELL
        self.left = -(room - island.width * CELL) / 2 - _MARGIN
        self.top = -(room - island.height * CELL) / 2 - _MARGIN
        self.side = room + 2 * _MARGIN

    @property
    def box(self) -> tuple[float, float, float, float]:
        """The view box: x, y, width and height."""
        return self.left, self.top, self.side, self.side

    def corner(self, cell: int) -> Point:
        """Returns the top left corner of a cell."""
        row, column = divmod(cell, STRIDE)
        return column * CELL, row * CELL

    def centre(self, cell: int) -> Point:
        """Returns the centre of a cell."""
        x, y = self.corner(cell)
        return x + CELL / 2, y + CELL / 2

    def pirate_point(self, cell: int, seat: int) -> Point:
        """Returns the point of a seat's pirate on a space."""
        (x, y), (dx, dy) = self.centre(cell), _PIRATE_POINTS[seat]
        return x + dx, y + dy

    def aboard(self, seat: int) -> Point:
        """Returns the point of a pirate that has not landed: in its boat, off the coast."""
        return self.left + 34 + 60 * seat, self.top + self.side - 30

    def name(self, cell: int) -> str:
        """Returns the name of a cell."""
        return CELL_NAMES[cell]


@lru_cache(maxsize=128)
def geometry_of(key: str, text: str) -> IslandGeometry:
    """Returns the geometry of an island, computed once."""
    return IslandGeometry(read_island(key, text))


# ---- anchors --------------------------------------------------------------------------------------------------------


def anchors(key: str, text: str) -> dict[str, Any]:
    """Returns the positions in an island's picture, as plain data for a page that places pirates. Points are `[x, y]`.

    - `viewBox`: x, y, width, height of the picture
    - `spaces`: by name, `centre` and `pirates` (the point of each seat)
    - `aboard`: by seat, the point of a pirate that has not landed
    """
    geometry = geometry_of(key, text)
    return {
        "viewBox": list(geometry.box),
        "spaces": {
            geometry.name(cell): {
                "centre": list(geometry.centre(cell)),
                "pirates": [list(geometry.pirate_point(cell, seat)) for seat in range(SEATS)],
            }
            for cell in geometry.island.cells()
        },
        "aboard": [list(geometry.aboard(seat)) for seat in range(SEATS)],
    }
