"""The server's clock: wall time and uptime."""

import logging
import time
from collections.abc import Callable
from typing import Final

__all__ = ["Clock"]

_LONGEST_GAP: Final = 60.0
_JUMP: Final = 3600.0
_logger = logging.getLogger("jackhouse.server")


class Clock:
    """Wall time for what people read, and uptime for everything that waits.

    Uptime is the number of seconds that the server has been running, summed over restarts. It comes from the monotonic
    clock, so that correcting the wall clock neither fires a timer nor deletes a table.
    """

    def __init__(
        self,
        uptime: float = 0.0,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        longest_gap: float = _LONGEST_GAP,
    ) -> None:
        """`longest_gap`: of a longer time between two ticks (a suspended machine) only so much counts."""
        self.wall = wall
        self._monotonic = monotonic
        self._longest_gap = longest_gap
        self._counted = uptime
        self._ticked = monotonic()
        self._ahead = wall() - self._ticked  # of the wall clock
        self.started = uptime
        self.jumped: float | None = None
        """Uptime when the wall clock was last seen to jump by more than an hour."""

    def now(self) -> float:
        """Uptime in seconds."""
        return self._counted + min(self._monotonic() - self._ticked, self._longest_gap)

    def tick(self) -> None:
        """Counts the time since the last tick, and logs a jump of the wall clock."""
        self._counted, self._ticked = self.now(), self._monotonic()
        ahead = self.wall() - self._ticked
        if abs(ahead - self._ahead) > _JUMP:
            self.jumped = self._counted
            hours = (ahead - self._ahead) / 3600
            _logger.warning("the clock has jumped by %+.1f hours: no table expires for an hour", hours)
        self._ahead = ahead
