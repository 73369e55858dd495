"""New cards, and the token passes to the left (JK-7.1)."""

from jackhouse.jackal.dealing import clear_table, draw
from jackhouse.jackal.ruleset import FILL_UP
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class NewCards(Step[JackalState]):
    """Clockwise from the First player each draws one and fills up to four; those in Tortuga only fill up."""

    name = "new-cards"

    def resume(self, state: JackalState, frame: Frame) -> None:
        state.pop()
        if state.round == state.rules.rounds:
            state.end("voyage-over")  # JK-7.3
            return
        clear_table(state)
        for seat in state.in_order():
            if not state.away[seat]:
                draw(state, seat, "new-cards")
            while len(state.hands[seat]) < FILL_UP and (state.pile or state.discard):
                draw(state, seat, "new-cards")
        state.first = (state.first + 1) % state.players
