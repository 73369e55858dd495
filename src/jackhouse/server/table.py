"""A served table: what its lines have come to, and what each viewer has been shown, in numbered order."""

from collections.abc import Iterable
from typing import Any

import msgspec

from jackhouse import games
from jackhouse.kernel import BadInput, Event, Reason, Record
from jackhouse.kernel.event import EVERYONE
from jackhouse.server.entries import Entry, Opened, Played, Started, Undone, dated, decode
from jackhouse.server.sitting import Sitting

__all__ = ["ONLOOKER", "Change", "Table", "deed_of"]

ONLOOKER = None
Viewer = int | None

_ANSWERS = (Played, Undone)
_ENCODER = msgspec.json.Encoder()


class Change:
    """Lines that are to be added to a table, worked out on a copy, so that nothing is lost if they cannot be stored."""

    def __init__(self, table: "Table", now: float) -> None:
        self.now = now
        self.sitting = table.sitting.copy()
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.done: dict[tuple[int, str], tuple[int, str]] = {}
        self._public = self._counted = 0

    def add(self, entry: Entry) -> None:
        self.take(dated(entry, self.now))

    def take(self, entry: Entry) -> None:
        """A line that has its date."""
        if isinstance(entry, _ANSWERS) and entry.key:
            self.done[entry.seat, entry.key] = (self.sitting.answers[entry.seat], deed_of(entry))
        self.events += self.sitting.apply(entry)
        self.entries.append(entry)

    @property
    def public(self) -> int:
        """How many of the events all see."""
        self._public += sum(event.to(ONLOOKER) is not None for event in self.events[self._counted :])
        self._counted = len(self.events)
        return self._public


