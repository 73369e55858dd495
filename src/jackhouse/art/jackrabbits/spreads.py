"""Cards as they lie on a table: a hand in a fan, the lot spread by suits."""

from collections.abc import Sequence
from typing import Final

from jackhouse.art import stock
from jackhouse.art.jackrabbits.cards import card
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part
from jackhouse.art.stock import HEIGHT, INDEX, WIDTH, slot
from jackhouse.art.svg import group
from jackhouse.jackrabbits.cards import CARD_CODES, RANK, SUIT
from jackhouse.text import Lexicon

__all__ = ["fan", "spread"]

_INDEX_HIGH: Final = 41.0  # how much of a card must show from above


def fan(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Part:
    """Cards as a hand holds them, in the order given."""
    return stock.fan([card(name, lexicon, palette, prefix) for name in cards], palette)


def spread(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "", width: float = 270) -> Part:
    """Cards face up in a row for each suit, low to high, every index in sight; no wider than asked, if it can be."""
    if not cards:
        return slot(palette)
    rows: dict[int, list[str]] = {}
    for name in sorted(cards, key=lambda name: (SUIT[CARD_CODES[name]], RANK[CARD_CODES[name]])):
        rows.setdefault(SUIT[CARD_CODES[name]], []).append(name)
    longest = max(len(row) for row in rows.values())
    step = max(INDEX, min(WIDTH + 4, (width - WIDTH) / max(1, longest - 1)))
    drawn = [
        group(card(name, lexicon, palette, prefix), transform=f"translate({place * step:.1f} {line * _INDEX_HIGH:g})")
        for line, row in enumerate(rows.values())
        for place, name in enumerate(row)
    ]
    return Part((longest - 1) * step + WIDTH, (len(rows) - 1) * _INDEX_HIGH + HEIGHT, "".join(drawn))
