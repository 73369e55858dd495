"""Reads a line of input, redraws when the terminal changes, and parses the commands that may be typed.

The words of the commands are in the texts; those of every language are understood.
"""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from types import FrameType
from typing import Final, NamedTuple, NoReturn

from jackhouse import text

__all__ = ["COMMANDS", "Redraw", "UserInput", "parse_input", "read_line"]

COMMANDS: Final = ("help", "map", "log", "rule", "to", "undo", "quit")

_SIGNALS: Final = ("SIGWINCH", "SIGCONT")  # a new size; resumed after a stop. Some systems do not have them


class UserInput(NamedTuple):
    """A command and its argument; an answer to the question has the command ""."""

    command: str
    rest: str


def parse_input(line: str) -> UserInput:
    """Parses a line: `? 3` is help about choice 3, `salir` is quit, `2` is an answer."""
    line = " ".join(line.split())
    if line.startswith("?"):
        return UserInput("help", line[1:].strip())
    word, _, rest = line.partition(" ")
    command = _command_words().get(word.lower(), "")
    return UserInput(command, rest) if command else UserInput("", line)


@cache
def _command_words() -> dict[str, str]:
    """Maps every word of every language to its command."""
    return {
        word: command
        for language in text.languages()
        for command in COMMANDS
        for word in text.load(language).say(f"command-{command}").split()
    }


# ---- the terminal ----------------------------------------------------------------------------------------------------


class Redraw(Exception):
    """The terminal has a new size, or the process was resumed: the screen must be drawn again."""


def read_line(prompt: str, is_current: Callable[[], bool]) -> str:
    """Prints the prompt and returns the typed line.

    Raises `Redraw` if the terminal changes, or if `is_current` says that the screen is already out of date.
    """
    with _redraw_on_signals() as wakeup:
        if not is_current():
            raise Redraw
        print(f"{prompt} ", end="", flush=True)
        if wakeup is not None:
            # A signal just before the call ends the wait as well: it writes to this pipe.
            select.select([sys.stdin, wakeup], [], [])
        return input().strip()


@contextmanager
def _redraw_on_signals() -> Iterator[int | None]:
    """Raises `Redraw` on a signal within the block. Yields the pipe to which signals write, None without signals."""
    watched = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
    if not watched:
        yield None
        return
    wakeup, wakeup_writer = os.pipe()
    os.set_blocking(wakeup_writer, False)
    fd_before = signal.set_wakeup_fd(wakeup_writer, warn_on_full_buffer=False)
    handlers = [signal.signal(number, _raise_redraw) for number in watched]
    try:
        yield wakeup
    except Redraw:
        _discard_typed()
        raise
    finally:
        for number, handler in zip(watched, handlers):
            signal.signal(number, handler)
        signal.set_wakeup_fd(fd_before)
        os.close(wakeup)
        os.close(wakeup_writer)


def _raise_redraw(_: int, __: FrameType | None) -> NoReturn:
    raise Redraw


def _discard_typed() -> None:
    """Discards input that was typed but not sent: the new screen does not show it."""
    import termios  # systems with these signals have it

    with suppress(termios.error):
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
