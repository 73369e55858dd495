"""The destinations of a journey, the ways to each and their cost, computed from a seat's view alone (JR-4.4, JR-6).

The search plays the journey on a state that agrees with the view: hidden cards change neither roads nor payments. So
the rules of journeys, transfers and payments are asked, not repeated.
"""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Any, Final

from jackhouse.jackrabbits.building.outlook import best_layings, spots_to_show
from jackhouse.jackrabbits.cards import CARD_NAMES, COURTED, IS_ROYAL, JOKERS, SUIT_BIT
from jackhouse.jackrabbits.cheapest_payment import cards_paid, cheapest_cards
from jackhouse.jackrabbits.determiniser import RabbitDeterminiser
from jackhouse.jackrabbits.grammar import BUY, PAY, STAY, TO_ACQUIRE, TRADE, with_card
from jackhouse.jackrabbits.journey_point import spot_of
from jackhouse.jackrabbits.payment_search import total_of
from jackhouse.jackrabbits.roads import transfer_of
from jackhouse.jackrabbits.ruleset import CLAIM_COST, SET_OUT
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.payment import lines_of, suit_names
from jackhouse.jackrabbits.steps.trading import cost, money
from jackhouse.jackrabbits.tiles import IS_HEX, PLACE_NAMES, ROYAL_OF
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.view_validation import VIEW_ERRORS, bad_view

__all__ = ["guidance", "prospects"]

MOST_TRANSFERS: Final = 2
MOST_MOVES: Final = 3000
"""The search ends after so many moves; the cheapest ways are found first."""
MOST_WAYS: Final = 4
"""The number of ways to one destination."""

Cost = tuple[int, int, int, int, int]
"""Royals, jokers and points spent, transfers, moves. A joker has no points: ways that spend one come later."""


class _Way:
    """A journey from the seat's present point: what it has played and spent so far."""

    def __init__(self, state: RabbitState, cost: Cost, moves: list[Action], kinds: tuple[int, ...]) -> None:
        self.state = state
        self.cost = cost
        self.moves = moves
        self.kinds = kinds  # of transfers, in order: their verbs, negative if a joker paid

    def spent(self) -> set[int]:
        """Returns the cards paid."""
        return {card for move in self.moves if move.verb == PAY for card in cards_paid(move)}

    def __lt__(self, other: "_Way") -> bool:
        return self.cost < other.cost


