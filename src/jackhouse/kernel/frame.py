"""Where the rules stand: a stack of small frames, so that any moment can be cloned, dumped and interrupted."""

from typing import Final

from mypy_extensions import mypyc_attr

from jackhouse.kernel.words import Action

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
    answer, nor that there is one, before all have answered.
    """

    __slots__ = ("entries", "sealed", "seats", "step")

    def __init__(
        self,
        step: int,
        seats: tuple[int, ...],
        sealed: bool = False,
        entries: tuple[Action | None, ...] = (),
    ) -> None:
        self.step = step
        self.seats = seats
        self.sealed = sealed
        self.entries = entries

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

    def entered(self, seat: int, action: Action | None) -> "Window":
        """The window with this seat's entry made, or taken back (None)."""
        entries = [action if self.seats[at] == seat else self.entries[at] for at in range(len(self.seats))]
        return Window(self.step, self.seats, True, tuple(entries))


CLOSED: Final = Window(-1, ())
"""No question is open: nobody is asked."""
