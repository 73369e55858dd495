"""Records as commands read them: whole, replayed, and with the end that they tell."""

from pathlib import Path

from jackhouse import games
from jackhouse.cli.speaking import read_json
from jackhouse.kernel import BadInput, Reason, Record

__all__ = ["read_record"]


def read_record(file: Path) -> Record:
    """The record in a file, or that of a saved game; `BadInput` if it does not replay to the end that it tells."""
    data = read_json(file)
    if isinstance(data, dict) and isinstance(data.get("record"), dict):
        data = data["record"]  # a saved game carries its record
    record = Record.from_dict(data)
    state = games.get(record.game).replay(record)
    ranking = state.ranking if state.over else None
    if ranking != record.ranking:
        raise BadInput(_other_end(record.ranking, ranking))
    return record


def _other_end(recorded: object, found: object) -> Reason:
    if found is None:
        return Reason("record-cut-off", "", {"recorded": str(recorded)})
    if recorded is None:
        return Reason("record-unended", "", {"found": str(found)})
    return Reason("record-other-end", "", {"recorded": str(recorded), "found": str(found)})
