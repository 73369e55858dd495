"""What may be typed instead of a choice: the words are in the texts, and those of every language are understood."""

from functools import cache
from typing import Final, NamedTuple

from jackhouse import text

__all__ = ["COMMANDS", "Said", "hear"]

COMMANDS: Final = ("help", "map", "log", "rule", "undo", "quit")


class Said(NamedTuple):
    """A command with what follows it; without one, an answer to the question."""

    command: str
    rest: str


@cache
def _words() -> dict[str, str]:
    """Every word of a command, with the command."""
    return {
        word: command
        for language in text.languages()
        for command in COMMANDS
        for word in text.load(language).say(f"command-{command}").split()
    }


def hear(line: str) -> Said:
    """`? 3` as help about choice 3, `salir` as quit, `2` as an answer."""
    line = " ".join(line.split())
    if line.startswith("?"):
        return Said("help", line[1:].strip())
    word, _, rest = line.partition(" ")
    command = _words().get(word.lower(), "")
    return Said(command, rest) if command else Said("", line)
