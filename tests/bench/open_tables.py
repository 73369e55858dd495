"""`python -m tests.bench.many_tables [TABLES] [LINES]`: how a server starts with many stored tables, as JSON lines.

The tables are copies of one game that is played to so many lines; the folder is removed afterwards.
"""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec

from jackhouse import engine, games
from jackhouse.server.tokens import new_code, new_secret, tag_of
from jackhouse.store import Store, TableRow
from jackhouse.store.index import COLUMNS, row_values
from jackhouse.tables.entries import Entry, Opened, Played, Sat, Started, Undone, encode
from jackhouse.tables.table import Change, Table

TOKEN = "token-of-a-benchmark-guest"
_ENCODER = msgspec.json.Encoder()


def long_game(lines: int) -> Table:
    """A game for two, under way, with so many lines; the longest of some, played on with second thoughts."""
    game = games.get("jack-rabbits")
    options = dict(game.new(players=2).ruleset.options)
    opened = Opened("x" * 8, tag_of(TOKEN), 1.8e9, game.key, game.version, 2, options, "sample", public=True)
    table = Table(opened)
    change = Change(table, opened.at)
    for seat in range(2):
        change.add(Sat(seat, tag_of(TOKEN), f"Guest {seat}"))
    change.add(Started(new_secret()))
    while len(change.entries) < lines - 1 and not change.result.over:
        state = change.result.state
        seat = state.awaited[0]
        change.add(Played(seat, str(state.legal(seat)[0]), key=f"key {len(change.entries)}"))
        if state.undoable(seat) and len(change.entries) < lines - 1:
            change.add(Undone(seat, key=f"key {len(change.entries)}"))
            change.add(Played(seat, str(state.legal(seat)[-1]), key=f"key {len(change.entries)}"))
    table.accept(change)
    table.stored = [opened, *change.entries]  # type: ignore[attr-defined]
    return table


def fill(folder: Path, tables: int, lines: int) -> tuple[int, str]:
    """Store copies of a game; how many lines each has, and the code of the last."""
    Store.open(folder).close()
    table = long_game(lines)
    entries: list[Entry] = table.stored  # type: ignore[attr-defined]
    bodies = [encode(entry) for entry in entries]
    code = ""
    with closing(sqlite3.connect(folder / "jackhouse.sqlite")) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        marks = ", ".join("?" * len(COLUMNS))
        for _ in range(tables):
            code = new_code()
            first = encode(msgspec.structs.replace(table.opened, code=code))
            rows = [(code, number, first if number == 1 else body) for number, body in enumerate(bodies, 1)]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            about = _ENCODER.encode({**table.describe(), "code": code})
            owners = (tag_of(TOKEN),) * 2
            row = TableRow(
                code, owners[0], new_secret(), "jack-rabbits", table.opened.rules, True, True, False, 1.8e9, 0.0, None,
                owners, about,
            )  # fmt: skip
            connection.execute(f"INSERT INTO tables VALUES ({marks})", row_values(row))
        connection.commit()
    return len(bodies), code


def memory(process: int) -> int:
    """Resident, in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


def timed(http: httpx.Client, path: str) -> float:
    """Milliseconds, the quickest of five."""
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        http.get(path).raise_for_status()
        took.append(time.perf_counter() - began)
    return round(min(took) * 1000, 2)


def measure(folder: Path, code: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "jackhouse", "serve", "--port", "0", "--data", str(folder), "--patience", "1000"]
    env = {**os.environ, engine.CHOICE: "compiled" if engine.is_built() else "plain"}
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert process.stdout is not None
    address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
    with httpx.Client(base_url=address, timeout=60, headers={"authorization": f"Bearer {TOKEN}"}) as http:
        http.get("/health").raise_for_status()
        start = time.perf_counter() - began
        found = {"start_seconds": round(start, 2), "megabytes": memory(process.pid)}
        waking = time.perf_counter()
        http.get(f"/api/tables/{code}/state?seat=0").raise_for_status()
        found["wake_ms"] = round((time.perf_counter() - waking) * 1000, 1)
        found["lobby_ms"] = timed(http, "/api/tables")
        found["mine_ms"] = timed(http, "/api/mine")
    process.terminate()
    stopping = time.perf_counter()
    process.wait(timeout=60)
    return {**found, "stop_seconds": round(time.perf_counter() - stopping, 2), "build": env[engine.CHOICE]}


def main(tables: int = 5000, lines: int = 600) -> None:
    with tempfile.TemporaryDirectory(prefix="bench-", dir=".") as name:
        folders = {0: Path(name) / "empty", tables: Path(name) / "many"}
        for number, folder in folders.items():
            each, code = fill(folder, max(number, 1), lines)
            size = (folder / "jackhouse.sqlite").stat().st_size >> 20
            figures = {"tables": number, "lines_each": each, "file_megabytes": size, **measure(folder, code)}
            print(json.dumps({"bench": "many-tables", **figures}), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
