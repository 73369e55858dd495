"""The Acquisition: what a rabbit does where it rests, until it claims a royal or rests (JR-4.6)."""

from typing import Final

from jackhouse.jackrabbits.grammar import REST, TO_REST
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

ASK: Final = 0
DONE: Final = 1


class Deed:
    """Begun with its verb by the player whose turn it is; it pushes the frames that see it through."""

    verb: int = 0

    def possible(self, state: RabbitState) -> bool:
        """Could somebody do it here? Public facts alone decide, so that being asked tells nothing."""
        return False

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        """The legal ways for this hand to begin it."""
        return []

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        """The ways that a player may look for, whether or not the hand can."""
        return []

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        """Why this action of its verb is not on offer."""
        return None

    def about(self, state: RabbitState) -> dict[str, object]:
        """What the question says of it: public facts."""
        return {}

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        """Push what comes next; the action is in the draft."""


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
