"""Before the roll: a club shown on a tower is a passport (JR-7.1)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, CLUBS, SUIT_BIT, VALUE
from jackhouse.jackrabbits.grammar import GRAMMAR, PASSPORT, TO_ROLL, with_card
from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
from jackhouse.jackrabbits.steps.roll import Roll
from jackhouse.kernel.actions import Action, at_value, card_of, value_named
from jackhouse.kernel.reason import Reason


class TakeOff(Roll):
    """`passport 9C` and then `roll`, or `roll` at once; showing commits to a flight.

    Where a card has more than one value, `passport AC` declares the first of them, `passport AC=11` another.
    """

    name = "take-off"

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found = [TO_ROLL]
        if state.rules.take_off_suits[state.rabbits[seat]] and state.passport == NO_PASSPORT:
            for shown in self.candidates(state, seat):
                found.append(shown)
                add_declarations(state, shown.args[0], found)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb != PASSPORT:
            super().answer(state, seat, action)
            return
        state.passport = card_of(action.args[0])
        state.knowledge.shown(state.passport, seat)
        if state.emitting:
            state.emit("showed", {"seat": seat, "cards": [CARD_NAMES[state.passport]], "cause": "passport"})
        if state.rules.passport_value is not None:
            value = value_named(action.args[0]) or state.rules.passport_values[state.passport][0]
            points = [bonus.passport_points(state, seat, state.passport) for bonus in state.rules.bonuses]
            self.declare(state, seat, value + sum(points))

    def declare(self, state: RabbitState, seat: int, value: int) -> None:
        """Keeps the value at which the passport is shown. All hear of it if it is not the number on the card."""
        if state.rules.passport_value is not None:
            state.counters[state.rules.passport_value.slot] = value
        if value != VALUE[state.passport] and state.emitting:
            state.emit("passport-counts", {"seat": seat, "card": CARD_NAMES[state.passport], "value": value})

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [with_card(PASSPORT, card) for card in state.hands[seat] if SUIT_BIT[card] == CLUBS]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != PASSPORT:
            return None
        if not state.rules.take_off_suits[state.rabbits[seat]]:
            return Reason("no-tower", "JR-7.1")
        if state.passport != NO_PASSPORT:
            return Reason("one-passport", "JR-7.1")
        card = CARD_NAMES[action.args[0]]
        code = "not-a-club" if action.args[0] in state.hands[seat] else "not-in-hand"
        return Reason(code, "JR-7.1", {"card": card})


def add_declarations(state: RabbitState, card: int, found: list[Action]) -> None:
    """Adds the actions that show this club at another value than its first."""
    values = state.rules.passport_values[card]
    for number in range(1, len(values)):
        found.append(Action(GRAMMAR, PASSPORT, (at_value(card, values[number]),)))
