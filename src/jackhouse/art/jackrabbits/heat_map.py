"""The picture of a board on which royals' hexes are shaded by a share, which is written on each (JR-3.2)."""

from collections.abc import Mapping
from typing import Final

from jackhouse.art.glyphs import text, width
from jackhouse.art.jackrabbits.board import board_layers, board_svg
from jackhouse.art.jackrabbits.layout import Layout, layout_of
from jackhouse.art.jackrabbits.motifs import DrawingContext
from jackhouse.art.jackrabbits.roads import draw_road
from jackhouse.art.palette import Palette
from jackhouse.art.svg import points, tag, titled
from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.tiles import PLACE_CODES
from jackhouse.text import Lexicon

__all__ = ["heat_map_picture"]

_FULLEST: Final = 0.9  # the opacity of the shade of a share of 1
# The plate with the figure: the height of its text, its edge, and its distance from the centre of the hex.
_TEXT: Final = 24
_EDGE: Final = 7
_BELOW: Final = 64


def heat_map_picture(
    board: Board, shares: Mapping[str, float], lexicon: Lexicon, palette: Palette, prefix: str = ""
) -> str:
    """Returns the picture of a board with the share of each royal, from 0 to 1, on its hex. Others have no mark."""
    layout = layout_of(board)
    context = DrawingContext(layout.geometry, palette, prefix)
    hexes = {royal: PLACE_CODES[royal] for royal in shares if board.present[PLACE_CODES[royal]]}
    shades = [_shade(context, place, shares[royal]) for royal, place in hexes.items()]
    plates = [_plate(layout, royal, shares[royal], lexicon, palette, prefix) for royal in hexes]
    words = lexicon.say("trial-picture", name=lexicon.quoted(board.name))
    return board_svg(
        board,
        board_layers(board, lexicon, palette, prefix, claims="".join(shades)),
        titled(words, *plates, id=f"{prefix}shares"),
    )


def _shade(context: DrawingContext, place: int, share: float) -> str:
    """Returns the shade of a hex on a plain ground, so that equal shares look the same, and its roads above it."""
    geometry, palette = context.geometry, context.palette
    corners = points(geometry.corners[place])
    edge = {"stroke": palette.land.seam, "stroke_width": 1.5, "stroke_linejoin": "round"}
    ground = tag("polygon", points=corners, fill=palette.paper)
    shade = tag("polygon", points=corners, fill=palette.highlight, fill_opacity=f"{_FULLEST * share:.3g}", **edge)
    return ground + shade + "".join(draw_road(context, road) for road in geometry.roads(place))


def _plate(layout: Layout, royal: str, share: float, lexicon: Lexicon, palette: Palette, prefix: str) -> str:
    """Returns the figure of a hex on a plate, with a title that says the same in words."""
    percent = f"{100 * share:.0f}"
    x, y = layout.geometry.centre(PLACE_CODES[royal])
    figure = f"{percent}%"
    wide, high = width(figure, _TEXT) + 2 * _EDGE, _TEXT + 2 * _EDGE
    plate = tag(
        "rect",
        x=x - wide / 2,
        y=y + _BELOW - high / 2,
        width=wide,
        height=high,
        rx=8,
        fill=palette.card,
        stroke=palette.land.line,
        stroke_width=2.5,
    )
    words = lexicon.say("trial-claimed", place=lexicon.place(royal), percent=percent)
    drawn = text(figure, _TEXT, palette.ink, at=(x, y + _BELOW))
    return titled(words[:1].upper() + words[1:], plate, drawn, id=f"{prefix}share-{royal}")
