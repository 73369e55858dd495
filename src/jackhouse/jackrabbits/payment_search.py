"""Payments: the cards of a hand that can meet a price (JR-5.1)."""

from collections.abc import Sequence
from typing import Final

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


def total_of(state: RabbitState, seat: int, cards: Sequence[int]) -> int:
    """Returns what these cards of a seat are worth together."""
    total, value = 0, state.rules.value
    for card in cards:
        total += value[card]
    return total + bonus_of(state, seat, cards) if state.rules.bonuses else total


def bonus_of(state: RabbitState, seat: int, cards: Sequence[int]) -> int:
    """Returns the points that cards make together, beside their values."""
    return sum([bonus.points(state, seat, cards) for bonus in state.rules.bonuses])


def payments(
    state: RabbitState, seat: int, cards: list[int], price: int, put: tuple[int, ...], limit: int
) -> list[tuple[int, ...]]:
    """Returns the irreducible payments (no card is superfluous) that hold the cards put down, up to a limit.

    Each has its cards in the order of the hand.
    """
    found: list[tuple[int, ...]] = []
    chosen: list[int] = []
    if state.rules.bonuses:
        _search_with_bonuses(state, seat, cards, 0, price, chosen, put, limit, found)
        return found
    value = state.rules.value
    if _descends(value, cards):
        _extend(value, cards, 0, price, chosen, put, limit, found)
        return found
    _extend(value, sorted(cards, key=value.__getitem__, reverse=True), 0, price, chosen, put, limit, found)
    return [tuple(sorted(payment, key=cards.index)) for payment in found]


def _descends(value: list[int], cards: list[int]) -> bool:
    for at in range(1, len(cards)):
        if value[cards[at]] > value[cards[at - 1]]:
            return False
    return True


def _search_with_bonuses(
    state: RabbitState,
    seat: int,
    cards: list[int],
    start: int,
    price: int,
    chosen: list[int],
    put: tuple[int, ...],
    limit: int,
    found: list[tuple[int, ...]],
) -> None:
    """Tries every set of cards, in the order of the hand, until it meets the price; keeps the irreducible ones."""
    for at in range(start, len(cards)):
        if len(found) >= limit:
            return
        chosen.append(cards[at])
        if total_of(state, seat, chosen) < price:
            _search_with_bonuses(state, seat, cards, at + 1, price, chosen, put, limit, found)
        elif _holds(chosen, put) and not _has_superfluous(state, seat, chosen, price):
            found.append(tuple(chosen))
        chosen.pop()
        if put and cards[at] in put:
            return


def _has_superfluous(state: RabbitState, seat: int, cards: list[int], price: int) -> bool:
    for card in cards:
        if total_of(state, seat, [other for other in cards if other != card]) >= price:
            return True
    return False


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
    """Tries sets of cards depth-first over a descending purse.

    Stopping where the price is met leaves no superfluous card, since the last card taken is the smallest.
    """
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
