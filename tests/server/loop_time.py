"""How long one callback holds the event loop, in CPU time of its thread: what others in the loop wait for."""

import gc
import time
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["LoopTime", "loop_time"]


class LoopTime:
    """The longest callback so far, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0


@contextmanager
def loop_time() -> Iterator[LoopTime]:
    """Measures all callbacks of asyncio's own loops, without what the cycle collector would add for a large test."""
    found = LoopTime()
    run = events.Handle._run

    def timed(self: events.Handle) -> None:
        start = time.thread_time()
        run(self)
        found.longest = max(found.longest, time.thread_time() - start)

    gc.collect()
    gc.disable()
    events.Handle._run = timed  # type: ignore[method-assign]
    try:
        yield found
    finally:
        events.Handle._run = run  # type: ignore[method-assign]
        gc.enable()
