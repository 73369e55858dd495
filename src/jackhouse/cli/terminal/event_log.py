"""The log of a game in words, as each seat sees it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jackhouse.kernel import Event
from jackhouse.text import Lexicon

__all__ = ["EventLog"]

VisibleEvent = Mapping[str, Any]
"""The code and the parameters of an event, without those that the viewer may not know."""


class EventLog:
    """All events so far. Lines for a viewer are made from `Event.to(viewer)`, which removes what is secret."""

    def __init__(
        self,
        lexicon: Lexicon,
        names: Sequence[str],
        is_reported: Callable[[VisibleEvent, VisibleEvent | None], bool],
        opening: Sequence[str],
    ) -> None:
        """`is_reported` decides whether an event gets a line, given the event of the line before it."""
        self.lexicon = lexicon
        self.names = names
        self.is_reported = is_reported
        self.opening = list(opening)
        self.events: list[Event] = []
        self.decided: dict[int, int] = {}  # by seat: the number of events before its last decision
        self._lines: dict[int | None, list[tuple[int, str]]] = {}  # by viewer: number of the event, and its line
        self._read: dict[int | None, int] = {}  # by viewer: the number of events that are in `_lines`
        self._previous: dict[int | None, VisibleEvent] = {}  # by viewer: the event of the last line

    def add(self, seat: int, events: Sequence[Event], choices: int) -> None:
        """Adds the events of a seat's action. An action without an alternative is no decision: news stays new."""
        if choices > 1:
            self.decided[seat] = len(self.events)
        self.events += events

    def lines(self, viewer: int | None) -> list[str]:
        """Returns all lines for a seat (None: an onlooker), newest last."""
        return self.opening + [line for _, line in self._update(viewer)]

    def fresh(self, viewer: int | None) -> int:
        """Returns how many of the last lines are new since the seat's last decision."""
        lines = self._update(viewer)
        since = self.decided.get(-1 if viewer is None else viewer)
        if since is None:
            return len(self.opening) + len(lines)
        return sum(1 for number, _ in lines if number >= since)

    def _update(self, viewer: int | None) -> list[tuple[int, str]]:
        lines = self._lines.setdefault(viewer, [])
        for number in range(self._read.get(viewer, 0), len(self.events)):
            event = self.events[number].to(viewer)
            if event is not None and self.is_reported(event, self._previous.get(viewer)):
                params: Any = event["params"]
                lines.append((number, self.lexicon.event(str(event["code"]), params, self.names)))
                self._previous[viewer] = event
        self._read[viewer] = len(self.events)
        return lines
