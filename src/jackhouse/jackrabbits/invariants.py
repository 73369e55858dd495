"""Invariants: every card and rabbit is in one place, and no seat has more royals than carrots."""

from jackhouse.jackrabbits.cards import ASIDE, CARD_NAMES, CARDS, COURT, COURTED, IS_COURT, LOT, ORDER, PILE
from jackhouse.jackrabbits.ruleset import CARROTS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import HEXES, OFF_BOARD, UNDERGROUND
from jackhouse.kernel.reason import BadInput, Reason


def audit(state: RabbitState) -> None:
    """Raises `BadInput` if the state contradicts the components (JR-1)."""
    for held in [*state.hands, state.pile, state.lot]:
        if [card for card in held if not 0 <= card < CARDS]:
            raise _fault("unknown-card", str(held))
    places = [COURTED] * CARDS
    aside = [card for _, card in state.aside]
    laid = [card for hand in state.hands for card in hand] + state.pile + state.lot + aside
    if len(set(laid)) != len(laid) or len(laid) + len([c for c in COURT if state.where[c] == COURTED]) != CARDS:
        raise _fault("card-count", str(len(laid)))
    for card in state.pile:
        places[card] = PILE
    for card in state.lot:
        places[card] = LOT
    for card in aside:
        places[card] = ASIDE
    for seat, hand in enumerate(state.hands):
        for card in hand:
            places[card] = seat
        if hand != sorted(hand, key=ORDER.__getitem__):
            raise _fault("hand-order", str(seat))
    for card in range(CARDS):
        if places[card] != state.where[card]:
            raise _fault("card-place", CARD_NAMES[card])
        if IS_COURT[card] and places[card] in (PILE, LOT):
            raise _fault("court-card-in-pile", CARD_NAMES[card])
    for seat in range(state.players):
        place = state.rabbits[seat]
        if place not in (UNDERGROUND, OFF_BOARD) and not (0 <= place < HEXES and state.rules.board.present[place]):
            raise _fault("rabbit-place", str(seat))
        giving_up = [f for f in state.frames if state.rules.steps[f.step].name == "giving-up"]
        if len(state.royals(seat)) > CARROTS + len(giving_up):
            raise _fault("too-many-royals", str(seat))


def _fault(problem: str, detail: str) -> BadInput:
    return BadInput(Reason("contradiction", "JR-1.1", {"problem": problem, "detail": detail[:60]}))
