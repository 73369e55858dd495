"""The interface of a bot: it chooses one of its legal actions from what its seat may know."""

from collections.abc import Mapping
from typing import Any

from jackhouse.kernel import Action, Rng

__all__ = ["Bot"]


class Bot:
    """A player that implements `choose(view, legal, rng) -> action`. It gets no other input."""

    key: str = ""
    reads_view: bool = True
    """Whether the bot reads the view. If not, the caller may pass an empty view."""

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        """Returns one of the legal actions."""
        raise NotImplementedError  # pragma: no cover - every bot overrides it
