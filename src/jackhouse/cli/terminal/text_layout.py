"""Arranges styled text in lines and columns of a given width."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from jackhouse.cli.terminal.palette import DIM

__all__ = ["arrange_in_columns", "fit_width", "flow", "heading_line", "side_by_side", "wrap"]

_CONSOLE: Final = Console(highlight=False)  # rich needs a console to wrap text; any console will do
_GAP: Final = 2  # blanks between columns


def wrap(words: Text, width: int, indent: int = 0) -> list[Text]:
    """Breaks a text into lines; all but the first are indented."""
    if words.cell_len <= width:
        return [words]
    first, *rest = words.wrap(_CONSOLE, max(width - indent, 1))
    return [first, *[Text(" " * indent) + line for line in rest]]


def flow(pieces: Sequence[Text], width: int, indent: int = 0) -> list[Text]:
    """Joins the pieces, with line breaks only between them; all lines but the first are indented."""
    lines = [Text("")]
    for number, piece in enumerate(pieces):
        if number and lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text(" " * indent) + piece)
        else:
            lines[-1] = lines[-1] + Text(" " if number else "") + piece
    return [line for words in lines for line in wrap(words, width, indent)]


def fit_width(words: Text, width: int) -> Text:
    """Truncates or pads a text to exactly this width."""
    line = words.copy()
    line.truncate(width, pad=True)
    return line


def heading_line(title: str, width: int, style: str = "bold") -> Text:
    """Returns a horizontal line with a title in it."""
    named = Text.assemble(("── ", DIM), (title, style), (" ", DIM)) if title else Text(style=DIM)
    line = named + Text("─" * max(width - named.cell_len, 0), DIM)
    line.truncate(width)
    return line


def side_by_side(left: Sequence[Text], width: int, right: Sequence[Text]) -> list[Text]:
    """Joins two columns; the left one gets this width."""
    rows = max(len(left), len(right))
    blank = Text("")
    return [
        fit_width(left[row] if row < len(left) else blank, width)
        + Text(" " * _GAP)
        + (right[row] if row < len(right) else blank)
        for row in range(rows)
    ]


def arrange_in_columns(items: Sequence[Text], width: int, columns: int) -> list[Text]:
    """Arranges the items in columns, read downwards; returns no lines if the columns are too wide."""
    rows = -(-len(items) // columns)
    stacks = [items[first : first + rows] for first in range(0, len(items), rows)]
    widths = [max(item.cell_len for item in stack) for stack in stacks]
    if sum(widths) + _GAP * (len(stacks) - 1) > width:
        return []
    return [
        Text(" " * _GAP).join(fit_width(stack[row], wide) for stack, wide in zip(stacks, widths) if row < len(stack))
        for row in range(rows)
    ]
