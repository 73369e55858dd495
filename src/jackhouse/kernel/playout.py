"""Random play to the end inside the engine: what search rests on."""

from jackhouse.kernel.rng import Rng
from jackhouse.kernel.state import State

__all__ = ["Playout"]


class Playout:
    """How many decisions a random game took, and how many of them were a choice."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0

    def run(self, state: State, rng: Rng) -> None:
        """Play `state` to its end, any legal action as likely as another; without events and record."""
        while not state.over:
            seat = state.next_awaited()
            legal = state.legal_now(seat)
            count = len(legal)
            self.decisions += 1
            if count > 1:
                self.choices += 1
                state.apply(seat, legal[rng.below(count)])
            else:
                state.apply(seat, legal[0])
