"""Calling a hand over the limit (JR-4.9, option `hand-limit` = `caught`)."""

from typing import Final

from jackhouse.jackrabbits.grammar import CALL, GRAMMAR, TO_PASS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.hand_limit import is_over_limit
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

ASK: Final = 0
RESOLVED: Final = 1


class Call(Step[RabbitState]):
    """`call 2` or `pass`: one sealed question after the turn, to every seat that could name another's hand."""

    name = "call"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        asked = [seat for seat in in_turn_order(state) if nameable(state, seat)]
        if frame.stage == RESOLVED or not asked:
            state.pop()
        else:
            state.ask_all(frame.step, asked)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [*[Action(GRAMMAR, CALL, (other,)) for other in nameable(state, seat)], TO_PASS]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Each hand named is caught, by the first in turn order who named it. No event names those who passed."""
        state.replace(RESOLVED)
        caught: list[int] = []
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None and entry.verb == CALL and entry.args[0] not in caught:
                caught.append(entry.args[0])
                if state.emitting:
                    state.emit("caught", {"seat": entry.args[0], "by": seat})
        for seat in reversed(caught):  # the first caught is the first to discard
            state.push(state.rules.step_code("discarding"), 0, (seat,))

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [Action(GRAMMAR, CALL, (other,)) for other in range(state.players) if other != seat]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb != CALL:
            return None
        named = action.args[0]
        if named >= state.players:
            return Reason("no-such-seat", "JR-4.9", {"seat": named})
        if named == seat:
            return Reason("own-hand", "JR-4.9")
        return Reason("within-limit", "JR-4.9", {"seat": named, "limit": state.rules.hand_limit})


def in_turn_order(state: RabbitState) -> list[int]:
    return [(state.turn + offset) % state.players for offset in range(state.players)]


def nameable(state: RabbitState, seat: int) -> list[int]:
    """Returns the other seats with hands over the limit. Hand sizes are public."""
    return [other for other in range(state.players) if other != seat and is_over_limit(state, other)]
