"""Strategy of the diamonds: `trades`."""

from jackhouse.jackrabbits.cards import DIAMONDS, SUIT_BIT, SUITS
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.trading import Trade
from jackhouse.jackrabbits.tiles import KIND, PLAZA, ROYAL_OF
from jackhouse.kernel.options import switch


class Trades(Rule):
    """Diamonds trade at plazas for cards of the Jack's suit; the plaza of diamonds takes any suit (JR-7.8)."""

    option = switch("trades", "JR-7.8", group="strategies")
    suit = SUITS.index("D")
    governs = ("JR-7.8",)

    def contribute(self, rules: RabbitRules) -> None:
        rules.deeds.append(Trade())
        for place in rules.board.hexes:
            if KIND[place] == PLAZA:
                suit = SUIT_BIT[ROYAL_OF[place]]
                rules.sells[place] = suit
                rules.takes[place] = rules.components.suit_mask if suit == DIAMONDS else DIAMONDS
