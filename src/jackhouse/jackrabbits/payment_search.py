"""Payments: the cards of a hand that can meet a price (JR-5.1)."""

from typing import Final

from jackhouse.jackrabbits.cards import SUIT_BIT
from jackhouse.jackrabbits.state import RabbitState

LIST_LIMIT: Final = 120
"""With this many payments or more, the player chooses card by card. Nine cards never have as many."""


def worth(state: RabbitState, seat: int, suits: int) -> int:
    """Returns the most that the seat's hand can pay in these suits."""
    total, value = 0, state.rules.value
    for card in state.hands[seat]:
        if SUIT_BIT[card] & suits:
            total += value[card]
    return total


def purse(state: RabbitState, seat: int, suits: int) -> list[int]:
    """Returns the cards of the seat's hand that count in these suits, the most valuable first."""
    return [card for card in state.hands[seat] if SUIT_BIT[card] & suits]


def payments(
    state: RabbitState, cards: list[int], price: int, put: tuple[int, ...], limit: int
) -> list[tuple[int, ...]]:
    """Returns the irreducible payments (no card is superfluous) that hold the cards put down, up to a limit.

    Found depth-first over a descending purse: stopping where the price is met leaves no superfluous card, since the
    last card taken is the smallest.
    """
    found: list[tuple[int, ...]] = []
    chosen: list[int] = []
    _extend(state.rules.value, cards, 0, price, chosen, put, limit, found)
    return found


def _extend(
    value: list[int],
    cards: list[int],
    start: int,
    missing: int,
    chosen: list[int],
    put: tuple[int, ...],
    limit: int,
    found: list[tuple[int, ...]],
) -> None:
    for at in range(start, len(cards)):
        if len(found) >= limit:
            return
        card = cards[at]
        chosen.append(card)
        if value[card] >= missing:
            if _holds(chosen, put):
                found.append(tuple(chosen))
        else:
            _extend(value, cards, at + 1, missing - value[card], chosen, put, limit, found)
        chosen.pop()
        if put and card in put:
            return  # a card put down is in every payment from here on


def _holds(chosen: list[int], put: tuple[int, ...]) -> bool:
    for card in put:
        if card not in chosen:
            return False
    return True
