"""Helpers for tests of journeys."""

from typing import Any

from jackhouse.jackrabbits.state import RabbitState
from tests.helpers import legal, play, position


def set_out(place: str = "citadel", hand: str = "", price: int = 7, moves: str = "", **setup: Any) -> RabbitState:
    """Returns a state in which seat 0 sets out from this place, with this hand, at this Price."""
    die = min(6, price - 1)
    setup.setdefault("players", 2)
    setup.setdefault("rabbits", (place,))
    setup.setdefault("hands", (hand,))
    return position(dice=((die, price - die),), moves=f"roll; pass; {moves}", **setup)


def rabbit(state: RabbitState, seat: int = 0) -> str:
    """Returns the public place of a rabbit."""
    place: str = state.view(None)["rabbits"][seat]
    return place


def walk(state: RabbitState, *lines: str) -> str:
    """Plays these lines, then the only legal answers until the journey ends; returns its end."""
    seat = state.turn
    play(state, *lines)
    while state.phase == "journey" and len(legal(state)) == 1:
        play(state, legal(state)[0])
    assert state.phase != "journey", f"not at an end: {legal(state)}"
    return rabbit(state, seat)


def offers(state: RabbitState, verb: str) -> list[str]:
    """Returns the arguments that are legal with this verb: `offers(s, "hike") == ["1", "3"]`."""
    return [line.removeprefix(verb).strip() for line in legal(state) if line.split()[0] == verb]


def stands(state: RabbitState) -> str:
    """Returns the road tile where seat 0 has stopped, with its edge of entry."""
    spot = state.view(0)["journey"]
    return f"{spot['at']}:{spot['edge']}"
