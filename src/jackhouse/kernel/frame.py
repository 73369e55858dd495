"""Frames and windows: the stack of unfinished steps and the open question, so that any moment can be cloned."""

from typing import Final

from mypy_extensions import mypyc_attr

from jackhouse.kernel.actions import Action

__all__ = ["CLOSED", "Frame", "Window"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """An unfinished step: its code, its stage and its arguments. Never changed, only replaced."""

    __slots__ = ("args", "stage", "step")

    def __init__(self, step: int, stage: int = 0, args: tuple[int, ...] = ()) -> None:
        self.step = step
        self.stage = stage
        self.args = args

    def as_list(self) -> list[int]:
        return [self.step, self.stage, *self.args]


@mypyc_attr(acyclic=True)
class Window:
    """A question of a step, to one seat (open) or to several at once (sealed, shared). Never changed, only replaced.

    In a sealed window `entries` holds the answer of each asked seat, None until it is given. Nobody else learns of an
    answer, nor that there is one, before all have answered. A *plan* is a sealed window in which each seat builds its
    answer piece by piece (`drafts`) and then commits. That it has committed is public and final; its answer is not.

    A *shared* window is open: each answer is carried out at once, and the others are still asked. Each seat builds its
    answer piece by piece, unseen by the others.
    """

    __slots__ = ("drafts", "entries", "in_pieces", "plan", "sealed", "seats", "several", "shared", "step")

    def __init__(
        self,
        step: int,
        seats: tuple[int, ...],
        sealed: bool = False,
        entries: tuple[Action | None, ...] = (),
        plan: bool = False,
        drafts: tuple[tuple[Action, ...], ...] = (),
        shared: bool = False,
    ) -> None:
        self.step = step
        self.seats = seats
        self.sealed = sealed
        self.entries = entries
        self.plan = plan
        self.drafts = drafts
        self.shared = shared
        self.several = sealed or shared  # it is asked of several seats, of which each can take its own answer back
        self.in_pieces = plan or shared

    def awaited(self) -> list[int]:
        if not self.sealed:
            return list(self.seats)
        return [self.seats[at] for at in range(len(self.seats)) if self.entries[at] is None]

    def is_answered(self) -> bool:
        """Whether every seat has answered a sealed window."""
        for entry in self.entries:
            if entry is None:
                return False
        return True

    def awaits(self, seat: int) -> bool:
        """Whether this seat must still answer."""
        for at in range(len(self.seats)):
            if self.seats[at] == seat:
                return not self.sealed or self.entries[at] is None
        return False

    def entry(self, seat: int) -> Action | None:
        """Returns the answer of this seat in a sealed window; None if there is none yet."""
        for at in range(len(self.entries)):
            if self.seats[at] == seat:
                return self.entries[at]
        return None

    def drafted(self, seat: int) -> tuple[Action, ...]:
        """Returns the pieces of this seat's answer so far."""
        for at in range(len(self.drafts)):
            if self.seats[at] == seat:
                return self.drafts[at]
        return ()

    def entered(self, seat: int, action: Action | None) -> "Window":
        """Returns the window with this seat's entry made, or taken back (None)."""
        entries = [action if self.seats[at] == seat else self.entries[at] for at in range(len(self.seats))]
        return Window(self.step, self.seats, True, tuple(entries), self.plan, self.drafts)

    def with_draft(self, seat: int, pieces: tuple[Action, ...]) -> "Window":
        """Returns the window with these pieces of the seat's answer."""
        drafts = [pieces if self.seats[at] == seat else self.drafts[at] for at in range(len(self.seats))]
        return Window(self.step, self.seats, self.sealed, self.entries, self.plan, tuple(drafts), self.shared)

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat has entered something that is not final."""
        entered = self.entry(seat) is not None
        return not entered and len(self.drafted(seat)) > 0 if self.in_pieces else entered

    def taken_back(self, seat: int) -> "Window":
        """Returns the window without this seat's last entry."""
        return self.with_draft(seat, self.drafted(seat)[:-1]) if self.in_pieces else self.entered(seat, None)


CLOSED: Final = Window(-1, ())
"""The window while no question is open."""
