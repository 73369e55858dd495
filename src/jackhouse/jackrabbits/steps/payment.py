"""Paying: one of the irreducible payments, or a joker (JR-5.1, JR-5.2)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, SUITS
from jackhouse.jackrabbits.dealing import put_away
from jackhouse.jackrabbits.grammar import GRAMMAR, PAY, PUT, with_card
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, payments, purse
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


def ask_payment(state: RabbitState, suits: int, price: int, joker: int) -> None:
    """Asks the active player to pay. The frame below goes on after that."""
    state.push(state.rules.step_code("payment"), 0, (suits, price, joker))


class Payment(Step[RabbitState]):
    """`pay 7S,AC` or `pay horse`, asked even if there is one way only; its frame holds (suits, price, joker, *put)."""

    name = "payment"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        args = state.frames[-1].args
        suits, price, joker, put = args[0], args[1], args[2], args[3:]
        found = ways_to_pay(state, seat, suits, price, put) if suits else []
        if joker != NO_JOKER and not put:
            found.append(with_card(PAY, joker))
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        frame = state.frames[-1]
        if action.verb == PUT:
            state.draft.append(action)
            state.replace(0, (*frame.args, action.args[0]))
            return
        state.rules.steps[state.frames[-2].step].publish(state, seat)
        pay(state, seat, action.args, frame.args[1])
        state.pop()

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb not in (PAY, PUT):
            return Reason("must-pay", "JR-5.1")
        args = state.frames[-1].args
        return payment_refusal(state, seat, action, args[0], args[1], args[2], args[3:])

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        suits, price = state.frames[-1].args[:2]
        return {"price": price, "suits": suit_names(suits), "put": [CARD_NAMES[c] for c in state.frames[-1].args[3:]]}


def ways_to_pay(state: RabbitState, seat: int, suits: int, price: int, put: tuple[int, ...]) -> list[Action]:
    """Returns all payments, or, if they are too many to list, the cards that may be put down next."""
    cards = purse(state, seat, suits)
    ways = payments(state, cards, price, put, LIST_LIMIT)
    if len(ways) < LIST_LIMIT:
        return [Action(GRAMMAR, PAY, way) for way in ways]
    return [
        with_card(PUT, card) for card in cards if card not in put and payments(state, cards, price, (*put, card), 1)
    ]


def pay(state: RabbitState, seat: int, cards: tuple[int, ...], price: int) -> None:
    """Publishes the draft and spends the cards."""
    state.draft = []
    if state.emitting:
        state.emit("paid", {"seat": seat, "cards": [CARD_NAMES[card] for card in cards], "price": price})
    for card in cards:
        put_away(state, seat, card)


def payment_refusal(
    state: RabbitState, seat: int, action: Action, suits: int, price: int, joker: int, put: tuple[int, ...]
) -> Reason:
    """Returns the reason why these cards are no payment, or not a listed one."""
    total, least = 0, price
    for card in action.args:
        if card not in state.hands[seat]:
            return Reason("not-in-hand", "JR-5.1", {"card": CARD_NAMES[card]})
        if card not in purse(state, seat, suits) and card != joker:
            return Reason("wrong-suit", "JR-5.1", {"card": CARD_NAMES[card], "suits": suit_names(suits)})
        total += state.rules.value[card]
        least = min(least, state.rules.value[card])
    if action.verb == PUT:
        return Reason("already-put" if action.args[0] in put else "superfluous-card", "JR-5.1", {"price": price})
    if total < price:
        return Reason("price-unmet", "JR-5.1", {"price": price, "best": total})
    if total - least < price:  # a payment, but there are too many to list
        return Reason("put-down-first", "JR-5.1")
    return Reason("superfluous-card", "JR-5.1", {"price": price})


def suit_names(suits: int) -> list[str]:
    return [name for suit, name in enumerate(SUITS) if suits >> suit & 1]
