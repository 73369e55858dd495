"""Draws the map of Jack Rabbits in characters: the names of tiles, roads as lines, rabbits and carrots."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.terminal.canvas import Canvas, Pen, Point, default_pen
from jackhouse.cli.terminal.palette import CARROT, DIM, MESSAGE, colour_text, seat_badge, seat_style
from jackhouse.jackrabbits.board import EDGES, ENDS_MOUTH, NO_ROAD, Board
from jackhouse.jackrabbits.lattice import DIRECTIONS, Cell, corners, outline, point
from jackhouse.jackrabbits.tiles import CITADEL, IS_HEX, PLACE_NAMES
from jackhouse.text import Lexicon

__all__ = ["HOME", "LARGE", "MapDrawing", "Mark", "draw_map"]

LARGE: Final = (76, 38)  # columns and lines; in this size every tile has its full name
SMALLEST: Final = (36, 16)  # a smaller box shows a part of a map of this size
# lines per edge of the lattice
_OUTLINED: Final = 2.6  # from here on hexes have outlines
_NAMED: Final = 1.8  # from here on tiles have full names; on a smaller map they would cover the roads
HOME: Final = "⌂"

_ROAD, _RIM = 1, 0  # where lines cross in a character, the higher rank is drawn


class Mark(NamedTuple):
    """The pieces on a tile."""

    rabbits: Sequence[int] = ()
    carrot: int | None = None  # the owner


class MapDrawing(NamedTuple):
    """The lines of a map, and whether its tiles have only initials."""

    lines: list[Text]
    tiny: bool


def draw_map(
    board: Board,
    lexicon: Lexicon,
    marks: Mapping[int, Mark],
    width: int,
    height: int,
    focus: int = CITADEL,
    labels: Mapping[Point, str] | None = None,
) -> MapDrawing:
    """Draws the map in a box of this size; if the box is too small, the part around the tile `focus`.

    `labels` stand at points of the lattice, beside the map too; one that would cover anything is left out.
    """
    wide, tall = max(width, SMALLEST[0]), max(height, SMALLEST[1])
    canvas = _draw_lines(board, wide, tall, default_pen(), list(labels or ()))
    names = [_full_name(tile, lexicon) for tile in board.tiles]
    tiny = canvas.per_y / canvas.pen.down < _NAMED or _crowded(canvas, board, names)
    if tiny:
        names = [_tiny_name(tile, lexicon) for tile in board.tiles]
    # Hexes last, so that nothing covers the pieces on them.
    for tile, name in sorted(zip(board.tiles, names), key=lambda named: IS_HEX[named[0]]):
        _write_tile(canvas, board, tile, name, marks.get(tile, Mark()))
    for at, label in (labels or {}).items():
        _write_label(canvas, at, label)
    row, column = canvas.cell(centre(board.cells[focus]))
    top, left = _window(row, height, tall), _window(column, width, wide)
    return MapDrawing([line[left : left + width] for line in canvas.lines()[top : top + height]], tiny)


def _window(at: int, room: int, whole: int) -> int:
    """Returns the start of a window of size `room` that has `at` as near to its middle as possible."""
    return max(0, min(at - room // 2, whole - room))


# ---- lines ---------------------------------------------------------------------------------------------------------


def _draw_lines(board: Board, width: int, height: int, pen: Pen, beside: list[Point]) -> Canvas:
    pieces = [piece for tile in board.tiles for piece in roads(board, tile)]
    points = [at for piece in pieces for at in piece] + [centre(board.cells[tile]) for tile in board.tiles]
    points += beside
    rims = [rim for tile in board.tiles if IS_HEX[tile] for rim in _outline_edges(board, tile)]
    canvas = Canvas(points + [at for rim in rims for at in rim], width, height, pen)
    if canvas.per_y / pen.down >= _OUTLINED and pen.across > 1:
        for start, end in rims:
            canvas.line(start, end, DIM, _RIM, dotted=True)
    else:
        canvas = Canvas(points, width, height, pen)
    for start, end in pieces:
        canvas.line(start, end, "", _ROAD)
    return canvas


def centre(cells: list[Cell]) -> Point:
    """Returns the centre of a tile: x to the right, y downwards, in edges of the lattice."""
    points = [point(*corner) for cell in cells for corner in corners(cell)]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def roads(board: Board, tile: int) -> list[tuple[Point, Point]]:
    """Returns the pieces of road on a tile: from edge to edge, or from an edge to the centre."""
    cells, middle = board.cells[tile], centre(board.cells[tile])
    edges = {direction: _edge_middle(inside, outside) for direction, inside, outside in outline(cells)}
    found: list[tuple[Point, Point]] = []
    for edge in range(DIRECTIONS):
        onward = board.onward[tile * EDGES + edge]
        if onward == NO_ROAD:
            continue
        if IS_HEX[tile] or onward < 0 or onward == ENDS_MOUTH:
            found.append((middle, edges[edge]))
        elif edge < onward:
            found.append((edges[edge], edges[onward]))
    return found


def _edge_middle(inside: Cell, outside: Cell) -> Point:
    (ax, ay), (bx, by) = _edge_ends(inside, outside)
    return (ax + bx) / 2, (ay + by) / 2


def _edge_ends(inside: Cell, outside: Cell) -> list[Point]:
    return [point(*corner) for corner in corners(inside) if corner in corners(outside)]


def _outline_edges(board: Board, tile: int) -> list[list[Point]]:
    return [_edge_ends(inside, outside) for _, inside, outside in outline(board.cells[tile])]


# ---- names ---------------------------------------------------------------------------------------------------------


def _full_name(tile: int, lexicon: Lexicon) -> str:
    """Returns `[K♦]` for a hex, `wood1` for a road tile."""
    name = PLACE_NAMES[tile]
    if IS_HEX[tile]:
        return f"[{lexicon.place(name, 'short')}]"
    return lexicon.say(f"map-{_kind(name)}") + name[-1]


def _tiny_name(tile: int, lexicon: Lexicon) -> str:
    """Returns `K♦` for a hex, `w1` for a road tile."""
    name = PLACE_NAMES[tile]
    if tile == CITADEL:
        return HOME
    return lexicon.place(name, "short") if IS_HEX[tile] else lexicon.say(f"map-{_kind(name)}.tiny") + name[-1]


def _kind(name: str) -> str:
    return name.rstrip("0123456789")


def _crowded(canvas: Canvas, board: Board, names: list[str]) -> bool:
    """Whether two names would touch, or a name would not fit into the box."""
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
    """Returns the first column of a name that is centred in a column."""
    return column - (len(name) - 1) // 2


def _write_tile(canvas: Canvas, board: Board, tile: int, name: str, mark: Mark) -> None:
    """Writes the name in the middle of its tile, rabbits before it, a carrot after it: `12[K♦]▾3`."""
    row, column = canvas.cell(centre(board.cells[tile]))
    start = _start(column, name)
    for place, seat in enumerate(mark.rabbits):
        canvas.write(row, start - len(mark.rabbits) + place, *seat_badge(seat))
    style = "bold" if IS_HEX[tile] else ""
    canvas.write(row, start, name, style)
    for span in colour_text(name).spans:
        canvas.write(row, start + span.start, name[span.start : span.end], f"{style} {span.style}")
    if mark.carrot is not None:
        canvas.write(row, start + len(name), f"{CARROT}{mark.carrot + 1}", seat_style(mark.carrot))


def _write_label(canvas: Canvas, at: Point, label: str) -> None:
    row, column = canvas.cell(at)
    start = _start(column, label)
    if not any((row, column) in canvas.letters for column in range(start - 1, start + len(label) + 1)):
        canvas.write(row, start, label, MESSAGE)
