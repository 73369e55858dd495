"""Addition `special-flights`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import addition


class SpecialFlights(Rule):
    """Flights land on any hex (JR-8.6)."""

    option = addition("special-flights", "JR-8.6", group="map", editions="ABCD", needs={"flights": True})
    governs = ("JR-8.6",)

    def contribute(self, rules: RabbitRules) -> None:
        rules.landings = rules.board.hexes
