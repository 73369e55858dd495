"""Where the rules stand: a stack of small frames, so that any moment can be cloned, dumped and interrupted."""

from jackhouse.kernel.words import Action

__all__ = ["Frame", "Window"]


class Frame:
    """A step under way: which, at which stage, with which arguments. Never changed, only replaced."""

    __slots__ = ("args", "stage", "step")

    def __init__(self, step: int, stage: int = 0, args: tuple[int, ...] = ()) -> None:
        self.step = step
        self.stage = stage
        self.args = args

    def as_list(self) -> list[int]:
        return [self.step, self.stage, *self.args]


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
        return [seat for seat, entry in zip(self.seats, self.entries, strict=True) if entry is None]

    def entry(self, seat: int) -> Action | None:
        """What this seat has entered into a sealed window so far."""
        return self.entries[self.seats.index(seat)] if self.sealed and seat in self.seats else None

    def entered(self, seat: int, action: Action | None) -> "Window":
        """The window with this seat's entry made, or taken back (None)."""
        entries = tuple(
            action if asked == seat else entry for asked, entry in zip(self.seats, self.entries, strict=True)
        )
        return Window(self.step, self.seats, True, entries)
