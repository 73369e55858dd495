"""Blank cards of 60 by 84 units, and cards in a fan, in a pile or as an empty slot. Each game draws its own faces."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.blocks import Block
from jackhouse.art.palette import Palette
from jackhouse.art.svg import Point, group, path, tag

__all__ = ["HEIGHT", "HORSE_PATH", "INDEX", "WIDTH", "blank_card", "fan", "icon", "panel", "pile", "slot"]

HORSE_PATH: Final = (
    "M-17 48C-15 30 -8 24 -7 14C-14 18 -19 17 -25 21C-31 25 -41 25 -43 17C-45 9 -38 3 -34 -4"
    "C-28 -15 -25 -25 -17 -33L-16 -49L-3 -38C22 -36 41 -10 43 20C44 32 43 42 42 48Z"
)


def icon(d: str, size: float, fill: str, at: Point = (0, 0)) -> str:
    """Returns a path drawn within -50..50 as an icon in one colour, within a square of that size."""
    return path(d, fill=fill, transform=f"translate({at[0]:g} {at[1]:g})scale({size / 100:.4g})")


WIDTH: Final = 60
HEIGHT: Final = 84
INDEX: Final = 22.0  # the width of a card that stays visible in a fan
_RADIUS: Final = 420.0  # of the fan
_CENTRED: Final = f"translate({-WIDTH / 2:g} {-HEIGHT / 2:g})"


def blank_card(palette: Palette) -> str:
    """Returns a card without a face."""
    edge: dict[str, object] = dict(x=0.6, y=0.6, width=58.8, height=82.8, rx=5.5)
    return tag("rect", **edge, fill=palette.card, stroke=palette.card_edge, stroke_width=1.2)


def panel(tint: str) -> str:
    """Returns the coloured area inside a card's border."""
    return tag("rect", x=3.5, y=3.5, width=53, height=77, rx=3.5, fill=tint)


def fan(cards: Sequence[str], palette: Palette) -> Block:
    """Returns drawn cards as a fan, in the order given. The more cards, the smaller their distance."""
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
    return Block(-2 * left, foot - top, "".join(laid))


def pile(size: int, palette: Palette, prefix: str = "") -> Block:
    """Returns a face-down pile with its size as a number. The picture's `<defs>` must define `card-back`."""
    if not size:
        return slot(palette, "0")
    layers = min(4, 1 + size // 10)
    backs = [tag("use", href=f"#{prefix}card-back", x=2 * layer, y=-2 * layer) for layer in range(layers)]
    top = 2 * (layers - 1)
    middle = (WIDTH / 2 + top, HEIGHT * 0.8 - top)
    count = tag(
        "circle", cx=middle[0], cy=middle[1], r=13, fill=palette.card, stroke=palette.card_edge, stroke_width=1.2
    ) + glyphs.text(str(size), 13, palette.ink, at=middle, weight=15)
    return Block(WIDTH + top, HEIGHT + top, group(*backs, count, transform=f"translate(0 {top})"))


def slot(palette: Palette, text: str = "", **attributes: object) -> Block:
    """Returns the dashed outline of a place without a card."""
    box: dict[str, object] = dict(x=1.5, y=1.5, width=WIDTH - 3, height=HEIGHT - 3, rx=5)
    edge = tag(
        "rect", **box, fill="none", stroke=palette.faint, stroke_width=1.2, stroke_dasharray="4 4", opacity="0.6"
    )
    words = glyphs.text(text, 13, palette.faint, at=(WIDTH / 2, HEIGHT / 2)) if text else ""
    return Block(WIDTH, HEIGHT, group(edge, words, **attributes))
