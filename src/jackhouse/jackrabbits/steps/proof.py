"""A contested visitor proves its standing, or leaves (JR-7.6, JR-7.7)."""

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import put_away
from jackhouse.jackrabbits.exile import exile
from jackhouse.jackrabbits.grammar import GRAMMAR, PROVE, TO_LEAVE
from jackhouse.jackrabbits.proofs import no_proof, proofs
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Proof(Step[RabbitState]):
    """`prove 4H,2H` or `leave`; the frame holds (challenger, *cards it showed)."""

    name = "proof"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        hands = proofs(state, seat, state.rules.queen_proves_visitor)
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
        for card in shown:
            put_away(state, challenger, card)
        exile(state, challenger, "contest")

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return no_proof() if action.verb == PROVE else None

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        return {"challenger": state.frames[-1].args[0]}
