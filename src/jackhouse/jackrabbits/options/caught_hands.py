"""Table setting `hand-limit` = `caught`."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.kernel.options import choice


class CaughtHands(Rule):
    """A hand over the limit is safe until somebody calls it (JR-4.9)."""

    option = choice("hand-limit", "JR-4.9", "enforced", "caught")
    needs_others = True  # in a game of one, nobody can call

    def contribute(self, rules: RabbitRules) -> None:
        rules.replace_in_turn("hand-limit", "call")
        rules.limit_step = rules.step_code("call")
