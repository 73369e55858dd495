"""The column beside the map: who has what, what happened, the question and its numbered choices."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from jackhouse.cli.page import Choice, Page
from jackhouse.cli.palette import DIM, WORD, paint
from jackhouse.cli.typeset import in_columns, one_line, ruled, wrapped
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
    asked = [ruled(page.title, width)]
    asked += [line for words in page.question.splitlines() for line in wrapped(paint(words, page.names), width)]
    word = wrapped(Text(page.word, WORD), width) if page.word else []
    # In a very small terminal the choices come first, then what is said and asked, then the hand, last on the table.
    spare = height - _FEWEST_CHOICES
    word = word[:spare]
    asked = asked[: max(spare - len(word), 0)]
    spare = max(spare - len(word) - len(asked), 0)
    table = table[max(0, len(table) - spare) :]
    taken = len(table) + len(asked) + len(word)
    news = min(_NEWS, sum(len(thing) for thing in _told(page, width, min(_NEWS, page.fresh)))) + 1
    pages = _choices(page.choices, lexicon, width, max(height - taken - news, _FEWEST_CHOICES)) or [[]]
    if len(pages) > 1:  # rather all choices at once than news
        pages = _choices(page.choices, lexicon, width, max(height - taken, _FEWEST_CHOICES))
    choices = pages[at % len(pages)]
    left = height - taken - max(len(lines) for lines in pages) - 1
    events = _tail(page, lexicon, width, left)
    if events:
        events = [ruled(lexicon.say("screen-events"), width, ""), *events]
    gap = [Text("")] * max(0, height - taken - len(events) - len(choices))
    return Column([*table, *events, *gap, *asked, *choices, *word], len(pages))


# ---- what happened -------------------------------------------------------------------------------------------------


def _told(page: Page, width: int, most: int) -> list[list[Text]]:
    """The last things told, so many at most, each on its lines; what is no news stands back."""
    first, old = max(0, len(page.told) - most), len(page.told) - page.fresh
    return [
        wrapped(paint(line, page.names) if number >= old else Text(line, DIM), width, 2)
        for number, line in enumerate(page.told[first:], first)
    ]


def _tail(page: Page, lexicon: Lexicon, width: int, room: int) -> list[Text]:
    """The end of what was told; where news does not fit, how much more of it there is."""
    if room < 1:
        return []
    told = _told(page, width, room + 1)  # nothing takes less than a line
    whole = _fitting(told, room)
    if whole >= min(page.fresh, len(page.told)):
        return [line for thing in told[len(told) - whole :] for line in thing]
    whole = _fitting(told, room - 1)
    more = Text(lexicon.say("screen-earlier", count=page.fresh - whole), DIM)
    lines = [line for thing in told for line in thing]
    return [one_line(more, width), *lines[len(lines) - room + 1 :]]


def _fitting(told: list[list[Text]], room: int) -> int:
    """How many of the last things fit whole."""
    for count in range(1, len(told) + 1):
        room -= len(told[-count])
        if room < 0:
            return count - 1
    return len(told)


# ---- choices -------------------------------------------------------------------------------------------------------


def _choices(choices: Sequence[Choice], lexicon: Lexicon, width: int, room: int) -> list[list[Text]]:
    """The choices in words if they fit, in fewer words or side by side if need be, else on several pages."""
    if not choices:
        return []
    items: list[Text] = []
    for form in range(len(choices[0])):
        items = _numbered([choice[form] for choice in choices], lexicon, width)
        for columns in range(1, _MOST_COLUMNS + 1):
            listed = in_columns(items, width, columns)
            if listed and len(listed) <= room:
                return [listed]
    return _paged(items, lexicon, width, room - 1)


def _numbered(words: Sequence[str], lexicon: Lexicon, width: int) -> list[Text]:
    numbered = [Text(f"{number:2}) ", "bold") + paint(line) for number, line in enumerate(words, 1)]
    enter = Text(f"  [{lexicon.say('screen-enter')}]", DIM)
    if len(numbered) == 1 and numbered[0].cell_len + enter.cell_len <= width:
        numbered[0].append_text(enter)
    return numbered


def _paged(items: list[Text], lexicon: Lexicon, width: int, room: int) -> list[list[Text]]:
    """Pages of at most that many lines, each with a last line that says so."""
    for columns in range(_MOST_COLUMNS, 0, -1):
        step = columns * room
        pages = [in_columns(items[first : first + step], width, columns) for first in range(0, len(items), step)]
        if all(pages):
            break
    else:
        pages = _paged_in_full([wrapped(item, width, 4) for item in items], room)
    if len(pages) == 1:  # some were too long for one line, but all fit
        return pages
    said = [lexicon.say("screen-choices-page", page=number, pages=len(pages)) for number in range(1, len(pages) + 1)]
    return [[*lines, one_line(Text(line, DIM), width)] for lines, line in zip(pages, said)]


def _paged_in_full(listed: list[list[Text]], room: int) -> list[list[Text]]:
    """Pages of items that take several lines each."""
    pages: list[list[Text]] = [[]]
    for lines in listed:
        if pages[-1] and len(pages[-1]) + len(lines) > room:
            pages.append([])
        pages[-1] += lines
    return pages
