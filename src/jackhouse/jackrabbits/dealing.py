"""Cards change places: drawn, spent, taken into a hand, passed on. Every move of a card goes through here."""

from typing import Final

from jackhouse.jackrabbits.cards import CARD_NAMES, COURTED, IS_COURT, IS_ROYAL, LOT, ORDER, PILE
from jackhouse.jackrabbits.realm import CARROTS
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.kernel.event import only

NO_CARD: Final = -1


def draw(state: RabbitState, seat: int, cause: str) -> int:
    """Draw the top card of the pile, unseen by the others; NO_CARD if pile and lot are both empty (JR-4.8)."""
    if not state.pile:
        if not state.lot:
            if state.telling:
                state.tell("no-card-left", {"seat": seat})
            return NO_CARD
        reshuffle(state)
    card = state.pile.pop()
    take_in(state, seat, card)
    state.knowledge.drawn(card, seat)
    if state.telling:
        state.tell("drew", {"seat": seat, "card": CARD_NAMES[card], "cause": cause}, secrets={"card": only(seat)})
    return card


def reshuffle(state: RabbitState) -> None:
    """Shuffle the lot into a new pile (JR-4.8)."""
    state.pile = state.lot
    state.lot = []
    state.chance.shuffle(state.pile)
    for card in state.pile:
        state.where[card] = PILE
    state.knowledge.shuffled(state.pile)
    if state.telling:
        state.tell("reshuffled", {"cards": len(state.pile)})


def take_in(state: RabbitState, seat: int, card: int) -> None:
    """Put a card into its place in the hand."""
    hand, order = state.hands[seat], ORDER[card]
    at = 0
    for held in hand:
        if ORDER[held] > order:
            break
        at += 1
    hand.insert(at, card)
    state.where[card] = seat


def take_from_court(state: RabbitState, seat: int, card: int) -> None:
    """A royal or joker is bought, in sight of all; a royal's hex gets the buyer's carrot with it."""
    take_in(state, seat, card)
    state.knowledge.show(card)


def put_away(state: RabbitState, seat: int, card: int) -> None:
    """A card is spent, discarded or given up: numbers to the lot, royals and jokers to the court (JR-5.2)."""
    state.hands[seat].remove(card)
    if not IS_COURT[card]:
        state.where[card] = LOT
        state.lot.append(card)
        return
    state.where[card] = COURTED
    if state.telling:
        code = "royal-returned" if IS_ROYAL[card] else "joker-returned"
        state.tell(code, {"seat": seat, "card": CARD_NAMES[card]})


def pass_on(state: RabbitState, giver: int, receiver: int, card: int) -> bool:
    """A card changes hands, and a royal takes its claim along; true if the receiver must now give one up (JR-5.3)."""
    state.hands[giver].remove(card)
    take_in(state, receiver, card)
    return IS_ROYAL[card] and len(state.royals(receiver)) > CARROTS
