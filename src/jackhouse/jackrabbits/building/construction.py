"""A map that is being built: where tiles may lie, and what the rulebook advises (JR-3.2).

Cells are numbers (`code_of`), so that the neighbour across an edge is a sum.
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from jackhouse.jackrabbits.building.pieces import (
    CAPITAL_PIECE,
    DOCUMENT_CODES,
    DOCUMENT_NAMES,
    HEX,
    PIECES,
    ROTATIONS,
    SHAPE,
    TRIANGLE,
    cells_of,
    roads_of,
)
from jackhouse.jackrabbits.document import FARTHEST, LARGEST
from jackhouse.jackrabbits.lattice import DIRECTIONS, DOWN, UP, Cell, edges, neighbour

ISLAND_DISTANCE: Final = 3
"""The most cells of water between the map and a new island."""

_COLUMN: Final = 2
_ROW: Final = 512
_MIDDLE: Final = 128  # is added to coordinates, so that codes are positive


def code_of(cell: Cell) -> int:
    """Returns the number of a cell."""
    return (cell[1] + _MIDDLE) * _ROW + (cell[0] + _MIDDLE) * _COLUMN + (1 if cell[2] == UP else 0)


def cell_of(code: int) -> Cell:
    """Returns the cell of a number."""
    return code % _ROW // _COLUMN - _MIDDLE, code // _ROW - _MIDDLE, UP if code % 2 else DOWN


def bounds(codes: Collection[int]) -> tuple[int, int, int, int]:
    """Returns the least and greatest a, and the least and greatest b, of some cells."""
    columns = [code % _ROW // _COLUMN - _MIDDLE for code in codes]
    rows = [code // _ROW - _MIDDLE for code in codes]
    return min(columns), max(columns), min(rows), max(rows)


_ORIGIN: Final = code_of((0, 0, DOWN))


def offset(a: int, b: int) -> int:
    """Returns what is added to the number of a cell to move it by (a, b)."""
    return a * _COLUMN + b * _ROW


#            by cell (0: D, 1: U): its directions, and what is added to its number to cross the edge in each
SIDES: Final[list[list[tuple[int, int]]]] = [
    [
        (direction, code_of(neighbour((0, 0, pointing), direction)) - code_of((0, 0, pointing)))
        for direction in edges((0, 0, pointing))
    ]
    for pointing in (DOWN, UP)
]

#            by piece and rotation: its cells at the spot (0, 0), as numbers to add to the origin of a spot
_CELLS: Final[list[list[list[int]]]] = [
    [[code_of(cell) - _ORIGIN for cell in cells_of(piece, rotation)] for rotation in range(ROTATIONS[piece])]
    for piece in range(PIECES)
]
#            by piece and rotation: the directions in which a road leaves it, as bits
ROAD_BITS: Final[list[list[int]]] = [
    [sum([1 << edge for road in roads_of(piece, rotation) for edge in road]) for rotation in range(ROTATIONS[piece])]
    for piece in range(PIECES)
]


class LaidTile:
    """A tile on the map, or one that may be laid there. `by`: the seat that has laid it, -1 if nobody has."""

    __slots__ = ("a", "b", "by", "cells", "piece", "rotation")

    def __init__(self, piece: int, rotation: int, a: int, b: int, by: int = -1) -> None:
        self.piece = piece
        self.rotation = rotation
        self.a = a
        self.b = b
        self.by = by
        origin = _ORIGIN + offset(a, b)
        self.cells: list[int] = [origin + step for step in _CELLS[piece][rotation]]

    def has_road(self, direction: int) -> bool:
        """Whether a road leaves the tile in that direction."""
        return ROAD_BITS[self.piece][self.rotation] >> direction & 1 == 1


class Advice(NamedTuple):
    """An advice of the rulebook that is not followed: its code, and the tiles, as numbers in the order of laying.

    Codes: `dead-end` (T), `hex-to-hex` (X), `triangles` and, for two of one kind, `same-triangles` (!), and `no-road`
    for a tile that no road joins to those it touches. `edge` is the direction from the first tile to the second.
    """

    code: str
    tiles: tuple[int, ...]
    edge: int


class Touch:
    """How a tile would touch the map: counts of edges."""

    __slots__ = ("dead_ends", "hex_roads", "roads", "same_triangles", "shared", "triangles")

    def __init__(self) -> None:
        self.shared = 0  # edges shared with tiles
        self.roads = 0  # those on which a road goes on
        self.dead_ends = 0  # those on which a road ends
        self.hex_roads = 0  # roads straight from hex to hex
        self.triangles = 0  # triangles beside it, if it is one
        self.same_triangles = 0  # those of the same kind


class Construction:
    """Tiles on the lattice. The Citadel is the first (JR-3.2)."""

    def __init__(self) -> None:
        self.tiles: list[LaidTile] = []
        self.owner: dict[int, LaidTile] = {}

    @staticmethod
    def begun() -> "Construction":
        """Returns a map of the Citadel alone."""
        site = Construction()
        site.lay(LaidTile(CAPITAL_PIECE, 0, 0, 0))
        return site

    def clone(self) -> "Construction":
        """Returns a copy. Tiles are shared: they never change."""
        other = Construction()
        other.tiles = self.tiles[:]
        other.owner = self.owner.copy()
        return other

    def lay(self, tile: LaidTile) -> None:
        """Adds a tile, without checking it."""
        self.tiles.append(tile)
        for cell in tile.cells:
            self.owner[cell] = tile

    def lift(self, tile: LaidTile) -> None:
        """Takes a tile away."""
        self.tiles.remove(tile)
        for cell in tile.cells:
            del self.owner[cell]

    # ---- the law -----------------------------------------------------------------------------------------------

    def problem(self, tile: LaidTile) -> str:
        """Returns why a tile may not lie there: `too-far-out`, `overlap`, `no-shared-edge`, `island-too-far`; or ""."""
        if not self._small_enough([tile]):
            return "too-far-out"
        for cell in tile.cells:
            if cell in self.owner:
                return "overlap"
        if self.touches(tile):
            return ""
        if SHAPE[tile.piece] != HEX:
            return "no-shared-edge"
        return "" if self._is_near(tile) else "island-too-far"

    def touches(self, tile: LaidTile) -> bool:
        """Whether the tile shares an edge with the map."""
        for cell in tile.cells:
            for _, step in SIDES[cell & 1]:
                if cell + step in self.owner:
                    return True
        return False

    def spots(self, piece: int, rotation: int) -> list[LaidTile]:
        """Returns the tiles that may be laid with a shared edge, in reading order."""
        return self._laid_on(piece, rotation, self.rim())

    def has_spot(self, piece: int, rotation: int) -> bool:
        """Whether the piece may be laid somewhere with a shared edge."""
        steps = _CELLS[piece][rotation]
        for rim in self.rim():
            for step in steps:
                if (rim ^ (_ORIGIN + step)) & 1:
                    continue  # D on U
                origin = rim - step
                if self._is_free(origin, steps) and self._small_enough([self._tile(piece, rotation, origin)]):
                    return True
        return False

    def islands(self, piece: int, rotation: int) -> list[LaidTile]:
        """Returns the hexes that may be laid as new islands, in reading order."""
        tiles = self._laid_on(piece, rotation, self.nearby(ISLAND_DISTANCE + 1))
        return [tile for tile in tiles if not self.touches(tile)]

    def _laid_on(self, piece: int, rotation: int, cells: list[int]) -> list[LaidTile]:
        """Returns the tiles that may be laid on free cells, one of these among them, in reading order."""
        found: dict[int, LaidTile] = {}
        steps = _CELLS[piece][rotation]
        for cell in cells:
            for step in steps:
                if (cell ^ (_ORIGIN + step)) & 1:
                    continue  # D on U
                origin = cell - step
                if origin not in found and self._is_free(origin, steps):
                    found[origin] = self._tile(piece, rotation, origin)
        return self._small_enough([found[origin] for origin in sorted(found)])

    def rim(self) -> list[int]:
        """Returns the free cells that share an edge with the map."""
        found: dict[int, None] = {}
        for cell in self.owner:
            for _, step in SIDES[cell & 1]:
                if cell + step not in self.owner:
                    found[cell + step] = None
        return list(found)

    def nearby(self, distance: int) -> list[int]:
        """Returns the free cells at most so many steps from the map."""
        found = dict.fromkeys(self.rim())
        newest = list(found)
        for _ in range(distance - 1):
            reached: list[int] = []
            for cell in newest:
                for _, step in SIDES[cell & 1]:
                    if cell + step not in self.owner and cell + step not in found:
                        found[cell + step] = None
                        reached.append(cell + step)
            newest = reached
        return list(found)

    def _is_near(self, tile: LaidTile) -> bool:
        near = set(self.nearby(ISLAND_DISTANCE + 1))
        return any(cell in near for cell in tile.cells)

    def _is_free(self, origin: int, steps: list[int]) -> bool:
        for step in steps:
            if origin + step in self.owner:
                return False
        return True

    def _small_enough(self, tiles: list[LaidTile]) -> list[LaidTile]:
        """Returns those of the tiles with which the map stays as small as a document must be."""
        west, east, north, south = bounds(self.owner)
        found: list[LaidTile] = []
        for tile in tiles:
            left, right, top, bottom = bounds(tile.cells)
            width, height = max(east, right) - min(west, left), max(south, bottom) - min(north, top)
            is_near = abs(tile.a) < FARTHEST and abs(tile.b) < FARTHEST
            if is_near and 2 * (width + 3) * (height + 3) <= LARGEST:  # as `region_size`
                found.append(tile)
        return found

    def _tile(self, piece: int, rotation: int, origin: int) -> LaidTile:
        a, b, _ = cell_of(origin)
        return LaidTile(piece, rotation, a, b)

    # ---- the advice --------------------------------------------------------------------------------------------

    def touch(self, tile: LaidTile) -> Touch:
        """Returns how a tile touches the others."""
        found, shape = Touch(), SHAPE[tile.piece]
        for cell in tile.cells:
            for direction, step in SIDES[cell & 1]:
                other = self.owner.get(cell + step)
                if other is None or other is tile:
                    continue
                found.shared += 1
                road, others = tile.has_road(direction), other.has_road((direction + 3) % DIRECTIONS)
                if road and others:
                    found.roads += 1
                    if shape == HEX and SHAPE[other.piece] == HEX:
                        found.hex_roads += 1
                elif road or others:
                    found.dead_ends += 1
                if shape == TRIANGLE and SHAPE[other.piece] == TRIANGLE:
                    found.triangles += 1
                    if tile.piece == other.piece:
                        found.same_triangles += 1
        return found

    def advice(self) -> list[Advice]:
        """Returns each advice that the map does not follow, in the order of the tiles."""
        numbers = {tile.cells[0]: number for number, tile in enumerate(self.tiles)}
        found: list[Advice] = []
        for number, tile in enumerate(self.tiles):
            shared = roads = 0
            for cell in tile.cells:
                for direction, step in SIDES[cell & 1]:
                    other = self.owner.get(cell + step)
                    if other is None or other is tile:
                        continue
                    shared += 1
                    road, others = tile.has_road(direction), other.has_road((direction + 3) % DIRECTIONS)
                    roads += 1 if road and others else 0
                    both = (number, numbers[other.cells[0]])
                    if road and not others:
                        found.append(Advice("dead-end", both, direction))
                    if both[0] > both[1]:
                        continue  # told at the other tile
                    if road and others and SHAPE[tile.piece] == HEX and SHAPE[other.piece] == HEX:
                        found.append(Advice("hex-to-hex", both, direction))
                    if SHAPE[tile.piece] == TRIANGLE and SHAPE[other.piece] == TRIANGLE:
                        code = "same-triangles" if tile.piece == other.piece else "triangles"
                        found.append(Advice(code, both, direction))
            if shared and not roads:
                found.append(Advice("no-road", (number,), -1))
        return found

    # ---- documents ---------------------------------------------------------------------------------------------

    def document(self, name: str) -> dict[str, Any]:
        """Returns the map as a board document (JR-2.7)."""
        return {"name": name, "tiles": [written(tile) for tile in self.tiles]}

    @staticmethod
    def of_document(document: dict[str, Any]) -> "Construction":
        """Returns the map of a document that has been validated (`DocumentReader.document`)."""
        site = Construction()
        for entry in document["tiles"]:
            site.lay(read(entry))
        return site


def written(tile: LaidTile) -> dict[str, Any]:
    """Returns a tile as a document has it."""
    roads = roads_of(tile.piece, tile.rotation)
    name = DOCUMENT_NAMES[tile.piece]
    if SHAPE[tile.piece] == HEX:
        return {"tile": name, "vertex": [tile.a, tile.b], "rotation": tile.rotation, "exits": roads[0]}
    return {"tile": name, "cells": [list(cell) for cell in sorted(map(cell_of, tile.cells))], "roads": roads}


def read(entry: dict[str, Any]) -> LaidTile:
    """Returns the tile of an entry of a valid document."""
    piece = DOCUMENT_CODES[entry["tile"]]
    if SHAPE[piece] == HEX:
        return LaidTile(piece, entry["rotation"], entry["vertex"][0], entry["vertex"][1])
    cells = sorted([code_of((cell[0], cell[1], cell[2])) for cell in entry["cells"]])
    roads = sorted([sorted(road) for road in entry["roads"]])
    a, b, _ = next((cell_of(cell) for cell in cells if not cell & 1), cell_of(cells[0]))
    for rotation in range(ROTATIONS[piece]):
        tile = LaidTile(piece, rotation, a, b)
        if sorted(tile.cells) == cells and roads_of(piece, rotation) == roads:
            return tile
    raise ValueError(f"no such tile: {entry}")  # the document was not validated
