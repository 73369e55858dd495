"""All tables of a server: finds them, opens them, and keeps in memory those that somebody uses."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from jackhouse.kernel import BadInput, Reason
from jackhouse.server.admission import Buckets, network_of
from jackhouse.server.board_trials import BoardTrials
from jackhouse.server.bots import BotSeats
from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError, not_found
from jackhouse.server.live_table import LiveTable, Services
from jackhouse.server.storage import Storage, not_stored
from jackhouse.server.table_setup import new_table_entry
from jackhouse.server.tokens import is_code, new_code
from jackhouse.server.workers import Workers, encoded_record
from jackhouse.store import Store, StoreFailed, TableRow
from jackhouse.tables import entries as log
from jackhouse.tables.table import Table, TableLoader

__all__ = ["Lobby"]

_LINK_SECONDS: Final = 600
_IN_USE_SECONDS: Final = 3600
_logger = logging.getLogger("jackhouse.server")


class Lobby:
    """Tables by code. A table is in memory while somebody uses it, and otherwise only in the store.

    All methods belong to one event loop.
    """

    def __init__(self, config: Config, store: Store, clock: Clock, workers: Workers) -> None:
        self.config = config
        self.clock = clock
        self.workers = workers
        self.live_tables: dict[str, LiveTable] = {}
        """Tables in memory, the longest unused first."""
        self.links: dict[str, tuple[str, int, str, float]] = {}  # by link code: table, seat, owner, valid until
        self.sockets = 0
        self.storage = Storage(store, clock)
        self.bots = BotSeats(config, self.storage, workers)
        self.trials = BoardTrials(config, clock, workers)
        self.services = Services(config, clock, self.storage, self.bots)
        self.storage.accepted = self._accepted
        self._key = store.secret_key()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._opening: dict[str, tuple[str, str]] = {}  # host and origin of tables that are being opened, by code
        self._openings = Buckets(config.tables_of_an_address_an_hour / 3600, config.tables_of_an_address_an_hour)

    @property
    def store(self) -> Store:
        return self.storage.store

    async def close(self) -> None:
        """Stops the bots and the trials, and waits for everything that is being stored."""
        await self.trials.close()
        playing = [live.playing for live in self.live_tables.values() if live.playing is not None]
        for task in (*playing, *self._loading.values()):
            task.cancel()
        await asyncio.gather(*playing, *self._loading.values(), return_exceptions=True)
        await self.storage.finish()

    # ---- tables in memory ------------------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """Returns the table with this code, for somebody who uses it."""
        live = await self.wake(code)
        live.used = self.clock.now()
        self.live_tables[code] = self.live_tables.pop(code)
        return live

    async def wake(self, code: str) -> LiveTable:
        """Returns the table with this code, read from the store if it is not in memory."""
        return self.live_tables.get(code) or await self._load_once(code)

    def has(self, code: str) -> bool:
        return code in self.live_tables or (is_code(code) and self.store.has(code))

    def row(self, code: str) -> TableRow | None:
        """Returns the index row of a table without loading it."""
        return self.store.row(code) if is_code(code) else None

    async def _load_once(self, code: str) -> LiveTable:
        if not is_code(code) or not (code in self._loading or self.store.has(code)):
            raise not_found()
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> LiveTable:
        try:
            table = await self.read(code)
        except BadInput as unreadable:
            _logger.error("a table cannot be read, and is left as it is: %s", unreadable.reason.code)
            raise not_found() from unreadable
        row = self.store.row(code)
        # Nobody was connected while it slept. After a restart its players get time to come back.
        since = self.clock.now() if row is None else max(row.active, self.clock.started)
        live = LiveTable(self.services, table, since, "" if row is None else row.origin)
        live.due = self._due_again(table, row)
        self.live_tables[code] = live
        self._unload_excess()
        self.bots.wake(live)
        return live

    async def read(self, code: str) -> Table:
        """Replays a table from its stored entries, some at a time, so that other tasks run in between."""
        try:
            stored = await asyncio.to_thread(self.store.entries, code)
        except StoreFailed as failed:
            raise not_stored(failed.reason) from failed
        loader = TableLoader([body for _, body in stored])
        while not loader.step():
            await asyncio.sleep(0)
        return loader.table

    def _due_again(self, table: Table, row: TableRow | None) -> float | None:
        """Returns when the timer of a loaded table expires; none expires at once after a restart."""
        timer, state = table.opened.timer, table.current.state
        if not timer or state is None or not state.awaited:
            return None
        if row is None or row.due is None:
            return self.clock.now() + timer
        return max(row.due, self.clock.started + min(timer, self.config.away_seconds))

    def _unload_excess(self) -> None:
        """Removes the longest unused tables from memory while there are too many."""
        excess = len(self.live_tables) - self.config.most_tables_awake
        for live in list(self.live_tables.values()) if excess > 0 else []:
            if excess > 0 and not live.is_busy and live.table.code not in self._loading:
                self.forget(live)
                excess -= 1

    def forget(self, live: LiveTable) -> None:
        """Removes a table from memory; its entries stay in the store."""
        live.closed = True
        del self.live_tables[live.table.code]

    def _accepted(self, live: LiveTable) -> None:
        """Called when a change has been stored; a new table is in memory from then on."""
        self.live_tables.setdefault(live.table.code, live)
        self.bots.wake(live)

    # ---- opening tables --------------------------------------------------------------------------------------------

    def origin_of(self, address: str) -> str:
        """Returns a keyed hash of an address, so that the store holds none; of the /64 network for IPv6."""
        try:
            network = network_of(address)
        except ValueError:  # what a proxy forwards may be anything
            network = address
        return hashlib.blake2b(network.encode(), key=self._key, digest_size=8).hexdigest() if network else ""

    async def open(self, host: str, wanted: Mapping[str, Any], address: str = "") -> LiveTable:
        """Opens a table as wanted: game, players, preset, options, board, public, onlookers, timer, practice."""
        origin = self.origin_of(address)
        async with self._room(host, origin) as code:
            live = self._new_table(code, wanted, host, origin)
            await self.storage.commit((live, live.begin()))
        return live

    async def bring(self, host: str, record: Mapping[str, Any], address: str = "") -> LiveTable:
        """Opens a table where the game of a record has been played. A worker process checks the record."""
        origin = self.origin_of(address)
        async with self._room(host, origin) as code:
            try:
                lines = await self.workers.run(encoded_record, record, code, host, self.clock.wall())
            except TimeoutError as late:
                raise ApiError(Reason("record-too-long"), 413) from late
            if isinstance(lines, dict):
                raise BadInput(Reason(**lines))
            opened = log.decode(lines[0])
            assert isinstance(opened, log.Opened)
            live = LiveTable(self.services, Table(opened), self.clock.now(), origin, is_new=True)
            change = live.begin()
            for at, body in enumerate(lines[1:]):
                change.take(log.decode(body))
                if at % 50 == 0:
                    await asyncio.sleep(0)
            await self.storage.commit((live, change))
        return live

    def _new_table(self, code: str, wanted: Mapping[str, Any], host: str, origin: str) -> LiveTable:
        opened = new_table_entry(wanted, code, host, self.clock.wall(), self.config)
        return LiveTable(self.services, Table(opened), self.clock.now(), origin, is_new=True)

    def _free_code(self) -> str:
        taken = (self.live_tables, self._opening)
        return next(
            code
            for code in iter(new_code, "")
            if not any(code in codes for codes in taken) and not self.store.has(code)
        )

    @asynccontextmanager
    async def _room(self, host: str, origin: str) -> AsyncIterator[str]:
        """Reserves room for one more table, and its code. Every way to make a table uses it."""
        config = self.config
        if origin and not self._openings.take(origin, self.clock.now()):
            raise ApiError(Reason("too-many-tables"), 429)
        if self._count_of(host=host) >= config.most_tables_of_one:
            raise ApiError(Reason("too-many-tables"), 429)
        if origin and self._count_of(origin=origin) >= config.most_tables_of_an_address:
            raise ApiError(Reason("too-many-tables"), 429)
        code = self._free_code()
        self._opening[code] = (host, origin)
        try:
            while self._count_of() > config.most_tables:
                await self._make_room()
            yield code
        finally:
            del self._opening[code]

    def _count_of(self, host: str | None = None, origin: str | None = None) -> int:
        """Returns the number of tables, stored or being opened, each counted once."""
        opening = [
            code
            for code, (its_host, its_origin) in self._opening.items()
            if host in (None, its_host) and origin in (None, its_origin)
        ]
        return len(opening) + self.store.count_of(host=host, origin=origin, without=opening)

    async def _make_room(self) -> None:
        """Deletes an unused table: one that never started, else one of the biggest holder; `ApiError` if there is none.

        A started table is only taken from a host or an address that holds more than its fair share.
        """
        unused = [code for code, _ in self.store.idlest(started=False) if not self.is_in_use(code)]
        if not unused:
            for kind, name, tables in sorted(self.store.biggest_holder(), key=lambda holder: -holder[2]):
                if tables > self.config.fair_share:
                    idlest = self.store.idlest(**{kind: name})  # type: ignore[arg-type]
                    long_ago = self.clock.now() - _IN_USE_SECONDS
                    unused += [code for code, active in idlest if active < long_ago and not self.is_in_use(code)]
        if not unused:
            raise ApiError(Reason("house-full"), 503)
        await self.drop(unused[0])

    def is_in_use(self, code: str) -> bool:
        """Whether somebody is connected to this table or something is under way at it."""
        live = self.live_tables.get(code)
        return code in self._loading or (live is not None and live.is_busy)

    async def drop(self, code: str) -> None:
        """Deletes a table for good."""
        live = self.live_tables.get(code)
        if live is not None:
            live.closed = True
        try:
            await self.storage.drop(code)
        except ApiError:
            if live is not None:
                live.closed = False
            raise
        self.live_tables.pop(code, None)

    # ---- rematches and links ---------------------------------------------------------------------------------------

    async def rematch(self, live: LiveTable, client: str, address: str = "") -> LiveTable:
        """Returns the table of the rematch; the first who asks opens it, with everybody in their seats."""
        live.need_seat(client)
        origin = self.origin_of(address)
        with live.held():
            async with live.rematch_lock:
                if not live.table.current.over:
                    raise ApiError(Reason("not-over"), 409)
                successor = live.table.current.successor
                if successor and self.has(successor):
                    return await self.find(successor)
                return await self._open_rematch(live, origin)

    async def _open_rematch(self, live: LiveTable, origin: str) -> LiveTable:
        opened = live.table.opened
        wanted = {
            "game": opened.game, "players": opened.players, "options": opened.options, "board": opened.board,
            "public": opened.public, "onlookers": opened.onlookers, "timer": opened.timer,
            "practice": None if opened.practice is None or "secret" in opened.practice else opened.practice,
        }  # fmt: skip
        async with self._room(opened.host, origin) as code:
            leaving = live.begin()
            following = self._new_table(code, wanted, opened.host, origin)
            seating = following.begin()
            for seat, held in enumerate(leaving.result.seats):
                if not held.free:
                    seating.add(log.Sat(seat, held.owner, held.name) if held.owner else log.Seated(seat, held.bot))
            leaving.add(log.Rematched(following.table.code))
            await self.storage.commit((following, seating), (live, leaving))
        return following

    def link(self, live: LiveTable, client: str, seat: int) -> str:
        """Returns a code that moves the seat to whoever brings it first, within ten minutes."""
        live.need_owner(client, seat)
        now = self.clock.now()
        place = (live.table.code, seat)
        self.links = {code: link for code, link in self.links.items() if link[3] > now and link[:2] != place}
        code = new_code() + new_code()
        self.links[code] = (*place, client, now + _LINK_SECONDS)
        return code

    async def move(self, client: str, code: str) -> tuple[LiveTable, int]:
        """Takes over the seat of a link; the link is used up."""
        table, seat, owner, until = self.links.get(code, ("", 0, "", 0.0))
        if until <= self.clock.now():
            raise not_found()
        live = await self.find(table)
        link = self.links.pop(code, None)
        if link is None:  # brought twice at once
            raise not_found()
        try:
            await live.move_seat(owner, client, seat)
        except ApiError as error:
            if error.status == 503:  # not stored: it can be tried again
                self.links[code] = link
            raise
        return live, seat
