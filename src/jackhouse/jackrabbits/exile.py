"""Going off-board against one's will (JR-6.8)."""

from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import OFF_BOARD, PLACE_NAMES


def exile(state: RabbitState, seat: int, cause: str) -> None:
    """A rabbit is thrown off the board; it starts its next turn so, and the active one has no Increment (JR-6.8)."""
    if state.emitting:
        state.emit("exiled", {"seat": seat, "from": PLACE_NAMES[state.rabbits[seat]], "cause": cause})
    state.rabbits[seat] = OFF_BOARD
