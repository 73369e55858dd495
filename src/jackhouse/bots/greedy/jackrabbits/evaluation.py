"""The evaluation of a view: own place, cards and plan, and estimates of the rivals' hands."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from jackhouse.bots.greedy.jackrabbits.board_model import SUITS, BoardModel, bits
from jackhouse.bots.greedy.jackrabbits.payment_choice import NumberCards
from jackhouse.bots.greedy.jackrabbits.planner import Plan, Planner


@mypyc_attr(acyclic=True)
class Evaluation:
    """A view prepared for decisions. The plan is made when it is needed."""

    def __init__(self, model: BoardModel, view: Mapping[str, Any], planner: Planner) -> None:
        self.model = model
        self._planner = planner
        self._plan: Plan | None = None
        self.view = view
        self.seat: int = view["seat"]
        self.hand: list[str] = view["hand"]
        self.place = model.place[view["rabbits"][self.seat]]
        self.price: int = view["price"] or 7
        self.held = self.royals_in(self.hand)
        self.court = self.royals_in(view["court"])
        self.number_cards = NumberCards(model, self.hand, view.get("bonuses", []))

    @property
    def plan(self) -> Plan:
        """The plan for the own royals, points and place."""
        if self._plan is None:
            self._plan = self._planner.plan(self.model, self.held, self.court, self.number_cards.totals, self.place)
        return self._plan

    def royals_in(self, cards: list[str]) -> int:
        """Returns the royals among these cards, as a bit mask."""
        royals, mask = self.model.royals, 0
        for card in cards:
            if card in royals:
                mask |= royals[card]
        return mask

    def royals_of(self, seat: int) -> int:
        """Returns the royals of another seat, which its carrots show."""
        return self.royals_in([royal for royal, owner in self.view["carrots"].items() if owner == seat])

    def likely_points(self, seat: int, suit: int) -> float:
        """Returns the expected points of a seat in a suit, from its known cards and its share of the unseen ones."""
        model, view = self.model, self.view
        points = 0.0
        for card, holder in view["known"].items():
            if holder == seat and model.suit.get(card) == suit:
                points += model.value[card]
        row = 0  # the index among the batches that thefts have left open
        for batch in view["unseen"]:
            if batch["hands"] is not None:
                count = float(batch["hands"][seat])
            else:
                count = self._likely_count(row, seat)
                row += 1
            worth = sum([model.value[card] for card in batch["cards"] if model.suit.get(card) == suit])
            points += worth * count / len(batch["cards"])
        return points

    def _likely_count(self, row: int, seat: int) -> float:
        """Returns the expected number of cards of an open batch in a hand."""
        total, counted = 0, 0
        for way in self.view["ways"]:
            total += way["weight"]
            counted += way["weight"] * way["hands"][row][seat]
        return counted / total

    def carrots_of(self, seat: int) -> int:
        """Returns the number of royals that a seat holds."""
        return self.royals_of(seat).bit_count()

    def spent(self, cards: list[str]) -> list[int]:
        """Returns the points of the number cards among these, by suit."""
        number_suit, points = self.model.number_suit, [0] * len(SUITS)
        for card in cards:
            if card in number_suit:
                points[number_suit[card]] += self.model.value[card]
        return points

    def points(self, cards: list[str], others: list[str]) -> int:
        """Returns what these own cards add to the points of others, each bonus counted once (JR-8.4, JR-8.5)."""
        points = sum([self.model.value[card] for card in cards])
        for bonus in self.view.get("bonuses", []):
            bringing = bonus["cards"]
            if any(card in bringing for card in cards) and not any(card in bringing for card in others):
                points += bonus["points"]
        return points

    def passport_value(self, card: str) -> int:
        """Returns the value of an own club as a passport: the bonus of an ace by itself counts (JR-8.4)."""
        value = self.model.value[card]
        for bonus in self.view.get("bonuses", []):
            if card in bonus["cards"] and all(bringing.startswith("A") for bringing in bonus["cards"]):
                value += bonus["points"]
        return value

    def rivals_on_board(self) -> int:
        """Returns the number of other rabbits that are not off-board."""
        count = 0
        for seat, place in enumerate(self.view["rabbits"]):
            if seat != self.seat and place != "off-board":
                count += 1
        return count

    def hosts(self) -> list[int]:
        """Returns the hexes that one other seat may contest: where it rests, by its carrot, or by hearts laid."""
        model, view = self.model, self.view
        if not model.hosted | model.owned | model.opened:
            return []
        laid = view.get("zones", {}).get("laid-hearts")
        found: list[int] = []
        for seat, name in enumerate(view["rabbits"]):
            if seat == self.seat or name == "off-board":
                continue
            here = 1 << model.place[name]
            places = here & model.hosted | self.royals_of(seat) & model.owned
            if laid and laid[seat]:
                places |= here & model.opened
            found += bits(places)
        return found

    def plan_with(self, held: int, court: int, totals: list[int]) -> Plan:
        """Returns the plan for other royals and points in hand."""
        return Plan(self.model, held, court, totals, self.place)
