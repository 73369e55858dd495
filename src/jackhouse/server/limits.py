"""Token buckets: so many at once, so many a second after that."""

from collections import OrderedDict

__all__ = ["Bucket", "Buckets"]


class Bucket:
    """Filled at `rate` a second up to `burst`; each use takes one out."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        """May one more pass now?"""
        if not self.has_one(now):
            return False
        self.left -= 1
        return True

    def has_one(self, now: float) -> bool:
        """Might one more pass now? A clock that was put back takes nothing away."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.left >= 1


class Buckets:
    """One bucket for each guest; those unused for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, guest: str, now: float) -> bool:
        bucket = self._of.pop(guest, None) or Bucket(self.rate, self.burst, now)
        self._of[guest] = bucket
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket.take(now)

    def left(self, guest: str, now: float) -> bool:
        """Would `take` let one more pass now?"""
        bucket = self._of.get(guest)
        return bucket is None or bucket.has_one(now)
