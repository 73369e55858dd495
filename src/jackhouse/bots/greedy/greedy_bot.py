"""The greedy bot: it chooses what seems best now. Each game has its own strategy."""

from collections.abc import Mapping
from typing import Any

from jackhouse.bots.bot import Bot
from jackhouse.bots.greedy.jackal.strategy import JackalStrategy
from jackhouse.bots.greedy.jackrabbits.strategy import RabbitStrategy
from jackhouse.bots.greedy.strategy import Strategy
from jackhouse.kernel import Action, Rng


class GreedyBot(Bot):
    """Passes each decision to the strategy of the game."""

    key = "greedy"

    def __init__(self) -> None:
        self._strategies: dict[str, Strategy] = {"jack-rabbits": RabbitStrategy(), "jackal": JackalStrategy()}

    def needs_view(self, legal: list[Action]) -> bool:
        return len(legal) > 1

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        if len(legal) == 1:
            return legal[0]
        texts = [str(action) for action in legal]
        return legal[texts.index(self._strategies[view["game"]].choose(view, texts))]
