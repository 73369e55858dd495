"""Simulations: many games between bots, with their lengths and winners."""

import time
from collections import Counter
from collections.abc import Callable
from statistics import fmean
from typing import Any

from jackhouse import bots
from jackhouse.kernel.build import COMPILED
from jackhouse.lab.runner import GameRunner, check_count, check_setup
from jackhouse.matches import intervals
from jackhouse.matches.match import Outcome, Setup
from jackhouse.matches.tally import tally_of

__all__ = ["simulate"]


def simulate(
    setup: Setup,
    count: int,
    jobs: int = 1,
    keep_records: bool = False,
    in_detail: bool = False,
    on_game: Callable[[Outcome], None] = lambda outcome: None,
) -> dict[str, Any]:
    """Plays `count` games and returns a summary. Apart from the seconds, the result does not depend on `jobs`."""
    check_count("games", count)
    check_setup(setup)  # rejects bad input before any game or process starts
    seats = bots.fill_seats(setup.bots, setup.players)
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    with GameRunner(jobs) as runner:
        for outcome in runner.play(setup, count, keep_records):
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
    in_order = Counter(outcome.order.index(seat) for outcome in outcomes for seat in outcome.winners)
    return {
        "turns_median": turns[games // 2],
        "wins_95": {seat: _ends(intervals.share(wins[seat], games)) for seat in sorted(wins)},
        "wins_by_order": [in_order[place] for place in range(players)],
        **tally_of(game).figures(usage, games, players),
    }


def _ends(estimate: intervals.Estimate) -> list[float]:
    return [round(estimate.low, 3), round(estimate.high, 3)]
