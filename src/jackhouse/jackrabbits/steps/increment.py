"""The Increment: a card for a rabbit on a hex or Underground (JR-4.7)."""

from jackhouse.jackrabbits.dealing import draw
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import OFF_BOARD
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Increment(Step[RabbitState]):
    """Drawn without a question; a rabbit off-board gets none (JR-6.6, JR-6.8)."""

    name = "increment"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.phase = "increment"
        state.pop()
        if state.rabbits[state.turn] != OFF_BOARD:
            draw(state, state.turn, "increment")
