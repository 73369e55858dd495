"""From the thread of the store to the event loop."""

import asyncio
from collections import deque
from functools import partial

from jackhouse.kernel import Reason
from jackhouse.store import StoreFailed
from jackhouse.store.job import Then

__all__ = ["Promises"]


class Promises:
    """Brings what another thread has done into the loop; all that it did together, in one go."""

    def __init__(self) -> None:
        self._kept: deque[tuple[asyncio.Future[None], Reason | None]] = deque()
        self._coming = False

    def make(self) -> tuple["asyncio.Future[None]", Then]:
        """What is awaited in the loop, and what is called elsewhere once it is done, or has failed for a reason."""
        loop = asyncio.get_running_loop()
        here: asyncio.Future[None] = loop.create_future()
        return here, partial(self._keep, loop, here)

    def _keep(self, loop: asyncio.AbstractEventLoop, here: "asyncio.Future[None]", why_not: Reason | None) -> None:
        self._kept.append((here, why_not))
        if not self._coming:
            self._coming = True
            loop.call_soon_threadsafe(self._arrive)

    def _arrive(self) -> None:
        self._coming = False  # what is kept from now on has somebody sent for it again
        while self._kept:
            here, why_not = self._kept.popleft()
            if here.done():
                continue
            if why_not is None:
                here.set_result(None)
            else:
                here.set_exception(StoreFailed(why_not))
