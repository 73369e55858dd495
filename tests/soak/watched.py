"""`python -m tests.soak.watched NOTE serve ...`: as `jackhouse serve ...`, with a note of the store's figures."""

import json
import os
import sys
import threading
import time
from pathlib import Path

from jackhouse import cli, engine

OFTEN = 0.1


def watch(note: Path) -> None:
    """Writes the figures of the store that was opened last: entries, transactions, and its synchronous mode."""
    from jackhouse.store import Store

    opened: list[tuple[Store, int]] = []
    really_open = Store.open

    def open_watched(folder: Path) -> Store:
        store = really_open(folder)
        (synchronous,) = store._writer._connection.execute("PRAGMA synchronous").fetchone()
        opened.append((store, synchronous))
        return store

    def keep_note() -> None:
        draft = note.with_suffix(".part")
        while True:
            time.sleep(OFTEN)
            if len(opened) < 2:  # the first is opened to see whether it can be, and closed
                continue
            store, synchronous = opened[-1]
            figures = {"entries": store.appended, "batches": store.batches, "synchronous": synchronous}
            draft.write_text(json.dumps(figures))
            os.replace(draft, note)

    Store.open = staticmethod(open_watched)  # type: ignore[method-assign]
    threading.Thread(target=keep_note, daemon=True).start()


if __name__ == "__main__":
    if os.environ.get(engine.CHOICE) != "plain":
        engine.use_compiled()  # before the store brings in the engine
    watch(Path(sys.argv.pop(1)))
    cli.main()
