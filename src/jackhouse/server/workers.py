"""A pool of worker processes, for work that takes too long for the event loop."""

import os
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from anyio import CapacityLimiter, fail_after, to_process

__all__ = ["Workers"]

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class Workers:
    """Up to one process fewer than there are cores, at least one, kept for the next call.

    Compiled code does not release the interpreter lock, so a thread would hold up the event loop.
    """

    def __init__(self, processes: int = 0, longest: float = 10.0) -> None:
        """`longest`: seconds after which a call is given up and its process ended."""
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.longest = longest
        self._limiter: CapacityLimiter | None = None

    async def run(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Calls a module-level function in a worker process and returns or raises what it does.

        Raises `TimeoutError` if it takes too long.
        """
        if self._limiter is None:
            self._limiter = CapacityLimiter(self._processes)
        with fail_after(self.longest):
            return await to_process.run_sync(function, *arguments, cancellable=True, limiter=self._limiter)
