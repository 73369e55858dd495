"""A drawing in characters: lines made of dots, and words over them.

A *pen* is the number of dots in a character. A braille character has two by four dots, which keeps small maps legible;
fonts without braille get one middle dot per character.
"""

import os
from collections.abc import Iterable
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text

__all__ = ["BRAILLE", "DOTS", "Canvas", "Pen", "Point", "default_pen"]

Point = tuple[float, float]
Cell = tuple[int, int]  # row, column


class Pen(NamedTuple):
    """The number of dots in a character."""

    across: int
    down: int


BRAILLE: Final = Pen(2, 4)
DOTS: Final = Pen(1, 1)

_DOT: Final = "·"
_BLANK_BRAILLE: Final = 0x2800
# the bit of each dot, by row and column
_BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_DOTTED: Final = 4  # a dotted line has every fourth dot


def default_pen() -> Pen:
    """Returns braille, except for the Linux console, whose font has none."""
    return DOTS if os.environ.get("TERM") == "linux" else BRAILLE


class Canvas:
    """A box of characters; the points of the plane are scaled so that they fill it."""

    def __init__(self, points: Iterable[Point], width: int, height: int, pen: Pen) -> None:
        bounds = list(points)
        self.left, self.top = min(x for x, _ in bounds), min(y for _, y in bounds)
        wide, tall = max(x for x, _ in bounds) - self.left, max(y for _, y in bounds) - self.top
        self.width, self.height, self.pen = width, height, pen
        self.per_x = (width * pen.across - 1) / (wide or 1)
        self.per_y = (height * pen.down - 1) / (tall or 1)
        self.dots: dict[Cell, int] = {}
        self.ranks: dict[Cell, int] = {}  # where lines cross in a character, the one of higher rank is drawn
        self.styles: dict[Cell, str] = {}
        self.letters: dict[Cell, str] = {}

    def cell(self, at: Point) -> Cell:
        """Returns the character that contains a point."""
        across, down = self._dot(at)
        return down // self.pen.down, across // self.pen.across

    def _dot(self, at: Point) -> tuple[int, int]:
        return round((at[0] - self.left) * self.per_x), round((at[1] - self.top) * self.per_y)

    def line(self, start: Point, end: Point, style: str = "", rank: int = 0, dotted: bool = False) -> None:
        """Draws a straight line."""
        (ax, ay), (bx, by) = self._dot(start), self._dot(end)
        steps = max(abs(ax - bx), abs(ay - by), 1)
        for step in range(0, steps + 1, _DOTTED if dotted else 1):
            self._mark(round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps), style, rank)

    def _mark(self, across: int, down: int, style: str, rank: int) -> None:
        row, column = down // self.pen.down, across // self.pen.across
        cell = row, column
        if self.ranks.get(cell, -1) > rank:
            return
        if self.pen is DOTS:
            if {(row, column - 1), (row, column + 1)} & self.dots.keys():
                return  # neighbouring dots would blur
            self.dots[cell] = 0
        else:
            kept = self.dots.get(cell, 0) if self.ranks.get(cell) == rank else 0
            self.dots[cell] = kept | _BITS[down % self.pen.down][across % self.pen.across]
        self.ranks[cell] = rank
        self.styles[cell] = style

    def write(self, row: int, column: int, words: str, style: str = "") -> None:
        """Writes words from this character on; characters outside of the box are dropped."""
        for offset, letter in enumerate(words):
            self.letters[row, column + offset] = letter
            self.styles[row, column + offset] = style

    def lines(self) -> list[Text]:
        """Returns the drawing; every line has the width of the box."""
        return [self._line(row) for row in range(self.height)]

    def _line(self, row: int) -> Text:
        cells = [(row, column) for column in range(self.width)]
        line = Text()
        for style, run in groupby(cells, key=lambda cell: self.styles.get(cell, "")):
            line.append("".join(self._letter(cell) for cell in run), style)
        return line

    def _letter(self, cell: Cell) -> str:
        if cell in self.letters:
            return self.letters[cell]
        if cell not in self.dots:
            return " "
        return _DOT if self.pen is DOTS else chr(_BLANK_BRAILLE + self.dots[cell])
