"""Addition `ambivalent-aces`."""

from typing import Final

from jackhouse.jackrabbits.cards import ACE, RANK
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import addition

LOW: Final = 1
HIGH: Final = 11


class AmbivalentAces(Rule):
    """An ace counts 1 or 11 (JR-8.3).

    Its owner always likes it better at 11 where it is spent or shown as proof, and at 1 where it is bought. Only a
    passport is declared.
    """

    option = addition(
        "ambivalent-aces",
        "JR-8.3",
        group="cards",
        editions="ABCD",
        clashes={"capital-aces": True, "patriarchal-values": True},
    )
    governs = ("JR-8.3",)

    def contribute(self, rules: RabbitRules) -> None:
        for card in rules.components.cards:
            if RANK[card] == ACE:
                rules.value[card] = HIGH
                rules.cost[card] = LOW
                rules.passport_values[card] = [LOW, HIGH]
        rules.keep_passport_value()
