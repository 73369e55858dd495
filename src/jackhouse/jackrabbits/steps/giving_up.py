"""Giving up a royal without a free carrot (JR-4.6, JR-5.3)."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import put_away
from jackhouse.jackrabbits.grammar import TO_DISCARD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

ANY_ROYAL: Final = -1


def ask_to_give_up(state: RabbitState, seat: int, keep: int = ANY_ROYAL) -> None:
    """Asks a seat with more royals than carrots to return one to the court, but not the one to keep."""
    state.push(state.rules.step_code("giving-up"), 0, (seat, keep))


class GivingUp(Step[RabbitState]):
    """`discard KD`: the royal goes back to the court and its carrot leaves the hex."""

    name = "giving-up"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, frame.args[0])

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        keep = state.frames[-1].args[1]
        return [TO_DISCARD[royal] for royal in state.royals(seat) if royal != keep]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if state.emitting:
            state.emit("gave-up", {"seat": seat, "card": CARD_NAMES[action.args[0]]})
        put_away(state, seat, action.args[0])
        state.pop()

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return Reason("give-up-a-royal", "JR-5.3" if state.frames[-1].args[1] == ANY_ROYAL else "JR-4.6")
