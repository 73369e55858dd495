"""Bots answer in the background, each step after the same pause."""

import asyncio
import math
from typing import TYPE_CHECKING, Any

from anyio import BrokenWorkerProcess

from jackhouse.kernel import BadInput, Illegal, Rng
from jackhouse.server import workers
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError, unexpected
from jackhouse.server.storage import Storage
from jackhouse.server.tokens import new_secret
from jackhouse.tables.entries import BY_TIMER, Played
from jackhouse.tables.table import Change

if TYPE_CHECKING:
    from jackhouse.server.live_table import LiveTable
    from jackhouse.tables.table_state import TableState

__all__ = ["BotSeats"]

SLOWER = 8
"""How many more pauses a bot waits where people may act at the same time."""


class BotSeats:
    """Plays the bot seats of all tables in memory.

    A step is everything that a bot does until others see something of it. It is stored as one change, a fixed pause
    after the bot was asked: neither the cards in its hand nor the number of its hidden decisions change the time.
    """

    def __init__(self, config: Config, storage: Storage, pool: workers.Workers) -> None:
        self._config = config
        self._storage = storage
        self._workers = pool
        self._rng = Rng.of_seed(int(new_secret(), 16))
        self._exhibitions = asyncio.Semaphore(config.bot_games_at_once)

    def wake(self, live: "LiveTable") -> None:
        """Starts the task that plays this table's bots, if one is awaited and no task runs yet."""
        if live.playing is None and self._may_play(live):
            live.playing = asyncio.create_task(self._play(live))

    def _may_play(self, live: "LiveTable") -> bool:
        """Whether a bot is awaited. A game of bots only pauses while nobody watches it."""
        table = live.table
        if live.closed or table.is_old or not table.current.waiting_bots():
            return False
        return not self._is_exhibition(live) or self._is_watched(live)

    def _is_exhibition(self, live: "LiveTable") -> bool:
        return all(seat.bot for seat in live.table.current.seats)

    def _is_watched(self, live: "LiveTable") -> bool:
        """Whether somebody watches by a socket, or by requests now and then."""
        return bool(live.listeners) or self._storage.clock.now() - live.used < self._config.watched_seconds

    async def _play(self, live: "LiveTable") -> None:
        try:
            while self._may_play(live):
                if self._is_exhibition(live):
                    async with self._exhibitions:
                        await self._step(live)
                else:
                    await self._step(live)
        except ApiError:
            pass  # not stored: tried again at the next tick
        except Exception as error:
            unexpected(error)
        finally:
            live.playing = None

    async def _step(self, live: "LiveTable") -> None:
        """Lets all awaited bots answer."""
        began = asyncio.get_running_loop().time()
        current = live.table.current
        asked = [(seat, current.bot_of(seat), current.answers[seat]) for seat in current.waiting_bots()]
        steps = [(*one, await self.think(live, one[0], one[1])) for one in asked]
        await self._pause(began)
        await asyncio.sleep(self._patience(current))
        change = Change(live.table, self._storage.clock.wall())
        for seat, bot, decision, actions in steps:
            if change.result.bot_of(seat) == bot and change.result.answers[seat] == decision:
                self._add(change, seat, actions, bot)
        if change.entries:
            await self._storage.commit((live, change))
        elif live.storing:  # overtaken by a change that is not visible yet: look again once it is stored
            await asyncio.wait(live.storing.values())

    async def answer_late(self, live: "LiveTable", seat: int, decision: int) -> None:
        """Lets the best bot answer for a seat whose time is up."""
        actions = await self.think(live, seat, self._config.best_bot)
        change = Change(live.table, self._storage.clock.wall())
        if change.result.answers[seat] == decision:
            self._add(change, seat, actions, BY_TIMER)
            await self._storage.commit((live, change))

    def _add(self, change: Change, seat: int, actions: list[str], by: str) -> None:
        try:
            for action in actions:
                change.add(Played(seat, action, by=by))
        except (BadInput, Illegal) as error:  # somebody was faster, where several act openly at once; it thinks again
            if not change.result.state.window.shared:
                unexpected(error)

    async def think(self, live: "LiveTable", seat: int, bot: str) -> list[str]:
        """Returns a bot's actions in this seat until others see something of them."""
        current = live.table.current.copy()
        state, moment = current.state, current.moment
        actions: list[str] = []
        while seat in state.awaited and current.moment == moment:
            actions.append(await self.choose(bot, state, seat))
            current.apply(Played(seat, actions[-1]))
        return actions

    async def choose(self, bot: str, state: Any, seat: int) -> str:
        """Returns one decision; a random legal action if the bot fails."""
        legal = [str(action) for action in state.legal(seat)]
        if len(legal) == 1:
            return legal[0]
        try:
            seed = int(new_secret(), 16)
            return await self._workers.run(workers.choose, bot, state.ruleset.game, state.view(seat), legal, seed)
        except Exception as error:
            unexpected(error)
            return legal[self._rng.below(len(legal))]

    async def guidance(self, state: Any, seat: int) -> dict[str, Any]:
        """Returns the game's guidance for a seat, from its view alone; none if the workers are too busy for it."""
        try:
            return await self._workers.run(workers.guidance, state.ruleset.game, state.view(seat))
        except (TimeoutError, BrokenWorkerProcess) as error:
            unexpected(error)
            return {}

    async def purpose(self, state: Any, seat: int, actions: list[str]) -> dict[str, Any] | None:
        """Returns what the game says these actions of a seat lead to, from its view alone; None as in `guidance`."""
        try:
            return await self._workers.run(workers.purpose, state.ruleset.game, state.view(seat), actions)
        except (TimeoutError, BrokenWorkerProcess) as error:
            unexpected(error)
            return None

    def _patience(self, current: "TableState") -> float:
        """Returns for how many more seconds bots wait, so that people who may act at the same time keep up."""
        people = len(current.state.awaited) - len(current.waiting_bots())
        return SLOWER * self._config.bot_pause if current.state.window.shared and people else 0

    async def _pause(self, began: float) -> None:
        """Waits until a whole number of pauses, at least one, has passed since the bot was asked.

        Without a pause it still lets other tasks run once.
        """
        pause, loop = self._config.bot_pause, asyncio.get_running_loop()
        pauses = max(1, math.ceil((loop.time() - began) / pause)) if pause else 0
        await asyncio.sleep(began + pauses * pause - loop.time() if pause else 0)
