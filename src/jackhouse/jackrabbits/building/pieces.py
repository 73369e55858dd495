"""The tiles as builders hold them: each hex, and road tiles by kind (JR-1.3, JR-2.1 to JR-2.4).

A *piece* is what a builder picks: a hex, or a road tile of some kind. Road tiles of one kind are alike; they get their
numbers (`fork1`) by the order in which they lie in a document. A piece lies at a *spot*, a point of the lattice, turned
by sixths. Its spot is the vertex of a hex, and the (a, b) of its cell D, or of its only cell, for a road tile.
"""

from typing import Final

from jackhouse.jackrabbits.components import Components
from jackhouse.jackrabbits.lattice import AROUND, DIRECTIONS, DOWN, UP, Cell
from jackhouse.jackrabbits.tiles import (
    EXITS,
    IS_HEX,
    PLACE_NAMES,
    PLACES,
    ROAD_KINDS,
    TRAILWAYS,
    WOODS,
    WRITTEN,
    turned,
    turned_roads,
)

HEX_PIECES: Final[list[int]] = [place for place in range(PLACES) if IS_HEX[place]]
PIECE_NAMES: Final[list[str]] = [*[PLACE_NAMES[place] for place in HEX_PIECES], *ROAD_KINDS]
PIECE_CODES: Final[dict[str, int]] = {name: piece for piece, name in enumerate(PIECE_NAMES)}
PIECES: Final = len(PIECE_NAMES)
CAPITAL_PIECE: Final = PIECE_CODES["citadel"]

# The shapes, by which tiles are dealt.
HEX: Final = 0
RHOMBUS: Final = 1
TRIANGLE: Final = 2
SHAPES: Final[list[str]] = ["hex", "rhombus", "triangle"]

FIRST_ROAD: Final = len(HEX_PIECES)
SHAPE: Final[list[int]] = [
    *[HEX for _ in HEX_PIECES],
    *[RHOMBUS if WOODS + number in TRAILWAYS else TRIANGLE for number in range(len(ROAD_KINDS))],
]
ROTATIONS: Final[list[int]] = [3 if shape == RHOMBUS else DIRECTIONS for shape in SHAPE]
"""In how many ways a piece can be turned: a rhombus looks the same after half a turn."""

#            the tile of a document: `K♦`, `woods`
DOCUMENT_NAMES: Final[list[str]] = [*[WRITTEN[place] for place in HEX_PIECES], *ROAD_KINDS]
DOCUMENT_CODES: Final[dict[str, int]] = {name: piece for piece, name in enumerate(DOCUMENT_NAMES)}

#            the cell U of a rhombus whose cell D is at (0, 0), by rotation
_PARTNERS: Final[list[Cell]] = [(0, -1, UP), (-1, 0, UP), (0, 0, UP)]


def cells_of(piece: int, rotation: int) -> list[Cell]:
    """Returns the cells of a piece at the spot (0, 0)."""
    shape = SHAPE[piece]
    if shape == HEX:
        return AROUND[:]
    if shape == RHOMBUS:
        return [(0, 0, DOWN), _PARTNERS[rotation]]
    return [(0, 0, UP if rotation % 2 else DOWN)]


def roads_of(piece: int, rotation: int) -> list[list[int]]:
    """Returns the roads of a piece as lists of the edges that each joins; of a hex one list, its exits."""
    if SHAPE[piece] == HEX:
        return [turned(EXITS[PIECE_NAMES[piece]], rotation)]
    return turned_roads(PIECE_NAMES[piece], rotation)


def _looks(piece: int) -> list[int]:
    """Returns, by rotation, the first rotation in which the piece looks the same."""
    seen: list[tuple[list[Cell], list[list[int]]]] = []
    for rotation in range(ROTATIONS[piece]):
        seen.append((cells_of(piece, rotation), roads_of(piece, rotation)))
    return [seen.index(look) for look in seen]


LOOKS: Final[list[list[int]]] = [_looks(piece) for piece in range(PIECES)]
"""By piece and rotation, the first rotation in which it looks the same: a fork has two looks, straight roads three."""


def pieces_in_play(components: Components) -> list[int]:
    """Returns all pieces of a game but the Citadel: its hexes, and a set of road tiles for each suit."""
    hexes = [HEX_PIECES.index(place) for place in components.hexes]
    return [
        *[piece for piece in hexes if piece != CAPITAL_PIECE],
        *[piece for piece in range(FIRST_ROAD, PIECES) for _ in range(components.sets)],
    ]
