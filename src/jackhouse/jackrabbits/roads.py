"""The choices at each point of a journey: roads, transfers, and the ways to end it (JR-4.5)."""

from typing import Final

from jackhouse.jackrabbits.board import BRINK, EDGES, ENDS_FORK, ENDS_MOUTH, INSIDE
from jackhouse.jackrabbits.grammar import (
    TO_EXIT,
    TO_GO_ON,
    TO_HOLE,
    TO_OFF_BOARD,
    TO_STAY,
    TO_TAKE,
    TO_UNDERGROUND,
)
from jackhouse.jackrabbits.journey_point import JourneyPoint
from jackhouse.jackrabbits.ruleset import AT_BRINK, ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import KIND, OFF_BOARD, UNDERGROUND
from jackhouse.jackrabbits.transfers.boat import Boat
from jackhouse.jackrabbits.transfers.burrow import Burrow
from jackhouse.jackrabbits.transfers.horse import Horse
from jackhouse.jackrabbits.transfers.tavern import Tavern
from jackhouse.jackrabbits.transfers.trailway import Trailway
from jackhouse.jackrabbits.transfers.transfer import Transfer
from jackhouse.kernel.actions import Action

TRAILWAY: Final = Trailway()
HORSE: Final = Horse()
BOAT: Final = Boat()
TAVERNS: Final = Tavern()
BURROW: Final = Burrow()
TRANSFERS: Final[list[Transfer]] = [TRAILWAY, HORSE, BOAT, TAVERNS, BURROW]

#   which transfers a tile sells, by its kind
SOLD: Final[list[list[Transfer]]] = [
    [], [], [], [],     # hexes
    [TRAILWAY],         # woods
    [TRAILWAY],         # mountain
    [TRAILWAY],         # river
    [HORSE, BOAT],      # fork
    [TAVERNS],          # tavern
    [BURROW],           # cave
    [],                 # apart
]  # fmt: skip


def transfer_of(verb: int) -> Transfer | None:
    for transfer in TRANSFERS:
        if transfer.verb == verb:
            return transfer
    return None


def choices(state: RabbitState, point: JourneyPoint) -> list[Action]:
    """Returns the legal actions at this point of the journey."""
    if point.stage == ON_ROAD:
        found = roads_on(state, point)
    elif point.stage == AT_BRINK:
        found = [TO_OFF_BOARD]
    elif point.tile == OFF_BOARD:
        return [TO_UNDERGROUND]  # JR-6.7: no choice
    elif point.tile == UNDERGROUND:
        return [TO_STAY, *roads_up(state, point)]
    else:
        return from_hex(state, point)
    rides(state, point, found)
    return found


def from_hex(state: RabbitState, point: JourneyPoint) -> list[Action]:
    """Returns staying, the roads and the jokers; if there is no way out, the jump off-board (JR-4.5)."""
    found = exits(state, point)
    found.insert(0, TO_STAY)
    rides(state, point, found)
    if len(found) == 1:
        found.append(TO_OFF_BOARD)
    return found


def exits(state: RabbitState, point: JourneyPoint) -> list[Action]:
    """Returns the roads that may be taken from a hex."""
    board, base = state.rules.board, point.tile * EDGES
    return [TO_EXIT[edge] for edge in board.exits[point.tile] if offered(state, point, board.leads[base + edge])]


def roads_up(state: RabbitState, point: JourneyPoint) -> list[Action]:
    """Returns the free roads up from Underground, out of any cave (JR-6.5)."""
    return [TO_HOLE[cave] for cave in state.rules.caves if offered(state, point, cave * EDGES + INSIDE)]


def roads_on(state: RabbitState, point: JourneyPoint) -> list[Action]:
    """Returns the free roads onward from a road tile."""
    board = state.rules.board
    base = point.tile * EDGES
    onward = board.onward[base + point.edge]
    if onward == ENDS_MOUTH:
        return [TO_UNDERGROUND]
    found: list[Action] = []
    if onward == ENDS_FORK:
        for out in board.ports_out[base + point.edge]:
            if offered(state, point, board.leads[out]):
                found.append(TO_TAKE[out - base])
    elif board.leads[base + onward] == BRINK:
        found.append(TO_OFF_BOARD)
    elif offered(state, point, board.leads[base + onward]):
        found.append(TO_GO_ON)
    return found


def rides(state: RabbitState, point: JourneyPoint, found: list[Action]) -> None:
    """Adds the transfers that the tile sells, and those of a joker in hand."""
    if point.horse or point.boat:
        for transfer in TRANSFERS:
            _add(found, transfer.offers(state, point))
    elif point.stage == ON_ROAD:
        for transfer in SOLD[KIND[point.tile]]:
            _add(found, transfer.offers(state, point))


def _add(found: list[Action], more: list[Action]) -> None:
    if more:
        found.extend(more)


def offered(state: RabbitState, point: JourneyPoint, lead: int) -> bool:
    """Whether this road may be taken. It needs a free end, or a transfer on its way that the hand can pay (JR-4.5)."""
    if lead == BRINK:
        return True
    if lead < 0 or (point.memory and lead in point.memory) or (point.barred and lead // EDGES in point.barred):
        return False
    return state.rules.board.free_end(lead, point.memory, point.barred) or promising(state, point, lead)


def promising(state: RabbitState, point: JourneyPoint, lead: int) -> bool:
    """Whether a road without a free end has a transfer that the hand can pay, or a use for a joker that it holds."""
    board = state.rules.board
    ahead = [lead]
    for port in ahead:  # grows while it is read
        found: list[Action] = []
        there = JourneyPoint(state, ON_ROAD, port // EDGES, port % EDGES, False, [])
        there.barred = point.barred
        there.price = point.price
        rides(state, there, found)
        if found:
            return True
        for out in board.ports_out[port]:
            beyond = board.leads[out]
            if beyond < 0 or beyond in ahead or beyond in point.memory or beyond // EDGES in point.barred:
                continue
            ahead.append(beyond)
    return False
