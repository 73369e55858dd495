"""The choice of a trade at a plaza: which cards of the lot help the plan, and what pays for them (JR-7.8)."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.board_model import DIAMONDS, SUITS
from jackhouse.bots.greedy.jackrabbits.evaluation import Sight
from jackhouse.bots.greedy.jackrabbits.planner import Plan

CLEARLY: Final = 0.4  # turns by which something must be better to be done


def payers(plaza: int) -> list[int]:
    """The suits that buy the suit of a plaza: diamonds; for diamonds the others, since like for like brings nothing."""
    return [suit for suit in range(len(SUITS)) if suit != DIAMONDS] if plaza == DIAMONDS else [DIAMONDS]


def bargain(plan: Plan, plaza: int, totals: list[int], wares: list[int]) -> list[int]:
    """The suits in hand after buying there what the plan lacks with what it can spare; empty if that is nothing."""
    needs = plan.best.needs
    spare = [max(0, totals[suit] - needs[suit]) for suit in payers(plaza)]
    bought = min(wares[plaza], sum(spare), needs[plaza] - totals[plaza])
    if bought <= 0:
        return []
    after = totals[:]
    after[plaza] += bought
    for suit, points in zip(payers(plaza), spare):
        paid = min(points, bought)
        after[suit] -= paid
        bought -= paid
    return after


def best_trade(sight: Sight, legal: list[str], counter: list[str]) -> str:
    """The trade that brings the plan on most, beside what is on the counter, if it does so clearly; else nothing."""
    best, least = "", turns_after(sight, counter) - CLEARLY
    for text in legal:
        if text.startswith("trade "):
            turns = turns_after(sight, [*counter, text[6:]])
            if turns < least:
                best, least = text, turns
    return best


def turns_after(sight: Sight, counter: list[str]) -> float:
    """Turns left once these cards are bought."""
    plan, totals = sight.plan, sight.purse.totals
    if counter:
        chart = sight.chart
        plaza = chart.suit[chart.places[sight.place]]
        price = sum([chart.value[card] for card in counter])
        payment = sight.purse.cheapest(sum([1 << suit for suit in payers(plaza)]), price, plan)
        if payment is None:
            return plan.turns + CLEARLY
        totals = [total - spent for total, spent in zip(totals, payment.spent)]
        totals[plaza] += price
    return plan.turns_from(sight.place, plan.outlooks(totals))
