"""Who has nothing to answer can wait a moment: while there is much to do, those who have are served first."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

__all__ = ["Turns"]

_LONGEST: Final = 0.5  # seconds that anybody waits, or as soon after that as can be


Turn = Callable[[], bool]
"""What is done when one's turn has come; says whether there was anything to do. It must not fail."""


class Turns:
    """One turn for each round of the event loop in which nothing stirs: in a quiet house that is at once, in a busy
    one news adds up."""

    def __init__(self, longest: float = _LONGEST) -> None:
        self._longest = longest
        self._waiting: deque[tuple[Turn, float]] = deque()
        self._stirred = False

    def stir(self) -> None:
        """Something happens that comes first."""
        self._stirred = True

    def wait(self, turn: Turn) -> None:
        """It is called when it is its turn."""
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._give)
        self._waiting.append((turn, loop.time()))

    def _give(self) -> None:
        loop = asyncio.get_running_loop()
        idle, self._stirred = not self._stirred, False
        due = loop.time() - self._longest
        while self._waiting and (idle or self._waiting[0][1] <= due):
            turn, _ = self._waiting.popleft()
            if turn():
                idle = False
        if self._waiting:
            loop.call_soon(self._give)
