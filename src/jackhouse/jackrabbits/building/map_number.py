"""The number of a map: one for all maps that are equal up to shift, rotation and the order of tiles.

The number is made of digits of mixed radix. They describe a walk over the cells of the map in reading order: how many
free cells are skipped, then which tile lies on the next one, and how it is turned. A tile is met at its first cell.
Of the six rotations of a map, the one with the smallest number counts.

Board codes hold these numbers, so their form never changes (`board_code`).
"""

from typing import Final, NamedTuple

from jackhouse.jackrabbits.building.pieces import HEX, LOOKS, ROTATIONS, SHAPE, cells_of
from jackhouse.jackrabbits.document import FARTHEST, LARGEST
from jackhouse.jackrabbits.lattice import DIRECTIONS, DOWN, UP, Cell, region_size, turned_cell, turned_vertex

__all__ = ["LatticeTile", "TileSet", "centred", "fits", "smallest_number", "tiles_of_number"]

_WIDTHS: Final = 256  # radix of the width of a map in columns, less one
_LENGTHS: Final = 16  # radix of the length of the longest gap in bits


def _reading_order(cell: Cell) -> tuple[int, int, str]:
    return cell[1], cell[0], cell[2]


class LatticeTile:
    """A laid tile whose coordinates have no limit, since a turned map may reach farther than a document allows.

    Its rotation is the first that looks the same; `cells` are in reading order.
    """

    def __init__(self, piece: int, rotation: int, a: int, b: int) -> None:
        self.piece = piece
        self.rotation: int = LOOKS[piece][rotation]
        self.a = a
        self.b = b
        cells = [(a + cell[0], b + cell[1], cell[2]) for cell in cells_of(piece, rotation)]
        self.cells: list[Cell] = sorted(cells, key=_reading_order)

    def turned(self) -> "LatticeTile":
        """Returns the tile after turning the lattice clockwise by a sixth."""
        rotation = (self.rotation + 1) % ROTATIONS[self.piece]
        if SHAPE[self.piece] == HEX:
            a, b = turned_vertex(self.a, self.b)
        else:
            cells = [turned_cell(cell) for cell in self.cells]
            a, b, _ = next((cell for cell in cells if cell[2] == DOWN), cells[0])
        return LatticeTile(self.piece, rotation, a, b)


# ---- tiles that a number can hold ------------------------------------------------------------------------------------


class Look(NamedTuple):
    """A piece and a rotation that looks different from those before it; `a`, `b`: its spot from its first cell."""

    piece: int
    rotation: int
    a: int
    b: int


class TileSet:
    """The tiles that a number can hold: how many there are of each piece. The order of the pieces matters."""

    def __init__(self, stock: dict[int, int]) -> None:
        self.stock = stock
        self.most: int = sum(stock.values())
        self._looks: list[tuple[str, Look]] = [
            (first[2], Look(piece, rotation, -first[0], -first[1]))
            for piece in stock
            for rotation in sorted(set(LOOKS[piece]))
            for first in [LatticeTile(piece, rotation, 0, 0).cells[0]]
        ]

    def looks(self, pointing: str, stock: dict[int, int]) -> list[Look]:
        """Returns the looks of the tiles in stock whose first cell points that way."""
        return [look for first, look in self._looks if first == pointing and stock[look.piece]]


# ---- the walk --------------------------------------------------------------------------------------------------------


class _Walk:
    """Goes over the cells in reading order, in rows from column 0 to the last, from row 0."""

    def __init__(self, last: int) -> None:
        self.cell: Cell = (0, 0, DOWN)
        self._last = last
        self._taken: set[Cell] = set()

    def step(self) -> None:
        """Goes to the next cell."""
        a, b, pointing = self.cell
        if pointing == DOWN:
            self.cell = (a, b, UP)
        else:
            self.cell = (a + 1, b, DOWN) if a < self._last else (0, b + 1, DOWN)

    def is_free(self) -> bool:
        """Whether no tile lies here."""
        return self.cell not in self._taken

    def lay(self, tile: LatticeTile) -> None:
        self._taken.update(tile.cells)


