"""The verbs of actions in Jackal."""

from typing import Final

from jackhouse.jackal.cards import KIND_NAMES, KINDS
from jackhouse.jackal.compass import CELL_NAMES, CELLS, DIRECTIONS
from jackhouse.kernel.actions import Action, ActionGrammar

GRAMMAR: Final = ActionGrammar(
    {
        "sail": "",  # to the island, not to Tortuga
        "tortuga": "n",  # for so many coins
        "lay": "card",  # at the end of the row
        "commit": "",
        "rum": "n",  # so many
        "go": "place",  # a direction, or for a horse the cell, `c2`
        "friday": "",
        "weapon": "",
        "double": "",
        "pass": "",
    },
    KIND_NAMES,
    [*DIRECTIONS, *CELL_NAMES],
    list(range(KINDS)),
)

#   the rule of each verb; `pass` answers several questions
RULES: Final[dict[str, str]] = {
    "sail": "JK-7.2", "tortuga": "JK-7.2", "lay": "JK-4.1", "commit": "JK-4.3", "rum": "JK-3.9", "go": "JK-5.1",
    "friday": "JK-3.7", "weapon": "JK-3.8", "double": "JK-3.6",
}  # fmt: skip

SAIL: Final = GRAMMAR.verb("sail")
TORTUGA: Final = GRAMMAR.verb("tortuga")
LAY: Final = GRAMMAR.verb("lay")
COMMIT: Final = GRAMMAR.verb("commit")
RUM_VERB: Final = GRAMMAR.verb("rum")
GO: Final = GRAMMAR.verb("go")
FRIDAY_VERB: Final = GRAMMAR.verb("friday")
WEAPON_VERB: Final = GRAMMAR.verb("weapon")
DOUBLE_VERB: Final = GRAMMAR.verb("double")
PASS: Final = GRAMMAR.verb("pass")

# Frequent actions are made once.
TO_SAIL: Final = Action(GRAMMAR, SAIL)
TO_COMMIT: Final = Action(GRAMMAR, COMMIT)
TO_USE_FRIDAY: Final = Action(GRAMMAR, FRIDAY_VERB)
TO_USE_WEAPON: Final = Action(GRAMMAR, WEAPON_VERB)
TO_DOUBLE: Final = Action(GRAMMAR, DOUBLE_VERB)
TO_PASS: Final = Action(GRAMMAR, PASS)
TO_LAY: Final = [Action(GRAMMAR, LAY, (kind,)) for kind in range(KINDS)]
TO_GO: Final = [Action(GRAMMAR, GO, (direction,)) for direction in range(len(DIRECTIONS))]
TO_JUMP: Final = [Action(GRAMMAR, GO, (len(DIRECTIONS) + cell,)) for cell in range(CELLS)]
TO_VISIT: Final = [Action(GRAMMAR, TORTUGA, (coins,)) for coins in range(4)]
TO_GIVE_RUM: Final = [Action(GRAMMAR, RUM_VERB, (count,)) for count in range(10)]
