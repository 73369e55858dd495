"""Runs a patched `jackhouse`: `python -m tests.server.patched_server python -m jackhouse serve ...`.

`TEST_CODES`: codes and tokens come one after another, the same each time. `TEST_LOUD`: every logger says all it can,
into that file. `TEST_BROKEN`: quick phrases fail, and the error tells all it knows. `TEST_SLOW_BOTS`: every bot thinks
for so many seconds. `TEST_AWAY`: a seat may be lent after so many seconds without its owner.
"""

import itertools
import logging
import os
import sys
import time
from functools import partial
from typing import Any

from jackhouse.cli.app import run
from jackhouse.server import config, live_table, lobby, workers
from jackhouse.server.http import tables

__all__ = ["main"]


def main() -> None:
    if os.environ.get("TEST_CODES"):
        codes, tokens = itertools.count(), itertools.count()
        letters = {ord(digit): letter for digit, letter in zip("01234567", "abcdefgh")}
        lobby.new_code = lambda: f"{next(codes):08o}".translate(letters)  # type: ignore[attr-defined]
        tables.new_token = lambda: f"token-{next(tokens):018d}"  # type: ignore[attr-defined]
    if os.environ.get("TEST_LOUD"):
        os.dup2(os.open(os.environ["TEST_LOUD"], os.O_CREAT | os.O_WRONLY | os.O_APPEND), sys.stderr.fileno())
        logging.basicConfig(level=1, format="%(levelname)s %(name)s %(message)s")
        logging.getLogger("jackhouse.server").debug("loud")
    if os.environ.get("TEST_BROKEN"):
        live_table.LiveTable.say = _break  # type: ignore[method-assign,assignment]
    if os.environ.get("TEST_SLOW_BOTS"):
        workers.choose = think  # type: ignore[assignment]
    if os.environ.get("TEST_AWAY"):
        config.Config = partial(config.Config, away_seconds=float(os.environ["TEST_AWAY"]))  # type: ignore[misc,assignment]
    sys.argv = sys.argv[3:]  # what comes after `python -m jackhouse`
    run()


def think(*_: object) -> None:
    """In a worker process."""
    time.sleep(float(os.environ["TEST_SLOW_BOTS"]))


async def _break(live: Any, *what: object) -> None:
    state = live.table.current.state
    raise RuntimeError(live.table.code, live.table.opened, state.hands, state.origin, what)


if __name__ == "__main__":
    main()
