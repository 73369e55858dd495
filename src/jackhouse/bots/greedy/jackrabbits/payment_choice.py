"""The choice of a payment: the number cards of a hand, and the payment that costs the plan least."""

from typing import Final, NamedTuple

from jackhouse.bots.greedy.jackrabbits.board_model import SUITS, BoardModel
from jackhouse.bots.greedy.jackrabbits.planner import Plan

POINT_TURNS: Final = 0.03  # the value of a point of any suit, in turns


class Payment(NamedTuple):
    """Points spent by suit, and the cost in turns."""

    spent: list[int]
    loss: float


class NumberCards:
    """The number cards of a hand by suit and value, without royals and jokers."""

    def __init__(self, model: BoardModel, hand: list[str]) -> None:
        self.model = model
        self.cards: list[tuple[int, int]] = []  # (value, suit), descending like the hand
        self.totals: list[int] = [0] * len(SUITS)
        for card in hand:
            if card in model.suit and card not in model.royals:
                suit, value = model.suit[card], model.value[card]
                self.cards.append((value, suit))
                self.totals[suit] += value

    def cheapest(self, suits: int, price: int, plan: Plan) -> Payment | None:
        """Returns the payment in these suits that costs the plan least, or None if the cards do not suffice."""
        cards = [card for card in self.cards if suits >> card[1] & 1]
        if sum([value for value, _ in cards]) < price:
            return None
        cards.sort(reverse=True)
        found: list[Payment] = []
        _search_payments(cards, 0, price, [0] * len(SUITS), plan, found)
        return min(found, key=_loss)


def payment_cost(plan: Plan, spent: list[int]) -> float:
    """Returns the cost of spending these points, in turns."""
    return plan.loss(spent) + POINT_TURNS * sum(spent)


def _loss(payment: Payment) -> float:
    return payment.loss


def _search_payments(
    cards: list[tuple[int, int]], start: int, missing: int, spent: list[int], plan: Plan, found: list[Payment]
) -> None:
    """Finds all payments without a superfluous card, depth-first over descending cards."""
    for at in range(start, len(cards)):
        value, suit = cards[at]
        spent[suit] += value
        if value >= missing:
            found.append(Payment(spent[:], payment_cost(plan, spent)))
        else:
            _search_payments(cards, at + 1, missing - value, spent, plan, found)
        spent[suit] -= value
