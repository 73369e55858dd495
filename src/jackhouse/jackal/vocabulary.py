"""The words of actions in Jackal, so that logs read like play."""

from typing import Final

from jackhouse.jackal.cards import KIND_NAMES, KINDS
from jackhouse.jackal.compass import CELL_NAMES, CELLS, DIRECTIONS
from jackhouse.kernel.words import Action, Words

WORDS: Final = Words(
    {
        "sail": "",  # to the island, rather than to Tortuga
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

#   the rule that stands behind each word; `pass` is an answer to several
RULES: Final[dict[str, str]] = {
    "sail": "JK-7.2", "tortuga": "JK-7.2", "lay": "JK-4.1", "commit": "JK-4.3", "rum": "JK-3.9", "go": "JK-5.1",
    "friday": "JK-3.7", "weapon": "JK-3.8", "double": "JK-3.6",
}  # fmt: skip

SAIL: Final = WORDS.verb("sail")
TORTUGA: Final = WORDS.verb("tortuga")
LAY: Final = WORDS.verb("lay")
COMMIT: Final = WORDS.verb("commit")
RUM_VERB: Final = WORDS.verb("rum")
GO: Final = WORDS.verb("go")
FRIDAY_VERB: Final = WORDS.verb("friday")
WEAPON_VERB: Final = WORDS.verb("weapon")
DOUBLE_VERB: Final = WORDS.verb("double")
PASS: Final = WORDS.verb("pass")

# Actions that every list needs are made once.
TO_SAIL: Final = Action(WORDS, SAIL)
TO_COMMIT: Final = Action(WORDS, COMMIT)
TO_USE_FRIDAY: Final = Action(WORDS, FRIDAY_VERB)
TO_USE_WEAPON: Final = Action(WORDS, WEAPON_VERB)
TO_DOUBLE: Final = Action(WORDS, DOUBLE_VERB)
TO_PASS: Final = Action(WORDS, PASS)
TO_LAY: Final = [Action(WORDS, LAY, (kind,)) for kind in range(KINDS)]
TO_GO: Final = [Action(WORDS, GO, (direction,)) for direction in range(len(DIRECTIONS))]
TO_JUMP: Final = [Action(WORDS, GO, (len(DIRECTIONS) + cell,)) for cell in range(CELLS)]
TO_VISIT: Final = [Action(WORDS, TORTUGA, (coins,)) for coins in range(4)]
TO_GIVE_RUM: Final = [Action(WORDS, RUM_VERB, (count,)) for count in range(10)]
