"""A table in memory: who may do what at it, who is connected, and which changes are being stored."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from jackhouse import bots
from jackhouse.kernel import BadInput, Illegal, Reason
from jackhouse.kernel.secret import MOST_NONCE_DIGITS, is_nonce
from jackhouse.server.admission import Bucket
from jackhouse.server.bots import BotSeats
from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError, not_found
from jackhouse.server.player_text import phrases_of, plain_name
from jackhouse.server.storage import Storage, not_stored
from jackhouse.server.tokens import new_secret
from jackhouse.tables import entries as log
from jackhouse.tables.presence import Presence
from jackhouse.tables.table import Change, Table, answer_text
from jackhouse.tables.table_state import Seat, TableState

__all__ = ["LiveTable", "Services"]

_LONGEST_KEY: Final = 64

Listener = Callable[[], None]


@dataclass(frozen=True)
class Services:
    """What the tables of a server share."""

    config: Config
    clock: Clock
    storage: Storage
    bots: BotSeats


class LiveTable:
    """A table while somebody uses it. Belongs to the event loop; times are uptime (see `Clock`).

    A method that changes the table works the change out at once, hands it to the store and returns once it is stored.
    `client` is always the tag of a client's token; whoever may not do something gets the same answer as at a table
    that does not exist.
    """

    def __init__(self, services: Services, table: Table, now: float, origin: str = "", is_new: bool = False) -> None:
        self.services = services
        self.table = table
        self.origin = origin
        """A keyed hash of the address from which the table was opened."""
        self.is_new = is_new
        """True until its first entry is stored."""
        self.presence = Presence(now)
        self.listeners: set[Listener] = set()
        """Called after every change; one for each connection."""
        self.used = now
        """When somebody last did or asked something here."""
        self.due: float | None = None
        """When the timer answers for the awaited seats, at a table with a timer."""
        self.storing: dict[Change, asyncio.Future[Reason | None]] = {}
        self.playing: asyncio.Task[None] | None = None
        """The task that answers for bots, while there is one."""
        self.rematch_lock = asyncio.Lock()
        self.closed = False
        """True once it has left memory or was deleted: it cannot be changed any more."""
        self._phrases: dict[int, Bucket] = {}
        self._holders = 0

    @property
    def is_busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.listeners or self.storing or self.playing or self._holders or not self.presence.is_empty)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keeps the table in memory between finding it and changing it."""
        self._holders += 1
        try:
            yield
        finally:
            self._holders -= 1

    def publish(self) -> None:
        """Notifies every connection that something has changed."""
        for listener in list(self.listeners):
            listener()

    # ---- presence --------------------------------------------------------------------------------------------------

    async def come(self, client: str) -> None:
        """Counts a new connection of a client. Its lent seats are given back to it."""
        self.used = self.services.clock.now()
        self.presence.come(client)
        self.publish()
        self.services.bots.wake(self)
        await self._give_back(client)

    def go(self, client: str) -> None:
        """Counts the end of a connection of a client."""
        self.used = self.services.clock.now()
        self.presence.go(client, self.used)
        if not self.listeners:
            self.table.forget_shown()
        self.publish()

    def see(self, client: str) -> None:
        """Counts a client as present that has no connection and polls by requests."""
        self.used = self.services.clock.now()
        if self.table.current.seats_of(client):
            self.presence.seen(client, self.used)
        self.services.bots.wake(self)

    def _is_away(self, client: str) -> bool:
        return self.presence.away_for(client, self.services.clock.now()) >= self.services.config.away_seconds

    # ---- seats -----------------------------------------------------------------------------------------------------

    async def start(self, client: str) -> None:
        """Starts the game; only the host may, once every seat is taken."""
        self._need_host(client)
        change = self.begin()
        self._need_waiting(change)
        if any(seat.free for seat in change.result.seats):
            raise ApiError(Reason("seats-open"), 409)
        opened = self.table.opened
        if opened.secret:
            self._add(change, log.Started(opened.secret, [seat.nonce for seat in change.result.seats]))
        else:  # practice, or opened by an older version
            self._add(change, log.Started("" if opened.practice is not None else new_secret()))
        await self._commit(change)

    async def sit(self, client: str, seat: int, name: str, beside: bool = False, nonce: str = "") -> None:
        """Takes a free seat; a second one only for somebody `beside` the first, on the same screen."""
        change = self.begin()
        self._need_free(change, seat)
        if change.result.seats_of(client) and not beside:
            raise ApiError(Reason("already-seated"), 409)
        if nonce:
            self._need_nonce(nonce)
            self._need_waiting(change)
        self._add(change, log.Sat(seat, client, self._name(name), nonce=nonce))
        await self._commit(change)
        self.see(client)

    async def rename(self, client: str, seat: int, name: str) -> None:
        change = await self._begin_as_owner(client, seat)
        self._add(change, log.Named(seat, self._name(name)))
        await self._commit(change)

    async def give_nonce(self, client: str, seat: int, nonce: str) -> None:
        """Sets the seat's nonce, which is mixed into the random numbers of the game, before the start."""
        change = await self._begin_as_owner(client, seat)
        self._need_nonce(nonce)
        self._need_waiting(change)
        self._add(change, log.Nonced(seat, nonce))
        await self._commit(change)

    async def stand(self, client: str, seat: int) -> None:
        """Leaves one's seat, or, for the host, clears any; only before the start."""
        change = self.begin()
        held = self._seat(change, seat)
        if held.free or client not in (held.owner, self.table.opened.host):
            raise not_found()
        self._need_waiting(change)
        self._add(change, log.Stood(seat))
        await self._commit(change)

    async def seat_bot(self, client: str, seat: int, bot: str) -> None:
        """Gives a free seat to a bot; only the host may."""
        self._need_host(client)
        bots.get(bot)
        change = self.begin()
        self._need_free(change, seat)
        self._add(change, log.Seated(seat, bot))
        await self._commit(change)

    async def lend(self, client: str, seat: int) -> None:
        """Gives an absent owner's seat to a bot: the host may, or anyone seated while the host is away too."""
        host = self.table.opened.host
        if client != host:
            self.need_seat(client)
        change = self.begin()
        held = self._seat(change, seat)
        if client != host and not self._is_away(host):
            raise ApiError(Reason("not-the-host"), 403)
        if held.bot or change.result.state is None or change.result.over or not self._is_away(held.owner):
            raise ApiError(Reason("nobody-away"), 409)
        self._add(change, log.Lent(seat, self.services.config.best_bot))
        await self._commit(change)

    def lend_wait(self, client: str, seat: int) -> float | None:
        """Returns the seconds until this client may lend the seat if nobody comes back; None if it may not anyway."""
        host, current = self.table.opened.host, self.table.current
        if client != host:
            self.need_seat(client)
        if not 0 <= seat < len(current.seats):
            raise not_found()
        held = current.seats[seat]
        absent = [held.owner] if client == host else [held.owner, host]
        can_be_lent = held.owner and not held.bot and current.state is not None and not current.over
        if not can_be_lent or any(self.presence.is_here(owner) for owner in absent):
            return None
        now = self.services.clock.now()
        away = min(self.presence.away_for(owner, now) for owner in absent)
        return max(0.0, self.services.config.away_seconds - away)

    async def move_seat(self, owner: str, client: str, seat: int) -> None:
        """Makes `client` the owner of a seat that is `owner`'s, on another device."""
        change = self.begin()
        held = self._seat(change, seat)
        if held.owner != owner:
            raise not_found()
        self._add(change, log.Sat(seat, client, held.name, moved=True))
        await self._commit(change)
        self.see(client)

    async def _give_back(self, client: str) -> None:
        """Returns the client's lent seats. What the client wants next may still be refused."""
        lent = self.table.newest.lent_of(client)
        if lent and not self.table.is_old:
            change = self.begin()
            for seat in lent:
                change.add(log.Returned(seat))
            await self._commit(change)

    # ---- play ------------------------------------------------------------------------------------------------------

    async def play(self, client: str, seat: int, decision: int, key: str, action: str) -> dict[str, Any]:
        """Answers a decision. Returns once it is stored; the same key again is acknowledged again, not played."""
        return await self._answer(client, decision, log.Played(seat, action, key))

    async def undo(self, client: str, seat: int, decision: int, key: str) -> dict[str, Any]:
        """Takes the last answer back, while that is fair; as with `play`, a key counts once."""
        return await self._answer(client, decision, log.Undone(seat, key))

    async def _answer(self, client: str, decision: int, entry: log.Played | log.Undone) -> dict[str, Any]:
        change = await self._begin_as_owner(client, entry.seat)
        if not 0 < len(entry.key) <= _LONGEST_KEY:
            raise ApiError(Reason("bad-key"))
        if not await self._is_known(decision, entry):
            if change.result.state is None:
                raise ApiError(Reason("not-started"), 409)
            if decision != change.result.answers[entry.seat]:
                raise ApiError(Reason("stale-decision"), 409)
            if isinstance(entry, log.Undone) and self.table.lines >= self.services.config.most_lines:
                raise ApiError(Reason("too-many-answers"), 409)
            self._add(change, entry)
            await self._commit(change)
        return {"key": entry.key, "seat": entry.seat, "n": self.table.number(entry.seat)}

    async def _is_known(self, decision: int, entry: log.Played | log.Undone) -> bool:
        """Whether this very answer was given before under the same key; waits if it is just being stored."""
        place = (entry.seat, entry.key)
        storing = next((change for change in self.storing if place in change.done), None)
        before = self.table.done.get(place) if storing is None else storing.done[place]
        if before is None:
            return False
        if before != (decision, answer_text(entry)):
            raise ApiError(Reason("key-reused"), 409)
        if storing is not None:
            reason = await asyncio.shield(self.storing[storing])
            if reason is not None:
                raise not_stored(reason)
        return True

    async def say(self, client: str, seat: int, phrase: str) -> None:
        """Says a quick phrase; the number a minute is limited for each seat."""
        change = await self._begin_as_owner(client, seat)
        if phrase not in phrases_of(self.table.opened.game):
            raise ApiError(Reason("no-such-phrase"))
        now, most = self.services.clock.now(), self.services.config.phrases_a_minute
        if not self._phrases.setdefault(seat, Bucket(most / 60, most, now)).take(now):
            raise ApiError(Reason("too-fast"), 429)
        self._add(change, log.Said(seat, phrase))
        await self._commit(change)

    async def hint(self, client: str, seat: int) -> dict[str, Any]:
        """Returns what the best bot would do in this seat until others see something of it, and what for.

        Nothing is played.
        """
        decision, state = self._asked(client, seat)
        actions = await self.services.bots.think(self, seat, self.services.config.best_bot)
        why = await self.services.bots.purpose(state, seat, actions)
        return {"decision": decision, "action": actions[0], "actions": actions, "purpose": why}

    async def guidance(self, client: str, seat: int) -> dict[str, Any]:
        """Returns what the game says to this seat about its choices, from its view alone.

        `decision` is null if the seat is not asked: a page often asks just when the seat has answered.
        """
        self.need_owner(client, seat)
        current = self._started()
        if seat not in current.state.awaited:
            return {"decision": None, "guidance": {}}
        decision = current.answers[seat]  # before it waits: the table may go on meanwhile
        return {"decision": decision, "guidance": await self.services.bots.guidance(current.state, seat)}

    def _asked(self, client: str, seat: int) -> tuple[int, Any]:
        """Returns the open decision of a client's seat, and the state; refuses if the seat is not asked."""
        self.need_owner(client, seat)
        current = self._started()
        if seat not in current.state.awaited:
            raise ApiError(Reason("not-awaited", "", {"seat": seat}), 409)
        return current.answers[seat], current.state

    def _started(self) -> TableState:
        """Returns the current state of a table whose game has started; refuses before that."""
        current = self.table.current
        if current.state is None:
            raise ApiError(Reason("not-started"), 409)
        return current

    # ---- changes ---------------------------------------------------------------------------------------------------

    def begin(self) -> Change:
        """Returns a new change on top of the newest state; refuses if the table cannot be changed."""
        if self.closed:
            raise not_found()
        if self.table.is_old:
            raise ApiError(Reason("rules-are-older"), 409)
        return Change(self.table, self.services.clock.wall())

    async def _begin_as_owner(self, client: str, seat: int) -> Change:
        """Marks the owner of a seat as present, returns its lent seats and starts a change."""
        self.need_owner(client, seat)
        self.presence.seen(client, self.services.clock.now())
        await self._give_back(client)
        self.need_owner(client, seat)  # it may have changed while this waited
        return self.begin()

    async def _commit(self, change: Change) -> None:
        await self.services.storage.commit((self, change))

    def _add(self, change: Change, entry: log.Entry) -> None:
        try:
            change.add(entry)
        except (BadInput, Illegal) as refused:
            raise ApiError(refused.reason) from refused

    # ---- checks ----------------------------------------------------------------------------------------------------

    def need_owner(self, client: str, seat: int) -> None:
        seats = self.table.newest.seats
        if not client or not 0 <= seat < len(seats) or seats[seat].owner != client:
            raise not_found()

    def need_seat(self, client: str) -> None:
        if not self.table.newest.seats_of(client):
            raise not_found()

    def _need_host(self, client: str) -> None:
        if client != self.table.opened.host:
            raise not_found()

    def _need_waiting(self, change: Change) -> None:
        if change.result.state is not None:
            raise ApiError(Reason("already-started"), 409)

    def _need_free(self, change: Change, seat: int) -> None:
        if not self._seat(change, seat).free:
            raise ApiError(Reason("seat-is-taken"), 409)

    def _need_nonce(self, nonce: str) -> None:
        if not nonce or not is_nonce(nonce):
            raise ApiError(Reason("bad-nonce", "", {"most": MOST_NONCE_DIGITS}))
        if not self.table.opened.secret:
            raise ApiError(Reason("no-commitment"), 409)

    def _seat(self, change: Change, seat: int) -> Seat:
        if not 0 <= seat < len(change.result.seats):
            raise not_found()
        return change.result.seats[seat]

    def _name(self, name: str) -> str:
        plain, most = plain_name(name), self.services.config.longest_name
        if not 0 < len(plain) <= most:
            raise ApiError(Reason("bad-name", "", {"most": most}))
        return plain
