"""What has happened at a table, as each seat heard it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jackhouse.kernel import Event
from jackhouse.text import Lexicon

__all__ = ["Journal"]

Heard = Mapping[str, Any]


class Journal:
    """All events so far. A listener gets them through the events' own gate, so that no secret passes on."""

    def __init__(
        self,
        lexicon: Lexicon,
        names: Sequence[str],
        worth: Callable[[Heard, Heard | None], bool],
        opening: Sequence[str],
    ) -> None:
        self.lexicon = lexicon
        self.names = names
        self.worth_telling = worth
        self.opening = list(opening)
        self.events: list[Event] = []
        self.decided: dict[int, int] = {}  # by seat: how much had happened when it last decided
        self._heard: dict[int | None, list[tuple[int, str]]] = {}  # by listener: number of the event, and its line
        self._read: dict[int | None, int] = {}
        self._before: dict[int | None, Heard] = {}

    def add(self, seat: int, events: Sequence[Event], choices: int) -> None:
        """What came of a seat's answer; one that had no choice has decided nothing, and its news stays news."""
        if choices > 1:
            self.decided[seat] = len(self.events)
        self.events += events

    def lines(self, listener: int | None) -> list[str]:
        """Everything that a seat (None: an onlooker) has heard, newest last."""
        return self.opening + [line for _, line in self._catch_up(listener)]

    def fresh(self, listener: int | None) -> int:
        """How many of those lines came of the seat's last decision and after it."""
        heard = self._catch_up(listener)
        since = self.decided.get(-1 if listener is None else listener)
        if since is None:
            return len(self.opening) + len(heard)
        return sum(1 for number, _ in heard if number >= since)

    def _catch_up(self, listener: int | None) -> list[tuple[int, str]]:
        heard = self._heard.setdefault(listener, [])
        for number in range(self._read.get(listener, 0), len(self.events)):
            told = self.events[number].to(listener)
            if told is not None and self.worth_telling(told, self._before.get(listener)):
                params: Any = told["params"]
                heard.append((number, self.lexicon.event(str(told["code"]), params, self.names)))
                self._before[listener] = told
        self._read[listener] = len(self.events)
        return heard
