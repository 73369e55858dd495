"""The frame at the bottom of the stack: which step of the round comes next (JK-1.2)."""

from jackhouse.jackal.state import JackalState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Round(Step[JackalState]):
    """Hands over to each step of a round in order, and then begins with the next island."""

    name = "round"

    def resume(self, state: JackalState, frame: Frame) -> None:
        voyage, at = state.voyage, frame.stage
        if at < len(voyage.round):
            state.frames[-1] = voyage.round_frames[at + 1]
            state.frames.append(voyage.round[at])
        else:
            state.frames[-1] = voyage.round_frames[0]
