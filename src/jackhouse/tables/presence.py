"""Counts the connections of clients at a table, and since when each is away."""

from collections import Counter

__all__ = ["Presence"]


class Presence:
    """The connections of one table by client, and when each client was last seen."""

    def __init__(self, now: float) -> None:
        self.began = now
        self.changes = 0
        self._here: Counter[str] = Counter()
        self._left: dict[str, float] = {}

    def come(self, client: str) -> None:
        self.changes += 1
        self._here[client] += 1
        self._left.pop(client, None)

    def go(self, client: str, now: float) -> None:
        self.changes += 1
        self._here[client] -= 1
        if self._here[client] <= 0:
            del self._here[client]
            self._left[client] = now

    def seen(self, client: str, now: float) -> None:
        """Counts a request by a client without a connection."""
        if not self.is_here(client):
            self._left[client] = now

    def is_here(self, client: str) -> bool:
        return self._here[client] > 0

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._here

    def away_for(self, client: str, now: float) -> float:
        """Returns the seconds since the client was last connected; 0 while it is."""
        if self._here[client] > 0:
            return 0.0
        return now - self._left.get(client, self.began)
