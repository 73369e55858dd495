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
from jackhouse.jackrabbits.journey_point import Spot, spot_of
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
        spot = self.spot(state)
        spot.memory = self.memory_after_transfer(state, spot)
        transfer = transfer_of(verb)
        if transfer is not None:
            if state.emitting:
                state.emit("transferred", {"seat": state.turn, "action": str(Action(GRAMMAR, verb, args))})
            transfer.carry_out(state, spot, args)
        # The question is asked with any hand: going on without it would show that the hand has no choice.
        self.stop(state, spot)

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        return choices(state, self.spot(state))

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb == STAY:
            end_journey(state, seat, [], state.rabbits[seat])
            return
        spot = self.spot(state)
        if verb == GO_OFF_BOARD:
            end_journey(state, seat, spot.memory, OFF_BOARD)
            return
        if verb == GO_UNDERGROUND:
            if spot.tile == OFF_BOARD:
                state.sheltered = [*state.sheltered, seat]  # brought there (JR-6.7), it may leave before it is attacked
            end_journey(state, seat, spot.memory, UNDERGROUND)
            return
        state.draft.append(action)
        board = state.rules.board
        if verb in (EXIT, TAKE):
            spot.leave(board, action.args[0])
        elif verb == ON:
            spot.leave(board, board.onward[spot.tile * EDGES + spot.edge])
        elif verb == HOLE and spot.stage == SET_OUT:
            spot.enter(action.args[0] * EDGES + INSIDE)  # up from Underground for free (JR-6.5)
        else:
            self.choose(state, spot, action)
            return
        self.go_on(state, spot)

    def spot(self, state: RabbitState) -> Spot:
        """Returns the point that the rabbit has reached."""
        return spot_of(state)

    def memory_after_transfer(self, state: RabbitState, spot: Spot) -> list[int]:
        """Returns the ports that may not be entered again: each transfer taken clears them (JR-4.5)."""
        return []

    def choose(self, state: RabbitState, spot: Spot, action: Action) -> None:
        """Chooses a transfer; its payment is asked next."""
        transfer = transfer_of(action.verb)
        if transfer is not None:
            suits, joker = transfer.suits(state, spot), transfer.joker(spot)
            state.push(state.frames[-1].step, AWAITING_PAYMENT, (action.verb, *action.args))
            ask_payment(state, suits, spot.price, joker)

    def go_on(self, state: RabbitState, spot: Spot) -> None:
        """Follows the road to the next choice (JR-4.4)."""
        board = state.rules.board
        while not IS_HEX[spot.tile] and spot.stage == ON_ROAD:
            found = choices(state, spot)
            if len(found) > 1:
                break
            only_way = found[0]
            if only_way.verb == ON:
                spot.leave(board, board.onward[spot.tile * EDGES + spot.edge])
            elif only_way.verb == TAKE:
                spot.leave(board, only_way.args[0])
            else:
                break
        self.stop(state, spot)

    def stop(self, state: RabbitState, spot: Spot) -> None:
        """Ends the journey on a hex; elsewhere asks how the rabbit goes on."""
        if IS_HEX[spot.tile] and spot.stage == ON_ROAD:
            end_journey(state, state.turn, spot.memory, spot.tile)
            return
        state.replace(spot.stage, spot.as_args())
        if state.emitting and state.draft:
            state.emit("stepped", {"seat": state.turn, "path": path_names(spot.memory)}, only(state.turn))

    def publish(self, state: RabbitState, seat: int) -> None:
        """Emits the way walked so far, since a payment makes it public."""
        journey = state.rules.journey_step
        way = [frame for frame in state.frames if frame.step == journey and frame.stage != AWAITING_PAYMENT][-1]
        tell_way(state, seat, ports_of(way))

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        board, spot = state.rules.board, self.spot(state)
        if spot.stage == SET_OUT:
            if spot.tile == UNDERGROUND:
                return [TO_HOLE[cave] for cave in state.rules.caves]
            return [TO_STAY, *[TO_EXIT[edge] for edge in board.exits[spot.tile]]]
        if spot.stage != ON_ROAD:
            return []
        base = spot.tile * EDGES
        found: list[Action] = []
        for out in board.ways[base + spot.edge]:
            if board.leads[out] != BRINK:
                found.append(TO_TAKE[out - base] if KIND[spot.tile] == FORK else TO_GO_ON)
        for transfer in SOLD[KIND[spot.tile]]:
            found.extend(transfer.candidates(state, spot))
        return found

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        spot = self.spot(state)
        if spot.stage == SET_OUT:
            return self.refuse_setting_out(state, spot, action)
        transfer = transfer_of(action.verb)
        if transfer is not None:
            return transfer.refuse(state, spot, action)
        if action.verb == STAY:
            return Reason("mid-journey", "JR-4.5")
        if action.verb == TAKE and action.args[0] == spot.edge:
            return Reason("no-turning-back", "JR-4.5")
        at_fork = spot.stage == ON_ROAD and KIND[spot.tile] == FORK
        if action.verb == TAKE and at_fork and not self.is_way(state, spot, action.args[0]):
            return Reason("no-road", "JR-2.4", {"edge": action.args[0], "place": PLACE_NAMES[spot.tile]})
        if (action.verb == TAKE and at_fork) or (action.verb == ON and spot.stage == ON_ROAD and not at_fork):
            return Reason("no-free-end", "JR-4.5")
        return None

    def is_way(self, state: RabbitState, spot: Spot, edge: int) -> bool:
        return edge < DIRECTIONS and spot.tile * EDGES + edge in state.rules.board.ways[spot.tile * EDGES + spot.edge]

    def refuse_setting_out(self, state: RabbitState, spot: Spot, action: Action) -> Reason | None:
        if spot.tile == OFF_BOARD:
            return Reason("must-go-underground", "JR-6.7")
        if action.verb == HOLE and spot.tile == UNDERGROUND:
            known = action.args[0] in state.rules.caves
            return (
                Reason("no-free-end", "JR-4.5") if known else Reason("no-such-way", "JR-6.5", {"action": str(action)})
            )
        transfer = transfer_of(action.verb)
        if transfer is not None:
            return transfer.refuse(state, spot, action)
        if action.verb == EXIT:
            if action.args[0] not in state.rules.board.exits[spot.tile]:
                return Reason("no-road", "JR-2.2", {"edge": action.args[0], "place": PLACE_NAMES[spot.tile]})
            return Reason("no-free-end", "JR-4.5")
        if action.verb == GO_OFF_BOARD:
            return Reason("not-without-need", "JR-4.5")
        return None


def tell_way(state: RabbitState, seat: int, memory: list[int]) -> None:
    path = path_names(memory)
    if state.emitting and path:
        state.emit("travelled", {"seat": seat, "path": path})


def end_journey(state: RabbitState, seat: int, memory: list[int], place: int) -> None:
    """Ends the journey, whose frame is on top, on a hex, Underground or off-board. All see it."""
    state.draft = []
    tell_way(state, seat, memory)
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
