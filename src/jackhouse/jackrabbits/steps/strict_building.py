"""Strict building: in turns, each flips one own tile and lays it (JR-3.2)."""

from typing import Final

from jackhouse.jackrabbits.building.phase import BuildingPhase
from jackhouse.jackrabbits.building.pieces import SHAPES
from jackhouse.jackrabbits.state import NOBODY, RabbitState
from jackhouse.jackrabbits.steps.building import NO_PIECE, TO_FINISH, TO_FLIP, Building, Held, phase_of
from jackhouse.kernel.actions import Action

STRICT: Final = "strict"


class StrictBuilding(Building):
    """`flip hex`, then the tile is laid, and the next player goes on. One seat builds at a time."""

    style = STRICT

    def deal_tiles(self, state: RabbitState, phase: BuildingPhase, pieces: list[int]) -> None:
        phase.deal_face_down(pieces, state.order_of_play())

    def seats_to_ask(self, state: RabbitState, phase: BuildingPhase) -> list[int]:
        return [state.turn]

    def seat_to_lay_for(self, state: RabbitState, phase: BuildingPhase) -> int:
        if phase.is_done():
            return NOBODY
        while not phase.left(state.turn):
            self.pass_on(state)
        return state.turn if phase.finishing[state.turn] else NOBODY

    def pass_on(self, state: RabbitState) -> None:
        state.turn = state.order[(state.order.index(state.turn) + 1) % state.players]

    def laid(self, state: RabbitState, phase: BuildingPhase) -> None:
        self.pass_on(state)

    def held(self, state: RabbitState, seat: int) -> Held:
        phase = state.building
        hand = phase.hands[seat] if phase is not None else []
        return Held(hand[0] if hand else NO_PIECE, state.window.drafted(seat))

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found = super().legal(state, seat)
        if TO_FINISH not in found and phase_of(state).reopened and not state.window.drafted(seat):
            found.append(TO_FINISH)  # the tile in hand was not flipped but given back
        return found

    def tile_choices(self, phase: BuildingPhase, seat: int) -> list[Action]:
        return [TO_FLIP[shape] for shape in range(len(SHAPES)) if phase.stacks[seat][shape]]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return TO_FLIP[:] if self.held(state, seat).piece == NO_PIECE else []
