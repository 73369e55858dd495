"""The verbs of actions in Jack Rabbits."""

from typing import Final

from jackhouse.jackrabbits.building.pieces import PIECE_NAMES, SHAPES
from jackhouse.jackrabbits.cards import CARD_NAMES, CARDS, ORDER
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel.actions import Action, ActionGrammar

GRAMMAR: Final = ActionGrammar(
    {
        # Journey
        "stay": "",
        "exit": "n",  # leave the hex by this edge
        "take": "n",  # at a fork
        "on": "",  # go on without the transfer
        "hike": "n",  # change to the other road, leave by this edge
        "ride": "place",
        "sail": "place:n",  # come in by this open edge
        "buy": "card",
        "hole": "place",  # through a cave, or up from Underground
        "underground": "",
        "off-board": "",
        "fly": "place",
        "fall": "",
        # Paying
        "pay": "cards",
        "put": "card",  # one card onto the counter
        # The other phases
        "passport": "card",
        "roll": "",
        "lottery": "card",
        "contest": "cards",
        "prove": "cards",
        "leave": "",
        "acquire": "",
        "fight": "n",
        "spades": "card",  # one card onto the draft
        "strike": "",  # show it, once the total is higher
        "yield": "",
        "trade": "card",  # onto the counter
        "rest": "",
        "discard": "card",
        "call": "n",
        "pass": "",
    },
    CARD_NAMES,
    PLACE_NAMES,
    ORDER,
    {"tile": PIECE_NAMES, "shape": SHAPES},
)

#   the rule of each verb; `pass` answers several questions
RULES: Final[dict[str, str]] = {
    "stay": "JR-4.4", "exit": "JR-4.4", "take": "JR-4.4", "on": "JR-4.4", "hike": "JR-6.1", "ride": "JR-6.2",
    "sail": "JR-6.2", "buy": "JR-6.3", "hole": "JR-6.5", "underground": "JR-6.5", "off-board": "JR-6.6",
    "fly": "JR-7.1", "fall": "JR-7.2", "pay": "JR-5.1", "put": "JR-5.1", "passport": "JR-7.1", "roll": "JR-4.1",
    "lottery": "JR-4.2", "contest": "JR-7.6", "prove": "JR-7.6", "leave": "JR-7.6", "acquire": "JR-4.6",
    "fight": "JR-7.3", "spades": "JR-7.3", "strike": "JR-7.3", "yield": "JR-7.3", "trade": "JR-7.8",
    "rest": "JR-4.6", "discard": "JR-4.9", "call": "JR-4.9",
}  # fmt: skip

STAY: Final = GRAMMAR.verb("stay")
EXIT: Final = GRAMMAR.verb("exit")
TAKE: Final = GRAMMAR.verb("take")
ON: Final = GRAMMAR.verb("on")
HIKE: Final = GRAMMAR.verb("hike")
RIDE: Final = GRAMMAR.verb("ride")
SAIL: Final = GRAMMAR.verb("sail")
BUY: Final = GRAMMAR.verb("buy")
HOLE: Final = GRAMMAR.verb("hole")
GO_UNDERGROUND: Final = GRAMMAR.verb("underground")
GO_OFF_BOARD: Final = GRAMMAR.verb("off-board")
FLY: Final = GRAMMAR.verb("fly")
FALL: Final = GRAMMAR.verb("fall")
PAY: Final = GRAMMAR.verb("pay")
PUT: Final = GRAMMAR.verb("put")
PASSPORT: Final = GRAMMAR.verb("passport")
ROLL: Final = GRAMMAR.verb("roll")
LOTTERY: Final = GRAMMAR.verb("lottery")
CONTEST: Final = GRAMMAR.verb("contest")
PROVE: Final = GRAMMAR.verb("prove")
LEAVE: Final = GRAMMAR.verb("leave")
ACQUIRE: Final = GRAMMAR.verb("acquire")
FIGHT: Final = GRAMMAR.verb("fight")
LAY_SPADE: Final = GRAMMAR.verb("spades")
STRIKE: Final = GRAMMAR.verb("strike")
YIELD: Final = GRAMMAR.verb("yield")
TRADE: Final = GRAMMAR.verb("trade")
REST: Final = GRAMMAR.verb("rest")
DISCARD: Final = GRAMMAR.verb("discard")
CALL: Final = GRAMMAR.verb("call")
PASS: Final = GRAMMAR.verb("pass")

_EDGES: Final = range(6)

# Frequent actions are made once.
TO_STAY: Final = Action(GRAMMAR, STAY)
TO_GO_ON: Final = Action(GRAMMAR, ON)
TO_EXIT: Final = [Action(GRAMMAR, EXIT, (edge,)) for edge in _EDGES]
TO_TAKE: Final = [Action(GRAMMAR, TAKE, (edge,)) for edge in _EDGES]
TO_HIKE: Final = [Action(GRAMMAR, HIKE, (edge,)) for edge in _EDGES]
TO_RIDE: Final = [Action(GRAMMAR, RIDE, (place,)) for place in range(len(PLACE_NAMES))]
TO_HOLE: Final = [Action(GRAMMAR, HOLE, (place,)) for place in range(len(PLACE_NAMES))]
TO_SHOW: Final = [Action(GRAMMAR, LOTTERY, (card,)) for card in range(CARDS)]
TO_DISCARD: Final = [Action(GRAMMAR, DISCARD, (card,)) for card in range(CARDS)]
TO_FLY: Final = [Action(GRAMMAR, FLY, (place,)) for place in range(len(PLACE_NAMES))]
TO_FALL: Final = Action(GRAMMAR, FALL)
TO_LEAVE: Final = Action(GRAMMAR, LEAVE)
TO_STRIKE: Final = Action(GRAMMAR, STRIKE)
TO_YIELD: Final = Action(GRAMMAR, YIELD)
TO_UNDERGROUND: Final = Action(GRAMMAR, GO_UNDERGROUND)
TO_OFF_BOARD: Final = Action(GRAMMAR, GO_OFF_BOARD)
TO_ROLL: Final = Action(GRAMMAR, ROLL)
TO_ACQUIRE: Final = Action(GRAMMAR, ACQUIRE)
TO_REST: Final = Action(GRAMMAR, REST)
TO_PASS: Final = Action(GRAMMAR, PASS)


_WITH_CARD: Final[list[list[Action]]] = [
    [Action(GRAMMAR, verb, (card,)) for card in range(CARDS)] for verb in range(len(GRAMMAR.verbs))
]
_TO_SAIL: Final = [Action(GRAMMAR, SAIL, (port >> 3, port & 7)) for port in range(len(PLACE_NAMES) * 8)]


def declare_verb(name: str, form: str, rule: str) -> int:
    """Adds the verb of an optional rule to the grammar, and returns its code. Its module calls this once."""
    verb = GRAMMAR.add(name, form)
    RULES[name] = rule
    _WITH_CARD.append([Action(GRAMMAR, verb, (card,)) for card in range(CARDS)])
    return verb


def with_card(verb: int, card: int) -> Action:
    return _WITH_CARD[verb][card]


def to_sail(port: int) -> Action:
    """Returns the action that enters the tile of this open port."""
    return _TO_SAIL[port]
