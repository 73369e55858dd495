"""The cheapest payment of a price, to propose and to compare ways (JR-5.1)."""

from jackhouse.jackrabbits.cards import IS_ROYAL, SUIT_BIT
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, payments, total_of
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action, card_of

__all__ = ["cards_paid", "cheapest_cards"]


def cards_paid(payment: Action) -> list[int]:
    """Returns the cards of a payment."""
    return [card_of(argument) for argument in payment.args]


def cheapest_cards(state: RabbitState, seat: int, hand: list[int], suits: int, price: int) -> tuple[int, ...]:
    """Returns the cards of a hand that pay a price: as few royals, then points, then cards as possible; () if none."""
    if not state.rules.bonuses:
        return _cheapest_by_value(state.rules.value, hand, suits, price)
    cards = [card for card in hand if SUIT_BIT[card] & suits]
    ranked = [
        (sum([IS_ROYAL[card] for card in paid]), total_of(state, seat, list(paid)), len(paid), paid)
        for paid in payments(state, seat, cards, price, (), LIST_LIMIT)
    ]
    return min(ranked)[3] if ranked else ()


def _cheapest_by_value(value: list[int], hand: list[int], suits: int, price: int) -> tuple[int, ...]:
    """Returns the cards that pay a price: as few royals, then points, then cards as possible; () if none can."""
    found: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}  # by points below the price
    best: tuple[int, int, int, tuple[int, ...]] | None = None
    for card in hand:
        if not SUIT_BIT[card] & suits:
            continue
        for points, (royals, count, cards) in list(found.items()):
            royals += IS_ROYAL[card]
            total = points + value[card]
            if total >= price:
                whole = (royals, total, count + 1, (*cards, card))
                if best is None or whole < best:
                    best = whole
            elif total not in found or (royals, count + 1) < found[total][:2]:
                found[total] = (royals, count + 1, (*cards, card))
    return best[3] if best is not None else ()
