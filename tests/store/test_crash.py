"""What was acknowledged is there after kill -9; what was not is there whole or not at all."""

import os
import random
import signal
import subprocess
from pathlib import Path

from jackhouse.store import Store, open_read_only
from tests.store.helpers import FILE, contents, start

# For each life that it is told, an appender of its own: to five tables at once, and in pairs to two more. It says which
# numbers have been acknowledged, and when it is dead.
APPENDERS = """
    import os, sys, threading
    from pathlib import Path
    from jackhouse.store import Store

    def append(store, life, *tabs):
        number = len(store.entries(tabs[0]))
        while True:
            number += 1
            store.append_many([(tab, number, f"{tab} {number} {life}".encode()) for tab in tabs]).result()
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


def live(appenders: "subprocess.Popen[str]", life: int, lines: int) -> list[str]:
    """Let an appender say that many lines, kill it, and hear what else it had said."""
    assert appenders.stdin is not None
    assert appenders.stdout is not None
    print(life, file=appenders.stdin, flush=True)
    process = int(appenders.stdout.readline())
    said = [appenders.stdout.readline() for _ in range(lines)]
    os.kill(process, signal.SIGKILL)
    said += iter(appenders.stdout.readline, f"dead {signal.SIGKILL.value}\n")
    return said


def look(folder: Path, life: int) -> dict[str, list[bytes]]:
    """Every other time from aside, so that the next appender finds the log as the killed one left it."""
    if not (folder / FILE).exists():  # killed before it was made
        return {}
    with open_read_only(folder) if life % 2 else Store.open(folder) as store:
        found = contents(store)
    for entries in found.values():
        assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
    return {tab: [body for _, body in entries] for tab, entries in found.items()}


def test_killed_again_and_again(tmp_path: Path) -> None:
    rng = random.Random(5)
    stored: dict[str, list[bytes]] = {}
    total = unacknowledged = 0
    appenders = start(APPENDERS, tmp_path)
    for life in range(1, 25):
        said = live(appenders, life, 0 if life in (1, 2, 11, 20) else rng.randint(1, 50))
        acknowledged = {tab: len(stored.get(tab, [])) for tab in TABS}
        for line in said:
            *tabs, number = line.split()
            for tab in tabs:
                assert int(number) == acknowledged[tab] + 1
                acknowledged[tab] += 1
            total += 1
        now = look(tmp_path, life)
        assert set(now) <= set(TABS)
        for tab in TABS:
            before, after = stored.get(tab, []), now.get(tab, [])
            sent = [f"{tab} {number} {life}".encode() for number in range(len(before) + 1, acknowledged[tab] + 2)]
            assert after in (before + sent[:-1], before + sent), (life, tab)  # at most the one under way beyond
            unacknowledged += len(after) - acknowledged[tab]
        assert len(now.get("left", [])) == len(now.get("right", []))
        stored = now
    appenders.communicate()
    assert total > 300
    print(f"{total} acknowledged, {unacknowledged} stored without having been acknowledged")
