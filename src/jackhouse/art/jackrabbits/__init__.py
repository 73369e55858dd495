"""The pictures of Jack Rabbits: the board, the pieces on it, and where they stand."""

from jackhouse.art.jackrabbits.anchors import anchors
from jackhouse.art.jackrabbits.board import board_picture
from jackhouse.art.jackrabbits.highlights import Highlights
from jackhouse.art.jackrabbits.position import board_of, position_picture
from jackhouse.art.jackrabbits.routes import route

__all__ = ["Highlights", "anchors", "board_of", "board_picture", "position_picture", "route"]
