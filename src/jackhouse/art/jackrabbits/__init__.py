"""The pictures of Jack Rabbits: the board, positions, pieces, cards and whole tables."""

from jackhouse.art.jackrabbits.board import board_picture
from jackhouse.art.jackrabbits.cards import card_picture
from jackhouse.art.jackrabbits.heat_map import heat_map_picture
from jackhouse.art.jackrabbits.layout import anchors
from jackhouse.art.jackrabbits.position import Highlights, board_of, position_picture, route
from jackhouse.art.jackrabbits.table import court_picture, deck_picture, hand_picture, lot_picture, table_picture

__all__ = [
    "Highlights",
    "anchors",
    "board_of",
    "board_picture",
    "card_picture",
    "court_picture",
    "deck_picture",
    "hand_picture",
    "heat_map_picture",
    "lot_picture",
    "position_picture",
    "route",
    "table_picture",
]
