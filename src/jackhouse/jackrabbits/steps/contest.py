"""Contesting a visitor at a palace (JR-7.6)."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.grammar import CONTEST, GRAMMAR, TO_PASS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.proof import no_proof, proofs
from jackhouse.jackrabbits.tiles import KIND, OFF_BOARD, PALACE, ROYAL_OF
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

ASK: Final = 0
RESOLVED: Final = 1


class Contest(Step[RabbitState]):
    """`contest 4H,2H` or `pass`: one sealed question to all others not off-board, with any hand (JR-7.7)."""

    name = "contest"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        asked = challengers(state) if frame.stage == ASK and vetted(state) else []
        if asked:
            state.ask_all(frame.step, asked)
        else:
            state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        hands = proofs(state, seat, state.rules.queen_proves_challenger)
        return [*[Action(GRAMMAR, CONTEST, cards) for cards in hands], TO_PASS]

    def resolve(self, state: RabbitState, window: Window) -> None:
        """Carries out the first contest in turn order. No event names the others."""
        state.replace(RESOLVED)
        for seat, entry in zip(window.seats, window.entries, strict=True):
            if entry is not None and entry.verb == CONTEST:
                for card in entry.args:
                    state.knowledge.shown(card, seat)
                if state.emitting:
                    cards = [CARD_NAMES[card] for card in entry.args]
                    state.emit("contested", {"seat": seat, "visitor": state.turn, "cards": cards})
                state.push(state.rules.step_code("proof"), 0, (seat, *entry.args))
                return
        if state.emitting:
            state.emit("uncontested", {"seat": state.turn})

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return no_proof() if action.verb == CONTEST else None


def vetted(state: RabbitState) -> bool:
    """Whether the active rabbit has just reached a palace without its own carrot."""
    place = state.rabbits[state.turn]
    return state.arrived and KIND[place] == PALACE and state.where[ROYAL_OF[place]] != state.turn


def challengers(state: RabbitState) -> list[int]:
    """Returns all others not off-board, in turn order."""
    order = [(state.turn + offset) % state.players for offset in range(1, state.players)]
    return [seat for seat in order if state.rabbits[seat] != OFF_BOARD]
