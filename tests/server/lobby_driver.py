"""Calls a lobby directly, on a real store, with a clock that only the test moves."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError
from jackhouse.server.live_table import LiveTable
from jackhouse.server.lobby import Lobby
from jackhouse.server.timers import Timers
from jackhouse.store import Store
from jackhouse.tables.entries import Entry, Played, decode
from tests.server.app_driver import InlineWorkers

__all__ = ["HOUR", "LobbyDriver"]

T = TypeVar("T")

HOUR = 3600


class LobbyDriver:
    """A lobby, its timers and its store. Clients are named ana, ben, ...; ana is the host of every table."""

    def __init__(self, folder: Path, **config: Any) -> None:
        self.config = Config(data=folder, **{"bot_pause": 0, **config})
        self.now = 1_800_000_000.0
        self.ahead = 0.0  # of the wall clock, to the monotonic one
        self.loop = asyncio.new_event_loop()
        self.open()

    def open(self) -> None:
        self.store = Store.open(self.config.data)
        wall, monotonic = lambda: self.now + self.ahead, lambda: self.now
        clock = Clock(self.store.uptime(), wall, monotonic, longest_gap=float("inf"))
        self.lobby = Lobby(self.config, self.store, clock, InlineWorkers())
        self.timers = Timers(self.lobby)
        self.unreadable = self.run(self.timers.index_tables())

    def close(self) -> None:
        self.run(self.lobby.close())
        self.run(self.timers.save())
        self.store.close()

    def restart(self, seconds: float = 0) -> None:
        """The server is closed for so long."""
        self.close()
        self.now += seconds
        self.open()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs until the work is done and bots have answered."""

        async def all_of_it() -> T:
            done = await work
            await self.at_rest()
            return done

        return self.loop.run_until_complete(all_of_it())

    def run_all(self, *works: Coroutine[Any, Any, Any]) -> list[Any]:
        """Runs all at once; returns what they return or raise."""

        async def gather() -> list[Any]:
            return await asyncio.gather(*works, return_exceptions=True)

        return self.run(gather())

    def refused(self, work: Coroutine[Any, Any, Any]) -> tuple[int, str]:
        try:
            self.run(work)
        except ApiError as error:
            return error.status, error.reason.code
        raise AssertionError("it was not refused")

    def wait(self, seconds: float) -> None:
        """Moves the clock and runs the periodic work."""
        self.now += seconds
        self.run(self.tick())

    async def tick(self) -> None:
        await self.timers.tick()
        await self.timers.sweep()
        await self.at_rest()

    async def at_rest(self) -> None:
        """Waits until no bot is awaited."""
        while playing := [live.playing for live in self.lobby.live_tables.values() if live.playing is not None]:
            await asyncio.wait(playing)

    # ---- tables ----------------------------------------------------------------------------------------------------

    def table(self, *clients: str, bots: int = 0, start: bool = True, **wanted: Any) -> str:
        """Opens a table with these clients, then bots, in its seats; returns its code."""
        players = None if "practice" in wanted else len(clients) + bots
        live = self.run(self.lobby.open("ana", {"players": players, **wanted}))
        for seat, client in enumerate(clients):
            self.run(live.sit(client, seat, client, beside=True))
        for seat in range(len(clients), len(clients) + bots):
            self.run(live.seat_bot("ana", seat, "greedy"))
        if start:
            self.run(live.start("ana"))
        return live.table.code

    def live(self, code: str) -> LiveTable:
        return self.run(self.lobby.wake(code))

    @property
    def live_tables(self) -> dict[str, LiveTable]:
        """The tables in memory."""
        return self.lobby.live_tables

    def awaited(self, code: str) -> list[int]:
        awaited: list[int] = self.live(code).table.current.state.awaited
        return awaited

    def decision(self, code: str, seat: int) -> int:
        return self.live(code).table.current.answers[seat]

    def act(
        self, code: str, client: str, seat: int, action: str, key: str = "", decision: int | None = None
    ) -> Coroutine[Any, Any, Any]:
        asked = self.decision(code, seat) if decision is None else decision
        return self.live(code).play(client, seat, asked, key or f"{action} {asked}", action)

    def play(self, code: str, client: str, seat: int, action: str) -> None:
        self.run(self.act(code, client, seat, action))

    def lines(self, code: str) -> list[Entry]:
        """Returns the stored entries of a table."""
        return [decode(body) for _, body in self.store.entries(code)]

    def answers(self, code: str) -> list[tuple[int, str, str]]:
        """Returns the answers of a table: seat, action, and who gave it (`Played.by`)."""
        return [(line.seat, line.action, line.by) for line in self.lines(code) if isinstance(line, Played)]

    def shown(self, code: str) -> list[dict[str, Any]]:
        """Returns the state as shown to every seat, then to an onlooker."""
        table = self.live(code).table
        return [table.show(viewer) for viewer in (*range(table.opened.players), None)]
