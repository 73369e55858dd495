"""A royal is paid for and taken (JR-4.6)."""

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import take_from_court
from jackhouse.jackrabbits.ruleset import CARROTS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import end_acquisition
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


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
