"""Cards change places: drawn, laid, attached, discarded. Every move of a card goes through here."""

from jackhouse.jackal.cards import CARD_NAMES, DISCARD, KIND, LAID, PILE
from jackhouse.jackal.state import JackalState
from jackhouse.kernel.event import only


def draw(state: JackalState, seat: int, cause: str) -> bool:
    """Draws the top card, unseen by the others; an empty deck is remade from the discard (JK-7.1)."""
    if not state.pile:
        if not state.discard:
            if state.emitting:
                state.emit("deck-empty", {"seat": seat})
            return False
        remake(state)
    card = state.pile.pop()
    take_in(state, seat, card)
    state.knowledge.drawn(card, seat)
    if state.emitting:
        state.emit("drew", {"seat": seat, "card": CARD_NAMES[card], "cause": cause}, secrets={"card": only(seat)})
    return True


def remake(state: JackalState) -> None:
    """Shuffles the discard into a new deck."""
    state.pile = state.discard[:]
    state.discard = []
    state.rng.shuffle(state.pile)
    for card in state.pile:
        state.where[card] = PILE
    state.knowledge.shuffled(state.pile)
    if state.emitting:
        state.emit("deck-remade", {"cards": len(state.pile)})


def take_in(state: JackalState, seat: int, card: int) -> None:
    """Puts a card into its place in the hand."""
    hand = state.hands[seat]
    at = 0
    for held in hand:
        if held > card:
            break
        at += 1
    hand.insert(at, card)
    state.where[card] = seat


def show(state: JackalState, seat: int, card: int) -> None:
    """Moves a card from a hand to the table, where all see it until the round is over."""
    state.hands[seat].remove(card)
    state.knowledge.left_hand(card, seat)
    state.where[card] = LAID


def pick(state: JackalState, seat: int, kind: int) -> int:
    """Returns a random card of that kind from the hand, so that its number reveals nothing (JK-3.1)."""
    held = [card for card in state.hands[seat] if KIND[card] == kind]
    return held[state.rng.below(len(held))] if len(held) > 1 else held[0]


def attach(state: JackalState, seat: int, kind: int) -> int:
    """Plays a special from the hand (JK-3.4) and returns it."""
    card = pick(state, seat, kind)
    show(state, seat, card)
    state.attached = [*state.attached, card]
    return card


def clear_table(state: JackalState) -> None:
    """Moves all cards laid or attached to the discard, carried out or not (JK-7.1)."""
    throw_away(state, [*[card for row in state.rows for card in row], *state.attached])
    state.rows = [[] for _ in range(state.players)]
    state.attached = []


def throw_away(state: JackalState, cards: list[int]) -> None:
    """Moves cards to the discard, on top."""
    for card in cards:
        state.where[card] = DISCARD
    state.discard = [*state.discard, *cards]
