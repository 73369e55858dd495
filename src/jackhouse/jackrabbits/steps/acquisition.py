"""The Acquisition: the deeds of a rabbit on its hex, until it claims a royal or rests (JR-4.6)."""

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
    """An optional action of the Acquisition phase, chosen by its verb; `begin` pushes the frames that carry it out."""

    verb: int = 0
    is_claim: bool = False  # whether it ends the phase

    def possible(self, state: RabbitState) -> bool:
        """Whether the deed is possible here by public facts, so that the question reveals nothing about the hand."""
        return False

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        """Returns the legal actions of this hand that begin it."""
        return []

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        """Returns the actions that a player may look for, legal or not."""
        return []

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        """Returns the reason why this action of its verb is not legal."""
        return None

    def about(self, state: RabbitState) -> dict[str, object]:
        """Returns public facts for the question."""
        return {}

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        """Pushes the next frames. The action is already in the draft."""


class Acquisition(Step[RabbitState]):
    """A deed or `rest`. It is asked wherever a deed is possible, even if the hand allows none."""

    name = "acquisition"

    def deeds(self, state: RabbitState) -> list[Deed]:
        return state.rules.deeds

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if frame.stage == ASK and state.turn not in state.sheltered:  # not in the turn of JR-6.7
            for deed in self.deeds(state):
                if deed.possible(state):
                    state.ask(frame.step, state.turn)
                    return
        state.phase = "increment"
        state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found: list[Action] = []
        for deed in self.deeds(state):
            offers = deed.offers(state, seat)
            if offers:
                found.extend(offers)
        found.append(TO_REST)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb == REST:
            if state.emitting:
                state.emit("rested", {"seat": seat})
            state.replace(DONE)
            return
        state.draft.append(action)
        for deed in self.deeds(state):
            if deed.verb == action.verb:
                deed.begin(state, seat, action)

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        found: list[Action] = []
        for deed in self.deeds(state):
            found.extend(deed.candidates(state, seat))
        return found

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        for deed in self.deeds(state):
            if deed.verb == action.verb:
                return deed.refuse(state, seat, action)
        return None

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        facts: dict[str, object] = {}
        for deed in self.deeds(state):
            facts.update(deed.about(state))
        return facts


def end_acquisition(state: RabbitState) -> None:
    """Ends the Acquisition phase, whose frame is on top (JR-4.6, JR-7.5)."""
    state.replace(DONE)
