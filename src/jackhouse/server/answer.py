"""An answer to a decision: it counts once, however often it is sent."""

from typing import Any

from jackhouse.kernel import Reason
from jackhouse.server.chair import Chair
from jackhouse.server.trouble import Trouble
from jackhouse.tables.entries import Played, Undone
from jackhouse.tables.table import Change, deed_of

__all__ = ["Answer"]

_LONGEST_KEY = 64


class Answer:
    """What a seat has answered at a table, under a key of the client's own making."""

    def __init__(self, chair: Chair, seat: int, decision: int, key: str, action: str | None) -> None:
        """No action: the last answer is taken back."""
        self.chair = chair
        self.seat = seat
        self.decision = decision
        self.key = key
        self.action = action

    def give(self, change: Change) -> None:
        """Add it to a change; the same under the same key again adds nothing."""
        if not 0 < len(self.key) <= _LONGEST_KEY:
            raise Trouble(Reason("bad-key"))
        line = self._line(change.now)
        before = self.chair.table.done.get((self.seat, self.key))
        if before is not None:
            if before != (self.decision, deed_of(line)):
                raise Trouble(Reason("key-reused"), 409)
            return
        if change.sitting.state is None:
            raise Trouble(Reason("not-started"), 409)
        if self.decision != change.sitting.answers[self.seat]:
            raise Trouble(Reason("stale-decision"), 409)
        change.take(line)

    def _line(self, now: float) -> Played | Undone:
        if self.action is None:
            return Undone(self.seat, self.key, at=now)
        return Played(self.seat, self.action, self.key, at=now)

    def receipt(self) -> dict[str, Any]:
        """What its sender hears once it is stored: how many events its seat has been shown by then."""
        return {"key": self.key, "seat": self.seat, "n": self.chair.table.number(self.seat)}
