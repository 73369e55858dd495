"""Rabbit holes: from cave to cave (JR-6.5)."""

from jackhouse.jackrabbits.board import EDGES, INSIDE
from jackhouse.jackrabbits.grammar import HOLE, TO_HOLE
from jackhouse.jackrabbits.journey_point import Spot, leaves_free
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import CAVE, KIND, TILE_SUITS
from jackhouse.jackrabbits.transfers.transfer import Transfer
from jackhouse.kernel.actions import Action


class Burrow(Transfer):
    """`hole cave2`: in by this cave, out of any other, and on along its road (JR-6.5)."""

    verb = HOLE
    rule = "JR-6.5"

    def suits(self, state: RabbitState, spot: Spot) -> int:
        at_mouth = spot.stage == ON_ROAD and KIND[spot.tile] == CAVE and spot.edge != INSIDE
        return TILE_SUITS[CAVE] if at_mouth else 0

    def targets(self, state: RabbitState, spot: Spot) -> list[Action]:
        board = state.rules.board
        return [
            TO_HOLE[cave]
            for cave in state.rules.caves
            if cave != spot.tile
            and cave not in spot.barred
            and leaves_free(board, spot, cave, board.onward[cave * EDGES + INSIDE])
        ]

    def carry_out(self, state: RabbitState, spot: Spot, args: tuple[int, ...]) -> None:
        spot.enter(args[0] * EDGES + INSIDE)
