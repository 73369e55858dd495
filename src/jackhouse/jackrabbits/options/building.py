"""Option `building`: the players build the board together before the cards are dealt."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.building import Building
from jackhouse.jackrabbits.steps.free_building import FREE, FreeBuilding
from jackhouse.jackrabbits.steps.strict_building import STRICT, StrictBuilding
from jackhouse.kernel.options import choice

OFF = "off"


class BuildingTogether(Rule):
    """Strict: in turns, each flips an own tile and lays it. Free: anyone lays own tiles at any time (JR-3.2)."""

    option = choice("building", "JR-3.2", OFF, STRICT, FREE, group="map", editions="")
    makes_board = True

    def contribute(self, rules: RabbitRules) -> None:
        builder: Building = FreeBuilding() if self.value == FREE else StrictBuilding()
        rules.add_step(builder)
        rules.builder = builder
