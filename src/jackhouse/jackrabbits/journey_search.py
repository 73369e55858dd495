"""The search for the cheapest ways of a journey to every place (JR-4.4, JR-6), by playing it with the rules."""

from heapq import heappop, heappush
from typing import Final

from jackhouse.jackrabbits.board import EDGES, PASSED
from jackhouse.jackrabbits.cards import CARD_NAMES, IS_ROYAL, JOKERS
from jackhouse.jackrabbits.cheapest_payment import cards_paid, cheapest_cards
from jackhouse.jackrabbits.grammar import BUY, PAY, RIDE, STAY, with_card
from jackhouse.jackrabbits.journey_point import journey_point
from jackhouse.jackrabbits.payment_search import LIST_LIMIT, payments, purse, total_of
from jackhouse.jackrabbits.ruleset import SET_OUT
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.payment import lines_of, suit_names
from jackhouse.jackrabbits.tiles import IS_HEX
from jackhouse.jackrabbits.transfers.transfer import NO_JOKER
from jackhouse.kernel.actions import Action

MOST_MOVES: Final = 3000
"""The search is cut after so many moves; the cheapest ways are found first."""
EXACT_MOVES: Final = 300
"""After so many moves, other payments than the cheapest are only tried for hexes that those do not reach."""
MOST_WAYS: Final = 4
"""The number of ways to one destination."""
MOST_TRANSFERS: Final = 2
"""Once all hexes are found, other ways have no more transfers than this."""
MOST_PAYMENTS: Final = 12
"""With more payments for one transfer, only the cheapest are tried, and the cheapest that spare each suit."""

PointKey = tuple[int, ...]
"""A point of the search: the stage, tile, edge and transfers that decide, with the hand, how a journey can go on."""
Cost = tuple[int, int, int, int, int]
"""Royals, jokers and points spent, transfers, moves. A joker has no points: ways that spend one come later."""


class Way:
    """A journey from the seat's present point: what it has played and spent so far."""

    def __init__(
        self,
        state: RabbitState,
        cost: Cost,
        moves: list[Action],
        kinds: tuple[int, ...],
        payment: Action | None = None,
        lead: PointKey = (),
    ) -> None:
        self.state = state
        self.cost = cost
        self.moves = moves
        self.kinds = kinds  # of transfers, in order: their verbs, negative if a joker paid
        self.payment = payment  # the last of the moves, not carried out in `state` yet
        self.lead = lead  # the point to which it leads

    def spent(self) -> set[int]:
        """Returns the cards paid."""
        return {card for move in self.moves if move.verb == PAY for card in cards_paid(move)}

    def __lt__(self, other: "Way") -> bool:
        return self.cost < other.cost


