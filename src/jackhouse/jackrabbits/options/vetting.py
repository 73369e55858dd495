"""Strategy of the hearts: `vetting`, and the table setting `queen-card-is-proof`."""

from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.contest import PalaceRight
from jackhouse.kernel.options import choice, switch


class Vetting(Rule):
    """An arrival at a palace can be contested with hearts before anything else happens there (JR-7.6)."""

    option = switch("vetting", "JR-7.6", group="strategies")
    suit = SUITS.index("H")
    governs = ("JR-6.8", "JR-7.6", "JR-7.7")

    def contribute(self, rules: RabbitRules) -> None:
        rules.insert_in_turn("contest", before="homecoming")
        rules.contest_rights.append(PalaceRight())


class QueenIsProof(Rule):
    """The queen's own card is proof at her palace: for the visitor, or for either side (JR-7.7)."""

    option = choice(
        "queen-card-is-proof", "JR-7.7", "no", "visitor", "both", needs={"vetting": True}, group="strategies"
    )

    def contribute(self, rules: RabbitRules) -> None:
        rules.queen_proves_visitor = True
        rules.queen_proves_challenger = self.value == "both"
