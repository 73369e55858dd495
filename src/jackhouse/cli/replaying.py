"""`jackhouse replay`: a recorded game in words, or checked."""

from itertools import chain
from pathlib import Path
from typing import Any

import typer

from jackhouse import games
from jackhouse.cli.speaking import read_json, speak
from jackhouse.kernel import BadInput, Reason, Record


def replay(
    file: Path = typer.Argument(help="A record, or a saved game."),
    verify: bool = typer.Option(False, "--verify", help="Only check that every line is legal and the end is the same."),
    seat: int | None = typer.Option(None, min=0, help="Tell it as this seat saw it (default: as an onlooker)."),
    everything: bool = typer.Option(False, "--all", help="Tell all secrets too."),
    lang: str | None = typer.Option(None, help="Language: en or es."),
) -> None:
    """Print a recorded game in words."""
    lexicon = speak(lang)
    data = read_json(file)
    if isinstance(data, dict) and isinstance(data.get("record"), dict):
        data = data["record"]  # a saved game carries its record
    record = Record.from_dict(data)
    game = games.get(record.game)
    state = game.replay(record)  # whole, before a word of it is told
    ranking = state.ranking if state.over else None
    if ranking != record.ranking:
        raise BadInput(_other_end(record.ranking, ranking))
    if verify:
        typer.echo(lexicon.say("screen-verified", lines=len(record.actions)))
        return
    if seat is not None and seat >= record.players:
        raise BadInput(Reason("no-such-seat", "", {"seat": seat}))
    start, lines = game.rewound(record)
    for events in chain([start.opening], game.replaying(start, lines)):
        for event in events:
            heard: Any = {"code": event.code, "params": event.params} if everything else event.to(seat)
            if heard is not None:
                typer.echo(lexicon.event(heard["code"], heard["params"]))


def _other_end(recorded: object, found: object) -> Reason:
    if found is None:
        return Reason("record-cut-off", "", {"recorded": str(recorded)})
    if recorded is None:
        return Reason("record-unended", "", {"found": str(found)})
    return Reason("record-other-end", "", {"recorded": str(recorded), "found": str(found)})
