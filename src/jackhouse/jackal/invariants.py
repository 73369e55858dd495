"""Invariants: every card is in one place, coins and pirates are where they can be."""

from jackhouse.jackal.cards import CARD_NAMES, CARDS, DISCARD, LAID, PILE
from jackhouse.jackal.island import QUARTERS
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.reason import BadInput, Reason


def audit(state: JackalState) -> None:
    """Raises `BadInput` if the state contradicts the components (JK-3.1)."""
    places = [[*state.pile], [*state.discard], [*[card for row in state.rows for card in row], *state.attached]]
    found = [CARDS] * CARDS
    for code, cards in zip((PILE, DISCARD, LAID), places):
        for card in cards:
            _put(found, card, code)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            _put(found, card, seat)
        if hand != sorted(hand):
            raise _fault("hand-order", str(seat))
    for card in range(CARDS):
        if found[card] != state.where[card]:
            raise _fault("card-place", CARD_NAMES[card])
    islands = state.visited + state.sea
    if len(set(islands)) != len(islands) or (state.visited and state.visited[-1] != state.island):
        raise _fault("island-order", str(state.island))
    if not 0 <= state.island < len(state.rules.islands):
        raise _fault("island-order", str(state.island))
    if not 0 <= state.quarters < (QUARTERS if state.rules.turns_islands else 1):
        raise _fault("island-turn", str(state.quarters))
    for seat in range(state.players):
        if state.pirates[seat] >= 0 and not state.isle().land >> state.pirates[seat] & 1:
            raise _fault("pirate-place", str(seat))


def _put(found: list[int], card: int, place: int) -> None:
    if not 0 <= card < CARDS:
        raise _fault("unknown-card", str(card))
    if found[card] != CARDS:
        raise _fault("card-twice", CARD_NAMES[card])
    found[card] = place


def _fault(problem: str, detail: str) -> BadInput:
    return BadInput(Reason("contradiction", "JK-3.1", {"problem": problem, "detail": detail[:60]}))
