"""Fighting another rabbit on the same hex (JR-7.3)."""

from jackhouse.jackrabbits.cards import SPADES, SUIT_BIT
from jackhouse.jackrabbits.deeds.deed import Deed
from jackhouse.jackrabbits.grammar import FIGHT, GRAMMAR
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import HEXES
from jackhouse.kernel.actions import Action
from jackhouse.kernel.reason import Reason


class Fight(Deed):
    """`fight 1`: attack one rabbit of those on your hex, once a turn, with a spade at least."""

    verb = FIGHT

    def possible(self, state: RabbitState) -> bool:
        return not state.fought and len(rivals(state)) > 0

    def offers(self, state: RabbitState, seat: int) -> list[Action]:
        if state.fought or not armed(state, seat):
            return []
        return [Action(GRAMMAR, FIGHT, (rival,)) for rival in rivals(state)]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [Action(GRAMMAR, FIGHT, (rival,)) for rival in rivals(state)]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.args[0] not in rivals(state):
            return Reason("no-rival-here", "JR-7.3", {"seat": action.args[0]})
        if state.fought:
            return Reason("one-fight-a-turn", "JR-7.3")
        return Reason("no-spades", "JR-7.3")

    def begin(self, state: RabbitState, seat: int, action: Action) -> None:
        state.push(state.rules.step_code("fighting"), 0, (seat, action.args[0], 0, 0))


def rivals(state: RabbitState) -> list[int]:
    """The other rabbits on the hex where the active one rests (never Underground)."""
    place = state.rabbits[state.turn]
    if place >= HEXES:
        return []
    return [seat for seat in range(state.players) if seat != state.turn and state.rabbits[seat] == place]


def armed(state: RabbitState, seat: int) -> bool:
    for card in state.hands[seat]:
        if SUIT_BIT[card] == SPADES:
            return True
    return False
