"""Six points in hearts, or the queen's own card: what gives standing at a palace (JR-7.6)."""

from typing import Final

from jackhouse.jackrabbits.cards import HEARTS
from jackhouse.jackrabbits.paying import LIST_LIMIT, payments, purse
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import ROYAL_OF
from jackhouse.kernel.reason import Reason

STANDING: Final = 6


def no_proof() -> Reason:
    return Reason("no-proof", "JR-7.6", {"points": STANDING})


def proofs(state: RabbitState, seat: int, by_queen: bool) -> list[tuple[int, ...]]:
    """The sets of hearts without a superfluous card that a hand can show, and the queen if the table lets her."""
    found = payments(state, purse(state, seat, HEARTS), STANDING, (), LIST_LIMIT)
    queen = ROYAL_OF[state.rabbits[state.turn]]
    if by_queen and state.where[queen] == seat and (queen,) not in found:
        found.append((queen,))
    return found
