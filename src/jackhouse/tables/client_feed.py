"""Tracks which events and states of a table a client has been sent."""

from collections.abc import Callable, Mapping

import msgspec

from jackhouse.tables.presence import Presence
from jackhouse.tables.table import ONLOOKER, Table, Viewer
from jackhouse.tables.table_state import Seat

__all__ = ["ClientFeed"]

_ENCODER = msgspec.json.Encoder()

Deadline = Callable[[int], float | None]
"""Returns when the timer answers for a seat, or None."""


class ClientFeed:
    """Gives one client every event of its seats once, and then the newest state if it differs from the last one."""

    def __init__(
        self, table: Table, presence: Presence, client: str, deadline: Deadline, clock: Callable[[], float]
    ) -> None:
        self._table = table
        self._presence = presence
        self._client = client
        self._deadline = deadline
        self._clock = clock
        self._after: dict[Viewer, int] = {}
        self._shown: dict[Viewer, bytes] = {}
        self._showing: list[Viewer] = []
        self._until: dict[int, float | None] = {}
        self._here: list[bool] = []
        self._changes = -1  # of presence, when it was told
        self._present: tuple[Seat, ...] = ()
        self._seats: tuple[Seat, ...] = ()
        self._own: frozenset[int] = frozenset()
        self._viewers: list[Viewer] = []

    def begin(self, after: Mapping[str, int]) -> None:
        """Starts the feed: the client has the events up to these numbers, by seat."""
        for viewer in self.viewers():
            last = after.get("onlooker" if viewer is ONLOOKER else str(viewer), 0)
            self._after[viewer] = min(max(last, 0), self._table.number(viewer))
        self._shown = {}
        self._until = {}

    def viewers(self) -> list[Viewer]:
        """Returns the client's seats, else an onlooker; empty if the table allows no onlookers."""
        current = self._table.current
        if current.seats is not self._seats:  # a seat has changed
            self._seats = current.seats
            self._own = frozenset(current.seats_of(self._client))
            self._viewers = [*sorted(self._own)] or ([ONLOOKER] if self._table.opened.onlookers else [])
        return self._viewers

    def is_asked(self) -> bool:
        """Whether one of the client's seats is awaited."""
        self.viewers()
        state = self._table.current.state
        return state is not None and not self._own.isdisjoint(state.awaited)

    def events(self) -> list[bytes]:
        """Returns the messages with events that the client has not got, and counts them as sent.

        Raises `LookupError` if the client may see nothing any more.
        """
        texts: list[bytes] = []
        viewers = self.viewers()
        if not viewers:  # and the table allows no onlookers
            raise LookupError
        for viewer in viewers:
            after, number = self._after.get(viewer, 0), self._table.number(viewer)
            if number > after:
                self._after[viewer] = number
                missed = self._table.events(viewer, after)
                texts.append(b'{"type":"events","seat":%b,"events":%b}' % (_name(viewer), missed))
        return texts

    def latest(self) -> list[bytes]:
        """Returns all messages that the client has not got: events, then states, timer and presence that changed."""
        texts, viewers = self.events(), self._viewers
        if viewers is not self._showing:  # a seat that was given back is sent again
            self._showing = viewers
            self._shown = {viewer: shown for viewer, shown in self._shown.items() if viewer in viewers}
        for viewer in viewers:
            state = self._table.bytes_for(viewer)
            if self._shown.get(viewer) != state:
                self._shown[viewer] = state
                texts.append(state)
        if self._table.opened.timer:
            texts += self._time_left(viewers)
        if self._changes != self._presence.changes or self._present is not self._seats:
            self._changes, self._present = self._presence.changes, self._seats
            here = [self._presence.is_here(seat.owner) for seat in self._seats]
            if here != self._here:
                self._here = here
                texts.append(_ENCODER.encode({"type": "presence", "here": here}))
        return texts

    def _time_left(self, viewers: list[Viewer]) -> list[bytes]:
        """Sends the deadline only when it changes: a message for every change would reveal hidden ones."""
        texts: list[bytes] = []
        for viewer in viewers:
            deadline = None if viewer is ONLOOKER else self._deadline(viewer)
            if viewer is ONLOOKER or self._until.get(viewer) == deadline:
                continue
            self._until[viewer] = deadline
            if deadline is not None:
                left = max(0, round(deadline - self._clock()))
                texts.append(_ENCODER.encode({"type": "clock", "seat": viewer, "seconds": left}))
        return texts


def _name(viewer: Viewer) -> bytes:
    return b"null" if viewer is ONLOOKER else b"%d" % viewer
