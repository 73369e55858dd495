"""Trailways: woods, mountains and rivers (JR-6.1)."""

from jackhouse.jackrabbits.board import EDGES
from jackhouse.jackrabbits.grammar import HIKE, TO_HIKE
from jackhouse.jackrabbits.journey_point import JourneyPoint, leaves_free
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import KIND, TILE_SUITS, TRAILWAYS
from jackhouse.jackrabbits.transfers.transfer import Transfer
from jackhouse.kernel.actions import Action


class Trailway(Transfer):
    """`hike 2`: change to the tile's other road and leave by either of its ends (JR-6.1)."""

    verb = HIKE
    rule = "JR-6.1"

    def suits(self, state: RabbitState, point: JourneyPoint) -> int:
        kind = KIND[point.tile]
        return TILE_SUITS[kind] if point.stage == ON_ROAD and kind in TRAILWAYS else 0

    def targets(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        board = state.rules.board
        other_road = board.other_road[point.tile * EDGES + point.edge]
        return [TO_HIKE[edge] for edge in other_road if leaves_free(board, point, point.tile, edge)]

    def carry_out(self, state: RabbitState, point: JourneyPoint, args: tuple[int, ...]) -> None:
        point.leave(state.rules.board, args[0])
