"""How a change at a table comes to count: worked out on a copy, stored, and only then carried out and published.

Who asked may vanish meanwhile: what has been handed to the store is seen through. Then bots that are asked answer.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from jackhouse import bots
from jackhouse.kernel import BadInput, Chance, Illegal, Reason
from jackhouse.server.chair import Chair
from jackhouse.server.promises import Promises
from jackhouse.server.tokens import new_secret
from jackhouse.server.trouble import Trouble, fault, not_found
from jackhouse.store import Store, StoreFailed
from jackhouse.store.job import Then
from jackhouse.tables import entries as log
from jackhouse.tables.table import Change

__all__ = ["Works"]

T = TypeVar("T")
_BOT_EVENTS = 40  # what bots let all see in one go before others get their turn
_logger = logging.getLogger("jackhouse.server")


def _not_stored(reason: Reason) -> Trouble:
    _logger.error("not stored: %s", reason.code)
    return Trouble(Reason(reason.code), 503)  # where the house keeps its files is its own business


class Works:
    """All changes of all tables. Belongs to one event loop."""

    def __init__(self, store: Store, chairs: dict[str, Chair], clock: Callable[[], float]) -> None:
        self.store = store
        self.chairs = chairs
        self.clock = clock
        self._promises = Promises()
        self._thinking = asyncio.Lock()  # bots of one table at a time, and between two goes whoever calls is heard
        self._begun: set[asyncio.Task[Any]] = set()
        self._chance = Chance.of_seed(int(new_secret(), 16))

    async def rest(self) -> None:
        """What was begun is seen through."""
        for chair in list(self.chairs.values()):
            async with chair.lock:
                pass
        if self._begun:
            await asyncio.gather(*self._begun, return_exceptions=True)

    async def change(self, chair: Chair, work: Callable[[Change], object]) -> None:
        """Work a change out on a copy, store it, then let it count; bots that are asked then answer."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await chair.lock.acquire()
        try:
            change = self.worked_out(chair, work)
            self._store([(chair, change)], partial(self._count, chair, change, done))
        except BaseException:
            chair.lock.release()
            raise
        await done

    def worked_out(self, chair: Chair, work: Callable[[Change], object]) -> Change:
        if chair.gone:
            raise not_found()
        if chair.table.is_old:
            raise Trouble(Reason("rules-are-older"), 409)
        change = Change(chair.table, self.clock())
        try:
            work(change)
        except (BadInput, Illegal) as refused:
            raise Trouble(refused.reason) from refused
        return change

    def _count(self, chair: Chair, change: Change, done: "asyncio.Future[None]", why_not: Reason | None) -> None:
        """What is stored counts, whether anybody still waits for it or not; then the next command has its turn."""
        trouble = None
        try:
            if why_not is not None:
                raise _not_stored(why_not)
            self._accept(chair, change)
            if chair.table.sitting.waiting_bots():
                playing = self._begin(self.bots_answer(chair))
                playing.add_done_callback(lambda _: self._finish(chair, done, None))
                return
        except Trouble as refused:
            trouble = refused
        except Exception as error:
            trouble = fault(error)
        self._finish(chair, done, trouble)

    def _finish(self, chair: Chair, done: "asyncio.Future[None]", trouble: Trouble | None) -> None:
        chair.lock.release()
        if done.done():  # who asked has gone away
            return
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)

    async def keep(self, changes: list[tuple[Chair, Change]]) -> None:
        """All or nothing is stored, and counts once it is; a table that is new is in the house from then on."""
        stored: asyncio.Future[Reason | None] = asyncio.get_running_loop().create_future()
        self._store(changes, lambda why_not: None if stored.done() else stored.set_result(why_not))
        why_not = await stored
        if why_not is not None:
            raise _not_stored(why_not)
        for chair, change in changes:
            self._accept(chair, change)

    def _store(self, changes: list[tuple[Chair, Change]], then: Then) -> None:
        """Hand changes to the store; it tells in the loop how that went."""
        bodies: list[tuple[str, int, bytes]] = []
        for chair, change in changes:
            table = chair.table
            entries = change.entries if table.code in self.chairs else [table.opened, *change.entries]
            first = table.lines + 1 + len(change.entries) - len(entries)
            bodies += [(table.code, first + at, log.encode(entry)) for at, entry in enumerate(entries)]
        if bodies:
            self.store.append_then(bodies, self._promises.make(then))
        else:
            then(None)

    def _accept(self, chair: Chair, change: Change) -> None:
        self.chairs[chair.table.code] = chair
        if change.entries:
            chair.table.accept(change)
            chair.touched = self.clock()
            chair.publish()

    async def drop(self, chair: Chair) -> None:
        """With the table locked: forget a table for good."""
        try:
            await asyncio.wrap_future(self.store.drop(chair.table.code))
        except StoreFailed as failed:
            raise _not_stored(failed.reason) from failed
        chair.gone = True
        self.chairs.pop(chair.table.code, None)

    async def bots_turn(self, chair: Chair) -> None:
        """Let bots that wait go on."""
        await self.see_through(self.locked(chair, self.bots_answer(chair)))

    async def bots_answer(self, chair: Chair) -> None:
        """What has been done counts, even if they cannot answer; they try again at the next tick."""
        try:
            await self._let_bots_play(chair)
        except Trouble:
            pass
        except Exception as error:
            fault(error)

    async def _let_bots_play(self, chair: Chair) -> None:
        """Bots answer until a person is asked; their answers of one go are stored together.

        A go ends by what all have seen of it: how many answers it took would tell of drafts.
        """
        while chair.table.sitting.waiting_bots():
            async with self._thinking:
                await asyncio.sleep(0)
                change = self._go_of_bots(chair)
            await self.keep([(chair, change)])

    def _go_of_bots(self, chair: Chair) -> Change:
        change = Change(chair.table, self.clock())
        sitting = change.sitting
        while change.public < _BOT_EVENTS and (waiting := sitting.waiting_bots()):
            seat = waiting[0]
            bot = sitting.bot_of(seat)
            change.add(log.Played(seat, self.choose(bot, sitting.state, seat), by=bot))
        return change

    def choose(self, bot: str, state: Any, seat: int) -> str:
        """What a bot would answer; it sees what its seat may know. If it fails, play goes on with any answer."""
        legal = state.legal(seat)
        try:
            return str(legal[0] if len(legal) == 1 else bots.get(bot).choose(state.view(seat), legal, self._chance))
        except Exception as error:
            fault(error)
            return str(legal[self._chance.below(len(legal))])

    async def locked(self, chair: Chair, work: Coroutine[Any, Any, T]) -> T:
        async with chair.lock:
            return await work

    async def see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Let work run to its end even if who asked for it goes away."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task
