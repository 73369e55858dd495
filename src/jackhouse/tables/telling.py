"""What a client may see of a table, in order, and how much of it the client has been told."""

from collections.abc import Callable, Mapping

import msgspec

from jackhouse.tables.presence import Presence
from jackhouse.tables.sitting import Seat
from jackhouse.tables.table import ONLOOKER, Table, Viewer

__all__ = ["Telling"]

_ENCODER = msgspec.json.Encoder()

Deadline = Callable[[int], float | None]
"""When the clock answers for a seat, if it does."""


class Telling:
    """To one client: every event of its seats once, and after them the newest state, if it is another."""

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
        """The client has the events up to these numbers, by seat, and nothing else."""
        for viewer in self.viewers():
            last = after.get("onlooker" if viewer is ONLOOKER else str(viewer), 0)
            self._after[viewer] = min(max(last, 0), self._table.number(viewer))
        self._shown = {}
        self._until = {}

    def viewers(self) -> list[Viewer]:
        """The seats of the client, or, if it has none, an onlooker; nobody if its seat has gone to another device."""
        sitting = self._table.sitting
        if sitting.seats is not self._seats:  # somebody has sat down or left
            self._seats = sitting.seats
            self._own = frozenset(sitting.seats_of(self._client))
            self._viewers = [*sorted(self._own)] or ([ONLOOKER] if self._table.opened.onlookers else [])
        return self._viewers

    def is_asked(self) -> bool:
        """Must one of the client's seats decide something?"""
        self.viewers()
        state = self._table.sitting.state
        return state is not None and not self._own.isdisjoint(state.awaited)

    def events(self) -> list[bytes]:
        """What has happened that the client has not been told, as it is sent; who takes it tells it.

        LookupError if the client may see nothing any more.
        """
        texts: list[bytes] = []
        viewers = self.viewers()
        if not viewers:  # and nobody may look on
            raise LookupError
        for viewer in viewers:
            after, number = self._after.get(viewer, 0), self._table.number(viewer)
            if number > after:
                self._after[viewer] = number
                missed = self._table.events(viewer, after)
                texts.append(b'{"type":"events","seat":%b,"events":%b}' % (_name(viewer), missed))
        return texts

    def latest(self) -> list[bytes]:
        """All that the client has not been told: what has happened, and then how it stands, if that is new."""
        texts, viewers = self.events(), self._viewers
        if viewers is not self._showing:  # a seat that is its own again is shown again
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
        """Only when it is another: a message for every change would tell of those that are nobody else's to see."""
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
