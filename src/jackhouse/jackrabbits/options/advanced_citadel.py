"""Addition `advanced-citadel`."""

from jackhouse.jackrabbits.cards import DIAMONDS
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.contest import ContestRight
from jackhouse.jackrabbits.tiles import CITADEL
from jackhouse.kernel.options import addition


class AdvancedCitadel(Rule):
    """The Citadel is palace, plaza and tower at once, as far as their strategies are in play (JR-8.1).

    Without a strategy there is no step or deed that asks for what is set here.
    """

    option = addition("advanced-citadel", "JR-8.1", group="map", editions="ABCD")
    governs = ("JR-8.1",)

    def contribute(self, rules: RabbitRules) -> None:
        any_suit = rules.components.suit_mask
        rules.reversed.append(CITADEL)
        rules.contest_rights.append(CitadelRight())
        rules.sells[CITADEL] = any_suit
        rules.takes[CITADEL] = DIAMONDS
        rules.take_off_suits[CITADEL] = any_suit


class CitadelRight(ContestRight):
    """Everybody may contest a visit to the Citadel, which nobody owns."""

    def is_at(self, place: int) -> bool:
        return place == CITADEL
