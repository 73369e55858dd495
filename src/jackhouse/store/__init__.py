"""The durable, append-only store of served tables: one SQLite file, one writer, group commit.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> with TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
...     store.append("oak", 1, b"first").result()  # returns once it is on the disk
...     store.append("oak", 2, b"second").result()
...     store.tabs(), store.entries("oak", after=1)
(['oak'], [(2, b'second')])
"""

from jackhouse.store.errors import StoreFailed
from jackhouse.store.index import TableRow
from jackhouse.store.reader import Reader, open_read_only
from jackhouse.store.store import Store

__all__ = ["Reader", "Store", "StoreFailed", "TableRow", "open_read_only"]
