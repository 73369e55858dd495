"""Boats: hired from merchants by the water, or the black joker (JR-6.2, JR-6.4)."""

from jackhouse.jackrabbits.board import EDGES
from jackhouse.jackrabbits.cards import BOAT
from jackhouse.jackrabbits.grammar import SAIL, to_sail
from jackhouse.jackrabbits.journey_point import JourneyPoint, enters_free
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import FORK, IS_TILE, KIND, TILE_SUITS
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER, Transfer
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason


class Boat(Transfer):
    """`sail QD:0`: over a water that the tile touches, in by any open road of another tile (JR-6.2)."""

    verb = SAIL
    rule = "JR-6.2"

    def suits(self, state: RabbitState, point: JourneyPoint) -> int:
        return TILE_SUITS[FORK] if point.stage == ON_ROAD and KIND[point.tile] == FORK else 0

    def joker(self, point: JourneyPoint) -> int:
        return BOAT if point.boat and IS_TILE[point.tile] else NO_JOKER

    def targets(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        board = state.rules.board
        waters = board.waters_at[point.tile]
        if not waters:
            return []
        return [
            to_sail(port)
            for port in board.open_ports
            if board.water_of[port] in waters and port // EDGES != point.tile and enters_free(board, point, port)
        ]

    def refuse(self, state: RabbitState, point: JourneyPoint, action: Action) -> Reason:
        if IS_TILE[point.tile] and not state.rules.board.waters_at[point.tile]:
            return Reason("landlocked", self.rule)
        return super().refuse(state, point, action)

    def carry_out(self, state: RabbitState, point: JourneyPoint, args: tuple[int, ...]) -> None:
        point.enter(args[0] * EDGES + args[1])
