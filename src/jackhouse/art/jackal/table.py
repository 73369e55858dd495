"""The picture of a whole view of Jackal: the island, and beside it each player's row, coins and cards."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.art import glyphs
from jackhouse.art.blocks import (
    EMPTY,
    Block,
    beside,
    captioned,
    drawable_name,
    fitted,
    inset,
    picture,
    placed,
    scaled,
    stacked,
)
from jackhouse.art.cards import HEIGHT, WIDTH, fan, pile
from jackhouse.art.jackal.cards import card, card_back, card_defs
from jackhouse.art.jackal.features import coin
from jackhouse.art.jackal.island import position_picture
from jackhouse.art.jackal.titles import island_title
from jackhouse.art.palette import Palette
from jackhouse.art.svg import tag, titled
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["table_picture"]

_MARGIN: Final = 16.0
_ISLAND: Final = 560.0
_ASIDE: Final = 470.0
_PLACARD: Final = 74.0  # the height of a placard
_NAME: Final = 128.0  # the width for name, hand and coins
_SMALL: Final = 0.62  # the scale of the cards in a row


def table_picture(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> str:
    """Returns the picture of a whole view."""
    island = inset(position_picture(view, lexicon, palette, prefix, names), _ISLAND, _ISLAND)
    seats = range(len(view["coins"]))
    rows = [
        _heading(view, lexicon, palette),
        *[_placard(seat, view, lexicon, palette, prefix, names) for seat in seats],
        beside([_hand(view, lexicon, palette, prefix), _piles(view, lexicon, palette, prefix)], 24),
    ]
    drawn = beside([island, stacked(rows, 10)], _MARGIN)
    whole = drawn._replace(width=_ISLAND + _MARGIN + _ASIDE)
    title = f"{_voyage(view, lexicon)}: {island_title(view['island']['key'], lexicon)}"
    return picture(whole, card_defs(palette, prefix), title, _MARGIN, palette.paper)


def _heading(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette) -> Block:
    """Returns the number of the round and the island's name."""
    name = island_title(view["island"]["key"], lexicon)
    count = _words(_voyage(view, lexicon), 9, palette.faint)
    return stacked([count, fitted(_words(name, 20, palette.ink, 16), _ASIDE, largest=1)], 7)


def _placard(
    seat: int, view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str, names: SeatNames
) -> Block:
    """Returns a player's placard: pirate, name, coins, number of cards and, once revealed, the row."""
    ahead = seat == view["turn"]
    edge = tag(
        "rect", x=1.2, y=1.2, width=_ASIDE - 2.4, height=_PLACARD - 2.4, rx=9, fill=palette.card,
        stroke=palette.highlight if ahead else palette.card_edge, stroke_width=2.4 if ahead else 1.2,
    )  # fmt: skip
    who = drawable_name(seat, lexicon, names)
    coins, cards = view["coins"][seat], view["hand_sizes"][seat]
    back = scaled(Block(WIDTH, HEIGHT, card_back(prefix)), 0.24)
    counts = [(Block(18, 20, coin(palette, (9, 10), 9)), coins), (back, cards)]
    facts = beside(
        [block for sign, count in counts for block in (sign, _words(str(count), 14, palette.ink, 17))], 8, 0.5
    )
    own = stacked([fitted(_words(who, 12, palette.ink, 16), _NAME - 40, largest=1), facts], 10)
    body = titled(
        f"{who}: {lexicon.say('art-coins', coins=coins)}",
        edge,
        tag("use", href=f"#{prefix}sprite-pirate-{seat}", transform="translate(24 38)"),
        placed(own, 48, 14),
        placed(_row(seat, view, lexicon, palette, prefix), 48 + _NAME, 11),
        id=f"{prefix}seat-{seat}",
    )
    return Block(_ASIDE, _PLACARD, body)


def _row(seat: int, view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str) -> Block:
    """Returns the cards of a revealed row and the steps taken, or a note that the pirate is away."""
    if view["away"][seat]:
        return _centred(_words(lexicon.say("art-away"), 11, palette.faint))
    if not view["rows"] or not view["rows"][seat]:
        return EMPTY
    room = _ASIDE - _NAME - 150
    cards = beside([Block(WIDTH, HEIGHT, card(name, lexicon, palette, prefix)) for name in view["rows"][seat]], 5)
    steps = _words(lexicon.say("art-steps", steps=view["steps"][seat]), 9.5, palette.ink, 15)
    return beside([fitted(cards, room, largest=_SMALL), steps if view["steps"][seat] else EMPTY], 12, 0.5)


def _centred(block: Block) -> Block:
    return Block(block.width, _PLACARD - 22, placed(block, 0, (_PLACARD - 22 - block.height) / 2))


def _hand(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str) -> Block:
    """Returns the hand; an onlooker has none."""
    if view["hand"] is None:
        return EMPTY
    drawn = fan([card(name, lexicon, palette, prefix) for name in view["hand"]], palette)
    return captioned(lexicon.say("art-hand"), fitted(drawn, 330, largest=1.25), palette, f"{prefix}hand")


def _piles(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str) -> Block:
    return captioned(lexicon.say("art-draw-deck"), pile(view["pile_size"], palette, prefix), palette, f"{prefix}pile")


def _voyage(view: Mapping[str, Any], lexicon: Lexicon) -> str:
    return lexicon.say("art-voyage", round=view["round"], rounds=view["rounds"])


def _words(words: str, height: float, colour: str, weight: float = 14) -> Block:
    drawn = glyphs.text(words, height, colour, "start", (0, height / 2), weight)
    return Block(glyphs.width(words, height, weight), height, drawn)
