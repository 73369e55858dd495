"""The greedy strategy of Jack Rabbits: each decision is the one that leaves the fewest turns to win."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from jackhouse.bots.greedy.jackrabbits.barter_choice import (
    answer_to_offer,
    card_as_claimed,
    next_claim,
    offer_to_make,
)
from jackhouse.bots.greedy.jackrabbits.board_model import board_model
from jackhouse.bots.greedy.jackrabbits.building_choice import next_building_action
from jackhouse.bots.greedy.jackrabbits.evaluation import Evaluation
from jackhouse.bots.greedy.jackrabbits.fight_choice import (
    any_threat,
    next_fight_action,
    worth_attacking,
    worth_contesting,
)
from jackhouse.bots.greedy.jackrabbits.journey_choice import (
    EXILE_TURNS,
    JOKER_TURNS,
    NEVER,
    JourneyEvaluator,
    turns_after_step,
)
from jackhouse.bots.greedy.jackrabbits.payment_choice import POINT_TURNS, cards_of, payment_cost
from jackhouse.bots.greedy.jackrabbits.planner import Planner
from jackhouse.bots.greedy.jackrabbits.trade_choice import MARGIN, best_trade
from jackhouse.bots.greedy.jackrabbits.wandering import wander
from jackhouse.bots.greedy.strategy import Strategy

_ROYAL: Final = 20.0  # the value of a royal of the trio, in turns
_IDLE_ROYAL: Final = 0.3  # the value of a royal that the plan does not use
_ROLLS: Final = [one + two for one in range(1, 7) for two in range(1, 7)]


class RabbitStrategy(Strategy):
    """Answers one question at a time. What it stores between questions is only a cache."""

    def __init__(self) -> None:
        self._planner = Planner()
        self._evaluator: JourneyEvaluator | None = None
        self._handlers: dict[str, Callable[[Evaluation, list[str]], str]] = {
            "take-off": self.take_off,
            "lottery": self.lottery,
            "windfall": self.windfall,
            "journey": self.journey,
            "flight": self.flight,
            "payment": self.payment,
            "early-deeds": self.early_deeds,
            "acquisition": self.acquisition,
            "trading": self.trading,
            "fighting": next_fight_action,
            "bargaining": next_claim,
            "answering": answer_to_offer,
            "handing": self.handing,
            "contest": self.contest,
            "palace": self.palace,
            "proof": self.proof,
            "call": self.call,
            "giving-up": self.giving_up,
            "discarding": self.discarding,
        }

    def choose(self, view: Mapping[str, Any], legal: list[str]) -> str:
        question = view["question"]["code"]
        if question == "building":  # there is no map yet to plan on
            return next_building_action(view, legal)
        if view["options"].get("meadow"):  # and here there is nothing to win
            return wander(view, legal)
        handler = self._handlers.get(question)
        return handler(Evaluation(board_model(view), view, self._planner), legal) if handler else legal[0]

    def evaluator(self, evaluation: Evaluation) -> JourneyEvaluator:
        """Returns the journey evaluator of an evaluation, the last one while its inputs are the same."""
        if self._evaluator is None or not self._evaluator.is_for(evaluation):
            self._evaluator = JourneyEvaluator(evaluation)
        return self._evaluator

    # -- on the road ---------------------------------------------------------------------------------------------------

    def take_off(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Flies if that saves a turn and the passport is likely to suffice."""
        model, here = evaluation.model, evaluation.place
        passports = [text for text in legal if text != "roll"]
        if not passports:
            return "roll"
        best = max(passports, key=lambda text: self.passport_rank(evaluation, text))
        totals, suits = evaluation.number_cards.totals, model.take_off[here]
        within = evaluation.passport_value(cards_of(best)[0]) + sum(
            [total for suit, total in enumerate(totals) if suits >> suit & 1]
        )
        risk = len([total for total in _ROLLS if total > within]) / len(_ROLLS)
        evaluator = self.evaluator(evaluation)
        on_foot = min(evaluator.turns(here, 0), evaluator.best(model.walks[here], 0))
        landings = [place for place in model.landings if place != here]
        by_air = min([evaluator.turns(place, 0) for place in landings], default=NEVER) + risk * EXILE_TURNS
        return best if by_air + MARGIN < on_foot else "roll"

    def passport_rank(self, evaluation: Evaluation, text: str) -> tuple[int, bool, bool]:
        """Returns the rank of a passport: its highest value, at which it must be declared, and whether it is spare."""
        card = cards_of(text)[0]
        return evaluation.passport_value(card), "=" in text, card not in evaluation.model.royals

    def journey(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Chooses the step that leaves the fewest turns."""
        evaluator = self.evaluator(evaluation)
        return min(legal, key=lambda text: turns_after_step(evaluation, evaluator, text))

    def flight(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Chooses the tower that leaves the fewest turns."""
        evaluator = self.evaluator(evaluation)
        flights = [text for text in legal if text != "fall"]
        return min(flights, key=lambda text: evaluator.turns(evaluation.model.place[text[4:]], 0), default="fall")

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lottery(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Always enters, preferably with a card that the others have already seen."""
        exposed = evaluation.view["exposed"]
        shown = [text for text in legal if text != "pass"]
        return min(shown, key=lambda text: text[8:] not in exposed, default="pass")

    def windfall(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Shows every card that wins, then draws the prizes."""
        return next((text for text in legal if text.startswith("lottery ")), "draw" if "draw" in legal else "pass")

    def payment(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Chooses the payment that costs least; where none is listed, puts down the card that costs least."""
        claims: bool = "acquire" in evaluation.view["draft"]
        whole = [text for text in legal if not text.startswith("put ")] or legal
        return min(whole, key=lambda text: self.loss_of_cards(evaluation, cards_of(text), claims))

    def loss_of_cards(self, evaluation: Evaluation, cards: list[str], claims: bool = False) -> float:
        """Returns the cost of giving these cards away, in turns. Cards saved for a claim may be spent on it."""
        spent = evaluation.spent(cards)
        lost = POINT_TURNS * sum(spent) if claims else payment_cost(evaluation.plan, spent)
        for card in cards:
            if card in evaluation.model.royals:
                lost += _ROYAL if evaluation.plan.keeps() & evaluation.model.royals[card] else _IDLE_ROYAL
            elif card not in evaluation.model.suit:
                lost += JOKER_TURNS
        return lost

    def discarding(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Discards the card that costs least."""
        return min(legal, key=lambda text: self.loss_of_cards(evaluation, [text[8:]]))

    def giving_up(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Gives up the royal without which the fewest turns are left."""

        def left(text: str) -> float:
            royal = evaluation.model.royals[text[8:]]
            return evaluation.plan_with(
                evaluation.held & ~royal, evaluation.court | royal, evaluation.number_cards.totals
            ).turns

        return min(legal, key=left)

    # -- at rest -------------------------------------------------------------------------------------------------------

    def acquisition(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Attacks, trades, claims the royal or rests."""
        deed = self.deed(evaluation, legal)
        if deed:
            return deed
        return "acquire" if "acquire" in legal and self.worth_acquiring(evaluation) else "rest"

    def early_deeds(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Attacks or trades before the journey."""
        return self.deed(evaluation, legal) or "pass"

    def deed(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Returns the attack or the trade that is worth it; "" if none is."""
        rivals = [text for text in legal if text.startswith("fight ") and worth_attacking(evaluation, int(text[6:]))]
        if rivals:
            return max(rivals, key=lambda text: evaluation.carrots_of(int(text[6:])))
        return best_trade(evaluation, legal, []) or offer_to_make(evaluation, legal)

    def worth_acquiring(self, evaluation: Evaluation) -> bool:
        """Whether the royal of this hex brings the trio nearer without a large loss elsewhere."""
        model = evaluation.model
        royal = model.places[evaluation.place]
        payment = evaluation.number_cards.cheapest(1 << model.suit[royal], model.claim_cost, evaluation.plan)
        if payment is None:  # the claim would cost a royal
            return False
        totals = [total - spent for total, spent in zip(evaluation.number_cards.totals, payment)]
        bit = 1 << evaluation.place
        after = evaluation.plan_with(evaluation.held | bit, evaluation.court & ~bit, totals)
        nearer = after.lacks < evaluation.plan.lacks
        return after.turns < evaluation.plan.turns + (MARGIN if nearer else -MARGIN)

    def trading(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Adds a trade that helps the plan, else pays."""
        more = best_trade(evaluation, legal, evaluation.view["question"]["counter"])
        if more:
            return more
        return self.payment(evaluation, [text for text in legal if not text.startswith("trade ")])

    def handing(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Lays what is claimed, else what costs least. What came falsely is denounced, as the first answer."""
        claimed = card_as_claimed(evaluation, legal)
        return claimed or min(legal, key=lambda text: self.loss_of_cards(evaluation, cards_of(text)))

    # -- reactions -----------------------------------------------------------------------------------------------------

    def contest(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Contests a threatening visitor, but not at the risk of a royal of the trio."""
        proofs = [text for text in legal if text != "pass"]
        if not proofs or not worth_contesting(evaluation):
            return "pass"
        shown = self.payment(evaluation, proofs)
        return "pass" if self.loss_of_cards(evaluation, cards_of(shown)) >= _ROYAL else shown

    def palace(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Lays the hearts that it would miss least, if a rival is near its trio and they are worth less than exile."""
        sets = [text for text in legal if text != "pass"]
        if not sets or not any_threat(evaluation):
            return "pass"
        laid = self.payment(evaluation, sets)
        return laid if self.loss_of_cards(evaluation, cards_of(laid)) < EXILE_TURNS else "pass"

    def proof(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Always proves its standing if it can, with as few unseen cards as possible."""
        exposed = evaluation.view["exposed"]
        proofs = [text for text in legal if text != "leave"]
        return min(
            proofs,
            key=lambda text: len([card for card in cards_of(text) if card not in exposed]),
            default="leave",
        )

    def call(self, evaluation: Evaluation, legal: list[str]) -> str:
        """Calls the hand of the player who is nearest to winning."""
        calls = [text for text in legal if text != "pass"]
        return max(calls, key=lambda text: evaluation.carrots_of(int(text[5:])), default="pass")
