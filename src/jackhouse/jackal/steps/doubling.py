"""Doubling: a card just carried out is carried out again (JK-3.6)."""

from jackhouse.jackal.cards import DOUBLE, KIND_NAMES
from jackhouse.jackal.dealing import attach
from jackhouse.jackal.grammar import DOUBLE_VERB, TO_DOUBLE, TO_PASS
from jackhouse.jackal.state import JackalState
from jackhouse.jackal.walking import NEXT, carry_out, kind_at
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Doubling(Step[JackalState]):
    """`double` or `pass`: asked after each card with a legal repeat, of every seat that holds any card."""

    name = "doubling"

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        return [TO_DOUBLE, TO_PASS] if state.kind_in_hand(seat, DOUBLE) >= 0 else [TO_PASS]

    def answer(self, state: JackalState, seat: int, action: Action) -> None:
        at = state.frames[-1].args[0]
        if action.verb != DOUBLE_VERB:
            if state.emitting:
                state.emit("passed", {"seat": seat, "question": "doubling"})
            state.replace(NEXT, (at + 1,))
            return
        card = attach(state, seat, DOUBLE)
        if state.emitting:
            state.emit("doubled", {"seat": seat, "card": KIND_NAMES[kind_at(state, at)], "numbers": [card]})
        carry_out(state, at)

    def candidates(self, state: JackalState, seat: int) -> list[Action]:
        return [TO_DOUBLE]

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        return Reason("not-in-hand", "JK-3.6", {"card": "double"}) if action.verb == DOUBLE_VERB else None

    def about(self, state: JackalState, seat: int) -> dict[str, object]:
        return {"card": KIND_NAMES[kind_at(state, state.frames[-1].args[0])]}
