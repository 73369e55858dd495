"""All are asked whether the game is over (JR-3.3)."""

from typing import Final

from jackhouse.jackrabbits.grammar import GRAMMAR, declare_verb
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.step import Step

AGREE: Final = declare_verb("agree", "", "JR-3.3")
PLAY_ON: Final = declare_verb("play-on", "", "JR-3.3")

TO_AGREE: Final = Action(GRAMMAR, AGREE)
TO_PLAY_ON: Final = Action(GRAMMAR, PLAY_ON)

ASK: Final = 0
ANSWERED: Final = 1


class Agreement(Step[RabbitState]):
    """`agree` or `play-on`: one sealed question to all but the seat that proposes to end the game."""

    name = "agreement"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        others = state.order_of_play()[1:]
        if frame.stage == ANSWERED:
            state.pop()
        elif others:
            state.ask_all(frame.step, others)
        else:
            state.end("agreement")

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_AGREE, TO_PLAY_ON]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """The game ends if all agree. No event names those who play on."""
        state.replace(ANSWERED)
        if [entry for entry in window.entries if entry is not None and entry.verb == PLAY_ON]:
            if state.emitting:
                state.emit("played-on", {"seat": state.turn})
        else:
            state.end("agreement")

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return {"by": state.turn}
