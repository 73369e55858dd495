"""The planner: which royals to fetch, and how many turns that takes from a place with the cards in hand."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.bots.greedy.jackrabbits.board_model import BoardModel, Goal

_WIDTH: Final = 12  # the number of goals considered
_SIDE_BY_SIDE: Final = 0.6  # the share of its waiting time that each further suit adds
_OVERLAP: Final = 0.3  # the share that the shorter of walking and waiting adds
_HELD_BY_OTHERS: Final = 8.0  # the estimated turns to a royal in another hand
_NEVER: Final = float("inf")


@mypyc_attr(acyclic=True)
class Target:
    """A goal of a plan, without the royals that others hold."""

    def __init__(self, goal: Goal, taken: int, penalty: float, turns: float) -> None:
        self.goal = goal
        self.taken = taken  # the missing royals that others hold
        self.penalty = penalty  # turns for these
        self.turns = turns  # turns left from the place of the plan, with the penalty


@mypyc_attr(acyclic=True)
class Outlook:
    """The turns left until all royals of a goal are home, given the points in hand."""

    def __init__(self, tour: list[float], wait: float, penalty: float) -> None:
        self.tour = tour  # the turns of walking, by place
        self.wait = wait  # the turns of waiting for cards
        self.penalty = penalty


@mypyc_attr(acyclic=True)
class Plan:
    """The most promising goals for the royals held, the court and the points in hand, best first."""

    def __init__(self, model: BoardModel, held: int, court: int, totals: list[int], place: int) -> None:
        self.model = model
        self.held = held
        self.court = court
        self.totals = totals
        self.place = place
        self.targets: list[Target] = self._best_targets()
        first = self.targets[0]
        self.best = first.goal
        self.turns = first.turns
        self.lacks = (first.goal.missing | first.taken).bit_count()

    def _best_targets(self) -> list[Target]:
        """Rates all open goals and returns the best; of equal ones those that the model lists first."""
        model, totals, court = self.model, self.totals, self.court
        place: i64 = self.place
        paid: i64 = self.paid_suits(totals)
        best: list[Target] = []
        limit = _NEVER  # what a goal must be below
        for goal in model.goals(self.held):
            penalty = 0.0
            taken = goal.missing & ~court
            if taken:  # plan for the other royals meanwhile
                penalty = _HELD_BY_OTHERS * taken.bit_count()
                goal = model.goal(goal.missing & court)
            walk = goal.tours[paid][place]
            if walk + penalty >= limit:  # waiting can only add to it
                continue
            turns = turns_left(walk, self.wait_for(goal, totals)) + penalty
            if turns >= limit:
                continue
            at = len(best)
            while at > 0 and turns < best[at - 1].turns:
                at -= 1
            best.insert(at, Target(goal, taken, penalty, turns))
            if len(best) > _WIDTH:
                best.pop()
            if len(best) == _WIDTH:
                limit = best[-1].turns
        return best

    def is_for(self, model: BoardModel, held: int, court: int, totals: list[int], place: int) -> bool:
        """Whether this is the plan for these royals, points and place."""
        return (
            self.model is model
            and self.held == held
            and self.court == court
            and self.place == place
            and self.totals == totals
        )

    def keeps(self) -> int:
        """Returns the royals in hand that belong to the trio of the best goal."""
        return self.held & self.model.trio_of(self.held, self.best.missing | self.targets[0].taken)

    def paid_suits(self, totals: list[int]) -> int:
        """Returns the suits in which these points pay for a royal."""
        paid = 0
        for suit, total in enumerate(totals):
            if total >= self.model.claim_cost:
                paid |= 1 << suit
        return paid

    def wait_for(self, goal: Goal, totals: list[int]) -> float:
        """Returns the turns until the last suit of a goal is collected and its royal brought home."""
        waits = self.model.waits
        longest = slowest = rest = 0.0
        for suit, need, homeward in zip(goal.suits, goal.points, goal.homeward):
            lack = need - totals[suit]
            if lack > 0:
                wait = waits[lack]
                rest += wait
                if wait + homeward > longest:
                    longest = wait + homeward
                    slowest = wait
        return longest + _SIDE_BY_SIDE * (rest - slowest)

    def outlooks(self, totals: list[int]) -> list[Outlook]:
        """Returns the outlook of each goal with these points in hand."""
        paid = self.paid_suits(totals)
        return [
            Outlook(target.goal.tours[paid], self.wait_for(target.goal, totals), target.penalty)
            for target in self.targets
        ]

    def turns_from(self, place: i64, outlooks: list[Outlook]) -> float:
        """Returns the turns left for a rabbit that ends its turn at a place."""
        least = _NEVER
        for outlook in outlooks:
            turns = turns_left(outlook.tour[place], outlook.wait) + outlook.penalty
            if turns < least:
                least = turns
        return least

    def loss(self, spent: list[int]) -> float:
        """Returns the cost of spending these points for the best goal, in turns."""
        waits, needs = self.model.waits, self.best.needs
        lost = 0.0
        for suit in self.best.suits:
            if spent[suit]:
                lack = needs[suit] - self.totals[suit]
                lost += waits[max(0, lack + spent[suit])] - waits[max(0, lack)]
        return lost


class Planner:
    """Makes plans, and keeps the last one for the next decision."""

    def __init__(self) -> None:
        self._last: Plan | None = None

    def plan(self, model: BoardModel, held: int, court: int, totals: list[int], place: int) -> Plan:
        """Returns the plan for these royals, points and place."""
        last = self._last
        if last is None or not last.is_for(model, held, court, totals, place):
            last = self._last = Plan(model, held, court, totals, place)
        return last


def turns_left(walk: float, wait: float) -> float:
    """Combines walking and waiting, which happen at the same time."""
    return walk + _OVERLAP * wait if walk > wait else wait + _OVERLAP * walk
