"""A position as one picture: the board, with rabbits and carrots where a view has them (JR-1.4)."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from jackhouse.art.jackrabbits.board import framed, laid_out
from jackhouse.art.jackrabbits.hexes import YARD
from jackhouse.art.jackrabbits.highlights import Highlights, exit_mark, path_mark, place_mark
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.art.jackrabbits.pieces import sprites
from jackhouse.art.jackrabbits.routes import route
from jackhouse.art.jackrabbits.titles import carrot_title, rabbit_title
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, tag, titled
from jackhouse.jackrabbits.board import EDGES, Board, load_board
from jackhouse.jackrabbits.tiles import PLACE_CODES
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["board_of", "position_picture"]


def board_of(view: Mapping[str, Any]) -> Board:
    """The board that a view is of, read once however often it is shown."""
    board = view["board"]
    return load_board(board) if isinstance(board, str) else _board_of(json.dumps(board))


@lru_cache(maxsize=32)
def _board_of(document: str) -> Board:
    return load_board(json.loads(document))


def position_picture(
    view: Mapping[str, Any],
    lexicon: Lexicon,
    palette: Palette,
    highlights: Highlights | None = None,
    prefix: str = "",
    names: SeatNames = None,
) -> str:
    """The board with its pieces; a journey under way is shown as far as the view knows it."""
    board = board_of(view)
    layout, marks = layout_of(board), highlights or Highlights()
    claims, ways = _claims(layout, view, palette), _ways(board, view, marks, palette)
    inside = [
        laid_out(board, lexicon, palette, prefix, claims, ways),
        tag("defs", sprites(palette, len(view["rabbits"]), prefix)),
        _marks(board, marks, palette, prefix),
        _carrots(layout, view, lexicon, prefix, names),
        _rabbits(layout, view, lexicon, prefix, names),
    ]
    return framed(board, *inside)


def _ways(board: Board, view: Mapping[str, Any], marks: Highlights, palette: Palette) -> str:
    """Ways to mark, and that of the journey under way."""
    ways = list(marks.paths)
    if view.get("journey"):
        ways.append(route(board, view["rabbits"][view["turn"]], view["journey"]["way"]))
    return "".join(path_mark(way, palette) for way in ways if way)


def _marks(board: Board, marks: Highlights, palette: Palette, prefix: str) -> str:
    return group(
        *[place_mark(board, place, palette) for place in marks.places],
        *[exit_mark(board, port, palette) for port in marks.exits],
        id=f"{prefix}highlights",
        pointer_events="none",
    )


def _claims(layout: Layout, view: Mapping[str, Any], palette: Palette) -> str:
    """A ring of its owner's colour round the yard of every claimed hex."""
    return "".join(
        tag("circle", cx=x, cy=y, r=YARD + 4, fill="none", stroke=colour, stroke_width=breadth)
        for name, seat in view["carrots"].items()
        for x, y in [layout.chart.centre(PLACE_CODES[name])]
        for colour, breadth in ((palette.land.line, 11), (palette.seats[seat % len(palette.seats)], 8))
    )


def _carrots(layout: Layout, view: Mapping[str, Any], lexicon: Lexicon, prefix: str, names: SeatNames) -> str:
    """JR-4.6: the owner's carrot on every claimed hex."""
    drawn: list[str] = []
    for name, seat in view["carrots"].items():
        x, y = layout.carrot(PLACE_CODES[name])
        sprite = tag("use", href=f"#{prefix}sprite-carrot-{seat}", x=x, y=y)
        drawn.append(titled(carrot_title(seat, name, lexicon, names), sprite, id=f"{prefix}carrot-{name}"))
    return group(*drawn, id=f"{prefix}carrots")


def _rabbits(layout: Layout, view: Mapping[str, Any], lexicon: Lexicon, prefix: str, names: SeatNames) -> str:
    """Rabbits in the spots of their seats; one on its way stands on its road, and faintly where it set out."""
    spots: list[tuple[Point, int, str, bool]] = []
    for seat, place in enumerate(view["rabbits"]):
        home = layout.rabbits(PLACE_CODES[place])[seat]
        journey = view.get("journey") if seat == view["turn"] else None
        if journey:
            spots.append((home, seat, place, True))
            spots.append((_on_the_way(layout, journey), seat, journey["at"], False))
        else:
            spots.append((home, seat, place, False))
    drawn: list[str] = []
    for (x, y), seat, place, ghost in sorted(spots, key=lambda spot: (spot[0][1], spot[0][0])):
        sprite = tag("use", href=f"#{prefix}sprite-rabbit-{seat}", x=x, y=y, opacity="0.4" if ghost else None)
        drawn.append(
            sprite if ghost else titled(rabbit_title(seat, place, lexicon, names), sprite, id=f"{prefix}rabbit-{seat}")
        )
    return group(*drawn, id=f"{prefix}rabbits")


def _on_the_way(layout: Layout, journey: Mapping[str, Any]) -> Point:
    port = PLACE_CODES[journey["at"]] * EDGES + journey["edge"]
    return layout.brink(port) if journey["brink"] else layout.chart.halt(port)
