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
from jackhouse.jackrabbits.journey_point import Spot
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


def choices(state: RabbitState, spot: Spot) -> list[Action]:
    """Returns the legal actions at this point of the journey."""
    if spot.stage == ON_ROAD:
        found = ways_on(state, spot)
    elif spot.stage == AT_BRINK:
        found = [TO_OFF_BOARD]
    elif spot.tile == OFF_BOARD:
        return [TO_UNDERGROUND]  # JR-6.7: no choice
    elif spot.tile == UNDERGROUND:
        return [TO_STAY, *ways_up(state, spot)]
    else:
        return from_hex(state, spot)
    rides(state, spot, found)
    return found


def from_hex(state: RabbitState, spot: Spot) -> list[Action]:
    """Adds staying, the roads and the jokers; if there is no way out, the jump off-board (JR-4.5)."""
    found = exits(state, spot)
    found.insert(0, TO_STAY)
    rides(state, spot, found)
    if len(found) == 1:
        found.append(TO_OFF_BOARD)
    return found


def exits(state: RabbitState, spot: Spot) -> list[Action]:
    """Returns the roads that may be taken from a hex."""
    board, base = state.rules.board, spot.tile * EDGES
    return [TO_EXIT[edge] for edge in board.exits[spot.tile] if offered(state, spot, board.leads[base + edge])]


def ways_up(state: RabbitState, spot: Spot) -> list[Action]:
    """Adds the free ways from Underground, out of any cave (JR-6.5)."""
    return [TO_HOLE[cave] for cave in state.rules.caves if offered(state, spot, cave * EDGES + INSIDE)]


def ways_on(state: RabbitState, spot: Spot) -> list[Action]:
    """Adds the free ways onward from a road tile."""
    board = state.rules.board
    base = spot.tile * EDGES
    onward = board.onward[base + spot.edge]
    if onward == ENDS_MOUTH:
        return [TO_UNDERGROUND]
    found: list[Action] = []
    if onward == ENDS_FORK:
        for out in board.ways[base + spot.edge]:
            if offered(state, spot, board.leads[out]):
                found.append(TO_TAKE[out - base])
    elif board.leads[base + onward] == BRINK:
        found.append(TO_OFF_BOARD)
    elif offered(state, spot, board.leads[base + onward]):
        found.append(TO_GO_ON)
    return found


def rides(state: RabbitState, spot: Spot, found: list[Action]) -> None:
    """Adds the transfers that the tile sells, and those of a joker in hand."""
    if spot.horse or spot.boat:
        for transfer in TRANSFERS:
            _add(found, transfer.offers(state, spot))
    elif spot.stage == ON_ROAD:
        for transfer in SOLD[KIND[spot.tile]]:
            _add(found, transfer.offers(state, spot))


def _add(found: list[Action], more: list[Action]) -> None:
    if more:
        found.extend(more)


def offered(state: RabbitState, spot: Spot, lead: int) -> bool:
    """Whether this road may be taken. It needs a free end, or a transfer on its way that the hand can pay (JR-4.5)."""
    if lead == BRINK:
        return True
    if lead < 0 or (spot.memory and lead in spot.memory) or (spot.barred and lead // EDGES in spot.barred):
        return False
    return state.rules.board.free_end(lead, spot.memory, spot.barred) or promising(state, spot, lead)


def promising(state: RabbitState, spot: Spot, lead: int) -> bool:
    """Whether a road without a free end has a transfer that the hand can pay, or a use for a joker that it holds."""
    board = state.rules.board
    ahead = [lead]
    for port in ahead:  # grows while it is read
        found: list[Action] = []
        there = Spot(state, ON_ROAD, port // EDGES, port % EDGES, False, [])
        there.barred = spot.barred
        there.price = spot.price
        rides(state, there, found)
        if found:
            return True
        for out in board.ways[port]:
            beyond = board.leads[out]
            if beyond < 0 or beyond in ahead or beyond in spot.memory or beyond // EDGES in spot.barred:
                continue
            ahead.append(beyond)
    return False
