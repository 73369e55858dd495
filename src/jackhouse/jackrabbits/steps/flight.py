"""The flight from tower to tower, which takes the place of a journey (JR-7.1, JR-7.2)."""

from typing import Final

from jackhouse.jackrabbits.grammar import FALL, FLY, TO_FALL, TO_FLY
from jackhouse.jackrabbits.payment_search import worth
from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
from jackhouse.jackrabbits.steps.journey import end_journey
from jackhouse.jackrabbits.steps.payment import ask_payment, suit_names
from jackhouse.jackrabbits.tiles import KIND, OFF_BOARD, PLACE_NAMES, TOWER
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

AWAITING_PAYMENT: Final = 1  # holds the hex flown to


class Flight(Step[RabbitState]):
    """`fly KS` to any other landing, or, if the passport falls short, `fall`; without one, the journey as usual."""

    name = "flight"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if state.passport == NO_PASSPORT:
            state.pop()
            state.push(state.rules.journey_step)
        elif frame.stage == AWAITING_PAYMENT:
            self.tell_flight(state, "flew", frame.args[0])
            end_journey(state, state.turn, [], frame.args[0])
        else:
            state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        missing, flights = shortfall(state), landings(state, seat)
        if missing == 0 and flights:
            return flights
        if not flights or purse_for(state, seat) < missing:
            return [TO_FALL]
        return [*flights, TO_FALL]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb == FALL:
            self.tell_flight(state, "fell", OFF_BOARD)
            end_journey(state, seat, [], OFF_BOARD)
            return
        missing = shortfall(state)
        if missing == 0:
            self.tell_flight(state, "flew", action.args[0])
            end_journey(state, seat, [], action.args[0])
            return
        state.draft.append(action)
        state.replace(AWAITING_PAYMENT, action.args)
        ask_payment(state, take_off_suits(state, seat), missing, NO_JOKER)

    def tell_flight(self, state: RabbitState, code: str, place: int) -> None:
        if state.emitting:
            state.emit(code, {"seat": state.turn, "place": PLACE_NAMES[place]})

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [*landings(state, seat), TO_FALL]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb == FALL:
            return Reason("must-fly", "JR-7.2")
        if action.verb != FLY:
            return Reason("in-flight", "JR-7.2")
        if action not in landings(state, seat):
            return Reason("no-landing", "JR-7.1")
        return Reason("price-unmet", "JR-7.2", {"price": shortfall(state), "best": purse_for(state, seat)})

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        about: dict[str, object] = {"price": shortfall(state)}
        if KIND[state.rabbits[seat]] != TOWER:  # whose own suit pays
            about["suits"] = suit_names(take_off_suits(state, seat))
        return about


def shortfall(state: RabbitState) -> int:
    """Returns the points that the passport lacks of the dice total."""
    return max(0, state.price - passport_value(state))


def passport_value(state: RabbitState) -> int:
    """Returns the value of the passport: that of its card, or the one at which it was shown."""
    shown = state.rules.passport_value
    return state.rules.passport_values[state.passport][0] if shown is None else state.counters[shown.slot]


def landings(state: RabbitState, seat: int) -> list[Action]:
    """Returns the flights to the hexes where one may land."""
    home = state.rabbits[seat]
    return [TO_FLY[place] for place in state.rules.landings if place != home]


def take_off_suits(state: RabbitState, seat: int) -> int:
    """Returns the suits that pay the shortfall."""
    return state.rules.take_off_suits[state.rabbits[seat]]


def purse_for(state: RabbitState, seat: int) -> int:
    return worth(state, seat, take_off_suits(state, seat))
