"""Runs the command that follows as tests want it: `python -m tests.server.launch python -m jackhouse serve ...`.

`TEST_CODES`: codes and tokens come one after another, the same each time. `TEST_LOUD`: every logger says all it can,
into that file. `TEST_BROKEN`: quick phrases fail, and the error tells all it knows.
"""

import itertools
import logging
import os
import sys
from typing import Any

from jackhouse.cli.app import run
from jackhouse.server import api, house

__all__ = ["main"]


def main() -> None:
    if os.environ.get("TEST_CODES"):
        codes, tokens = itertools.count(), itertools.count()
        house.new_code = lambda: "".join(chr(ord("a") + int(digit)) for digit in f"{next(codes):08o}")
        api.new_token = lambda: f"token-{next(tokens):018d}"
    if os.environ.get("TEST_LOUD"):
        os.dup2(os.open(os.environ["TEST_LOUD"], os.O_CREAT | os.O_WRONLY | os.O_APPEND), sys.stderr.fileno())
        logging.basicConfig(level=1, format="%(levelname)s %(name)s %(message)s")
        logging.getLogger("jackhouse.server").debug("loud")
    if os.environ.get("TEST_BROKEN"):
        house.House.say = _break  # type: ignore[method-assign,assignment]
    sys.argv = sys.argv[3:]  # what comes after `python -m jackhouse`
    run()


async def _break(house: house.House, chair: Any, *what: object) -> None:
    state = chair.table.sitting.state
    raise RuntimeError(chair.table.code, chair.table.opened, state.hands, state.origin, what)


if __name__ == "__main__":
    main()
