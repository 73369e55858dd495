"""Before the roll: a club shown on a tower is a passport (JR-7.1)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, CLUBS, SUIT_BIT
from jackhouse.jackrabbits.grammar import PASSPORT, TO_ROLL, with_card
from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
from jackhouse.jackrabbits.steps.roll import Roll
from jackhouse.jackrabbits.tiles import KIND, TOWER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason


class TakeOff(Roll):
    """`passport 9C` and then `roll`, or `roll` at once; showing commits to a flight."""

    name = "take-off"

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found = [TO_ROLL]
        if KIND[state.rabbits[seat]] == TOWER and state.passport == NO_PASSPORT:
            found.extend(self.candidates(state, seat))
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb != PASSPORT:
            super().answer(state, seat, action)
            return
        state.passport = action.args[0]
        state.knowledge.shown(state.passport, seat)
        if state.emitting:
            state.emit("showed", {"seat": seat, "cards": [CARD_NAMES[state.passport]], "cause": "passport"})

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [with_card(PASSPORT, card) for card in state.hands[seat] if SUIT_BIT[card] == CLUBS]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != PASSPORT:
            return None
        if KIND[state.rabbits[seat]] != TOWER:
            return Reason("no-tower", "JR-7.1")
        if state.passport != NO_PASSPORT:
            return Reason("one-passport", "JR-7.1")
        card = CARD_NAMES[action.args[0]]
        code = "not-a-club" if action.args[0] in state.hands[seat] else "not-in-hand"
        return Reason(code, "JR-7.1", {"card": card})
