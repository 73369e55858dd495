"""The court (JR-1.2): the royals by suit and rank, and the jokers; whose carrot marks those that are gone."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.art.jackrabbits.cards import card, index
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part, beside, stacked
from jackhouse.art.stock import HEIGHT, WIDTH, slot
from jackhouse.art.svg import group, tag, titled
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["court"]

_COLUMNS: Final = (*(("K" + suit, "Q" + suit, "J" + suit) for suit in SUITS), ("boat", "horse"))
_GAP: Final = 4.0
_PLANTED: Final = f"translate({WIDTH * 0.6:g} {HEIGHT * 0.58:g})scale(1.15)"


def court(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> Part:
    """A column for each suit, then the jokers; the picture's `<defs>` hold the cards' parts and the pieces."""
    return beside(
        [
            stacked([_place(name, view, lexicon, palette, prefix, names) for name in column], _GAP)
            for column in _COLUMNS
        ],
        _GAP,
    )


def _place(
    name: str, view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str, names: SeatNames
) -> Part:
    """A card of the court, or the place it left and its owner's carrot."""
    if name in view["court"]:
        return Part(WIDTH, HEIGHT, card(name, lexicon, palette, prefix))
    title, mark = lexicon.card_name(name), ""
    owner = view["carrots"].get(name)
    if owner is not None:
        title = lexicon.say("art-claimed", card=title, who=lexicon.seat(owner, names))
        mark = tag("use", href=f"#{prefix}sprite-carrot-{owner}", transform=_PLANTED)
    ghost = group(index(name, palette, prefix), opacity="0.45")
    return Part(WIDTH, HEIGHT, titled(title, slot(palette).body, ghost, mark, id=f"{prefix}slot-{name}"))
