"""The random bot: it chooses any legal action with equal probability."""

from collections.abc import Mapping
from typing import Any

from jackhouse.bots.bot import Bot
from jackhouse.kernel import Action, Rng


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    key = "random"

    def needs_view(self, legal: list[Action]) -> bool:
        return False

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        return legal[rng.below(len(legal))]
