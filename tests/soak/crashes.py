"""Busy tables at a server that is killed again and again: `python -m tests.soak.crashes --kills 50 --tables 50`."""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress

import jackhouse
from jackhouse import engine

if __name__ == "__main__":
    engine.use_compiled()  # for the checker, before it brings in the engine; the server chooses by itself

from jackhouse.store import open_read_only
from tests.soak.clients import CONNECTION_LOST, TablePlan, Traffic
from tests.soak.ledger import published

ROOT = Path(__file__).parents[2]
SOURCE = Path(jackhouse.__file__).parents[1]
FULL = 2  # SQLite's number for it
MUST_BE_ZERO = (
    "lost", "duplicated", "rewritten", "unreplayable", "differing", "skipped_or_repeated", "events_differing",
    "refused", "server_faults",
)  # fmt: skip
SAMPLE = 4  # tables looked at by the checker in each life of the server


class Process:
    """A server process, from its start to its end."""

    def __init__(self, folder: Path) -> None:
        self.note = folder / "note.json"
        self.note.unlink(missing_ok=True)
        self.log = folder / "server.log"
        command = [sys.executable, "-m", "tests.soak.watched", str(self.note), "serve"]
        command += ["--port", "0", "--data", str(folder / "data"), "--patience", "1000000"]
        path = os.pathsep.join([str(SOURCE), str(ROOT)])
        env = {**os.environ, "JACKHOUSE_LANG": "en", "PYTHONPATH": path}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=env, cwd=ROOT, start_new_session=True
            )

    def address(self) -> str:
        """Waits for the address and returns it; "" if the server ends first."""
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        return next((word for word in words if word.startswith("http://")), "")

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        status = self.process.wait(timeout=60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status

    def figures(self) -> dict[str, int]:
        """Returns the figures of the store that the server wrote last."""
        return json.loads(self.note.read_text()) if self.note.exists() else {}


class Soak:
    def __init__(self, folder: Path, kills: int, tables: int, seconds: float, seed: int, think: float) -> None:
        self.folder = folder
        self.kills = kills
        self.tables = tables
        self.seconds = seconds
        self.rng = Random(seed)
        self.traffic = Traffic(seed, think)
        self.ledger = self.traffic.ledger
        self.stored: Counter[str] = Counter()
        self.syncs: set[int] = set()
        self.starts: list[float] = []
        self.process: Process | None = None

    async def run(self, progress: Progress) -> dict[str, Any]:
        began = time.monotonic()
        await self.begin()
        made = [TablePlan(number, self.rng) for number in range(self.tables)]
        bar = progress.add_task("opening tables", total=self.tables)
        tasks: list[asyncio.Task[None]] = []
        for number, table in enumerate(made):
            tasks += await table.open(self.traffic, number)
            progress.advance(bar)
        progress.update(bar, description="kills", completed=0, total=self.kills)
        playing = time.monotonic()
        life = 0
        while (killed := self.ledger.counts["SIGKILL"]) < self.kills:
            progress.update(bar, completed=killed)
            due = playing + (killed + 1) * self.seconds / self.kills
            await self.one_life(life, max(0.3, due - time.monotonic()))
            life += 1
        progress.update(bar, completed=self.kills)
        await self.finish(tasks)
        return self.summary(made, time.monotonic() - began)

    # ---- start and end --------------------------------------------------------------------------------------------

    async def begin(self, hurry: bool = False) -> None:
        """Starts the server; in a hurry, does not wait until it accepts connections."""
        began = time.monotonic()
        self.process = Process(self.folder)
        if not hurry:
            address = await asyncio.to_thread(self.process.address)
            if not address:
                raise SystemExit(f"the server does not start: {self.process.log.read_text()[-2000:]}")
            self.traffic.address = address
            async with httpx.AsyncClient(timeout=120) as http:
                await http.get(address + "/health")
            self.starts.append(time.monotonic() - began)
            self.traffic.is_up.set()

    async def one_life(self, number: int, spare: float) -> None:
        """Lets clients play while the checker compares states; then ends the server and starts it again."""
        if number % 4 == 0:
            await asyncio.sleep(self.rng.uniform(0.1, 0.5) * spare)
            await self.die(signal.SIGTERM)
            await self.begin()
            spare /= 2
        looking = asyncio.create_task(self.look_at_some())
        await asyncio.sleep(self.rng.uniform(0.1, 1.0) * spare)
        await self.die(signal.SIGKILL)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        self.check_stored(self.rng.sample(sorted(self.traffic.codes), min(SAMPLE, len(self.traffic.codes))))
        if number % 5 == 1:  # once more, while it is starting
            await self.begin(hurry=True)
            await asyncio.sleep(self.rng.uniform(0.0, 2.0))
            await self.die(signal.SIGKILL)
        await self.begin()

    async def die(self, how: signal.Signals) -> None:
        """Ends the server in the middle of traffic, by a crash (SIGKILL) or in order (SIGTERM)."""
        assert self.process is not None
        if self.process.process.poll() is not None:
            self.ledger.fault("server_faults", f"it ended by itself: {self.process.log.read_text()[-1000:]}")
        status = await asyncio.to_thread(self.process.end, how)
        self.traffic.is_up.clear()
        self.ledger.counts[how.name] += 1
        if how == signal.SIGTERM and status != 0:
            self.ledger.fault("server_faults", f"exit status {status} after SIGTERM")
        self.add_figures()

    def add_figures(self) -> None:
        assert self.process is not None
        figures = self.process.figures()
        if figures:
            self.syncs.add(figures.pop("synchronous"))
            self.stored.update(figures)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def lines(self, codes: list[str] | None = None) -> dict[str, list[bytes]]:
        """Returns the stored entries, read while the server runs or after its end."""
        with open_read_only(self.folder / "data") as reader:
            return {code: [body for _, body in reader.entries(code)] for code in codes or reader.tabs()}

    def check_stored(self, replay: list[str]) -> None:
        self.ledger.read(self.lines())
        for code in replay:
            if code in self.ledger.lines:
                self.ledger.replay(code)

    async def look_at_some(self) -> None:
        """Checks, in the middle of traffic, that the server shows the state after some of the newest lines."""
        try:
            async with httpx.AsyncClient(timeout=30) as http:
                for code in self.rng.sample(sorted(self.traffic.codes), min(SAMPLE, len(self.traffic.codes))):
                    newest = published((await asyncio.to_thread(self.lines, [code]))[code])
                    seats, token = self.rng.choice(list(self.traffic.seated[code].values()))
                    await self.look(http, code, self.rng.choice(seats or [None]), token, newest)
        except CONNECTION_LOST:
            pass
        except Exception as error:
            self.ledger.fault("differing", f"the checker could not look: {error!r}")

    async def look(self, http: httpx.AsyncClient, code: str, viewer: int | None, token: str, before: int) -> None:
        """Compares what the server shows with the stored lines, of which the first `before` must be visible."""
        params = {} if viewer is None else {"seat": viewer}
        url = f"{self.traffic.address}/api/tables/{code}/state"
        shown = (await http.get(url, params=params, headers=self.traffic.headers(token))).json()
        lines = await asyncio.to_thread(self.lines, [code])
        self.ledger.compare_shown(code, viewer, shown, before, lines[code])

    async def finish(self, tasks: list[asyncio.Task[None]]) -> None:
        """Lets all clients finish, then checks every table, before and after a restart."""
        self.traffic.closing = True
        await asyncio.gather(*tasks)
        await self.look_at_all()
        await self.die(signal.SIGTERM)
        self.check_stored(sorted(self.lines()))
        await self.begin()
        await self.look_at_all()
        await self.die(signal.SIGTERM)
        assert self.process is not None
        for line in self.process.log.read_text().splitlines():
            self.ledger.fault("server_faults", line)

    async def look_at_all(self) -> None:
        """Checks that the server shows everything that is stored. Bots may play on meanwhile."""
        stored = {code: len(lines) for code, lines in (await asyncio.to_thread(self.lines)).items()}
        async with httpx.AsyncClient(timeout=60) as http:
            for code in sorted(self.traffic.codes):
                await self.look(http, code, None, "", stored[code])
                for seats, token in self.traffic.seated[code].values():
                    for seat in seats:
                        await self.look(http, code, seat, token, stored[code])

    # ---- summary ---------------------------------------------------------------------------------------------------

    def summary(self, made: list[Any], seconds: float) -> dict[str, Any]:
        ledger = self.ledger
        faults = {kind: ledger.faults[kind] for kind in MUST_BE_ZERO}
        if self.syncs != {FULL}:
            faults["not_synchronous_full"] = 1
        return {
            "kills": ledger.counts["SIGKILL"],
            "stops": ledger.counts["SIGTERM"],
            "tables": self.tables,
            "clients": sum(len(table.clients) for table in made),
            "bots": sum(len(table.bots) for table in made),
            "games": len(self.traffic.codes),
            "lines": sum(map(len, ledger.lines.values())),
            **{kind: ledger.counts[kind] for kind in ("acknowledged", "resent", "sent_twice", "cut", "events")},
            **{kind: ledger.counts[kind] for kind in ("compared", "replayed")},
            **faults,
            "mean_batch": round(self.stored["entries"] / max(1, self.stored["batches"]), 2),
            "synchronous": "FULL" if self.syncs == {FULL} else sorted(self.syncs),
            "slowest_start": round(max(self.starts), 1),
            "seconds": round(seconds),
            "ok": not any(faults.values()),
        }


def soak(
    folder: Path, kills: int, tables: int, seconds: float, seed: int, think: float
) -> tuple[dict[str, Any], list[str]]:
    """Returns the figures, and descriptions of the first faults."""
    with Progress(console=Console(stderr=True)) as progress:
        run = Soak(folder, kills, tables, seconds, seed, think)
        try:
            figures = asyncio.run(run.run(progress))
        finally:
            if run.process is not None and run.process.process.poll() is None:
                run.process.end(signal.SIGKILL)
    return figures, run.ledger.stories


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=500, help="between the first answer and the last kill")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=3.0, help="the longest that a client thinks, in seconds")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures, stories = soak(Path(folder), wanted.kills, wanted.tables, wanted.seconds, wanted.seed, wanted.think)
    for story in stories:
        print(story, file=sys.stderr)
    print(json.dumps(figures))
    sys.exit(0 if figures["ok"] else 1)


if __name__ == "__main__":
    main()
