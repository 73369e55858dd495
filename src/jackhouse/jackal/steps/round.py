"""The frame at the bottom of the stack: its stage is the next step of the round (JK-1.2)."""

from jackhouse.jackal.state import JackalState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Round(Step[JackalState]):
    """Hands over to each step of a round in order, and then begins with the next island."""

    name = "round"

    def resume(self, state: JackalState, frame: Frame) -> None:
        rules, at = state.rules, frame.stage
        if at < len(rules.round):
            state.frames[-1] = rules.round_frames[at + 1]
            state.frames.append(rules.round[at])
        else:
            state.frames[-1] = rules.round_frames[0]
