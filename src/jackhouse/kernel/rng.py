"""Random numbers: the sfc32 generator. It is part of the state and gives the same numbers on every machine."""

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
    """An sfc32 generator. Each state has its own."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.pending_key = ""  # the text from which the first draw derives the words; "" after that
        self.draws: list[Draw] | None = None  # the list of draws, if draws are listed

    @staticmethod
    def of_seed(seed: int) -> "Rng":
        """Returns the generator of a seed. Seeds below 2**128 all give different ones; longer ones are folded."""
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
        """Returns the generator for one line of a served game. It lists its draws.

        The numbers of other lines reveal nothing about it. Most lines draw no number, so the first draw derives the
        words. `key` is that of `secret.key_of`.
        """
        rng = Rng(0, 0, 0, 0)
        rng.pending_key = f"{key}:{line}"
        rng.draws = []
        return rng

    def fork(self, number: int) -> "Rng":
        """Returns an independent generator for the `number`-th of many things; this one does not change."""
        key = number
        for word in self.as_list():
            key = key << 32 | word
        return Rng.of_seed(key)

    def split(self) -> "Rng":
        """Returns an independent generator, seeded with the next four words of this one."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def copy(self) -> "Rng":
        """Returns a generator that gives the same numbers; it does not list its draws."""
        other = Rng(self.a, self.b, self.c, self.counter)
        other.pending_key = self.pending_key
        return other

    def word(self) -> i64:
        """Returns the next 32 bits."""
        if self.pending_key:
            self._derive()
        total = (self.a + self.b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + total) & _WORD
        return total

    def below(self, limit: i64) -> i64:
        """Returns a number in 0..limit-1; all are equally likely."""
        bias = (_WORD + 1) % limit
        while True:
            product = self.word() * limit
            if product & _WORD >= bias:
                number = product >> 32
                if self.draws is not None:
                    self.draws.append((limit, number))
                return number

    def shuffle(self, items: list[int]) -> None:
        """Puts `items` into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def as_list(self) -> list[int]:
        if self.pending_key:
            self._derive()
        return [self.a, self.b, self.c, self.counter]

    def _derive(self) -> None:
        key = hashlib.sha256(self.pending_key.encode()).digest()
        opened = Rng.of_seed(int.from_bytes(key[:16], "big"))
        self.a, self.b, self.c, self.counter = opened.a, opened.b, opened.c, opened.counter
        self.pending_key = ""
