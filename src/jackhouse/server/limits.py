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
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


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
