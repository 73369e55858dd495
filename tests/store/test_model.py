"""A store behaves like a dict, whatever the sequence of operations."""

import os
import tempfile
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.store import Store, open_read_only
from tests.store.helpers import contents, failure_code, numbered

MEMORY = "/dev/shm"  # faster than a disk
TABS = st.sampled_from(["oak", "elm", ""])
ENTRY = st.tuples(
    TABS, st.sampled_from([0, 0, 0, 0, 0, 0, -1, 1]), st.binary(max_size=40)
)  # table, offset from the next number, body
OPERATION = st.one_of(
    st.tuples(st.just("append"), st.lists(ENTRY, min_size=1, max_size=1)),
    st.tuples(st.just("append"), st.lists(ENTRY, max_size=4)),
    st.tuples(st.just("drop"), TABS),
    st.tuples(st.sampled_from(["reopen", "look", "restore"]), st.none()),
)


class Model:
    """A store and its expected contents. Writes are not waited for until `look`, so that they share batches."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.folder = home / "0"
        self.store = Store.open(self.folder)
        self.tables: dict[str, list[bytes]] = {}
        self.futures: list[tuple[Future[None], str]] = []

    def append(self, entries: list[tuple[str, int, bytes]]) -> None:
        after = {tab: list(bodies) for tab, bodies in self.tables.items()}
        items, fits = [], True
        for tab, off, body in entries:
            there = after.setdefault(tab, [])
            items.append((tab, len(there) + 1 + off, body))
            there.append(body)
            fits = fits and off == 0
        self.futures.append((self.store.append_many(items), "" if fits else "store-clash"))
        if fits:
            self.tables = after

    def drop(self, tab: str) -> None:
        self.futures.append((self.store.drop(tab), ""))
        self.tables.pop(tab, None)

    def reopen(self, _: None) -> None:
        self.store.close()
        self.store = Store.open(self.folder)

    def restore(self, _: None) -> None:
        self.look(None)
        folder = self.home / str(int(self.folder.name) + 1)
        folder.mkdir()
        self.store.backup(folder / "jackhouse.sqlite")
        self.store.close()
        self.folder = folder
        self.store = Store.open(folder)

    def look(self, _: None) -> None:
        assert [failure_code(future) for future, _ in self.futures] == [expected for _, expected in self.futures]
        expected = {tab: numbered(*bodies) for tab, bodies in self.tables.items() if bodies}
        assert contents(self.store) == expected
        with open_read_only(self.folder) as reader:
            assert contents(reader) == expected


@settings(max_examples=40, deadline=None)
@given(st.lists(OPERATION, max_size=12))
def test_a_store_behaves_like_a_dict(operations: list[tuple[str, Any]]) -> None:
    with tempfile.TemporaryDirectory(dir=MEMORY if os.path.isdir(MEMORY) else None) as home:
        model = Model(Path(home))
        try:
            for name, argument in operations:
                do: Callable[[Any], None] = getattr(model, name)
                do(argument)
            model.look(None)
        finally:
            model.store.close()
