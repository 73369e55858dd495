"""`jackhouse replay`: a recorded game in words."""

from itertools import chain
from pathlib import Path
from typing import Any

import typer

from jackhouse import games
from jackhouse.cli.records import read_record
from jackhouse.cli.speaking import speak
from jackhouse.kernel import BadInput, Reason


def replay(
    file: Path = typer.Argument(help="A record, or a saved game."),
    seat: int | None = typer.Option(None, min=0, help="Tell it as this seat saw it (default: as a spectator)."),
    everything: bool = typer.Option(False, "--all", help="Tell all secrets too."),
    lang: str | None = typer.Option(None, help="Language: en or es."),
) -> None:
    """Print a recorded game in words."""
    lexicon = speak(lang)
    record = read_record(file)  # checked whole, before a word of it is told
    if seat is not None and seat >= record.players:
        raise BadInput(Reason("no-such-seat", "", {"seat": seat}))
    game = games.get(record.game)
    start, lines = game.rewound(record)
    for events in chain([start.opening], game.replaying(start, lines)):
        for event in events:
            heard: Any = {"code": event.code, "params": event.params} if everything else event.to(seat)
            if heard is not None:
                typer.echo(lexicon.event(heard["code"], heard["params"]))
