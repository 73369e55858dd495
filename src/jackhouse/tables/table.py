"""A served table: its stored state, the changes under way, and the numbered events of each viewer."""

from collections.abc import Iterable
from typing import Any

import msgspec

from jackhouse import games
from jackhouse.kernel import BadInput, Event, Reason, Record
from jackhouse.kernel.secret import commitment_of
from jackhouse.kernel.state import State
from jackhouse.tables.entries import Entry, Opened, Played, Said, Started, Undone, dated, decode
from jackhouse.tables.table_state import TableState, origin_of

__all__ = ["ONLOOKER", "Change", "Table", "TableLoader", "answer_text"]

ONLOOKER = None
Viewer = int | None

_ANSWERS = (Played, Undone)
_OF_THE_GAME = (Started, Played, Undone)
_SAME_DESCRIPTION = (Played, Undone, Said)
_ENCODER = msgspec.json.Encoder()


class Change:
    """Entries to be added to a table, applied to a copy of its newest state: nothing is lost if storing them fails.

    A change begun while another is being stored builds on that one. It can only be stored after it.
    """

    def __init__(self, table: "Table", now: float) -> None:
        self.now = round(now, 3)
        self.result = table.newest.copy()
        self.first = table.lines + sum(len(change.entries) for change in table.unstored) + 1
        """The number of the change's first entry."""
        self.moment = self.result.moment
        """The public moment before the change."""
        self.was_over = self.result.over
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.done: dict[tuple[int, str], tuple[int, str]] = {}

    def add(self, entry: Entry) -> None:
        self.take(dated(entry, self.now))

    def take(self, entry: Entry) -> None:
        """Applies an entry that has its time."""
        if isinstance(entry, _ANSWERS) and entry.key:
            self.done[entry.seat, entry.key] = (self.result.answers[entry.seat], answer_text(entry))
        self.events += self.result.apply(entry)
        self.entries.append(entry)

    @property
    def reaches_all(self) -> bool:
        """Whether the change is public, so that somebody may be asked another question."""
        return self.result.moment != self.moment

    @property
    def alters_description(self) -> bool:
        """Whether `Table.describe` changes."""
        if self.result.over != self.was_over:
            return True
        return any(not isinstance(entry, _SAME_DESCRIPTION) for entry in self.entries)


