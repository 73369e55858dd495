"""The hand limit, enforced at the end of a turn (JR-4.9)."""

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import put_away
from jackhouse.jackrabbits.grammar import TO_DISCARD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


def is_over_limit(state: RabbitState, seat: int) -> bool:
    """Whether a hand is over the limit. Royals and jokers count."""
    return len(state.hands[seat]) > state.rules.hand_limit


class Discarding(Step[RabbitState]):
    """`discard 3C`, one card at a time, own choice, until the hand is within the limit."""

    name = "discarding"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        seat = frame.args[0]
        if is_over_limit(state, seat):
            state.ask(frame.step, seat)
        else:
            state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_DISCARD[card] for card in state.hands[seat]]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if state.emitting:
            state.emit("discarded", {"seat": seat, "card": CARD_NAMES[action.args[0]]})
        put_away(state, seat, action.args[0])

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return Reason("over-limit", "JR-4.9", {"limit": state.rules.hand_limit, "cards": len(state.hands[seat])})


class HandLimit(Step[RabbitState]):
    """At the end of a turn, its player discards down to the limit."""

    name = "hand-limit"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.pop()
        if is_over_limit(state, state.turn):
            state.push(state.rules.step_code("discarding"), 0, (state.turn,))