def _number(tiles: list[LatticeTile], known: TileSet) -> int:
    """Returns the number of a map as it is turned."""
    columns = [cell[0] for tile in tiles for cell in tile.cells]
    left, right = min(columns), max(columns)
    top = min([cell[1] for tile in tiles for cell in tile.cells])
    moved = [LatticeTile(tile.piece, tile.rotation, tile.a - left, tile.b - top) for tile in tiles]
    moved.sort(key=_first_cell)
    walk, stock = _Walk(right - left), known.stock.copy()
    gaps: list[int] = []
    looks: list[tuple[int, int]] = []
    for tile in moved:
        gap = 0
        while walk.cell != tile.cells[0]:
            gap += 1 if walk.is_free() else 0
            walk.step()
        found = known.looks(walk.cell[2], stock)
        gaps.append(gap)
        looks.append(([look[:2] for look in found].index((tile.piece, tile.rotation)), len(found)))
        walk.lay(tile)
        stock[tile.piece] -= 1
    lengths = max(gaps).bit_length() + 1
    digits = [(len(tiles) - 1, known.most), (right - left, _WIDTHS), (lengths - 1, _LENGTHS)]
    for gap, look in zip(gaps, looks, strict=True):
        length = gap.bit_length()
        digits.append((length, lengths))
        if length > 1:
            digits.append((gap - (1 << length - 1), 1 << length - 1))
        digits.append(look)
    number = 0
    for digit, radix in reversed(digits):
        number = number * radix + digit
    return number


def _first_cell(tile: LatticeTile) -> tuple[int, int, str]:
    return _reading_order(tile.cells[0])


class _Digits:
    """Takes the digits of a number, the first one first."""

    def __init__(self, number: int) -> None:
        self.left = number

    def take(self, radix: int) -> int:
        """Returns the next digit."""
        self.left, digit = divmod(self.left, radix)
        return digit


def tiles_of_number(number: int, known: TileSet) -> list[LatticeTile]:
    """Returns the tiles of a number; none if it is not one of a map. They can overlap: only `smallest_number` tells."""
    digits = _Digits(number)
    count = digits.take(known.most) + 1
    last = digits.take(_WIDTHS)
    lengths = digits.take(_LENGTHS) + 1
    rows = LARGEST // (2 * (last + 3)) - 2  # of the largest map that is so wide
    walk, stock = _Walk(last), known.stock.copy()
    tiles: list[LatticeTile] = []
    for _ in range(count):
        length = digits.take(lengths)
        gap = length if length < 2 else (1 << length - 1) + digits.take(1 << length - 1)
        while gap or not walk.is_free():
            gap -= 1 if walk.is_free() else 0
            walk.step()
            if walk.cell[1] >= rows:
                return []
        looks = known.looks(walk.cell[2], stock)
        if not looks:
            return []
        look = looks[digits.take(len(looks))]
        tile = LatticeTile(look.piece, look.rotation, walk.cell[0] + look.a, walk.cell[1] + look.b)
        tiles.append(tile)
        walk.lay(tile)
        stock[tile.piece] -= 1
    return [] if digits.left else tiles


# ---- rotation and place ----------------------------------------------------------------------------------------------


def smallest_number(tiles: list[LatticeTile], known: TileSet) -> int:
    """Returns the smallest number of the rotations of a map, of those that a document can hold."""
    numbers: list[int] = []
    for _ in range(DIRECTIONS):
        if fits(tiles):
            numbers.append(_number(tiles, known))
        tiles = [tile.turned() for tile in tiles]
    return min(numbers)


def fits(tiles: list[LatticeTile]) -> bool:
    """Whether a document can hold the map (JR-2.7): a long one does not fit when it lies aslant."""
    a, b = _named(tiles)
    is_near = max(a) - min(a) <= 2 * FARTHEST and max(b) - min(b) <= 2 * FARTHEST
    return is_near and region_size({cell for tile in tiles for cell in tile.cells}) <= LARGEST


def centred(tiles: list[LatticeTile]) -> list[LatticeTile]:
    """Returns a map that fits with its middle at P(0, 0), so that no coordinate goes too far."""
    a, b = _named(tiles)
    middle_a, middle_b = (min(a) + max(a)) // 2, (min(b) + max(b)) // 2
    return [LatticeTile(tile.piece, tile.rotation, tile.a - middle_a, tile.b - middle_b) for tile in tiles]


def _named(tiles: list[LatticeTile]) -> tuple[list[int], list[int]]:
    """Returns the coordinates that a document names: the vertices of hexes, the cells of road tiles."""
    named = [(tile.a, tile.b) for tile in tiles if SHAPE[tile.piece] == HEX]
    named += [(cell[0], cell[1]) for tile in tiles if SHAPE[tile.piece] != HEX for cell in tile.cells]
    return [a for a, _ in named], [b for _, b in named]
