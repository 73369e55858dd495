"""What a person is shown when asked: all of it as data, before it is laid out for a terminal's size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from jackhouse.cli.faces import Face, View
from jackhouse.cli.typeset import wrapped

__all__ = ["Choice", "Note", "Page", "written"]


Choice = Sequence[str]
"""An action in words, then in fewer and fewer words; every choice of a page has as many forms."""


@dataclass(frozen=True)
class Note:
    """Something to read: help, a rule, the log, the large map. It lies over the map until the next input."""

    title: str
    lines: Callable[[int, int], list[Text]]
    """The whole of it, set for so many columns; the lines there are to see at once are given too."""
    from_end: bool = False


def written(title: str, paragraphs: Sequence[Text], indent: int = 0, from_end: bool = False) -> Note:
    """A note of plain paragraphs."""

    def lines(width: int, _: int) -> list[Text]:
        return [line for paragraph in paragraphs for line in wrapped(paragraph, width, indent)]

    return Note(title, lines, from_end)


@dataclass(frozen=True)
class Page:
    """One question, with all that a player looks at to answer it."""

    face: Face
    view: View
    names: Sequence[str]
    told: Sequence[str]
    """What has happened, newest last."""
    fresh: int
    """How many of the last lines are news."""
    title: str
    question: str
    prompt: str
    choices: Sequence[Choice] = field(default_factory=tuple)
    note: Note | None = None
    word: str = ""
    """A short word about what was typed."""
