"""Sheets of symbols for a page that lays cards and pieces itself: `<use href="#card-7S">`."""

import re
from collections.abc import Callable
from typing import Final

from jackhouse import games
from jackhouse.art.dice import SIDE, die
from jackhouse.art.jackrabbits.cards import HEIGHT, WIDTH, card, card_back, card_defs
from jackhouse.art.jackrabbits.jokers import joker_colour, joker_mark
from jackhouse.art.jackrabbits.pieces import carrot, rabbit
from jackhouse.art.jackrabbits.suits import SUIT_PATHS
from jackhouse.art.palette import Palette
from jackhouse.art.svg import path, tag
from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, IS_ROYAL, JOKERS
from jackhouse.text import Lexicon

__all__ = ["SHEETS", "card_sheet", "piece_sheet", "royal_sheet"]

_PREFIX: Final = "of-"  # of what the symbols are drawn from
_ROYAL_PREFIX: Final = "of-royal-"
_NUMBERS: Final = tuple(name for name in CARD_NAMES[JOKERS:] if not IS_ROYAL[CARD_CODES[name]])
_OTHERS: Final = tuple(name for name in CARD_NAMES if name not in _NUMBERS)
_NAMED: Final = re.compile(r"<g[^>]*><title>[^<]*</title>")
_RABBIT: Final = "-18 -28 36 50"
_CARROT: Final = "-13 -28 26 50"
_DIE: Final = f"{-SIDE / 2 - 1:g} {-SIDE / 2 - 1:g} {SIDE + 2:g} {SIDE + 2:g}"


def card_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`card-AC` to `card-10D` and `card-back`, each 60 by 84: what most hands are made of."""
    drawn = {f"card-{name}": _face(name, lexicon, palette, _PREFIX) for name in _NUMBERS}
    return _cards(drawn | {"card-back": card_back(_PREFIX)}, card_defs(palette, _PREFIX, _NUMBERS))


def royal_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`card-JC` to `card-KD`, `card-boat` and `card-horse`; beside the sheet of cards, so with parts of their own."""
    drawn = {f"card-{name}": _face(name, lexicon, palette, _ROYAL_PREFIX) for name in _OTHERS}
    return _cards(drawn, card_defs(palette, _ROYAL_PREFIX, _OTHERS))


def _cards(drawn: dict[str, str], defs: str) -> str:
    symbols = [_symbol(name, f"0 0 {WIDTH} {HEIGHT}", face) for name, face in drawn.items()]
    return _sheet(tag("defs", defs), *symbols)


def _face(name: str, lexicon: Lexicon, palette: Palette, prefix: str) -> str:
    """A card without its name, which the page says itself."""
    return _NAMED.sub("<g>", card(name, lexicon, palette, prefix), count=1)


def piece_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """`rabbit-0`, `carrot-0`, ... for each seat; `die-1` to `die-6` and `die-none`; suits and jokers as signs.

    The signs `suit-C`, ... have the colour of the text around them.
    """
    seats = range(games.get("jack-rabbits").most)
    return _sheet(
        *[_symbol(f"rabbit-{seat}", _RABBIT, rabbit(seat, palette)) for seat in seats],
        *[_symbol(f"carrot-{seat}", _CARROT, carrot(seat, palette)) for seat in seats],
        *[_symbol(f"die-{value}", _DIE, die(value, palette, value, _PREFIX)) for value in range(1, 7)],
        _symbol("die-none", _DIE, die(None, palette, 0, _PREFIX)),
        *[_symbol(f"suit-{kind}", "-50 -50 100 100", path(d, fill="currentColor")) for kind, d in SUIT_PATHS.items()],
        *[
            _symbol(f"joker-{name}", "-10 -10 20 20", joker_mark(name, 18, joker_colour(name, palette), at=(0, 0)))
            for name in CARD_NAMES[:JOKERS]
        ],
    )


def _symbol(name: str, box: str, drawn: str) -> str:
    return tag("symbol", drawn, id=name, viewBox=box)


def _sheet(*inside: str) -> str:
    return tag("svg", *inside, xmlns="http://www.w3.org/2000/svg")


SHEETS: Final[dict[str, Callable[[Lexicon, Palette], str]]] = {
    "cards": card_sheet,
    "royals": royal_sheet,
    "pieces": piece_sheet,
}
