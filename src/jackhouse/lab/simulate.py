"""Simulations: many games between bots, with their lengths and winners."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from statistics import fmean
from typing import Any

from jackhouse import bots
from jackhouse.kernel import BadInput, Reason
from jackhouse.kernel.build import COMPILED
from jackhouse.lab.match import Outcome, Setup, new_state, play_game
from jackhouse.lab.tally import tally_of

__all__ = ["simulate"]

_CHUNKS_PER_JOB = 16


def simulate(
    setup: Setup,
    count: int,
    jobs: int = 1,
    keep_records: bool = False,
    in_detail: bool = False,
    on_game: Callable[[Outcome], None] = lambda outcome: None,
) -> dict[str, Any]:
    """Plays `count` games and returns a summary. Apart from the seconds, the result does not depend on `jobs`."""
    for name, value in (("games", count), ("jobs", jobs)):
        if value < 1:
            raise BadInput(Reason("bad-count", "", {"key": name, "value": str(value)}))
    seats = bots.fill_seats(setup.bots, setup.players)
    new_state(setup, 0)  # rejects bad input before any game or process starts
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in _play(setup, count, jobs, keep_records):
        on_game(outcome)
        outcomes.append(outcome)
    summary = summarise(setup, [bot.key for bot in seats], outcomes, time.perf_counter() - began)
    return {**summary, **describe(setup.game, setup.players, outcomes)} if in_detail else summary


def summarise(setup: Setup, bot_keys: list[str], outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Returns the figures of a run."""
    wins = [0] * setup.players
    wins_by_bot = dict.fromkeys(bot_keys, 0)
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += 1
            wins_by_bot[bot_keys[seat]] += 1
    turns = sorted(outcome.turns for outcome in outcomes)
    finished = sum(1 for outcome in outcomes if outcome.winners)
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "game": setup.game,
        "games": len(outcomes),
        "players": setup.players,
        "finished": finished,
        "unfinished": len(outcomes) - finished,
        "decisions": decisions,
        "choices": sum(outcome.choices for outcome in outcomes),
        "turns_mean": round(fmean(turns), 2),
        "turns_p90": turns[min(len(turns) - 1, (len(turns) * 9) // 10)],
        "wins": wins,
        "wins_by_bot": wins_by_bot,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "compiled": COMPILED,
    }


def describe(game: str, players: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """Returns more figures of a run: median length, wins with 95 % intervals, and the use of each action per game."""
    turns = sorted(outcome.turns for outcome in outcomes)
    games, usage = len(outcomes), sum((outcome.usage for outcome in outcomes), Counter[str]())
    wins = Counter(seat for outcome in outcomes for seat in outcome.winners)
    in_order = Counter((seat - outcome.first) % players for outcome in outcomes for seat in outcome.winners)
    return {
        "turns_median": turns[games // 2],
        "wins_95": {seat: _interval(wins[seat], games) for seat in sorted(wins)},
        "wins_by_order": [in_order[place] for place in range(players)],
        **tally_of(game).figures(usage, games, players),
    }


def _interval(wins: int, games: int) -> list[float]:
    """Returns the Wilson interval of a share at 95 %."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return [round(middle - spread, 3), round(middle + spread, 3)]


def _play(setup: Setup, count: int, jobs: int, keep_records: bool) -> Iterator[Outcome]:
    if jobs == 1:
        for number in range(count):
            yield play_game(setup, number, keep_records)
        return
    size = max(1, count // (jobs * _CHUNKS_PER_JOB))
    with ProcessPoolExecutor(jobs) as pool:
        chunks = [range(start, min(start + size, count)) for start in range(0, count, size)]
        for done in as_completed([pool.submit(_play_some, setup, chunk, keep_records) for chunk in chunks]):
            yield from done.result()


def _play_some(setup: Setup, numbers: range, keep_records: bool) -> list[Outcome]:
    return [play_game(setup, number, keep_records) for number in numbers]
