"""Random play to the end inside the engine, for search and benchmarks."""

from jackhouse.kernel.rng import Rng
from jackhouse.kernel.state import State

__all__ = ["Playout"]


class Playout:
    """Plays random games and counts decisions, and those with more than one legal action."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0

    def run(self, state: State, rng: Rng) -> None:
        """Plays `state` to its end. All legal actions are equally likely. There are no events and no record."""
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
