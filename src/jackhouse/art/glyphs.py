"""Letters drawn as strokes with round ends, so that a picture needs no font and looks the same everywhere.

There are capitals, digits, punctuation, and the accents of English and Spanish.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

from jackhouse.art.svg import Point, path

__all__ = ["GLYPHS", "Glyph", "can_draw", "text", "width"]


class Glyph(NamedTuple):
    """The centre lines of a letter: y from -50 (top) to 50 (baseline), x from 0 to its width."""

    width: float
    lines: str


GLYPHS: Final[dict[str, Glyph]] = {
    "0": Glyph(60, "M30 -50C10 -50 0 -29 0 0C0 29 10 50 30 50C50 50 60 29 60 0C60 -29 50 -50 30 -50Z"),
    "1": Glyph(26, "M0 -32L26 -50V50"),
    "2": Glyph(57, "M2 -29C5 -42 15 -50 29 -50C45 -50 55 -40 55 -26C55 -2 18 18 0 50H57"),
    "3": Glyph(57, "M3 -37C9 -45 17 -50 28 -50C43 -50 52 -41 52 -28C52 -13 41 -5 22 -5C44 -5 57 4 57 22"
               "C57 39 45 50 28 50C15 50 5 44 0 33"),
    "4": Glyph(62, "M45 50V-50L0 21H62"),
    "5": Glyph(57, "M51 -50H11L6 -6C12 -12 20 -15 28 -15C45 -15 57 -2 57 17C57 37 45 50 28 50C15 50 6 44 0 34"),
    "6": Glyph(58, "M45 -50C19 -42 0 -15 0 17C0 37 12 50 29 50C46 50 58 37 58 18C58 0 47 -12 31 -12C17 -12 5 -3 1 10"),
    "7": Glyph(56, "M0 -50H56C36 -22 23 12 19 50"),
    "8": Glyph(58, "M29 -4C13 -4 4 -14 4 -27C4 -41 13 -50 29 -50C45 -50 54 -41 54 -27C54 -14 45 -4 29 -4"
               "C11 -4 0 7 0 23C0 40 11 50 29 50C47 50 58 40 58 23C58 7 47 -4 29 -4Z"),
    "9": Glyph(58, "M13 50C39 42 58 15 58 -17C58 -37 46 -50 29 -50C12 -50 0 -37 0 -18C0 0 11 12 27 12"
               "C41 12 53 3 57 -10"),
    "A": Glyph(72, "M0 50L36 -50L72 50M12 17H60"),
    "B": Glyph(59, "M0 -5H30C45 -5 53 -14 53 -28C53 -42 45 -50 30 -50H0V50H31C49 50 59 40 59 23C59 6 49 -5 30 -5"),
    "C": Glyph(70, "M70 -31C64 -43 54 -50 41 -50C16 -50 0 -29 0 0C0 29 16 50 41 50C54 50 64 43 70 31"),
    "D": Glyph(70, "M0 -50V50H24C53 50 70 30 70 0C70 -30 53 -50 24 -50Z"),
    "E": Glyph(52, "M52 -50H0V50H52M0 -3H43"),
    "F": Glyph(50, "M50 -50H0V50M0 0H41"),
    "G": Glyph(73, "M69 -33C62 -44 53 -50 41 -50C16 -50 0 -29 0 0C0 29 16 50 41 50C55 50 66 44 73 35V5H47"),
    "H": Glyph(64, "M0 -50V50M64 -50V50M0 -2H64"),
    "I": Glyph(0, "M0 -50V50"),
    "J": Glyph(44, "M44 -50V20C44 40 35 50 21 50C9 50 2 43 0 32"),
    "K": Glyph(60, "M0 -50V50M57 -50L0 9M19 -11L60 50"),
    "L": Glyph(48, "M0 -50V50H48"),
    "M": Glyph(82, "M0 50V-50L41 16L82 -50V50"),
    "N": Glyph(66, "M0 50V-50L66 50V-50"),
    "O": Glyph(82, "M41 -50C16 -50 0 -29 0 0C0 29 16 50 41 50C66 50 82 29 82 0C82 -29 66 -50 41 -50Z"),
    "P": Glyph(58, "M0 50V-50H29C48 -50 58 -38 58 -21C58 -4 48 8 29 8H0"),
    "Q": Glyph(82, "M41 -50C16 -50 0 -29 0 0C0 29 16 50 41 50C66 50 82 29 82 0C82 -29 66 -50 41 -50ZM50 22L80 52"),
    "R": Glyph(60, "M0 50V-50H29C48 -50 58 -38 58 -22C58 -5 48 6 29 6H0M28 6L60 50"),
    "S": Glyph(58, "M54 -34C48 -45 39 -50 29 -50C13 -50 3 -41 3 -27C3 -10 16 -5 29 -1C44 3 58 9 58 26C58 41 46 50 29 50"
               "C15 50 5 44 0 32"),
    "T": Glyph(66, "M0 -50H66M33 -50V50"),
    "U": Glyph(62, "M0 -50V13C0 37 12 50 31 50C50 50 62 37 62 13V-50"),
    "V": Glyph(70, "M0 -50L35 50L70 -50"),
    "W": Glyph(100, "M0 -50L25 50L50 -38L75 50L100 -50"),
    "X": Glyph(64, "M2 -50L64 50M62 -50L0 50"),
    "Y": Glyph(68, "M0 -50L34 5L68 -50M34 5V50"),
    "Z": Glyph(60, "M3 -50H58L0 50H60"),
    " ": Glyph(22, ""),
    ".": Glyph(1, "M0 50H1"),
    "…": Glyph(61, "M0 50H1M30 50H31M60 50H61"),
    ",": Glyph(6, "M6 46L0 62"),
    "·": Glyph(1, "M0 0H1"),
    ":": Glyph(1, "M0 -16H1M0 40H1"),
    "-": Glyph(34, "M0 2H34"),
    "–": Glyph(50, "M0 2H50"),
    "%": Glyph(80, "M16 -50C6 -50 0 -42 0 -32C0 -22 6 -14 16 -14C26 -14 32 -22 32 -32C32 -42 26 -50 16 -50Z"
               "M64 14C54 14 48 22 48 32C48 42 54 50 64 50C74 50 80 42 80 32C80 22 74 14 64 14ZM66 -50L14 50"),
    "+": Glyph(54, "M0 2H54M27 -25V29"),
    "×": Glyph(44, "M0 -20L44 24M44 -20L0 24"),
    "=": Glyph(50, "M0 -14H50M0 18H50"),
    "/": Glyph(40, "M40 -54L0 54"),
    "(": Glyph(16, "M16 -58C4 -40 0 -20 0 0C0 20 4 40 16 58"),
    ")": Glyph(16, "M0 -58C12 -40 16 -20 16 0C16 20 12 40 0 58"),
    "'": Glyph(1, "M0 -50L1 -30"),
    "!": Glyph(1, "M0 -50V18M0 50H1"),
    "¡": Glyph(1, "M0 -18V50M0 -50H1"),
    "?": Glyph(50, "M0 -34C5 -45 13 -50 25 -50C40 -50 50 -41 50 -28C50 -8 25 -8 25 18M25 50H26"),
    "¿": Glyph(50, "M50 34C45 45 37 50 25 50C10 50 0 41 0 28C0 8 25 8 25 -18M25 -50H26"),
}  # fmt: skip

# Diacritics above or below a letter, centred on it; they extend beyond the height of a capital.
_MARKS: Final = {
    "\u0300": "M-10 -86L6 -70",
    "\u0301": "M10 -86L-6 -70",
    "\u0302": "M-16 -68L0 -84L16 -68",
    "\u0303": "M-20 -70C-12 -86 -4 -80 2 -76C8 -72 14 -72 20 -84",
    "\u0308": "M-15 -76H-14M14 -76H15",
    "\u030c": "M-16 -84L0 -68L16 -84",
    "\u0327": "M2 52C14 56 12 72 -8 68",
}
_UNKNOWN: Final = Glyph(50, "M0 -34H50V34H0Z")  # an empty box for a character without a glyph
# Kerning: these pairs are set closer.
_KERNING: Final = dict.fromkeys(["AT", "TA", "AV", "VA", "AY", "YA", "LT", "LY", "LV", "PA", "FA", "TJ"], 16)
_TOKEN: Final = re.compile(r"[A-Z]|-?[\d.]+")


def text(
    text: str,
    height: float,
    colour: str | None,
    anchor: str = "middle",
    at: Point = (0, 0),
    weight: float = 13,
    gap: float = 30,
    **attributes: object,
) -> str:
    """Returns a line of capitals of that height. `anchor` says whether its start, middle or end is at the point.

    The line is centred vertically. `weight` is the width of a stroke and `gap` the space between letters, both in
    hundredths of the height. Without a colour, the text inherits the `stroke` of its parent element.
    """
    lines, run = _text_path(text, gap)
    scale = height / (100 + weight)
    back = {"start": -weight / 2, "middle": run / 2, "end": run + weight / 2}[anchor]
    transform = f"translate({at[0] - back * scale:.5g} {at[1]:.5g})scale({scale:.4g})"
    return path(
        lines,
        fill="none",
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"{attributes.pop('transform', '')}{transform}",
        **attributes,
    )


def width(text: str, height: float, weight: float = 13, gap: float = 30) -> float:
    """Returns the width of a line that `text` draws at that height."""
    return (_text_path(text, gap)[1] + weight) * height / (100 + weight)


def can_draw(text: str) -> bool:
    """Whether there is a glyph for each character."""
    return all(_glyph(letter) is not None for letter in _letters(text))


@lru_cache(maxsize=1024)
def _text_path(text: str, gap: float) -> tuple[str, float]:
    """Returns the path data of a text, and its width without the stroke."""
    pen, drawn, before = 0.0, [], ""
    for letter in _letters(text):
        base, marks = letter[0], letter[1:]
        glyph = _glyph(letter) or _UNKNOWN
        if before:
            pen += gap - _KERNING.get(before + base, 0)
        drawn.append(_shifted(glyph.lines, pen))
        drawn += [_shifted(_MARKS[mark], pen + glyph.width / 2) for mark in marks if mark in _MARKS]
        pen += glyph.width
        before = base
    return "".join(drawn), pen


def _letters(text: str) -> list[str]:
    """Returns the characters as capitals, each followed by its diacritics."""
    return [unicodedata.normalize("NFD", letter) for letter in unicodedata.normalize("NFC", text).upper()]


def _glyph(letter: str) -> Glyph | None:
    return GLYPHS.get(letter[0]) if all(mark in _MARKS for mark in letter[1:]) else None


def _shifted(lines: str, by: float) -> str:
    """Returns path data moved to the right. It supports only the commands M, L, H, V, C and Z."""
    moved, command, upright = [], "", False
    for token in _TOKEN.findall(lines):
        if token.isalpha():
            command, upright = token, token == "V"
            moved.append(token)
            continue
        value = float(token) if upright else float(token) + by
        separator = "" if moved[-1].isalpha() else " "
        moved.append(f"{separator}{value:g}")
        upright = command == "V" or (command != "H" and not upright)
    return "".join(moved)
