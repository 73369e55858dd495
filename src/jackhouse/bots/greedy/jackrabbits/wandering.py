"""How the greedy bot wanders over a meadow: always on, now here, now there (JR-3.3)."""

from collections.abc import Mapping
from typing import Any

__all__ = ["wander"]


def wander(view: Mapping[str, Any], legal: list[str]) -> str:
    """Takes another road every round; it never proposes the end, and agrees to it."""
    if "agree" in legal:
        return "agree"
    roads = [text for text in legal if text not in ("stay", "enough")] or legal
    number: int = view["round"] + view["turn"] + len(view["draft"])
    return roads[number % len(roads)]
