"""The command line: `jackhouse serve | play | simulate | study | board | islands | replay | verify | backup | games`.

`commands` holds the commands, `terminal` the interactive session of `jackhouse play`, `views` the look of each game.
"""

import os
import sys

from jackhouse import engine

__all__ = ["main"]

_LONG_COMMANDS = (
    ["simulate"],
    ["study"],
    ["board", "try"],
)  # these wait for a build of the compiled engine where there is none yet


def main() -> None:
    """Selects the engine, then runs the command. Modules imported after the selection come from that build."""
    if os.environ.get(engine.CHOICE) != "plain":
        if any(sys.argv[1 : 1 + len(command)] == command for command in _LONG_COMMANDS):
            engine.build(engine.print_status)
        if not engine.use_compiled():
            os.environ[engine.CHOICE] = "plain"  # worker processes use it too, even if a build is finished meanwhile
    from jackhouse.cli.app import run

    run()
