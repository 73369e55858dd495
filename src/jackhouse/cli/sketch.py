"""A map in characters: each tile's name where it lies, its roads as lines, the rabbits and the carrots on it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.canvas import Canvas, Pen, Point, house_pen
from jackhouse.cli.palette import CARROT, DIM, badge, paint, seat_style
from jackhouse.jackrabbits.board import EDGES, ENDS_MOUTH, NO_ROAD, Board
from jackhouse.jackrabbits.lattice import DIRECTIONS, Cell, corners, outline, point
from jackhouse.jackrabbits.tiles import CITADEL, HEXES, PLACE_NAMES
from jackhouse.text import Lexicon

__all__ = ["HOME", "LARGE", "Mark", "Sketch", "sketch"]

LARGE: Final = (76, 38)  # columns and lines in which every tile has its name in full
SMALLEST: Final = (36, 16)  # what is smaller shows a part of a map of this size
_OUTLINED: Final = 2.6  # lines to an edge of the lattice from which on hexes are drawn with their outlines
_NAMED: Final = 1.8  # and from which on tiles have names: in less, names would cover the roads
HOME: Final = "⌂"

_ROAD, _RIM = 1, 0  # which line wins where two go through one character


class Mark(NamedTuple):
    """What lies on a tile."""

    rabbits: Sequence[int] = ()
    carrot: int | None = None  # whose


class Sketch(NamedTuple):
    """A map, and whether its tiles have room for no more than an initial."""

    lines: list[Text]
    tiny: bool


def sketch(
    board: Board, lexicon: Lexicon, marks: Mapping[int, Mark], width: int, height: int, focus: int = CITADEL
) -> Sketch:
    """The map in a box of that size; in one too small for all of it, the part round the tile `focus`."""
    wide, tall = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    canvas = _drawn(board, wide, tall, house_pen())
    names = [_full_name(tile, lexicon) for tile in board.tiles]
    tiny = canvas.per_y / canvas.pen.down < _NAMED or _crowded(canvas, board, names)
    if tiny:
        names = [_tiny_name(tile, lexicon) for tile in board.tiles]
    # Hexes last: what lies on them counts most.
    for tile, name in sorted(zip(board.tiles, names), key=lambda named: named[0] < HEXES):
        _write(canvas, board, tile, name, marks.get(tile, Mark()))
    row, column = canvas.cell(centre(board.cells[focus]))
    top, left = _window(row, height, tall), _window(column, width, wide)
    return Sketch([line[left : left + width] for line in canvas.lines()[top : top + height]], tiny)


def _window(at: int, room: int, whole: int) -> int:
    """Where a window of that room begins, so that the spot is as near to its middle as can be."""
    return max(0, min(at - room // 2, whole - room))


# ---- lines ---------------------------------------------------------------------------------------------------------


def _drawn(board: Board, width: int, height: int, pen: Pen) -> Canvas:
    pieces = [piece for tile in board.tiles for piece in roads(board, tile)]
    spread = [at for piece in pieces for at in piece] + [centre(board.cells[tile]) for tile in board.tiles]
    rims = [rim for tile in board.tiles if tile < HEXES for rim in _rims(board, tile)]
    canvas = Canvas(spread + [at for rim in rims for at in rim], width, height, pen)
    if canvas.per_y / pen.down >= _OUTLINED and pen.across > 1:
        for start, end in rims:
            canvas.line(start, end, DIM, _RIM, dotted=True)
    else:
        canvas = Canvas(spread, width, height, pen)
    for start, end in pieces:
        canvas.line(start, end, "", _ROAD)
    return canvas


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
    (ax, ay), (bx, by) = _edge_ends(inside, outside)
    return (ax + bx) / 2, (ay + by) / 2


def _edge_ends(inside: Cell, outside: Cell) -> list[Point]:
    return [point(*corner) for corner in corners(inside) if corner in corners(outside)]


def _rims(board: Board, tile: int) -> list[list[Point]]:
    return [_edge_ends(inside, outside) for _, inside, outside in outline(board.cells[tile])]


# ---- names ---------------------------------------------------------------------------------------------------------


def _full_name(tile: int, lexicon: Lexicon) -> str:
    """`[K♦]` for a hex, `wood1` for a road tile."""
    name = PLACE_NAMES[tile]
    if tile < HEXES:
        return f"[{lexicon.place(name, 'short')}]"
    return lexicon.say(f"map-{_kind(name)}") + name[-1]


def _tiny_name(tile: int, lexicon: Lexicon) -> str:
    """`K♦` for a hex, `w1` for a road tile."""
    name = PLACE_NAMES[tile]
    if tile == CITADEL:
        return HOME
    return lexicon.place(name, "short") if tile < HEXES else lexicon.say(f"map-{_kind(name)}.tiny") + name[-1]


def _kind(name: str) -> str:
    return name.rstrip("0123456789")


def _crowded(canvas: Canvas, board: Board, names: list[str]) -> bool:
    """Would two names touch, or one not fit into the box?"""
    taken: set[tuple[int, int]] = set()
    for tile, name in zip(board.tiles, names):
        row, column = canvas.cell(centre(board.cells[tile]))
        left = _start(column, name)
        span = {(row, at) for at in range(left - 1, left + len(name) + 1)}
        if span & taken or left < 0 or left + len(name) > canvas.width:
            return True
        taken |= span
    return False


def _start(column: int, name: str) -> int:
    """Where a name begins that has its middle in that column."""
    return column - (len(name) - 1) // 2


def _write(canvas: Canvas, board: Board, tile: int, name: str, mark: Mark) -> None:
    """The name in the middle of its tile, rabbits before it, a carrot after it: `12[K♦]▾3`."""
    row, column = canvas.cell(centre(board.cells[tile]))
    start = _start(column, name)
    for place, seat in enumerate(mark.rabbits):
        canvas.write(row, start - len(mark.rabbits) + place, *badge(seat))
    style = "bold" if tile < HEXES else ""
    canvas.write(row, start, name, style)
    for span in paint(name).spans:
        canvas.write(row, start + span.start, name[span.start : span.end], f"{style} {span.style}")
    if mark.carrot is not None:
        canvas.write(row, start + len(name), f"{CARROT}{mark.carrot + 1}", seat_style(mark.carrot))
