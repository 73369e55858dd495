"""A contested visitor shows a proof at a palace, or leaves (JR-7.6, JR-7.7)."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, HEARTS
from jackhouse.jackrabbits.dealing import exile, spend
from jackhouse.jackrabbits.grammar import GRAMMAR, PROVE, TO_LEAVE
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, payments, purse
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import KIND, PALACE, ROYAL_OF
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

PROOF_POINTS: Final = 6  # in hearts (JR-7.6)


class Proof(Step[RabbitState]):
    """`prove 4H,2H` or `leave`; the frame holds (challenger, *cards it showed)."""

    name = "proof"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        hands = proofs(state, seat, purse(state, seat, HEARTS), state.rules.queen_proves_visitor)
        return [*[Action(GRAMMAR, PROVE, cards) for cards in hands], TO_LEAVE]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        challenger, shown = state.frames[-1].args[0], state.frames[-1].args[1:]
        state.pop()
        if action.verb != PROVE:
            exile(state, seat, "contest")
            return
        for card in action.args:
            state.knowledge.shown(card, seat)
        if state.emitting:
            state.emit("proved", {"seat": seat, "cards": [CARD_NAMES[card] for card in action.args]})
            state.emit("refuted", {"seat": challenger, "cards": [CARD_NAMES[card] for card in shown]})
        spend(state, challenger, list(shown))
        exile(state, challenger, "contest")

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return no_proof() if action.verb == PROVE else None

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return {"challenger": state.frames[-1].args[0]}


def no_proof() -> Reason:
    return Reason("no-proof", "JR-7.6", {"points": PROOF_POINTS})


def proofs(state: RabbitState, seat: int, hearts: list[int], by_queen: bool) -> list[tuple[int, ...]]:
    """Returns the irreducible sets of these hearts that prove, and the queen's card if an option allows it."""
    found = payments(state, seat, hearts, PROOF_POINTS, (), LIST_LIMIT)
    place = state.rabbits[state.turn]
    queen = ROYAL_OF[place]
    if by_queen and KIND[place] == PALACE and state.where[queen] == seat and (queen,) not in found:
        found.append((queen,))
    return found
