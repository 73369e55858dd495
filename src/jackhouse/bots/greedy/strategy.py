"""The interface of a greedy strategy, of which each game has its own."""

from collections.abc import Mapping
from typing import Any


class Strategy:
    """Answers the questions of one game. Actions are text."""

    def choose(self, view: Mapping[str, Any], legal: list[str]) -> str:
        """Returns one of the legal actions."""
        raise NotImplementedError  # pragma: no cover - every game has its own
