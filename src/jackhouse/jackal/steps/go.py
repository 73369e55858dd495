"""The choice of direction, made when the card is carried out (JK-5.1)."""

from jackhouse.jackal.cards import KIND_NAMES
from jackhouse.jackal.compass import CELLS
from jackhouse.jackal.grammar import GO
from jackhouse.jackal.state import JackalState
from jackhouse.jackal.walking import ends_of, kind_at, step_to
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Go(Step[JackalState]):
    """`go NE`, or for a horse the cell: `go c2`. Asked only if there are several."""

    name = "go"

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        kind = kind_at(state, state.frames[-1].args[0])
        return state.isle().goes[kind * CELLS + state.pirates[seat]]

    def answer(self, state: JackalState, seat: int, action: Action) -> None:
        at = state.frames[-1].args[0]
        legal = self.legal(state, seat)
        step_to(state, at, ends_of(state, at)[legal.index(action)])

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        if action.verb != GO:
            return None
        return Reason("no-such-move", "JK-5.2", {"card": KIND_NAMES[kind_at(state, state.frames[-1].args[0])]})

    def about(self, state: JackalState, seat: int) -> dict[str, object]:
        return {"card": KIND_NAMES[kind_at(state, state.frames[-1].args[0])]}
