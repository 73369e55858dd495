"""Who has nothing to answer can wait a moment: while there is much to do, those who have are served first."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

__all__ = ["Turns"]

_BUSY: Final = 0.0002  # seconds that a round of the event loop takes when there is much to do
_LONGEST: Final = 0.3  # seconds that anybody waits, or as soon after that as can be


Turn = Callable[[], bool]
"""What is done when one's turn has come; says whether there was anything to do. It must not fail."""


class Turns:
    """One turn for each round of the event loop: in a quiet house that is at once, in a busy one news adds up."""

    def __init__(self, longest: float = _LONGEST) -> None:
        self._longest = longest
        self._waiting: deque[tuple[Turn, float]] = deque()
        self._before = 0.0

    def wait(self, turn: Turn) -> None:
        """It is called when it is its turn."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self._waiting:
            self._before = now
            loop.call_soon(self._give)
        self._waiting.append((turn, now))

    def _give(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        idle, due = now - self._before < _BUSY, now - self._longest
        self._before = now
        while self._waiting and (idle or self._waiting[0][1] <= due):
            turn, _ = self._waiting.popleft()
            if turn():
                idle = False
        if self._waiting:
            loop.call_soon(self._give)
