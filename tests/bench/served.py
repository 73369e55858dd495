"""A server process to be measured: `jackhouse serve` on a data folder of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from jackhouse import engine

__all__ = ["BUILD", "ServerProcess", "serving"]

BUILD = "compiled" if engine.is_built() else "plain"
_TIMEOUT = 60.0
_PATIENCE = "1000000"  # no rate limits


class ServerProcess:
    """Runs the source of this checkout, or that of another (`source`, its `src` folder)."""

    def __init__(self, data: Path, source: Path | None = None) -> None:
        command = [sys.executable, "-m", "jackhouse", "serve", "--port", "0", "--data", str(data)]
        env = {**os.environ, engine.CHOICE: BUILD, "JACKHOUSE_LANG": "en"}
        if source is not None:
            env["PYTHONPATH"] = str(source)
        self.process = subprocess.Popen([*command, "--patience", _PATIENCE], stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.address = next(word for word in self.process.stdout.readline().split() if word.startswith("http://"))
        httpx.get(f"{self.address}/health", timeout=_TIMEOUT).raise_for_status()

    def memory(self) -> float:
        """Returns the resident memory in MB; 0 where the system does not say."""
        file = Path(f"/proc/{self.process.pid}/status")
        lines = file.read_text().splitlines() if file.exists() else []
        return round(sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024, 1)

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=_TIMEOUT)


@contextmanager
def serving(data: Path, source: Path | None = None) -> Iterator[ServerProcess]:
    server = ServerProcess(data, source)
    try:
        yield server
    finally:
        server.stop()
