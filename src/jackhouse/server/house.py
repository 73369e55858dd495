"""The house: all tables, and who may do what at them."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from jackhouse import bots
from jackhouse.kernel import BadInput, Reason
from jackhouse.server.answer import Answer
from jackhouse.server.chair import Chair
from jackhouse.server.clockwork import Clockwork
from jackhouse.server.config import Config
from jackhouse.server.names import plain_name
from jackhouse.server.opening import opened_as
from jackhouse.server.phrases import PHRASES
from jackhouse.server.records import lines_of
from jackhouse.server.tokens import is_code, new_code, new_secret
from jackhouse.server.trouble import Trouble, not_found
from jackhouse.server.turns import Turns
from jackhouse.server.works import Works
from jackhouse.store import Store
from jackhouse.tables import entries as log
from jackhouse.tables.table import Change, Table

__all__ = ["House"]

_LINK_SECONDS = 600


class _StillLent(Exception):
    """Its owner is back, but a bot has the seat."""


class House:
    """Tables by code. All methods belong to one event loop."""

    def __init__(self, config: Config, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.config = config
        self.clock = clock
        self.chairs: dict[str, Chair] = {}
        self.links: dict[str, tuple[str, int, str, float]] = {}  # by code of a link: table, seat, whose, until when
        self.sockets = 0
        self.turns = Turns()
        self.works = Works(store, self.chairs, clock)
        self.clockwork = Clockwork(config, self.works)

    # ---- coming and going ------------------------------------------------------------------------------------------

    def load(self) -> list[str]:
        """Bring every stored table back; the codes of those that cannot be read, which are left as they are."""
        unreadable: list[str] = []
        for code in self.works.store.tabs():
            try:
                table = Table.load(body for _, body in self.works.store.entries(code))
            except BadInput:
                unreadable.append(code)
                continue
            self.chairs[code] = Chair(table, self.clock())
        return unreadable

    async def wake(self) -> None:
        """After a restart, let the bots whose turn it is go on."""
        for chair in list(self.chairs.values()):
            await self.works.bots_turn(chair)

    async def close(self) -> None:
        """What was begun is seen through."""
        await self.works.rest()

    def find(self, code: str) -> Chair:
        chair = self.chairs.get(code) if is_code(code) else None
        if chair is None:
            raise not_found()
        return chair

    # ---- tables ----------------------------------------------------------------------------------------------------

    async def open(self, host: str, wanted: Mapping[str, Any]) -> Chair:
        """Open a table as wanted: game, players, preset, options, board, public, onlookers, timer, practice."""
        chair = self._new_chair(host, wanted)
        await self.works.see_through(self.works.keep([(chair, Change(chair.table, self.clock()))]))
        return chair

    async def bring(self, host: str, record: Mapping[str, Any]) -> Chair:
        """A table at which the game of a record has been played."""
        self._need_room(host)
        at = self.clock()
        chair, change = await asyncio.to_thread(self._brought, host, record, at)
        self._need_room(host)
        await self.works.see_through(self.works.keep([(chair, change)]))
        return chair

    def _brought(self, host: str, record: Mapping[str, Any], at: float) -> tuple[Chair, Change]:
        opened, lines = lines_of(record, self._free_code(), host, at)
        chair = Chair(Table(opened), at)
        change = Change(chair.table, at)
        for line in lines:
            change.add(line)
        return chair, change

    def _free_code(self) -> str:
        return next(code for code in iter(new_code, "") if code not in self.chairs)

    def _new_chair(self, host: str, wanted: Mapping[str, Any]) -> Chair:
        """A table that is not stored yet."""
        self._need_room(host)
        now = self.clock()
        return Chair(Table(opened_as(wanted, self._free_code(), host, now, self.config)), now)

    def _need_room(self, host: str) -> None:
        if len(self.chairs) >= self.config.most_tables:
            raise Trouble(Reason("house-full"), 503)
        if sum(chair.table.opened.host == host for chair in self.chairs.values()) >= self.config.most_tables_of_one:
            raise Trouble(Reason("too-many-tables"), 429)

    async def start(self, chair: Chair, client: str) -> None:
        """The host lets the game begin, once every seat is taken."""

        def begin(change: Change) -> None:
            self._need_host(chair, client)
            if change.sitting.state is not None:
                raise Trouble(Reason("already-started"), 409)
            if any(seat.free for seat in change.sitting.seats):
                raise Trouble(Reason("seats-open"), 409)
            practice = chair.table.opened.practice
            change.add(log.Started("" if practice is not None else new_secret()))

        await self.works.change(chair, begin)

    async def rematch(self, chair: Chair, client: str) -> Chair:
        """Another game of the same kind, everybody in their seats; the first who asks opens it, the others find it."""
        self._need_seat(chair, client)
        return await self.works.see_through(self.works.locked(chair, self._rematch(chair)))

    async def _rematch(self, chair: Chair) -> Chair:
        sitting, opened = chair.table.sitting, chair.table.opened
        if chair.gone:
            raise not_found()
        if not sitting.over:
            raise Trouble(Reason("not-over"), 409)
        if sitting.successor in self.chairs:
            return self.chairs[sitting.successor]
        wanted = {
            "game": opened.game, "players": opened.players, "options": opened.options, "board": opened.board,
            "public": opened.public, "onlookers": opened.onlookers, "timer": opened.timer,
            "practice": None if opened.practice is None or "secret" in opened.practice else opened.practice,
        }  # fmt: skip
        following = self._new_chair(opened.host, wanted)
        seating, leaving = Change(following.table, self.clock()), Change(chair.table, self.clock())
        for seat, held in enumerate(sitting.seats):
            if not held.free:
                seating.add(log.Sat(seat, held.owner, held.name) if held.owner else log.Seated(seat, held.bot))
        leaving.add(log.Rematched(following.table.code))
        await self.works.keep([(following, seating), (chair, leaving)])
        return following

    # ---- seats -----------------------------------------------------------------------------------------------------

    async def sit(self, chair: Chair, client: str, seat: int, name: str) -> None:
        """Take a free seat."""
        name = self._name(name)

        def take(change: Change) -> None:
            self._need_free(change, seat)
            change.add(log.Sat(seat, client, name))

        await self.works.change(chair, take)
        self.see(chair, client)

    async def rename(self, chair: Chair, client: str, seat: int, name: str) -> None:
        name = self._name(name)
        await self._as_owner(chair, client, seat, lambda change: change.add(log.Named(seat, name)))

    async def stand(self, chair: Chair, client: str, seat: int) -> None:
        """Leave one's seat, or, for the host, clear it of a bot; only before the game begins."""

        def leave(change: Change) -> None:
            held = self._seat(change, seat)
            if held.owner != client and not (held.bot and client == chair.table.opened.host):
                raise not_found()
            self._need_waiting(change)
            change.add(log.Stood(seat))

        await self.works.change(chair, leave)

    async def seat_bot(self, chair: Chair, client: str, seat: int, bot: str) -> None:
        """The host gives a free seat to a bot."""
        self._need_host(chair, client)
        bots.get(bot)

        def put(change: Change) -> None:
            self._need_free(change, seat)
            change.add(log.Seated(seat, bot))

        await self.works.change(chair, put)

    async def lend(self, chair: Chair, client: str, seat: int) -> None:
        """Give an absent owner's seat to a bot: the host may, or anyone seated while the host is away too."""
        host = chair.table.opened.host
        if client != host:
            self._need_seat(chair, client)

        def give(change: Change) -> None:
            held = self._seat(change, seat)
            if client != host and not self._is_away(chair, host):
                raise Trouble(Reason("not-the-host"), 403)
            if held.bot or change.sitting.state is None or change.sitting.over or not self._is_away(chair, held.owner):
                raise Trouble(Reason("nobody-away"), 409)
            change.add(log.Lent(seat, self.config.best_bot))

        await self.works.change(chair, give)

    def _is_away(self, chair: Chair, client: str) -> bool:
        return chair.presence.away_for(client, self.clock()) >= self.config.away_seconds

    async def come(self, chair: Chair, client: str) -> None:
        """A client is connected: seats of its that were lent are its own again at once."""
        chair.presence.come(client)
        chair.publish()
        await self.works.see_through(self.works.locked(chair, self._give_back(chair, client)))

    def go(self, chair: Chair, client: str) -> None:
        chair.touched = self.clock()
        chair.presence.go(client, self.clock())
        if not chair.listeners:
            chair.table.forget_shown()
        chair.publish()

    def see(self, chair: Chair, client: str) -> None:
        """A client that has no connection, but asks by requests, is there as well."""
        if chair.table.sitting.seats_of(client):
            chair.presence.seen(client, self.clock())

    async def _give_back(self, chair: Chair, client: str) -> None:
        """What the owner then wants may be refused; the seat is its own again all the same."""

        def return_all(change: Change) -> None:
            for seat in change.sitting.lent_of(client):
                change.add(log.Returned(seat))

        if chair.table.sitting.lent_of(client) and not chair.table.is_old:
            await self.works.keep([(chair, self.works.worked_out(chair, return_all))])
            await self.works.bots_answer(chair)

    def link(self, chair: Chair, client: str, seat: int) -> str:
        """A code that moves the seat to whoever brings it first, within ten minutes."""
        if seat not in chair.table.sitting.seats_of(client):
            raise not_found()
        now = self.clock()
        place = (chair.table.code, seat)
        self.links = {code: link for code, link in self.links.items() if link[3] > now and link[:2] != place}
        code = new_code() + new_code()
        self.links[code] = (*place, client, now + _LINK_SECONDS)
        return code

    async def move(self, client: str, code: str) -> tuple[Chair, int]:
        """Take over the seat of a link; the link is spent."""
        table, seat, owner, until = self.links.get(code, ("", 0, "", 0.0))
        if until <= self.clock():
            raise not_found()
        chair = self.find(table)

        def take(change: Change) -> None:
            held = self._seat(change, seat)
            if held.owner != owner or code not in self.links:  # somebody else's by now, or brought twice at once
                raise not_found()
            change.add(log.Sat(seat, client, held.name, moved=True))

        await self.works.change(chair, take)
        self.links.pop(code, None)
        self.see(chair, client)
        return chair, seat

    # ---- play ------------------------------------------------------------------------------------------------------

    async def play(self, chair: Chair, client: str, seat: int, decision: int, key: str, action: str) -> dict[str, Any]:
        """Answer a decision. Acknowledged once it is stored; the same key again is acknowledged again, not played."""
        answer = Answer(chair, seat, decision, key, action)
        await self._as_owner(chair, client, seat, answer.give)
        return answer.receipt()

    async def undo(self, chair: Chair, client: str, seat: int, decision: int, key: str) -> dict[str, Any]:
        """Take the last answer back, while that is fair; as with `play`, a key counts once."""
        answer = Answer(chair, seat, decision, key, None)
        await self._as_owner(chair, client, seat, answer.give)
        return answer.receipt()

    async def say(self, chair: Chair, client: str, seat: int, phrase: str) -> None:
        def speak(change: Change) -> None:
            if phrase not in PHRASES:
                raise Trouble(Reason("no-such-phrase"))
            change.add(log.Said(seat, phrase))

        await self._as_owner(chair, client, seat, speak)

    async def _as_owner(self, chair: Chair, client: str, seat: int, work: Callable[[Change], object]) -> None:
        """What the owner of a seat does at it; who does something is back."""
        self._need_owner(chair, client, seat)

        def do(change: Change) -> None:
            self._need_owner(chair, client, seat)  # it may have waited for its turn
            chair.presence.seen(client, self.clock())
            if chair.table.sitting.lent_of(client):
                raise _StillLent
            work(change)

        while True:
            try:
                return await self.works.change(chair, do)
            except _StillLent:
                await self.works.see_through(self.works.locked(chair, self._give_back(chair, client)))

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _name(self, name: str) -> str:
        plain = plain_name(name)
        if not 0 < len(plain) <= self.config.longest_name:
            raise Trouble(Reason("bad-name", "", {"most": self.config.longest_name}))
        return plain

    def _seat(self, change: Change, seat: int) -> Any:
        if not 0 <= seat < len(change.sitting.seats):
            raise not_found()
        return change.sitting.seats[seat]

    def _need_free(self, change: Change, seat: int) -> None:
        if not self._seat(change, seat).free:
            raise Trouble(Reason("seat-is-taken"), 409)

    def _need_waiting(self, change: Change) -> None:
        if change.sitting.state is not None:
            raise Trouble(Reason("already-started"), 409)

    def _need_owner(self, chair: Chair, client: str, seat: int) -> None:
        seats = chair.table.sitting.seats
        if not client or not 0 <= seat < len(seats) or seats[seat].owner != client:
            raise not_found()

    def _need_seat(self, chair: Chair, client: str) -> None:
        if not chair.table.sitting.seats_of(client):
            raise not_found()

    def _need_host(self, chair: Chair, client: str) -> None:
        if client != chair.table.opened.host:
            raise not_found()
