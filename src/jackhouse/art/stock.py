"""Blank cards, 60 by 84, and how cards lie: in a fan, in a pile, or not at all. What is on them is each game's own."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part
from jackhouse.art.svg import group, tag

__all__ = ["HEIGHT", "INDEX", "WIDTH", "fan", "frame", "panel", "pile", "slot"]

WIDTH: Final = 60
HEIGHT: Final = 84
INDEX: Final = 22.0  # how much of a card must show at its side

_RADIUS: Final = 420.0  # of the fan
_CENTRED: Final = f"translate({-WIDTH / 2:g} {-HEIGHT / 2:g})"


def frame(palette: Palette) -> str:
    """The card itself."""
    edge: dict[str, object] = dict(x=0.6, y=0.6, width=58.8, height=82.8, rx=5.5)
    return tag("rect", **edge, fill=palette.card, stroke=palette.card_edge, stroke_width=1.2)


def panel(tint: str) -> str:
    """Its coloured middle."""
    return tag("rect", x=3.5, y=3.5, width=53, height=77, rx=3.5, fill=tint)


def fan(cards: Sequence[str], palette: Palette) -> Part:
    """Cards, drawn already, as a hand holds them, in the order given; the more there are, the closer they come."""
    if not cards:
        return slot(palette)
    step = max(INDEX, min(40.0, 290 / len(cards)))
    turn = step / radians(1) / _RADIUS
    widest = turn * (len(cards) - 1) / 2
    places = []
    for place, drawn in enumerate(cards):
        angle = place * turn - widest
        x, y = _RADIUS * sin(radians(angle)), _RADIUS * (1 - cos(radians(angle)))
        places.append((drawn, angle, x, y))
    lean = radians(widest)
    left = places[0][2] - WIDTH / 2 * cos(lean) - HEIGHT / 2 * sin(lean)
    top = -HEIGHT / 2
    foot = max(HEIGHT / 2, places[0][3] + HEIGHT / 2 * cos(lean) + WIDTH / 2 * sin(lean))
    laid = [
        group(drawn, transform=f"translate({x - left:.1f} {y - top:.1f})rotate({angle:.1f}){_CENTRED}")
        for drawn, angle, x, y in places
    ]
    return Part(-2 * left, foot - top, "".join(laid))


def pile(size: int, palette: Palette, prefix: str = "") -> Part:
    """A pile face down, and how many cards it has; the picture's `<defs>` hold `card-back`."""
    if not size:
        return slot(palette, "0")
    layers = min(4, 1 + size // 10)
    backs = [tag("use", href=f"#{prefix}card-back", x=2 * layer, y=-2 * layer) for layer in range(layers)]
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
