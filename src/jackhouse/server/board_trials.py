"""Trials of boards: many games of greedy bots on a board, in the background (JR-3.2)."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from jackhouse.jackrabbits.board import load_board
from jackhouse.kernel import Reason
from jackhouse.matches.match import Setup
from jackhouse.matches.trial import BoardTrial, royals_of, trial_setup
from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError, not_found, unexpected
from jackhouse.server.tokens import new_secret
from jackhouse.server.workers import Workers

__all__ = ["BoardTrials", "prepared"]


def prepared(source: str | Mapping[str, Any], players: int, options: Mapping[str, object]) -> dict[str, Any]:
    """Returns the document of a board and the royals on it; `BadInput` if no game can be played."""
    document = load_board(source).written()
    return {"board": document, "royals": royals_of(trial_setup(document, players, options, 0))}


class TrialSlots:
    """Bounds the number of trials that are played at a time.

    Addresses that wait get the next slot in turn, so that none waits for all trials of another.
    """

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address, the next one first."""

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Waits for a slot, which is held as long as the context lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(address)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn had come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            others = self._waiting.pop(address)
            turn = others.popleft()
            if others:
                self._waiting[address] = others
            if not turn.done():
                return turn.set_result(None)
        self._free += 1


class Trial:
    """A trial of a client. Its games are seeded by their number, so a board always has the same figures."""

    def __init__(self, figures: BoardTrial, games: int, address: str, clock: Clock) -> None:
        self.key = new_secret()
        self.address = address
        self.waits = True
        """Whether others are played first."""
        self.cut = False
        """Whether the time ran out before all games were played."""
        self._figures = figures
        self._games = games
        self._clock = clock
        self.ended = 0.0
        """When it was over, in uptime."""

    def begin(self, task: "asyncio.Task[None]") -> None:
        """`task` plays the games."""
        self._task = task
        task.add_done_callback(self._end)

    def _end(self, task: "asyncio.Task[None]") -> None:
        self.ended = self._clock.now()

    @property
    def is_over(self) -> bool:
        return self._task.done()

    async def stop(self) -> None:
        """Ends the trial if it is not over. What has been played counts."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def describe(self) -> dict[str, Any]:
        """Returns how far the trial is; once it is over, its result, if any game has been played."""
        played = self._figures.played
        state = {"played": played, "of": self._games, "over": self.is_over, "waiting": self.waits, "cut": self.cut}
        return {**state, "result": self._figures.result()} if self.is_over and played else state


class BoardTrials:
    """The trials of all clients: some are played at the same time, the others wait for a slot (`TrialSlots`).

    A client has one trial; a new one ends the one before. Each trial is played by a process of its own at low priority,
    so that bots at tables answer as quickly as before. All methods belong to one event loop.
    """

    def __init__(self, config: Config, clock: Clock, workers: Workers) -> None:
        self._config = config
        self._clock = clock
        self._workers = workers
        self._of: dict[str, Trial] = {}
        """By client, the oldest first."""
        self._slots = TrialSlots(config.trials_at_once)

    async def start(self, client: str, address: str, setup: Setup, royals: list[str], games: int) -> Trial:
        """Begins a trial. Raises `ApiError` if too many wait, at all or from this address."""
        while client in self._of:  # another request may begin one meanwhile
            await self._of.pop(client).stop()
        self._forget()
        going_on = [trial.address for trial in self._of.values() if not trial.is_over]
        if len(going_on) >= self._config.most_trials:
            raise ApiError(Reason("house-full"), 503)
        if going_on.count(address) >= self._config.most_trials_of_an_address:
            raise ApiError(Reason("house-full"), 503)
        figures = BoardTrial(setup.players, royals)
        trial = self._of[client] = Trial(figures, games, address, self._clock)
        trial.begin(asyncio.create_task(self._play(trial, setup, games, figures)))
        return trial

    def find(self, client: str, key: str) -> Trial:
        """Returns a client's trial."""
        self._forget()
        trial = self._of.get(client)
        if trial is None or trial.key != key:
            raise not_found()
        return trial

    async def close(self) -> None:
        """Stops all trials."""
        await asyncio.gather(*[trial.stop() for trial in self._of.values()])

    async def _play(self, trial: Trial, setup: Setup, games: int, figures: BoardTrial) -> None:
        try:
            async with self._slots.slot(trial.address), asyncio.timeout(self._config.longest_trial):
                trial.waits = False
                await self._workers.play_trial(setup, games, figures.add)
        except TimeoutError:  # what has been played counts
            trial.cut = True
        except Exception as error:
            unexpected(error)

    def _forget(self) -> None:
        """Drops trials that have been over for a while, and the oldest ones beyond the number that is kept."""
        long_ago = self._clock.now() - self._config.trial_kept
        over = [client for client, trial in self._of.items() if trial.is_over]
        beyond = len(over) - self._config.most_trials_kept
        for number, client in enumerate(over):
            if number < beyond or self._of[client].ended < long_ago:
                del self._of[client]
