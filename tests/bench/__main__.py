"""`python -m tests.bench [SRC]`: benchmarks of the server, as JSON lines, each with its goals and whether they are met.

SRC is the `src` folder of another checkout, whose server is measured by turns with this one. The figures hold for a
quiet machine: `load_average` and the load's own lag say whether it was one.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.bench.open_tables import open_tables
from tests.bench.served import BUILD, ServerProcess, serving

STEADY_TABLES, STEADY_PACE, STEADY_SECONDS = 500, 1.0, 30.0
SATURATION_TABLES, SATURATION_SECONDS = 100, 8.0
OPEN_TABLES = 5000
STEADY_GOALS = {"ack_p99_ms": 50.0, "server_processor": 0.5, "news_p99_9_ms": 100.0}
"""The most that each figure may be."""
LEAST_ANSWERS = 2000
_TIMEOUT = 300.0


def load(server: ServerProcess, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.bench.load", server.address, str(server.process.pid)]
    command += [str(tables), str(pace), str(seconds)]
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds + _TIMEOUT)
    figures: dict[str, Any] = json.loads(ran.stdout)
    return figures


def steady(server: ServerProcess) -> dict[str, Any]:
    """Many tables at a person's pace: how soon answers are acknowledged and the others are told."""
    figures = load(server, STEADY_TABLES, STEADY_PACE, STEADY_SECONDS)
    met = {name: figures[name] is not None and figures[name] <= most for name, most in STEADY_GOALS.items()}
    return {"bench": "steady-tables", **figures, "memory_mb": server.memory(), "goals": STEADY_GOALS, "met": met}


def saturation(server: ServerProcess) -> dict[str, Any]:
    """Everybody answers as soon as asked."""
    figures = load(server, SATURATION_TABLES, 0, SATURATION_SECONDS)
    met = {"answers_per_second": figures["answers_per_second"] >= LEAST_ANSWERS}
    return {"bench": "saturation", **figures, "goals": {"answers_per_second": LEAST_ANSWERS}, "met": met}


def main(other: str = "") -> None:
    if other and not (Path(other) / "jackhouse").is_dir():
        sys.exit(f"bench: there is no package jackhouse in {other}")
    sources = {"here": None, **({"other": Path(other).resolve()} if other else {})}
    for bench in (steady, saturation):
        for name, source in sources.items():
            # In the current folder, not in /tmp, which may be no disk.
            with tempfile.TemporaryDirectory(prefix="bench-", dir=".") as data, serving(Path(data), source) as server:
                tell(name, bench(server))
    for name, source in sources.items():
        with tempfile.TemporaryDirectory(prefix="bench-", dir=".") as data:
            tell(name, open_tables(Path(data), OPEN_TABLES, source))


def tell(name: str, figures: dict[str, Any]) -> None:
    average = round(os.getloadavg()[0], 2)
    print(json.dumps({**figures, "source": name, "build": BUILD, "load_average": average}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
