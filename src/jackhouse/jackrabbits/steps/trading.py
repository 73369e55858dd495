"""Trading at a plaza, cards of the lot for diamonds (JR-7.8): the deed, and the step at the counter."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_BIT
from jackhouse.jackrabbits.dealing import take_from_lot
from jackhouse.jackrabbits.grammar import PAY, PUT, TRADE, with_card
from jackhouse.jackrabbits.payment_search import worth
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import Deed
from jackhouse.jackrabbits.steps.payment import pay, payment_refusal, suit_names, ways_to_pay
from jackhouse.jackrabbits.tiles import KIND, PLAZA, ROYAL_OF
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

AT_COUNTER: Final = 0
AWAITING_PAYMENT: Final = 1
ANY_SUIT: Final = CLUBS | SPADES | HEARTS | DIAMONDS


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


def suit_sold(state: RabbitState) -> int:
    """Returns the suit that the plaza under the active rabbit sells; 0 elsewhere."""
    place = state.rabbits[state.turn]
    return SUIT_BIT[ROYAL_OF[place]] if KIND[place] == PLAZA else 0


def money(state: RabbitState) -> int:
    """Returns the suits that the plaza takes: diamonds; if it sells diamonds, any suit."""
    return ANY_SUIT if suit_sold(state) == DIAMONDS else DIAMONDS


def wares(state: RabbitState) -> list[int]:
    """Returns the cards of the plaza's suit in the lot."""
    suit = suit_sold(state)
    return [card for card in state.lot if SUIT_BIT[card] & suit]


def for_sale(state: RabbitState) -> list[int]:
    """Returns those that were there when the turn began; cards spent in a turn are not sold in it (JR-7.8, Ruling)."""
    suit = suit_sold(state)
    return [card for card in state.lot[: state.stale] if SUIT_BIT[card] & suit] if suit else []


def cost(state: RabbitState, cards: list[int]) -> int:
    return sum([state.rules.value[card] for card in cards])


def affordable(state: RabbitState, seat: int, counter: list[int]) -> list[Action]:
    """Returns the cards that may join those on the counter, so that the hand can pay for all of them."""
    wanted = for_sale(state)
    if not wanted:
        return []
    left = worth(state, seat, money(state)) - cost(state, counter)
    return [with_card(TRADE, card) for card in wanted if card not in counter and state.rules.value[card] <= left]


def refusal(state: RabbitState, seat: int, card: int, counter: list[int]) -> Reason:
    """Returns the reason why this card cannot be bought in this deal."""
    if not suit_sold(state):
        return Reason("no-plaza", "JR-7.8")
    if card not in wares(state) or card in counter:
        return Reason("not-in-lot", "JR-7.8", {"card": CARD_NAMES[card]})
    if card not in for_sale(state):
        return Reason("spent-this-turn", "JR-7.8", {"card": CARD_NAMES[card]})
    best = worth(state, seat, money(state))
    return Reason("price-unmet", "JR-7.8", {"price": cost(state, [*counter, card]), "best": best})


class Trading(Step[RabbitState]):
    """More `trade ...`, or `pay ...`; the frame holds the cards on the counter."""

    name = "trading"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if frame.stage == AT_COUNTER:
            state.ask(frame.step, state.turn)
        else:
            self.close(state, frame)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        counter = list(state.frames[-1].args)
        return [
            *ways_to_pay(state, seat, money(state), cost(state, counter), ()),
            *affordable(state, seat, counter),
        ]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        counter = state.frames[-1].args
        if action.verb == TRADE:
            state.draft.append(action)
            state.replace(AT_COUNTER, (*counter, action.args[0]))
            return
        state.replace(AWAITING_PAYMENT, counter)
        price = cost(state, list(counter))
        if action.verb == PUT:
            state.draft.append(action)
            state.push(state.rules.step_code("payment"), 0, (money(state), price, NO_JOKER, action.args[0]))
        else:
            pay(state, seat, action.args, price)

    def close(self, state: RabbitState, frame: Frame) -> None:
        """Gives the cards on the counter to the buyer. All see it."""
        seat = state.turn
        for card in frame.args:
            take_from_lot(state, seat, card)
        if state.emitting:
            state.emit("traded", {"seat": seat, "cards": [CARD_NAMES[card] for card in frame.args]})
        state.pop()

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
        return {"counter": names, "price": cost(state, counter), "suits": suit_names(money(state))}
