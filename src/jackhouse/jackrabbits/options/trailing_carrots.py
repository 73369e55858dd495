"""Addition `trailing-carrots`."""

from jackhouse.jackrabbits.board import EDGES, PASSED
from jackhouse.jackrabbits.grammar import EXIT, STAY, TO_EXIT, TO_STAY
from jackhouse.jackrabbits.journey_point import Spot
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
    """Asks on a hex with the own carrot: `stay` ends the journey there, any way out goes on.

    Each hex is passed or visited once: those left so far, the first included, are kept in the journey's memory.
    """

    name = "journey"

    def spot(self, state: RabbitState) -> Spot:
        spot = super().spot(state)
        passed = [port // EDGES for port in spot.memory if port % EDGES == PASSED]
        if passed:
            spot.barred = [*spot.barred, *passed]
        return spot

    def stop(self, state: RabbitState, spot: Spot) -> None:
        if not at_own_carrot(state, spot):
            super().stop(state, spot)
            return
        state.replace(spot.stage, spot.as_args())
        if state.emitting and state.draft:
            state.emit("stepped", {"seat": state.turn, "path": path_names(spot.memory)}, only(state.turn))

    def legal(self, state: RabbitState, seat: int) -> list[Action]:
        spot = self.spot(state)
        if not at_own_carrot(state, spot):
            return super().legal(state, seat)
        spot.barred = [*spot.barred, spot.tile, *hex_left(state)]
        found = [TO_STAY, *exits(state, spot)]
        rides(state, spot, found)
        return found

    def answer(self, state: RabbitState, seat: int, action: Action) -> None:
        spot = self.spot(state)
        if not at_own_carrot(state, spot):
            super().answer(state, seat, action)
        elif action.verb == STAY:
            end_journey(state, seat, spot.memory, spot.tile)
        elif action.verb == EXIT:
            state.draft.append(action)
            self.pass_hex(state, spot)
            spot.leave(state.rules.board, action.args[0])
            self.go_on(state, spot)
        else:
            state.draft.append(action)
            self.choose(state, spot, action)

    def pass_hex(self, state: RabbitState, spot: Spot) -> None:
        """Keeps in mind that the rabbit leaves this hex, and has left the one where it began."""
        for place in [*hex_left(state), spot.tile]:
            if place not in spot.barred:
                spot.memory.append(place * EDGES + PASSED)
                spot.barred = [*spot.barred, place]

    def memory_after_transfer(self, state: RabbitState, spot: Spot) -> list[int]:
        if at_own_carrot(state, spot):
            self.pass_hex(state, spot)
        return [port for port in spot.memory if port % EDGES == PASSED]

    def candidates(self, state: RabbitState, seat: int) -> list[Action]:
        spot = self.spot(state)
        if not at_own_carrot(state, spot):
            return super().candidates(state, seat)
        return [TO_STAY, *[TO_EXIT[edge] for edge in state.rules.board.exits[spot.tile]]]

    def refuse(self, state: RabbitState, seat: int, action: Action) -> Reason | None:
        spot = self.spot(state)
        if at_own_carrot(state, spot) and action.verb == EXIT:
            return self.refuse_setting_out(state, spot, action)
        return super().refuse(state, seat, action)


def at_own_carrot(state: RabbitState, spot: Spot) -> bool:
    """Whether the rabbit has come in mid-journey to a hex that its own carrot marks."""
    if spot.stage != ON_ROAD or not IS_HEX[spot.tile]:
        return False
    royal = ROYAL_OF[spot.tile]
    return royal >= 0 and state.where[royal] == state.turn


def hex_left(state: RabbitState) -> list[int]:
    """Returns the hex where the journey began; none if it began Underground."""
    place = state.rabbits[state.turn]
    return [place] if IS_HEX[place] else []
