"""A store killed at every call that changes one of its files: `python -m tests.soak.checkpoints`.

A life appends to a store, with checkpoints while it runs and one at its close. First it is counted how many calls that
takes, then one life after the other is killed at the first call, the second, and so on; every other one in the middle
of the call. After each the store is looked into, copied or opened, and must hold all that was acknowledged. Most lives
go on with the store that the one before left. Needs a C compiler.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import track

from jackhouse.kernel.reason import BadInput
from jackhouse.store import StoreFailed
from tests.store.kill_at_write import Appender, check_after_run, compile_library

ROUNDS = 10  # of three appends, in a life
FRESH = 5  # so many lives have a store


def kill_at_every_call(folder: Path, step: int) -> Iterator[tuple[str, str]]:
    """For each kill: the kind of call, and "", or how the store was refused or what it lost."""
    library = compile_library(folder)
    if library is None:
        raise SystemExit("checkpoints: there is no C compiler")
    appender = Appender(library)
    calls = appender.run(folder / "whole", ROUNDS).calls
    store = folder / "store"
    before: dict[str, int] = {}
    console = Console(stderr=True)
    for number in track(range(1, len(calls) + 1, step), "kills at the calls of a store", console=console):
        if number % FRESH == 1:
            shutil.rmtree(store, ignore_errors=True)
            before = {}
        result = appender.run(store, ROUNDS, fatal=number, torn=number % 2 == 0)
        problem = f"refused {result.failed}" if result.failed else ""
        try:
            before = check_after_run(store, result, number, before)
        except (BadInput, StoreFailed) as refused:
            problem = problem or f"refused {refused}"
        except AssertionError as lost:
            problem = problem or f"lost {lost}"
        if problem:
            shutil.rmtree(store)
            before = {}
        if result.killed_at or problem:
            yield result.killed_at, problem
    appender.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", type=int, default=1, help="kill at every n-th call only")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kills = list(kill_at_every_call(Path(folder), wanted.step))
    problems = [problem for _, problem in kills if problem]
    for problem in problems:
        print(problem, file=sys.stderr)
    refused = sum(problem.startswith("refused") for problem in problems)
    in_checkpoints = sum(kind == "m" for kind, _ in kills)
    print(f"checkpoints: {len(kills)} kills, {in_checkpoints} of them at a write to the main file,", end=" ")
    print(f"refused {refused}, lost {len(problems) - refused}")
    sys.exit(1 if problems or not kills else 0)


if __name__ == "__main__":
    main()
