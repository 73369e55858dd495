"""A table of bots, for tests."""

from typing import Any

from jackhouse import bots
from jackhouse.kernel import Action, Rng


def bot_choice(state: Any, seat: int | None = None, bot: str = "greedy") -> str:
    """What a fresh bot would do for the seat (the first awaited)."""
    asked = state.awaited[0] if seat is None else seat
    return str(bots.get(bot).choose(state.view(asked), state.legal(asked), Rng.of_seed(1)))


def play_with_bots(state: Any, names: str, stop: str = "", seed: int = 1) -> list[str]:
    """Let bots play to the end, or until a line is played that begins with `stop`; the lines of the choices made."""
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
