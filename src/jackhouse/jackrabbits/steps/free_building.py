"""Free building: all tiles lie face up, and anyone lays own tiles at any time (JR-3.2)."""

from typing import Final

from jackhouse.jackrabbits.building.phase import BuildingPhase
from jackhouse.jackrabbits.building.pieces import PIECE_NAMES
from jackhouse.jackrabbits.state import NOBODY, RabbitState
from jackhouse.jackrabbits.steps.building import NO_PIECE, TO_PICK, TO_TAKE_BACK, Building
from jackhouse.kernel.actions import Action

FREE: Final = "free"


class FreeBuilding(Building):
    """`pick KD`, then the tile is laid; `take-back` lifts the last one. All who have tiles build at the same time."""

    style = FREE

    def deal_tiles(self, state: RabbitState, phase: BuildingPhase, pieces: list[int]) -> None:
        phase.deal_face_up(pieces, state.order_of_play(), state.rng)
        if state.emitting:
            names = [[PIECE_NAMES[piece] for piece in hand] for hand in phase.hands]
            state.emit("tiles-dealt", {"tiles": names})

    def seats_to_ask(self, state: RabbitState, phase: BuildingPhase) -> list[int]:
        return [seat for seat in state.order_of_play() if phase.left(seat)]

    def seat_to_lay_for(self, state: RabbitState, phase: BuildingPhase) -> int:
        for seat in state.order_of_play():
            if phase.finishing[seat] and phase.left(seat):
                return seat
        return NOBODY

    def tile_choices(self, phase: BuildingPhase, seat: int) -> list[Action]:
        found = [TO_PICK[piece] for piece in dict.fromkeys(phase.hands[seat])]
        if phase.may_take_back(seat):
            found.append(TO_TAKE_BACK)
        return found

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_TAKE_BACK] if self.held(state, seat).piece == NO_PIECE else []
