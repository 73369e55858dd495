"""The full-screen display. It uses the alternate screen of the terminal, so that nothing stays in the history."""

import os
import signal
import sys
from contextlib import AbstractContextManager
from dataclasses import replace
from types import FrameType, TracebackType
from typing import Final, NoReturn

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from jackhouse.cli.terminal.layout import lay_out
from jackhouse.cli.terminal.page import Page
from jackhouse.cli.terminal.user_input import Redraw, read_line
from jackhouse.text import Lexicon

__all__ = ["Screen", "can_draw"]

_DEFAULT_SIZE: Final = ConsoleDimensions(80, 24)  # for a terminal that does not report its size
_MIN_SIZE: Final = ConsoleDimensions(20, 8)
_PAGE_BACK: Final = "-"  # the input that goes back a page


def can_draw() -> bool:
    """Whether standard output is a terminal with cursor control."""
    return sys.stdout.isatty() and not Console().is_dumb_terminal


class Screen(AbstractContextManager["Screen"]):
    """A display that draws every page on the whole screen."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.console = Console(highlight=False, emoji=False, markup=False)

    def __enter__(self) -> "Screen":
        signal.signal(signal.SIGTERM, _exit_on_sigterm)
        self.console.set_alt_screen(True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.console.clear()
        self.console.set_alt_screen(False)

    def ask(self, page: Page) -> str:
        """Shows the page and returns the typed line. Enter and `-` turn pages, and Enter closes an overlay."""
        at: int | None = None
        while True:
            size = self._size()
            prompt_lines = len(page.prompt) // size.width  # lines of the prompt beyond the first
            layout = lay_out(page, self.lexicon, size.width, size.height - prompt_lines, at)
            typed = self._read(layout.lines, page.prompt, size)
            if typed is None:
                continue
            last = layout.at == layout.pages - 1
            if typed == _PAGE_BACK and layout.pages > 1:
                at = max(0, layout.at - 1)
            elif not typed and layout.pages > 1 and not (page.overlay is not None and last):
                at = (layout.at + 1) % layout.pages
            elif not typed and page.overlay is not None:
                page, at = replace(page, overlay=None), None
            else:
                return typed

    def hand_over(self, page: Page) -> None:
        """Shows the public page until the next player has taken over the screen."""
        self.ask(page)

    def _size(self) -> ConsoleDimensions:
        try:
            width, height = os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else 1)
        except OSError:
            width, height = 0, 0
        size = ConsoleDimensions(width, height) if width and height else _DEFAULT_SIZE
        return ConsoleDimensions(max(size.width, _MIN_SIZE.width), max(size.height, _MIN_SIZE.height))

    def _read(self, lines: list[Text], prompt: str, size: ConsoleDimensions) -> str | None:
        """Draws the lines and returns the typed line; None if the screen must be drawn again."""
        self._draw(lines, size)
        try:
            return read_line(prompt, lambda: self._size() == size)
        except Redraw:
            return None

    def _draw(self, lines: list[Text], size: ConsoleDimensions) -> None:
        self.console.size = size
        with self.console:  # one write for the whole screen
            self.console.clear()
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="crop", crop=True)


def _exit_on_sigterm(_: int, __: FrameType | None) -> NoReturn:
    sys.exit(143)  # the status that a shell reports for SIGTERM; `Screen.__exit__` restores the terminal
