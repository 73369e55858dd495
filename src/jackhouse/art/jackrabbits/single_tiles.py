"""Single tiles as symbols: each piece in each of its rotations, as it looks on a board (JR-2.2 to JR-2.4).

A builder page can lay any of them anywhere without asking the server. Ground and roads are turned; houses, letters and
suits stay upright.
"""

from typing import Final

from jackhouse.art.jackrabbits.board import tile_defs, tile_ground
from jackhouse.art.jackrabbits.geometry import BoardGeometry
from jackhouse.art.jackrabbits.motifs import DrawingContext, planks, translated
from jackhouse.art.jackrabbits.roads import draw_road
from jackhouse.art.jackrabbits.tiles import TILE_DRAWERS
from jackhouse.art.palette import Palette
from jackhouse.art.svg import sprite_sheet, symbol
from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES, PIECES, ROTATIONS, cells_of, roads_of
from jackhouse.jackrabbits.document import BoardTile
from jackhouse.jackrabbits.tiles import KIND, PLACE_CODES, first_tile
from jackhouse.text import Lexicon

__all__ = ["tile_sheet"]

_PREFIX: Final = "of-tile-"
_BOX: Final = "-105 -105 210 210"  # a hex reaches 100 from its centre, its line and its roads a little farther
_JETTY_BOX: Final = "-12 -22 24 24"


def tile_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """Returns the symbols `tile-KD-0` to `tile-cave-5`, each with its centre in the middle, and `jetty` (to the north).

    Caves have no number: they get it when the board is finished.
    """
    tiles = [
        symbol(f"tile-{PIECE_NAMES[piece]}-{rotation}", _BOX, _tile(piece, rotation, palette))
        for piece in range(PIECES)
        for rotation in range(ROTATIONS[piece])
    ]
    return sprite_sheet(tile_defs(palette, _PREFIX), *tiles, symbol("jetty", _JETTY_BOX, planks(palette)))


def _tile(piece: int, rotation: int, palette: Palette) -> str:
    name = PIECE_NAMES[piece]
    place = PLACE_CODES[name] if name in PLACE_CODES else first_tile(name)
    board = Board(name, {}, [BoardTile(place, cells_of(piece, rotation), roads_of(piece, rotation))])
    context = DrawingContext(BoardGeometry(board), palette, _PREFIX, numbers_caves=False)
    layers = TILE_DRAWERS[KIND[place]](context, place)
    # As on a board: the road in a mountain's tunnel is drawn first.
    roads = [draw_road(context, road) for road in reversed(context.geometry.roads(place))]
    x, y = context.geometry.centre(place)
    return translated((-x, -y), tile_ground(context, place), layers.under, *roads, layers.over)
