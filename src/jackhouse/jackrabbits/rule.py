"""The base class of optional rules, one in each module of `options/`.

A rule holds its line of the catalogue and adds its parts to the ruleset of a game (`RabbitRules`). No other module
knows it, but the catalogue that lists it.
"""

from typing import Any, ClassVar

from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import Option

__all__ = ["Rule"]


class Rule:
    """A rule that an option switches on."""

    option: ClassVar[Option]
    governs: ClassVar[tuple[str, ...]] = ()
    """The rules of the digest that matter only if it, or another rule that governs them, is in play."""
    suit: ClassVar[int] = -1
    """The suit whose strategy it is: without it, the rule is off."""
    needs_others: ClassVar[bool] = False
    """Whether it does nothing in a game of one."""
    has_cards: ClassVar[bool] = True
    """Whether there are cards in a game with it."""
    suspends: ClassVar[tuple[str, ...]] = ()
    """The rules of the digest that it leaves out of play."""
    makes_board: ClassVar[bool] = False
    """Whether it makes the board of the game, which then begins without one."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def suits(self, suits: tuple[int, ...], players: int) -> tuple[int, ...]:
        """Returns the suits of the game, before its ruleset is composed."""
        return suits

    def contribute(self, rules: RabbitRules) -> None:
        """Adds steps, deeds, zones, counters and bonuses to the ruleset, and sets its tables."""
