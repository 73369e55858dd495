"""A house on a real store whose clock the test moves: nobody sleeps."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from jackhouse.server.chair import Chair
from jackhouse.server.config import Config
from jackhouse.server.house import House
from jackhouse.server.trouble import Trouble
from jackhouse.store import Store
from jackhouse.tables.entries import Entry, decode

__all__ = ["HOUR", "Evening"]

T = TypeVar("T")

HOUR = 3600


class Evening:
    """Guests are called ana, ben, ...; ana is the host of every table, and they sit in that order."""

    def __init__(self, folder: Path, **config: Any) -> None:
        self.config = Config(data=folder, **config)
        self.now = 1_800_000_000.0
        self.loop = asyncio.new_event_loop()
        self.open()

    def open(self) -> None:
        self.store = Store.open(self.config.data)
        self.house = House(self.config, self.store, clock=lambda: self.now)
        self.unreadable = self.house.load()
        self.run(self.house.wake())

    def close(self) -> None:
        self.run(self.house.close())
        self.store.close()

    def restart(self, seconds: float = 0) -> None:
        """The house is closed for so long."""
        self.close()
        self.now += seconds
        self.open()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def run_all(self, *works: Coroutine[Any, Any, Any]) -> list[Any]:
        """At once; what they return or raise."""

        async def gather() -> list[Any]:
            return await asyncio.gather(*works, return_exceptions=True)

        return self.run(gather())

    def refused(self, work: Coroutine[Any, Any, Any]) -> tuple[int, str]:
        try:
            self.run(work)
        except Trouble as trouble:
            return trouble.status, trouble.reason.code
        raise AssertionError("it was not refused")

    def wait(self, seconds: float) -> None:
        """Time passes, then the clock of the house ticks."""
        self.now += seconds
        self.run(self.house.clockwork.tick())

    # ---- tables ----------------------------------------------------------------------------------------------------

    def table(self, *guests: str, bots: int = 0, start: bool = True, **wanted: Any) -> str:
        """A table with these guests, then bots, in its seats; its code."""
        players = None if "practice" in wanted else len(guests) + bots
        chair = self.run(self.house.open("ana", {"players": players, **wanted}))
        for seat, guest in enumerate(guests):
            self.run(self.house.sit(chair, guest, seat, guest))
        for seat in range(len(guests), len(guests) + bots):
            self.run(self.house.seat_bot(chair, "ana", seat, "greedy"))
        if start:
            self.run(self.house.start(chair, "ana"))
        return chair.table.code

    def chair(self, code: str) -> Chair:
        return self.house.find(code)

    def awaited(self, code: str) -> list[int]:
        awaited: list[int] = self.chair(code).table.sitting.state.awaited
        return awaited

    def decision(self, code: str, seat: int) -> int:
        return self.chair(code).table.sitting.answers[seat]

    def act(
        self, code: str, guest: str, seat: int, action: str, key: str = "", decision: int | None = None
    ) -> Coroutine[Any, Any, Any]:
        asked = self.decision(code, seat) if decision is None else decision
        return self.house.play(self.chair(code), guest, seat, asked, key or f"{action} {asked}", action)

    def play(self, code: str, guest: str, seat: int, action: str) -> None:
        self.run(self.act(code, guest, seat, action))

    def lines(self, code: str) -> list[Entry]:
        """What the store has of a table."""
        return [decode(body) for _, body in self.store.entries(code)]

    def answers(self, code: str) -> list[tuple[int, str, str]]:
        """Who answered what, by whose hand."""
        return [
            (line.seat, line.action, line.by)
            for line in self.lines(code)
            if type(line).__name__ == "Played"  # type: ignore[union-attr]
        ]

    def shown(self, code: str) -> list[dict[str, Any]]:
        """What every seat, then an onlooker, is shown."""
        table = self.chair(code).table
        return [table.show(viewer) for viewer in (*range(table.opened.players), None)]
