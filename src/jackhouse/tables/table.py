"""A served table: what its lines have come to, and what each viewer has been shown, in numbered order."""

from collections.abc import Iterable
from typing import Any

import msgspec

from jackhouse import games
from jackhouse.kernel import BadInput, Event, Reason, Record
from jackhouse.kernel.state import State
from jackhouse.tables.entries import Entry, Opened, Played, Started, Undone, dated, decode
from jackhouse.tables.sitting import Sitting

__all__ = ["ONLOOKER", "Change", "Table", "deed_of"]

ONLOOKER = None
Viewer = int | None

_ANSWERS = (Played, Undone)
_ENCODER = msgspec.json.Encoder()


class Change:
    """Lines that are to be added to a table, worked out on a copy, so that nothing is lost if they cannot be stored."""

    def __init__(self, table: "Table", now: float) -> None:
        self.now = round(now, 3)
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
        self.seen: dict[Viewer, list[bytes]] = {viewer: [] for viewer in (*range(opened.players), ONLOOKER)}  # events
        self.done: dict[tuple[int, str], tuple[int, str]] = {}  # by seat and key: the decision, how it was answered
        self.past: Record | None = None  # of other rules than these
        self._about: msgspec.Raw | None = None  # what all may know, and below what each viewer may, as they are sent
        self._shown: dict[Viewer, bytes] = {}

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
        """Keep what each viewer learns of it, as it is sent; what several learn alike is written once."""
        public = event.to(ONLOOKER)
        whole = None if public is None else _ENCODER.encode(public)
        for viewer, seen in self.seen.items():
            if event.is_told_alike(viewer):
                if whole is None:
                    continue
                seen.append(whole)
            else:
                seen.append(_ENCODER.encode(event.to(viewer)))
            self._shown.pop(viewer, None)

    def _outdate(self, change: Change) -> None:
        """Who sees another game from now on? While the last public moment stays, what is played is a seat's draft."""
        was, now = self.sitting.state, change.sitting.state
        plays = [entry for entry in change.entries if isinstance(entry, _ANSWERS)]
        if was is None or now.over or len(plays) < len(change.entries):
            self._about = None
        elif now.base_frames is was.base_frames and now.base_window is was.base_window:
            for play in plays:
                self._shown.pop(play.seat, None)
            return
        self._shown = {}

    def forget_shown(self) -> None:
        """It is worked out again when somebody looks."""
        self._shown = {}

    # ---- what viewers get ----------------------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        """How many events this viewer has been shown."""
        return len(self.seen[viewer])

    def events(self, viewer: Viewer, after: int) -> bytes:
        """All that this viewer has missed since the event of that number, as a JSON list."""
        missed = self.seen[viewer][max(after, 0) :]
        first = self.number(viewer) - len(missed) + 1
        return b"[%b]" % b",".join([b'{"n":%d,%b' % (first + at, event[1:]) for at, event in enumerate(missed)])

    def show(self, viewer: Viewer) -> dict[str, Any]:
        """The game as this viewer may know it, with what it may do and what not."""
        return self._show(viewer, {"seat": viewer, "n": self.number(viewer), "table": self.describe()})

    def _show(self, viewer: Viewer, shown: dict[str, Any]) -> dict[str, Any]:
        if self.sitting.state is None:
            shown["view"] = None
            return shown
        state: State = self.sitting.state
        shown["view"] = state.view(viewer)
        if viewer is not ONLOOKER:
            shown["decision"] = self.sitting.answers[viewer]
            shown["legal"] = [str(action) for action in state.legal(viewer)]
            shown["refused"] = [
                {"action": str(action), "code": why.code, "rule": why.rule, "params": why.params}
                for action, why in state.refused(viewer)
            ]
            shown["undoable"] = state.undoable(viewer)
        return shown

    def bytes_for(self, viewer: Viewer) -> bytes:
        """The message with which a viewer's page is brought up to date; the very same until there is another."""
        message = self._shown.get(viewer)
        if message is None:
            self._about = self._about or msgspec.Raw(_ENCODER.encode(self.describe()))
            facts = {"type": "state", "seat": viewer, "n": self.number(viewer), "table": self._about}
            message = self._shown[viewer] = _ENCODER.encode(self._show(viewer, facts))
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
