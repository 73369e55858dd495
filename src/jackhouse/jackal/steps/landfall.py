"""An island is turned up (JK-1.2)."""

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
        state.island = state.sea.pop()
        state.visited.append(state.island)
        if state.telling:
            key, rounds = state.isle().key, state.voyage.rounds
            state.tell("island-shown", {"island": key, "round": state.round, "rounds": rounds, "seat": state.first})
        state.pop()
