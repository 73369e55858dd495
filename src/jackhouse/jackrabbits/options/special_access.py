"""Addition `special-access`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.contest import ContestRight
from jackhouse.kernel.options import addition


class HostRight(ContestRight):
    """Whoever rests on the hex that the visitor reaches (JR-8.8)."""

    holder = "host"

    def may_contest(self, state: RabbitState, seat: int, place: int) -> bool:
        return state.rabbits[seat] == place


class SpecialAccess(Rule):
    """On any hex where you rest, you may contest a visitor with hearts, on the Citadel too (JR-8.8)."""

    option = addition(
        "special-access",
        "JR-8.8",
        group="company",
        editions="D",
        needs={"vetting": True},
        clashes={"hearts-boost": True},
    )
    governs = ("JR-8.8",)
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        rules.contest_rights.append(HostRight())
