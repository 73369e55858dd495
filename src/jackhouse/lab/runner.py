"""Plays the games of a run, in this process or in several others."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from types import TracebackType
from typing import Final

from jackhouse import bots
from jackhouse.kernel import BadInput, Reason
from jackhouse.matches.match import Outcome, Setup, new_state, play_game

__all__ = ["GameRunner", "check_count", "check_setup"]

_CHUNKS_PER_JOB: Final = 16


def check_count(key: str, value: int, least: int = 1) -> None:
    """Raises `BadInput` if a number on the command line is too small."""
    if value < least:
        raise BadInput(Reason("bad-count", "", {"key": key, "value": str(value), "least": least}))


def check_setup(setup: Setup) -> None:
    """Raises `BadInput` if no game can be played with these settings."""
    bots.fill_seats(setup.bots, setup.players)
    new_state(setup, 0)


class GameRunner:
    """Plays games in `jobs` processes, which it ends with its context. Outcomes do not depend on their number."""

    def __init__(self, jobs: int = 1) -> None:
        check_count("jobs", jobs)
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(jobs) if jobs > 1 else None

    def __enter__(self) -> "GameRunner":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def play(self, setup: Setup, count: int, keep_records: bool = False) -> Iterator[Outcome]:
        """Yields the outcomes of the games 0 to `count` - 1; with several processes in any order."""
        if self._pool is None:
            for number in range(count):
                yield play_game(setup, number, keep_records)
            return
        size = max(1, count // (self._jobs * _CHUNKS_PER_JOB))
        chunks = [range(start, min(start + size, count)) for start in range(0, count, size)]
        for done in as_completed([self._pool.submit(_play_some, setup, chunk, keep_records) for chunk in chunks]):
            yield from done.result()


def _play_some(setup: Setup, numbers: range, keep_records: bool) -> list[Outcome]:
    return [play_game(setup, number, keep_records) for number in numbers]
