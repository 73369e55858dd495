"""Addition `overtaxed-hands`."""

from typing import Final

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import addition

HAND_LIMIT: Final = 6


class OvertaxedHands(Rule):
    """A hand holds six cards at most (JR-8.12)."""

    option = addition("overtaxed-hands", "JR-8.12", group="cards", editions="ABCD")
    governs = ("JR-8.12",)

    def contribute(self, rules: RabbitRules) -> None:
        rules.hand_limit = HAND_LIMIT
