"""Rum: before a row starts, the others may add steps to it (JK-3.9)."""

from typing import Final

from jackhouse.jackal.cards import RUM
from jackhouse.jackal.dealing import attach
from jackhouse.jackal.grammar import RUM_VERB, TO_GIVE_RUM, TO_PASS
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

ASK: Final = 0
RESOLVED: Final = 1


class Rum(Step[JackalState]):
    """`rum 1` or `pass`: one sealed question to all others who sail and hold any card."""

    name = "rum"

    def resume(self, state: JackalState, frame: Frame) -> None:
        asked = givers(state) if frame.stage == ASK else []
        if asked:
            state.ask_all(frame.step, asked)
        else:
            state.pop()

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        return [*TO_GIVE_RUM[1 : state.count_of(seat, RUM) + 1], TO_PASS]

    def resolve(self, state: JackalState, window: Window) -> None:
        """Each rum adds one step. No event names those who passed."""
        state.replace(RESOLVED)
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None and entry.verb == RUM_VERB:
                count = entry.args[0]
                rums = [attach(state, seat, RUM) for _ in range(count)]
                state.add_steps(state.turn, count)
                if state.emitting:
                    state.emit("gave-rum", {"seat": seat, "victim": state.turn, "count": count, "numbers": rums})

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        if action.verb != RUM_VERB:
            return None
        return Reason("no-such-rum", "JK-3.9", {"count": state.count_of(seat, RUM)})

    def candidates(self, state: JackalState, seat: int) -> list[Action]:
        return TO_GIVE_RUM[1:2]

    def about(self, state: JackalState, seat: int) -> dict[str, object]:
        return {"victim": state.turn}


def givers(state: JackalState) -> list[int]:
    """Returns all others who are not in Tortuga and hold any card. Hand sizes are public."""
    return [seat for seat in state.in_order() if seat != state.turn and not state.away[seat] and state.hands[seat]]
