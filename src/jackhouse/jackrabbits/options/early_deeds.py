"""Addition `early-deeds`."""

from typing import Final

from jackhouse.jackrabbits.grammar import PASS, TO_PASS
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.acquisition import DONE, Acquisition, Deed
from jackhouse.jackrabbits.tiles import OFF_BOARD
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.options import addition

ASKED: Final = 2
PASSED: Final = 3


class EarlyDeeds(Rule):
    """Fights and trades are possible before the journey too, where the turn begins (JR-8.16)."""

    option = addition(
        "early-deeds",
        "JR-8.16",
        group="company",
        needs_any={"fights": True, "trades": True, "personal-trades": True},
    )
    governs = ("JR-8.16",)

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(EarlyActs())
        rules.insert_in_turn("early-deeds", before="journey")


class EarlyActs(Acquisition):
    """The deeds of the Acquisition but the claim, or `pass`.

    A royal stolen ends the Acquisition before it began, and so does being thrown off the board.
    """

    name = "early-deeds"

    def deeds(self, state: RabbitState) -> list[Deed]:
        return [deed for deed in state.rules.deeds if not deed.is_claim]

    def resume(self, state: RabbitState, frame: Frame) -> None:
        thrown_out = frame.stage == ASKED and state.rabbits[state.turn] == OFF_BOARD
        if frame.stage == DONE or thrown_out:
            state.pop()
            self.skip_to_increment(state)
            return
        if frame.stage != PASSED:
            for deed in self.deeds(state):
                if deed.possible(state):
                    state.replace(ASKED)
                    state.ask(frame.step, state.turn)
                    return
        state.pop()

    def skip_to_increment(self, state: RabbitState) -> None:
        rules = state.rules
        state.frames[-1] = rules.turn_frames[rules.turn_places.index("increment")]

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [*super().legal(state, seat)[:-1], TO_PASS]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb != PASS:
            super().answer(state, seat, action)
            return
        if state.emitting:
            state.emit("passed", {"seat": seat, "question": self.name})
        state.replace(PASSED)
