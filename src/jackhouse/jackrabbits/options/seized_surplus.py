"""Addition `seized-surplus`."""

from jackhouse.jackrabbits.cards import CARD_NAMES, IS_ROYAL
from jackhouse.jackrabbits.dealing import NO_CARDS, pass_unseen
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
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
        while left > 0:
            left -= 1
            card = self.seize(state, catcher, caught)
            if IS_ROYAL[card]:  # a fourth royal is given up at once, then the win is checked (JR-5.3, JR-4.10)
                state.replace(0, (catcher, caught, left))
                state.push(state.rules.step_code("homecoming"))
                if state.free_carrots(catcher) < 0:
                    ask_to_give_up(state, catcher)
                return
        state.pop()

    def seize(self, state: RabbitState, catcher: int, caught: int) -> int:
        """Takes a random card of the hand, but not the passport in use, and returns it."""
        hand, kept = state.hands[caught], passport_of(state, caught)
        settled = NO_CARDS
        if kept != NO_PASSPORT:
            hand, settled = [card for card in hand if card != kept], [kept]
        card = hand[state.rng.below(len(hand))]
        is_open = pass_unseen(state, caught, catcher, card, settled)
        if state.emitting:
            secret = None if is_open else {"card": only(catcher, caught)}
            state.emit("seized", {"seat": catcher, "victim": caught, "card": CARD_NAMES[card]}, secrets=secret)
        return card


class SeizedSurplus(Rule):
    """Whoever catches a hand over the limit takes the surplus, at random (JR-8.13)."""

    option = addition("seized-surplus", "JR-8.13", group="cards", editions="ABCD", needs={"hand-limit": "caught"})
    governs = ("JR-8.13", "JR-5.3")
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(SeizingCall())
        rules.add_step(Seizing())
