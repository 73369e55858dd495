"""The action cards (JK-3.1), each 60 by 84 units: a large icon above its name, and a small icon in the corner."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.blocks import Block, beside, captioned, picture, stacked
from jackhouse.art.cards import HEIGHT, HORSE_PATH, WIDTH, blank_card, panel
from jackhouse.art.jackal.features import FLAGS
from jackhouse.art.jackal.titles import card_title
from jackhouse.art.palette import Palette
from jackhouse.art.svg import group, path, tag, titled
from jackhouse.jackal.cards import COUNTS, KIND_NAMES
from jackhouse.text import Lexicon

__all__ = [
    "card",
    "card_back",
    "card_defs",
    "card_icon",
    "card_picture",
    "card_tint",
    "deck_picture",
    "face",
    "id_word",
]

_LETTERS: Final = 6.2  # the height of the letters, if the name fits
_ROOM: Final = 47.0


def card(kind: str, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns a card face up, its top left corner at the origin. The picture's `<defs>` must contain `card_defs`."""
    name = card_title(kind, lexicon)
    letters = min(_LETTERS, _LETTERS * _ROOM / glyphs.width(name, _LETTERS, 15))
    written = glyphs.text(name, letters, palette.ink, at=(WIDTH / 2, 74.5), weight=15)
    return titled(name, face(kind, palette, prefix), written)


def face(kind: str, palette: Palette, prefix: str = "") -> str:
    """Returns a card without its name."""
    used = f"#{prefix}sign-{id_word(kind)}"
    return "".join(
        (
            tag("use", href=f"#{prefix}card-frame"),
            panel(card_tint(kind, palette)),
            tag("use", href=used, transform="translate(30 43)scale(.46)"),
            tag("use", href=used, transform="translate(11.5 12.5)scale(.15)"),
        )
    )


def card_back(prefix: str = "", **attributes: object) -> str:
    """Returns a card face down."""
    return tag("use", href=f"#{prefix}card-back", **attributes)


@lru_cache(maxsize=64)
def card_defs(palette: Palette, prefix: str = "") -> str:
    """Returns the definitions that cards use, once for each picture and prefix."""
    signs = "".join(group(card_icon(kind, palette), id=f"{prefix}sign-{id_word(kind)}") for kind in KIND_NAMES)
    return signs + group(blank_card(palette), id=f"{prefix}card-frame") + group(_back(palette), id=f"{prefix}card-back")


def _back(palette: Palette) -> str:
    """Draws a compass on waves."""
    waves = "".join(f"M6.5 {y}q3.9-4 7.8 0" + "t7.8 0" * 5 for y in range(13, 80, 9))
    rose = "M30 20 34.5 37.5 52 42 34.5 46.5 30 64 25.5 46.5 8 42 25.5 37.5Z"
    cross = "M30 30 32.6 39.4 42 42 32.6 44.6 30 54 27.4 44.6 18 42 27.4 39.4Z"
    return "".join(
        (
            blank_card(palette),
            panel(palette.card_back),
            path(waves, fill="none", stroke=palette.linen, stroke_width=0.8, opacity="0.35"),
            tag("circle", cx=30, cy=42, r=17, fill=palette.card_back, stroke=palette.linen, stroke_width=1.2),
            path(rose, fill=palette.linen),
            path(cross, fill=palette.card_back, transform="rotate(45 30 42)"),
            tag("circle", cx=30, cy=42, r=2.4, fill=palette.linen),
        )
    )


def card_picture(kind: str, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns one card as a picture."""
    return picture(Block(WIDTH, HEIGHT, card(kind, lexicon, palette, prefix)), card_defs(palette, prefix))


def deck_picture(lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Returns a picture of every kind of card with its count, and a back."""
    faces = [
        captioned(f"×{COUNTS[at]}", Block(WIDTH, HEIGHT, card(kind, lexicon, palette, prefix)), palette)
        for at, kind in enumerate(KIND_NAMES)
    ]
    faces.append(captioned(" ", Block(WIDTH, HEIGHT, card_back(prefix)), palette))
    rows = [beside(faces[at : at + 8], 6) for at in range(0, len(faces), 8)]
    return picture(stacked(rows, 8), card_defs(palette, prefix), lexicon.say("art-deck"), 8, palette.paper)


def id_word(kind: str) -> str:
    """Returns the name of a kind as it is written in an id."""
    return {"+": "orthogonal", "X": "diagonal"}.get(kind, kind)


# ---- icons ----------------------------------------------------------------------------------------------------------

_TURNS: Final = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}
_LONG: Final = "M-8 42V-16H-23L0-47 23-16H8V42Z"  # to the north, across the whole icon
_SHORT: Final = "M-6.5-9V-26H-17L0-48 17-26H6.5V-9Z"  # to the north, from the centre
# The directions of a card with several arrows.
_CHOICES: Final = {
    "LR": ("W", "E"),
    "UD": ("N", "S"),
    "X": ("NE", "SE", "SW", "NW"),
    "+": ("N", "E", "S", "W"),
}
_SOLE: Final = "M-4 44C-19 44-20 26-15 12-11 1-17-8-12-18-6-28 12-27 16-13 20 1 14 14 11 26 8 38 5 44-4 44Z"
_TOES: Final = ((-13, -31, 7), (0, -37, 6), (11, -36, 5.2), (20, -30, 4.6), (26, -22, 4))
_SABRE: Final = "M-38 33C-6 24 24-6 37-44 43 0 12 34-30 43Z"
_BOTTLE: Final = "M-7-47H7V-24C7-16 19-14 19-2V38C19 44 16 46 11 46H-11C-16 46-19 44-19 38V-2C-19-14-7-16-7-24Z"


