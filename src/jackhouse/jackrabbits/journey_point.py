"""The point that a rabbit has reached on its journey (JR-4.4, JR-4.5)."""

from typing import Final

from mypy_extensions import mypyc_attr

from jackhouse.jackrabbits.board import BRINK, EDGES, Board
from jackhouse.jackrabbits.cards import BOAT, HORSE
from jackhouse.jackrabbits.payment_search import worth
from jackhouse.jackrabbits.ruleset import AT_BRINK, ON_ROAD, SET_OUT
from jackhouse.jackrabbits.state import RabbitState

_NOTHING: Final[list[int]] = []  # shared, never changed


@mypyc_attr(acyclic=True, free_list_len=1)
class JourneyPoint:
    """A point of a journey, with what the hand can pay there."""

    __slots__ = ("barred", "boat", "bought", "edge", "horse", "memory", "price", "stage", "state", "tile")

    def __init__(self, state: RabbitState, stage: int, tile: int, edge: int, bought: bool, memory: list[int]) -> None:
        self.stage = stage
        self.tile = tile
        self.edge = edge
        self.bought = bought  # a joker, in passing this tile
        self.memory = memory  # ports entered since the journey or the last transfer began, which it may not enter again
        self.barred: list[int] = state.barred_tiles() if state.rules.blockers else _NOTHING  # tiles not to be entered
        self.price = state.price
        self.state = state
        self.horse = state.where[HORSE] == state.turn
        self.boat = state.where[BOAT] == state.turn

    def can_pay(self, suits: int) -> bool:
        return suits != 0 and self.worth(suits) >= self.price

    def worth(self, suits: int) -> int:
        return worth(self.state, self.state.turn, suits)

    def enter(self, port: int) -> None:
        """Enters a tile."""
        self.stage = ON_ROAD
        self.tile = port // EDGES
        self.edge = port % EDGES
        self.bought = False
        self.memory.append(port)

    def leave(self, board: Board, edge: int) -> None:
        """Crosses this edge of the tile, onto the next one or to the brink."""
        lead = board.leads[self.tile * EDGES + edge]
        if lead == BRINK:
            self.stage = AT_BRINK
            self.edge = edge
        else:
            self.enter(lead)

    def as_args(self) -> tuple[int, ...]:
        return (self.tile, self.edge, 1 if self.bought else 0, *self.memory)


def journey_point(state: RabbitState) -> JourneyPoint:
    """Returns the point of the journey under way, from the frame on top of the stack."""
    frame = state.frames[-1]
    if frame.stage == SET_OUT:
        return JourneyPoint(state, SET_OUT, state.rabbits[state.turn], 0, False, [])
    args = frame.args
    return JourneyPoint(state, frame.stage, args[0], args[1], args[2] != 0, list(args[3:]))


def leaves_free(board: Board, point: JourneyPoint, tile: int, edge: int) -> bool:
    """Whether a free end follows if the rabbit, with no memory, leaves the tile by this edge."""
    lead = board.leads[tile * EDGES + edge]
    return lead == BRINK or (lead >= 0 and enters_free(board, point, lead))


def enters_free(board: Board, point: JourneyPoint, port: int) -> bool:
    """Whether the rabbit, with no memory, may enter this port and a free end follows."""
    if not point.barred:
        return board.free[port]
    return port // EDGES not in point.barred and board.free_end(port, [], point.barred)
