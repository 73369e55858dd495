"""The index behaves like a dict of rows, whatever the sequence of operations."""

import os
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.store import Store, TableRow, open_read_only
from jackhouse.store.reader import StoreQueries
from tests.store.helpers import failure_code
from tests.store.test_model import MEMORY

CODES = ("ash", "elm", "fir", "oak")
PEOPLE = ("ana", "ben", "eva")
ORIGINS = ("", "h1", "h2")
GAMES = ("jackal", "rabbits")
CURRENT: tuple[dict[str, int], ...] = ({}, {"jackal": 1}, {"jackal": 1, "rabbits": 2}, {"rabbits": 9})
TIMES = st.sampled_from([0.0, 1.0, 1.5, 2.0, 3.0])
ROW = st.builds(
    TableRow, st.sampled_from(CODES), st.sampled_from(PEOPLE), st.sampled_from(ORIGINS), st.sampled_from(GAMES),
    st.sampled_from([1, 2]), st.booleans(), st.booleans(), st.booleans(), TIMES, TIMES, st.none() | TIMES,
    st.lists(st.sampled_from(PEOPLE), max_size=3).map(tuple), st.binary(max_size=5),
)  # fmt: skip
ENTRY = st.tuples(st.sampled_from(CODES), st.sampled_from([0, 0, 0, 0, 1]))  # table, offset from the next number
OPERATION = st.one_of(
    st.tuples(st.just("append"), st.lists(ENTRY, max_size=2), st.lists(ROW, max_size=3)),
    st.tuples(st.just("drop"), st.sampled_from(CODES)),
    st.tuples(st.just("touch"), TIMES, st.dictionaries(st.sampled_from(CODES), TIMES, max_size=3)),
    st.tuples(st.sampled_from(["look", "reopen", "reopen"])),
)


class Model:
    """A store and the expected rows. Writes are not waited for until `look`, so that they share batches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store.open(folder)
        self.lengths: Counter[str] = Counter()
        self.rows: dict[str, TableRow] = {}
        self.uptime = 0.0
        self.futures: list[tuple[Future[None], str]] = []

    def append(self, entries: list[tuple[str, int]], rows: list[TableRow]) -> None:
        after = Counter(self.lengths)
        items = []
        for tab, off in entries:
            after[tab] += 1
            items.append((tab, after[tab] + off, b"x"))
        fits = not any(off for _, off in entries)
        self.futures.append((self.store.append_many(items, rows), "" if fits else "store-clash"))
        if fits:
            self.lengths = after
            self.rows |= {row.code: row for row in rows}

    def drop(self, code: str) -> None:
        self.futures.append((self.store.drop(code), ""))
        self.rows.pop(code, None)
        del self.lengths[code]

    def touch(self, uptime: float, active: dict[str, float]) -> None:
        self.futures.append((self.store.touch(uptime, active), ""))
        self.uptime = uptime
        for code, when in active.items():
            if code in self.rows:
                self.rows[code] = replace(self.rows[code], active=when)

    def reopen(self) -> None:
        self.store.close()
        self.store = Store.open(self.folder)

    def look(self) -> None:
        assert [failure_code(future) for future, _ in self.futures] == [expected for _, expected in self.futures]
        self.check(self.store)
        with open_read_only(self.folder) as reader:
            self.check(reader)

    def check(self, found: StoreQueries) -> None:
        rows = list(self.rows.values())
        newest = sorted(rows, key=lambda row: (row.opened, row.code), reverse=True)
        idlest = sorted(rows, key=lambda row: (row.active, row.code))
        assert [found.row(code) for code in CODES] == [self.rows.get(code) for code in CODES]
        assert [found.has(code) for code in CODES] == [bool(self.lengths[code]) for code in CODES]
        assert (found.count(), found.uptime()) == (len(rows), self.uptime)
        assert found.unindexed(9) == [code for code in CODES if self.lengths[code] and code not in self.rows]
        for host, origin in product((None, *PEOPLE), (None, *ORIGINS)):
            matching = [row for row in idlest if host in (None, row.host) and origin in (None, row.origin)]
            assert found.count_of(host=host, origin=origin) == len(matching)
            for started in (None, False, True):
                expected = [(row.code, row.active) for row in matching if started in (None, row.started)]
                assert found.idlest(host=host, origin=origin, started=started, most=3) == expected[:3]
        for kind in ("host", "origin"):
            most = max(Counter(getattr(row, kind) for row in rows if getattr(row, kind)).values(), default=0)
            biggest = [(name, count) for found_kind, name, count in found.biggest_holder() if found_kind == kind]
            assert [count for _, count in biggest] == ([most] if most else [])
            assert all(found.count_of(**{kind: name}) == count for name, count in biggest)
        for current in CURRENT:
            listed = [row for row in newest if row.public and not row.over and current.get(row.game) == row.rules]
            assert found.public(current, 2) == listed[:2]
        for client in PEOPLE:
            theirs = [row for row in newest if client in (row.host, *row.owners)]
            assert found.tables_of(client, 9) == theirs
        for first, second in product((0.5, 1.5, 2.0, 9.0), repeat=2):
            gone = [row.code for row in idlest if row.active < (first if row.started else second)]
            assert found.expired(first, second, 3) == gone[:3]
        timers = sorted((row.due, row.code) for row in rows if row.due is not None)
        for before in (0.5, 1.5, 2.0, 9.0):
            assert found.due(before, 3) == [code for due, code in timers if due <= before][:3]


@settings(max_examples=60, deadline=None)
@given(st.lists(OPERATION, max_size=14))
def test_the_index_behaves_like_a_dict_of_rows(operations: list[tuple[Any, ...]]) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY if os.path.isdir(MEMORY) else None) as folder:
        model = Model(Path(folder))
        try:
            for name, *arguments in operations:
                do: Callable[..., None] = getattr(model, name)
                do(*arguments)
            model.look()
        finally:
            model.store.close()
