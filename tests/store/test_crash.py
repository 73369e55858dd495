"""After kill -9 every acknowledged entry is there; others are there completely or not at all."""

import os
import random
import signal
import subprocess
from pathlib import Path

from jackhouse.store import Store, open_read_only
from tests.store.helpers import FILE, contents, start

# Each line of input starts a process that appends to five tables at once, and in pairs to two more. It prints the
# acknowledged numbers, and its exit status.
APPENDERS = """
    import os, sys, threading
    from pathlib import Path
    from jackhouse.store import Store

    def append(store, run_number, *tabs):
        number = len(store.entries(tabs[0]))
        while True:
            number += 1
            store.append_many([(tab, number, f"{tab} {number} {run_number}".encode()) for tab in tabs]).result()
            os.write(1, f"{' '.join(tabs)} {number}\\n".encode())

    for line in sys.stdin:
        appender = os.fork()
        if appender == 0:
            os.write(1, f"{os.getpid()}\\n".encode())
            store = Store.open(Path(sys.argv[1]))
            for tabs in (["a"], ["b"], ["c"], ["d"], ["e"]):
                threading.Thread(target=append, args=(store, line.strip(), *tabs)).start()
            append(store, line.strip(), "left", "right")
        os.write(1, f"dead {os.waitpid(appender, 0)[1]}\\n".encode())
"""
TABS = ("a", "b", "c", "d", "e", "left", "right")


def run_and_kill(appenders: "subprocess.Popen[str]", run_number: int, lines: int) -> list[str]:
    """Starts an appender, kills it after this many lines, and returns all lines that it has printed."""
    assert appenders.stdin is not None
    assert appenders.stdout is not None
    print(run_number, file=appenders.stdin, flush=True)
    process = int(appenders.stdout.readline())
    printed = [appenders.stdout.readline() for _ in range(lines)]
    os.kill(process, signal.SIGKILL)
    printed += iter(appenders.stdout.readline, f"dead {signal.SIGKILL.value}\n")
    return printed


def read_store(folder: Path, run_number: int) -> dict[str, list[bytes]]:
    """Returns the contents. Every other time read-only, so that the next appender finds the log of the killed one."""
    if not (folder / FILE).exists():  # killed before it was created
        return {}
    with open_read_only(folder) if run_number % 2 else Store.open(folder) as store:
        found = contents(store)
    for entries in found.values():
        assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
    return {tab: [body for _, body in entries] for tab, entries in found.items()}


def test_a_process_killed_again_and_again(tmp_path: Path) -> None:
    rng = random.Random(5)
    stored: dict[str, list[bytes]] = {}
    total = unacknowledged = 0
    appenders = start(APPENDERS, tmp_path)
    for run_number in range(1, 25):
        printed = run_and_kill(appenders, run_number, 0 if run_number in (1, 2, 11, 20) else rng.randint(1, 50))
        acknowledged = {tab: len(stored.get(tab, [])) for tab in TABS}
        for line in printed:
            *tabs, number = line.split()
            for tab in tabs:
                assert int(number) == acknowledged[tab] + 1
                acknowledged[tab] += 1
            total += 1
        now = read_store(tmp_path, run_number)
        assert set(now) <= set(TABS)
        for tab in TABS:
            before, after = stored.get(tab, []), now.get(tab, [])
            sent = [f"{tab} {number} {run_number}".encode() for number in range(len(before) + 1, acknowledged[tab] + 2)]
            assert after in (before + sent[:-1], before + sent), (run_number, tab)  # at most the pending entry more
            unacknowledged += len(after) - acknowledged[tab]
        assert len(now.get("left", [])) == len(now.get("right", []))
        stored = now
    appenders.communicate()
    assert total > 300
    print(f"{total} acknowledged, {unacknowledged} stored without having been acknowledged")
