"""Addition `windfall-lottery`."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES
from jackhouse.jackrabbits.dealing import NO_CARD, draw
from jackhouse.jackrabbits.grammar import GRAMMAR, LOTTERY, TO_PASS, TO_SHOW, declare_verb
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.hand_limit import look_at_limit
from jackhouse.jackrabbits.steps.lottery import Lottery, wins
from jackhouse.kernel.actions import Action
from jackhouse.kernel.options import addition
from jackhouse.kernel.reason import Reason

DRAW: Final = declare_verb("draw", "", "JR-8.11")
TO_DRAW: Final = Action(GRAMMAR, DRAW)


class Windfall(Lottery):
    """`lottery 4D` puts a card into the draft, `draw` shows them all, `pass` none; the frame holds those put.

    Like the Lottery, it is asked with every hand.
    """

    name = "windfall"

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        laid = state.frames[-1].args
        found = [TO_SHOW[card] for card in state.hands[seat] if wins(state, card) and card not in laid]
        if laid:
            found.append(TO_DRAW)
        found.append(TO_PASS)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        laid = state.frames[-1].args
        if action.verb == LOTTERY:
            state.draft.append(action)
            state.replace(0, (*laid, action.args[0]))
            return
        state.draft = []
        won = False
        if action.verb == DRAW:
            won = self.draw_prizes(state, seat, laid)
        elif state.emitting:
            state.emit("passed", {"seat": seat, "question": "windfall"})
        state.phase = "journey"
        state.pop()
        if won:
            look_at_limit(state)

    def draw_prizes(self, state: RabbitState, seat: int, shown: tuple[int, ...]) -> bool:
        """Shows the cards, then draws all prizes: one a card, with doubles two. Returns whether there was any."""
        for card in shown:
            state.knowledge.shown(card, seat)
        if state.emitting:
            state.emit("showed", {"seat": seat, "cards": [CARD_NAMES[card] for card in shown], "cause": "lottery"})
        for number in range(len(shown) * prizes_each(state)):
            if draw(state, seat, "lottery") == NO_CARD:
                return number > 0
        return True

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        laid = state.frames[-1].args
        if action.verb == DRAW:
            return Reason("nothing-to-show", "JR-8.11")
        if action.verb == LOTTERY and action.args[0] in laid:
            return Reason("already-shown", "JR-8.11", {"card": CARD_NAMES[action.args[0]]})
        return super().refuse(state, seat, action)

    def about(self, state: RabbitState, seat: int) -> dict[str, object]:
        laid = [CARD_NAMES[card] for card in state.frames[-1].args]
        return {"laid": laid, "prizes": len(laid) * prizes_each(state), "each": prizes_each(state)}


def prizes_each(state: RabbitState) -> int:
    """Returns how many prizes a card wins: with doubles two."""
    return 2 if state.die_one == state.die_two else 1


class WindfallLottery(Rule):
    """Every card with the number of a die wins a prize, and two with doubles (JR-8.11)."""

    option = addition("windfall-lottery", "JR-8.11", group="cards", editions="ABCD")
    governs = ("JR-8.11",)

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(Windfall())
        rules.replace_in_turn("lottery", "windfall")
