"""A row is carried out, card by card from left to right (JK-5.1)."""

from jackhouse.jackal.cards import BLUE, KIND, RED
from jackhouse.jackal.compass import CELL_NAMES
from jackhouse.jackal.state import JackalState
from jackhouse.jackal.walking import NEXT, START, carry_out, end_row, ends_of
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Row(Step[JackalState]):
    """The pirate lands, then its cards are carried out. Questions during the row are separate steps."""

    name = "row"

    def resume(self, state: JackalState, frame: Frame) -> None:
        if frame.stage == START:
            self.land(state)
            return
        seat, at = state.turn, frame.args[0]
        if frame.stage == NEXT:
            if at == len(state.rows[seat]):
                end_row(state, "ran-out")  # JK-5.4
            else:
                carry_out(state, at)
        elif state.hands[seat] and ends_of(state, at):  # JK-3.6: a repeat is possible, and there may be a doubling
            state.ask(state.rules.doubling_step, seat)
        else:
            state.replace(NEXT, (at + 1,))

    def land(self, state: JackalState) -> None:
        """Lands at the white flag, or with a flag card at that colour's flag, which is no step (JK-2.1, JK-3.5)."""
        seat, flags = state.turn, state.isle().flags
        kind = KIND[state.rows[seat][0]]
        flag = 1 if kind == RED else 2 if kind == BLUE else 0
        if flags[flag] < 0:
            end_row(state, "no-flag")
            return
        state.move_pirate(seat, flags[flag])
        if state.emitting:
            colour = "red" if flag == 1 else "blue" if flag == 2 else "white"
            state.emit("landed", {"seat": seat, "flag": colour, "cell": CELL_NAMES[flags[flag]]})
        state.replace(NEXT, (1 if flag else 0,))
