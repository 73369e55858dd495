"""Horses: hired from merchants, or the red joker (JR-6.2, JR-6.4)."""

from jackhouse.jackrabbits.board import EDGES, INSIDE
from jackhouse.jackrabbits.cards import HORSE
from jackhouse.jackrabbits.grammar import RIDE, TO_RIDE
from jackhouse.jackrabbits.journey_point import JourneyPoint
from jackhouse.jackrabbits.ruleset import ON_ROAD
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import FORK, IS_TILE, KIND, TILE_SUITS
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER, Transfer
from jackhouse.kernel.actions import Action


class Horse(Transfer):
    """`ride QH`: to any hex on the board, at once; not from a hex to itself (JR-6.2)."""

    verb = RIDE
    rule = "JR-6.2"

    def suits(self, state: RabbitState, point: JourneyPoint) -> int:
        return TILE_SUITS[FORK] if point.stage == ON_ROAD and KIND[point.tile] == FORK else 0

    def joker(self, point: JourneyPoint) -> int:
        return HORSE if point.horse and IS_TILE[point.tile] else NO_JOKER

    def targets(self, state: RabbitState, point: JourneyPoint) -> list[Action]:
        found = [TO_RIDE[place] for place in state.rules.rides[point.tile] if place != point.tile]
        return [ride for ride in found if ride.args[0] not in point.barred] if point.barred else found

    def carry_out(self, state: RabbitState, point: JourneyPoint, args: tuple[int, ...]) -> None:
        point.enter(args[0] * EDGES + INSIDE)
