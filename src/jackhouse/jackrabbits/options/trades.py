"""Strategy of the diamonds: `trades`."""

from jackhouse.jackrabbits.deeds.deed import Deed
from jackhouse.jackrabbits.deeds.trade import Trade
from jackhouse.jackrabbits.rule import Rule


class Trades(Rule):
    """Diamonds trade at plazas for cards of the lot (JR-7.8)."""

    def deeds(self) -> list[Deed]:
        return [Trade()]
