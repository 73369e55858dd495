"""The Acquisition: claiming the royal of the hex (JR-4.6)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, COURTED, SUIT_BIT
from jackhouse.jackrabbits.dealing import take_from_court
from jackhouse.jackrabbits.paying import worth
from jackhouse.jackrabbits.realm import CARROTS, CLAIM_COST
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.jackrabbits.steps.payment import ask_payment
from jackhouse.jackrabbits.tiles import HEXES, ROYAL_OF
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.jackrabbits.vocabulary import ACQUIRE, TO_ACQUIRE, TO_REST
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step
from jackhouse.kernel.words import Action

ASK = 0
PAID = 1
DONE = 2
NO_ROYAL = -1


class Acquisition(Step[RabbitState]):
    """`acquire` or `rest`; asked wherever the royal is to be had, also of a hand that cannot pay."""

    name = "acquisition"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if frame.stage == PAID:
            self.claim(state)
        elif frame.stage == DONE or royal_here(state) == NO_ROYAL:
            state.phase = "increment"
            state.pop()
        else:
            state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_ACQUIRE, TO_REST] if best_payment(state) >= CLAIM_COST else [TO_REST]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb == ACQUIRE:
            state.draft.append(action)
            state.replace(PAID)
            ask_payment(state, SUIT_BIT[royal_here(state)], CLAIM_COST, NO_JOKER)
            return
        if state.telling:
            state.tell("rested", {"seat": seat})
        state.replace(DONE)

    def claim(self, state: RabbitState) -> None:
        """The royal goes to the hand and the carrot to the hex; without a free one, an old royal goes back."""
        seat, royal = state.turn, royal_here(state)
        old = state.royals(seat)
        take_from_court(state, seat, royal)
        if state.telling:
            state.tell("acquired", {"seat": seat, "card": CARD_NAMES[royal]})
        state.replace(DONE)
        if len(old) >= CARROTS:
            ask_to_give_up(state, seat, royal)

    def expected(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_ACQUIRE]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != ACQUIRE:
            return None
        return Reason("price-unmet", "JR-4.6", {"price": CLAIM_COST, "best": best_payment(state)})

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return {"card": CARD_NAMES[royal_here(state)], "price": CLAIM_COST}


def royal_here(state: RabbitState) -> int:
    """The royal to be had where the active rabbit rests: that of its hex, if it is in the court."""
    place = state.rabbits[state.turn]
    if place >= HEXES:
        return NO_ROYAL
    royal = ROYAL_OF[place]
    return royal if royal >= 0 and state.where[royal] == COURTED else NO_ROYAL


def best_payment(state: RabbitState) -> int:
    return worth(state.suit_totals(state.turn), SUIT_BIT[royal_here(state)])
