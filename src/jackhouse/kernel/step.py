"""A step of a turn: asks questions, says which answers are legal, and carries them out."""

from typing import Any, Generic, TypeVar

from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason

__all__ = ["Step"]

S = TypeVar("S")


class Step(Generic[S]):
    """One step of the turn order. A step never waits for an answer: it asks, returns, and is resumed later."""

    name: str = ""
    """The name in turn orders, and the code of the step's question."""
    plans: bool = False
    """Whether its question is a plan (`State.plan_all`)."""
    shares: bool = False
    """Whether its question is asked in a shared window (`State.share_all`)."""

    def resume(self, state: S, frame: Frame) -> None:
        """Goes on from `frame` until it asks a question or pops the frame."""

    def legal(self, state: S, seat: int) -> list[Action]:
        """Returns the legal answers of `seat` to the open question, in a stable order."""
        return []

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Carries out a legal answer to an open question. In a shared window, the seat's draft is there until then."""

    def publish(self, state: S, seat: int) -> None:
        """Emits the events of the seat's draft, which a public question of a step above makes public."""

    def commits(self, action: Action) -> bool:
        """Whether this action ends the seat's draft, of a plan or in a shared window, instead of adding to it."""
        return True

    def may_have_drafted(self, state: S, seat: int, action: Action) -> bool:
        """Whether the seat may have added this piece to its draft in a shared window, before others answered.

        A piece that was legal then may not be so any more: what others can change does not count here.
        """
        return action in self.legal(state, seat)

    def committed(self, state: S, seat: int) -> None:
        """Emits that the seat has committed its plan, without the plan."""

    def resolve(self, state: S, window: Window) -> None:
        """Carries out the answers to a sealed question, once all are there."""

    def refuse(self, state: S, seat: int, action: Action) -> Reason | None:
        """Returns the reason why this answer is not legal; None if there is no special one."""
        return None

    def candidates(self, state: S, seat: int) -> list[Action]:
        """Returns answers that a player might look for here; `refuse` explains those that are not legal."""
        return []

    def about(self, state: S, seat: int) -> dict[str, Any]:
        """Returns what the question says beside its code, as plain data for the awaited seat."""
        return {}
