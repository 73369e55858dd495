"""SVG sprite sheets: pictures of `<symbol>` elements, for a page that places cards and pieces with `<use>`."""

import re
from collections.abc import Callable
from typing import Final

from jackhouse import games
from jackhouse.art.cards import HEIGHT, WIDTH
from jackhouse.art.dice import SIDE, die
from jackhouse.art.jackal import cards as jackal_cards
from jackhouse.art.jackal.features import coin
from jackhouse.art.jackal.geometry import SEATS
from jackhouse.art.jackal.pieces import boat, pirate
from jackhouse.art.jackrabbits.cards import card, card_back, card_defs
from jackhouse.art.jackrabbits.pieces import carrot, rabbit
from jackhouse.art.jackrabbits.single_tiles import tile_sheet
from jackhouse.art.jackrabbits.suits import SUIT_PATHS, joker_colour, joker_mark
from jackhouse.art.palette import Palette
from jackhouse.art.svg import path, sprite_sheet, symbol, tag
from jackhouse.jackal.cards import KIND_NAMES
from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, IS_ROYAL, JOKERS
from jackhouse.text import Lexicon

__all__ = ["SHEETS", "action_sheet", "card_sheet", "crew_sheet", "piece_sheet", "royal_sheet"]

# ---- Jack Rabbits ---------------------------------------------------------------------------------------------------

_PREFIX: Final = "of-"  # prefixes the ids of the definitions that the symbols use
_ROYAL_PREFIX: Final = "of-royal-"
_NUMBERS: Final = tuple(name for name in CARD_NAMES[JOKERS:] if not IS_ROYAL[CARD_CODES[name]])
_OTHERS: Final = tuple(name for name in CARD_NAMES if name not in _NUMBERS)
_NAMED: Final = re.compile(r"<g[^>]*><title>[^<]*</title>")
_RABBIT: Final = "-18 -28 36 50"
_CARROT: Final = "-13 -28 26 50"
_DIE: Final = f"{-SIDE / 2 - 1:g} {-SIDE / 2 - 1:g} {SIDE + 2:g} {SIDE + 2:g}"


def card_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """Returns the symbols `card-AC` to `card-10D` and `card-back`, each 60 by 84: the number cards."""
    drawn = {f"card-{name}": _face(name, lexicon, palette, _PREFIX) for name in _NUMBERS}
    return _cards(drawn | {"card-back": card_back(_PREFIX)}, card_defs(palette, _PREFIX, _NUMBERS))


def royal_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """Returns the symbols `card-JC` to `card-KD`, `card-boat` and `card-horse`; shares no id with `card_sheet`."""
    drawn = {f"card-{name}": _face(name, lexicon, palette, _ROYAL_PREFIX) for name in _OTHERS}
    return _cards(drawn, card_defs(palette, _ROYAL_PREFIX, _OTHERS))


def _cards(drawn: dict[str, str], defs: str) -> str:
    symbols = [symbol(name, f"0 0 {WIDTH} {HEIGHT}", face) for name, face in drawn.items()]
    return sprite_sheet(tag("defs", defs), *symbols)


def _face(name: str, lexicon: Lexicon, palette: Palette, prefix: str) -> str:
    """Returns a card without its title, which the page adds itself."""
    return _NAMED.sub("<g>", card(name, lexicon, palette, prefix), count=1)


def piece_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """Returns `rabbit-0`, `carrot-0` and so on for each seat, `die-1` to `die-6`, `die-none`, suits and jokers.

    The suits `suit-C` and so on take the colour of the surrounding text.
    """
    seats = range(games.get("jack-rabbits").most)
    return sprite_sheet(
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


# ---- Jackal ---------------------------------------------------------------------------------------------------------

_ACTION_PREFIX: Final = "of-action-"


def action_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """Returns the symbols `action-NE` to `action-rum` and `action-back`, each 60 by 84, without their names."""
    faces = {
        f"action-{jackal_cards.id_word(kind)}": jackal_cards.face(kind, palette, _ACTION_PREFIX) for kind in KIND_NAMES
    }
    faces["action-back"] = jackal_cards.card_back(_ACTION_PREFIX)
    symbols = [symbol(name, f"0 0 {WIDTH} {HEIGHT}", drawn) for name, drawn in faces.items()]
    return sprite_sheet(tag("defs", jackal_cards.card_defs(palette, _ACTION_PREFIX)), *symbols)


def crew_sheet(lexicon: Lexicon, palette: Palette) -> str:
    """Returns the symbols `pirate-0` and so on for each seat, `boat` and `coin`."""
    return sprite_sheet(
        *[symbol(f"pirate-{seat}", "-19 -27 38 48", pirate(seat, palette)) for seat in range(SEATS)],
        symbol("boat", "-27 -2 54 28", boat(palette)),
        symbol("coin", "-11 -11 22 22", coin(palette)),
    )


# ---- all sheets -----------------------------------------------------------------------------------------------------

SHEETS: Final[dict[str, Callable[[Lexicon, Palette], str]]] = {
    "cards": card_sheet,
    "royals": royal_sheet,
    "pieces": piece_sheet,
    "tiles": tile_sheet,
    "actions": action_sheet,
    "crew": crew_sheet,
}
