"""Sheets of symbols for a page that lays cards and pirates itself: `<use href="#card-rum">`."""

from jackhouse.art.jackal.cards import card, card_back, card_defs, word
from jackhouse.art.jackal.chart import SEATS
from jackhouse.art.jackal.pirates import boat, pirate
from jackhouse.art.jackal.sights import coin
from jackhouse.art.palette import Palette
from jackhouse.art.stock import HEIGHT, WIDTH
from jackhouse.art.svg import sheet, symbol, tag
from jackhouse.jackal.cards import KIND_NAMES
from jackhouse.text import Lexicon

__all__ = ["card_sheet", "piece_sheet"]

_PREFIX = "of-"  # of what the symbols are drawn from


def card_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`card-NE`, ..., `card-rum` and `card-back`, each 60 by 84."""
    faces = {f"card-{word(kind)}": card(kind, lexicon, palette, _PREFIX) for kind in KIND_NAMES}
    faces["card-back"] = card_back(_PREFIX)
    symbols = [symbol(name, f"0 0 {WIDTH} {HEIGHT}", drawn) for name, drawn in faces.items()]
    return sheet(tag("defs", card_defs(palette, _PREFIX)), *symbols)


def piece_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`pirate-0`, ... for each seat; `boat` and `coin`."""
    return sheet(
        *[symbol(f"pirate-{seat}", "-19 -27 38 48", pirate(seat, palette)) for seat in range(SEATS)],
        symbol("boat", "-27 -2 54 28", boat(palette)),
        symbol("coin", "-11 -11 22 22", coin(palette)),
    )
