"""Plain lines of output, for terminals without cursor control, such as `TERM=dumb`."""

import shutil
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Final

import typer

from jackhouse.cli.terminal.page import Overlay, Page
from jackhouse.text import Lexicon

__all__ = ["PlainTerminal"]

_MAX_WIDTH: Final = 100  # columns


class PlainTerminal(AbstractContextManager["PlainTerminal"]):
    """A display that prints lines and never moves the cursor."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def ask(self, page: Page) -> str:
        """Prints the new lines, or the overlay, and returns the typed line."""
        if page.overlay is not None:
            self._print_overlay(page.overlay)
        elif not page.message:
            self._print_page(page)
        if page.message:
            typer.echo(f"  {page.message}")
        return input(f"{page.prompt} ").strip()

    def hand_over(self, page: Page) -> None:
        """Scrolls the last player's screen away, prints the public page and waits for the next player."""
        blank = "\n" * shutil.get_terminal_size().lines
        typer.echo(blank)
        self._print_page(page)
        input(f"{page.prompt} ")
        typer.echo(blank)

    def _print_page(self, page: Page) -> None:
        for line in page.log[len(page.log) - page.fresh :]:
            typer.echo(f"  - {line}")
        typer.echo("")
        typer.echo(f"== {' · '.join(piece.plain for piece in page.renderer.heading(page.view))}")
        for words in page.renderer.status(page.view, _MAX_WIDTH, True):
            typer.echo(f"   {words.plain}")
        typer.echo(f"   {page.title}: {page.question}" if page.question else f"   {page.title}")
        for number, choice in enumerate(page.choices, 1):
            typer.echo(f"  {number:2}) {choice[0]}")

    def _print_overlay(self, overlay: Overlay) -> None:
        width, height = shutil.get_terminal_size()
        for line in overlay.lines(min(width, _MAX_WIDTH) - 2, height):
            typer.echo(f"  {line.plain}".rstrip())
