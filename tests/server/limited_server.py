"""Runs `jackhouse` with other limits: `python -m tests.server.limited_server LIMITS python -m jackhouse ...`.

LIMITS are fields of `Config` as JSON, for instance {"head_seconds": 2}.
"""

import json
import sys
from functools import partial

from jackhouse.cli.app import run
from jackhouse.server import config

__all__ = ["main", "with_limits"]


def with_limits(**limits: float) -> tuple[str, ...]:
    """Returns the `before` argument of `Server` for these limits."""
    return (sys.executable, "-m", "tests.server.limited_server", json.dumps(limits))


def main() -> None:
    config.Config = partial(config.Config, **json.loads(sys.argv[1]))  # type: ignore[misc,assignment]
    sys.argv = sys.argv[4:]  # what comes after `python -m jackhouse`
    run()


if __name__ == "__main__":
    main()
