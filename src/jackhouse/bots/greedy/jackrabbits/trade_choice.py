"""The choice of a trade at a plaza: which cards of the lot help the plan, and what pays for them (JR-7.8)."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.board_model import DIAMONDS, SUITS, union
from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation
from jackhouse.bots.greedy.jackrabbits.planner import Plan

MARGIN: Final = 0.4  # the least improvement worth an action, in turns


_OTHERS: Final = [suit for suit in range(len(SUITS)) if suit != DIAMONDS]


def paying_suits(plaza: int) -> list[int]:
    """Returns the suits that buy the suit of a plaza: diamonds, or the other three at a plaza of diamonds."""
    return _OTHERS if plaza == DIAMONDS else [DIAMONDS]


def totals_after_trade(plan: Plan, plaza: int, totals: list[int], wares: list[int]) -> list[int]:
    """Returns the points in hand after buying what the plan lacks with what it can spare; empty without a trade."""
    needs = plan.best.needs
    if not wares[plaza] or needs[plaza] <= totals[plaza]:  # mostly
        return []
    spare = [max(0, totals[suit] - needs[suit]) for suit in paying_suits(plaza)]
    bought = min(wares[plaza], sum(spare), needs[plaza] - totals[plaza])
    if bought <= 0:
        return []
    after = totals[:]
    after[plaza] += bought
    for suit, points in zip(paying_suits(plaza), spare):
        paid = min(points, bought)
        after[suit] -= paid
        bought -= paid
    return after


def best_trade(evaluation: Evaluation, legal: list[str], counter: list[str]) -> str:
    """Returns the trade that helps the plan most in addition to the counter, or "" if none helps clearly."""
    best, least = "", turns_after_trade(evaluation, counter) - MARGIN
    for text in legal:
        if text.startswith("trade "):
            turns = turns_after_trade(evaluation, [*counter, text[6:]])
            if turns < least:
                best, least = text, turns
    return best


def turns_after_trade(evaluation: Evaluation, counter: list[str]) -> float:
    """Returns the turns left once these cards are bought."""
    plan, totals = evaluation.plan, evaluation.number_cards.totals
    if counter:
        model = evaluation.model
        bought = union([1 << model.suit[card] for card in counter])
        price = sum([model.cost[card] for card in counter])
        payment = evaluation.number_cards.cheapest(model.takes[evaluation.place] & ~bought, price, plan)
        if payment is None:
            return plan.turns + MARGIN
        totals = [total - spent for total, spent in zip(totals, payment)]
        for card in counter:
            totals[model.suit[card]] += model.value[card]
    return plan.turns_from(evaluation.place, plan.outlooks(totals))
