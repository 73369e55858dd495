"""The words of actions in Jack Rabbits, so that logs read like play."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, CARDS, ORDER
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel.words import Action, Words

WORDS: Final = Words(
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
        "put": "card",  # one card onto the counter, where whole payments would be too many to list
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
)

#   the rule that stands behind each word; `pass` is an answer to several
RULES: Final[dict[str, str]] = {
    "stay": "JR-4.4", "exit": "JR-4.4", "take": "JR-4.4", "on": "JR-4.4", "hike": "JR-6.1", "ride": "JR-6.2",
    "sail": "JR-6.2", "buy": "JR-6.3", "hole": "JR-6.5", "underground": "JR-6.5", "off-board": "JR-6.6",
    "fly": "JR-7.1", "fall": "JR-7.2", "pay": "JR-5.1", "put": "JR-5.1", "passport": "JR-7.1", "roll": "JR-4.1",
    "lottery": "JR-4.2", "contest": "JR-7.6", "prove": "JR-7.6", "leave": "JR-7.6", "acquire": "JR-4.6",
    "fight": "JR-7.3", "spades": "JR-7.3", "strike": "JR-7.3", "yield": "JR-7.3", "trade": "JR-7.8",
    "rest": "JR-4.6", "discard": "JR-4.9", "call": "JR-4.9",
}  # fmt: skip

STAY: Final = WORDS.verb("stay")
EXIT: Final = WORDS.verb("exit")
TAKE: Final = WORDS.verb("take")
ON: Final = WORDS.verb("on")
HIKE: Final = WORDS.verb("hike")
RIDE: Final = WORDS.verb("ride")
SAIL: Final = WORDS.verb("sail")
BUY: Final = WORDS.verb("buy")
HOLE: Final = WORDS.verb("hole")
GO_UNDERGROUND: Final = WORDS.verb("underground")
GO_OFF_BOARD: Final = WORDS.verb("off-board")
FLY: Final = WORDS.verb("fly")
FALL: Final = WORDS.verb("fall")
PAY: Final = WORDS.verb("pay")
PUT: Final = WORDS.verb("put")
PASSPORT: Final = WORDS.verb("passport")
ROLL: Final = WORDS.verb("roll")
LOTTERY: Final = WORDS.verb("lottery")
CONTEST: Final = WORDS.verb("contest")
PROVE: Final = WORDS.verb("prove")
LEAVE: Final = WORDS.verb("leave")
ACQUIRE: Final = WORDS.verb("acquire")
FIGHT: Final = WORDS.verb("fight")
LAY_SPADE: Final = WORDS.verb("spades")
STRIKE: Final = WORDS.verb("strike")
YIELD: Final = WORDS.verb("yield")
TRADE: Final = WORDS.verb("trade")
REST: Final = WORDS.verb("rest")
DISCARD: Final = WORDS.verb("discard")
CALL: Final = WORDS.verb("call")
PASS: Final = WORDS.verb("pass")

_EDGES: Final = range(6)

# Actions that every list needs are made once.
TO_STAY: Final = Action(WORDS, STAY)
TO_GO_ON: Final = Action(WORDS, ON)
TO_EXIT: Final = [Action(WORDS, EXIT, (edge,)) for edge in _EDGES]
TO_TAKE: Final = [Action(WORDS, TAKE, (edge,)) for edge in _EDGES]
TO_HIKE: Final = [Action(WORDS, HIKE, (edge,)) for edge in _EDGES]
TO_RIDE: Final = [Action(WORDS, RIDE, (place,)) for place in range(len(PLACE_NAMES))]
TO_HOLE: Final = [Action(WORDS, HOLE, (place,)) for place in range(len(PLACE_NAMES))]
TO_SHOW: Final = [Action(WORDS, LOTTERY, (card,)) for card in range(CARDS)]
TO_DISCARD: Final = [Action(WORDS, DISCARD, (card,)) for card in range(CARDS)]
TO_FLY: Final = [Action(WORDS, FLY, (place,)) for place in range(len(PLACE_NAMES))]
TO_FALL: Final = Action(WORDS, FALL)
TO_LEAVE: Final = Action(WORDS, LEAVE)
TO_STRIKE: Final = Action(WORDS, STRIKE)
TO_YIELD: Final = Action(WORDS, YIELD)
TO_UNDERGROUND: Final = Action(WORDS, GO_UNDERGROUND)
TO_OFF_BOARD: Final = Action(WORDS, GO_OFF_BOARD)
TO_ROLL: Final = Action(WORDS, ROLL)
TO_ACQUIRE: Final = Action(WORDS, ACQUIRE)
TO_REST: Final = Action(WORDS, REST)
TO_PASS: Final = Action(WORDS, PASS)


_WITH_CARD: Final = [[Action(WORDS, verb, (card,)) for card in range(CARDS)] for verb in range(len(WORDS.verbs))]
_TO_SAIL: Final = [Action(WORDS, SAIL, (port >> 3, port & 7)) for port in range(len(PLACE_NAMES) * 8)]


def with_card(verb: int, card: int) -> Action:
    return _WITH_CARD[verb][card]


def to_sail(port: int) -> Action:
    """Enter the tile of this open port."""
    return _TO_SAIL[port]
