"""Token buckets."""

from collections import OrderedDict

__all__ = ["Bucket", "Buckets"]


class Bucket:
    """Refills at `rate` tokens a second up to `burst`; each use takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Takes a token if there is one; returns whether there was."""
        if not self.has_one(now):
            return False
        self.left -= 1
        return True

    def has_one(self, now: float) -> bool:
        """Whether there is a token. A clock that goes backwards takes none away."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.left >= 1


class Buckets:
    """One bucket for each key; the least recently used are dropped first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        bucket = self._of.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._of[key] = bucket
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket.take(now)

    def left(self, key: str, now: float) -> bool:
        """Whether `take` would succeed now."""
        bucket = self._of.get(key)
        return bucket is None or bucket.has_one(now)
