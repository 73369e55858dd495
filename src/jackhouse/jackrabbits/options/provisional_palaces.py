"""Addition `provisional-palaces`."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, HEARTS
from jackhouse.jackrabbits.grammar import CONTEST, GRAMMAR, TO_PASS, declare_verb
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, payments, purse, total_of
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import RabbitRules, Zone
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.contest import Contest, ContestRight, rights
from jackhouse.jackrabbits.steps.proof import PROOF_POINTS
from jackhouse.jackrabbits.tiles import IS_HEX
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.options import addition
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step

OPEN_PALACE: Final = declare_verb("palace", "cards", "JR-8.7")


class ProvisionalPalaces(Rule):
    """Hearts laid open at the end of a turn make the hex a palace until the owner's next turn (JR-8.7).

    Rulings: one may lay any hearts that would be a proof (JR-7.6), or all hearts of the hand. The owner contests with
    all hearts that still lie there, so a refuted one loses them all. Where a palace of the board gives the same right,
    any hearts of the hand serve, and those shown are lost, as in JR-7.6. The hearts left of a palace that has ended
    lie open until the end of that turn.
    """

    option = addition(
        "provisional-palaces",
        "JR-8.7",
        group="company",
        editions="AC",
        needs={"vetting": True},
        clashes={"special-access": True, "hearts-boost": True},
    )
    governs = ("JR-8.7",)
    needs_others = True

    def contribute(self, rules: RabbitRules) -> None:
        right = PalaceOwnerRight(rules.add_zone("laid-hearts", held=True))
        rules.contest_rights.append(right)
        rules.add_step(PalaceContest(right))
        rules.add_step(TakingUp(right))
        rules.add_step(Laying(right))
        rules.insert_in_turn("palace-end", before="roll")
        rules.add_to_turn("palace")


class PalaceOwnerRight(ContestRight):
    """The owner of a provisional palace, with the hearts laid there.

    The palace needs no place of its own: between two turns of its owner, the rabbit leaves its hex only by exile.
    """

    holder = "opener"

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def may_contest(self, state: RabbitState, seat: int, place: int) -> bool:
        return state.rabbits[seat] == place and self.stands(state, seat)

    def hearts(self, state: RabbitState, seat: int) -> list[int]:
        return state.zone(self.zone, seat)[:]

    def stands(self, state: RabbitState, seat: int) -> bool:
        """Whether the seat has a palace: its rabbit is on a hex, and the hearts still make a proof."""
        return IS_HEX[state.rabbits[seat]] and total_of(state, seat, state.zone(self.zone, seat)) >= PROOF_POINTS

    def lay(self, state: RabbitState, seat: int, cards: tuple[int, ...]) -> None:
        """Lays hearts of the hand open."""
        for card in cards:
            state.knowledge.shown(card, seat)
            state.zone(self.zone, seat).append(card)
        if state.emitting:
            names = [CARD_NAMES[card] for card in cards]
            state.emit("palace-opened", {"seat": seat, "place": state.place_of(seat), "cards": names})

    def take_up(self, state: RabbitState, seat: int) -> None:
        """Ends the palace of a seat. The hearts were in its hand all the time."""
        laid = state.zone(self.zone, seat)
        if not laid:
            return
        if state.emitting:
            state.emit("palace-closed", {"seat": seat, "cards": [CARD_NAMES[card] for card in laid]})
        laid.clear()


class PalaceContest(Contest):
    """At a provisional palace, `contest` with all hearts laid there or `pass`; elsewhere as usual."""

    name = "contest"

    def __init__(self, right: PalaceOwnerRight) -> None:
        self.right = right

    def has_no_other_right(self, state: RabbitState, seat: int) -> bool:
        found = rights(state, seat)
        return len(found) == 1 and found[0] is self.right

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        if not self.has_no_other_right(state, seat):
            return super().legal(state, seat)
        return [Action(GRAMMAR, CONTEST, tuple(self.right.hearts(state, seat))), TO_PASS]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb == CONTEST and self.has_no_other_right(state, seat):
            cards = [CARD_NAMES[card] for card in self.right.hearts(state, seat)]
            return Reason("only-laid-hearts", "JR-8.7", {"cards": cards})
        return super().refuse(state, seat, action)


class TakingUp(Step[RabbitState]):
    """The active player takes up the hearts laid in the last turn."""

    name = "palace-end"

    def __init__(self, right: PalaceOwnerRight) -> None:
        self.right = right

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.pop()
        self.right.take_up(state, state.turn)


class Laying(Step[RabbitState]):
    """`palace 4H,2H` or `pass`, asked with any hand on a hex, so that being asked reveals nothing."""

    name = "palace"

    def __init__(self, right: PalaceOwnerRight) -> None:
        self.right = right

    def resume(self, state: RabbitState, frame: Frame) -> None:
        for seat in state.order_of_play():
            if not self.right.stands(state, seat):
                self.right.take_up(state, seat)
        if IS_HEX[state.rabbits[state.turn]]:
            state.ask(frame.step, state.turn)
        else:
            state.pop()

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        hearts = purse(state, seat, HEARTS)
        found = payments(state, seat, hearts, PROOF_POINTS, (), LIST_LIMIT)
        if found and tuple(hearts) not in found:
            found.append(tuple(hearts))
        return [*[Action(GRAMMAR, OPEN_PALACE, cards) for cards in found], TO_PASS]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        state.pop()
        if action.verb == OPEN_PALACE:
            self.right.lay(state, seat, action.args)
        elif state.emitting:
            state.emit("passed", {"seat": seat, "question": self.name})

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        return Reason("no-palace", "JR-8.7", {"points": PROOF_POINTS}) if action.verb == OPEN_PALACE else None
