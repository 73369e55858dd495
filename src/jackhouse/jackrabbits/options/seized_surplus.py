"""Addition `seized-surplus`."""

from jackhouse.jackrabbits.cards import CARD_NAMES, IS_ROYAL
from jackhouse.jackrabbits.dealing import pass_unseen
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.call import Call
from jackhouse.jackrabbits.steps.giving_up import ask_to_give_up
from jackhouse.jackrabbits.steps.hand_limit import passport_of
from jackhouse.kernel.event import only
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.options import addition
from jackhouse.kernel.step import Step


class SeizingCall(Call):
    """A hand that is caught loses its surplus to the catcher. The surplus is counted when the hands are named."""

    def punish(self, state: RabbitState, seat: int, by: int) -> None:
        surplus = len(state.hands[seat]) - state.rules.hand_limit
        state.push(state.rules.step_code("seizing"), 0, (by, seat, surplus))


class Seizing(Step[RabbitState]):
    """Takes the surplus card by card, unseen by the others. The frame holds (catcher, seat of the hand, cards left).

    No look at the hand limit follows: the catcher can be called at the next moment of JR-4.9.
    """

    name = "seizing"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        catcher, caught, left = frame.args[0], frame.args[1], frame.args[2]
        if left == 0:
            state.pop()
            return
        state.replace(0, (catcher, caught, left - 1))
        kept = passport_of(state, caught)
        hand = [card for card in state.hands[caught] if card != kept]
        card = hand[state.rng.below(len(hand))]
        is_open = pass_unseen(state, caught, catcher, card, [kept])
        if state.emitting:
            secret = None if is_open else {"card": only(catcher, caught)}
            state.emit("seized", {"seat": catcher, "victim": caught, "card": CARD_NAMES[card]}, secrets=secret)
        if IS_ROYAL[card]:  # a fourth royal is given up at once, then the win is checked (JR-5.3, JR-4.10)
            state.push(state.rules.step_code("homecoming"))
            if state.free_carrots(catcher) < 0:
                ask_to_give_up(state, catcher)


class SeizedSurplus(Rule):
    """Whoever catches a hand over the limit takes the surplus, at random (JR-8.13)."""

    option = addition("seized-surplus", "JR-8.13", group="cards", editions="ABCD", needs={"hand-limit": "caught"})
    governs = ("JR-8.13", "JR-5.3")
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(SeizingCall())
        rules.add_step(Seizing())
