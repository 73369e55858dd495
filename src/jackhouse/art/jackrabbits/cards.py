"""The 54 cards (JR-1.1), each 60 by 84 units: faces, backs, small chips, and cards laid out as a fan or by suit.

The pips lie on a triangular lattice, like the board: triangles of 3, 6 and 10, rhombi of 4 and 9, a hexagon of 7.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.blocks import Block, picture
from jackhouse.art.cards import HEIGHT, INDEX, WIDTH, blank_card, fan, panel, slot
from jackhouse.art.jackrabbits.figures import GRIP, figure, joker, token
from jackhouse.art.jackrabbits.suits import (
    joker_colour,
    joker_mark,
    joker_tint,
    suit_colour,
    suit_defs,
    use_suit,
    use_suits,
)
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag, titled
from jackhouse.jackrabbits.cards import CARD_CODES, CARD_NAMES, IS_ROYAL, RANK, SUIT, SUITS, VALUE
from jackhouse.text import Lexicon

__all__ = [
    "CHIP_HEIGHT",
    "CHIP_WIDTH",
    "PIPS",
    "card",
    "card_back",
    "card_defs",
    "card_fan",
    "card_picture",
    "chip",
    "index",
    "spread",
]

# The number of pips in each row from the top, their size, and the distances across and down.
PIPS: Final[dict[str, tuple[tuple[int, ...], float, float, float]]] = {
    "2": ((1, 1), 18, 0, 31),
    "3": ((1, 2), 17, 20, 23),
    "4": ((1, 2, 1), 15.5, 20, 20),
    "5": ((2, 1, 2), 15, 20, 19),
    "6": ((1, 2, 3), 13, 14, 18.5),
    "7": ((2, 3, 2), 12.2, 13, 17.5),
    "8": ((2, 1, 2, 1, 2), 12, 18, 13.5),
    "9": ((1, 2, 3, 2, 1), 11.5, 12.8, 13.5),
    "10": ((1, 2, 3, 4), 10.5, 11.2, 15),
}
_MIDDLE: Final = (37.5, 45.0)  # the centre of the pips
_FACE: Final = (37.5, 46.0)  # the centre of a royal's face
_CORNER: Final = 11.0  # the x of the index


@lru_cache(maxsize=1024)
def card(name: str, lexicon: Lexicon, palette: Palette, prefix: str = "", value: str | None = None) -> str:
    """Returns a card face up, its top left corner at the origin. The picture's `<defs>` must contain `card_defs`.

    Royals show their value (JR-5.1). With `value`, any card shows that value, for rules that count differently.
    """
    code = CARD_CODES[name]
    if value is None and IS_ROYAL[code]:
        value = str(VALUE[code])
    return titled(
        lexicon.card_name(name),
        tag("use", href=f"#{prefix}card-frame"),
        _inside(name, palette, prefix),
        index(name, palette, prefix),
        _value(value, palette) if value else "",
        id=f"{prefix}card-{name}",
    )


def card_back(prefix: str = "", **attributes: object) -> str:
    """Returns a card face down."""
    return tag("use", href=f"#{prefix}card-back", **attributes)


def index(name: str, palette: Palette, prefix: str = "") -> str:
    """Returns the corner of a card: its rank above its suit, or the symbol of a joker."""
    if name[-1] not in SUITS:
        return joker_mark(name, 17, joker_colour(name, palette), at=(12, 15))
    rank, colour = name[:-1], suit_colour(name[-1], palette)
    return tag("use", href=f"#{prefix}rank-{rank}", stroke=colour) + use_suit(
        name[-1], 13, colour, at=(_CORNER, 31), prefix=prefix
    )


def card_picture(name: str, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns one card as a picture."""
    return picture(Block(WIDTH, HEIGHT, card(name, lexicon, palette, prefix)), card_defs(palette, prefix, [name]))