def card_icon(kind: str, palette: Palette) -> str:
    """Returns the icon of a kind of card, within -50..50 in both directions."""
    if kind in _TURNS:
        return path(_LONG, fill=palette.spades, transform=f"rotate({_TURNS[kind]})")
    if kind in _CHOICES:
        arrows = "".join(path(_SHORT, transform=f"rotate({_TURNS[way]})") for way in _CHOICES[kind])
        return group(arrows, tag("circle", r=4.5), fill=palette.spades)
    return _OTHERS[kind](palette)


def card_tint(kind: str, palette: Palette) -> str:
    """Returns the background colour of a card: arrows, horses, flags, and cards that stay in the hand (JK-3.4)."""
    if kind in _TURNS or kind in _CHOICES:
        return palette.tints[1]
    return {"horse": palette.tints[0], "red": palette.tints[2], "blue": palette.tints[2]}.get(kind, palette.tints[3])


def _horse(palette: Palette) -> str:
    return path(HORSE_PATH, fill=palette.clubs)


def _flag(colour: str, fill: str, palette: Palette) -> str:
    cloth = path(FLAGS[colour], fill=fill, stroke=palette.figure_line, stroke_width=2.4, stroke_linejoin="round")
    pole = path("M0 37V-40", fill="none", stroke=palette.figure_line, stroke_width=5, stroke_linecap="round")
    return group(pole, cloth, transform="translate(-24 4)scale(1.15)")


def _double(palette: Palette) -> str:
    """Draws ×2 inside an arrow that turns back."""
    loop = "M33-20A38 38 0 1 0 37 12"
    head = "M14-25 42-11 46-42Z"
    return (
        path(loop, fill="none", stroke=palette.diamonds, stroke_width=10, stroke_linecap="round")
        + path(head, fill=palette.diamonds)
        + glyphs.text("×2", 34, palette.diamonds, at=(0, 2), weight=18, gap=18)
    )


def _friday(palette: Palette) -> str:
    """Draws a footprint."""
    toes = "".join(tag("circle", cx=x, cy=y, r=r) for x, y, r in _TOES)
    return group(path(_SOLE), toes, fill=palette.diamonds)


def _weapon(palette: Palette) -> str:
    """Draws a sabre."""
    blade = path(_SABRE, fill=palette.furs[1], stroke=palette.figure_line, stroke_width=3, stroke_linejoin="round")
    hilt = path("M-46 46-30 30M-20 46C-22 34-32 22-44 22", fill="none", stroke=palette.diamonds, stroke_width=8,
                stroke_linecap="round")  # fmt: skip
    return blade + hilt


def _rum(palette: Palette) -> str:
    """Draws a bottle."""
    return "".join(
        (
            path(_BOTTLE, fill=palette.clubs, stroke=palette.figure_line, stroke_width=2.6, stroke_linejoin="round"),
            path("M-8-47H8V-39H-8Z", fill=palette.land.timber[0], stroke=palette.figure_line, stroke_width=2.2),
            tag("rect", x=-18, y=4, width=36, height=24, fill=palette.linen),
            path("M-11 10-3 22M-3 10-11 22M3 10 11 22M11 10 3 22", fill="none", stroke=palette.figure_line,
                 stroke_width=2.8, stroke_linecap="round"),
        )
    )  # fmt: skip


_OTHERS: Final[dict[str, Callable[[Palette], str]]] = {
    "horse": _horse,
    "red": lambda palette: _flag("red", palette.hearts, palette),
    "blue": lambda palette: _flag("blue", palette.seats[1], palette),
    "double": _double,
    "friday": _friday,
    "weapon": _weapon,
    "rum": _rum,
}
