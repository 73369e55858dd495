"""The picture of a whole view: the board, and beside it players, court, pile, lot and hand.

>>> from jackhouse import games, text
>>> from jackhouse.art.palette import LIGHT
>>> view = games.get("jack-rabbits").new(players=2, seed=7).view(0)
>>> table_picture(view, text.load("en"), LIGHT).startswith("<svg")
True
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from jackhouse.art.blocks import EMPTY, Block, beside, captioned, fitted, inset, picture, scaled, stacked
from jackhouse.art.cards import HEIGHT, WIDTH, pile, slot
from jackhouse.art.jackrabbits.cards import card, card_back, card_defs, card_fan, index, spread
from jackhouse.art.jackrabbits.pieces import piece_defs
from jackhouse.art.jackrabbits.position import Highlights, position_picture
from jackhouse.art.jackrabbits.status import heading, placards
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, tag, titled
from jackhouse.jackrabbits.cards import CARD_NAMES, COURT, JOKERS, SUITS
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["court", "court_picture", "deck_picture", "hand_picture", "lot_picture", "table_picture"]

_WIDE: Final = 1280.0
_HIGH: Final = 840.0
_MARGIN: Final = 16.0
_NARROW: Final = 360.0  # the width of an upright picture
_EDGE: Final = 8.0


def deck_picture(lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns a picture of all 54 cards, one row for each suit, with the jokers and a back at the ends."""
    faces = [Block(WIDTH, HEIGHT, card(name, lexicon, palette, prefix)) for name in CARD_NAMES]
    jokers, suited = faces[:JOKERS], faces[JOKERS:]
    ends = [*jokers, Block(WIDTH, HEIGHT, card_back(prefix)), EMPTY]
    per_suit = len(suited) // len(SUITS)
    rows = [beside([*suited[at * per_suit : (at + 1) * per_suit], end], 4) for at, end in enumerate(ends)]
    return picture(stacked(rows, 4), card_defs(palette, prefix), lexicon.say("art-deck"), 6, palette.paper)


