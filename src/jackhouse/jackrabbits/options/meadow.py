"""Option `meadow`: rabbits wander over the map, without cards, for small children."""

from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.steps.agreement import Agreement
from jackhouse.jackrabbits.steps.wandering import Wandering
from jackhouse.kernel.options import addition


class Meadow(Rule):
    """No cards, no dice and no price: a turn is a journey along free roads (JR-3.3).

    The game ends when all agree, or with the last round; all share the first rank. Rulings: who proposes the end may
    do so once a turn, before setting out; the others answer sealed.
    """

    option = addition("meadow", "JR-3.3", group="map")
    governs = ("JR-3.3",)
    suspends = (
        *("JR-1.1", "JR-1.2", "JR-3.5", "JR-4.1", "JR-4.2", "JR-4.3", "JR-4.6", "JR-4.7", "JR-4.8", "JR-4.9"),
        *("JR-4.10", "JR-5.1", "JR-5.2", "JR-6.1", "JR-6.2", "JR-6.3", "JR-6.4"),
    )
    has_cards = False

    def contribute(self, rules: RabbitRules) -> None:
        proposed = rules.add_counter("end-proposed", 1, each_turn=True)
        rules.add_step(Wandering(proposed))
        rules.add_step(Agreement())
        rules.set_turn(["journey"])
        rules.trios = frozenset()  # nobody wins
