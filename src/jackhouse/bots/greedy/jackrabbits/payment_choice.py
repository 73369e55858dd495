"""The choice of a payment: the number cards of a hand, and the payment that costs the plan least."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackhouse.bots.greedy.jackrabbits.board_model import SUITS, BoardModel
from jackhouse.bots.greedy.jackrabbits.planner import Plan

POINT_TURNS: Final = 0.03  # the value of a point of any suit, in turns


@mypyc_attr(acyclic=True)
class NumberCards:
    """The number cards of a hand by suit and value, without royals and jokers.

    A bonus is counted with the first card in hand that brings it.
    """

    def __init__(self, model: BoardModel, hand: list[str], bonuses: list[dict[str, Any]]) -> None:
        """`bonuses` are those of a view: `points` and the `cards` that bring them, once in each payment."""
        extra: dict[str, int] = {}
        for bonus in bonuses:
            for card in hand:
                if card in bonus["cards"] and card in model.number_suit:
                    extra[card] = extra.get(card, 0) + bonus["points"]
                    break
        self._cards: list[tuple[int, int]] = []  # (value, suit)
        self.totals: list[int] = [0] * len(SUITS)
        for card in hand:
            if card in model.number_suit:
                suit, value = model.number_suit[card], model.value[card] + extra.get(card, 0)
                self._cards.append((value, suit))
                self.totals[suit] += value

    def cheapest(self, suits: int, price: int, plan: Plan) -> list[int] | None:
        """Returns the payment in these suits that costs the plan least, as points by suit; None if there is none."""
        cards = [card for card in self._cards if suits >> card[1] & 1]
        if sum([value for value, _ in cards]) < price:
            return None
        cards.sort(reverse=True)
        search = _PaymentSearch([value for value, _ in cards], [suit for _, suit in cards], plan)
        search.spend(0, price)
        return search.best


@mypyc_attr(acyclic=True)
class _PaymentSearch:
    """Finds the cheapest payment without a superfluous card, depth-first over descending cards."""

    def __init__(self, values: list[int], suits: list[int], plan: Plan) -> None:
        self.values = values
        self.suits = suits
        self.plan = plan
        self.spent = [0] * len(SUITS)
        self.best: list[int] | None = None
        self.least = 0.0

    def spend(self, start: int, missing: int) -> None:
        """Tries the cards from `start` on for the points that are missing. The first of equal payments is kept."""
        spent = self.spent
        for at in range(start, len(self.values)):
            value, suit = self.values[at], self.suits[at]
            spent[suit] += value
            if value < missing:
                self.spend(at + 1, missing - value)
            else:
                cost = payment_cost(self.plan, spent)
                if self.best is None or cost < self.least:
                    self.best, self.least = spent[:], cost
            spent[suit] -= value


def cards_of(text: str) -> list[str]:
    """Returns the cards that an action names, without the values at which it names them."""
    return [card.partition("=")[0] for card in text.partition(" ")[2].split(",")]


def payment_cost(plan: Plan, spent: list[int]) -> float:
    """Returns the cost of spending these points, in turns."""
    return plan.loss(spent) + POINT_TURNS * sum(spent)
