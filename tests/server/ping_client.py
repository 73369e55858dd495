"""A client in a process of its own that does nothing but ping: how long do others wait for the server?

`python -m tests.server.ping_client ADDRESS TOKEN CODE` until its input ends; then it tells in milliseconds what it saw.
"""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

from websockets.sync.client import connect

from tests.server.server_process import Player

__all__ = ["Pings", "pinging"]

PAUSE = 0.004  # seconds between two


class Pings(SimpleNamespace):
    """Round trips, in milliseconds; empty before the end."""

    count: int = 0
    median: float = 0.0
    p99: float = 0.0
    longest: float = 0.0


@contextmanager
def pinging(player: Player, code: str) -> Iterator[Pings]:
    """Pings while the block runs."""
    command = [sys.executable, "-m", "tests.server.ping_client", player.server.address, player.token, code]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    pings = Pings()
    try:
        yield pings
    finally:
        out, _ = process.communicate("", timeout=60)
    assert process.returncode == 0
    vars(pings).update(json.loads(out))


def main(address: str, token: str, code: str) -> None:
    ended = threading.Event()

    def wait_for_end() -> None:
        sys.stdin.read()
        ended.set()

    threading.Thread(target=wait_for_end, daemon=True).start()
    times: list[float] = []
    where = f"{address.replace('http://', 'ws://')}/api/tables/{code}/socket"
    with connect(where, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        print("ready", flush=True)
        while not ended.wait(PAUSE):
            start = time.perf_counter()
            line.send('{"type": "ping", "key": "p"}')
            while json.loads(line.recv(timeout=30))["type"] != "pong":
                pass
            times.append((time.perf_counter() - start) * 1000)
    times.sort()
    facts = {"median": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "longest": times[-1]}
    print(json.dumps({"count": len(times), **facts}))


if __name__ == "__main__":
    main(*sys.argv[1:])