class Table:
    """What has been stored of a table, and the changes that are being stored.

    A change goes through `submit`, then `accept` once it is stored or `discard` if it could not be. Viewers see only
    what has been accepted.
    """

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.code = opened.code
        self.is_old = (
            games.get(opened.game).version != opened.rules
        )  # of an older rules version: it can be read, not played
        self.current = TableState(opened)
        self.lines = 1
        self.unstored: list[Change] = []
        """Submitted changes that have not been stored yet, oldest first."""
        self.seen: dict[Viewer, list[bytes]] = {viewer: [] for viewer in (*range(opened.players), ONLOOKER)}  # events
        self.done: dict[tuple[int, str], tuple[int, str]] = {}  # by seat and key: the decision, how it was answered
        self.past: Record | None = None  # of other rules than these
        self._about: msgspec.Raw | None = None  # what all may know, and below what each viewer may, as they are sent
        self._shown: dict[Viewer, bytes] = {}

    @staticmethod
    def load(bodies: Iterable[bytes]) -> "Table":
        """Builds a table from its stored entries; `BadInput` names the first one that does not fit."""
        loader = TableLoader(list(bodies))
        while not loader.step():
            pass
        return loader.table

    @property
    def board(self) -> Any:
        """The name or the document of the board; of one that the players build, what lies there now."""
        if self.current.state is None or self.opened.board != "":
            return self.opened.board
        return self.current.state.board_data()

    @property
    def newest(self) -> TableState:
        """The state on which the next change builds, stored or not."""
        return self.unstored[-1].result if self.unstored else self.current

    def submit(self, change: Change) -> None:
        """Marks a change as being stored: later changes build on it."""
        self.unstored.append(change)

    def discard(self, change: Change) -> bool:
        """Drops a change that could not be stored, and all that build on it.

        Returns False if it was dropped already, with an earlier one.
        """
        if change not in self.unstored:
            return False
        del self.unstored[self.unstored.index(change) :]
        return True

    def accept(self, change: Change) -> None:
        """Makes a stored change visible."""
        if self.unstored and self.unstored[0] is change:
            del self.unstored[0]
        self._outdate(change)
        self.current = change.result
        self.lines += len(change.entries)
        self.done |= change.done
        for event in change.events:
            self._see(event)

    def _see(self, event: Event) -> None:
        """Appends what each viewer learns of an event, as it is sent; equal bytes are shared."""
        public = event.to(ONLOOKER)
        whole = None if public is None else _ENCODER.encode(public)
        for viewer, seen in self.seen.items():
            if event.is_same_for_all(viewer):
                if whole is None:
                    continue
                seen.append(whole)
            else:
                seen.append(_ENCODER.encode(event.to(viewer)))
            self._shown.pop(viewer, None)

    def _outdate(self, change: Change) -> None:
        """Drops the cached states that a change outdates: while it is not public, only those of the acting seats."""
        was, now = self.current.state, change.result.state
        plays = [entry for entry in change.entries if isinstance(entry, _ANSWERS)]
        if was is None or now.over or len(plays) < len(change.entries):
            self._about = None
        elif now.base_frames is was.base_frames and now.base_window is was.base_window:
            for play in plays:
                self._shown.pop(play.seat, None)
            return
        self._shown = {}

    def forget_shown(self) -> None:
        """Drops the cached states."""
        self._shown = {}

    # ---- what viewers get ----------------------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        """Returns the number of the viewer's last event."""
        return len(self.seen[viewer])

    def events(self, viewer: Viewer, after: int) -> bytes:
        """Returns the viewer's events after that number, as a JSON list."""
        missed = self.seen[viewer][max(after, 0) :]
        first = self.number(viewer) - len(missed) + 1
        return b"[%b]" % b",".join([b'{"n":%d,%b' % (first + at, event[1:]) for at, event in enumerate(missed)])

    def show(self, viewer: Viewer) -> dict[str, Any]:
        """Returns the game as this viewer may know it, with its legal and refused actions."""
        return self._show(viewer, {"seat": viewer, "n": self.number(viewer), "table": self.describe()})

    def _show(self, viewer: Viewer, shown: dict[str, Any]) -> dict[str, Any]:
        if self.current.state is None:
            shown["view"] = None
            return shown
        state: State = self.current.state
        shown["view"] = state.view(viewer)
        if viewer is not ONLOOKER:
            shown["decision"] = self.current.answers[viewer]
            shown["legal"] = [str(action) for action in state.legal(viewer)]
            shown["refused"] = [
                {"action": str(action), "code": why.code, "rule": why.rule, "params": why.params}
                for action, why in state.refused(viewer)
            ]
            shown["undoable"] = state.undoable(viewer)
        return shown

    def bytes_for(self, viewer: Viewer) -> bytes:
        """Returns the `state` message for a viewer, from the cache while nothing has changed."""
        message = self._shown.get(viewer)
        if message is None:
            self._about = self._about or msgspec.Raw(_ENCODER.encode(self.describe()))
            facts = {"type": "state", "seat": viewer, "n": self.number(viewer), "table": self._about}
            message = self._shown[viewer] = _ENCODER.encode(self._show(viewer, facts))
        return message

    def describe(self, current: TableState | None = None) -> dict[str, Any]:
        """Returns what anybody who knows the code may know; `current` may be a state that is not stored yet."""
        opened, current = self.opened, current or self.current
        return {
            "code": self.code,
            "game": opened.game,
            "players": opened.players,
            "options": opened.options,
            "board": opened.board if isinstance(opened.board, str) and opened.board else None,
            "public": opened.public,
            "onlookers": opened.onlookers,
            "timer": opened.timer,
            "practice": opened.practice is not None,
            "commitment": commitment_of(opened.secret) if opened.secret else None,
            "started": current.state is not None or self.past is not None,
            "over": current.over,
            "old": self.is_old,
            "seats": [
                {
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "lent": seat.lent,
                    "nonce": bool(seat.nonce),
                }
                for seat in current.seats
            ],
            "host": next((seat for seat, held in enumerate(current.seats) if held.owner == opened.host), None),
            "rematch": current.successor or None,
        }

    def record(self) -> dict[str, Any] | None:
        """Returns the record, secret included, of a game that is over or of older rules; else None."""
        if self.past is not None:
            return self.past.as_dict()
        state = self.current.state
        return state.record.as_dict() if state is not None and state.over else None


class TableLoader:
    """Builds a table from its stored entries, some at a time, so that the caller can run other tasks in between."""

    def __init__(self, bodies: list[bytes]) -> None:
        """Raises `BadInput` if the entries cannot be decoded."""
        self._number = 0  # of the line at work
        try:
            self._entries = self._decoded(bodies)
            opened = self._entries[0]
            if not isinstance(opened, Opened):
                raise BadInput(Reason("line-out-of-place"))
            self.table = Table(opened)
            if self.table.is_old:
                self.table.past = _past(opened, self._entries)
        except Exception as error:
            raise self._unreadable() from error
        self._number = 1

    def _decoded(self, bodies: list[bytes]) -> list[Entry]:
        entries: list[Entry] = []
        for body in bodies:
            self._number += 1
            entries.append(decode(body))
        return entries

    def step(self, most: int = 50) -> bool:
        """Applies up to `most` more entries; returns True once none is left. `BadInput` if an entry does not fit."""
        table = self.table
        change = Change(table, table.opened.at)
        try:
            for entry in self._entries[self._number : self._number + most]:
                self._number += 1
                if table.past is None or not isinstance(entry, _OF_THE_GAME):
                    change.take(entry)
            table.accept(change)
        except Exception as error:  # one unreadable table must not stop the others
            raise self._unreadable() from error
        return self._number >= len(self._entries)

    def _unreadable(self) -> BadInput:
        return BadInput(Reason("table-unreadable", "", {"line": self._number}))


def answer_text(entry: Played | Undone) -> str:
    return entry.action if isinstance(entry, Played) else "undo"


def _past(opened: Opened, entries: list[Entry]) -> Record | None:
    """Returns the record of a game of older rules."""
    start = next((entry for entry in entries if isinstance(entry, Started)), None)
    if start is None:
        return None
    origin = origin_of(opened, start)
    commitment = commitment_of(opened.secret) if opened.secret else ""
    plays = [f"{entry.seat} {answer_text(entry)}" for entry in entries if isinstance(entry, Played | Undone)]
    return Record(
        opened.game, opened.rules, opened.players, opened.options, opened.board, origin, plays, None, commitment
    )
