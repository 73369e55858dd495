"""Calling a hand over the limit (JR-4.9, option `hand-limit` = `caught`)."""

from typing import Final

from jackhouse.jackrabbits.grammar import CALL, GRAMMAR, TO_PASS
from jackhouse.jackrabbits.ruleset import MOST_PLAYERS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.hand_limit import is_over_limit
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

TO_CALL: Final = [Action(GRAMMAR, CALL, (seat,)) for seat in range(MOST_PLAYERS)]

ASK: Final = 0
RESOLVED: Final = 1


class Call(Step[RabbitState]):
    """`call 2` or `pass`: one sealed question to every seat that could name another's hand.

    In mid-turn its frame holds the hand that has grown; nobody is asked if that hand is within the limit.
    """

    name = "call"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        due = frame.stage == ASK and (not frame.args or is_over_limit(state, frame.args[0]))
        over = over_limit(state) if due else []
        asked = [seat for seat in state.order_of_play() if over != [seat]] if over else []
        if asked:
            state.ask_all(frame.step, asked)
        else:
            state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [*[TO_CALL[other] for other in over_limit(state) if other != seat], TO_PASS]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Each hand named is caught, by the first in turn order who named it. No event names those who passed."""
        state.replace(RESOLVED)
        caught: dict[int, int] = {}  # the seat of each hand, and who caught it
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None and entry.verb == CALL and entry.args[0] not in caught:
                caught[entry.args[0]] = seat
                if state.emitting:
                    state.emit("caught", {"seat": entry.args[0], "by": seat})
        if not caught and state.emitting:
            state.emit("uncalled", {"seat": state.turn})
        for seat in reversed(caught):  # the first caught is the first to pay for it
            self.punish(state, seat, caught[seat])

    def punish(self, state: RabbitState, seat: int, by: int) -> None:
        """Makes a hand that is caught discard down to the limit."""
        state.push(state.rules.discarding_step, 0, (seat,))

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_CALL[other] for other in range(state.players) if other != seat]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != CALL:
            return None
        named = action.args[0]
        if named >= state.players:
            return Reason("no-such-seat", "JR-4.9", {"seat": named})
        if named == seat:
            return Reason("own-hand", "JR-4.9")
        return Reason("within-limit", "JR-4.9", {"seat": named, "limit": state.rules.hand_limit})


def over_limit(state: RabbitState) -> list[int]:
    """Returns the seats with hands over the limit. Hand sizes are public."""
    return [seat for seat in range(state.players) if is_over_limit(state, seat)]
