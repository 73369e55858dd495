"""A pool of worker processes, for work that takes too long for the event loop, and the functions that run in it."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from jackhouse import bots, games
from jackhouse.kernel import BadInput, Illegal, Rng
from jackhouse.matches.match import Setup
from jackhouse.matches.trial import TrialGame
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
        self._board_tool = asyncio.Lock()

    async def run(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Calls a module-level function in a worker process and returns or raises what it does.

        Raises `TimeoutError` if it takes too long.
        """
        if self._limiter is None:
            self._limiter = CapacityLimiter(self._processes)
        with fail_after(self.longest):
            return await to_process.run_sync(function, *arguments, cancellable=True, limiter=self._limiter)

    async def run_board_tool(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Like `run`, one call at a time: the answers of bots never wait for more than one board."""
        async with asyncio.timeout(self.longest), self._board_tool:
            return await self.run(function, *arguments)

    async def play_trial(self, setup: Setup, games: int, on_game: Callable[[TrialGame], None]) -> None:
        """Plays the games of a trial in a process of its own at low priority; cancelling this ends the process.

        Processes of `run` would keep the low priority.
        """
        command = (sys.executable, "-m", "jackhouse.matches.trial")
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps([*setup, games]).encode() + b"\n")
            async for line in process.stdout:
                on_game(TrialGame(*json.loads(line)))
            if await process.wait():
                raise BrokenWorkerProcess
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


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
