"""The greedy bot: always what seems to leave the fewest turns to go."""

from collections.abc import Mapping
from typing import Any

from jackhouse.bots.bot import Bot
from jackhouse.bots.rabbit_mind import RabbitMind
from jackhouse.kernel import Action, Chance


class GreedyBot(Bot):
    key = "greedy"

    def __init__(self) -> None:
        self._minds = {"jack-rabbits": RabbitMind()}

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Chance) -> Action:
        if len(legal) == 1:
            return legal[0]
        texts = [str(action) for action in legal]
        return legal[texts.index(self._minds[view["game"]].answer(view, texts))]
