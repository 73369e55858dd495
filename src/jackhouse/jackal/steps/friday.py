"""Man Friday knows a way through difficult terrain (JK-3.7)."""

from jackhouse.jackal.cards import FRIDAY
from jackhouse.jackal.dealing import attach
from jackhouse.jackal.grammar import FRIDAY_VERB, TO_PASS, TO_USE_FRIDAY
from jackhouse.jackal.state import JackalState
from jackhouse.jackal.walking import trudge
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Friday(Step[JackalState]):
    """`friday` or `pass`: asked of every seat that enters difficult terrain and holds any card."""

    name = "friday"

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        return [TO_USE_FRIDAY, TO_PASS] if state.kind_in_hand(seat, FRIDAY) >= 0 else [TO_PASS]

    def answer(self, state: JackalState, seat: int, action: Action) -> None:
        if action.verb != FRIDAY_VERB:
            trudge(state)
            return
        card = attach(state, seat, FRIDAY)
        if state.emitting:
            state.emit("guided", {"seat": seat, "steps": state.steps[seat], "numbers": [card]})

    def candidates(self, state: JackalState, seat: int) -> list[Action]:
        return [TO_USE_FRIDAY]

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        return Reason("not-in-hand", "JK-3.7", {"card": "friday"}) if action.verb == FRIDAY_VERB else None
