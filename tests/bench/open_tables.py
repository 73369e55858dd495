"""Memory and speed of a server with many open tables.

The tables are copies of one game. They are written into the store directly, and some are visited over the API.
"""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec

from jackhouse import games
from jackhouse.server.tokens import new_code, new_secret, tag_of
from jackhouse.store import Store, TableRow
from jackhouse.store.index import COLUMNS, row_values
from jackhouse.tables.entries import Opened, Played, Sat, Started, Undone, encode
from jackhouse.tables.table import Change, Table
from tests.bench.served import ServerProcess, serving

__all__ = ["open_tables"]

TOKEN = "token-of-a-benchmark-client"
ENTRIES = 150
VISITED = 1000
_ENCODER = msgspec.json.Encoder()


def long_game(entries: int) -> Table:
    """Returns a game of two under way, with so many entries, undo among them."""
    game = games.get("jack-rabbits")
    options = dict(game.new(players=2).ruleset.options)
    opened = Opened("x" * 8, tag_of(TOKEN), 1.8e9, game.key, game.version, 2, options, "sample", public=True)
    table = Table(opened)
    change = Change(table, opened.at)
    for seat in range(2):
        change.add(Sat(seat, tag_of(TOKEN), f"Player {seat}"))
    change.add(Started(new_secret()))
    while len(change.entries) < entries - 1 and not change.result.over:
        state = change.result.state
        seat = state.awaited[0]
        change.add(Played(seat, str(state.legal(seat)[0]), key=f"key {len(change.entries)}"))
        if state.undoable(seat) and len(change.entries) < entries - 1:
            change.add(Undone(seat, key=f"key {len(change.entries)}"))
            change.add(Played(seat, str(state.legal(seat)[-1]), key=f"key {len(change.entries)}"))
    table.accept(change)
    table.stored = [opened, *change.entries]  # type: ignore[attr-defined]
    return table


def fill(folder: Path, tables: int, entries: int) -> list[str]:
    """Stores copies of a game; returns the codes."""
    Store.open(folder).close()
    table = long_game(entries)
    bodies = [encode(entry) for entry in table.stored]  # type: ignore[attr-defined]
    codes = [new_code() for _ in range(tables)]
    with closing(sqlite3.connect(folder / "jackhouse.sqlite")) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        marks = ", ".join("?" * len(COLUMNS))
        for code in codes:
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
    return codes


def timed(http: httpx.Client, path: str) -> float:
    """Returns milliseconds, the quickest of five."""
    times: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        http.get(path).raise_for_status()
        times.append(time.perf_counter() - began)
    return round(min(times) * 1000, 2)


def visit(server: ServerProcess, codes: list[str]) -> dict[str, Any]:
    """Asks for the state of each table, which wakes it, and for lists of tables."""
    before = server.memory()
    with httpx.Client(base_url=server.address, timeout=60, headers={"authorization": f"Bearer {TOKEN}"}) as http:
        began = time.perf_counter()
        for code in codes:
            http.get(f"/api/tables/{code}/state?seat=0").raise_for_status()
        wake = (time.perf_counter() - began) / len(codes)
        awake = server.memory()
        return {
            "memory_mb": before,
            "visited": len(codes),
            "memory_visited_mb": awake,
            "kilobytes_each_awake": round((awake - before) * 1024 / len(codes)),
            "wake_ms": round(wake * 1000, 1),
            "lobby_ms": timed(http, "/api/tables"),
            "mine_ms": timed(http, "/api/mine"),
        }


def open_tables(folder: Path, tables: int, source: Path | None) -> dict[str, Any]:
    """Starts a server with no tables, then with so many."""
    with serving(folder / "empty", source) as server:
        empty = server.memory()
    codes = fill(folder / "many", tables, ENTRIES)
    began = time.perf_counter()
    with serving(folder / "many", source) as server:
        start = round(time.perf_counter() - began, 2)
        figures = visit(server, codes[:VISITED])
    return {
        "bench": "open-tables",
        "tables": tables,
        "entries_each": ENTRIES,
        "start_seconds": start,
        "memory_without_tables_mb": empty,
        **figures,
    }
