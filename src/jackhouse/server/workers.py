"""A pool of worker processes, for work that takes too long for the event loop, and the functions that run in it."""

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, TypeVarTuple

from anyio import CapacityLimiter, fail_after, to_process

from jackhouse import bots, games
from jackhouse.kernel import BadInput, Illegal, Rng
from jackhouse.server.table_setup import entries_of_record
from jackhouse.tables.entries import encode
from jackhouse.tables.table import Table

__all__ = ["Workers", "choose", "encoded_record", "guidance", "purpose"]

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class Workers:
    """Up to one process fewer than there are cores, at least one, kept for the next call.

    Compiled code does not release the interpreter lock, so a thread would hold up the event loop.
    """

    def __init__(self, processes: int = 0, longest: float = 10.0) -> None:
        """`longest`: seconds after which a call is given up and its process ended."""
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.longest = longest
        self._limiter: CapacityLimiter | None = None

    async def run(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Calls a module-level function in a worker process and returns or raises what it does.

        Raises `TimeoutError` if it takes too long.
        """
        if self._limiter is None:
            self._limiter = CapacityLimiter(self._processes)
        with fail_after(self.longest):
            return await to_process.run_sync(function, *arguments, cancellable=True, limiter=self._limiter)


# ---- functions that run in worker processes: pure, with plain data in and out --------------------------------------


def choose(bot: str, game: str, view: Mapping[str, Any], legal: list[str], seed: int) -> str:
    """Returns a bot's action as text; the bot gets its seat's view only."""
    parse = games.get(game).parse
    return str(bots.get(bot).choose(dict(view), [parse(action) for action in legal], Rng.of_seed(seed)))


def guidance(game: str, view: Mapping[str, Any]) -> dict[str, Any]:
    """Returns what a page shows beside the choices of a seat."""
    return games.get(game).guidance(view)


def purpose(game: str, view: Mapping[str, Any], actions: list[str]) -> dict[str, Any] | None:
    """Returns what the actions of a hint lead to."""
    return games.get(game).purpose(view, actions)


def encoded_record(record: Mapping[str, Any], code: str, host: str, at: float) -> list[bytes] | dict[str, Any]:
    """Returns the encoded entries of a table where the game of a record has been played.

    Returns a reason, as a dict, if the record is not whole, of other rules, or ends otherwise than it says.
    """
    try:
        bodies = [encode(entry) for entry in entries_of_record(record, code, host, at)]
        Table.load(bodies)
    except (BadInput, Illegal) as refused:
        return refused.reason.as_dict()
    return bodies
