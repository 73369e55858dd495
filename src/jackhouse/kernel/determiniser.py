"""Full states that agree with a view: the contract of all games."""

from typing import Generic, TypeVar

from jackhouse.kernel.rng import Rng
from jackhouse.kernel.state import State

__all__ = ["Determiniser"]

S = TypeVar("S", bound=State)


class Determiniser(Generic[S]):
    """Makes full states that agree with one view, each as likely as it is for the viewer.

    The constructor validates the view (`BadInput`, code `bad-view`) and prepares what all samples share.
    """

    def sample(self, rng: Rng) -> S:
        """Returns a full state drawn with `rng`; the state gets a generator of its own."""
        state = self.deal(rng)
        state.rng = rng.split()
        return state

    def deal(self, rng: Rng) -> S:
        """Returns a full state drawn with `rng`, which becomes the generator of the state."""
        raise NotImplementedError  # pragma: no cover - every game has its own