class JourneySearch:
    """Follows the cheapest way first, through any number of transfers (JR-6.2).

    Each transfer is paid with the cheapest cards, and with others too where more transfers could follow: the cheapest
    cards may be those that a later transfer needs. A point reached again is left out unless the hand there has a card
    that it had not when the point was reached for less. Once all hexes are found, each by its cheapest way, only ways
    with few transfers are looked for, and only the cheapest payments are tried.
    """

    def __init__(self, start: RabbitState, seat: int, most_moves: int = MOST_MOVES) -> None:
        self.start = start
        self.seat = seat
        self.owned = start.hands[seat][:]
        self.journey = start.rules.step_code("journey")
        self.payment = start.rules.step_code("payment")
        self.exact_until = most_moves - EXACT_MOVES  # moves left
        self.left = most_moves
        self.is_complete = True  # False: the search was cut, and places that it did not find may be within reach
        self.open: list[Way] = [Way(start, (0, 0, 0, 0, 0), [], ())]
        self.later: list[Way] = []  # other payments than the cheapest, put off
        self.found: dict[int, list[Way]] = {}  # by destination
        exits = start.rules.board.exits
        self.missing = {place for place in range(len(exits)) if IS_HEX[place] and exits[place]}  # hexes not found yet
        self.missing.discard(start.rabbits[seat])
        self.sales: dict[tuple[int, int], Way] = {}  # the cheapest way to buy a joker, by tavern and joker
        self.seen: dict[PointKey, list[int]] = {}  # the hands with which a point was reached, as masks
        self.ends: set[int] = set()  # hexes where a ride has ended a journey
        self.walked: list[Way] = []  # the points reached without a transfer
        self.payments: dict[tuple[int, int, int], list[tuple[int, ...]]] = {}  # by suits, price and hand

    def ways(self) -> list[Way]:
        """Returns the ways to all destinations: one for each series of transfers that leads there."""
        ways: list[Way] = []
        while self.left > 0:
            way = self.next_way()
            if way is None:
                break
            if self.is_under_way(way.state):
                if self.is_new_point(way.state):
                    if not way.kinds:
                        self.walked.append(way)
                    self.extend(way)
            elif self.is_new(way):
                ways.append(way)
        self.is_complete = not self.missing or (self.is_complete and not self.open and not self.later)
        return sorted([*ways, *self.sales.values()])

    def next_way(self) -> Way | None:
        """Returns the cheapest way that is not followed yet; None if there is none."""
        while self.open or self.later:
            is_later = not self.open
            way = heappop(self.later if is_later else self.open)
            if way.payment is None:
                return way
            hand = mask_of(way.state.hands[self.seat]) & ~mask_of(cards_paid(way.payment))
            if not self.missing or self.is_seen(way.lead, hand):
                continue
            if not is_later and self.left < self.exact_until:
                heappush(self.later, way)
                continue
            self.left -= 1
            return Way(self.after(way.state, way.payment), way.cost, way.moves, way.kinds)
        return None

    def is_under_way(self, state: RabbitState) -> bool:
        """Whether the state still asks about this journey."""
        if state.over or state.turn != self.seat or state.round != self.start.round:
            return False
        return state.window.step in (self.journey, self.payment) and state.phase == self.start.phase

    def is_new_point(self, state: RabbitState) -> bool:
        """Whether no cheaper way has reached this point with these cards or more. Keeps the point in mind."""
        key, hand = self.point_key(state), mask_of(state.hands[self.seat])
        if self.is_seen(key, hand):
            return False
        self.seen.setdefault(key, []).append(hand)
        return True

    def is_seen(self, key: PointKey, hand: int) -> bool:
        """Whether a cheaper way has reached a point with these cards or more."""
        for other in self.seen.get(key, ()):
            if not hand & ~other:
                return True
        return False

    def point_key(self, state: RabbitState) -> PointKey:
        """Returns the point of a journey. Ports entered before bar only ways that lead back."""
        hand = state.hands[self.seat]
        frame = state.frames[-1]
        bought = [card for card in hand if card < JOKERS and card not in self.owned]  # it must be used on the way
        passed = sorted([port for port in frame.args[3:] if port % EDGES == PASSED])
        return (frame.stage, *frame.args[:3], *bought, -1, *passed)

    def is_new(self, way: Way) -> bool:
        """Counts a way that has ended, unless a cheaper one has the same transfers or pays with fewer of its cards."""
        others = self.found.setdefault(way.state.rabbits[self.seat], [])
        if len(others) >= MOST_WAYS or not self.uses_what_it_buys(way):
            return False
        spent = way.spent()
        for other in others:
            if other.kinds == way.kinds or other.spent() <= spent:
                return False
        others.append(way)
        self.missing.discard(way.state.rabbits[self.seat])
        return True

    def uses_what_it_buys(self, way: Way) -> bool:
        for move in way.moves:
            if move.verb == BUY and move.args[0] in way.state.hands[self.seat]:
                return False
        return True

    def extend(self, way: Way) -> None:
        """Plays each legal action; a transfer with its payments."""
        for action in way.state.legal_now(self.seat):
            if action.verb == STAY and way.state.frames[-1].stage == SET_OUT:
                continue
            if action.verb == RIDE and self.is_useless_ride(way, action.args[0]):
                continue
            self.left -= 1
            state = self.after(way.state, action)
            royals, jokers, value, transfers, moves = way.cost
            if state.window.step != self.payment or not self.is_under_way(state):
                cost = (royals, jokers, value, transfers, moves + 1)
                heappush(self.open, Way(state, cost, [*way.moves, action], way.kinds))
            elif self.missing or transfers < MOST_TRANSFERS:
                self.pay(way, state, action)

    def is_useless_ride(self, way: Way, place: int) -> bool:
        """Whether a ride would end at a place that a cheaper way reaches with some of the cards spent so far."""
        others = self.found.get(place)
        if not others or place not in self.ends:
            return False
        spent = way.spent()
        for other in others:
            if other.spent() <= spent:
                return True
        return False

    def pay(self, way: Way, state: RabbitState, action: Action) -> None:
        """Pays for a transfer: with the cheapest cards, with a joker if one may, and with others if it may go on."""
        suits, price, joker = state.frames[-1].args[:3]
        lead: PointKey = ()
        choices = self.payments_of(state, suits, price)
        for cards in choices:
            payment = lines_of(state, self.seat, cards)[0]
            if cards is not choices[0]:
                if self.can_pay_again(state, cards, price):
                    heappush(self.open, self.paid_way(way, state, action, payment, lead))
                continue
            first = self.paid_way(way, state, action, payment)
            heappush(self.open, first)
            if action.verb == BUY:
                self.keep_sale(way, action, first)
            if not self.is_under_way(first.state):
                if action.verb == RIDE:
                    self.ends.add(action.args[0])
                break  # any other cards end it there too, for more
            lead = self.point_key(first.state)
        if joker != NO_JOKER:
            heappush(self.open, self.paid_way(way, state, action, with_card(PAY, joker)))

    def paid_way(self, way: Way, state: RabbitState, action: Action, payment: Action, lead: PointKey = ()) -> Way:
        """Returns a way with one transfer more. With a `lead`, the payment is carried out once the way is followed."""
        cards = cards_paid(payment)
        royals, jokers, value, transfers, moves = way.cost
        by_joker = cards[0] < JOKERS
        cost = (
            royals + sum([IS_ROYAL[card] for card in cards]),
            jokers + (by_joker and cards[0] in self.owned),
            value + total_of(state, self.seat, cards),
            transfers + 1,
            moves + 1,
        )
        kind = -action.verb if by_joker else action.verb
        played = [*way.moves, action, payment]
        if lead:
            return Way(state, cost, played, (*way.kinds, kind), payment, lead)
        return Way(self.after(state, payment), cost, played, (*way.kinds, kind))

    def keep_sale(self, way: Way, action: Action, after: Way) -> None:
        """Keeps the cheapest way to buy this joker at this tavern."""
        sale = (journey_point(way.state).tile, action.args[0])
        if sale not in self.sales or after < self.sales[sale]:
            self.sales[sale] = after

    def payments_of(self, state: RabbitState, suits: int, price: int) -> list[tuple[int, ...]]:
        """Returns payments of a price, the cheapest first."""
        hand = state.hands[self.seat]
        key = (suits, price, mask_of(hand))
        if key not in self.payments:
            self.payments[key] = self.compute_payments(state, hand, suits, price)
        return self.payments[key]

    def compute_payments(self, state: RabbitState, hand: list[int], suits: int, price: int) -> list[tuple[int, ...]]:
        cheapest = cheapest_cards(state, self.seat, hand, suits, price)
        if not cheapest:
            return []
        if total_of(state, self.seat, hand) < 2 * price:
            return [cheapest]
        ranked: list[tuple[int, int, int, tuple[int, ...]]] = []
        for cards in payments(state, self.seat, purse(state, self.seat, suits), price, (), LIST_LIMIT):
            if set(cards) != set(cheapest):
                royals = sum([IS_ROYAL[card] for card in cards])
                ranked.append((royals, total_of(state, self.seat, list(cards)), len(cards), cards))
        ranked.sort()
        found = [entry[3] for entry in ranked]
        if len(found) > MOST_PAYMENTS:
            self.is_complete = False
            chosen = found[:MOST_PAYMENTS]
            for suit in range(suits.bit_length()):
                one = 1 << suit
                if suits & one and suits != one:
                    spared = cheapest_cards(state, self.seat, hand, suits & ~one, price)
                    if spared and spared not in chosen and spared != cheapest:
                        chosen.append(spared)
            found = chosen
        return [cheapest, *found]

    def can_pay_again(self, state: RabbitState, cards: tuple[int, ...], price: int) -> bool:
        """Whether the cards that these leave in the hand could pay for one more transfer."""
        rest = [card for card in state.hands[self.seat] if card not in cards]
        return total_of(state, self.seat, rest) >= price

    def after(self, state: RabbitState, action: Action) -> RabbitState:
        """Returns the state after an action."""
        played = state.clone()
        played.apply(self.seat, action)
        return played

    def hand_after(self, way: Way) -> list[int]:
        """Returns the cards that a way leaves in the hand."""
        spent = way.spent()
        return [card for card in self.owned if card not in spent]

    def step_costs(self) -> dict[str, dict[str, object] | None]:
        """Returns what each legal step costs now, by action: None if it is free, else as in `transfers` of a way."""
        costs: dict[str, dict[str, object] | None] = {}
        by_verb: dict[int, dict[str, object] | None] = {}
        for action in self.start.legal_now(self.seat):
            if action.verb not in by_verb:
                by_verb[action.verb] = self.cost_of(action)
            costs[str(action)] = by_verb[action.verb]
        return costs

    def cost_of(self, action: Action) -> dict[str, object] | None:
        """Returns the price, the suits and the cheapest cards of a step; None if it is free."""
        state = self.after(self.start, action)
        if state.window.step != self.payment or not self.is_under_way(state):
            return None
        suits, price, joker = state.frames[-1].args[:3]
        cards = cheapest_cards(state, self.seat, state.hands[self.seat], suits, price) if suits else ()
        named = [CARD_NAMES[card] for card in cards] if cards else [CARD_NAMES[joker]]
        return {"price": price, "suits": suit_names(suits), "cards": named}


def mask_of(cards: list[int]) -> int:
    """Returns a set of cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
