"""Rabbit holes: from cave to cave (JR-6.5)."""

from jackhouse.jackrabbits.board import EDGES, INSIDE
from jackhouse.jackrabbits.grammar import HOLE, TO_HOLE
from jackhouse.jackrabbits.journey_point import JourneyPoint, leaves_free
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import CAVE, KIND, TILE_SUITS
from jackhouse.jackrabbits.transfers.transfer import Transfer
from jackhouse.kernel.actions import Action


class Burrow(Transfer):
    """`hole cave2`: in by this cave, out of any other, and on along its road (JR-6.5)."""

    verb = HOLE
    rule = "JR-6.5"

    def suits(self, state: RabbitState, point: JourneyPoint) -> int:
        at_mouth = point.stage == ON_ROAD and KIND[point.tile] == CAVE and point.edge != INSIDE
        return TILE_SUITS[CAVE] if at_mouth else 0

    def targets(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        board = state.rules.board
        return [
            TO_HOLE[cave]
            for cave in state.rules.caves
            if cave != point.tile
            and cave not in point.barred
            and leaves_free(board, point, cave, board.onward[cave * EDGES + INSIDE])
        ]

    def carry_out(self, state: RabbitState, point: JourneyPoint, args: tuple[int, ...]) -> None:
        point.enter(args[0] * EDGES + INSIDE)
