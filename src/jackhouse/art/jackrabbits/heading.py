"""What a table shows above all: the round, the phase that is on (JR-4.11), the dice and the Price (JR-4.3)."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.art import dice, glyphs
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part, beside, stacked, written_name
from jackhouse.art.svg import path, tag, titled
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["PHASES", "heading", "phases", "price"]

PHASES: Final = ("lottery", "journey", "acquisition", "increment")

_LETTERS: Final = 11.0


def heading(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> Part:
    """Dice and Price, then the round and the player over the phases of a turn."""
    return beside([_dice(view, lexicon, palette, prefix), price(view, lexicon, palette, prefix),
                   stacked([_round(view, lexicon, palette, names), phases(view, lexicon, palette, prefix)], 9)],
                  14, align=0.5)  # fmt: skip


def phases(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Part:
    """The four phases in a row, the one that is on stands out."""
    drawn, x = [], 0.0
    for key in PHASES:
        label, on = lexicon.phase(key).label, key == view["phase"] and not view["over"]
        weight = 19 if on else 12
        run = glyphs.width(label, _LETTERS, weight)
        words = glyphs.text(label, _LETTERS, palette.highlight if on else palette.faint, "start", (x, 9), weight)
        line = path(f"M{x:.1f} 19H{x + run:.1f}", stroke=palette.highlight, stroke_width=2.4, stroke_linecap="round")
        drawn.append(titled(label, words, line if on else "", id=f"{prefix}phase-{key}"))
        x += run + 20
    return Part(x - 20, 21, "".join(drawn))


def price(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Part:
    """The Price as a coin; before the roll, the place where it will lie."""
    known = view["price"] is not None
    coin = (
        tag("circle", cx=21, cy=21, r=19, fill=palette.gold, stroke=palette.figure_line, stroke_width=1.6)
        + tag("circle", cx=21, cy=21, r=15.4, fill="none", stroke=palette.figure_line, stroke_width=0.8)
        + glyphs.text(str(view["price"]), 16, palette.figure_line, at=(21, 21), weight=17, gap=22)
        if known
        else tag(
            "circle", cx=21, cy=21, r=19, fill="none", stroke=palette.faint, stroke_width=1.4, stroke_dasharray="4 4"
        )
    )
    label = lexicon.say("art-price")
    title = lexicon.say("art-price-is", price=view["price"]) if known else label
    return Part(42, 42, titled(title, coin, id=f"{prefix}price"))


def _dice(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str) -> Part:
    rolled = view["dice"]
    title = lexicon.say("art-dice", dice=lexicon.dice(rolled)) if rolled else lexicon.say("art-dice-before")
    drawn = dice.pair(rolled, palette, prefix)
    return Part(drawn.width, drawn.height, titled(title, drawn.body, id=f"{prefix}dice"))


def _round(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, names: SeatNames) -> Part:
    """The round and whose turn it is; at the end, who has won."""
    if view["winner"] is not None:
        line = lexicon.say("screen-winner", player=written_name(view["winner"], lexicon, names))
    else:
        line = f"{lexicon.say('art-round', round=view['round'])} · {written_name(view['turn'], lexicon, names)}"
    return Part(
        glyphs.width(line, _LETTERS, 15),
        _LETTERS + 3,
        glyphs.text(line, _LETTERS, palette.ink, "start", (0, _LETTERS / 2 + 3), 15),
    )
