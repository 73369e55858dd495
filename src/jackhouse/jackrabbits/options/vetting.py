"""Strategy of the hearts: `vetting`, and the table setting `queen-card-is-proof`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules


class Vetting(Rule):
    """An arrival at a palace can be contested with hearts before anything else happens there (JR-7.6)."""

    def arrange(self, turn: list[str]) -> list[str]:
        arrival = turn.index("homecoming", 1)
        return [*turn[:arrival], "contest", *turn[arrival:]]


class QueenIsProof(Rule):
    """The queen's own card is proof at her palace: for the visitor, or for either side (JR-7.7)."""

    def __init__(self, for_both: bool) -> None:
        self.for_both = for_both

    def configure(self, rules: RabbitRules) -> None:
        rules.queen_proves_visitor = True
        rules.queen_proves_challenger = self.for_both
