"""The generator: sfc32 as its author describes it, and uniform numbers below a bound."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.kernel import Rng

GRAMMAR = st.integers(0, 2**32 - 1)
SEEDS = st.integers(-(2**140), 2**140)


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's "small fast counting" generator of 32 bits, written independently."""
    found = []
    for _ in range(count):
        output = (a + b + counter) % 2**32
        a, b, c, counter = (
            b ^ (b >> 9),
            (c * 9) % 2**32,
            ((c << 21) % 2**32 + (c >> 11) + output) % 2**32,
            (counter + 1) % 2**32,
        )
        found.append(output)
    return found


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


@settings(deadline=None)
@given(GRAMMAR, GRAMMAR, GRAMMAR, GRAMMAR)
def test_it_is_sfc32(a: int, b: int, c: int, counter: int) -> None:
    assert words(Rng(a, b, c, counter), 50) == sfc32(a, b, c, counter, 50)


@settings(deadline=None)
@given(st.integers(0, 2**128 - 1))
def test_a_seed_is_its_key_warmed_up(seed: int) -> None:
    key = seed
    a, b, c, counter = [(key >> shift) % 2**32 for shift in (0, 32, 64, 96)]
    assert words(Rng.of_seed(seed), 5) == sfc32(a, b, c, counter ^ 1, 25)[20:]


def test_the_numbers_never_change() -> None:
    """Records rely on it: the numbers are the same on every machine and in every version."""
    assert words(Rng.of_seed(7), 4) == sfc32(7, 0, 0, 1, 24)[20:]
    assert words(Rng.of_seed(7), 4) == [3153001767, 1975341593, 1093473732, 4234806244]
    deck = list(range(10))
    Rng.of_seed(7).shuffle(deck)
    assert deck == [3, 0, 1, 5, 8, 9, 6, 2, 4, 7]


def test_a_secret_makes_its_numbers_when_they_are_asked_for_and_its_copies_the_same() -> None:
    key = int.from_bytes(hashlib.sha256(b"abc:5").digest()[:16], "big")
    expected = words(Rng.of_seed(key), 6)
    copied = Rng.of_secret("abc", 5)
    assert words(copied.copy(), 6) == words(copied, 6) == expected
    assert Rng.of_secret("abc", 5).as_list() == Rng.of_seed(key).as_list()
    assert words(copied.copy(), 3) == words(copied, 3), "and once it has begun"
    assert words(Rng.of_secret("abc", 5).fork(3), 6) == words(Rng.of_seed(key).fork(3), 6)


@settings(deadline=None)
@given(SEEDS)
def test_words_are_words_for_any_seed(seed: int) -> None:
    assert all(0 <= word < 2**32 for word in words(Rng.of_seed(seed), 20))


def test_seeds_near_each_other_give_other_numbers() -> None:
    seeds = [*range(-500, 500), 2**31, 2**32, 2**63, 2**64, 2**100, 10**30]
    assert len({tuple(words(Rng.of_seed(seed), 2)) for seed in seeds}) == len(seeds)


@settings(deadline=None)
@given(SEEDS, st.integers(0, 30))
def test_a_copy_goes_on_alike_and_by_itself(seed: int, used: int) -> None:
    rng = Rng.of_seed(seed)
    words(rng, used)
    copy = rng.copy()
    assert copy.as_list() == rng.as_list()
    ahead = words(copy, 10)
    assert words(rng, 10) == ahead


@settings(deadline=None)
@given(SEEDS, st.integers(0, 30))
def test_as_list_is_the_whole_of_it(seed: int, used: int) -> None:
    rng = Rng.of_seed(seed)
    words(rng, used)
    again = Rng(*rng.as_list())
    assert words(again, 10) == words(rng, 10)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 40, 54])
def test_below_is_even(limit: int) -> None:
    rng, draws = Rng.of_seed(limit), 6000
    counts = Counter(int(rng.below(limit)) for _ in range(draws))
    assert set(counts) == set(range(limit))
    expected = draws / limit
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < limit + 6 * (2 * limit) ** 0.5


@settings(deadline=None)
@given(SEEDS, st.integers(1, 2**31))
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = Rng.of_seed(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))


def test_below_draws_again_where_some_numbers_would_be_favoured() -> None:
    """With a limit of three quarters of all words, every third number would come up twice as often."""
    limit = 3 * 2**30
    rng, draws = Rng.of_seed(1), 6000
    thirds = Counter(int(rng.below(limit)) % 3 for _ in range(draws))
    assert all(abs(thirds[rest] - draws / 3) < 250 for rest in range(3))


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng, draws = Rng.of_seed(3), 4800
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 75


@settings(deadline=None)
@given(SEEDS, st.lists(st.integers(0, 53)))
def test_a_shuffle_loses_nothing(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng.of_seed(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_forks_are_streams_of_their_own() -> None:
    rng = Rng.of_seed(5)
    before = rng.as_list()
    streams = [tuple(words(rng.fork(number), 4)) for number in range(2000)]
    assert rng.as_list() == before
    assert len({stream[0] for stream in streams}) > 1990  # of 32 bits, a few may meet by chance
    assert len(set(streams)) == 2000
    assert streams[7] == tuple(words(rng.fork(7), 4))
    rng.word()
    assert streams[7] != tuple(words(rng.fork(7), 4))


def test_the_first_words_of_many_forks_are_even() -> None:
    rng = Rng.of_seed(9)
    counts = Counter(int(rng.fork(number).below(6)) for number in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 35