class Table:
    """Only `accept` changes it, with a change that has been stored."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.code = opened.code
        self.is_old = games.get(opened.game).version != opened.rules  # it can be read, not played
        self.sitting = Sitting(opened)
        self.lines = 1
        self.seen: list[list[bytes]] = [[] for _ in range(opened.players + 1)]  # events, by seat, then onlookers
        self.done: dict[tuple[int, str], tuple[int, str]] = {}  # by seat and key: the decision, how it was answered
        self.past: Record | None = None  # of other rules than these
        self._about: msgspec.Raw | None = None  # what all may know, and below what each viewer may, as they are sent
        self._shown: list[bytes | None] = [None] * (opened.players + 1)

    @staticmethod
    def load(bodies: Iterable[bytes]) -> "Table":
        """The table that its stored lines make; `BadInput` names the first that does not fit."""
        number = 0
        entries: list[Entry] = []
        try:
            for body in bodies:
                number += 1
                entries.append(decode(body))
            opened = entries[0]
            if not isinstance(opened, Opened):
                raise BadInput(Reason("line-out-of-place"))
            table = Table(opened)
            if table.is_old:
                table.past = _past(opened, entries)
            change, number = Change(table, opened.at), 1
            for entry in entries[1:]:
                number += 1
                if table.past is None or not isinstance(entry, Started | Played | Undone):
                    change.take(entry)
            table.accept(change)
        except Exception as error:  # whatever it is: the other tables are readable
            raise BadInput(Reason("table-unreadable", "", {"line": number})) from error
        return table

    @property
    def is_started(self) -> bool:
        return self.sitting.state is not None or self.past is not None

    def accept(self, change: Change) -> None:
        self._outdate(change)
        self.sitting = change.sitting
        self.lines += len(change.entries)
        self.done |= change.done
        for event in change.events:
            self._see(event)

    def _see(self, event: Event) -> None:
        """Keep what each viewer learns of it, as it is sent; what all learn in full is written once."""
        if event.audience == EVERYONE and not event.secrets:
            whole = _ENCODER.encode(event.to(ONLOOKER))
            for seen in self.seen:
                seen.append(whole)
            self.forget_shown()
            return
        for place, seen in enumerate(self.seen):
            heard = event.to(self._viewer(place))
            if heard is not None:
                seen.append(_ENCODER.encode(heard))
                self._shown[place] = None

    def _outdate(self, change: Change) -> None:
        """Who sees another game from now on? While the last public moment stays, what is played is a seat's draft."""
        was, now = self.sitting.state, change.sitting.state
        plays = [entry for entry in change.entries if isinstance(entry, _ANSWERS)]
        if was is None or now.over or len(plays) < len(change.entries):
            self._about = None
        elif now.base_frames is was.base_frames and now.base_window is was.base_window:
            for play in plays:
                self._shown[play.seat] = None
            return
        self.forget_shown()

    def forget_shown(self) -> None:
        """It is worked out again when somebody looks."""
        self._shown = [None] * len(self._shown)

    # ---- what viewers get ----------------------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        """How many events this viewer has been shown."""
        return len(self.seen[self._place(viewer)])

    def events(self, viewer: Viewer, after: int) -> bytes:
        """All that this viewer has missed since the event of that number, as a JSON list."""
        seen = self.seen[self._place(viewer)]
        start = min(max(after, 0), len(seen))
        return b"[%b]" % b",".join([_numbered(number, seen[number - 1]) for number in range(start + 1, len(seen) + 1)])

    def show(self, viewer: Viewer) -> dict[str, Any]:
        """The game as this viewer may know it, with what it may do and what not."""
        return {"seat": viewer, "n": self.number(viewer), "table": self.describe(), **self._game(viewer)}

    def _game(self, viewer: Viewer) -> dict[str, Any]:
        sitting, state = self.sitting, self.sitting.state
        if state is None:
            return {"view": None}
        shown: dict[str, Any] = {"view": state.view(viewer)}
        if viewer is not ONLOOKER:
            shown["decision"] = sitting.answers[viewer]
            shown["legal"] = [str(action) for action in state.legal(viewer)]
            shown["refused"] = [
                {"action": str(action), "code": why.code, "rule": why.rule, "params": why.params}
                for action, why in state.refused(viewer)
            ]
            shown["undoable"] = state.undoable(viewer)
        return shown

    def bytes_for(self, viewer: Viewer) -> bytes:
        """The message with which a viewer's page is brought up to date; the very same until there is another."""
        place = self._place(viewer)
        message = self._shown[place]
        if message is None:
            self._about = self._about or msgspec.Raw(_ENCODER.encode(self.describe()))
            facts = {"type": "state", "seat": viewer, "n": self.number(viewer), "table": self._about}
            message = self._shown[place] = _ENCODER.encode({**facts, **self._game(viewer)})
        return message

    def describe(self) -> dict[str, Any]:
        """What anybody who knows the code may know."""
        opened, sitting = self.opened, self.sitting
        return {
            "code": self.code,
            "game": opened.game,
            "players": opened.players,
            "options": opened.options,
            "board": opened.board if isinstance(opened.board, str) else None,
            "public": opened.public,
            "onlookers": opened.onlookers,
            "timer": opened.timer,
            "practice": opened.practice is not None,
            "started": self.is_started,
            "over": sitting.over,
            "old": self.is_old,
            "seats": [
                {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "lent": seat.lent} for seat in sitting.seats
            ],
            "host": next((seat for seat, held in enumerate(sitting.seats) if held.owner == opened.host), None),
            "rematch": sitting.successor or None,
        }

    def record(self) -> dict[str, Any] | None:
        """The record of a game that is over, or can never be, its chance included; before that, nobody's business."""
        if self.past is not None:
            return self.past.as_dict()
        state = self.sitting.state
        return state.record.as_dict() if state is not None and state.over else None

    def _viewer(self, place: int) -> Viewer:
        return place if place < self.opened.players else ONLOOKER

    def _place(self, viewer: Viewer) -> int:
        return self.opened.players if viewer is ONLOOKER else viewer


def _numbered(number: int, event: bytes) -> bytes:
    return b'{"n":%d,%b' % (number, event[1:])


def deed_of(entry: Played | Undone) -> str:
    return entry.action if isinstance(entry, Played) else "undo"


def _past(opened: Opened, entries: list[Entry]) -> Record | None:
    """The game of other rules that was played here, for those who have them."""
    start = next((entry for entry in entries if isinstance(entry, Started)), None)
    if start is None:
        return None
    origin = {"secret": start.secret} if opened.practice is None else opened.practice
    plays = [f"{entry.seat} {deed_of(entry)}" for entry in entries if isinstance(entry, Played | Undone)]
    return Record(opened.game, opened.rules, opened.players, opened.options, opened.board, origin, plays, None)
