"""Bare durable appends: what SQLite does by itself, as safely as our store, in batches as large as the server's own."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

__all__ = ["append_bare"]

_BODY = b'{"line":"played","seat":1,"action":"pay 7S,AC","key":"0123456789"}'
_TABLES = 100


def append_bare(file: Path, batch: int, seconds: float) -> dict[str, Any]:
    done = commits = 0
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(
            "CREATE TABLE entries (tab TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL,"
            " PRIMARY KEY (tab, number)) WITHOUT ROWID"
        )
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            lines = [(f"table{at % _TABLES:03}", at, _BODY) for at in range(done, done + batch)]
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", lines)
            connection.execute("COMMIT")
            done += batch
            commits += 1
    return {"batch": batch, "per_second": round(done / passed), "commits_per_second": round(commits / passed)}
