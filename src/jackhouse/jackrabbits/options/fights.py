"""Strategy of the spades: `fights`, and the table setting `quiet-underground`."""

from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.fighting import Fight
from jackhouse.jackrabbits.tiles import UNDERGROUND
from jackhouse.kernel.options import switch


class Fights(Rule):
    """Spades fight, in the Acquisition phase (JR-7.3)."""

    option = switch("fights", "JR-7.3", group="strategies")
    suit = SUITS.index("S")
    governs = ("JR-5.3", "JR-6.8", "JR-7.3", "JR-7.4", "JR-7.5")

    def contribute(self, rules: RabbitRules) -> None:
        rules.deeds.append(Fight())


class QuietUnderground(Rule):
    """No fights Underground, the other reading of the books (JR-7.3)."""

    option = switch("quiet-underground", "JR-7.3", needs={"fights": True}, group="strategies")

    def contribute(self, rules: RabbitRules) -> None:
        rules.fights_at[UNDERGROUND] = False
