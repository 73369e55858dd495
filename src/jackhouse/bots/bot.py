"""What a bot is: it chooses one of its legal actions from what its seat may know."""

from collections.abc import Mapping
from typing import Any

from jackhouse.kernel import Action, Rng

__all__ = ["Bot"]


class Bot:
    """`choose(view, legal, rng) -> action`; a bot gets nothing else."""

    key: str = ""
    looks: bool = True
    """Does it look at the view at all? Who drives a bot that does not may leave the view empty."""

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        raise NotImplementedError  # pragma: no cover - every bot has its own
