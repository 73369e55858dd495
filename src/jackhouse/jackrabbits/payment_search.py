"""Payments: the cards of a hand that can meet a price (JR-5.1)."""

from typing import Final

from mypy_extensions import mypyc_attr

from jackhouse.jackrabbits.cards import SUIT_BIT
from jackhouse.jackrabbits.state import RabbitState

LIST_LIMIT: Final = 120
"""With this many payments or more, the player chooses card by card. Nine cards hardly ever have as many."""


def worth(state: RabbitState, seat: int, suits: int) -> int:
    """Returns the most that the seat's hand can pay in these suits."""
    total, value = 0, state.rules.value
    for card in state.hands[seat]:
        if SUIT_BIT[card] & suits:
            total += value[card]
    return total + bonus_of(state, seat, purse(state, seat, suits)) if state.rules.bonuses else total


def purse(state: RabbitState, seat: int, suits: int) -> list[int]:
    """Returns the cards of the seat's hand that count in these suits, in the order of the hand."""
    return [card for card in state.hands[seat] if SUIT_BIT[card] & suits]


def total_of(state: RabbitState, seat: int, cards: list[int]) -> int:
    """Returns what these cards of a seat are worth together."""
    total, value = 0, state.rules.value
    for card in cards:
        total += value[card]
    return total + bonus_of(state, seat, cards) if state.rules.bonuses else total


def bonus_of(state: RabbitState, seat: int, cards: list[int]) -> int:
    """Returns the points that cards make together, beside their values."""
    points = 0
    for bonus in state.rules.bonuses:
        points += bonus.points(state, seat, cards)
    return points


def payments(
    state: RabbitState, seat: int, cards: list[int], price: int, put: tuple[int, ...], limit: int
) -> list[tuple[int, ...]]:
    """Returns the irreducible payments (no card is superfluous) that hold the cards put down, up to a limit.

    Each has its cards in the order of the hand.
    """
    rules = state.rules
    most = bonus_of(state, seat, cards) if rules.bonuses else 0  # fewer cards never have more
    if most:
        return _BonusSearch(state, seat, cards, put, limit, most).payments_of(price)
    if rules.falls_in_hand:
        return _Search(rules.value, cards, put, limit).payments_of(price)
    descending = sorted(cards, key=rules.value.__getitem__, reverse=True)
    found = _Search(rules.value, descending, put, limit).payments_of(price)
    return [tuple(sorted(payment, key=cards.index)) for payment in found]


@mypyc_attr(acyclic=True, free_list_len=1)
class _Search:
    """Tries sets of cards depth-first over a descending purse.

    Stopping where the price is met leaves no superfluous card, since the last card taken is the smallest.
    """

    def __init__(self, value: list[int], cards: list[int], put: tuple[int, ...], limit: int) -> None:
        self.value = value
        self.cards = cards
        self.put = put
        self.limit = limit
        self.price = 0
        self.chosen = cards[:]  # the first so many, as the depth of the search says
        self.found: list[tuple[int, ...]] = []

    def payments_of(self, price: int) -> list[tuple[int, ...]]:
        """Returns the payments of a price."""
        self.price = price
        left = 0
        for card in self.cards:
            left += self.value[card]
        self.extend(0, 0, price, left, len(self.put))
        return self.found

    def extend(self, start: int, depth: int, missing: int, left: int, awaited: int) -> None:
        """Chooses one more card, from `start` on, where the cards are worth `left` together.

        So many of the cards put down are not chosen yet.
        """
        cards, chosen, value, put = self.cards, self.chosen, self.value, self.put
        for at in range(start, len(cards)):
            if left < missing or len(self.found) >= self.limit:
                return
            card = cards[at]
            points = value[card]
            is_put = len(put) > 0 and card in put
            still_awaited = awaited - 1 if is_put else awaited
            chosen[depth] = card
            if points < missing:
                self.extend(at + 1, depth + 1, missing - points, left - points, still_awaited)
            elif not still_awaited:
                self.found.append(tuple(chosen[: depth + 1]))
            if is_put:
                return  # a card put down is in every payment from here on
            left -= points


@mypyc_attr(acyclic=True)
class _BonusSearch(_Search):
    """Tries sets of cards in the order of the hand until they meet the price; keeps the irreducible ones."""

    def __init__(
        self, state: RabbitState, seat: int, cards: list[int], put: tuple[int, ...], limit: int, most: int
    ) -> None:
        super().__init__(state.rules.value, cards, put, limit)
        self.state = state
        self.seat = seat
        self.most = most  # the bonuses of all cards together

    def extend(self, start: int, depth: int, missing: int, left: int, awaited: int) -> None:
        """Chooses one more card. What is missing is counted without bonuses."""
        for at in range(start, len(self.cards)):
            if left + self.most < missing or len(self.found) >= self.limit:
                return
            card = self.cards[at]
            points = self.value[card]
            is_put = len(self.put) > 0 and card in self.put
            still_awaited = awaited - 1 if is_put else awaited
            self.chosen[depth] = card
            held = self.chosen[: depth + 1]
            if points + bonus_of(self.state, self.seat, held) < missing:
                self.extend(at + 1, depth + 1, missing - points, left - points, still_awaited)
            elif not still_awaited and not self.has_superfluous(held):
                self.found.append(tuple(held))
            if is_put:
                return
            left -= points

    def has_superfluous(self, cards: list[int]) -> bool:
        """Whether the price is met without one of these cards."""
        for card in cards:
            if total_of(self.state, self.seat, [other for other in cards if other != card]) >= self.price:
                return True
        return False
