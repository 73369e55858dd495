"""Turns an imported record into the entries of a table, to be watched, or played on if it has no end yet.

Whoever imports a record may know all its secrets, so the table is a practice table.
"""

from collections.abc import Mapping
from typing import Any

from jackhouse import games
from jackhouse.kernel import BadInput, Reason, Record
from jackhouse.tables.entries import Entry, Opened, Played, Started, Undone

__all__ = ["lines_of"]

_BY = "record"


def lines_of(data: Mapping[str, Any], code: str, host: str, at: float) -> tuple[Opened, list[Entry]]:
    """Returns the entries; `BadInput` if the record is not whole, of other rules, or ends otherwise than it says."""
    record = Record.from_dict(data)
    game = games.get(record.game)
    state = game.replay(record)
    ranking = state.ranking if state.over else None
    if ranking != record.ranking:
        facts = {"recorded": str(record.ranking)[:60], "found": str(ranking)}
        raise BadInput(Reason("record-other-end", "", facts))
    opened = Opened(
        code=code,
        host=host,
        at=at,
        game=game.key,
        rules=game.version,
        players=state.ruleset.players,
        options=dict(state.ruleset.options),
        board=state.ruleset.board_data(),
        practice=dict(record.start),
    )
    return opened, [Started(), *map(_played, record.actions)]


def _played(line: str) -> Entry:
    seat, _, action = line.partition(" ")
    return Undone(int(seat)) if action == "undo" else Played(int(seat), action, by=_BY)
