"""The panel beside the map: the table in words, the log, the question and its numbered choices."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.terminal.page import Choice, Page
from jackhouse.cli.terminal.palette import DIM, MESSAGE, colour_text
from jackhouse.cli.terminal.text_layout import arrange_in_columns, fit_width, heading_line, wrap
from jackhouse.text import Lexicon

__all__ = ["SidePanel", "side_panel"]

_DETAILED: Final = 30  # lines; a higher panel shows details
_LOG_LINES: Final = 4  # lines that the log may take from the choices
_MIN_CHOICES: Final = 3  # lines for the choices, at least
_MAX_COLUMNS: Final = 6


class SidePanel(NamedTuple):
    """The lines of the panel, and the number of pages of choices."""

    lines: list[Text]
    pages: int


def side_panel(page: Page, lexicon: Lexicon, width: int, height: int, at: int) -> SidePanel:
    """Fills the panel. Choices are never cut off; if they do not fit, page number `at` of them is shown."""
    table = page.renderer.status(page.view, width, height >= _DETAILED)
    question = [heading_line(page.title, width)]
    question += [line for words in page.question.splitlines() for line in wrap(colour_text(words, page.names), width)]
    message = wrap(Text(page.message, MESSAGE), width) if page.message else []
    # Order of priority in a very small terminal: choices, message, question, hand, the rest of the table.
    spare = height - _MIN_CHOICES
    message = message[:spare]
    question = question[: max(spare - len(message), 0)]
    spare = max(spare - len(message) - len(question), 0)
    table = table[max(0, len(table) - spare) :]
    taken = len(table) + len(question) + len(message)
    log_room = min(_LOG_LINES, sum(len(item) for item in _log_items(page, width, min(_LOG_LINES, page.fresh)))) + 1
    pages = _choice_pages(page.choices, lexicon, width, max(height - taken - log_room, _MIN_CHOICES)) or [[]]
    if len(pages) > 1:  # all choices on one page are more important than the log
        pages = _choice_pages(page.choices, lexicon, width, max(height - taken, _MIN_CHOICES))
    choices = pages[at % len(pages)]
    left = height - taken - max(len(lines) for lines in pages) - 1
    log = _log_tail(page, lexicon, width, left)
    if log:
        log = [heading_line(lexicon.say("screen-events"), width, ""), *log]
    gap = [Text("")] * max(0, height - taken - len(log) - len(choices))
    return SidePanel([*table, *log, *gap, *question, *choices, *message], len(pages))


# ---- the log ---------------------------------------------------------------------------------------------------------


def _log_items(page: Page, width: int, count: int) -> list[list[Text]]:
    """Returns the last items of the log, `count` at most, each as its lines; old items are dimmed."""
    first, old = max(0, len(page.log) - count), len(page.log) - page.fresh
    return [
        wrap(colour_text(line, page.names) if number >= old else Text(line, DIM), width, 2)
        for number, line in enumerate(page.log[first:], first)
    ]


def _log_tail(page: Page, lexicon: Lexicon, width: int, room: int) -> list[Text]:
    """Returns the end of the log; if new items do not fit, a first line says how many are left out."""
    if room < 1:
        return []
    items = _log_items(page, width, room + 1)  # an item takes at least one line
    whole = _count_fitting(items, room)
    if whole >= min(page.fresh, len(page.log)):
        return [line for item in items[len(items) - whole :] for line in item]
    whole = _count_fitting(items, room - 1)
    more = Text(lexicon.say("screen-earlier", count=page.fresh - whole), DIM)
    lines = [line for item in items for line in item]
    return [fit_width(more, width), *lines[len(lines) - room + 1 :]]


def _count_fitting(items: list[list[Text]], room: int) -> int:
    """Returns how many of the last items fit completely."""
    for count in range(1, len(items) + 1):
        room -= len(items[-count])
        if room < 0:
            return count - 1
    return len(items)


# ---- choices ---------------------------------------------------------------------------------------------------------


def _choice_pages(choices: Sequence[Choice], lexicon: Lexicon, width: int, room: int) -> list[list[Text]]:
    """Returns the choices in their longest form that fits on one page, in one or more columns; else several pages."""
    if not choices:
        return []
    items: list[Text] = []
    for form in range(len(choices[0])):
        items = _numbered([choice[form] for choice in choices], lexicon, width)
        for columns in range(1, _MAX_COLUMNS + 1):
            lines = arrange_in_columns(items, width, columns)
            if lines and len(lines) <= room:
                return [lines]
    return _paginate(items, lexicon, width, room - 1)


def _numbered(words: Sequence[str], lexicon: Lexicon, width: int) -> list[Text]:
    numbered = [Text(f"{number:2}) ", "bold") + colour_text(line) for number, line in enumerate(words, 1)]
    enter = Text(f"  [{lexicon.say('screen-enter')}]", DIM)
    if len(numbered) == 1 and numbered[0].cell_len + enter.cell_len <= width:
        numbered[0].append_text(enter)
    return numbered


def _paginate(items: list[Text], lexicon: Lexicon, width: int, room: int) -> list[list[Text]]:
    """Splits the items into pages of at most `room` lines; if there are several, a last line numbers each."""
    for columns in range(_MAX_COLUMNS, 0, -1):
        step = columns * room
        pages = [
            arrange_in_columns(items[first : first + step], width, columns) for first in range(0, len(items), step)
        ]
        if all(pages):
            break
    else:
        pages = _paginate_wrapped([wrap(item, width, 4) for item in items], room)
    if len(pages) == 1:  # some items need more than one line, but all fit
        return pages
    footers = [lexicon.say("screen-choices-page", page=number, pages=len(pages)) for number in range(1, len(pages) + 1)]
    return [[*lines, fit_width(Text(footer, DIM), width)] for lines, footer in zip(pages, footers)]


def _paginate_wrapped(items: list[list[Text]], room: int) -> list[list[Text]]:
    """Splits items of several lines each into pages."""
    pages: list[list[Text]] = [[]]
    for lines in items:
        if pages[-1] and len(pages[-1]) + len(lines) > room:
            pages.append([])
        pages[-1] += lines
    return pages
