"""Lines of text set into columns of a given width."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from jackhouse.cli.palette import DIM

__all__ = ["beside", "flowed", "in_columns", "one_line", "ruled", "wrapped"]

_CONSOLE: Final = Console(highlight=False)  # rich wraps for a console; any one does
_GAP: Final = 2  # blanks between columns


def wrapped(words: Text, width: int, indent: int = 0) -> list[Text]:
    """The words on as many lines as they need, all but the first indented."""
    if words.cell_len <= width:
        return [words]
    first, *rest = words.wrap(_CONSOLE, max(width - indent, 1))
    return [first, *[Text(" " * indent) + line for line in rest]]


def flowed(pieces: Sequence[Text], width: int, indent: int = 0, between: str = " ") -> list[Text]:
    """The pieces one after the other, with line breaks only between them."""
    lines = [Text("")]
    for number, piece in enumerate(pieces):
        if number and lines[-1].cell_len + len(between) + piece.cell_len > width:
            lines.append(Text(" " * indent) + piece)
        else:
            lines[-1] = lines[-1] + Text(between if number else "") + piece
    return [line for words in lines for line in wrapped(words, width, indent)]


def one_line(words: Text, width: int) -> Text:
    """The words cut or filled up to exactly that width."""
    line = words.copy()
    line.truncate(width, pad=True)
    return line


def ruled(title: str, width: int, style: str = "bold") -> Text:
    """A rule across the column with a title in it."""
    named = Text.assemble(("── ", DIM), (title, style), (" ", DIM)) if title else Text(style=DIM)
    rule = named + Text("─" * max(width - named.cell_len, 0), DIM)
    rule.truncate(width)
    return rule


def beside(left: Sequence[Text], width: int, right: Sequence[Text]) -> list[Text]:
    """Two columns side by side, the left one of that width."""
    rows = max(len(left), len(right))
    blank = Text("")
    return [
        one_line(left[row] if row < len(left) else blank, width)
        + Text(" " * _GAP)
        + (right[row] if row < len(right) else blank)
        for row in range(rows)
    ]


def in_columns(items: Sequence[Text], width: int, columns: int) -> list[Text]:
    """The items in so many columns, read downwards; none if they do not fit side by side."""
    rows = -(-len(items) // columns)
    stacks = [items[first : first + rows] for first in range(0, len(items), rows)]
    widths = [max(item.cell_len for item in stack) for stack in stacks]
    if sum(widths) + _GAP * (len(stacks) - 1) > width:
        return []
    return [
        Text(" " * _GAP).join(one_line(stack[row], wide) for stack, wide in zip(stacks, widths) if row < len(stack))
        for row in range(rows)
    ]
