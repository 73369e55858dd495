"""A store of 5,000 tables with 600 entries each opens quickly, and its index answers quickly."""

import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from jackhouse.store import Store, TableRow
from jackhouse.store.index import COLUMNS, row_values
from tests.store.helpers import FILE

TABLES, ENTRIES, SIZE = 5000, 600, 60
HOSTS, ORIGINS = 900, 700
PROXY = "o" * 32
FILL = """
WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
INSERT INTO entries SELECT code, number, zeroblob(?) FROM tables, numbers ORDER BY code, number
"""

# Seconds; ten times what a busy machine needed. On an idle one it opens and closes in 3 ms, and the slowest query takes
# 2 ms. The server runs the queries on its event loop.
MAX_OPEN = 0.2
MAX_QUERY = 0.1


def tag(number: int) -> str:
    return f"{number % HOSTS:032d}"


def sample_row(number: int) -> TableRow:
    """Returns a row. Every second table has the same origin, as behind a proxy, and every 25th the same host."""
    host = tag(0) if number % 25 == 0 else tag(number)
    origin = PROXY if number % 2 else f"{number % ORIGINS:032d}"
    owners = tuple(tag(number + seat) for seat in range(3))
    about = b'{"seats":[' + b'{"name":"somebody","bot":""},' * 10 + b"]}"
    return TableRow(
        f"table-{number * 7919 % TABLES:05d}", host, origin, ("jackal", "jack-rabbits")[number % 2], 1 + number % 2,
        number % 3 != 0, number % 4 != 0, number % 5 == 0, 1e9 + number, float(number * 31 % 977),
        float(number) if number % 3 == 0 else None, owners, about,
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="large-store-") as name:
        folder = Path(name)
        Store.open(folder).close()
        with closing(sqlite3.connect(folder / FILE)) as connection:
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("PRAGMA cache_size = -400000")  # in kB: all of it
            marks = ", ".join("?" * len(COLUMNS))
            rows = (row_values(sample_row(number)) for number in range(TABLES))
            connection.executemany(f"INSERT INTO tables VALUES ({marks})", rows)
            connection.execute(FILL, (ENTRIES, SIZE))
            connection.commit()
        yield folder


def seconds(work: Callable[[], object]) -> float:
    """Returns the shortest of five times."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def test_a_large_store_opens_quickly(folder: Path) -> None:
    took = seconds(lambda: Store.open(folder).close())
    print(f"open and close {1000 * took:.1f} ms")
    assert took < MAX_OPEN


QUERIES: dict[str, Callable[[Store], object]] = {
    "row": lambda store: store.row("table-00001"),
    "has": lambda store: store.has("table-00001"),
    "count": lambda store: store.count(),
    "count_of host": lambda store: store.count_of(host=tag(0)),
    "count_of origin": lambda store: store.count_of(origin=PROXY),
    "biggest_holder": lambda store: store.biggest_holder(),
    "idlest": lambda store: store.idlest(),
    "idlest of a host": lambda store: store.idlest(host=tag(0)),
    "idlest of an origin": lambda store: store.idlest(origin=PROXY, started=False),
    "idlest of nobody": lambda store: store.idlest(host="nobody"),
    "public": lambda store: store.public({"jackal": 1, "jack-rabbits": 2}, 100),
    "public of rules that are gone": lambda store: store.public({"jackal": 9, "jack-rabbits": 9}, 100),
    "tables_of": lambda store: store.tables_of(tag(1), 200),
    "tables_of the host of most": lambda store: store.tables_of(tag(0), 200),
    "expired": lambda store: store.expired(500.0, 900.0, 100),
    "expired, none of many": lambda store: store.expired(1000.0, -1.0, 100),
    "due": lambda store: store.due(1e9, 100),
    "uptime": lambda store: store.uptime(),
    "entries": lambda store: store.entries("table-00001"),
}


def test_queries_of_a_large_store_are_quick(folder: Path) -> None:
    with Store.open(folder) as store:
        took = {name: seconds(lambda ask=ask: ask(store)) for name, ask in QUERIES.items()}  # type: ignore[misc]
        for name, time_taken in took.items():
            print(f"{name} {1000 * time_taken:.2f} ms")
        assert max(took.values()) < MAX_QUERY, took
        assert store.count() == TABLES
        assert len(store.entries("table-00001")) == ENTRIES
        assert store.biggest_holder()[1] == ("origin", PROXY, TABLES // 2)
