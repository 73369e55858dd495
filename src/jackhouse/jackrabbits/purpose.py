"""The purpose of an answer about cards, fights and visits, as far as the seat's view tells."""

from collections.abc import Mapping, Sequence
from typing import Any

from jackhouse.jackrabbits.cards import CARD_CODES, IS_ROYAL, JOKERS, SPADES, SUIT, SUIT_BIT, SUITS
from jackhouse.jackrabbits.determiniser import RabbitDeterminiser
from jackhouse.jackrabbits.payment_search import total_of
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.view_validation import VIEW_ERRORS, bad_view

__all__ = ["purpose"]

Purpose = dict[str, Any]
"""A `code` and `params`; its text is the message `purpose-CODE`."""

_ANSWERED = ("lottery", "fight", "yield", "contest", "discard", "trade")
"""The verbs of which there is something to say. Journeys and acquisitions say it themselves (`prospects`)."""


def purpose(view: Mapping[str, Any], actions: Sequence[str]) -> Purpose | None:
    """Returns what the first of these actions of the seat of a view leads to; None if there is nothing to say.

    `draws`: a card more for nothing; `draws-known`: with a card that the others know. `attacks`: `best` points in
    spades against a `victim` with `count` royals; `outdone`: the spades make `best`, less than the `beaten` laid.
    `challenges`: a `visitor` with `count` royals must prove itself. `discards-least`: no card counts less;
    `keeps-suit`: `best` points of a `suit` stay. `adds-to-suit`: the hand then has `best` of a `suit`.
    """
    try:
        verb, _, rest = actions[0].partition(" ") if actions else ("", "", "")
        if view["question"] is None or verb not in _ANSWERED:
            return None
        state, seat = RabbitDeterminiser(view).deal(Rng.of_seed(0)), int(view["seat"])
        if verb == "lottery":
            return leads_to("draws-known" if rest in view["exposed"] else "draws", {"card": rest})
        if verb == "fight":
            victim = int(rest)
            params = {"victim": victim, "best": _points(state, seat, SPADES), "count": _royals(view, victim)}
            return leads_to("attacks", params)
        if verb == "yield":
            params = {"best": _points(state, seat, SPADES), "beaten": int(view["question"]["beaten"])}
            return leads_to("outdone", params) if params["best"] <= params["beaten"] else None
        if verb == "contest":
            return leads_to("challenges", {"visitor": state.turn, "count": _royals(view, state.turn)})
        if verb == "discard":
            return _of_discard(state, seat, CARD_CODES[rest])
        return _of_trade(state, seat, CARD_CODES[rest])
    except VIEW_ERRORS as error:
        raise bad_view("view") from error


def leads_to(code: str, params: dict[str, Any]) -> Purpose:
    return {"code": code, "params": params}


def _of_discard(state: RabbitState, seat: int, card: int) -> Purpose | None:
    hand, value = state.hands[seat], state.rules.value
    numbers = [other for other in hand if other >= JOKERS and not IS_ROYAL[other]]
    if card not in numbers:
        return None
    if value[card] <= min([value[other] for other in numbers]):
        return leads_to("discards-least", {})
    rest = [other for other in numbers if other != card]
    best, suit = max([(sum([value[one] for one in rest if SUIT[one] == suit]), -suit) for suit in range(len(SUITS))])
    return leads_to("keeps-suit", {"best": best, "suit": SUITS[-suit]})


def _of_trade(state: RabbitState, seat: int, card: int) -> Purpose | None:
    if card < JOKERS or IS_ROYAL[card]:
        return None
    best = _points(state, seat, SUIT_BIT[card], card)
    return leads_to("adds-to-suit", {"best": best, "suit": SUITS[SUIT[card]]})


def _points(state: RabbitState, seat: int, suits: int, *more: int) -> int:
    """Returns what the number cards of a hand, with these, make in some suits."""
    cards = [card for card in [*state.hands[seat], *more] if SUIT_BIT[card] & suits and not IS_ROYAL[card]]
    return total_of(state, seat, cards)


def _royals(view: Mapping[str, Any], seat: int) -> int:
    """Returns how many royals a seat holds; all see that."""
    return sum([owner == seat for owner in view["carrots"].values()])
