"""Contesting a visitor at a palace (JR-7.6)."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, HEARTS
from jackhouse.jackrabbits.grammar import CONTEST, GRAMMAR, TO_PASS
from jackhouse.jackrabbits.payment_search import purse
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
        asked = challengers(state) if frame.stage == ASK and state.arrived else []
        if asked:
            state.ask_all(frame.step, asked)
        else:
            state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        hands = proofs(state, seat, hearts_of(state, seat), state.rules.queen_proves_challenger)
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


class ContestRight:
    """A right to contest an arrival. A subclass decides, from public facts only, which seats have it at which hexes."""

    holder: str = "anybody"
    """The holder as the atlas names it: `anybody`, the `host` resting there, the `owner` of the carrot, an `opener`."""

    def is_at(self, place: int) -> bool:
        """Whether any seat may ever have this right at the hex (`RabbitRules.freeze` asks once)."""
        return True

    def may_contest(self, state: RabbitState, seat: int, place: int) -> bool:
        """Whether this seat, which is not off-board, may contest the active rabbit's arrival at the hex."""
        return True

    def hearts(self, state: RabbitState, seat: int) -> list[int]:
        """Returns the hearts of the seat with which it may do so."""
        return purse(state, seat, HEARTS)


class PalaceRight(ContestRight):
    """Everybody, at palaces (JR-7.6)."""

    def is_at(self, place: int) -> bool:
        return KIND[place] == PALACE


def rights(state: RabbitState, seat: int) -> list[ContestRight]:
    """Returns the rights by which a seat may contest the arrival."""
    place = state.rabbits[state.turn]
    if state.rabbits[seat] == OFF_BOARD:
        return []
    royal = ROYAL_OF[place]
    if royal >= 0 and state.where[royal] == state.turn:
        return []  # the visitor's carrot marks the hex
    return [right for right in state.rules.rights_at[place] if right.may_contest(state, seat, place)]


def challengers(state: RabbitState) -> list[int]:
    """Returns those who may contest the arrival, in turn order."""
    if not state.rules.rights_at[state.rabbits[state.turn]]:
        return []
    return [seat for seat in state.order_of_play()[1:] if rights(state, seat)]


def hearts_of(state: RabbitState, seat: int) -> list[int]:
    """Returns the hearts with which a seat may contest: those of the right that allows the most cards."""
    most: list[int] = []
    for right in rights(state, seat):
        hearts = right.hearts(state, seat)
        if len(hearts) > len(most):
            most = hearts
    return most
