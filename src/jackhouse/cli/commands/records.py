"""`jackhouse replay` and `jackhouse verify`: recorded games, printed in words and checked.

docs/fair.md explains what a verified record proves.
"""

from itertools import chain
from pathlib import Path
from typing import Any

import typer

from jackhouse import games
from jackhouse.cli.arguments import LANG_OPTION, choose_language
from jackhouse.cli.files import read_json
from jackhouse.kernel import BadInput, Reason, Record

__all__ = ["replay", "verify"]

_FILE: Any = typer.Argument(help="A record, or a saved game.")


def replay(
    file: Path = _FILE,
    seat: int | None = typer.Option(None, min=0, help="Tell it as this seat saw it (default: as a spectator)."),
    everything: bool = typer.Option(False, "--all", help="Tell all secrets too."),
    lang: str | None = LANG_OPTION,
) -> None:
    """Print a recorded game in words."""
    lexicon = choose_language(lang)
    record = read_record(file)  # the whole record is checked before its first line is printed
    if seat is not None and seat >= record.players:
        raise BadInput(Reason("no-such-seat", "", {"seat": seat}))
    game = games.get(record.game)
    start, lines = game.rewound(record)
    for events in chain([start.opening], game.replaying(start, lines)):
        for event in events:
            visible: Any = {"code": event.code, "params": event.params} if everything else event.to(seat)
            if visible is not None:
                typer.echo(lexicon.event(visible["code"], visible["params"]))


def verify(file: Path = _FILE, lang: str | None = LANG_OPTION) -> None:
    """Check a recorded game: commitment, random numbers, deal, every line, the end."""
    lexicon = choose_language(lang)
    record = read_record(file)
    lines = len(record.actions)
    if record.draws is not None and record.commitment:
        numbers = sum(map(len, record.draws))
        verdict = lexicon.say("screen-verified-fair", lines=lines, numbers=numbers, commitment=record.commitment)
    elif "secret" in record.start:
        verdict = lexicon.say("screen-verified-uncommitted", lines=lines)
    else:
        verdict = lexicon.say("screen-verified", lines=lines)
    typer.echo(verdict)


def read_record(file: Path) -> Record:
    """Returns the record in a file, or that of a saved game.

    Raises `BadInput` if the record does not replay to the ranking that it states.
    """
    data = read_json(file)
    if isinstance(data, dict) and isinstance(data.get("record"), dict):
        data = data["record"]  # a saved game contains its record
    record = Record.from_dict(data)
    state = games.get(record.game).replay(record)
    ranking = state.ranking if state.over else None
    if ranking != record.ranking:
        raise BadInput(_wrong_ranking(record.ranking, ranking))
    return record


def _wrong_ranking(recorded: object, found: object) -> Reason:
    if found is None:
        return Reason("record-cut-off", "", {"recorded": str(recorded)})
    if recorded is None:
        return Reason("record-unended", "", {"found": str(found)})
    return Reason("record-other-end", "", {"recorded": str(recorded), "found": str(found)})
