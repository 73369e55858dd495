"""A rule that can be switched on: one file in `options/`, plugged in here.

Each seam is a method that does nothing of its own; `compose` asks the rules of a game for it once.
"""

from jackhouse.jackrabbits.board import Board
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.acquisition import Deed

__all__ = ["Rule"]


class Rule:
    """What an option may change. The realm composes the answers of all rules in play, once."""

    def arrange(self, turn: list[str]) -> list[str]:
        """The steps of a turn, inserted or replaced."""
        return turn

    def rides(self, board: Board, tile: int, hexes: list[int]) -> list[int]:
        """The hexes that a horse mounted on this tile may go to."""
        return hexes

    def deeds(self) -> list[Deed]:
        """What more there is to do in the Acquisition phase."""
        return []

    def configure(self, rules: RabbitRules) -> None:
        """Set what the realm holds as plain values."""
