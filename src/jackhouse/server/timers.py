"""Periodic work: answers for late players, expiry of tables, and removing unused tables from memory."""

import asyncio
import logging
from typing import Final

from jackhouse.kernel import BadInput
from jackhouse.server.errors import ApiError, unexpected
from jackhouse.server.live_table import LiveTable
from jackhouse.server.lobby import Lobby
from jackhouse.server.storage import not_stored
from jackhouse.store import StoreFailed
from jackhouse.tables.table import Change

__all__ = ["Timers"]

_SWEEP_SECONDS: Final = 60.0
_AFTER_JUMP: Final = 3600.0
_AT_ONCE: Final = 100
_logger = logging.getLogger("jackhouse.server")


class Timers:
    """Works on all tables, in memory or only in the store."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._swept = lobby.clock.now()
        self._saved = lobby.clock.now()

    def deadline(self, live: LiveTable, seat: int) -> float | None:
        """Returns when the timer answers for this seat; None if it is not awaited or there is no timer."""
        state = live.table.current.state
        return live.due if state is not None and seat in state.awaited else None

    async def tick(self) -> None:
        """Runs once a second: answers for late players, and wakes bots whose answers could not be stored."""
        lobby = self._lobby
        lobby.clock.tick()
        late = lobby.store.due(lobby.clock.now(), _AT_ONCE)
        await asyncio.gather(*[self._answer_late(code) for code in late])
        for live in list(lobby.live_tables.values()):
            lobby.bots.wake(live)
        if lobby.clock.now() - self._swept >= _SWEEP_SECONDS:
            await self.sweep()

    async def _answer_late(self, code: str) -> None:
        lobby = self._lobby
        try:
            live = await lobby.wake(code)
            state = live.table.current.state
            if live.due is None or live.due > lobby.clock.now() or state is None:
                return
            persons = [seat for seat in state.awaited if not live.table.current.bot_of(seat)]
            decisions = [live.table.current.answers[seat] for seat in persons]
            with live.held():
                for seat, decision in zip(persons, decisions):
                    await lobby.bots.answer_late(live, seat, decision)
        except ApiError:  # tried again at the next tick
            pass
        except Exception as error:  # the other tables must not suffer
            unexpected(error)

    async def sweep(self) -> None:
        """Runs once a minute: stores which tables are in use, expires old ones, removes unused ones from memory."""
        self._swept = self._lobby.clock.now()
        try:
            await self.save()
            self._unload_idle()
            await self._expire()
        except ApiError:  # tried again at the next sweep
            pass

    async def save(self) -> None:
        """Stores the uptime, and when each table in memory was last used."""
        lobby = self._lobby
        now = lobby.clock.now()
        for live in lobby.live_tables.values():
            if live.is_busy:
                live.used = now
        used = {code: live.used for code, live in lobby.live_tables.items() if live.used >= self._saved}
        try:
            await asyncio.wrap_future(lobby.store.touch(now, used))
        except StoreFailed as failed:
            raise not_stored(failed.reason) from failed
        self._saved = now

    async def _expire(self) -> None:
        """Deletes tables unused for `idle_days` of uptime; not within an hour after the wall clock jumped."""
        lobby, config = self._lobby, self._lobby.config
        now = lobby.clock.now()
        if lobby.clock.jumped is not None and now - lobby.clock.jumped < _AFTER_JUMP:
            return
        started_before = now - config.idle_days * 24 * 3600
        never_started_before = now - config.never_started_hours * 3600
        for code in lobby.store.expired(started_before, never_started_before, _AT_ONCE):
            if code not in lobby.live_tables and not lobby.is_in_use(code):
                await lobby.drop(code)

    def _unload_idle(self) -> None:
        """Removes tables from memory that nobody uses."""
        lobby = self._lobby
        long_ago = lobby.clock.now() - lobby.config.sleep_seconds
        for live in list(lobby.live_tables.values()):
            if live.used < long_ago and not live.is_busy:
                lobby.forget(live)

    async def index_tables(self) -> list[str]:
        """Makes an index row for each table that has none (stores of older versions); returns the unreadable codes."""
        lobby = self._lobby
        unreadable: list[str] = []
        for code in lobby.store.unindexed(10**6):
            try:
                live = lobby.live_tables.get(code) or LiveTable(
                    lobby.services, await lobby.read(code), lobby.clock.now()
                )
                row = lobby.storage.row(live, Change(live.table, 0.0))
                await asyncio.wrap_future(lobby.store.append_many([], [row]))
            except (BadInput, ApiError, StoreFailed):
                unreadable.append(code)
        if unreadable:
            _logger.error("tables that cannot be read, and were left as they are: %d", len(unreadable))
        return unreadable

    async def check_store(self) -> None:
        """Checks the whole file for damage, in a thread."""
        try:
            await asyncio.to_thread(self._lobby.store.check)
        except (BadInput, StoreFailed) as damaged:
            _logger.error("the store is damaged (%s): make a backup, then look at docs/deploy.md", damaged.reason.code)
