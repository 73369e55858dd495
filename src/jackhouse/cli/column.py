"""The column beside the map: who has what, what happened, the question and its numbered choices."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.page import Choice, Page
from jackhouse.cli.palette import DIM, WORD, paint
from jackhouse.cli.typeset import in_columns, ruled, wrapped
from jackhouse.text import Lexicon

__all__ = ["Column", "column"]

_ROOMY: Final = 30  # lines from which on details are shown
_NEWS: Final = 4  # lines that news may claim from the choices
_FEWEST_CHOICES: Final = 3  # lines that choices have at least
_MOST_COLUMNS: Final = 6


class Column(NamedTuple):
    """The lines, and how many pages the choices fill."""

    lines: list[Text]
    pages: int


def column(page: Page, lexicon: Lexicon, width: int, height: int, at: int) -> Column:
    """As much as fits into that many lines; the choices are never cut, but may fill several pages."""
    table = page.face.status(page.view, width, height >= _ROOMY)
    question = [line for words in page.question.splitlines() for line in wrapped(paint(words, page.names), width)]
    asked = [ruled(page.title, width), *question]
    word = wrapped(Text(page.word, WORD), width) if page.word else []
    told = _told(page, width)
    heads = len(asked) + len(word) + 1  # with the rule over what happened
    spare = height - heads - _FEWEST_CHOICES
    table = table[max(0, len(table) - spare) :]  # of a very small terminal the hand, last of all, gets the last lines
    news = min(_NEWS, sum(len(lines) for lines in told[len(told) - page.fresh :]))
    room = max(height - len(table) - heads - news, _FEWEST_CHOICES)
    pages = _choices(page.choices, lexicon, width, room) or [[]]
    choices = pages[at % len(pages)]
    left = height - len(table) - heads - max(len(lines) for lines in pages)
    events = _tail(told, page.fresh, lexicon, left)
    if events:
        events = [ruled(lexicon.say("screen-events"), width, ""), *events]
    filled = len(table) + len(events) + len(asked) + len(choices) + len(word)
    gap = [Text("")] * max(0, height - filled)
    return Column([*table, *events, *gap, *asked, *choices, *word], len(pages))


# ---- what happened -------------------------------------------------------------------------------------------------


def _told(page: Page, width: int) -> list[list[Text]]:
    """Each thing told, on its lines; what is no news stands back."""
    old = len(page.told) - page.fresh
    return [
        wrapped(paint(line, page.names) if number >= old else Text(line, DIM), width, 2)
        for number, line in enumerate(page.told)
    ]


def _tail(told: list[list[Text]], fresh: int, lexicon: Lexicon, room: int) -> list[Text]:
    """The end of what was told; where news does not fit, how much more of it there is."""
    shown: list[Text] = []
    kept = 0
    for lines in reversed(told):
        if len(shown) + len(lines) > room:
            break
        shown = [*lines, *shown]
        kept += 1
    if kept >= fresh or room < 1:
        return shown
    while shown and len(shown) >= room:  # make room for the line that says so
        kept -= 1
        shown = shown[len(told[len(told) - kept - 1]) :]
    return [Text(lexicon.say("screen-earlier", count=fresh - kept), DIM), *shown]


# ---- choices -------------------------------------------------------------------------------------------------------


def _choices(choices: Sequence[Choice], lexicon: Lexicon, width: int, room: int) -> list[list[Text]]:
    """The choices in words if they fit, in fewer words or side by side if need be, else on several pages."""
    if not choices:
        return []
    full = _numbered([choice.full for choice in choices], lexicon, width)
    short = _numbered([choice.short for choice in choices], lexicon, width)
    for items in (full, short):
        for columns in range(1, _MOST_COLUMNS + 1):
            listed = in_columns(items, width, columns)
            if listed and len(listed) <= room:
                return [listed]
    return _paged(short, lexicon, width, room - 1)


def _numbered(words: Sequence[str], lexicon: Lexicon, width: int) -> list[Text]:
    numbered = [Text(f"{number:2}) ", "bold") + paint(line) for number, line in enumerate(words, 1)]
    enter = Text(f"  [{lexicon.say('screen-enter')}]", DIM)
    if len(numbered) == 1 and numbered[0].cell_len + enter.cell_len <= width:
        numbered[0].append_text(enter)
    return numbered


def _paged(items: list[Text], lexicon: Lexicon, width: int, room: int) -> list[list[Text]]:
    """Pages of at most that many lines, each with a last line that says so."""
    columns = max([n for n in range(1, _MOST_COLUMNS + 1) if in_columns(items, width, n)], default=0)
    pages: list[list[Text]] = [[]]
    if columns:
        step = columns * room
        pages = [in_columns(items[first : first + step], width, columns) for first in range(0, len(items), step)]
    else:
        for item in items:
            lines = wrapped(item, width, 4)
            if pages[-1] and len(pages[-1]) + len(lines) > room:
                pages.append([])
            pages[-1] += lines
    if len(pages) == 1:  # some were too long for one line, but all fit
        return pages
    said = [lexicon.say("screen-choices-page", page=number, pages=len(pages)) for number in range(1, len(pages) + 1)]
    return [[*lines, Text(line, DIM)] for lines, line in zip(pages, said)]
