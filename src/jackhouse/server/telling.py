"""What a client may see of a table, in order, and how much of it the client has been told."""

from collections.abc import Mapping
from typing import Any

import msgspec

from jackhouse.server.chair import Chair
from jackhouse.server.house import House
from jackhouse.server.sitting import Seat
from jackhouse.server.table import ONLOOKER
from jackhouse.server.trouble import not_found

__all__ = ["Telling"]

_ENCODER = msgspec.json.Encoder()


class Telling:
    """To one client: every event of its seats once, and after them the newest state, if it is another."""

    def __init__(self, house: House, chair: Chair, client: str) -> None:
        self._house = house
        self._chair = chair
        self._client = client
        self._after: dict[int | None, int] = {}
        self._shown: dict[int | None, bytes] = {}
        self._showing: list[int | None] = []
        self._until: dict[int, float | None] = {}
        self._here: list[bool] = []
        self._looked: tuple[int, tuple[Seat, ...]] = (-1, ())
        self._seats: tuple[Seat, ...] = ()
        self._own: frozenset[int] = frozenset()
        self._viewers: list[int | None] = []

    def begin(self, after: Mapping[str, int]) -> None:
        """The client has the events up to these numbers, by seat, and nothing else."""
        for viewer in self.viewers():
            last = after.get("onlooker" if viewer is ONLOOKER else str(viewer), 0)
            self._after[viewer] = min(max(last, 0), self._chair.table.number(viewer))
        self._shown = {}
        self._until = {}

    def seats(self) -> frozenset[int]:
        """Those of the client; looked up again when somebody has sat down or left."""
        table = self._chair.table
        if table.sitting.seats is not self._seats:
            self._seats = table.sitting.seats
            self._own = frozenset(table.sitting.seats_of(self._client))
            self._viewers = [*sorted(self._own)] or ([ONLOOKER] if table.opened.onlookers else [])
        return self._own

    def viewers(self) -> list[int | None]:
        """The seats of the client, or, if it has none, an onlooker; nobody if its seat has gone to another device."""
        self.seats()
        return self._viewers

    def latest(self) -> list[bytes]:
        """All that the client has not been told, as it is sent; who takes it tells it."""
        viewers = self.viewers()
        if not viewers:  # and nobody may look on
            raise not_found()
        if viewers is not self._showing:  # a seat that is its own again is shown again
            self._showing = viewers
            self._shown = {viewer: shown for viewer, shown in self._shown.items() if viewer in viewers}
        table = self._chair.table
        texts: list[bytes] = []
        for viewer in viewers:
            after, number = self._after.get(viewer, 0), table.number(viewer)
            if number > after:
                self._after[viewer] = number
                texts.append(b'{"type":"events","seat":%b,"events":%b}' % (_name(viewer), table.events(viewer, after)))
            state = table.bytes_for(viewer)
            if self._shown.get(viewer) != state:
                self._shown[viewer] = state
                texts.append(state)
        if table.opened.timer:
            texts += [_ENCODER.encode(message) for message in self._time_left(viewers)]
        presence, seats = self._chair.presence, table.sitting.seats
        if self._looked[0] != presence.changes or self._looked[1] is not seats:
            self._looked = (presence.changes, seats)
            here = [presence.is_here(seat.owner) for seat in seats]
            if here != self._here:
                self._here = here
                texts.append(_ENCODER.encode({"type": "presence", "here": here}))
        return texts

    def _time_left(self, viewers: list[int | None]) -> list[dict[str, Any]]:
        """Only when it is another: a message for every change would tell of those that are nobody else's to see."""
        messages: list[dict[str, Any]] = []
        for viewer in viewers:
            deadline = None if viewer is ONLOOKER else self._house.deadline(self._chair, viewer)
            if viewer is ONLOOKER or self._until.get(viewer) == deadline:
                continue
            self._until[viewer] = deadline
            if deadline is not None:
                left = max(0, round(deadline - self._house.clock()))
                messages.append({"type": "clock", "seat": viewer, "seconds": left})
        return messages


def _name(viewer: int | None) -> bytes:
    return b"null" if viewer is ONLOOKER else b"%d" % viewer
