"""The random bot: any legal action is as good as another."""

from collections.abc import Mapping
from typing import Any

from jackhouse.bots.bot import Bot
from jackhouse.kernel import Action, Rng


class RandomBot(Bot):
    key = "random"
    looks = False

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        return legal[rng.below(len(legal))]
