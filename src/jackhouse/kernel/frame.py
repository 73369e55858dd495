"""Where the rules stand: a stack of small frames, so that any moment can be cloned, dumped and interrupted."""

from typing import Final

from mypy_extensions import mypyc_attr

from jackhouse.kernel.actions import Action

__all__ = ["CLOSED", "Frame", "Window"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step under way: which, at which stage, with which arguments. Never changed, only replaced."""

    __slots__ = ("args", "stage", "step")

    def __init__(self, step: int, stage: int = 0, args: tuple[int, ...] = ()) -> None:
        self.step = step
        self.stage = stage
        self.args = args

    def as_list(self) -> list[int]:
        return [self.step, self.stage, *self.args]


@mypyc_attr(acyclic=True)
class Window:
    """A question, named by its step: put to one seat (open), or to several at once (sealed). Only ever replaced.

    In a sealed window `entries` holds each asked seat's answer, None until it is given; nobody else learns of an
    answer, nor that there is one, before all have answered. A *plan* is a sealed window in which each seat puts its
    answer together piece by piece (`drafts`) and then commits: that it has is public and final, what it has is not.
    """

    __slots__ = ("drafts", "entries", "plan", "sealed", "seats", "step")

    def __init__(
        self,
        step: int,
        seats: tuple[int, ...],
        sealed: bool = False,
        entries: tuple[Action | None, ...] = (),
        plan: bool = False,
        drafts: tuple[tuple[Action, ...], ...] = (),
    ) -> None:
        self.step = step
        self.seats = seats
        self.sealed = sealed
        self.entries = entries
        self.plan = plan
        self.drafts = drafts

    def awaited(self) -> list[int]:
        if not self.sealed:
            return list(self.seats)
        return [self.seats[at] for at in range(len(self.seats)) if self.entries[at] is None]

    def awaits(self, seat: int) -> bool:
        """Must this seat still answer?"""
        for at in range(len(self.seats)):
            if self.seats[at] == seat:
                return not self.sealed or self.entries[at] is None
        return False

    def entry(self, seat: int) -> Action | None:
        """What this seat has entered into a sealed window so far."""
        for at in range(len(self.entries)):
            if self.seats[at] == seat:
                return self.entries[at]
        return None

    def drafted(self, seat: int) -> tuple[Action, ...]:
        """The pieces of this seat's plan so far."""
        for at in range(len(self.drafts)):
            if self.seats[at] == seat:
                return self.drafts[at]
        return ()

    def entered(self, seat: int, action: Action | None) -> "Window":
        """The window with this seat's entry made, or taken back (None)."""
        entries = [action if self.seats[at] == seat else self.entries[at] for at in range(len(self.seats))]
        return Window(self.step, self.seats, True, tuple(entries), self.plan, self.drafts)

    def with_draft(self, seat: int, pieces: tuple[Action, ...]) -> "Window":
        """The window with these as the pieces of the seat's plan."""
        drafts = [pieces if self.seats[at] == seat else self.drafts[at] for at in range(len(self.seats))]
        return Window(self.step, self.seats, True, self.entries, True, tuple(drafts))

    def can_take_back(self, seat: int) -> bool:
        """Has this seat entered something that is not final?"""
        entered = self.entry(seat) is not None
        return not entered and len(self.drafted(seat)) > 0 if self.plan else entered

    def taken_back(self, seat: int) -> "Window":
        """The window without this seat's last entry."""
        return self.with_draft(seat, self.drafted(seat)[:-1]) if self.plan else self.entered(seat, None)


CLOSED: Final = Window(-1, ())
"""No question is open: nobody is asked."""
