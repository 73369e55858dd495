"""Bots that play, for tests."""

from typing import Any

from jackhouse import bots
from jackhouse.kernel import Action, Rng


def bot_choice(state: Any, seat: int | None = None, bot: str = "greedy") -> str:
    """Returns the action that a new bot chooses for the seat (default: the first awaited)."""
    asked = state.awaited[0] if seat is None else seat
    return str(bots.get(bot).choose(state.view(asked), state.legal(asked), Rng.of_seed(1)))


def play_with_bots(state: Any, names: str, stop: str = "", seed: int = 1) -> list[str]:
    """Plays to the end, or until an action begins with `stop`; returns the actions as `seat: action`."""
    seats, rng, lines = bots.fill_seats(names, state.players), Rng.of_seed(seed), []
    while not state.over:
        seat = state.awaited[0]
        legal: list[Action] = state.legal(seat)
        action = seats[seat].choose(state.view(seat), legal, rng)
        assert action in legal
        state.play(seat, action)
        lines.append(f"{seat}: {action}")
        if stop and str(action).startswith(stop):
            break
    return lines
