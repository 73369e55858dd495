"""The base class of optional rules, one in each module of `options/`.

The methods here change nothing. `setup.ruleset_of` calls those of the rules in play once.
"""

from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.acquisition import Deed

__all__ = ["Rule"]


class Rule:
    """A rule that an option switches on. The ruleset is composed from the results of all rules in play."""

    def arrange(self, turn: list[str]) -> list[str]:
        """Returns the steps of a turn, with steps inserted or replaced."""
        return turn

    def rides(self, board: Board, tile: int, hexes: list[int]) -> list[int]:
        """Returns the hexes that a horse mounted on this tile may go to."""
        return hexes

    def deeds(self) -> list[Deed]:
        """Returns more deeds of the Acquisition phase."""
        return []

    def configure(self, rules: RabbitRules) -> None:
        """Sets plain values of the ruleset."""
