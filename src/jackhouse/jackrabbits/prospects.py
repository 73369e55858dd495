"""The destinations of a journey, the ways to each and their cost, computed from a seat's view alone (JR-4.4, JR-6).

The search plays the journey on a state that agrees with the view: hidden cards change neither roads nor payments. So
the rules of journeys, transfers and payments are asked, not repeated.
"""

from collections.abc import Mapping
from typing import Any

from jackhouse.jackrabbits.building.prospects import best_placements, spots_to_show
from jackhouse.jackrabbits.cards import CARD_NAMES, COURTED, SUIT_BIT
from jackhouse.jackrabbits.cheapest_payment import cards_paid, cheapest_cards
from jackhouse.jackrabbits.determiniser import RabbitDeterminiser
from jackhouse.jackrabbits.grammar import PAY, TO_ACQUIRE, TRADE
from jackhouse.jackrabbits.journey_point import journey_point
from jackhouse.jackrabbits.journey_search import JourneySearch, Way
from jackhouse.jackrabbits.journey_shortfalls import shortfalls
from jackhouse.jackrabbits.payment_search import total_of
from jackhouse.jackrabbits.roads import transfer_of
from jackhouse.jackrabbits.ruleset import CLAIM_COST
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.payment import suit_names
from jackhouse.jackrabbits.steps.trading import cost, money
from jackhouse.jackrabbits.tiles import IS_HEX, PLACE_NAMES, ROYAL_OF
from jackhouse.kernel.actions import Action
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.view_validation import VIEW_ERRORS, bad_view

__all__ = ["guidance", "prospects"]


def prospects(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Returns the ways to go on with the journey that this seat is asked about, the cheapest first; else [].

    Each has its destination `to`: a hex, `underground`, `off-board`, or a tavern where it `buys` a joker in passing.
    `actions` lead there, payments included. `cards` and points (`value`) are spent, on `transfers` (`action`, `price`,
    `suits`, `cards`). `legs` are roads, as lists of ports, and the actions of transfers. `wins`: it ends the game.
    `claim` tells of a royal in the court of that hex: its `card`, `cost`, the `best` that the hand can pay after the
    journey, and the `cards` that do.

    While the board is built, it returns how this seat may lay its tiles, the best first (`best_placements`).
    """
    question = _question(view)
    if question == "building":
        phase = _state_of(view).building
        return [] if phase is None else best_placements(phase, view["seat"], view["question"])
    if question != "journey":
        return []
    search = JourneySearch(_state_of(view), view["seat"])
    return [_described(search, way) for way in search.ways()]


def guidance(view: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the `ways` of a journey (see `prospects`); in the Acquisition phase the `claim` of the hex, and `sales`.

    `complete` is false if the search for ways was cut, so that other places may be within reach. `shortfalls` are the
    hexes out of reach with what the hand lacks. `steps` has the cost of each legal action, null if it is free.

    That claim has two fields more: `actions` acquire the royal by the cheapest payment ([] if the hand cannot pay), and
    `payments` is the number of all payments. `sales` are the cards of the lot that the hand can buy here: the `card`,
    the `price` with what is on the counter already, the `suits` that pay it, and the cheapest `cards`. Before the
    journey (JR-8.16) there are `sales` only.

    While the board is built, it returns where the tile that the seat is about to lay may lie (`spots_to_show`).
    """
    question = _question(view)
    if question == "journey":
        search = JourneySearch(_state_of(view), view["seat"])
        ways = search.ways()
        return {
            "ways": [_described(search, way) for way in ways],
            "complete": search.is_complete,
            "shortfalls": shortfalls(search),
            "steps": search.step_costs(),
        }
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


def _described(search: JourneySearch, way: Way) -> dict[str, Any]:
    """Returns a way as plain data."""
    transfers: list[dict[str, Any]] = []
    legs: list[Any] = []
    state = search.start.clone()
    state.events = []
    state.emitting = True
    for at, move in enumerate(way.moves):
        state.apply(search.seat, move)
        if transfer_of(move.verb) is not None and state.window.step == search.payment:
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
        if event.params.get("seat") == search.seat:
            if event.code == "travelled":
                legs.append(event.params["path"])
            elif event.code == "transferred":
                legs.append(event.params["action"])
    last = way.moves[-2] if search.is_under_way(way.state) else None  # else the journey goes on after a purchase
    place = journey_point(way.state).tile if last is not None else way.state.rabbits[search.seat]
    return {
        "to": PLACE_NAMES[place],
        "buys": CARD_NAMES[last.args[0]] if last is not None else None,
        "actions": [str(move) for move in way.moves],
        "cards": [card for transfer in transfers for card in transfer["cards"]],
        "value": way.cost[2],
        "transfers": transfers,
        "legs": legs,
        "wins": way.state.winner == search.seat,
        "claim": _claim(search.start, place, search.seat, search.hand_after(way), way.state),
    }


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
