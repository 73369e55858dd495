"""The screen: drawn anew for each question, on the terminal's other page, so that nothing of it stays behind."""

import os
import signal
import sys
from contextlib import AbstractContextManager
from dataclasses import replace
from types import FrameType, TracebackType
from typing import Final, NoReturn

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from jackhouse.cli.keyboard import Redraw, read_line
from jackhouse.cli.layout import lay_out
from jackhouse.cli.page import Page
from jackhouse.text import Lexicon

__all__ = ["Screen", "can_draw"]

_USUAL: Final = ConsoleDimensions(80, 24)  # of a terminal that does not tell its size
_LEAST: Final = ConsoleDimensions(20, 8)
_BACK: Final = "-"  # typed to go back a page


def can_draw() -> bool:
    """Can this terminal be drawn on?"""
    return sys.stdout.isatty() and not Console().is_dumb_terminal


class Screen(AbstractContextManager["Screen"]):
    """A person at a terminal that can be drawn on."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.console = Console(highlight=False, emoji=False, markup=False)

    def __enter__(self) -> "Screen":
        signal.signal(signal.SIGTERM, _end)
        self.console.set_alt_screen(True)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.console.clear()
        self.console.set_alt_screen(False)

    def ask(self, page: Page) -> str:
        """Show the page and read a line. Enter and `-` turn its pages, and Enter puts a note away."""
        at: int | None = None
        while True:
            size = self._size()
            prompted = len(page.prompt) // size.width  # lines that the prompt takes beyond the last
            frame = lay_out(page, self.lexicon, size.width, size.height - prompted, at)
            said = self._read(frame.lines, page.prompt, size)
            if said is None:
                continue
            last = frame.at == frame.pages - 1
            if said == _BACK and frame.pages > 1:
                at = max(0, frame.at - 1)
            elif not said and frame.pages > 1 and not (page.note is not None and last):
                at = (frame.at + 1) % frame.pages
            elif not said and page.note is not None:
                page, at = replace(page, note=None), None
            else:
                return said

    def curtain(self, page: Page) -> None:
        """Shows the public part of the table until the next person has taken over the screen."""
        self.ask(page)

    def _size(self) -> ConsoleDimensions:
        try:
            width, height = os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else 1)
        except OSError:
            width, height = 0, 0
        size = ConsoleDimensions(width, height) if width and height else _USUAL
        return ConsoleDimensions(max(size.width, _LEAST.width), max(size.height, _LEAST.height))

    def _read(self, lines: list[Text], prompt: str, size: ConsoleDimensions) -> str | None:
        """Draw, and read a line; None if all must be drawn anew first."""
        self._draw(lines, size)
        try:
            return read_line(prompt, lambda: self._size() == size)
        except Redraw:
            return None

    def _draw(self, lines: list[Text], size: ConsoleDimensions) -> None:
        self.console.size = size
        with self.console:  # written in one go
            self.console.clear()
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="crop", crop=True)


def _end(_: int, __: FrameType | None) -> NoReturn:
    sys.exit(143)  # as the shell says it of a program that was asked to end; the screen is put back on the way out
