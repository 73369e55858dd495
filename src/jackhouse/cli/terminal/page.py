"""The content of the screen for one question, as data; `layout` arranges it for the size of a terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from jackhouse.cli.terminal.text_layout import wrap
from jackhouse.cli.views.renderer import GameRenderer, View

__all__ = ["Choice", "Overlay", "Page", "text_overlay"]


Choice = Sequence[str]
"""An action in words, then in shorter and shorter forms; all choices of a page have the same number of forms."""


@dataclass(frozen=True)
class Overlay:
    """A text that covers the map until the next input: help, a rule, the log, the large map."""

    title: str
    lines: Callable[[int, int], list[Text]]
    """Returns all lines for a width in columns; the second argument is the number of lines visible at once."""
    from_end: bool = False
    """Whether the last page is shown first."""


def text_overlay(title: str, paragraphs: Sequence[Text], indent: int = 0, from_end: bool = False) -> Overlay:
    """Returns an overlay of wrapped paragraphs."""

    def lines(width: int, _: int) -> list[Text]:
        return [line for paragraph in paragraphs for line in wrap(paragraph, width, indent)]

    return Overlay(title, lines, from_end)


@dataclass(frozen=True)
class Page:
    """A question to a player and everything that is shown with it."""

    renderer: GameRenderer
    view: View
    names: Sequence[str]
    log: Sequence[str]
    """The lines of the log, newest last."""
    fresh: int
    """The number of new lines at the end of the log."""
    title: str
    question: str
    prompt: str
    choices: Sequence[Choice] = field(default_factory=tuple)
    overlay: Overlay | None = None
    message: str = ""
    """A short reply to the last input."""
