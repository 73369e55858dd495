"""Compares what clients were sent with what is stored: nothing lost, nothing twice, nothing invented."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from jackhouse import games
from jackhouse.kernel import Record
from jackhouse.tables.entries import Opened, Played, Started, Undone, decode
from jackhouse.tables.table import Table
from jackhouse.tables.table_state import origin_of
from tests.full_state import full_state

__all__ = ["Ledger", "Sent", "published"]

Viewer = int | None


class Sent(NamedTuple):
    """An answer as a client sent it; `action` is "" for an undo."""

    code: str
    seat: int
    decision: int
    key: str
    action: str


@dataclass
class Ledger:
    """Counts all faults and keeps a description of the first few."""

    acknowledged: dict[str, set[Sent]] = field(default_factory=dict)
    heard: dict[tuple[str, str], dict[Viewer, list[Any]]] = field(default_factory=dict)
    lines: dict[str, list[bytes]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    stories: list[str] = field(default_factory=list)

    def fault(self, kind: str, story: str) -> None:
        self.faults[kind] += 1
        if len(self.stories) < 20:
            self.stories.append(f"{kind}: {story[:600]}")

    # ---- what clients are sent -------------------------------------------------------------------------------------

    def acknowledge(self, sent: Sent) -> None:
        self.acknowledged.setdefault(sent.code, set()).add(sent)
        self.counts["acknowledged"] += 1

    def hear(self, client: str, code: str, viewer: Viewer, events: list[dict[str, Any]]) -> int:
        """Checks that events come as 1, 2, 3, ..., over all connections of a client; returns the last number."""
        heard = self.heard.setdefault((client, code), {}).setdefault(viewer, [])
        for event in events:
            if event["n"] != len(heard) + 1:
                self.fault("skipped_or_repeated", f"{code} seat {viewer}: {event['n']} after {len(heard)}")
            heard.append(event)
            self.counts["events"] += 1
        return len(heard)

    def last_heard(self, client: str, code: str, viewer: Viewer) -> int:
        return len(self.heard.get((client, code), {}).get(viewer, []))

    # ---- what is stored --------------------------------------------------------------------------------------------

    def read(self, stored: dict[str, list[bytes]]) -> None:
        """Compares what the store has now with what it had before and with what was acknowledged."""
        for code, lines in self.lines.items():
            if stored.get(code, [])[: len(lines)] != lines:
                self.fault("rewritten", f"{code}: {len(lines)} lines were there, now {len(stored.get(code, []))}")
        for code in {*stored, *self.acknowledged}:
            if stored.get(code, []) != self.lines.get(code) or code not in stored:
                self._compare_answers(code, stored.get(code, []))
        self.lines = stored

    def _compare_answers(self, code: str, lines: list[bytes]) -> None:
        answers = answers_in(code, lines)
        for key, times in Counter((sent.seat, sent.key) for sent in answers).items():
            if times > 1:
                self.fault("duplicated", f"{code} {key}: {times} times")
        found = set(answers)
        for sent in self.acknowledged.get(code, set()):
            if sent not in found:
                self.fault("lost", str(sent))

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def compare_shown(self, code: str, viewer: Viewer, shown: Any, before: int, lines: list[bytes]) -> None:
        """Checks that a viewer was shown the state after the first n lines.

        n lies between `before`, the number of lines that were visible before the request, and the number stored after.
        """
        self.counts["compared"] += 1
        for number in range(before, len(lines) + 1):
            if plain(Table.load(lines[:number]).bytes_for(viewer)) == shown:
                self._compare_view(code, viewer, shown, record_of(lines[:number]))
                return
        self.fault("differing", f"{code} seat {viewer}, lines {before} to {len(lines)}: {json.dumps(shown)[:200]}")

    def _compare_view(self, code: str, viewer: Viewer, shown: Any, record: Record | None) -> None:
        """Compares the view and the legal list with those of the engine alone."""
        state = None if record is None else games.get(record.game).replay(record)
        view = None if state is None else plain(state.view(viewer))
        legal = [] if state is None or viewer is None else [str(action) for action in state.legal(viewer)]
        if (view, legal) != (shown["view"], shown.get("legal", [])):
            self.fault("differing", f"{code} seat {viewer}: the engine has another view")

    def replay(self, code: str) -> None:
        """Compares the state that the server computes from a table's lines with the engine's replay of the record."""
        self.counts["replayed"] += 1
        try:
            table = Table.load(self.lines[code])
            state, record = table.current.state, record_of(self.lines[code])
            same = (state is None) == (record is None)
            if same and record is not None:
                game = games.get(record.game)
                same = full_state(game.replay(record)) == full_state(state)
        except Exception as error:
            self.fault("unreplayable", f"{code}: {error!r} {error.__cause__!r}")
            return
        if not same:
            self.fault("unreplayable", f"{code}: a replay of the record is another game")
        for (_, of), views in self.heard.items():
            for viewer, heard in views.items():
                if of == code and heard != plain(table.events(viewer, 0))[: len(heard)]:
                    self.fault("events_differing", f"{code} seat {viewer}")


def published(lines: list[bytes]) -> int:
    """Returns how many of the stored lines must be visible: the newest change may only just have been stored."""
    newest = decode(lines[-1]).at
    return next(number for number, body in enumerate(lines, 1) if decode(body).at == newest) - 1 or 1


def plain(data: Any) -> Any:
    """Returns the data as a client decodes it from JSON."""
    return json.loads(data if isinstance(data, bytes) else json.dumps(data))


def answers_in(code: str, lines: Iterable[bytes]) -> list[Sent]:
    """Returns the answers of people, each with the decision that it answered."""
    decisions: Counter[int] = Counter()
    found: list[Sent] = []
    for body in lines:
        line = decode(body)
        if isinstance(line, Played | Undone):
            if line.key:
                action = line.action if isinstance(line, Played) else ""
                found.append(Sent(code, line.seat, decisions[line.seat], line.key, action))
            decisions[line.seat] += 1
    return found


def record_of(lines: Iterable[bytes]) -> Record | None:
    """Returns the record that a table's lines hold, read without the server's code; None before the game began."""
    entries = [decode(body) for body in lines]
    opened = entries[0]
    assert isinstance(opened, Opened)
    started = next((entry for entry in entries if isinstance(entry, Started)), None)
    if started is None:
        return None
    origin = origin_of(opened, started)
    actions = [
        f"{entry.seat} {entry.action if isinstance(entry, Played) else 'undo'}"
        for entry in entries
        if isinstance(entry, Played | Undone)
    ]
    return Record(opened.game, opened.rules, opened.players, opened.options, opened.board, origin, actions, None)
