"""Strategy of the clubs: `flights`."""

from jackhouse.jackrabbits.cards import SUIT_BIT, SUITS
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.tiles import KIND, ROYAL_OF, TOWER
from jackhouse.kernel.options import switch


class Flights(Rule):
    """Clubs fly from tower to tower: a passport before the roll, a flight instead of a journey (JR-7.1, JR-7.2)."""

    option = switch("flights", "JR-7.1", group="strategies")
    suit = SUITS.index("C")
    governs = ("JR-7.1", "JR-7.2")

    def contribute(self, rules: RabbitRules) -> None:
        rules.replace_in_turn("roll", "take-off")
        rules.replace_in_turn("journey", "flight")
        rules.landings = [place for place in rules.board.hexes if KIND[place] == TOWER]
        for tower in rules.landings:
            rules.take_off_suits[tower] = SUIT_BIT[ROYAL_OF[tower]]
