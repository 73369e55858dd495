"""The build of the compiled engine with all of it but the compiler: `python -m tests.kernel.quick_build` for a process.

A build notes its priority and process group in the file `QUICK_NOTES`, one line a build. With `QUICK_GATE`, a named
pipe, it waits until somebody writes there.
"""

import sys

import pytest

from jackhouse import engine

__all__ = ["BACKGROUND", "use"]

BACKGROUND = (sys.executable, "-m", "tests.kernel.quick_build", "--low-priority")

_SETUP = """
import os
from pathlib import Path
with open(os.environ["QUICK_NOTES"], "a") as notes:
    print(os.getpriority(os.PRIO_PROCESS, 0), os.getpgrp(), file=notes)
if os.environ.get("QUICK_GATE"):
    Path(os.environ["QUICK_GATE"]).read_text()
"""


def use(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(engine, "_SETUP", _SETUP)
    patch.setattr(engine, "_TOOLS", {})
    patch.setattr(engine, "has_compiler", lambda: True)
    patch.setattr(engine, "_BACKGROUND", BACKGROUND)


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        use(patch)
        engine.main()
