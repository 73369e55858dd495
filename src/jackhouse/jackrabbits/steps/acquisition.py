"""The Acquisition: what a rabbit does where it rests, until it claims a royal or has had enough (JR-4.6)."""

from typing import Final

from jackhouse.jackrabbits.grammar import REST, TO_REST
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

ASK: Final = 0
DONE: Final = 1


class Acquisition(Step[RabbitState]):
    """A deed or `rest`; asked wherever a deed is possible, also of a hand that can do none."""

    name = "acquisition"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if frame.stage == ASK:
            for deed in state.rules.deeds:
                if deed.possible(state):
                    state.ask(frame.step, state.turn)
                    return
        state.phase = "increment"
        state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found: list[Action] = []
        for deed in state.rules.deeds:
            found.extend(deed.offers(state, seat))
        found.append(TO_REST)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb == REST:
            if state.emitting:
                state.emit("rested", {"seat": seat})
            state.replace(DONE)
            return
        state.draft.append(action)
        for deed in state.rules.deeds:
            if deed.verb == action.verb:
                deed.begin(state, seat, action)

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        found: list[Action] = []
        for deed in state.rules.deeds:
            found.extend(deed.candidates(state, seat))
        return found

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        for deed in state.rules.deeds:
            if deed.verb == action.verb:
                return deed.refuse(state, seat, action)
        return None

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        facts: dict[str, object] = {}
        for deed in state.rules.deeds:
            facts.update(deed.about(state))
        return facts


def end_acquisition(state: RabbitState) -> None:
    """The Acquisition phase, whose frame is on top, is over; the Increment follows (JR-4.6, JR-7.5)."""
    state.replace(DONE)
