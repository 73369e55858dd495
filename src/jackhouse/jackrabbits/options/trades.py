"""Strategy of the diamonds: `trades`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.steps.acquisition import Deed
from jackhouse.jackrabbits.steps.trading import Trade


class Trades(Rule):
    """Diamonds trade at plazas for cards of the lot (JR-7.8)."""

    def deeds(self) -> list[Deed]:
        return [Trade()]
