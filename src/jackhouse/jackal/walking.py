"""A pirate on its way: cards carried out one by one, and what happens on the space where each ends.

The frame of the row holds the place of the card in it.
"""

from typing import Final

from jackhouse.jackal.cards import CARD_NAMES, KIND
from jackhouse.jackal.compass import CELL_NAMES, CELLS
from jackhouse.jackal.island import BANDIT, DIFFICULT, TREASURE
from jackhouse.jackal.state import JackalState

START: Final = 0
NEXT: Final = 1  # the card at this place comes next
ASKED: Final = 2  # it is under way, and its pirate must decide something
ENTERED: Final = 3  # it has been carried out


def kind_at(state: JackalState, at: int) -> int:
    return KIND[state.rows[state.turn][at]]


def ends_of(state: JackalState, at: int) -> list[int]:
    """Where the card at this place leads from where its pirate stands."""
    return state.isle().ends[kind_at(state, at) * CELLS + state.pirates[state.turn]]


def carry_out(state: JackalState, at: int) -> None:
    """JK-5.2: it must be moved if it can; without a move the turn ends. A lone move happens by itself."""
    ends = ends_of(state, at)
    if not ends:
        end_row(state, "blocked")
    elif len(ends) == 1:
        step_to(state, at, ends[0])
    else:
        state.replace(ASKED, (at,))
        state.ask(state.rules.go_step, state.turn)


def step_to(state: JackalState, at: int, cell: int) -> None:
    """One step, and what the space holds."""
    seat = state.turn
    state.pirates[seat] = cell
    state.steps[seat] += 1
    feature = state.isle().features[cell]
    if state.emitting:
        card = CARD_NAMES[state.rows[seat][at]]
        state.emit("moved", {"seat": seat, "card": card, "cell": CELL_NAMES[cell], "steps": state.steps[seat]})
    if feature >= TREASURE:  # JK-5.3: the rest of the row is ignored
        if state.emitting:
            state.emit("reached", {"seat": seat, "value": state.isle().worth[cell], "steps": state.steps[seat]})
        state.pop()
        return
    state.replace(ENTERED, (at,))
    if feature == DIFFICULT:
        if state.hands[seat]:
            state.ask(state.rules.friday_step, seat)
        else:
            trudge(state)
    elif feature == BANDIT:
        if state.hands[seat]:
            state.ask(state.rules.weapon_step, seat)
        else:
            end_row(state, "bandit")


def trudge(state: JackalState) -> None:
    """JK-5.2: entering difficult terrain counts two in all."""
    state.steps[state.turn] += 1
    if state.emitting:
        state.emit("trudged", {"seat": state.turn, "steps": state.steps[state.turn]})


def end_row(state: JackalState, cause: str) -> None:
    """The turn ends without a treasure (JK-5.4)."""
    if state.emitting:
        state.emit("row-ended", {"seat": state.turn, "cause": cause})
    state.pop()
