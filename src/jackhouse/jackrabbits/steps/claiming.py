"""Claiming the royal of the hex (JR-4.6): the deed, and the step that follows its payment."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, COURTED, SUIT_BIT
from jackhouse.jackrabbits.dealing import take_from_court
from jackhouse.jackrabbits.grammar import ACQUIRE, TO_ACQUIRE
from jackhouse.jackrabbits.payment_search import worth
from jackhouse.jackrabbits.ruleset import CARROTS, CLAIM_COST
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import Deed, end_acquisition
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.jackrabbits.steps.payment import ask_payment
from jackhouse.jackrabbits.tiles import IS_HEX, ROYAL_OF
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

NO_ROYAL: Final = -1


class Claim(Deed):
    """`acquire`: ten or more points of the royal's suit."""

    verb = ACQUIRE
    is_claim = True

    def possible(self, state: RabbitState) -> bool:
        return royal_here(state) != NO_ROYAL

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        royal = royal_here(state)
        return [TO_ACQUIRE] if royal != NO_ROYAL and worth(state, seat, SUIT_BIT[royal]) >= CLAIM_COST else []

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_ACQUIRE]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if not self.possible(state):
            return Reason("no-royal-here", "JR-4.6")
        return Reason("price-unmet", "JR-4.6", {"price": CLAIM_COST, "best": best_payment(state)})

    def about(self, state: RabbitState) -> dict[str, object]:
        if not self.possible(state):
            return {}
        return {"card": CARD_NAMES[royal_here(state)], "price": CLAIM_COST}

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        royal = royal_here(state)
        state.push(state.rules.step_code("claiming"), 0, (royal,))
        ask_payment(state, SUIT_BIT[royal], CLAIM_COST, NO_JOKER)


def royal_here(state: RabbitState) -> int:
    """Returns the royal of the active rabbit's hex if it is in the court, else NO_ROYAL."""
    place = state.rabbits[state.turn]
    if not IS_HEX[place]:
        return NO_ROYAL
    royal = ROYAL_OF[place]
    return royal if royal >= 0 and state.where[royal] == COURTED else NO_ROYAL


def best_payment(state: RabbitState) -> int:
    return worth(state, state.turn, SUIT_BIT[royal_here(state)])


class Claiming(Step[RabbitState]):
    """The royal goes to the hand and the carrot to the hex; without a free one, an old royal goes back."""

    name = "claiming"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        seat, royal = state.turn, frame.args[0]
        state.pop()
        old = state.royals(seat)
        take_from_court(state, seat, royal)
        if state.emitting:
            state.emit("acquired", {"seat": seat, "card": CARD_NAMES[royal]})
        end_acquisition(state)
        if len(old) >= CARROTS:
            ask_to_give_up(state, seat, royal)
