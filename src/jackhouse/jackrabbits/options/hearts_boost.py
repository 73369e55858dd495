"""Addition `hearts-boost`."""

from jackhouse.jackrabbits.options.special_access import HostRight
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.contest import ContestRight
from jackhouse.jackrabbits.tiles import ROYAL_OF
from jackhouse.kernel.options import addition


class OwnerRight(ContestRight):
    """Whoever has the carrot on the hex, wherever its own rabbit is but off-board (JR-8.9)."""

    holder = "owner"

    def may_contest(self, state: RabbitState, seat: int, place: int) -> bool:
        royal = ROYAL_OF[place]
        return royal >= 0 and state.where[royal] == seat


class HeartsBoost(Rule):
    """You may contest a visitor on any hex where you rest or that your carrot marks (JR-8.9)."""

    option = addition(
        "hearts-boost",
        "JR-8.9",
        group="company",
        editions="B",
        needs={"vetting": True},
    )
    governs = ("JR-8.9",)
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        rules.contest_rights += [HostRight(), OwnerRight()]
