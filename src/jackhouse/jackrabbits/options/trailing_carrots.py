"""Addition `trailing-carrots`."""

from jackhouse.jackrabbits.board import DEAD, EDGES, PASSED
from jackhouse.jackrabbits.grammar import EXIT, ON, RIDE, SAIL, STAY, TAKE, TO_EXIT, TO_STAY
from jackhouse.jackrabbits.journey_point import JourneyPoint
from jackhouse.jackrabbits.lattice import DIRECTIONS
from jackhouse.jackrabbits.roads import exits, rides
from jackhouse.jackrabbits.rule import Rule
from jackhouse.jackrabbits.ruleset import ON_ROAD, RabbitRules
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.journey import Journey, end_journey, path_names
from jackhouse.jackrabbits.tiles import IS_HEX, ROYAL_OF
from jackhouse.kernel.actions import Action
from jackhouse.kernel.event import only
from jackhouse.kernel.options import addition
from jackhouse.kernel.reason import Reason


class TrailingCarrots(Rule):
    """A journey may go on from a hex with the rabbit's own carrot (JR-8.10)."""

    option = addition("trailing-carrots", "JR-8.10", group="map", editions="ABCD")
    governs = ("JR-8.10",)

    def contribute(self, rules: RabbitRules) -> None:
        rules.add_step(TrailingJourney())


class TrailingJourney(Journey):
    """Asks on a hex with the own carrot: `stay` ends the journey there, a way out goes on, but not the road of arrival.

    Each hex is passed or visited once: those left so far, the first included, are kept in the journey's memory.
    """

    name = "journey"

    def point(self, state: RabbitState) -> JourneyPoint:
        point = super().point(state)
        visited = hexes_visited(state, point)
        if visited:
            point.barred = [*point.barred, *visited]
        return point

    def stop(self, state: RabbitState, point: JourneyPoint) -> None:
        if not at_own_carrot(state, point):
            super().stop(state, point)
            return
        state.replace(point.stage, point.as_args())
        if state.emitting and state.draft:
            state.emit("stepped", {"seat": state.turn, "path": path_names(point.memory)}, only(state.turn))

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        point = self.point(state)
        if not at_own_carrot(state, point):
            return super().legal(state, seat)
        found = [TO_STAY, *[way for way in exits(state, point) if way.args[0] != road_of_arrival(point)]]
        rides(state, point, found)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        point = self.point(state)
        if not at_own_carrot(state, point):
            super().answer(state, seat, action)
        elif action.verb == STAY:
            end_journey(state, seat, point.memory, point.tile)
        elif action.verb == EXIT:
            state.draft.append(action)
            self.pass_hex(state, point)
            point.leave(state.rules.board, action.args[0])
            self.go_on(state, point)
        else:
            state.draft.append(action)
            self.choose(state, point, action)

    def pass_hex(self, state: RabbitState, point: JourneyPoint) -> None:
        """Keeps in mind that the rabbit leaves this hex, and has left the one where it began."""
        for place in hexes_visited(state, point):
            if place * EDGES + PASSED not in point.memory:
                point.memory.append(place * EDGES + PASSED)

    def memory_after_transfer(self, state: RabbitState, point: JourneyPoint) -> list[int]:
        if at_own_carrot(state, point):
            self.pass_hex(state, point)
        return [port for port in point.memory if port % EDGES == PASSED]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        point = self.point(state)
        if not at_own_carrot(state, point):
            return super().candidates(state, seat)
        return [TO_STAY, *[TO_EXIT[edge] for edge in state.rules.board.exits[point.tile]]]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        point = self.point(state)
        if at_own_carrot(state, point) and action.verb == EXIT:
            reason: Reason | None = self.refuse_setting_out(state, point, action)
            if action.args[0] == road_of_arrival(point):
                return Reason("no-turning-back", "JR-4.5")
        else:
            reason = super().refuse(state, seat, action)
        if reason is not None and reason.code in ("no-free-end", "no-such-way") and self.is_visited(state, action):
            return Reason("hex-visited", "JR-8.10")
        return reason

    def is_visited(self, state: RabbitState, action: Action) -> bool:
        """Whether an action that is not legal would be, if the hexes visited might be entered again."""
        point = self.point(state)
        board, base, visited = state.rules.board, point.tile * EDGES, hexes_visited(state, point)
        if action.verb in (RIDE, SAIL):
            return action.args[0] in visited
        if not visited or action.verb not in (EXIT, TAKE, ON):
            return False
        road = board.onward[base + point.edge] if action.verb == ON else action.args[0]
        lead = board.leads[base + road] if road >= 0 else DEAD
        blocked = [place for place in point.barred if place not in visited]
        return lead >= 0 and lead not in point.memory and board.free_end(lead, point.memory, blocked)


def hexes_visited(state: RabbitState, point: JourneyPoint) -> list[int]:
    """Returns the hexes that may not be entered again: those passed, and at an own carrot this one and the first."""
    passed = [port // EDGES for port in point.memory if port % EDGES == PASSED]
    if not at_own_carrot(state, point):
        return passed
    return [*passed, *[place for place in [*hex_left(state), point.tile] if place not in passed]]


def road_of_arrival(point: JourneyPoint) -> int:
    """Returns the road by which the rabbit came to a hex, which would lead it back (JR-4.5); -1 after a ride."""
    return point.edge if point.edge < DIRECTIONS else -1


def at_own_carrot(state: RabbitState, point: JourneyPoint) -> bool:
    """Whether the rabbit has come in mid-journey to a hex that its own carrot marks.

    Back on the hex where it began it has arrived, as in any journey.
    """
    if point.stage != ON_ROAD or not IS_HEX[point.tile] or point.tile == state.rabbits[state.turn]:
        return False
    royal = ROYAL_OF[point.tile]
    return royal >= 0 and state.where[royal] == state.turn


def hex_left(state: RabbitState) -> list[int]:
    """Returns the hex where the journey began; none if it began Underground."""
    place = state.rabbits[state.turn]
    return [place] if IS_HEX[place] else []
