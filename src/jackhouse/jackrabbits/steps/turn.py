"""The frame at the bottom of the stack: its stage is the next step of the turn (JR-4.11)."""

from jackhouse.jackrabbits.state import NO_PASSPORT, RabbitState
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Turn(Step[RabbitState]):
    """Hands over to each step of the turn order, then to the next player."""

    name = "turn"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        rules, at = state.rules, frame.stage
        if at < len(rules.turn):
            state.frames[-1] = rules.turn_frames[at + 1]
            state.frames.append(rules.turn[at])
            return
        state.frames[-1] = rules.turn_frames[0]
        self.pass_on(state)

    def pass_on(self, state: RabbitState) -> None:
        """Passes the turn in the order of play. The game ends with the last round (JR-4.10)."""
        following = state.order[(state.order.index(state.turn) + 1) % state.players]
        if following == state.first:
            if state.round >= state.rules.round_cap:
                state.end("round-cap")
                return
            state.round += 1
        state.turn = following
        begin_turn(state)


def begin_turn(state: RabbitState) -> None:
    state.die_one = 0
    state.die_two = 0
    state.phase = "lottery"
    state.turn_decisions = 0
    state.arrived = False
    state.passport = NO_PASSPORT
    state.fought = False
    if state.paid_in_trade:
        state.paid_in_trade = []
    for counter in state.rules.counters:
        if counter.each_turn:
            state.counters[counter.slot] = counter.start
    if state.sheltered and state.turn in state.sheltered:
        state.sheltered = [seat for seat in state.sheltered if seat != state.turn]
    if state.emitting:
        state.emit("turn-began", {"seat": state.turn, "round": state.round})
