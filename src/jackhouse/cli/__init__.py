"""The command line: `jackhouse serve | play | simulate | board | islands | replay | verify | backup | games`."""

import os
import sys

from jackhouse import engine

__all__ = ["main"]

_LONG_WORK = ("simulate",)  # worth waiting for a build of the compiled engine, where there is none yet


def main() -> None:
    """Choose the engine, then run the command: what is imported after this comes from that build."""
    if os.environ.get(engine.CHOICE) != "plain":
        if len(sys.argv) > 1 and sys.argv[1] in _LONG_WORK:
            engine.build(engine.tell)
        if not engine.use_compiled():
            os.environ[engine.CHOICE] = "plain"  # workers keep to it too, also after a build is finished
    from jackhouse.cli.app import run

    run()
