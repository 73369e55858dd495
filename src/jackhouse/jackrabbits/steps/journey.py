"""The Journey: along the roads to the next hex, with transfers on the way (JR-4.4, JR-6)."""

from jackhouse.jackrabbits.board import BRINK, EDGES, INSIDE, PASSED, PORT_NAMES
from jackhouse.jackrabbits.grammar import (
    EXIT,
    GO_OFF_BOARD,
    GO_UNDERGROUND,
    GRAMMAR,
    HOLE,
    ON,
    STAY,
    TAKE,
    TO_EXIT,
    TO_GO_ON,
    TO_HOLE,
    TO_STAY,
    TO_TAKE,
)
from jackhouse.jackrabbits.journey_point import JourneyPoint, journey_point
from jackhouse.jackrabbits.lattice import DIRECTIONS
from jackhouse.jackrabbits.roads import SOLD, choices, transfer_of
from jackhouse.jackrabbits.ruleset import AWAITING_PAYMENT, ON_ROAD, SET_OUT
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.payment import ask_payment
from jackhouse.jackrabbits.tiles import FORK, IS_HEX, KIND, OFF_BOARD, PLACE_NAMES, UNDERGROUND
from jackhouse.kernel.actions import Action
from jackhouse.kernel.event import only
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.reason import Reason
from jackhouse.kernel.step import Step


