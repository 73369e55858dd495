"""One at a time: a lock that lets those in at once who find it open."""

import asyncio
from collections import deque

__all__ = ["Gate"]


class Gate:
    """Who must wait is let in in the order of coming. Belongs to one event loop."""

    def __init__(self) -> None:
        self._shut = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_shut(self) -> bool:
        return self._shut

    def enter_at_once(self) -> bool:
        """Go in, if nobody is inside or before one."""
        if self._shut:
            return False
        self._shut = True
        return True

    async def enter(self) -> None:
        if self.enter_at_once():
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if not let_in.cancelled():  # it was let in, but is no longer there to go
                self.leave()
            raise

    def leave(self) -> None:
        """The next one goes in; so it stays shut until nobody waits."""
        while self._waiting:
            let_in = self._waiting.popleft()
            if not let_in.done():
                let_in.set_result(None)
                return
        self._shut = False

    async def __aenter__(self) -> None:
        await self.enter()

    async def __aexit__(self, *_: object) -> None:
        self.leave()
