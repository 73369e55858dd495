"""The roll of the dice, which makes the Price (JR-4.1, JR-4.3)."""

from jackhouse.jackrabbits.grammar import TO_ROLL
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.step import Step


class Roll(Step[RabbitState]):
    """`roll`: two dice; their total is the Price for this turn."""

    name = "roll"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.ask(frame.step, state.turn)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return [TO_ROLL]

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if state.coming_dice:
            state.die_one, state.die_two = state.coming_dice[0], state.coming_dice[1]
            state.coming_dice = state.coming_dice[2:]
        else:
            state.die_one = 1 + state.rng.below(6)
            state.die_two = 1 + state.rng.below(6)
        if state.emitting:
            state.emit("rolled", {"seat": seat, "dice": [state.die_one, state.die_two], "price": state.price})
        state.pop()
