"""The choice of a journey: the end that leaves the fewest turns, including transfers and their price."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.bots.greedy.jackrabbits.board_model import NO_SUIT
from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation
from jackhouse.bots.greedy.jackrabbits.payment_choice import POINT_TURNS
from jackhouse.bots.greedy.jackrabbits.planner import Plan
from jackhouse.bots.greedy.jackrabbits.trade_choice import totals_after_trade

_HEARTS: Final = 2
JOKER_TURNS: Final = 0.7  # the value of a joker in hand, in turns
EXILE_TURNS: Final = 2.5  # the cost of being sent off-board, in turns
_NO_CARD: Final = 0.7  # the cost of a turn without Increment, as off-board
_CHALLENGE: Final = 0.12  # the probability that a player contests a visitor without hearts
_DETOUR: Final = 0.05  # a horse from a tavern takes two steps more than a merchant's
_BOAT: Final = 0.3  # the value of a boat for later, in turns
_DEAL: Final = 0.3  # the risk that a trade is worse than expected, in turns
NEVER: Final = 1000.0
_UNKNOWN: Final = -1.0


@mypyc_attr(acyclic=True)
class Purse:
    """The points in hand after one payment, or without one."""

    def __init__(self, plan: Plan, totals: list[int], cost: float) -> None:
        self.totals = totals
        self.cost = cost  # of the payment, in turns
        self.outlooks = plan.outlooks(totals)
        self.turns = [_UNKNOWN] * len(plan.model.places)  # by place: the turns left after ending there


@mypyc_attr(acyclic=True)
class JourneyEvaluator:
    """The values of the possible ends of a journey, computed on demand."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.plan: Plan = evaluation.plan
        self._model = evaluation.model
        self._hand = evaluation.hand
        self._number_cards = evaluation.number_cards
        self._price = evaluation.price
        self._court: list[str] = evaluation.view["court"]
        self._lot: list[str] = evaluation.view["lot"]
        self._challengers = evaluation.rivals_on_board()
        self._horse_for_sale = "horse" in self._court
        self._hosts = evaluation.hosts()
        self._trades: bool = evaluation.view["options"]["trades"]
        self._wares: list[int] = evaluation.spent(self._lot)
        self._purses: dict[int, Purse | None] = {}  # by suits of the payment

    def is_for(self, evaluation: Evaluation) -> bool:
        """Whether all inputs are those of this evaluation."""
        return (
            self.plan is evaluation.plan
            and self._price == evaluation.price
            and self._challengers == evaluation.rivals_on_board()
            and self._hosts == evaluation.hosts()
            and self._hand == evaluation.hand
            and self._court == evaluation.view["court"]
            and self._lot == evaluation.view["lot"]
        )

    def _purse(self, suits: int) -> Purse | None:
        """Returns the points after the cheapest payment of the Price in these suits (0: no payment), None if none."""
        if suits not in self._purses:
            self._purses[suits] = self._purse_after(suits)
        return self._purses[suits]

    def _purse_after(self, suits: int) -> Purse | None:
        totals = self._number_cards.totals
        if not suits:
            return Purse(self.plan, totals, 0.0)
        payment = self._number_cards.cheapest(suits, self._price, self.plan)
        if payment is None:
            return None
        left = [total - spent for total, spent in zip(totals, payment)]
        return Purse(self.plan, left, POINT_TURNS * sum(payment))

    def turns(self, place: int, suits: int) -> float:
        """Returns the turns left after ending at a place, having paid once in these suits (0: no payment)."""
        purse = self._purse(suits)
        return NEVER if purse is None else self._turns(place, purse)

    def _turns(self, place: i64, purse: Purse) -> float:
        turns = purse.turns[place]
        if turns == _UNKNOWN:
            turns = purse.turns[place] = self._turns_left(place, purse)
        return turns

    def _turns_left(self, place: i64, purse: Purse) -> float:
        plan, model = self.plan, self._model
        turns = plan.turns_from(place, purse.outlooks) + purse.cost
        plaza = model.plaza_suit[place]
        if self._trades and plaza != NO_SUIT:
            traded = totals_after_trade(plan, plaza, purse.totals, self._wares)
            if traded:
                turns = min(turns, plan.turns_from(place, plan.outlooks(traded)) + purse.cost + _DEAL)
        if place == model.off_board:
            return turns + _NO_CARD
        challengers = self._challengers if model.contested >> place & 1 else self._hosts.count(place)
        if challengers and place != plan.place and not plan.held >> place & 1:
            if purse.totals[_HEARTS] < model.standing:
                turns += EXILE_TURNS * _CHALLENGE * challengers
        return turns

    def best(self, places: int, suits: int) -> float:
        """Returns the fewest turns left among these places."""
        purse = self._purse(suits)
        least = NEVER
        if purse is not None:
            left: i64 = places
            place: i64 = 0
            while left:
                if left & 1:
                    turns = self._turns(place, purse)
                    if turns < least:
                        least = turns
                left >>= 1
                place += 1
        return least

    def along(self, lead: str) -> float:
        """Returns the fewest turns left by a road, free or with one transfer."""
        least = self.best(self._model.reached(lead), 0)
        for sale in self._model.sold(lead):
            if not sale.by_tavern or self._horse_for_sale:
                least = min(least, self.best(sale.places, sale.suits) + (_DETOUR if sale.by_tavern else 0.0))
        return least


def turns_after_step(evaluation: Evaluation, evaluator: JourneyEvaluator, action: str) -> float:
    """Returns the fewest turns left after this step of a journey."""
    model = evaluation.model
    verb, _, rest = action.partition(" ")
    journey = evaluation.view["journey"]
    if verb == "stay":
        return evaluator.turns(model.place[journey["at"]] if journey else evaluation.place, 0)
    if verb in ("underground", "off-board"):
        return evaluator.best(1 << model.place[verb], 0)
    at = f"{journey['at']}:{journey['edge']}" if journey else model.places[evaluation.place]
    if verb == "exit":
        at = at.partition(":")[0]  # of a hex, passed or not
    if verb in ("exit", "take", "on"):
        return evaluator.along(model.leads(at, rest, verb))
    if verb == "hole" and not journey:
        return evaluator.along(f"{rest}:6")
    brink = bool(journey and journey["brink"])
    suits = model.suits_sold(at) if journey and not brink else 0
    if verb == "hike":
        return evaluator.best(model.reached(model.leads(at, rest, verb)), suits)
    if verb == "hole":
        return evaluator.best(model.reached(f"{rest}:6"), suits)
    if verb == "buy":
        if rest == "horse":
            return evaluator.best(model.rides(at), suits) + _DETOUR
        return evaluator.best(model.ends[at], suits) - _BOAT
    joker = "horse" if verb == "ride" else "boat"
    places = model.reached(rest)
    by_joker = evaluator.best(places, 0) + JOKER_TURNS if joker in evaluation.hand else NEVER
    by_card = evaluator.best(places, suits) if suits and model.merchant(at) else NEVER
    return min(by_joker, by_card)
