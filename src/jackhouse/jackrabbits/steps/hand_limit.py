"""The hand limit, enforced: whenever a hand has grown, and at the end of a turn (JR-4.9)."""

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import put_away
from jackhouse.jackrabbits.grammar import DISCARD, TO_DISCARD
from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


def is_over_limit(state: RabbitState, seat: int) -> bool:
    """Whether a hand is over the limit. Royals and jokers count."""
    return len(state.hands[seat]) > state.rules.hand_limit


def look_at_limit(state: RabbitState) -> None:
    """Looks at the hand limit before the turn goes on, since the active hand has grown (JR-4.9)."""
    state.push(state.rules.limit_step, 0, (state.turn,))


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
        kept = passport_of(state, seat)
        return [TO_DISCARD[card] for card in state.hands[seat] if card != kept]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if state.emitting:
            state.emit("discarded", {"seat": seat, "card": CARD_NAMES[action.args[0]]})
        put_away(state, seat, action.args[0])

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb == DISCARD and action.args[0] == passport_of(state, seat):
            return Reason("passport-in-use", "JR-4.9", {"card": CARD_NAMES[action.args[0]]})
        return Reason("over-limit", "JR-4.9", {"limit": state.rules.hand_limit, "cards": len(state.hands[seat])})


def passport_of(state: RabbitState, seat: int) -> int:
    """Returns the passport that a seat has shown and not yet flown with (JR-4.9), or NO_PASSPORT."""
    return state.passport if seat == state.turn and state.phase == "journey" else NO_PASSPORT


class HandLimit(Step[RabbitState]):
    """The active player discards down to the limit."""

    name = "hand-limit"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.pop()
        if is_over_limit(state, state.turn):
            state.push(state.rules.discarding_step, 0, (state.turn,))
