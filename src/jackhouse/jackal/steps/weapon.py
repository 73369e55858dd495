"""A weapon against a bandit (JK-3.8)."""

from jackhouse.jackal.cards import WEAPON
from jackhouse.jackal.dealing import attach
from jackhouse.jackal.grammar import TO_PASS, TO_USE_WEAPON, WEAPON_VERB
from jackhouse.jackal.state import JackalState
from jackhouse.jackal.walking import end_row
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Weapon(Step[JackalState]):
    """`weapon` or `pass`: asked of every seat that enters a bandit's space and holds any card."""

    name = "weapon"

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        return [TO_USE_WEAPON, TO_PASS] if state.kind_in_hand(seat, WEAPON) >= 0 else [TO_PASS]

    def answer(self, state: JackalState, seat: int, action: Action) -> None:
        if action.verb != WEAPON_VERB:
            end_row(state, "bandit")
            return
        card = attach(state, seat, WEAPON)
        if state.emitting:
            state.emit("beat-bandit", {"seat": seat, "numbers": [card]})

    def candidates(self, state: JackalState, seat: int) -> list[Action]:
        return [TO_USE_WEAPON]

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        return Reason("not-in-hand", "JK-3.8", {"card": "weapon"}) if action.verb == WEAPON_VERB else None
