"""What can be asked of the writer: entries and rows to store, a table to drop, times to note."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future

from jackhouse.kernel.reason import Reason
from jackhouse.store.batch import Batch, Entry
from jackhouse.store.failure import StoreFailed
from jackhouse.store.index import TableRow

__all__ = ["Append", "Drop", "Entry", "Job", "Then", "Touch", "promise"]

Then = Callable[[Reason | None], None]
"""Is called in the writer thread: with None once it is stored, else with the reason why not."""


def promise() -> tuple["Future[None]", Then]:
    """A future, and the callback that resolves it. It cannot be cancelled: that would not cancel the write."""
    done: Future[None] = Future()
    done.set_running_or_notify_cancel()

    def then(why_not: Reason | None) -> None:
        if why_not is None:
            done.set_result(None)
        else:
            done.set_exception(StoreFailed(why_not))

    return done, then


class Job:
    """Something to write, all or nothing, and the callback that learns the outcome."""

    items: Sequence[Entry] = ()

    def __init__(self, then: Then) -> None:
        self.then = then

    def add_to(self, batch: Batch) -> None:
        """Add it to the changes of a transaction. If this raises, it has added nothing."""
        raise NotImplementedError

    def settle(self, why_not: Reason | None) -> None:
        try:  # noqa: SIM105 (a context manager costs more than all the rest)
            self.then(why_not)
        except BaseException:  # whatever the callback does, the writer goes on
            pass


class Append(Job):
    """Entries, each the next one of its table, and rows of the index."""

    def __init__(self, items: list[Entry], rows: Sequence[TableRow], then: Then) -> None:
        self.then = then
        self.items = items
        self.rows = rows

    def add_to(self, batch: Batch) -> None:
        batch.append(self.items, self.rows)


class Drop(Job):
    """A table that is to be forgotten: its entries and its row."""

    def __init__(self, tab: str, then: Then) -> None:
        super().__init__(then)
        self.tab = tab

    def add_to(self, batch: Batch) -> None:
        batch.drop(self.tab)


class Touch(Job):
    """The uptime, and when tables were last in use."""

    def __init__(self, uptime: float, active: Mapping[str, float], then: Then) -> None:
        super().__init__(then)
        self.uptime = uptime
        self.active = active

    def add_to(self, batch: Batch) -> None:
        batch.touch(self.uptime, self.active)