def card_defs(palette: Palette, prefix: str = "", names: Iterable[str] | None = None) -> str:
    """Returns the definitions that these cards (or all) use, once for each picture and prefix."""
    return _defs(palette, prefix, tuple(CARD_NAMES if names is None else names))


@lru_cache(maxsize=64)
def _defs(palette: Palette, prefix: str, held: tuple[str, ...]) -> str:
    ranks = sorted({name[:-1] for name in held if name[-1] in SUITS})
    royals = [name for name in held if IS_ROYAL[CARD_CODES[name]]]
    parts = {
        "card-frame": blank_card(palette),
        "card-ear": _ear(palette),
        "card-back": _back(palette),
        **{f"figure-{rank}": figure(rank, palette) for rank in sorted({name[0] for name in royals})},
        **{f"token-{kind}": token(kind, palette) for kind in sorted({name[1] for name in royals})},
    }
    indices = [
        glyphs.text(rank, 16, None, at=(_CORNER, 14), weight=17, gap=22, id=f"{prefix}rank-{rank}") for rank in ranks
    ]
    return "".join([suit_defs(prefix), *indices, *(group(drawn, id=prefix + part) for part, drawn in parts.items())])


def _inside(name: str, palette: Palette, prefix: str) -> str:
    rank, kind = name[:-1], name[-1]
    if kind not in SUITS:
        return _joker(name, palette)
    if rank in PIPS:
        return _pips(rank, kind, palette, prefix)
    return _ace(kind, palette, prefix) if rank == "A" else _royal(rank, kind, palette, prefix)


def _pips(rank: str, kind: str, palette: Palette, prefix: str) -> str:
    rows, size, across, down = PIPS[rank]
    middle = _MIDDLE[0] - 3 * (max(rows) > 3)
    points = [
        (middle + (place - (count - 1) / 2) * across, _MIDDLE[1] + (row - (len(rows) - 1) / 2) * down)
        for row, count in enumerate(rows)
        for place in range(count)
    ]
    return use_suits(kind, size, suit_colour(kind, palette), points, prefix)


def _ace(kind: str, palette: Palette, prefix: str) -> str:
    """Draws one large pip with rabbit ears."""
    at = (36, 53)
    colour = suit_colour(kind, palette)
    return "".join(
        (
            group(
                tag("use", href=f"#{prefix}card-ear"),
                tag("use", href=f"#{prefix}card-ear", transform="scale(-1 1)"),
                fill=palette.furs[SUITS.index(kind)],
                transform=f"translate({at[0]} {at[1]})",
            ),
            use_suit(kind, 43, palette.card, at=(at[0], at[1] - 0.3), prefix=prefix),
            use_suit(kind, 40, colour, at=at, prefix=prefix),
        )
    )


def _ear(palette: Palette) -> str:
    line = palette.figure_line
    return path(
        "M-2 -12C-3 -24 -7 -31 -11.5 -33C-15.5 -28 -15 -16 -9 -6Z",
        stroke=line,
        stroke_width=1.1,
        stroke_linejoin="round",
    ) + path("M-5.6 -13C-6.6 -21 -8.6 -26 -11 -28C-13 -24 -12.4 -17 -9.4 -10Z", fill=palette.blush)


def _royal(rank: str, kind: str, palette: Palette, prefix: str) -> str:
    suit_at = SUITS.index(kind)
    robe = suit_colour(kind, palette)
    x, y = _FACE
    badge = (8, robe, 71.5) if rank == "K" else (9.5, palette.card, 73.5)
    return "".join(
        (
            panel(palette.tints[suit_at]),
            group(
                tag("use", href=f"#{prefix}figure-{rank}", x=x, y=y),
                tag("use", href=f"#{prefix}token-{kind}", x=x + GRIP[0], y=y + GRIP[1]),
                fill=palette.furs[suit_at],
                color=robe,
            ),
            use_suit(kind, badge[0], badge[1], at=(x, badge[2]), prefix=prefix),
        )
    )


def _joker(name: str, palette: Palette) -> str:
    return panel(joker_tint(name, palette)) + group(joker(name, palette), transform="translate(30 48)")


