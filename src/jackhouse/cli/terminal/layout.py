"""Arranges a page for the size of a terminal: the top line, the map, the side panel, an overlay over the map."""

from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.terminal.page import Overlay, Page
from jackhouse.cli.terminal.palette import DIM
from jackhouse.cli.terminal.side_panel import side_panel
from jackhouse.cli.terminal.text_layout import fit_width, heading_line, side_by_side
from jackhouse.text import Lexicon

__all__ = ["Layout", "lay_out"]

_SIDE_BY_SIDE: Final = 76  # columns; in narrower terminals the panel stands below the map
_PANEL_WIDTH: Final = 38  # columns of the panel, at least
_STACKED: Final = 30  # lines; in lower terminals without room beside the panel, no map is drawn
_MAP_RATIO: Final = 2.1  # columns of the map per line, at most
_GAP: Final = 2


class Layout(NamedTuple):
    """All lines of a screen but the last, which is for the prompt."""

    lines: list[Text]
    pages: int
    at: int
    """The number of the page shown, from 0."""


def lay_out(page: Page, lexicon: Lexicon, width: int, height: int, at: int | None = None) -> Layout:
    """Returns the lines of a page; if they need several screens, those of number `at`."""
    body = height - 2
    top = _top_line(page, width)
    if page.overlay is not None:
        full = _lay_out_overlay(page.overlay, lexicon, width, body, at)
        if width < _SIDE_BY_SIDE or not _fits(page.overlay, _map_width(width, body), body):
            return Layout([top, *full.lines], full.pages, full.at)
    at = at or 0
    if width >= _SIDE_BY_SIDE:
        wide = _map_width(width, body)
        if page.overlay is not None:
            left = _lay_out_overlay(page.overlay, lexicon, wide, body, None).lines
        else:
            left = page.renderer.picture(page.view, wide, body)
        right, pages = side_panel(page, lexicon, width - wide - _GAP, body, at)
        lines = side_by_side(left, wide, right)
    else:
        above = int(body * 0.45) if body >= _STACKED else 0
        right, pages = side_panel(page, lexicon, width, body - above, at)
        lines = [*(page.renderer.picture(page.view, width, above) if above else []), *right]
    if page.overlay is not None:
        pages = 1  # Enter first closes the overlay
    return Layout([top, *lines[:body]], pages, at % pages)


def _map_width(width: int, height: int) -> int:
    """Returns about half of the width, limited by the width of the panel and the height of the map."""
    wanted = int(width * (0.49 if width < 120 else 0.55))
    return min(wanted, width - _PANEL_WIDTH - _GAP, int(height * _MAP_RATIO))


def _top_line(page: Page, width: int) -> Text:
    """Returns the heading; its first pieces are left out if they do not fit."""
    pieces = page.renderer.heading(page.view)
    line = Text(" · ").join(pieces)
    while line.cell_len > width - 2 and len(pieces) > 1:
        pieces = pieces[1:]
        line = Text(" · ").join(pieces)
    bar = fit_width(Text(" ") + line, width)
    bar.stylize("reverse")
    return bar


def _fits(overlay: Overlay, width: int, height: int) -> bool:
    return len(overlay.lines(width, height - 2)) <= height - 2


def _lay_out_overlay(overlay: Overlay, lexicon: Lexicon, width: int, height: int, at: int | None) -> Layout:
    """Returns a page of an overlay between two horizontal lines."""
    room = height - 2
    lines = overlay.lines(width, room)
    pages = max(1, -(-len(lines) // room))
    here = (pages - 1 if overlay.from_end else 0) if at is None else min(at, pages - 1)
    if overlay.from_end:  # the last page is full, the first may not be
        first = max(0, len(lines) - room * (pages - here))
        shown = lines[first : len(lines) - room * (pages - here - 1)]
    else:
        shown = lines[here * room : (here + 1) * room]
    footer = lexicon.say("screen-note-back")
    if pages > 1:
        onward = footer if here == pages - 1 else lexicon.say("screen-note-on")
        footer = f"{lexicon.say('screen-note-page', page=here + 1, pages=pages)} · {onward}"
    blank = [Text("")] * (room - len(shown))
    return Layout([heading_line(overlay.title, width), *shown, heading_line(footer, width, DIM), *blank], pages, here)
