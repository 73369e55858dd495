"""The pictures of Jackal: islands, pirates, action cards, rows and whole tables."""

from jackhouse.art.jackal.cards import card_picture, deck_picture
from jackhouse.art.jackal.geometry import anchors
from jackhouse.art.jackal.island import atlas_picture, island_picture, position_picture
from jackhouse.art.jackal.table import table_picture

__all__ = [
    "anchors", "atlas_picture", "card_picture", "deck_picture", "island_picture", "position_picture", "table_picture",
]  # fmt: skip
