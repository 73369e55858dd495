"""What time does in a house: it answers for those who are late, and forgets tables that nobody uses."""

from jackhouse.server.chair import Chair
from jackhouse.server.config import Config
from jackhouse.server.trouble import Trouble, fault
from jackhouse.server.works import Works
from jackhouse.tables.entries import Played
from jackhouse.tables.table import Change

__all__ = ["Clockwork"]

_WELCOME_SECONDS = 3600


class Clockwork:
    """Of all tables of a house; belongs to its event loop."""

    def __init__(self, config: Config, works: Works) -> None:
        self.config = config
        self.works = works

    def deadline(self, chair: Chair, seat: int) -> float | None:
        """When the clock answers for this seat, if it faces a decision at a table with a timer.

        Time runs from the last moment that all have seen: a draft and second thoughts buy none. It runs on while the
        house is closed, but nobody is late as soon as it opens again.
        """
        timer, sitting = chair.table.opened.timer, chair.table.sitting
        if not timer or sitting.state is None or seat not in sitting.state.awaited:
            return None
        return max(sitting.since + timer, chair.presence.began + min(timer, self.config.away_seconds))

    async def tick(self) -> None:
        """Answer for those whose time is up; forget tables that nobody uses."""
        now = self.works.clock()
        for chair in list(self.works.chairs.values()):
            try:
                await self._tick(chair, now)
            except Trouble:  # what could not be stored is tried again at the next tick
                pass
            except Exception as error:  # time goes on at the other tables
                fault(error)

    async def _tick(self, chair: Chair, now: float) -> None:
        if self._is_stale(chair, now):
            await self.works.see_through(self.works.locked(chair, self._forget(chair)))
            return
        if chair.table.sitting.waiting_bots() and not chair.lock.locked():  # they were kept from it by a full disk
            await self.works.bots_turn(chair)
        sitting = chair.table.sitting
        if chair.table.opened.timer and sitting.state is not None:
            late = [(seat, sitting.answers[seat]) for seat in sitting.state.awaited if self._is_late(chair, seat, now)]
            for seat, decision in late:
                await self._answer_late(chair, seat, decision)

    def _is_late(self, chair: Chair, seat: int, now: float) -> bool:
        deadline = self.deadline(chair, seat)
        return deadline is not None and now >= deadline

    async def _answer_late(self, chair: Chair, seat: int, decision: int) -> None:
        def answer(change: Change) -> None:
            """The whole step, up to where others see something: how many answers it took is not theirs to know."""
            state, moment = change.sitting.state, change.sitting.moment
            late = change.sitting.answers[seat] == decision
            while late and seat in state.awaited and change.sitting.moment == moment:
                action = self.works.choose(self.config.best_bot, state, seat)
                change.add(Played(seat, action, by="clock"))

        await self.works.change(chair, answer)

    def _is_stale(self, chair: Chair, now: float) -> bool:
        """Nobody has used it for long; a house that opens again waits a while for its guests."""
        if chair.listeners:
            return False
        hours = self.config.idle_days * 24 if chair.table.is_started else self.config.never_started_hours
        return now - chair.touched > hours * 3600 and now - chair.presence.began > _WELCOME_SECONDS

    async def _forget(self, chair: Chair) -> None:
        if self._is_stale(chair, self.works.clock()):  # else somebody was quicker
            await self.works.drop(chair)
