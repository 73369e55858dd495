"""`jackhouse verify`: a recorded game checked, its random numbers included. What that proves: docs/fair.md."""

from pathlib import Path

import typer

from jackhouse.cli.records import read_record
from jackhouse.cli.speaking import speak

__all__ = ["verify"]


def verify(
    file: Path = typer.Argument(help="A record, or a saved game."),
    lang: str | None = typer.Option(None, help="Language: en or es."),
) -> None:
    """Check a recorded game: commitment, random numbers, deal, every line, the end."""
    lexicon = speak(lang)
    record = read_record(file)
    lines = len(record.actions)
    if record.draws is not None and record.commitment:
        numbers = sum(map(len, record.draws))
        said = lexicon.say("screen-verified-fair", lines=lines, numbers=numbers, commitment=record.commitment)
    elif "secret" in record.start:
        said = lexicon.say("screen-verified-uncommitted", lines=lines)
    else:
        said = lexicon.say("screen-verified", lines=lines)
    typer.echo(said)
