"""From the thread of the store to the event loop."""

import asyncio
from collections import deque
from concurrent.futures import Future

__all__ = ["Promises"]


class Promises:
    """Brings what another thread has done into the loop; all that it did together, in one go."""

    def __init__(self) -> None:
        self._kept: deque[tuple[Future[None], asyncio.Future[None]]] = deque()
        self._coming = False

    def bring(self, promise: "Future[None]") -> "asyncio.Future[None]":
        """Awaited in the loop, what is done or fails elsewhere."""
        loop = asyncio.get_running_loop()
        here: asyncio.Future[None] = loop.create_future()

        def kept(_: "Future[None]") -> None:
            self._kept.append((promise, here))
            if not self._coming:
                self._coming = True
                loop.call_soon_threadsafe(self._arrive)

        promise.add_done_callback(kept)
        return here

    def _arrive(self) -> None:
        self._coming = False  # what is kept from now on has somebody sent for it again
        while self._kept:
            promise, here = self._kept.popleft()
            error = promise.exception()
            if here.done():
                continue
            if error is None:
                here.set_result(None)
            else:
                here.set_exception(error)
