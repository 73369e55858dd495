"""The action cards (JK-3.1), each 60 by 84: a great sign, its name under it, and a small one in the corner."""

from functools import lru_cache
from typing import Final

from jackhouse.art import glyphs
from jackhouse.art.jackal.signs import sign, tint
from jackhouse.art.jackal.titles import card_title
from jackhouse.art.palette import Palette
from jackhouse.art.parts import Part, beside, captioned, picture, stacked
from jackhouse.art.stock import HEIGHT, WIDTH, frame, panel
from jackhouse.art.svg import group, path, tag, titled
from jackhouse.jackal.cards import COUNTS, KIND_NAMES
from jackhouse.text import Lexicon

__all__ = ["card", "card_back", "card_defs", "card_picture", "deck_picture", "face", "word"]

_LETTERS: Final = 6.2  # their height, where the name is short enough
_ROOM: Final = 47.0


def card(kind: str, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """A card face up, its top left corner at the origin; the picture's `<defs>` hold `card_defs`."""
    name = card_title(kind, lexicon)
    letters = min(_LETTERS, _LETTERS * _ROOM / glyphs.width(name, _LETTERS, 15))
    written = glyphs.text(name, letters, palette.ink, at=(WIDTH / 2, 74.5), weight=15)
    return titled(name, face(kind, palette, prefix), written)


def face(kind: str, palette: Palette, prefix: str = "") -> str:
    """A card without its name."""
    used = f"#{prefix}sign-{word(kind)}"
    return "".join(
        (
            tag("use", href=f"#{prefix}card-frame"),
            panel(tint(kind, palette)),
            tag("use", href=used, transform="translate(30 43)scale(.46)"),
            tag("use", href=used, transform="translate(11.5 12.5)scale(.15)"),
        )
    )


def card_back(prefix: str = "", **attributes: object) -> str:
    """A card face down."""
    return tag("use", href=f"#{prefix}card-back", **attributes)


@lru_cache(maxsize=64)
def card_defs(palette: Palette, prefix: str = "") -> str:
    """What cards are drawn from, once for a picture; the same prefix as theirs."""
    signs = "".join(group(sign(kind, palette), id=f"{prefix}sign-{word(kind)}") for kind in KIND_NAMES)
    return signs + group(frame(palette), id=f"{prefix}card-frame") + group(_back(palette), id=f"{prefix}card-back")


def _back(palette: Palette) -> str:
    """A compass on the waves."""
    waves = "".join(f"M6.5 {y}q3.9-4 7.8 0" + "t7.8 0" * 5 for y in range(13, 80, 9))
    rose = "M30 20 34.5 37.5 52 42 34.5 46.5 30 64 25.5 46.5 8 42 25.5 37.5Z"
    cross = "M30 30 32.6 39.4 42 42 32.6 44.6 30 54 27.4 44.6 18 42 27.4 39.4Z"
    return "".join(
        (
            frame(palette),
            panel(palette.card_back),
            path(waves, fill="none", stroke=palette.linen, stroke_width=0.8, opacity="0.35"),
            tag("circle", cx=30, cy=42, r=17, fill=palette.card_back, stroke=palette.linen, stroke_width=1.2),
            path(rose, fill=palette.linen),
            path(cross, fill=palette.card_back, transform="rotate(45 30 42)"),
            tag("circle", cx=30, cy=42, r=2.4, fill=palette.linen),
        )
    )


def card_picture(kind: str, lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """One card as a picture of its own."""
    return picture(Part(WIDTH, HEIGHT, card(kind, lexicon, palette, prefix)), card_defs(palette, prefix))


def deck_picture(lexicon: Lexicon, palette: Palette, prefix: str = "") -> str:
    """Every kind of card, with how many there are of it, and a back."""
    faces = [
        captioned(f"×{COUNTS[at]}", Part(WIDTH, HEIGHT, card(kind, lexicon, palette, prefix)), palette)
        for at, kind in enumerate(KIND_NAMES)
    ]
    faces.append(captioned(" ", Part(WIDTH, HEIGHT, card_back(prefix)), palette))
    rows = [beside(faces[at : at + 8], 6) for at in range(0, len(faces), 8)]
    return picture(stacked(rows, 8), card_defs(palette, prefix), lexicon.say("art-deck"), 8, palette.paper)


def word(kind: str) -> str:
    """Fit for an id."""
    return {"+": "orthogonal", "X": "diagonal"}.get(kind, kind)
