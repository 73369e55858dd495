"""Resolving: the rows are carried out one after the other (JK-5.1)."""

from jackhouse.jackal.cards import IS_SPECIAL, KIND
from jackhouse.jackal.state import NOBODY, JackalState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Resolving(Step[JackalState]):
    """Goes clockwise from the First player; the stage counts the seats. Rum is asked before each row."""

    name = "resolving"

    def resume(self, state: JackalState, frame: Frame) -> None:
        at = frame.stage
        if at == state.players:
            state.turn = NOBODY
            state.pop()
            return
        state.replace(at + 1)
        seat = (state.first + at) % state.players
        row = state.rows[seat]
        if not row:
            return
        state.turn = seat
        if IS_SPECIAL[KIND[row[0]]]:  # JK-4.2: revealed, the turn ends
            if state.emitting:
                state.emit("row-ended", {"seat": seat, "cause": "special"})
            return
        if state.emitting:
            state.emit("turn-began", {"seat": seat})
        state.push(state.rules.row_step)
        state.push(state.rules.step_code("rum"))
