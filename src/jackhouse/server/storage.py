"""The one path by which a table changes: a change is stored, then accepted, then published."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from jackhouse.kernel import Reason
from jackhouse.server.clock import Clock
from jackhouse.server.errors import ApiError
from jackhouse.store import Store, StoreFailed, TableRow
from jackhouse.tables.entries import encode
from jackhouse.tables.table import Change

if TYPE_CHECKING:
    from jackhouse.server.live_table import LiveTable

__all__ = ["Storage", "not_stored"]

_ENCODER = msgspec.json.Encoder()
_logger = logging.getLogger("jackhouse.server")

Changed = tuple["LiveTable", Change]


def not_stored(reason: Reason) -> ApiError:
    """Returns the error for clients, without the path of the file."""
    _logger.error("not stored: %s", reason.code)
    return ApiError(Reason(reason.code), 503)


class Storage:
    """Submits changes to the store, and publishes them once they are stored. Belongs to the event loop.

    A change does not wait for the one before it: it builds on those that are being stored, and the store keeps their
    order. If one fails, those that build on it fail with it.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.accepted: Callable[[LiveTable], None] = lambda live: None
        """Called for each table whose change has been stored."""
        self._writing: set[asyncio.Future[Reason | None]] = set()

    async def commit(self, *changes: Changed) -> None:
        """Stores changes, all or none; `ApiError` if that fails. They are visible once this returns.

        Cancelling the caller does not cancel the write.
        """
        stored = self._submit(changes)
        reason = await asyncio.shield(stored)
        if reason is not None:
            raise not_stored(reason)

    def _submit(self, changes: tuple[Changed, ...]) -> "asyncio.Future[Reason | None]":
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[Reason | None] = loop.create_future()
        items: list[tuple[str, int, bytes]] = []
        rows: list[TableRow] = []
        dues: list[float | None] = []  # as they were before
        for live, change in changes:
            code, first = live.table.code, change.first
            if live.is_new:
                items.append((code, first - 1, encode(live.table.opened)))
            items += [(code, first + at, encode(entry)) for at, entry in enumerate(change.entries)]
            due = live.due
            if self._set_timer(live, change) or live.is_new or change.alters_description:
                rows.append(self.row(live, change))
            live.table.submit(change)
            live.storing[change] = stored
            dues.append(due)
        self._writing.add(stored)
        written = partial(self._written, changes, dues, stored)

        def then(reason: Reason | None) -> None:  # called in the store's writer thread
            loop.call_soon_threadsafe(written, reason)

        self.store.append_then(items, then, rows)
        return stored

    def _written(
        self,
        changes: tuple[Changed, ...],
        dues: list[float | None],
        stored: "asyncio.Future[Reason | None]",
        reason: Reason | None,
    ) -> None:
        """Called when the store is done with changes; `reason` is set if they were not stored."""
        self._writing.discard(stored)
        for (live, change), due in zip(changes, dues):
            del live.storing[change]
            if reason is not None:
                if live.table.discard(change):
                    live.due = due
                continue
            live.is_new = False
            live.table.accept(change)
            live.used = self.clock.now()
            self.accepted(live)
            live.publish()
        stored.set_result(reason)

    def _set_timer(self, live: "LiveTable", change: Change) -> bool:
        """Sets when the timer is due; returns whether that changed. Drafts and undo do not extend it."""
        timer, current, before = live.table.opened.timer, change.result, live.due
        if not timer:
            return False
        if current.state is None or all(current.bot_of(seat) for seat in current.state.awaited):
            live.due = None
        elif change.reaches_all or live.due is None:
            live.due = self.clock.now() + timer
        return live.due != before

    def row(self, live: "LiveTable", change: Change) -> TableRow:
        """Returns the table's index row as it is after a change."""
        table, opened, current = live.table, live.table.opened, change.result
        about = table.describe(current)
        return TableRow(
            code=table.code,
            host=opened.host,
            origin=live.origin,
            game=opened.game,
            rules=opened.rules,
            public=opened.public,
            started=about["started"],
            over=current.over,
            opened=opened.at,
            active=self.clock.now(),
            due=live.due,
            owners=tuple(seat.owner for seat in current.seats),
            about=_ENCODER.encode(about),
        )

    async def drop(self, code: str) -> None:
        """Deletes a table for good."""
        try:
            await asyncio.wrap_future(self.store.drop(code))
        except StoreFailed as failed:
            raise not_stored(failed.reason) from failed

    async def finish(self) -> None:
        """Waits for everything that is being stored."""
        while self._writing:
            await asyncio.wait(self._writing)
