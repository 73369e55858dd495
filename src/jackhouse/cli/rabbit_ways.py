"""What a choice in Jack Rabbits comes to: where its road leads, what it costs, what its cards make."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackrabbits.board import EDGES, ENDS_HEX, INSIDE, Board, load_board
from jackhouse.jackrabbits.cards import SUITS
from jackhouse.jackrabbits.tiles import CAVE, FORK, KIND, PLACE_CODES, PLACE_NAMES, TAVERN, TILE_SUITS, TRAILWAYS
from jackhouse.text import Lexicon

__all__ = ["comes_to", "costs", "is_sold"]

View = Mapping[str, Any]
Worth = Mapping[str, int]

#   where each transfer is for sale, and the joker that does as well
_SOLD: Final = {"hike": TRAILWAYS, "ride": (FORK,), "sail": (FORK,), "buy": (TAVERN,), "hole": (CAVE,)}
_JOKER: Final = {"ride": "horse", "sail": "boat"}


def comes_to(lexicon: Lexicon, view: View, action: str, worth: Worth) -> str:
    """` → J♦, Q♥` for a way, ` = 12` for several cards, ` (J♦)` for the royal of a hex; else nothing."""
    verb, _, rest = action.partition(" ")
    if verb in ("pay", "contest", "prove"):
        cards = rest.split(",")
        return f" = {sum(worth[card] for card in cards)}" if len(cards) > 1 else ""
    if verb == "acquire":
        return f" ({lexicon.card(view['rabbits'][view['turn']])})"
    ends = _ends(view, verb, rest)
    named = [lexicon.say("kind-cave") if end == "cave" else lexicon.place(end, "short") for end in ends]
    return f" → {', '.join(named)}" if named else ""


def costs(lexicon: Lexicon, view: View, action: str, worth: Worth) -> str:
    """` (pay 8)` where a transfer is for sale and the hand can pay, else the joker that it takes; royals that go."""
    verb, _, rest = action.partition(" ")
    royals = [card for card in rest.split(",") if card in view["carrots"]]
    if verb in ("pay", "put", "spades") and royals:
        return f" ({lexicon.say('screen-gives-up', cards=lexicon.cards(royals))})"
    if is_sold(view, action, worth):
        return f" ({lexicon.say('screen-costs', price=view['price'])})"
    return f" ({lexicon.card(_JOKER[verb])})" if verb in _JOKER else ""


def is_sold(view: View, action: str, worth: Worth) -> bool:
    """Is it a transfer that is for sale here and that the hand can pay?"""
    kind = KIND[_at(view)]
    suits = [suit for code, suit in enumerate(SUITS) if TILE_SUITS[kind] >> code & 1]
    purse = sum(worth[card] for card in view["hand"] if card[-1] in suits)
    return kind in _SOLD.get(action.partition(" ")[0], ()) and purse >= view["price"]


def _at(view: View) -> int:
    """Where the rabbit whose turn it is stands, on its way too."""
    journey = view["journey"]
    return PLACE_CODES[journey["at"] if journey is not None else view["rabbits"][view["turn"]]]


def _ends(view: View, verb: str, rest: str) -> list[str]:
    """The ends that free roads reach after this step of a journey; none for what is no such step."""
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
    """The ends for a rabbit that has come in there."""
    if board.onward[port] == ENDS_HEX:
        return [PLACE_NAMES[port // EDGES]]
    found = {end for out in board.ways[port] for end in board.ends(out // EDGES, out % EDGES)}
    return sorted(found)
