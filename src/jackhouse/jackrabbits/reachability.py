"""Which royals a rabbit can fetch on a board: whether a game can be won there (JR-3.5, JR-4.10).

The search is optimistic: every transfer is paid, no tile is guarded, and from everywhere a rabbit may come Underground,
over an open road or thrown out in a fight. So what it does not reach, nobody reaches.
"""

from functools import lru_cache

from jackhouse.jackrabbits.board import EDGES, INSIDE
from jackhouse.jackrabbits.objectives import OBJECTIVES, is_possible
from jackhouse.jackrabbits.ruleset import RabbitRules
from jackhouse.jackrabbits.tiles import CITADEL, FORK, IS_HEX, KIND, ROYAL_OF, TAVERN
from jackhouse.kernel.reason import Reason

__all__ = ["hexes_there_and_back", "why_unwinnable"]


@lru_cache(maxsize=64)
def why_unwinnable(rules: RabbitRules) -> Reason | None:
    """Returns why nobody can win on the board of these rules (JR-3.5); None if somebody may.

    Only a new game asks, and one whose board has just been built. The reason names the objectives that the board
    allows, if there are any.
    """
    royals = [ROYAL_OF[place] for place in hexes_there_and_back(rules)]
    objective = rules.options["objective"]
    if is_possible(objective, royals):
        return None
    possible = [other for other in OBJECTIVES if is_possible(other, royals)]
    board = rules.board.name
    if possible:
        return Reason("board-unwinnable", "JR-3.5", {"board": board, "objective": objective, "possible": possible})
    return Reason("board-unwinnable", "JR-3.5", {"board": board, "objective": objective})


def hexes_there_and_back(rules: RabbitRules) -> list[int]:
    """Returns the hexes that a rabbit can reach from the Citadel, and from which it can come back."""
    there = _Search(rules, CITADEL, False)
    return [
        place
        for place in there.hexes()
        if place != CITADEL and CITADEL in _Search(rules, place, there.has_met_tavern).hexes()
    ]


class _Search:
    """All that a rabbit which starts on a hex can enter, on one journey after the other."""

    def __init__(self, rules: RabbitRules, start: int, has_met_tavern: bool) -> None:
        self.rules = rules
        self.board = rules.board
        self.entered: set[int] = set()  # ports of entry
        self.visited: set[int] = set()  # places
        self.ahead: list[int] = []  # ports entered that have not been followed
        self.has_met_tavern = has_met_tavern  # and may hold a joker
        self.start_from(start)
        for cave in rules.caves:
            self.enter(cave * EDGES + INSIDE)
        self.run()

    def hexes(self) -> list[int]:
        """Returns the hexes that have been entered."""
        return sorted({port // EDGES for port in self.entered if IS_HEX[port // EDGES]})

    def run(self) -> None:
        while self.ahead:
            while self.ahead:
                self.follow(self.ahead.pop())
            if self.has_met_tavern:  # a joker is used at any later place
                for place in sorted(self.visited):
                    self.ride(place)
                    self.sail(place)

    def enter(self, port: int) -> None:
        if port not in self.entered:
            self.entered.add(port)
            self.ahead.append(port)

    def follow(self, port: int) -> None:
        """Goes on from a port of entry, in every way that is free or for sale there (JR-6)."""
        board, place = self.board, port // EDGES
        self.visited.add(place)
        if IS_HEX[place]:
            self.start_from(place)
            return
        for out in board.ports_out[port]:
            self.leave(out)
        for edge in board.other_road[port]:
            self.leave(place * EDGES + edge)
        if KIND[place] == FORK:
            self.ride(place)
            self.sail(place)
        elif KIND[place] == TAVERN and board.onward[port] >= 0:
            self.has_met_tavern = True

    def start_from(self, place: int) -> None:
        """Leaves a hex by its roads, or by a flight (JR-7.1, JR-8.6)."""
        self.visited.add(place)
        for edge in self.board.exits[place]:
            self.leave(place * EDGES + edge)
        if self.rules.take_off_suits[place]:
            for landing in self.rules.landings:
                if landing != place:
                    self.enter(landing * EDGES + INSIDE)

    def leave(self, out: int) -> None:
        lead = self.board.leads[out]
        if lead >= 0:
            self.enter(lead)

    def ride(self, place: int) -> None:
        for target in self.rules.rides[place]:
            if target != place:
                self.enter(target * EDGES + INSIDE)

    def sail(self, place: int) -> None:
        waters = self.board.waters_at[place]
        for port in self.board.open_ports:
            if self.board.water_of[port] in waters:
                self.enter(port)
