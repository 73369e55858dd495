"""A page laid out for a terminal's size: the top line, the map, the column; a note over the map."""

from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.column import column
from jackhouse.cli.page import Note, Page
from jackhouse.cli.palette import DIM
from jackhouse.cli.typeset import beside, one_line, ruled
from jackhouse.text import Lexicon

__all__ = ["Frame", "lay_out"]

_SIDE_BY_SIDE: Final = 76  # columns from which on the map, which is tall, stands beside the rest
_COLUMN: Final = 38  # columns that the rest needs beside it
_STACKED: Final = 30  # lines from which on the map stands above the rest
_WIDEST: Final = 2.1  # columns to a line of the map, at most
_GAP: Final = 2


class Frame(NamedTuple):
    """All lines of a screen but the last, which is for the prompt."""

    lines: list[Text]
    pages: int  # through which Enter leads
    at: int


def lay_out(page: Page, lexicon: Lexicon, width: int, height: int, at: int | None = None) -> Frame:
    """The page, at the given one of its pages if it needs several."""
    body = height - 2
    top = _top(page, width)
    if page.note is not None:
        over = _over_all(page.note, lexicon, width, body, at)
        if width < _SIDE_BY_SIDE or not _fits(page.note, _map_width(width, body), body):
            return Frame([top, *over.lines], over.pages, over.at)
    turned = at or 0
    if width >= _SIDE_BY_SIDE:
        wide = _map_width(width, body)
        if page.note is not None:
            left = _over_all(page.note, lexicon, wide, body, None).lines
        else:
            left = page.face.picture(page.view, wide, body)
        right, pages = column(page, lexicon, width - wide - _GAP, body, turned)
        lines = beside(left, wide, right)
    else:
        above = int(body * 0.45) if body >= _STACKED else 0
        right, pages = column(page, lexicon, width, body - above, turned)
        lines = [*(page.face.picture(page.view, width, above) if above else []), *right]
    if page.note is not None:
        pages = 1  # Enter puts the note away first
    return Frame([top, *lines[:body]], pages, turned % pages)


def _map_width(width: int, height: int) -> int:
    """Half of the screen or a little more, as far as that is not too wide for the map's height."""
    wanted = int(width * (0.49 if width < 120 else 0.55))
    return min(wanted, width - _COLUMN - _GAP, int(height * _WIDEST))


def _top(page: Page, width: int) -> Text:
    """The heading, without its first pieces where they do not fit."""
    pieces = page.face.heading(page.view)
    line = Text(" · ").join(pieces)
    while line.cell_len > width - 2 and len(pieces) > 1:
        pieces = pieces[1:]
        line = Text(" · ").join(pieces)
    bar = one_line(Text(" ") + line, width)
    bar.stylize("reverse")
    return bar


def _fits(note: Note, width: int, height: int) -> bool:
    return len(note.lines(width, height - 2)) <= height - 2


def _over_all(note: Note, lexicon: Lexicon, width: int, height: int, at: int | None) -> Frame:
    """A note between two rules, on as many pages as it needs."""
    room = height - 2
    lines = note.lines(width, room)
    pages = max(1, -(-len(lines) // room))
    here = (pages - 1 if note.from_end else 0) if at is None else min(at, pages - 1)
    if note.from_end:  # the last page is full, the first may not be
        first = max(0, len(lines) - room * (pages - here))
        shown = lines[first : len(lines) - room * (pages - here - 1)]
    else:
        shown = lines[here * room : (here + 1) * room]
    how = lexicon.say("screen-note-back")
    if pages > 1:
        onward = how if here == pages - 1 else lexicon.say("screen-note-on")
        how = f"{lexicon.say('screen-note-page', page=here + 1, pages=pages)} · {onward}"
    blank = [Text("")] * (room - len(shown))
    return Frame([ruled(note.title, width), *shown, ruled(how, width, DIM), *blank], pages, here)
