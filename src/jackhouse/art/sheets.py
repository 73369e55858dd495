"""All sheets of symbols that pages may ask for, by name."""

from collections.abc import Callable
from typing import Final

from jackhouse.art.jackal.sheets import action_sheet, crew_sheet
from jackhouse.art.jackrabbits.sheets import card_sheet, piece_sheet, royal_sheet
from jackhouse.art.palette import Palette
from jackhouse.text import Lexicon

__all__ = ["SHEETS"]

SHEETS: Final[dict[str, Callable[[Lexicon, Palette], str]]] = {
    "cards": card_sheet,
    "royals": royal_sheet,
    "pieces": piece_sheet,
    "actions": action_sheet,
    "crew": crew_sheet,
}