def _value(value: str, palette: Palette) -> str:
    """Draws a card's value as a coin in its lower corner."""
    return tag(
        "circle", cx=50, cy=74, r=6.2, fill=palette.gold, stroke=palette.figure_line, stroke_width=1
    ) + glyphs.text(value, 6.4, palette.figure_line, at=(50, 74), weight=17, gap=22)


def _back(palette: Palette) -> str:
    """Draws a lattice, and a rabbit in a hexagon."""
    zigzag = "".join(
        f"M6.5 {y}" + "".join(f"l5.875 {tooth}" for tooth in ([-rise, rise] * 4))
        for y in range(12, 78, 10)
        for rise in (5, -5)
    )
    hexagon = "M30 20L49 31V53L30 64L11 53V31Z"
    rabbit = (
        "M27 39C22 34 21 28 23.5 25C27 26 29.4 31 29.6 36H30.4C30.6 31 33 26 36.5 25C39 28 38 34 33 39"
        "C38 41 39.4 46 38 50C36 55.4 24 55.4 22 50C20.6 46 22 41 27 39Z"
    )
    eyes = "M25.6 46A1.3 1.7 0 1 0 28.2 46A1.3 1.7 0 1 0 25.6 46ZM31.8 46A1.3 1.7 0 1 0 34.4 46A1.3 1.7 0 1 0 31.8 46Z"
    return "".join(
        (
            blank_card(palette),
            panel(palette.card_back),
            path(zigzag, fill="none", stroke=palette.linen, stroke_width=0.7, opacity="0.4"),
            path(hexagon, fill=palette.card_back, stroke=palette.linen, stroke_width=1.2, stroke_linejoin="round"),
            path(rabbit, fill=palette.linen),
            path(eyes, fill=palette.card_back),
        )
    )


# ---- chips ----------------------------------------------------------------------------------------------------------

CHIP_WIDTH: Final = 32.0
CHIP_HEIGHT: Final = 20.0


def chip(name: str, lexicon: Lexicon, palette: Palette, prefix: str = "", edge: str = "") -> Block:
    """Returns a card as a small chip: rank and suit. The picture's `<defs>` must contain `suit_defs`."""
    border = tag(
        "rect",
        x=0.6,
        y=0.6,
        width=CHIP_WIDTH - 1.2,
        height=CHIP_HEIGHT - 1.2,
        rx=5,
        fill=palette.card,
        stroke=edge or palette.card_edge,
        stroke_width=1.2,
    )
    title = lexicon.card_name(name)
    middle = CHIP_HEIGHT / 2
    if name[-1] not in SUITS:
        mark = joker_mark(name, 14, joker_colour(name, palette), at=(CHIP_WIDTH / 2, middle))
        return Block(CHIP_WIDTH, CHIP_HEIGHT, titled(title, border, mark))
    colour = suit_colour(name[-1], palette)
    rank = glyphs.text(name[:-1], 11, colour, at=(10.5, middle), weight=17, gap=20)
    mark = use_suit(name[-1], 11, colour, at=(22.5, middle), prefix=prefix)
    return Block(CHIP_WIDTH, CHIP_HEIGHT, titled(title, border, rank, mark))


# ---- fans and spreads -----------------------------------------------------------------------------------------------

_INDEX_HIGH: Final = 41.0  # the height of a card that stays visible


def card_fan(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "") -> Block:
    """Returns cards as a fan, in the order given."""
    return fan([card(name, lexicon, palette, prefix) for name in cards], palette)


def spread(cards: Sequence[str], lexicon: Lexicon, palette: Palette, prefix: str = "", width: float = 270) -> Block:
    """Returns cards face up, one row for each suit in ascending order, with every index visible.

    The result is no wider than `width` unless the indices need more room.
    """
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
    return Block((longest - 1) * step + WIDTH, (len(rows) - 1) * _INDEX_HIGH + HEIGHT, "".join(drawn))
