"""Cards where there is no room for cards: a rank beside a suit."""

from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.jackrabbits.jokers import joker_colour, joker_mark
from jackhouse.art.jackrabbits.suits import suit_colour, suit_used
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part
from jackhouse.art.svg import tag, titled
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.text import Lexicon

__all__ = ["CHIP_HEIGHT", "CHIP_WIDTH", "chip"]

CHIP_WIDTH: Final = 32.0
CHIP_HEIGHT: Final = 20.0


def chip(name: str, lexicon: Lexicon, palette: Palette, prefix: str = "", edge: str = "") -> Part:
    """A card in small, its edge in that colour if any; the picture's `<defs>` hold the suits."""
    frame = tag(
        "rect",
        x=0.6,
        y=0.6,
        width=CHIP_WIDTH - 1.2,
        height=CHIP_HEIGHT - 1.2,
        rx=5,
        fill=palette.card,
        stroke=edge or palette.card_edge,
        stroke_width=1.2,
    )
    title = lexicon.card_name(name)
    middle = CHIP_HEIGHT / 2
    if name[-1] not in SUITS:
        mark = joker_mark(name, 14, joker_colour(name, palette), at=(CHIP_WIDTH / 2, middle))
        return Part(CHIP_WIDTH, CHIP_HEIGHT, titled(title, frame, mark))
    colour = suit_colour(name[-1], palette)
    rank = glyphs.text(name[:-1], 11, colour, at=(10.5, middle), weight=17, gap=20)
    mark = suit_used(name[-1], 11, colour, at=(22.5, middle), prefix=prefix)
    return Part(CHIP_WIDTH, CHIP_HEIGHT, titled(title, frame, rank, mark))
