"""Killed in the middle of traffic, and stopped; `make soak` does it for longer (tests/soak/crashes.py)."""

from pathlib import Path

from tests.soak.crashes import soak


def test_a_crash_costs_nobody_a_move(tmp_path: Path) -> None:
    figures, stories = soak(tmp_path, kills=3, tables=6, seconds=5, seed=3, think=0.3)
    assert figures["ok"], (figures, stories)
    assert figures["kills"] == 3
    assert figures["stops"] == 3
    assert figures["synchronous"] == "FULL"
    assert figures["acknowledged"] > 30
    assert figures["resent"] > 0
    assert figures["compared"] > 30
