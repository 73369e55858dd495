"""Table setting `landbound-horses`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import switch


class LandboundHorses(Rule):
    """Horses go only to hexes of the landmass where they are mounted (JR-6.2)."""

    option = switch("landbound-horses", "JR-6.2", group="map")

    def contribute(self, rules: RabbitRules) -> None:
        landmass = rules.board.landmass
        rules.rides = [
            [place for place in hexes if landmass[place] == landmass[tile]] for tile, hexes in enumerate(rules.rides)
        ]
