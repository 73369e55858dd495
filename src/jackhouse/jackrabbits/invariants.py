"""Invariants: every card and rabbit is in one place, and no seat has more royals than carrots."""

from jackhouse.jackrabbits.building.phase import is_whole
from jackhouse.jackrabbits.building.pieces import pieces_in_play
from jackhouse.jackrabbits.cards import ASIDE, CARD_NAMES, COURTED, IN_ZONE, IS_COURT, LOT, ORDER, OUT_OF_PLAY, PILE
from jackhouse.jackrabbits.ruleset import CARROTS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import IS_HEX, OFF_BOARD, UNDERGROUND
from jackhouse.kernel.reason import BadInput, Reason


def audit(state: RabbitState) -> None:
    """Raises `BadInput` if the state contradicts the components (JR-1)."""
    components, zones = state.rules.components, zones_apart(state)
    if state.building is not None and not is_whole(state.building, pieces_in_play(components)):
        raise _fault("tiles", str(len(state.building.site.tiles)))
    for held in [*state.hands, state.pile, state.lot, *zones.values()]:
        if [card for card in held if card not in components.cards]:
            raise _fault("unknown-card", str(held))
    places = [OUT_OF_PLAY] * components.card_codes
    for card in components.court:
        places[card] = COURTED
    aside = [card for _, card in state.aside]
    laid = [card for cards in [*state.hands, *zones.values()] for card in cards] + state.pile + state.lot + aside
    courted = [card for card in components.court if state.where[card] == COURTED]
    if len(set(laid)) != len(laid) or len(laid) + len(courted) != len(components.cards):
        raise _fault("card-count", str(len(laid)))
    for number, cards in zones.items():
        for card in cards:
            places[card] = IN_ZONE - number
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
    for card in components.cards:
        if places[card] != state.where[card]:
            raise _fault("card-place", CARD_NAMES[card])
        if IS_COURT[card] and places[card] in (PILE, LOT):
            raise _fault("court-card-in-pile", CARD_NAMES[card])
    for seat in range(state.players):
        place = state.rabbits[seat]
        if place not in (UNDERGROUND, OFF_BOARD) and not (IS_HEX[place] and state.rules.board.present[place]):
            raise _fault("rabbit-place", str(seat))
        giving_up = [f for f in state.frames if state.rules.steps[f.step].name == "giving-up"]
        if len(state.royals(seat)) > CARROTS + len(giving_up):
            raise _fault("too-many-royals", str(seat))


def zones_apart(state: RabbitState) -> dict[int, list[int]]:
    """Returns the zones whose cards are not in a hand, by number. Those of the others must be in their owner's."""
    apart: dict[int, list[int]] = {}
    for zone in state.rules.zones:
        for seat in range(state.players):
            cards = state.zone(zone, seat)
            if not zone.held:
                apart[zone.first + seat] = cards
            elif len(set(cards)) != len(cards) or [card for card in cards if card not in state.hands[seat]]:
                raise _fault("card-place", zone.key)
    return apart


def _fault(problem: str, detail: str) -> BadInput:
    return BadInput(Reason("contradiction", "JR-1.1", {"problem": problem, "detail": detail[:60]}))
