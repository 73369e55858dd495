"""Wandering without cards: the journey of a meadow (JR-3.3)."""

from typing import Final

from jackhouse.jackrabbits.grammar import GRAMMAR, HOLE, declare_verb
from jackhouse.jackrabbits.journey_point import JourneyPoint
from jackhouse.jackrabbits.roads import choices, transfer_of
from jackhouse.jackrabbits.ruleset import SET_OUT, Counter
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.journey import Journey
from jackhouse.jackrabbits.tiles import UNDERGROUND
from jackhouse.kernel.actions import Action
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason

ENOUGH: Final = declare_verb("enough", "", "JR-3.3")
TO_PROPOSE_END: Final = Action(GRAMMAR, ENOUGH)

_UNPAYABLE: Final = 1000  # the price of a transfer


class Wandering(Journey):
    """A journey along free roads, through forks, into caves and out of them, off the map and back.

    Before setting out, `enough` proposes to end the game, once a turn.
    """

    name = "journey"

    def __init__(self, proposed: Counter) -> None:
        self.proposed = proposed

    def resume(self, state: RabbitState, frame: Frame) -> None:
        state.phase = "journey"
        super().resume(state, frame)

    def point(self, state: RabbitState) -> JourneyPoint:
        point = super().point(state)
        point.price = _UNPAYABLE
        return point

    def may_propose_end(self, state: RabbitState) -> bool:
        return state.frames[-1].stage == SET_OUT and not state.counters[self.proposed.slot]

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        found = choices(state, self.point(state))
        return [*found, TO_PROPOSE_END] if self.may_propose_end(state) else found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        if action.verb != ENOUGH:
            super().answer(state, seat, action)
            return
        state.counters[self.proposed.slot] = 1
        if state.emitting:
            state.emit("end-proposed", {"seat": seat})
        state.push(state.rules.step_code("agreement"))

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        return [action for action in super().candidates(state, seat) if not is_transfer(self.point(state), action)]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        if action.verb == ENOUGH:
            return Reason("end-proposed-already", "JR-3.3")
        if is_transfer(self.point(state), action):
            return Reason("no-transfers", "JR-3.3")
        return super().refuse(state, seat, action)


def is_transfer(point: JourneyPoint, action: Action) -> bool:
    """Whether it is a transfer that somebody would pay for: coming up out of a cave is free."""
    comes_up = action.verb == HOLE and point.tile == UNDERGROUND
    return transfer_of(action.verb) is not None and not comes_up
