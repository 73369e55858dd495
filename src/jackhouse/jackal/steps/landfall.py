"""An island is turned up (JK-1.2), in any rotation (JK-2.4)."""

from jackhouse.jackal.island import QUARTERS
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Landfall(Step[JackalState]):
    """The next island lies face up, and a new round begins."""

    name = "landfall"

    def resume(self, state: JackalState, frame: Frame) -> None:
        state.clear_round()
        state.round += 1
        state.turn_decisions = 0
        state.phase = "landfall"
        state.island = state.sea[-1]
        state.sea = state.sea[:-1]
        state.visited = [*state.visited, state.island]
        state.quarters = state.rng.below(QUARTERS) if state.rules.turns_islands else 0
        if state.emitting:
            isle = state.isle()
            state.emit(
                "island-shown",
                {
                    "island": isle.key,
                    "quarters": state.quarters,
                    "text": isle.written(),
                    "round": state.round,
                    "rounds": state.rules.rounds,
                    "seat": state.first,
                },
            )
        state.pop()
