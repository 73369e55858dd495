"""The choice of a journey: the end that leaves the fewest turns, including transfers and their price."""

from typing import Final

from jackhouse.bots.greedy.jackrabbits.board_model import bits
from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation
from jackhouse.bots.greedy.jackrabbits.payment_choice import POINT_TURNS, Payment
from jackhouse.bots.greedy.jackrabbits.planner import Outlook, Plan
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


class JourneyEvaluator:
    """The values of the possible ends of a journey, computed on demand."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.plan: Plan = evaluation.plan
        self._payments: dict[int, Payment | None] = {}
        self._outlooks: dict[int, list[Outlook]] = {}
        self._turns: dict[tuple[int, int], float] = {}
        view = evaluation.view
        self.horse_for_sale = "horse" in view["court"]
        self.vetting: bool = view["options"]["vetting"]
        self.challengers = len([r for s, r in enumerate(view["rabbits"]) if s != evaluation.seat and r != "off-board"])
        self.trades: bool = view["options"]["trades"]
        self.wares: list[int] = evaluation.spent(view["lot"])

    def payment(self, suits: int) -> Payment | None:
        """Returns the cheapest payment of the Price in these suits, or None."""
        if suits not in self._payments:
            self._payments[suits] = (
                self.evaluation.number_cards.cheapest(suits, self.evaluation.price, self.plan) if suits else None
            )
        return self._payments[suits]

    def turns(self, place: int, suits: int) -> float:
        """Returns the turns left after ending at a place, having paid once in these suits (0: no payment)."""
        key = (place, suits)
        if key not in self._turns:
            self._turns[key] = self._turns_left(place, suits)
        return self._turns[key]

    def _turns_left(self, place: int, suits: int) -> float:
        evaluation, model = self.evaluation, self.evaluation.model
        totals, price = evaluation.number_cards.totals, 0.0
        if suits:
            payment = self.payment(suits)
            if payment is None:
                return NEVER
            totals = [total - spent for total, spent in zip(totals, payment.spent)]
            price = POINT_TURNS * sum(payment.spent)
        if suits not in self._outlooks:
            self._outlooks[suits] = self.plan.outlooks(totals)
        turns = self.plan.turns_from(place, self._outlooks[suits]) + price
        if self.trades and model.kind[place] == "plaza":
            traded = totals_after_trade(self.plan, model.suit[model.places[place]], totals, self.wares)
            if traded:
                turns = min(turns, self.plan.turns_from(place, self.plan.outlooks(traded)) + price + _DEAL)
        if place == model.off_board:
            return turns + _NO_CARD
        arrives = place != evaluation.place
        if model.kind[place] == "palace" and self.vetting and arrives and not evaluation.held >> place & 1:
            if totals[_HEARTS] < model.standing:
                turns += EXILE_TURNS * _CHALLENGE * self.challengers
        return turns

    def best(self, places: int, suits: int) -> float:
        """Returns the fewest turns left among these places."""
        if suits and self.payment(suits) is None:
            return NEVER
        return min([self.turns(place, suits) for place in bits(places)], default=NEVER)

    def along(self, lead: str) -> float:
        """Returns the fewest turns left by a road, free or with one transfer."""
        model = self.evaluation.model
        least = self.best(model.reached(lead), 0)
        for sale, places in model.sold(lead):
            if not sale.by_tavern or self.horse_for_sale:
                least = min(least, self.best(places, sale.suits) + (_DETOUR if sale.by_tavern else 0.0))
        return least


def turns_after_step(evaluator: JourneyEvaluator, action: str) -> float:
    """Returns the fewest turns left after this step of a journey."""
    evaluation, model = evaluator.evaluation, evaluator.evaluation.model
    verb, _, rest = action.partition(" ")
    if verb == "stay":
        return evaluator.turns(evaluation.place, 0)
    if verb in ("underground", "off-board"):
        return evaluator.best(1 << model.place[verb], 0)
    journey = evaluation.view["journey"]
    at = f"{journey['at']}:{journey['edge']}" if journey else model.places[evaluation.place]
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
