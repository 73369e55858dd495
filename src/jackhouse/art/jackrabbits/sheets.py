"""Sheets of symbols for a page that lays cards and pieces itself: `<use href="#card-7S">`."""

from collections.abc import Callable
from typing import Final

from jackhouse import games
from jackhouse.art.dice import SIDE, die
from jackhouse.art.jackrabbits.cards import card, card_back, card_defs
from jackhouse.art.jackrabbits.jokers import joker_colour, joker_mark
from jackhouse.art.jackrabbits.pieces import carrot, rabbit
from jackhouse.art.jackrabbits.suits import SUIT_PATHS
from jackhouse.art.palette import Palette
from jackhouse.art.stock import HEIGHT, WIDTH
from jackhouse.art.svg import path, sheet, symbol, tag
from jackhouse.jackrabbits.cards import CARD_NAMES, JOKERS
from jackhouse.text import Lexicon

__all__ = ["SHEETS", "card_sheet", "piece_sheet"]

_PREFIX: Final = "of-"  # of what the symbols are drawn from
_RABBIT: Final = "-18 -28 36 50"
_CARROT: Final = "-13 -28 26 50"
_DIE: Final = f"{-SIDE / 2 - 1:g} {-SIDE / 2 - 1:g} {SIDE + 2:g} {SIDE + 2:g}"


def card_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`card-7S`, ..., `card-boat`, `card-horse` and `card-back`, each 60 by 84."""
    faces = {f"card-{name}": card(name, lexicon, palette, _PREFIX) for name in CARD_NAMES}
    faces["card-back"] = card_back(_PREFIX)
    symbols = [symbol(name, f"0 0 {WIDTH} {HEIGHT}", drawn) for name, drawn in faces.items()]
    return sheet(tag("defs", card_defs(palette, _PREFIX)), *symbols)


def piece_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`rabbit-0`, `carrot-0`, ... for each seat; `die-1` to `die-6` and `die-none`; suits and jokers as signs.

    The signs `suit-C`, ... have the colour of the text around them.
    """
    seats = range(games.get("jack-rabbits").most)
    return sheet(
        *[symbol(f"rabbit-{seat}", _RABBIT, rabbit(seat, palette)) for seat in seats],
        *[symbol(f"carrot-{seat}", _CARROT, carrot(seat, palette)) for seat in seats],
        *[symbol(f"die-{value}", _DIE, die(value, palette, value, _PREFIX)) for value in range(1, 7)],
        symbol("die-none", _DIE, die(None, palette, 0, _PREFIX)),
        *[symbol(f"suit-{kind}", "-50 -50 100 100", path(d, fill="currentColor")) for kind, d in SUIT_PATHS.items()],
        *[
            symbol(f"joker-{name}", "-10 -10 20 20", joker_mark(name, 18, joker_colour(name, palette), at=(0, 0)))
            for name in CARD_NAMES[:JOKERS]
        ],
    )


SHEETS: Final[dict[str, Callable[[Lexicon, Palette], str]]] = {"cards": card_sheet, "pieces": piece_sheet}
