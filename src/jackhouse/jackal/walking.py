"""Movement: cards are carried out one by one, and each space that a pirate enters has its effect.

The frame of the row holds the index of the card.
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
    """Returns the cells to which the card at this index can move its pirate."""
    return state.isle().ends[kind_at(state, at) * CELLS + state.pirates[state.turn]]


def carry_out(state: JackalState, at: int) -> None:
    """Moves the pirate if it can move; else its turn ends (JK-5.2). The only possible move is not asked."""
    ends = ends_of(state, at)
    if not ends:
        end_row(state, "blocked")
    elif len(ends) == 1:
        step_to(state, at, ends[0])
    else:
        state.replace(ASKED, (at,))
        state.ask(state.rules.go_step, state.turn)


def step_to(state: JackalState, at: int, cell: int) -> None:
    """Moves one step and applies the space."""
    seat = state.turn
    state.move_pirate(seat, cell)
    state.add_steps(seat, 1)
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
    """Adds the second step of difficult terrain (JK-5.2)."""
    state.add_steps(state.turn, 1)
    if state.emitting:
        state.emit("trudged", {"seat": state.turn, "steps": state.steps[state.turn]})


def end_row(state: JackalState, cause: str) -> None:
    """Ends the turn without a treasure (JK-5.4)."""
    if state.emitting:
        state.emit("row-ended", {"seat": state.turn, "cause": cause})
    state.pop()
