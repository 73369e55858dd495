"""Functions that run in worker processes: pure, with plain data in and out."""

import os
from collections.abc import Mapping
from typing import Any

from jackhouse import bots, games
from jackhouse.kernel import BadInput, Illegal, Rng
from jackhouse.server.records import lines_of
from jackhouse.tables.entries import encode
from jackhouse.tables.table import Table

__all__ = ["choose", "imported_lines", "lower_priority"]


def lower_priority() -> int:
    """Lowers the priority of this worker process; returns its id. Called once in each worker."""
    os.nice(5)
    return os.getpid()


def choose(bot: str, game: str, view: Mapping[str, Any], legal: list[str], seed: int) -> str:
    """Returns a bot's action as text; the bot gets its seat's view only."""
    parse = games.get(game).parse
    return str(bots.get(bot).choose(dict(view), [parse(action) for action in legal], Rng.of_seed(seed)))


def imported_lines(record: Mapping[str, Any], code: str, host: str, at: float) -> list[bytes] | dict[str, Any]:
    """Returns the encoded entries of a table where the game of a record has been played.

    Returns a reason, as a dict, if the record is not whole, of other rules, or ends otherwise than it says.
    """
    try:
        opened, lines = lines_of(record, code, host, at)
        bodies = [encode(opened), *map(encode, lines)]
        Table.load(bodies)
    except (BadInput, Illegal) as refused:
        return refused.reason.as_dict()
    return bodies
