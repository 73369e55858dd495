"""A rule that can be switched on: one file in `options/`, plugged in here.

Each seam is a method that does nothing of its own; `Table` asks the rules of a game for it once.
"""

from jackhouse.jackrabbits.board import Board

__all__ = ["Rule"]


class Rule:
    """What an option may change. The table composes the answers of all rules in play, once."""

    def arrange(self, turn: list[str]) -> list[str]:
        """The steps of a turn, inserted or replaced."""
        return turn

    def rides(self, board: Board, tile: int, hexes: list[int]) -> list[int]:
        """The hexes that a horse mounted on this tile may go to."""
        return hexes
