"""Chance: one small generator (sfc32), part of the state, the same numbers everywhere."""

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

__all__ = ["Draw", "Rng"]

Draw = tuple[int, int]
"""The bound, and the number drawn below it."""

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 20
_SEED_BITS: Final = 128


@mypyc_attr(acyclic=True)
class Rng:
    """The sfc32 generator; cloned, dumped and compared with the state that holds it."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.sealed = ""  # what the numbers are to be made of, once any is asked for
        self.draws: list[Draw] | None = None  # where numbers below a bound are listed, if they are

    @staticmethod
    def of_seed(seed: int) -> "Rng":
        """A generator for any seed; those below 2**128 all give different ones, longer ones are folded."""
        folded, key = abs(seed), 0
        while folded:
            key ^= folded & ((1 << _SEED_BITS) - 1)
            folded >>= _SEED_BITS
        if seed < 0:
            key ^= (1 << _SEED_BITS) - 1
        rng = Rng(key & _WORD, (key >> 32) & _WORD, (key >> 64) & _WORD, ((key >> 96) & _WORD) ^ 1)
        for _ in range(_WARM_UP):
            rng.word()
        return rng

    @staticmethod
    def of_secret(key: str, line: int) -> "Rng":
        """The generator for one line of a served game: nothing seen of other lines tells anything about it.

        Most lines ask for no number, so it is worked out with the first. It lists its draws. `key` is that of
        `secret.key_of`.
        """
        rng = Rng(0, 0, 0, 0)
        rng.sealed = f"{key}:{line}"
        rng.draws = []
        return rng

    def fork(self, number: int) -> "Rng":
        """An independent stream for the `number`-th of many things; this one is left as it was."""
        key = number
        for word in self.as_list():
            key = key << 32 | word
        return Rng.of_seed(key)

    def split(self) -> "Rng":
        """Returns an independent generator, seeded with the next four words of this one."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def copy(self) -> "Rng":
        """One that goes on alike; what it draws is not listed."""
        other = Rng(self.a, self.b, self.c, self.counter)
        other.sealed = self.sealed
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        if self.sealed:
            self._open()
        total = (self.a + self.b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + total) & _WORD
        return total

    def below(self, limit: i64) -> i64:
        """A number in 0..limit-1, each as likely as the others."""
        bias = (_WORD + 1) % limit
        while True:
            product = self.word() * limit
            if product & _WORD >= bias:
                number = product >> 32
                if self.draws is not None:
                    self.draws.append((limit, number))
                return number

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def as_list(self) -> list[int]:
        if self.sealed:
            self._open()
        return [self.a, self.b, self.c, self.counter]

    def _open(self) -> None:
        key = hashlib.sha256(self.sealed.encode()).digest()
        opened = Rng.of_seed(int.from_bytes(key[:16], "big"))
        self.a, self.b, self.c, self.counter = opened.a, opened.b, opened.c, opened.counter
        self.sealed = ""
