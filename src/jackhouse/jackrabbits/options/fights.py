"""Strategy of the spades: `fights`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.steps.acquisition import Deed
from jackhouse.jackrabbits.steps.fighting import Fight


class Fights(Rule):
    """Spades fight, in the Acquisition phase (JR-7.3); a royal won on the Citadel may complete the trio (JR-4.10)."""

    def arrange(self, turn: list[str]) -> list[str]:
        after = turn.index("acquisition") + 1
        return [*turn[:after], "homecoming", *turn[after:]]

    def deeds(self) -> list[Deed]:
        return [Fight()]
