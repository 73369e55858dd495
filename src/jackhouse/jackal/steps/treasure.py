"""The treasure is paid (JK-6.1)."""

from jackhouse.jackal.compass import CELL_NAMES
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Treasure(Step[JackalState]):
    """At each treasure: the fewest steps take its full value, each next pirate one coin less, never below zero."""

    name = "treasure"

    def resume(self, state: JackalState, frame: Frame) -> None:
        state.pop()
        worth = state.isle().worth
        for cell in state.isle().treasure_cells():
            value = worth[cell]
            for seat in arrived(state, cell):
                state.add_coins(seat, value)
                if state.emitting:
                    name = CELL_NAMES[cell]
                    state.emit("paid-out", {"seat": seat, "coins": value, "value": worth[cell], "cell": name})
                value = max(0, value - 1)


def arrived(state: JackalState, cell: int) -> list[int]:
    """Returns the pirates on a treasure: by steps, ties by turn order from the First player's seat."""
    seats = [seat for seat in state.in_order() if state.pirates[seat] == cell]
    seats.sort(key=state.steps.__getitem__)  # stable: ties stay in turn order
    return seats
