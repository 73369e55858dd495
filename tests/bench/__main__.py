"""The server beside a bare echo and bare appends, in one run, as JSON lines. It must keep a fifth of the slower one."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from jackhouse import engine
from tests.bench.appends import append_bare

LEAST_SHARE = 0.2
_PATIENCE = 60.0
_ROUNDS = 7
_PLAY, _STROLL, _ECHO, _APPEND = 3.0, 2.0, 1.0, 1.0


class Served:
    """One of the servers of `tests.bench.house` in a process of its own."""

    def __init__(self, data: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.house", data], stdout=subprocess.PIPE, text=True, env=_environment()
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.last: dict[str, Any] = {}

    def memory(self) -> int:
        """Its resident memory, in kB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def stored(self) -> tuple[int, int]:
        """How many entries it has stored by now, in how many batches."""
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGUSR1)
        self.last = json.loads(self.process.stdout.readline())
        return self.last["appended"], self.last["batches"]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=_PATIENCE)


def _environment() -> dict[str, str]:
    return {**os.environ, engine.CHOICE: "compiled" if engine.is_built() else "plain"}


@contextmanager
def served(data: str) -> Iterator[Served]:
    server = Served(data)
    try:
        if data != "echo":  # it is open once it answers
            httpx.get(f"{server.address}/health", timeout=_PATIENCE).raise_for_status()
        yield server
    finally:
        server.stop()


def guests(server: Served, what: str, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.bench.guests", server.address, what, str(seconds), str(server.process.pid)]
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds + _PATIENCE)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def tell(bench: str, **figures: Any) -> None:
    print(json.dumps({"bench": bench, **figures}), flush=True)


def idle_tables(data: Path, tables: int) -> dict[str, Any]:
    """What tables take that nobody looks at: a start with all of them beside one with none."""
    used, took = [], []
    for folder in (data.with_name("empty"), data):
        began = time.perf_counter()
        with served(str(folder)) as server:
            httpx.get(f"{server.address}/health", timeout=_PATIENCE).raise_for_status()
            took.append(time.perf_counter() - began)
            used.append(server.memory())
    each = round((used[1] - used[0]) / tables, 1)
    return {"tables": tables, "kilobytes_each": each, "start_seconds": round(took[1], 2)}


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="bench-", dir=".") as name:  # on a disk, as the data of a house are
        folder = Path(name)
        played, echoed, appended, shares, lobby = rounds(folder)
        tell("served", **_renamed(played, "actions_per_second"), build=_environment()[engine.CHOICE])
        tell("bare-echo", **_renamed(echoed, "echoes_per_second"))
        tell("bare-appends", **_renamed(appended, "appends_per_second"))
        share = median(shares)
        tell("served-share", of_the_slower=share, least=LEAST_SHARE, enough=share >= LEAST_SHARE, rounds=shares)
        with served(str(folder / "leisure")) as server:
            tell("served-at-leisure", **_renamed(guests(server, "stroll", _STROLL), "actions_per_second"))
        if sys.platform == "linux":
            tables = _ROUNDS * played["tables"]
            tell("idle-tables", **idle_tables(folder / "house", tables), lines_each=round(lobby["appended"] / tables))


def rounds(folder: Path) -> tuple[Any, ...]:
    """The server, the echo and the appends by turns: the middle one of each, and the share of every round.

    Others may be at work on the machine, and the same code is a third quicker in one minute than in the next: only
    what is measured one right after the other can be compared.
    """
    played: list[dict[str, Any]] = []
    echoed: list[dict[str, Any]] = []
    appended: list[dict[str, Any]] = []
    shares: list[float] = []
    with served(str(folder / "house")) as lobby, served("echo") as echo:
        for number in range(_ROUNDS):
            before = lobby.stored()
            played.append(guests(lobby, "play", _PLAY))
            lines, batches = (now - then for now, then in zip(lobby.stored(), before))
            played[-1]["mean_batch"] = round(lines / batches, 1)
            echoed.append(guests(echo, "echo", _ECHO))
            appended.append(append_bare(folder / f"bare{number}.sqlite", max(1, round(lines / batches)), _APPEND))
            slower = min(echoed[-1]["per_second"], appended[-1]["per_second"])
            shares.append(round(played[-1]["per_second"] / slower, 3))
    return (*map(_middle, (played, echoed, appended)), shares, lobby.last)


def _middle(found: list[dict[str, Any]]) -> dict[str, Any]:
    return sorted(found, key=lambda one: one["per_second"])[len(found) // 2]


def _renamed(found: dict[str, Any], rate: str) -> dict[str, Any]:
    return {rate if name == "per_second" else name: value for name, value in found.items()}


if __name__ == "__main__":
    main()
