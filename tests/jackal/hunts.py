"""Helpers for tests of Jackal."""

from typing import Any

from jackhouse import games
from jackhouse.jackal.state import JackalState
from tests.helpers import legal, play

JACKAL = games.get("jackal")
ONE_ISLAND = {"islands": 1}


def ashore(**setup: Any) -> JackalState:
    """Returns a state with an island just turned up."""
    state: JackalState = JACKAL.position(**setup)
    return state


def question(state: Any) -> str:
    return "over" if state.over else state.ruleset.steps[state.window.step].name


def lay(state: Any, seat: int, row: str) -> None:
    """Lays a row for a seat and commits it."""
    for card in row.split():
        play(state, f"{seat}: lay {card}")
    play(state, f"{seat}: commit")


def hunt(island: str, *rows: str, extra: tuple[str, ...] = (), **setup: Any) -> JackalState:
    """Returns a state in which all have committed a row; `extra` are their other cards. One island by default."""
    more = [*extra, *[""] * len(rows)]
    hands = [f"{row} {more[seat]}".strip() for seat, row in enumerate(rows)]
    state = ashore(**{"island": island, "hands": hands, "options": ONE_ISLAND, **setup})
    while question(state) == "tortuga":
        play(state, "sail")
    for seat in list(state.window.seats):
        if question(state) == "planning":
            lay(state, seat, rows[seat])
    return state


def go_on(state: Any) -> JackalState:
    """Passes for all until there is a direction to choose, a new island, or the end."""
    while not state.over and "pass" in legal(state):
        play(state, "pass")
    return state


def play_round(state: Any) -> list[Any]:
    """Plays the least until the next island is turned up; returns the last events."""
    events: list[Any] = []
    now = state.round
    while not state.over and state.round == now:
        choices = legal(state)
        quiet = [choice for choice in ("commit", "pass", "sail") if choice in choices]
        events = play(state, quiet[0] if quiet else choices[0])
    return events


def told(events: list[Any], code: str) -> list[dict[str, Any]]:
    return [event.params for event in events if event.code == code]


def where(state: Any) -> list[str | None]:
    """Returns the cells of the pirates."""
    cells: list[str | None] = state.view(None)["pirates"]
    return cells
