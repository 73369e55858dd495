"""The Lottery: a card with the number of a die wins a card (JR-4.2)."""

from jackhouse.jackrabbits.cards import CARD_NAMES, RANK
from jackhouse.jackrabbits.dealing import NO_CARD, draw
from jackhouse.jackrabbits.grammar import LOTTERY, TO_PASS, TO_SHOW
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.hand_limit import look_at_limit
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Lottery(Step[RabbitState]):
    """`lottery 4D` or `pass`; asked with every hand, so that the question reveals nothing (JR-4.2)."""

    name = "lottery"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found = [TO_SHOW[card] for card in state.hands[seat] if wins(state, card)]
        found.append(TO_PASS)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        drawn = NO_CARD
        if action.verb == LOTTERY:
            card = action.args[0]
            state.knowledge.shown(card, seat)
            if state.emitting:
                state.emit("showed", {"seat": seat, "cards": [CARD_NAMES[card]], "cause": "lottery"})
            drawn = draw(state, seat, "lottery")
        elif state.emitting:
            state.emit("passed", {"seat": seat, "question": "lottery"})
        state.phase = "journey"
        state.pop()
        if drawn != NO_CARD:
            look_at_limit(state)

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_SHOW[card] for card in state.hands[seat]]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != LOTTERY:
            return None
        card = CARD_NAMES[action.args[0]]
        if action.args[0] not in state.hands[seat]:
            return Reason("not-in-hand", "JR-4.2", {"card": card})
        return Reason("no-match", "JR-4.2", {"card": card, "dice": [state.die_one, state.die_two]})


def wins(state: RabbitState, card: int) -> bool:
    """Whether the card has the number of either die (ace = 1). Royals and jokers have none."""
    rank = RANK[card]
    return rank == state.die_one or rank == state.die_two