class Journey(Step[RabbitState]):
    """The rabbit follows its road and stops where its hand has a choice. It is a draft until it pays or ends."""

    name = "journey"

    def resume(self, state: RabbitState, frame: Frame) -> None:
        if frame.stage != AWAITING_PAYMENT:
            state.ask(frame.step, state.turn)
            return
        state.pop()
        verb, args = frame.args[0], frame.args[1:]
        point = self.point(state)
        point.memory = self.memory_after_transfer(state, point)
        transfer = transfer_of(verb)
        if transfer is not None:
            if state.emitting:
                state.emit("transferred", {"seat": state.turn, "action": str(Action(GRAMMAR, verb, args))})
            transfer.carry_out(state, point, args)
        # The question is asked with any hand: going on without it would show that the hand has no choice.
        self.stop(state, point)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return choices(state, self.point(state))

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == STAY:
            end_journey(state, seat, [], state.rabbits[seat])
            return
        point = self.point(state)
        if verb == GO_OFF_BOARD:
            end_journey(state, seat, point.memory, OFF_BOARD)
            return
        if verb == GO_UNDERGROUND:
            if point.tile == OFF_BOARD:
                state.sheltered = [*state.sheltered, seat]  # brought there (JR-6.7), it may leave before it is attacked
            end_journey(state, seat, point.memory, UNDERGROUND)
            return
        state.draft.append(action)
        board = state.rules.board
        if verb in (EXIT, TAKE):
            point.leave(board, action.args[0])
        elif verb == ON:
            point.leave(board, board.onward[point.tile * EDGES + point.edge])
        elif verb == HOLE and point.stage == SET_OUT:
            point.enter(action.args[0] * EDGES + INSIDE)  # up from Underground for free (JR-6.5)
        else:
            self.choose(state, point, action)
            return
        self.go_on(state, point)

    def point(self, state: RabbitState) -> JourneyPoint:
        """Returns the point that the rabbit has reached."""
        return journey_point(state)

    def memory_after_transfer(self, state: RabbitState, point: JourneyPoint) -> list[int]:
        """Returns the ports that may not be entered again: each transfer taken clears them (JR-4.5)."""
        return []

    def choose(self, state: RabbitState, point: JourneyPoint, action: Action) -> None:
        """Chooses a transfer; its payment is asked next."""
        transfer = transfer_of(action.verb)
        if transfer is not None:
            suits, joker = transfer.suits(state, point), transfer.joker(point)
            state.push(state.frames[-1].step, AWAITING_PAYMENT, (action.verb, *action.args))
            ask_payment(state, suits, point.price, joker)

    def go_on(self, state: RabbitState, point: JourneyPoint) -> None:
        """Follows the road to the next choice (JR-4.4)."""
        board = state.rules.board
        while not IS_HEX[point.tile] and point.stage == ON_ROAD:
            found = choices(state, point)
            if len(found) > 1:
                break
            only_action = found[0]
            if only_action.verb == ON:
                point.leave(board, board.onward[point.tile * EDGES + point.edge])
            elif only_action.verb == TAKE:
                point.leave(board, only_action.args[0])
            else:
                break
        self.stop(state, point)

    def stop(self, state: RabbitState, point: JourneyPoint) -> None:
        """Ends the journey on a hex; elsewhere asks how the rabbit goes on."""
        if IS_HEX[point.tile] and point.stage == ON_ROAD:
            end_journey(state, state.turn, point.memory, point.tile)
            return
        state.replace(point.stage, point.as_args())
        if state.emitting and state.draft:
            state.emit("stepped", {"seat": state.turn, "path": path_names(point.memory)}, only(state.turn))

    def publish(self, state: RabbitState, seat: int) -> None:
        """Emits the path so far, since a payment makes it public."""
        journey = state.rules.journey_step
        frames = [frame for frame in state.frames if frame.step == journey and frame.stage != AWAITING_PAYMENT]
        emit_path(state, seat, ports_of(frames[-1]))

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        board, point = state.rules.board, self.point(state)
        if point.stage == SET_OUT:
            if point.tile == UNDERGROUND:
                return [TO_HOLE[cave] for cave in state.rules.caves]
            return [TO_STAY, *[TO_EXIT[edge] for edge in board.exits[point.tile]]]
        if point.stage != ON_ROAD:
            return []
        base = point.tile * EDGES
        found: list[Action] = []
        for out in board.ports_out[base + point.edge]:
            if board.leads[out] != BRINK:
                found.append(TO_TAKE[out - base] if KIND[point.tile] == FORK else TO_GO_ON)
        for transfer in SOLD[KIND[point.tile]]:
            found.extend(transfer.candidates(state, point))
        return found

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        point = self.point(state)
        if point.stage == SET_OUT:
            return self.refuse_setting_out(state, point, action)
        transfer = transfer_of(action.verb)
        if transfer is not None:
            return transfer.refuse(state, point, action)
        if action.verb == STAY:
            return Reason("mid-journey", "JR-4.5")
        if action.verb == TAKE and action.args[0] == point.edge:
            return Reason("no-turning-back", "JR-4.5")
        at_fork = point.stage == ON_ROAD and KIND[point.tile] == FORK
        if action.verb == TAKE and at_fork and not self.is_road_on(state, point, action.args[0]):
            return Reason("no-road", "JR-2.4", {"edge": action.args[0], "place": PLACE_NAMES[point.tile]})
        if (action.verb == TAKE and at_fork) or (action.verb == ON and point.stage == ON_ROAD and not at_fork):
            return Reason("no-free-end", "JR-4.5")
        return None

    def is_road_on(self, state: RabbitState, point: JourneyPoint, edge: int) -> bool:
        base = point.tile * EDGES
        return edge < DIRECTIONS and base + edge in state.rules.board.ports_out[base + point.edge]

    def refuse_setting_out(self, state: RabbitState, point: JourneyPoint, action: Action) -> Reason | None:
        if point.tile == OFF_BOARD:
            return Reason("must-go-underground", "JR-6.7")
        if action.verb == HOLE and point.tile == UNDERGROUND:
            known = action.args[0] in state.rules.caves
            return (
                Reason("no-free-end", "JR-4.5") if known else Reason("no-such-way", "JR-6.5", {"action": str(action)})
            )
        transfer = transfer_of(action.verb)
        if transfer is not None:
            return transfer.refuse(state, point, action)
        if action.verb == EXIT:
            if action.args[0] not in state.rules.board.exits[point.tile]:
                return Reason("no-road", "JR-2.2", {"edge": action.args[0], "place": PLACE_NAMES[point.tile]})
            return Reason("no-free-end", "JR-4.5")
        if action.verb == GO_OFF_BOARD:
            return Reason("not-without-need", "JR-4.5")
        return None


def emit_path(state: RabbitState, seat: int, memory: list[int]) -> None:
    path = path_names(memory)
    if state.emitting and path:
        state.emit("travelled", {"seat": seat, "path": path})


def end_journey(state: RabbitState, seat: int, memory: list[int], place: int) -> None:
    """Ends the journey, whose frame is on top, on a hex, Underground or off-board. All see it."""
    state.draft = []
    emit_path(state, seat, memory)
    state.arrived = state.rabbits[seat] != place or len(memory) > 0
    if state.emitting:
        code = "arrived" if state.arrived else "stayed"
        state.emit(code, {"seat": seat, "from": PLACE_NAMES[state.rabbits[seat]], "to": PLACE_NAMES[place]})
    state.rabbits[seat] = place
    state.phase = "acquisition"
    state.pop()


def ports_of(frame: Frame) -> list[int]:
    """Returns the ports walked so far, from a journey's frame."""
    return list(frame.args[3:])


def path_names(memory: list[int]) -> list[str]:
    """Returns the tiles of a way, each with the edge of entry."""
    return [PORT_NAMES[port] for port in memory if port % EDGES != PASSED]
