"""Sheets of symbols for a page that lays cards and pirates itself: `<use href="#action-rum">`."""

from typing import Final

from jackhouse.art.jackal.cards import card_back, card_defs, face, word
from jackhouse.art.jackal.chart import SEATS
from jackhouse.art.jackal.pirates import boat, pirate
from jackhouse.art.jackal.sights import coin
from jackhouse.art.palette import Palette
from jackhouse.art.stock import HEIGHT, WIDTH
from jackhouse.art.svg import sheet, symbol, tag
from jackhouse.jackal.cards import KIND_NAMES
from jackhouse.text import Lexicon

__all__ = ["action_sheet", "crew_sheet"]

_PREFIX: Final = "of-action-"  # of what the symbols are drawn from


def action_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`action-NE`, ..., `action-rum` and `action-back`, each 60 by 84; their names are the page's to write."""
    faces = {f"action-{word(kind)}": face(kind, palette, _PREFIX) for kind in KIND_NAMES}
    faces["action-back"] = card_back(_PREFIX)
    symbols = [symbol(name, f"0 0 {WIDTH} {HEIGHT}", drawn) for name, drawn in faces.items()]
    return sheet(tag("defs", card_defs(palette, _PREFIX)), *symbols)


def crew_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`pirate-0`, ... for each seat; `boat` and `coin`."""
    return sheet(
        *[symbol(f"pirate-{seat}", "-19 -27 38 48", pirate(seat, palette)) for seat in range(SEATS)],
        symbol("boat", "-27 -2 54 28", boat(palette)),
        symbol("coin", "-11 -11 22 22", coin(palette)),
    )
