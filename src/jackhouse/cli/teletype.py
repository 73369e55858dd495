"""Plain lines, one below the other: for terminals that cannot be drawn on, such as `TERM=dumb`."""

import shutil
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Final

import typer

from jackhouse.cli.page import Note, Page
from jackhouse.text import Lexicon

__all__ = ["Teletype"]

_WIDEST: Final = 100  # columns of what is read


class Teletype(AbstractContextManager["Teletype"]):
    """A person at a terminal that only writes on."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def ask(self, page: Page) -> str:
        """Tell what is new, or the note asked for, and read a line."""
        if page.note is not None:
            self._show_note(page.note)
        elif not page.word:
            self._tell(page)
        if page.word:
            typer.echo(f"  {page.word}")
        return input(f"{page.prompt} ").strip()

    def curtain(self, page: Page) -> None:
        """As many empty lines as it takes, and below them what all may see."""
        blank = "\n" * shutil.get_terminal_size().lines
        typer.echo(blank)
        self._tell(page)
        input(f"{page.prompt} ")
        typer.echo(blank)

    def _tell(self, page: Page) -> None:
        for line in page.told[len(page.told) - page.fresh :]:
            typer.echo(f"  - {line}")
        typer.echo("")
        typer.echo(f"== {' · '.join(piece.plain for piece in page.face.heading(page.view))}")
        for words in page.face.status(page.view, _WIDEST, True):
            typer.echo(f"   {words.plain}")
        typer.echo(f"   {page.title}: {page.question}" if page.question else f"   {page.title}")
        for number, choice in enumerate(page.choices, 1):
            typer.echo(f"  {number:2}) {choice[0]}")

    def _show_note(self, note: Note) -> None:
        width, height = shutil.get_terminal_size()
        for line in note.lines(min(width, _WIDEST) - 2, height):
            typer.echo(f"  {line.plain}".rstrip())
