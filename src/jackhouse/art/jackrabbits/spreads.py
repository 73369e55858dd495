"""Cards as they lie on a table: a hand in a fan, the lot spread by suits, the pile."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.jackrabbits.cards import HEIGHT, WIDTH, card, card_back
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part
from jackhouse.art.svg import group, tag
from jackhouse.jackrabbits.cards import CARD_CODES, RANK, SUIT
from jackhouse.text import Lexicon

__all__ = ["fan", "pile", "slot", "spread"]

_RADIUS: Final = 420.0  # of the fan
_INDEX: Final = 22.0  # how much of a card must show, to its side and from above
_INDEX_HIGH: Final = 41.0
_CENTRED: Final = f"translate({-WIDTH / 2:g} {-HEIGHT / 2:g})"


def fan(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Part:
    """Cards as a hand holds them, in the order given; the more there are, the closer they come."""
    if not cards:
        return slot(palette)
    step = max(_INDEX, min(40.0, 290 / len(cards)))
    turn = step / radians(1) / _RADIUS
    widest = turn * (len(cards) - 1) / 2
    places = []
    for place, name in enumerate(cards):
        angle = place * turn - widest
        x, y = _RADIUS * sin(radians(angle)), _RADIUS * (1 - cos(radians(angle)))
        places.append((name, angle, x, y))
    lean = radians(widest)
    left = places[0][2] - WIDTH / 2 * cos(lean) - HEIGHT / 2 * sin(lean)
    top = -HEIGHT / 2
    foot = max(HEIGHT / 2, places[0][3] + HEIGHT / 2 * cos(lean) + WIDTH / 2 * sin(lean))
    drawn = [
        group(
            card(name, lexicon, palette, prefix),
            transform=f"translate({x - left:.1f} {y - top:.1f})rotate({angle:.1f}){_CENTRED}",
        )
        for name, angle, x, y in places
    ]
    return Part(-2 * left, foot - top, "".join(drawn))


def spread(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "", width: float = 270) -> Part:
    """Cards face up in a row for each suit, low to high, every index in sight; no wider than asked, if it can be."""
    if not cards:
        return slot(palette)
    rows: dict[int, list[str]] = {}
    for name in sorted(cards, key=lambda name: (SUIT[CARD_CODES[name]], RANK[CARD_CODES[name]])):
        rows.setdefault(SUIT[CARD_CODES[name]], []).append(name)
    longest = max(len(row) for row in rows.values())
    step = max(_INDEX, min(WIDTH + 4, (width - WIDTH) / max(1, longest - 1)))
    drawn = [
        group(card(name, lexicon, palette, prefix), transform=f"translate({place * step:.1f} {line * _INDEX_HIGH:g})")
        for line, row in enumerate(rows.values())
        for place, name in enumerate(row)
    ]
    return Part((longest - 1) * step + WIDTH, (len(rows) - 1) * _INDEX_HIGH + HEIGHT, "".join(drawn))


def pile(size: int, palette: Palette, prefix: str = "") -> Part:
    """A pile face down, and how many cards it has."""
    if not size:
        return slot(palette, "0")
    layers = min(4, 1 + size // 10)
    backs = [card_back(prefix, x=2 * layer, y=-2 * layer) for layer in range(layers)]
    top = 2 * (layers - 1)
    middle = (WIDTH / 2 + top, HEIGHT * 0.8 - top)
    count = tag(
        "circle", cx=middle[0], cy=middle[1], r=13, fill=palette.card, stroke=palette.card_edge, stroke_width=1.2
    ) + glyphs.text(str(size), 13, palette.ink, at=middle, weight=15)
    return Part(WIDTH + top, HEIGHT + top, group(*backs, count, transform=f"translate(0 {top})"))


def slot(palette: Palette, text: str = "", **attributes: object) -> Part:
    """A place where a card may lie, but none does."""
    box: dict[str, object] = dict(x=1.5, y=1.5, width=WIDTH - 3, height=HEIGHT - 3, rx=5)
    edge = tag(
        "rect", **box, fill="none", stroke=palette.faint, stroke_width=1.2, stroke_dasharray="4 4", opacity="0.6"
    )
    words = glyphs.text(text, 13, palette.faint, at=(WIDTH / 2, HEIGHT / 2)) if text else ""
    return Part(WIDTH, HEIGHT, group(edge, words, **attributes))
