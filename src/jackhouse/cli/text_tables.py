"""Tables of words: in aligned columns for the terminal, or in Markdown."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

__all__ = ["TextTable", "align", "split_columns"]

_GAP: Final = "  "


class TextTable(NamedTuple):
    """A table with a title; the first column names the rows."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    fixed: int = 1
    """The number of first columns that each part has if the table is split."""

    def lines(self) -> list[str]:
        """Returns the title and the rows in aligned columns."""
        return [self.title, *align([self.heads, *self.rows])]

    def markdown(self) -> str:
        """Returns the rows as a table in Markdown, without the title."""
        lines = [self.heads, ["---"] * len(self.heads), *self.rows]
        return "".join(f"| {' | '.join(line)} |\n" for line in lines)

    def part(self, first: int, last: int) -> "TextTable":
        """Returns the fixed columns, and those from `first` to before `last`."""
        heads, *rows = [[*row[: self.fixed], *row[first:last]] for row in [self.heads, *self.rows]]
        return self._replace(heads=heads, rows=rows)


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """Returns a line for each row, with columns as wide as their longest word."""
    widths = _widths(rows)
    return [_GAP.join(word.ljust(width) for word, width in zip(row, widths)).rstrip() for row in rows]


def split_columns(table: TextTable, width: int) -> Iterator[TextTable]:
    """Yields parts of a table that are at most that wide, in characters, but have one column that is not fixed."""
    widths = [len(_GAP) + width for width in _widths([table.heads, *table.rows])]
    fixed = sum(widths[: table.fixed]) - len(_GAP)
    first = table.fixed
    while first < len(widths):
        last = first + 1
        while last < len(widths) and fixed + sum(widths[first : last + 1]) <= width:
            last += 1
        yield table.part(first, last)
        first = last
    if len(widths) == table.fixed:
        yield table


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(len(word) for word in column) for column in zip(*rows)]