def hand_picture(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns the picture of a hand."""
    return picture(
        card_fan(cards, lexicon, palette, prefix), card_defs(palette, prefix, cards), lexicon.say("art-hand")
    )


def court_picture(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> str:
    """Returns the picture of the court."""
    drawn = court(view, lexicon, palette, prefix, names)
    defs = card_defs(palette, prefix, [CARD_NAMES[code] for code in COURT]) + piece_defs(
        palette, len(view["hand_sizes"]), prefix
    )
    return picture(drawn, defs, lexicon.say("art-court"))


def lot_picture(view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns the picture of the lot."""
    drawn = spread(view["lot"], lexicon, palette, prefix)
    return picture(drawn, card_defs(palette, prefix, view["lot"]), lexicon.say("art-lot"))


def table_picture(
    view: Mapping[str, Any],
    lexicon: Lexicon,
    palette: Palette,
    prefix: str = "",
    names: SeatNames = None,
    upright: bool = False,
    highlights: Highlights | None = None,
) -> str:
    """Returns the picture of a whole view. `upright` stacks board, players, cards and dice in a column, for a phone."""
    board = position_picture(view, lexicon, palette, highlights=highlights, prefix=prefix)
    blocks = _TableBlocks(view, lexicon, palette, prefix, names)
    drawn, margin = (_portrait(board, blocks), _EDGE) if upright else (_landscape(board, blocks), _MARGIN)
    title = lexicon.say("art-table", turn=lexicon.seat(view["turn"], names))
    width = (_NARROW if upright else _WIDE) - 2 * margin  # the width does not depend on the content
    return picture(drawn._replace(width=width), card_defs(palette, prefix), title, margin, palette.paper)


@dataclass(frozen=True)
class _TableBlocks:
    """The parts of a table beside the board, each fitted to the space that it gets."""

    view: Mapping[str, Any]
    lexicon: Lexicon
    palette: Palette
    prefix: str
    names: SeatNames

    def head(self, width: float, largest: float) -> Block:
        return fitted(heading(self.view, self.lexicon, self.palette, self.prefix, self.names), width, largest=largest)

    def players(self, width: float, columns: int) -> Block:
        return fitted(
            placards(self.view, self.lexicon, self.palette, columns, self.prefix, self.names), width, largest=1.2
        )

    def court(self, width: float) -> Block:
        drawn = court(self.view, self.lexicon, self.palette, self.prefix, self.names)
        return self._captioned("court", self.lexicon.say("art-court"), fitted(drawn, width))

    def pile(self, scale: float = 1) -> Block:
        drawn = pile(self.view["pile_size"], self.palette, self.prefix)
        return self._captioned("pile", self.lexicon.say("art-pile"), scaled(drawn, scale))

    def lot(self, width: float, scale: float = 1) -> Block:
        drawn = spread(self.view["lot"], self.lexicon, self.palette, self.prefix, width / scale)
        return self._captioned("lot", self.lexicon.say("art-lot"), fitted(drawn, width, largest=scale))

    def hand(self, width: float, largest: float) -> Block:
        """Returns the hand; an onlooker has none."""
        if self.view["hand"] is None:
            return EMPTY
        drawn = card_fan(self.view["hand"], self.lexicon, self.palette, self.prefix)
        return self._captioned("hand", self.lexicon.say("art-hand"), fitted(drawn, width, largest=largest))

    def _captioned(self, name: str, caption: str, part: Block) -> Block:
        return captioned(caption, part, self.palette, self.prefix + name)


def _landscape(board: str, blocks: _TableBlocks) -> Block:
    """Returns the board on the left and the rest on the right. Without a hand, the other cards get its space."""
    board_block = inset(board, _WIDE / 2, _HIGH)
    room = _WIDE - 3 * _MARGIN - board_block.width
    rows = [blocks.head(room, 1.25), blocks.players(room, 4)]
    hand = blocks.hand(room, 2.1)
    if hand.body:
        royals = blocks.court(room * 0.48)
        rows += [beside([royals, blocks.pile(1.05), blocks.lot(room - royals.width - 118, 1.05)], 18), hand]
    else:
        rows += [blocks.court(room * 0.6), beside([blocks.pile(1.2), blocks.lot(room - 100, 1.2)], 18)]
    spare = board_block.height - sum(row.height for row in rows)
    return beside([board_block, stacked(rows, min(36.0, max(16.0, spare / 3)))], _MARGIN)


def _portrait(board: str, blocks: _TableBlocks) -> Block:
    """Returns all parts in a column."""
    room = _NARROW - 2 * _EDGE
    return stacked(
        [
            blocks.head(room, 1),
            blocks.players(room, 2),
            inset(board, room, 2 * room),
            blocks.hand(room, 1.4),
            blocks.court(room),
            beside([blocks.pile(), blocks.lot(room - 78)], 12),
        ],
        12,
    )


# ---- the court ------------------------------------------------------------------------------------------------------

_COLUMNS: Final = (*(("K" + suit, "Q" + suit, "J" + suit) for suit in SUITS), ("boat", "horse"))
_GAP: Final = 4.0
_PLANTED: Final = f"translate({WIDTH * 0.6:g} {HEIGHT * 0.58:g})scale(1.15)"


def court(
    view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str = "", names: SeatNames = None
) -> Block:
    """Returns the court (JR-1.2): a column for each suit, then the jokers.

    The picture's `<defs>` must contain `card_defs` and `piece_defs`.
    """
    return beside(
        [
            stacked([_place(name, view, lexicon, palette, prefix, names) for name in column], _GAP)
            for column in _COLUMNS
        ],
        _GAP,
    )


def _place(
    name: str, view: Mapping[str, Any], lexicon: Lexicon, palette: Palette, prefix: str, names: SeatNames
) -> Block:
    """Returns a card of the court, or its empty slot with the owner's carrot."""
    if name in view["court"]:
        return Block(WIDTH, HEIGHT, card(name, lexicon, palette, prefix))
    title, mark = lexicon.card_name(name), ""
    owner = view["carrots"].get(name)
    if owner is not None:
        title = lexicon.say("art-claimed", card=title, who=lexicon.seat(owner, names))
        mark = tag("use", href=f"#{prefix}sprite-carrot-{owner}", transform=_PLANTED)
    ghost = group(index(name, palette, prefix), opacity="0.45")
    return Block(WIDTH, HEIGHT, titled(title, slot(palette).body, ghost, mark, id=f"{prefix}slot-{name}"))
