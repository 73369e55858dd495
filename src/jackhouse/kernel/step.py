"""A step of play: it asks questions, answers for the rules, and hands over to the next."""

from typing import Any, Generic, TypeVar

from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.words import Action

__all__ = ["Step"]

S = TypeVar("S")


class Step(Generic[S]):
    """One noun of the turn order. A step never calls through a question: it asks, returns, and is resumed."""

    name: str = ""
    """By which it is known in turn orders, and what its question is called."""

    def resume(self, state: S, frame: Frame) -> None:
        """Go on from `frame` until a question is asked or the frame is popped."""

    def legal(self, state: S, seat: int) -> list[Action]:
        """All answers that `seat` may give to the question asked, in a stable order."""
        return []

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Carry out a legal answer to an open question."""

    def publish(self, state: S, seat: int) -> None:
        """The seat's draft is about to become known, since a step above asks for something public: tell it."""

    def commits(self, action: Action) -> bool:
        """Does this end the seat's plan, rather than add a piece to it?"""
        return True

    def committed(self, state: S, seat: int) -> None:
        """The seat has committed its plan, and others have not yet: tell that, and nothing of the plan."""

    def settle(self, state: S, window: Window) -> None:
        """All have answered a sealed question: carry it out."""

    def refuse(self, state: S, seat: int, action: Action) -> Reason | None:
        """Why this answer is not among the legal ones, if the step has more to say than that."""
        return None

    def expected(self, state: S, seat: int) -> list[Action]:
        """Answers a player might look for here; those not legal are explained by `refuse`."""
        return []

    def about(self, state: S, seat: int) -> dict[str, Any]:
        """What the question says beside its code: plain data for the seat that is asked."""
        return {}
