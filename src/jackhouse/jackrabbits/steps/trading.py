"""A deal at a plaza: cards on the counter, then the payment (JR-7.8)."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import take_from_lot
from jackhouse.jackrabbits.deeds.trade import affordable, cost, money, refusal
from jackhouse.jackrabbits.grammar import PAY, PUT, TRADE
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.payment import pay, payment_refusal, suit_names, ways_to_pay
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

AT_COUNTER: Final = 0
PAID: Final = 1


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
        state.replace(PAID, counter)
        price = cost(state, list(counter))
        if action.verb == PUT:
            state.draft.append(action)
            state.push(state.rules.step_code("payment"), 0, (money(state), price, NO_JOKER, action.args[0]))
        else:
            pay(state, seat, action.args, price)

    def close(self, state: RabbitState, frame: Frame) -> None:
        """The cards on the counter are the buyer's, in sight of all."""
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
