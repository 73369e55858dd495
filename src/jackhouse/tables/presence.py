"""Who is connected, and since when somebody is away."""

from collections import Counter

__all__ = ["Presence"]


class Presence:
    """Of one table: connections by client, and the moment each was last here."""

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
        """A client without a connection gave a sign of life."""
        if not self.is_here(client):
            self._left[client] = now

    def is_here(self, client: str) -> bool:
        return self._here[client] > 0

    def away_for(self, client: str, now: float) -> float:
        """For how long there has been no connection; 0 while there is one."""
        if self._here[client] > 0:
            return 0.0
        return now - self._left.get(client, self.began)
