"""A line typed by a person, and what may happen to the terminal while one waits for it."""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final, NoReturn

__all__ = ["Redraw", "read_line"]

_CHANGES: Final = ("SIGWINCH", "SIGCONT")  # another size; back from elsewhere. Not every system has them


class Redraw(Exception):
    """The terminal has another size now, or comes back from elsewhere."""


def read_line(prompt: str, still_true: Callable[[], bool]) -> str:
    """What is typed after the prompt; `Redraw` if the drawing above it is not true any more."""
    with _watching() as woken:
        if not still_true():
            raise Redraw
        print(f"{prompt} ", end="", flush=True)
        if woken is not None:
            # A signal that comes just before the wait ends it too: it writes to that pipe.
            select.select([sys.stdin, woken], [], [])
        return input().strip()


@contextmanager
def _watching() -> Iterator[int | None]:
    """While a line is awaited, changes of the terminal raise `Redraw`."""
    watched = [getattr(signal, name) for name in _CHANGES if hasattr(signal, name)]
    if not watched:
        yield None
        return
    woken, waking = os.pipe()
    os.set_blocking(waking, False)
    fd_before = signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
    before = [signal.signal(change, _redraw) for change in watched]
    try:
        yield woken
    except Redraw:
        _forget_typing()
        raise
    finally:
        for change, handler in zip(watched, before):
            signal.signal(change, handler)
        signal.set_wakeup_fd(fd_before)
        os.close(woken)
        os.close(waking)


def _redraw(_: int, __: FrameType | None) -> NoReturn:
    raise Redraw


def _forget_typing() -> None:
    """What was typed and not sent is not on the new drawing, so it must not count either."""
    import termios  # where there are these signals, there is this

    with suppress(termios.error):
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
