"""Addition `patriarchal-values`."""

from typing import Final

from jackhouse.jackrabbits.cards import ACE, JACK, KING, QUEEN, RANK
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import addition

VALUES: Final[dict[int, int]] = {ACE: 14, KING: 13, QUEEN: 12, JACK: 11}


class PatriarchalValues(Rule):
    """Royals and aces count their place above the ten (JR-8.14). The Lottery reads the rank, so an ace is still 1."""

    option = addition(
        "patriarchal-values",
        "JR-8.14",
        group="cards",
        editions="ABCD",
    )
    governs = ("JR-8.14",)

    def contribute(self, rules: RabbitRules) -> None:
        for card in rules.components.cards:
            if RANK[card] in VALUES:
                value = VALUES[RANK[card]]
                rules.value[card] = value
                rules.cost[card] = value
                rules.passport_values[card] = [value]
