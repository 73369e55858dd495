"""Trading at a plaza, cards of the lot for diamonds (JR-7.8): the deed, and the step at the counter."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, SUIT_BIT
from jackhouse.jackrabbits.dealing import take_from_lot
from jackhouse.jackrabbits.grammar import PAY, PUT, TRADE, with_card
from jackhouse.jackrabbits.payment_search import worth
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import Deed
from jackhouse.jackrabbits.steps.hand_limit import look_at_limit
from jackhouse.jackrabbits.steps.payment import about_naming, pay, payment_actions, payment_refusal, suit_names
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

AT_COUNTER: Final = 0
AWAITING_PAYMENT: Final = 1


class Trade(Deed):
    """`trade 4S`: a card of the Jack's suit onto the counter, then more, or pay."""

    verb = TRADE

    def possible(self, state: RabbitState) -> bool:
        return len(for_sale(state)) > 0

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        return affordable(state, seat, [])

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [with_card(TRADE, card) for card in wares(state)]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return refusal(state, seat, action.args[0], [])

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        state.push(state.rules.step_code("trading"), 0, (action.args[0],))


def money(state: RabbitState) -> int:
    """Returns the suits that pay where the active rabbit rests."""
    return state.rules.takes[state.rabbits[state.turn]]


def wares(state: RabbitState) -> list[int]:
    """Returns the cards in the lot of the suits that are sold where the active rabbit rests."""
    suits = state.rules.sells[state.rabbits[state.turn]]
    return [card for card in state.lot if SUIT_BIT[card] & suits] if suits else []


def for_sale(state: RabbitState) -> list[int]:
    """Returns those that were not paid in a trade of this turn, or trades could go in circles (JR-7.8, Ruling)."""
    found, paid = wares(state), state.paid_in_trade
    return [card for card in found if card not in paid] if paid else found


def cost(state: RabbitState, cards: list[int]) -> int:
    """Returns the price of these cards."""
    total, each = 0, state.rules.cost
    for card in cards:
        total += each[card]
    return total


def affordable(state: RabbitState, seat: int, counter: list[int]) -> list[Action]:
    """Returns the cards that may join those on the counter, so that the hand can pay for all of them."""
    wanted = for_sale(state)
    if not wanted:
        return []
    left = worth(state, seat, money(state)) - cost(state, counter)
    return [with_card(TRADE, card) for card in wanted if card not in counter and state.rules.cost[card] <= left]


def refusal(state: RabbitState, seat: int, card: int, counter: list[int]) -> Reason:
    """Returns the reason why this card cannot be bought in this deal."""
    if not state.rules.sells[state.rabbits[state.turn]]:
        return Reason("no-plaza", "JR-7.8")
    if card not in wares(state) or card in counter:
        return Reason("not-in-lot", "JR-7.8", {"card": CARD_NAMES[card]})
    if card not in for_sale(state):
        return Reason("paid-in-trade", "JR-7.8", {"card": CARD_NAMES[card]})
    best = worth(state, seat, money(state))
    return Reason("price-unmet", "JR-7.8", {"price": cost(state, [*counter, card]), "best": best})


class Trading(Step[RabbitState]):
    """More `trade ...`, or `pay ...`; the frame holds the cards on the counter.

    While it awaits the payment, the numbers of cards in the lot and in the buyer's hand come before them.
    """

    name = "trading"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if frame.stage == AT_COUNTER:
            state.ask(frame.step, state.turn)
        else:
            self.close(state, frame)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        counter = list(state.frames[-1].args)
        return [
            *payment_actions(state, seat, money(state), cost(state, counter), ()),
            *affordable(state, seat, counter),
        ]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        counter = state.frames[-1].args
        if action.verb == TRADE:
            state.draft.append(action)
            state.replace(AT_COUNTER, (*counter, action.args[0]))
            return
        state.replace(AWAITING_PAYMENT, (len(state.lot), len(state.hands[seat]), *counter))
        price = cost(state, list(counter))
        if action.verb == PUT:
            state.draft.append(action)
            state.push(state.rules.payment_step, 0, (money(state), price, NO_JOKER, action.args[0]))
        else:
            pay(state, seat, action.args, price)

    def close(self, state: RabbitState, frame: Frame) -> None:
        """Gives the cards on the counter to the buyer. All see it."""
        seat, in_lot, in_hand, counter = state.turn, frame.args[0], frame.args[1], frame.args[2:]
        state.paid_in_trade = [*state.paid_in_trade, *state.lot[in_lot:]]
        for card in counter:
            take_from_lot(state, seat, card)
        if state.emitting:
            state.emit("traded", {"seat": seat, "cards": [CARD_NAMES[card] for card in counter]})
        state.pop()
        if len(state.hands[seat]) > in_hand:
            look_at_limit(state)

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        counter = list(state.frames[-1].args)
        if action.verb == TRADE:
            return refusal(state, seat, action.args[0], counter)
        if action.verb in (PAY, PUT):
            return payment_refusal(state, seat, action, money(state), cost(state, counter), NO_JOKER, ())
        return Reason("must-pay", "JR-5.1")

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        counter = list(state.frames[-1].args)
        names = [CARD_NAMES[card] for card in counter]
        about = {"counter": names, "price": cost(state, counter), "suits": suit_names(money(state))}
        return {**about, **about_naming(state, seat, money(state))}
