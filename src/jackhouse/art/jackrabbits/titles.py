"""The titles of the elements of a board's picture, in the language of a lexicon."""

from functools import lru_cache

from jackhouse.art.jackrabbits.geometry import Road
from jackhouse.art.jackrabbits.tiles import paying_suits
from jackhouse.jackrabbits.board import BRINK, EDGES, Board
from jackhouse.jackrabbits.tiles import CAVE, IS_HEX, KIND, PLACE_NAMES
from jackhouse.text import Lexicon
from jackhouse.text.names import SeatNames

__all__ = ["board_title", "carrot_title", "place_title", "rabbit_title", "road_title", "water_title"]


def board_title(board: Board, lexicon: Lexicon) -> str:
    return lexicon.say("art-board", name=lexicon.quoted(lexicon.board(board.name)))


def place_title(place: int, lexicon: Lexicon) -> str:
    """Returns the name of a place, and the suits that pay there (JR-2.5)."""
    name = lexicon.place(PLACE_NAMES[place])
    suits = paying_suits(place)
    return _capital(lexicon.say("art-road-tile", place=name, suits=lexicon.suits(suits)) if suits else name)


def road_title(board: Board, road: Road, lexicon: Lexicon) -> str:
    """Returns a road's title: the places to which its ends lead."""
    ends = [_end(board, road.place * EDGES + edge, lexicon) for edge in road.edges]
    if KIND[road.place] == CAVE:
        ends.append(lexicon.say("art-road-down", to=_place(lexicon, "underground", "to")))
    place, led = _place(lexicon, PLACE_NAMES[road.place], ""), "; ".join(ends)
    if IS_HEX[road.place]:
        return _capital(lexicon.say("art-exit", place=place, ends=led))
    return _capital(lexicon.say("art-road", place=place, ends=led))


def water_title(body: int, lexicon: Lexicon) -> str:
    return lexicon.say("art-lake", number=str(body)) if body else lexicon.say("art-sea")


def rabbit_title(seat: int, place: str, lexicon: Lexicon, names: SeatNames = None) -> str:
    return lexicon.say("art-rabbit", who=lexicon.seat(seat, names), at=lexicon.place(place, "at"))


def carrot_title(seat: int, place: str, lexicon: Lexicon, names: SeatNames = None) -> str:
    return lexicon.say("art-carrot", who=lexicon.seat(seat, names), at=lexicon.place(place, "at"))


def _end(board: Board, port: int, lexicon: Lexicon) -> str:
    lead, direction = board.leads[port], _direction(lexicon, port % EDGES)
    if lead >= 0:
        return lexicon.say("art-road-end", direction=direction, to=_place(lexicon, PLACE_NAMES[lead // EDGES], "to"))
    if lead == BRINK:
        return lexicon.say("art-road-end", direction=direction, to=_place(lexicon, "off-board", "to"))
    return lexicon.say("art-road-closed", direction=direction)


@lru_cache(maxsize=1024)
def _place(lexicon: Lexicon, name: str, form: str) -> str:
    return lexicon.place(name, form)


@lru_cache(maxsize=64)
def _direction(lexicon: Lexicon, edge: int) -> str:
    return lexicon.direction(edge)


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]
