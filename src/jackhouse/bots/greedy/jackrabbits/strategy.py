"""The greedy strategy of Jack Rabbits: each decision is the one that leaves the fewest turns to win."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from jackhouse.bots.greedy.jackrabbits.board_model import bits, chart_of
from jackhouse.bots.greedy.jackrabbits.evaluation import Sight
from jackhouse.bots.greedy.jackrabbits.fight_choice import next_blow, worth_attacking, worth_contesting
from jackhouse.bots.greedy.jackrabbits.journey_choice import EXILE, JOKER, NEVER, Trip, rate
from jackhouse.bots.greedy.jackrabbits.payment_choice import POINT, cost
from jackhouse.bots.greedy.jackrabbits.trade_choice import CLEARLY, best_trade

_ROYAL: Final = 20.0  # turns that a royal of the trio is worth
_IDLE_ROYAL: Final = 0.3  # one that the plan has no use for
_ROLLS: Final = [one + two for one in range(1, 7) for two in range(1, 7)]
_SEEN: Final = ("hand", "court", "rabbits", "price", "seat", "lot", "carrots", "options", "board")


class RabbitMind:
    """Answers one question at a time; what it remembers is only what it would find out again."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._sight: Sight | None = None
        self._trip: Trip | None = None
        self._answers: dict[str, Callable[[Sight, list[str]], str]] = {
            "take-off": self.take_off,
            "lottery": self.lottery,
            "journey": self.journey,
            "flight": self.flight,
            "payment": self.payment,
            "acquisition": self.acquisition,
            "trading": self.trading,
            "fighting": next_blow,
            "contest": self.contest,
            "proof": self.proof,
            "call": self.call,
            "giving-up": self.giving_up,
            "discarding": self.discarding,
        }

    def answer(self, view: Mapping[str, Any], legal: list[str]) -> str:
        answer = self._answers.get(view["question"]["code"])
        return answer(self.sight(view), legal) if answer else legal[0]

    def sight(self, view: Mapping[str, Any]) -> Sight:
        key = tuple([view[field] for field in _SEEN])
        if self._sight is None or key != self._key:
            self._key = key
            self._sight = Sight(chart_of(view), view)
            self._trip = None
        self._sight.view = view
        return self._sight

    def trip(self, sight: Sight) -> Trip:
        if self._trip is None or self._trip.sight is not sight:
            self._trip = Trip(sight)
        return self._trip

    # -- on the road ---------------------------------------------------------------------------------------------------

    def take_off(self, sight: Sight, legal: list[str]) -> str:
        """Fly where that saves a turn and the passport will hardly fall short."""
        chart, here = sight.chart, sight.place
        passports = [text for text in legal if text != "roll"]
        if not passports:
            return "roll"
        best = max(passports, key=lambda text: (chart.value[text[9:]], text[9:] not in chart.royals))
        within = chart.value[best[9:]] + sight.purse.totals[chart.suit[chart.places[here]]]
        risk = len([total for total in _ROLLS if total > within]) / len(_ROLLS)
        trip = self.trip(sight)
        on_foot = min([trip.turns(place, 0) for place in (here, *bits(chart.walks[here]))])
        towers = [place for place, kind in enumerate(chart.kind) if kind == "tower" and place != here]
        by_air = min([trip.turns(tower, 0) for tower in towers], default=NEVER) + risk * EXILE
        return best if by_air + CLEARLY < on_foot else "roll"

    def journey(self, sight: Sight, legal: list[str]) -> str:
        trip = self.trip(sight)
        return min(legal, key=lambda text: rate(trip, text))

    def flight(self, sight: Sight, legal: list[str]) -> str:
        trip = self.trip(sight)
        flights = [text for text in legal if text != "fall"]
        return min(flights, key=lambda text: trip.turns(sight.chart.place[text[4:]], 0), default="fall")

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lottery(self, sight: Sight, legal: list[str]) -> str:
        """Always taken; a card that all have seen tells nothing new."""
        exposed = sight.view["exposed"]
        shown = [text for text in legal if text != "pass"]
        return min(shown, key=lambda text: text[8:] not in exposed, default="pass")

    def payment(self, sight: Sight, legal: list[str]) -> str:
        claims = "acquire" in sight.view["draft"]
        return min(legal, key=lambda text: self.pain(sight, text.partition(" ")[2].split(","), claims))

    def pain(self, sight: Sight, cards: list[str], claims: bool = False) -> float:
        """What parting with these cards costs, in turns; for a claim, those saved up for it are there to be spent."""
        spent = sight.spent(cards)
        lost = POINT * sum(spent) if claims else cost(sight.plan, spent)
        for card in cards:
            if card in sight.chart.royals:
                lost += _ROYAL if sight.plan.keeps >> sight.chart.place[card] & 1 else _IDLE_ROYAL
            elif card not in sight.chart.suit:
                lost += JOKER
        return lost

    def discarding(self, sight: Sight, legal: list[str]) -> str:
        return min(legal, key=lambda text: self.pain(sight, [text[8:]]))

    def giving_up(self, sight: Sight, legal: list[str]) -> str:
        """The royal without which the fewest turns are left."""

        def left(text: str) -> float:
            royal = 1 << sight.chart.place[text[8:]]
            return sight.plan_with(sight.held & ~royal, sight.court | royal, sight.purse.totals).turns

        return min(legal, key=left)

    # -- at rest -------------------------------------------------------------------------------------------------------

    def acquisition(self, sight: Sight, legal: list[str]) -> str:
        rivals = [text for text in legal if text.startswith("fight ") and worth_attacking(sight, int(text[6:]))]
        if rivals:
            return max(rivals, key=lambda text: sight.carrots_of(int(text[6:])))
        bought = best_trade(sight, legal, [])
        if bought:
            return bought
        return "acquire" if "acquire" in legal and self.worth_acquiring(sight) else "rest"

    def worth_acquiring(self, sight: Sight) -> bool:
        """Does the royal of this hex bring the trio nearer, at no great loss elsewhere?"""
        chart = sight.chart
        royal = chart.places[sight.place]
        payment = sight.purse.cheapest(1 << chart.suit[royal], chart.claim_cost, sight.plan)
        if payment is None:  # only by spending a royal
            return False
        totals = [total - spent for total, spent in zip(sight.purse.totals, payment.spent)]
        bit = 1 << sight.place
        after = sight.plan_with(sight.held | bit, sight.court & ~bit, totals)
        nearer = after.lacks < sight.plan.lacks
        return after.turns < sight.plan.turns + (CLEARLY if nearer else -CLEARLY)

    def trading(self, sight: Sight, legal: list[str]) -> str:
        more = best_trade(sight, legal, sight.view["question"]["counter"])
        if more:
            return more
        return self.payment(sight, [text for text in legal if not text.startswith("trade ")])

    # -- reactions -----------------------------------------------------------------------------------------------------

    def contest(self, sight: Sight, legal: list[str]) -> str:
        """Not at the risk of a royal of the trio."""
        proofs = [text for text in legal if text != "pass"]
        if not proofs or not worth_contesting(sight):
            return "pass"
        shown = self.payment(sight, proofs)
        return "pass" if self.pain(sight, shown[8:].split(",")) >= _ROYAL else shown

    def proof(self, sight: Sight, legal: list[str]) -> str:
        """Always given if there is one; with as few cards as may be that the others have not seen."""
        exposed = sight.view["exposed"]
        proofs = [text for text in legal if text != "leave"]
        return min(
            proofs,
            key=lambda text: len([card for card in text[6:].split(",") if card not in exposed]),
            default="leave",
        )

    def call(self, sight: Sight, legal: list[str]) -> str:
        """Name the hand of whoever is nearest to winning."""
        calls = [text for text in legal if text != "pass"]
        return max(calls, key=lambda text: sight.carrots_of(int(text[5:])), default="pass")