def prospects(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Returns the ways to go on with the journey that this seat is asked about, the cheapest first; else [].

    Each has its destination `to`: a hex, `underground`, `off-board`, or a tavern where it `buys` a joker in passing.
    `actions` lead there, payments included. `cards` and points (`value`) are spent, on `transfers` (`action`, `price`,
    `suits`, `cards`). `legs` are roads, as lists of ports, and the actions of transfers. `wins`: it ends the game.
    `claim` tells of a royal in the court of that hex: its `card`, `cost`, the `best` that the hand can pay after the
    journey, and the `cards` that do.

    While the board is built, it returns how this seat may lay its tiles, the best first (`best_layings`).
    """
    question = _question(view)
    if question == "building":
        phase = _state_of(view).building
        return [] if phase is None else best_layings(phase, view["seat"], view["question"])
    if question != "journey":
        return []
    search = _Search(_state_of(view), view["seat"])
    return [search.described(way) for way in search.ways()]


def guidance(view: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the `ways` of a journey (see `prospects`); in the Acquisition phase the `claim` of the hex, and `sales`.

    That claim has two fields more: `actions` acquire the royal by the cheapest payment ([] if the hand cannot pay), and
    `payments` is the number of all payments. `sales` are the cards of the lot that the hand can buy here: the `card`,
    the `price` with what is on the counter already, the `suits` that pay it, and the cheapest `cards`. Before the
    journey (JR-8.16) there are `sales` only.

    While the board is built, it returns where the tile that the seat is about to lay may lie (`spots_to_show`).
    """
    question = _question(view)
    if question == "journey":
        return {"ways": prospects(view)}
    if question == "acquisition":
        state, seat = _state_of(view), view["seat"]
        claim = _claim(state, state.rabbits[seat], seat, state.hands[seat], state)
        return {
            "claim": None if claim is None else {**claim, **_purchase(state, seat)},
            "sales": _sales(state, seat, []),
        }
    if question == "building":
        phase, tile = _state_of(view).building, view["question"]["tile"]
        return {} if phase is None or tile is None else spots_to_show(phase, tile)
    if question == "trading":
        state = _state_of(view)
        return {"sales": _sales(state, view["seat"], list(state.frames[-1].args))}
    if question and view["phase"] == "journey":  # the question may be one of deeds before the journey
        sales = _sales(_state_of(view), view["seat"], [])
        return {"sales": sales} if sales else {}
    return {}


def _question(view: Mapping[str, Any]) -> str:
    """Returns the code of the question to the seat of a view; "" if there is none."""
    try:
        question = view["question"]
        return "" if question is None else str(question["code"])
    except VIEW_ERRORS as error:
        raise bad_view("view") from error


def _state_of(view: Mapping[str, Any]) -> RabbitState:
    """Returns a state that agrees with a view."""
    return RabbitDeterminiser(view).deal(Rng.of_seed(0))


class _Search:
    """Finds the cheapest ways first."""

    def __init__(self, start: RabbitState, seat: int) -> None:
        self.start = start
        self.seat = seat
        self.owned = start.hands[seat][:]
        self.journey = start.rules.step_code("journey")
        self.payment = start.rules.step_code("payment")
        self.left = MOST_MOVES
        self.open: list[_Way] = [_Way(start, (0, 0, 0, 0, 0), [], ())]
        self.found: dict[int, list[_Way]] = {}  # by destination
        self.sales: dict[tuple[int, int], _Way] = {}  # the cheapest way to buy a joker, by tavern and joker

    def ways(self) -> list[_Way]:
        """Returns the ways to all destinations: one for each series of transfers that leads there."""
        seen: set[tuple[int, ...]] = set()
        ways: list[_Way] = []
        while self.open and self.left > 0:
            way = heappop(self.open)
            if self.is_under_way(way.state):
                point = self.point_of(way.state)
                if point not in seen:
                    seen.add(point)
                    self.extend(way)
            elif self.is_new(way):
                ways.append(way)
        return sorted([*ways, *self.sales.values()])

    def is_under_way(self, state: RabbitState) -> bool:
        """Whether the state still asks about this journey."""
        if state.over or state.turn != self.seat or state.round != self.start.round:
            return False
        return state.window.step in (self.journey, self.payment) and state.phase == self.start.phase

    def point_of(self, state: RabbitState) -> tuple[int, ...]:
        """Returns what the rest of a journey depends on. Ports entered before bar only ways that lead back."""
        frame = state.frames[-1]
        return (frame.stage, *frame.args[:3], *state.hands[self.seat])

    def is_new(self, way: _Way) -> bool:
        """Counts a way that has ended, unless a cheaper one has the same transfers or pays with fewer of its cards."""
        place = way.state.rabbits[self.seat]
        others = self.found.setdefault(place, [])
        if len(others) >= MOST_WAYS or not self.uses_what_it_buys(way):
            return False
        spent = way.spent()
        for other in others:
            if other.kinds == way.kinds or other.spent() <= spent:
                return False
        others.append(way)
        return True

    def uses_what_it_buys(self, way: _Way) -> bool:
        for move in way.moves:
            if move.verb == BUY and move.args[0] in way.state.hands[self.seat]:
                return False
        return True

    def extend(self, way: _Way) -> None:
        """Plays each legal action; a transfer with its payment."""
        for action in way.state.legal_now(self.seat):
            if action.verb == STAY and way.state.frames[-1].stage == SET_OUT:
                continue
            self.left -= 1
            state = way.state.clone()
            state.apply(self.seat, action)
            royals, jokers, value, transfers, moves = way.cost
            if state.window.step != self.payment or not self.is_under_way(state):
                cost = (royals, jokers, value, transfers, moves + 1)
                heappush(self.open, _Way(state, cost, [*way.moves, action], way.kinds))
            elif transfers < MOST_TRANSFERS:
                self.pay(way, state, action)

    def pay(self, way: _Way, state: RabbitState, action: Action) -> None:
        """Pays for a transfer: the cheapest cards, and a joker if one may."""
        suits, price, joker = state.frames[-1].args[:3]
        ways: list[Action] = []
        cheapest = cheapest_cards(state, self.seat, state.hands[self.seat], suits, price)
        if cheapest:
            ways.append(lines_of(state, self.seat, cheapest)[0])
        if joker != NO_JOKER:
            ways.append(with_card(PAY, joker))
        royals, jokers, value, transfers, moves = way.cost
        for payment in ways:
            cards = cards_paid(payment)
            paid = state.clone()
            paid.apply(self.seat, payment)
            by_joker = cards[0] < JOKERS
            cost = (
                royals + sum([IS_ROYAL[card] for card in cards]),
                jokers + (by_joker and cards[0] in self.owned),
                value + total_of(state, self.seat, cards),
                transfers + 1,
                moves + 1,
            )
            kind = -action.verb if by_joker else action.verb
            after = _Way(paid, cost, [*way.moves, action, payment], (*way.kinds, kind))
            heappush(self.open, after)
            if action.verb == BUY:
                sale = (spot_of(way.state).tile, action.args[0])
                if sale not in self.sales or after < self.sales[sale]:
                    self.sales[sale] = after

    def described(self, way: _Way) -> dict[str, Any]:
        """Returns a way as plain data."""
        transfers: list[dict[str, Any]] = []
        legs: list[Any] = []
        state = self.start.clone()
        state.events = []
        state.emitting = True
        for at, move in enumerate(way.moves):
            state.apply(self.seat, move)
            if transfer_of(move.verb) is not None and state.window.step == self.payment:
                suits, price = state.frames[-1].args[:2]
                transfers.append(
                    {
                        "action": str(move),
                        "price": price,
                        "suits": suit_names(suits),
                        "cards": [CARD_NAMES[card] for card in cards_paid(way.moves[at + 1])],
                    }
                )
        for event in state.events:
            if event.params.get("seat") == self.seat:
                if event.code == "travelled":
                    legs.append(event.params["path"])
                elif event.code == "transferred":
                    legs.append(event.params["action"])
        last = way.moves[-2] if self.is_under_way(way.state) else None  # else the journey goes on after a purchase
        place = spot_of(way.state).tile if last is not None else way.state.rabbits[self.seat]
        return {
            "to": PLACE_NAMES[place],
            "buys": CARD_NAMES[last.args[0]] if last is not None else None,
            "actions": [str(move) for move in way.moves],
            "cards": [card for transfer in transfers for card in transfer["cards"]],
            "value": way.cost[2],
            "transfers": transfers,
            "legs": legs,
            "wins": way.state.winner == self.seat,
            "claim": _claim(self.start, place, self.seat, self.hand_after(way), way.state),
        }

    def hand_after(self, way: _Way) -> list[int]:
        """Returns the cards that a way leaves in the hand."""
        spent = way.spent()
        return [card for card in self.owned if card not in spent]


def _claim(state: RabbitState, place: int, seat: int, hand: list[int], after: RabbitState) -> dict[str, Any] | None:
    """Returns the royal of a hex that is in the court, and what the hand can pay for it afterwards (JR-4.6)."""
    royal = ROYAL_OF[place] if IS_HEX[place] else -1
    if royal < 0 or state.where[royal] != COURTED:
        return None
    suits = SUIT_BIT[royal]
    cards = cheapest_cards(after, seat, hand, suits, CLAIM_COST)
    return {
        "card": CARD_NAMES[royal],
        "cost": CLAIM_COST,
        "best": total_of(after, seat, [card for card in hand if SUIT_BIT[card] & suits]),
        "cards": [CARD_NAMES[card] for card in cards],
    }


def _purchase(state: RabbitState, seat: int) -> dict[str, Any]:
    """Returns how the seat that is asked acquires the royal of its hex by the cheapest payment (JR-4.6)."""
    ways: list[Action] = []
    cheapest: set[int] = set()
    if TO_ACQUIRE in state.legal_now(seat):
        asked = state.clone()
        asked.apply(seat, TO_ACQUIRE)
        suits, price = asked.frames[-1].args[:2]
        ways = [action for action in asked.legal_now(seat) if action.verb == PAY]
        cheapest = set(cheapest_cards(state, seat, state.hands[seat], suits, price))
    actions = [[str(TO_ACQUIRE), str(payment)] for payment in ways if set(cards_paid(payment)) == cheapest]
    return {"actions": actions[0] if actions else [], "payments": len(ways)}


def _sales(state: RabbitState, seat: int, counter: list[int]) -> list[dict[str, Any]]:
    """Returns the cards that may join those on the counter, each with the price of all of them (JR-7.8)."""
    suits, sales = money(state), list[dict[str, Any]]()
    for action in state.legal_now(seat):
        if action.verb == TRADE:
            price = cost(state, [*counter, action.args[0]])
            cards = cheapest_cards(state, seat, state.hands[seat], suits, price)
            sales.append(
                {
                    "card": CARD_NAMES[action.args[0]],
                    "price": price,
                    "suits": suit_names(suits),
                    "cards": [CARD_NAMES[card] for card in cards],
                }
            )
    return sales
