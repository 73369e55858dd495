"""What a choice in Jack Rabbits comes to: where its road leads, what its cards make."""

from collections.abc import Mapping
from typing import Any

from jackhouse import games
from jackhouse.jackrabbits.board import EDGES, ENDS_HEX, INSIDE, Board, load_board
from jackhouse.jackrabbits.realm import KEY
from jackhouse.jackrabbits.tiles import PLACE_CODES, PLACE_NAMES
from jackhouse.text import Lexicon

__all__ = ["comes_to"]

View = Mapping[str, Any]


def comes_to(lexicon: Lexicon, view: View, action: str) -> str:
    """` → J♦, Q♥` for a road, ` = 12` for a payment; else nothing."""
    verb, _, rest = action.partition(" ")
    if verb in ("pay", "contest", "prove"):
        return _total(view, rest)
    ends = _ends(view, verb, rest)
    named = [lexicon.say("kind-cave") if end == "cave" else lexicon.place(end, "short") for end in ends]
    return f" → {', '.join(named)}" if named else ""


def _total(view: View, cards: str) -> str:
    """The value of several cards; that of one can be read on it."""
    worth = games.get(KEY).atlas(view)["cards"]
    values = [int(worth[card]["value"]) for card in cards.split(",") if card in worth]
    return f" = {sum(values)}" if len(values) > 1 else ""


def _ends(view: View, verb: str, rest: str) -> list[str]:
    """The ends that free roads reach after this step of a journey; none for what is no such step."""
    board, journey = load_board(view["board"]), view["journey"]
    at = PLACE_CODES[journey["at"] if journey is not None else view["rabbits"][view["turn"]]]
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
