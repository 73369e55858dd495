"""Hints for the choices of Jack Rabbits: where a road leads, what a transfer costs, the sum of cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from jackhouse.cli.views.renderer import View
from jackhouse.jackrabbits.board import EDGES, ENDS_HEX, INSIDE, Board, load_board
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.tiles import CAVE, FORK, KIND, PLACE_CODES, PLACE_NAMES, TAVERN, TILE_SUITS, TRAILWAYS
from jackhouse.text import Lexicon

__all__ = ["cards_of", "cost_hint", "is_affordable", "points", "result_hint"]

CardValues = Mapping[str, int]

# the tiles on which each transfer is sold, and the joker that replaces a payment
_SOLD: Final = {"hike": TRAILWAYS, "ride": (FORK,), "sail": (FORK,), "buy": (TAVERN,), "hole": (CAVE,)}
_JOKER: Final = {"ride": "horse", "sail": "boat"}


def cards_of(named: str) -> list[str]:
    """Returns cards separated by commas, without the values at which they are named."""
    return [card.partition("=")[0] for card in named.split(",")]


def points(view: View, cards: Sequence[str], card_values: CardValues) -> int:
    """Returns the points of cards of the viewer: their values, and the bonuses that they bring, each once."""
    brought: list[int] = [bonus["points"] for bonus in view.get("bonuses", []) if set(bonus["cards"]) & set(cards)]
    return sum(card_values[card] for card in cards) + sum(brought)


def result_hint(lexicon: Lexicon, view: View, action: str, card_values: CardValues) -> str:
    """Returns ` → J♦, Q♥` for a road, ` = 12` for several cards, ` (J♦)` for the royal of a hex; else ""."""
    verb, _, rest = action.partition(" ")
    if verb in ("pay", "contest", "prove"):
        cards = cards_of(rest)
        return f" = {points(view, cards, card_values)}" if len(cards) > 1 else ""
    if verb == "acquire":
        return f" ({lexicon.card(view['rabbits'][view['turn']])})"
    ends = _ends(view, verb, rest)
    named = [lexicon.say("kind-cave") if end == "cave" else lexicon.place(end, "short") for end in ends]
    return f" → {', '.join(named)}" if named else ""


def cost_hint(lexicon: Lexicon, view: View, action: str, card_values: CardValues) -> str:
    """Returns ` (pay 8)` for a transfer that the hand can pay, else the joker that it takes, or the royals lost."""
    verb, _, rest = action.partition(" ")
    royals = [card for card in cards_of(rest) if card in view["carrots"]]
    if verb in ("pay", "put", "spades") and royals:
        return f" ({lexicon.say('screen-gives-up', cards=lexicon.cards(royals))})"
    if is_affordable(view, action, card_values):
        return f" ({lexicon.say('screen-costs', price=view['price'])})"
    return f" ({lexicon.card(_JOKER[verb])})" if verb in _JOKER else ""


def is_affordable(view: View, action: str, card_values: CardValues) -> bool:
    """Whether the action is a transfer that is sold here and that the hand can pay."""
    kind = KIND[_at(view)]
    suits = [suit for code, suit in enumerate(SUITS) if TILE_SUITS[kind] >> code & 1]
    funds = points(view, [card for card in view["hand"] if card[-1] in suits], card_values)
    return kind in _SOLD.get(action.partition(" ")[0], ()) and funds >= view["price"]


def _at(view: View) -> int:
    """Returns the place of the rabbit whose turn it is, also during its journey."""
    journey = view["journey"]
    return PLACE_CODES[journey["at"] if journey is not None else view["rabbits"][view["turn"]]]


def _ends(view: View, verb: str, rest: str) -> list[str]:
    """Returns the ends that free roads reach after this step of a journey; none for other actions."""
    board, journey, at = load_board(view["board"]), view["journey"], _at(view)
    if verb in ("exit", "take", "hike"):
        return board.ends(at, int(rest))
    if verb == "on" and journey is not None:
        return _ends_from(board, at * EDGES + journey["edge"])
    if verb == "hole":
        return _ends_from(board, PLACE_CODES[rest] * EDGES + INSIDE)
    if verb == "sail":
        place, _, edge = rest.partition(":")
        return _ends_from(board, PLACE_CODES[place] * EDGES + int(edge))
    return []


def _ends_from(board: Board, port: int) -> list[str]:
    """Returns the ends for a rabbit that has entered a tile by this port."""
    if board.onward[port] == ENDS_HEX:
        return [PLACE_NAMES[port // EDGES]]
    found = {end for out in board.ports_out[port] for end in board.ends(out // EDGES, out % EDGES)}
    return sorted(found)
