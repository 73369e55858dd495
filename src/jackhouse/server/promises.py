"""From the thread of the store to the event loop."""

import asyncio
from collections import deque
from functools import partial

from jackhouse.kernel import Reason
from jackhouse.store.job import Then

__all__ = ["Promises"]


class Promises:
    """Brings what another thread has done into the loop; all that it did together, in one go."""

    def __init__(self) -> None:
        self._kept: deque[tuple[Then, Reason | None]] = deque()
        self._coming = False

    def make(self, here: Then) -> Then:
        """What is called elsewhere, that `here` be called in this loop with the same. `here` must not fail."""
        return partial(self._keep, asyncio.get_running_loop(), here)

    def _keep(self, loop: asyncio.AbstractEventLoop, here: Then, why_not: Reason | None) -> None:
        self._kept.append((here, why_not))
        if not self._coming:
            self._coming = True
            loop.call_soon_threadsafe(self._arrive)

    def _arrive(self) -> None:
        self._coming = False  # what is kept from now on has somebody sent for it again
        while self._kept:
            here, why_not = self._kept.popleft()
            here(why_not)
