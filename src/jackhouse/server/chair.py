"""A table as it stands in the house."""

import asyncio
from collections.abc import Callable

from jackhouse.tables.presence import Presence
from jackhouse.tables.table import Table

__all__ = ["Chair"]

Listener = Callable[[], None]


class Chair:
    """The table, who is at work on it, who listens there, and since when."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.presence = Presence(now)
        self.listeners: set[Listener] = set()
        self.touched = table.sitting.touched
        self.gone = False

    def publish(self) -> None:
        for listener in list(self.listeners):
            listener()
