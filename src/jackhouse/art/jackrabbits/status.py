"""The status of a game beside the board: round, phase (JR-4.11), dice, Price (JR-4.3) and each player's placard."""

from collections.abc import Mapping
from math import ceil
from typing import Any, Final

from jackhouse.art import dice, glyphs
from jackhouse.art.blocks import Block, beside, drawable_name, placed, stacked
from jackhouse.art.jackrabbits.cards import CHIP_HEIGHT, CHIP_WIDTH, chip
from jackhouse.art.palette import Palette
from jackhouse.art.svg import path, tag, titled
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["PHASES", "PLACARD", "heading", "phases", "placard", "placards", "price"]

# ---- heading --------------------------------------------------------------------------------------------------------

PHASES: Final = ("lottery", "journey", "acquisition", "increment")
_LETTERS: Final = 11.0


def heading(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> Block:
    """Returns dice and Price, then the round and the player above the phases of a turn."""
    return beside([_dice(view, lexicon, palette, prefix), price(view, lexicon, palette, prefix),
                   stacked([_round(view, lexicon, palette, names), phases(view, lexicon, palette, prefix)], 9)],
                  14, align=0.5)  # fmt: skip


def phases(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Block:
    """Returns the four phases in a row, with the current one highlighted."""
    drawn, x = [], 0.0
    for key in PHASES:
        label, on = lexicon.phase(key).label, key == view["phase"] and not view["over"]
        weight = 19 if on else 12
        run = glyphs.width(label, _LETTERS, weight)
        words = glyphs.text(label, _LETTERS, palette.highlight if on else palette.faint, "start", (x, 9), weight)
        line = path(f"M{x:.1f} 19H{x + run:.1f}", stroke=palette.highlight, stroke_width=2.4, stroke_linecap="round")
        drawn.append(titled(label, words, line if on else "", id=f"{prefix}phase-{key}"))
        x += run + 20
    return Block(x - 20, 21, "".join(drawn))


def price(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Block:
    """Returns the Price as a coin, or an empty outline before the roll."""
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
    return Block(42, 42, titled(title, coin, id=f"{prefix}price"))


def _dice(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str) -> Block:
    rolled = view["dice"]
    title = lexicon.say("art-dice", dice=lexicon.dice(rolled)) if rolled else lexicon.say("art-dice-before")
    drawn = dice.pair(rolled, palette, prefix)
    return Block(drawn.width, drawn.height, titled(title, drawn.body, id=f"{prefix}dice"))


def _round(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, names: SeatNames) -> Block:
    """Returns the round and the player whose turn it is, or the winner."""
    if view["winner"] is not None:
        line = lexicon.say("screen-winner", player=drawable_name(view["winner"], lexicon, names))
    else:
        line = f"{lexicon.say('art-round', round=view['round'])} · {drawable_name(view['turn'], lexicon, names)}"
    return Block(
        glyphs.width(line, _LETTERS, 15),
        _LETTERS + 3,
        glyphs.text(line, _LETTERS, palette.ink, "start", (0, _LETTERS / 2 + 3), 15),
    )


# ---- placards -------------------------------------------------------------------------------------------------------

PLACARD: Final = 168.0  # the width of a placard
_CARROTS: Final = 3  # JR-1.4
_SHOWN_BACKS: Final = 9
_CHIPS: Final = 3  # chips in a row
_LEFT: Final = 46.0
_UNPLANTED: Final = f"translate({CHIP_WIDTH / 2:g} {CHIP_HEIGHT / 2 + 1:g})scale(0.5)"


def placards(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, columns: int, prefix: str = "", names: SeatNames = None
) -> Block:
    """Returns every player's placard in rows of `columns`."""
    seats = range(len(view["hand_sizes"]))
    rows = max(ceil(len(_open_cards(seat, view)) / _CHIPS) for seat in seats)
    cards = [placard(seat, view, lexicon, palette, prefix, names, rows) for seat in seats]
    return stacked([beside(cards[at : at + columns], 8) for at in range(0, len(cards), columns)], 8)


def placard(
    seat: int,
    view: Mapping[str, Any],
    lexicon: Lexicon,
    palette: Palette,
    prefix: str = "",
    names: SeatNames = None,
    rows: int = 0,
) -> Block:
    """Returns a player's placard: rabbit, name, hand as backs, royals, free carrots, and rows for open cards."""
    who, size = lexicon.seat(seat, names), view["hand_sizes"][seat]
    shown = [chip(name, lexicon, palette, prefix, palette.highlight) for name in _open_cards(seat, view)]
    lines = [
        _name(drawable_name(seat, lexicon, names), palette),
        _hand(size, palette),
        _royals(seat, view, lexicon, palette, prefix),
        *(beside(shown[at : at + _CHIPS], 4) for at in range(0, len(shown), _CHIPS)),
    ]
    inner = stacked(lines, 6)
    height = 84 + rows * (CHIP_HEIGHT + 6)
    ahead = seat in (view["turn"], view["winner"])
    edge = tag(
        "rect",
        x=1.2,
        y=1.2,
        width=PLACARD - 2.4,
        height=height - 2.4,
        rx=9,
        fill=palette.card,
        stroke=palette.highlight if ahead else palette.card_edge,
        stroke_width=2.4 if ahead else 1.2,
    )
    body = titled(
        lexicon.say("art-holds", who=who, cards=size),
        edge,
        tag("use", href=f"#{prefix}sprite-rabbit-{seat}", transform="translate(24 44)scale(1.05)"),
        placed(inner, _LEFT, 10),
        id=f"{prefix}seat-{seat}",
    )
    return Block(PLACARD, height, body)


def _open_cards(seat: int, view: Mapping[str, Any]) -> list[str]:
    """Returns the player's passport, the cards laid aside in a fight, and those that lie before the player."""
    cards = [name for owner, name in view["aside"] if owner == seat]
    cards += [name for zone in view.get("zones", {}).values() for name in zone[seat] if name]
    passport = view["passport"]
    return [passport, *cards] if passport and seat == view["turn"] else cards


def _name(who: str, palette: Palette) -> Block:
    room = PLACARD - _LEFT - 12
    while len(who) > 1 and glyphs.width(who, 10, 15) > room:
        who = who.rstrip("…")[:-1] + "…"
    return Block(room, 12, glyphs.text(who, 10, palette.ink, "start", at=(0, 6), weight=15))


def _hand(size: int, palette: Palette) -> Block:
    """Returns the hand as small backs, and its size as a number."""
    back = dict(y=0.5, width=15, height=21, rx=2.5, fill=palette.card_back, stroke=palette.linen, stroke_width=1)
    backs = "".join(tag("rect", x=0.5 + place * 8, **back) for place in range(min(size, _SHOWN_BACKS)))
    room = PLACARD - _LEFT - 14
    return Block(room, 22, backs + glyphs.text(str(size), 12, palette.ink, "end", at=(room, 11), weight=15))


def _royals(seat: int, view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str) -> Block:
    """Returns the royals that this player's carrots mark, and the free carrots."""
    held = [name for name, owner in view["carrots"].items() if owner == seat]
    small = tag("use", href=f"#{prefix}sprite-carrot-{seat}", transform=_UNPLANTED)
    free = Block(CHIP_WIDTH, CHIP_HEIGHT, small)
    return beside([chip(name, lexicon, palette, prefix) for name in held] + [free] * (_CARROTS - len(held)), 4)
