"""A store whose writes wait until a test lets them go on."""

from typing import Any

from jackhouse.kernel import Reason
from jackhouse.store.batch import OnStored

__all__ = ["SlowDisk"]


class SlowDisk:
    """A store that delays its writes until they are released; all else is passed to the real store."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.waiting: list[tuple[Any, ...]] = []

    def append_then(self, items: Any, then: OnStored, rows: Any = ()) -> None:
        self.waiting.append((items, then, rows))

    def go_on(self, most: int | None = None) -> None:
        """Write all that waits, or only the first jobs."""
        jobs = self.waiting[:most]
        del self.waiting[: len(jobs)]
        for job in jobs:
            self.store.append_then(*job)

    def fail(self, number: int) -> None:
        self.waiting.pop(number)[1](Reason("store-full"))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)
