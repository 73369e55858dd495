"""Tortuga: staying away from an island to buy cards (JK-7.2)."""

from jackhouse.jackal.dealing import draw
from jackhouse.jackal.grammar import TO_SAIL, TO_VISIT, TORTUGA
from jackhouse.jackal.ruleset import BOUGHT
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Tortuga(Step[JackalState]):
    """`sail` or `tortuga 2`: asked openly, clockwise from the First player, of those who have a coin."""

    name = "tortuga"

    def resume(self, state: JackalState, frame: Frame) -> None:
        at = frame.stage
        if at == state.players:
            state.pop()
            return
        state.replace(at + 1)
        seat = (state.first + at) % state.players
        if state.coins[seat]:
            state.ask(frame.step, seat)

    def legal(self, state: JackalState, seat: int) -> list[Action]:
        most = min(state.coins[seat], len(BOUGHT) - 1)
        return [TO_SAIL, *TO_VISIT[1 : most + 1]]

    def answer(self, state: JackalState, seat: int, action: Action) -> None:
        """Pays and draws at once; one purchase in each visit."""
        if action.verb != TORTUGA:
            if state.emitting:
                state.emit("sailed", {"seat": seat})
            return
        coins = action.args[0]
        state.away = state.away[:]
        state.away[seat] = True
        state.add_coins(seat, -coins)
        if state.emitting:
            state.emit("visited-tortuga", {"seat": seat, "coins": coins, "count": BOUGHT[coins]})
        for _ in range(BOUGHT[coins]):
            draw(state, seat, "tortuga")

    def refuse(self, state: JackalState, seat: int, action: Action) -> Reason | None:
        if action.verb != TORTUGA:
            return None
        if not 0 < action.args[0] < len(BOUGHT):
            return Reason("no-such-price", "JK-7.2", {"price": action.args[0]})
        return Reason("coins-unmet", "JK-7.2", {"price": action.args[0], "coins": state.coins[seat]})

    def about(self, state: JackalState, seat: int) -> dict[str, object]:
        """On the last island, adds the number of islands: cards bought now can never be played (JK-7.3)."""
        rounds = state.rules.rounds
        return {"rounds": rounds} if state.round == rounds else {}

    def candidates(self, state: JackalState, seat: int) -> list[Action]:
        return TO_VISIT[1:]
