"""The planner: which royals to fetch, and how many turns that takes from a place with the cards in hand."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.board_model import BoardModel, Goal

_WIDTH: Final = 12  # the number of goals considered
_SIDE_BY_SIDE: Final = 0.6  # the share of its waiting time that each further suit adds
_OVERLAP: Final = 0.3  # the share that the shorter of walking and waiting adds
_HELD_BY_OTHERS: Final = 8.0  # the estimated turns to a royal in another hand
Outlook = tuple[list[float], float]
"""The turns of walking by place, and the turns of waiting for cards, until all royals are home."""


class Plan:
    """The most promising goals for the royals held, the court and the points in hand."""

    def __init__(self, model: BoardModel, held: int, court: int, totals: list[int], place: int) -> None:
        self.model = model
        self.held = held
        self.totals = totals
        rated: list[tuple[float, int, int, Goal]] = []
        for number, goal in enumerate(model.goals(held)):
            penalty = 0.0
            taken = goal.missing & ~court
            if taken:  # plan for the other royals meanwhile
                penalty = _HELD_BY_OTHERS * taken.bit_count()
                goal = model.goal(goal.missing & court)
            tours, wait = self.outlook(goal, totals)
            turns = turns_left(tours[place], wait) + penalty
            rated.append((turns, number, taken, goal))
        rated.sort()
        self.goals = [goal for _, _, _, goal in rated[:_WIDTH]]
        self.penalties = [_HELD_BY_OTHERS * taken.bit_count() for _, _, taken, _ in rated[:_WIDTH]]
        self.turns, _, taken, self.best = rated[0]
        self.lacks = (self.best.missing | taken).bit_count()
        self.keeps = held & model.trio_of(held, self.best.missing | taken)

    def outlook(self, goal: Goal, totals: list[int]) -> Outlook:
        """Returns the tours of a goal, and the turns until the last suit is collected and its royal brought home."""
        waits = self.model.waits
        longest = slowest = rest = 0.0
        paid = 0
        for suit, need in enumerate(goal.needs):
            total = totals[suit]
            if need > total:
                wait = waits[need - total]
                rest += wait
                if wait + goal.homeward[suit] > longest:
                    longest = wait + goal.homeward[suit]
                    slowest = wait
            if total >= self.model.claim_cost:
                paid |= 1 << suit
        return goal.tours[paid], longest + _SIDE_BY_SIDE * (rest - slowest)

    def outlooks(self, totals: list[int]) -> list[Outlook]:
        """Returns the outlook of each goal with these points in hand."""
        return [self.outlook(goal, totals) for goal in self.goals]

    def turns_from(self, place: int, outlooks: list[Outlook]) -> float:
        """Returns the turns left for a rabbit that ends its turn at a place."""
        least = 1000.0
        for (tours, wait), penalty in zip(outlooks, self.penalties):
            walk = tours[place]
            # `turns_left` inlined, because this is the hot path
            turns = (walk + _OVERLAP * wait if walk > wait else wait + _OVERLAP * walk) + penalty
            if turns < least:
                least = turns
        return least

    def loss(self, spent: list[int]) -> float:
        """Returns the cost of spending these points for the best goal, in turns."""
        waits, lost = self.model.waits, 0.0
        for suit, need in enumerate(self.best.needs):
            if spent[suit] and need:
                total = self.totals[suit]
                lost += waits[max(0, need - total + spent[suit])] - waits[max(0, need - total)]
        return lost


def turns_left(walk: float, wait: float) -> float:
    """Combines walking and waiting, which happen at the same time."""
    return walk + _OVERLAP * wait if walk > wait else wait + _OVERLAP * walk
