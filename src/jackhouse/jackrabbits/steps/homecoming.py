"""Winning: on the Citadel with a trio that meets the objective (JR-4.10)."""

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import CITADEL
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Homecoming(Step[RabbitState]):
    """Checked at the start of the turn and after an arrival; never in another seat's turn (JR-4.10)."""

    name = "homecoming"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.pop()
        seat = state.turn
        if state.rabbits[seat] != CITADEL:
            return
        royals = state.royals(seat)
        if tuple(sorted(royals)) in state.rules.trios:
            state.winner = seat
            if state.emitting:
                state.emit("won", {"seat": seat, "royals": [CARD_NAMES[royal] for royal in royals]})
            state.end("won")
