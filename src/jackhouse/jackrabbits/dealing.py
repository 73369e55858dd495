"""Cards change places: drawn, spent, taken into a hand, passed on. Every move of a card goes through here.

So does a rabbit that is thrown off the board.
"""

from collections.abc import Sequence
from typing import Final

from jackhouse.jackrabbits.cards import ASIDE, CARD_NAMES, COURTED, IN_ZONE, IS_COURT, IS_ROYAL, LOT, ORDER, PILE
from jackhouse.jackrabbits.ruleset import DEAL, MOST_PLAYERS, Zone
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.tiles import OFF_BOARD, PLACE_NAMES
from jackhouse.kernel.event import only

NO_CARD: Final = -1
_TO_DRAWER: Final = [{"card": only(seat)} for seat in range(MOST_PLAYERS)]  # by seat; shared by events, never changed
NO_CARDS: Final[list[int]] = []  # never changed


def deal_cards(state: RabbitState) -> None:
    """Shuffles the pile and deals three cards to each (JR-3.4)."""
    state.rng.shuffle(state.pile)
    for seat in range(state.players):
        deal_hand(state, seat)


def deal_hand(state: RabbitState, seat: int) -> None:
    for _ in range(min(DEAL, len(state.pile))):
        card = state.pile.pop()
        take_in(state, seat, card)
        state.knowledge.drawn(card, seat)


def draw(state: RabbitState, seat: int, cause: str) -> int:
    """Draws the top card of the pile, unseen by the others; NO_CARD if pile and lot are both empty (JR-4.8)."""
    if not state.pile:
        if not state.lot:
            if state.emitting:
                state.emit("no-card-left", {"seat": seat})
            return NO_CARD
        reshuffle(state)
    card = state.pile.pop()
    take_in(state, seat, card)
    state.knowledge.drawn(card, seat)
    if state.emitting:
        state.emit("drew", {"seat": seat, "card": CARD_NAMES[card], "cause": cause}, secrets=_TO_DRAWER[seat])
    return card


def reshuffle(state: RabbitState) -> None:
    """Shuffles the lot into a new pile (JR-4.8)."""
    state.pile = state.lot
    state.lot = []
    state.paid_in_trade = []
    state.rng.shuffle(state.pile)
    for card in state.pile:
        state.where[card] = PILE
    state.knowledge.shuffled(state.pile)
    if state.emitting:
        state.emit("reshuffled", {"cards": len(state.pile)})


def take_in(state: RabbitState, seat: int, card: int) -> None:
    """Puts a card into its place in the hand."""
    hand, order = state.hands[seat], ORDER[card]
    at = 0
    for held in hand:
        if ORDER[held] > order:
            break
        at += 1
    hand.insert(at, card)
    state.where[card] = seat


def take_from_court(state: RabbitState, seat: int, card: int) -> None:
    """Moves a royal or joker from the court to a hand. All see it; a royal's hex gets the buyer's carrot."""
    take_in(state, seat, card)
    state.knowledge.show(card)


def put_away(state: RabbitState, seat: int, card: int) -> None:
    """Discards or gives up a card: numbers go to the lot, royals and jokers to the court (JR-5.2)."""
    _take_out(state, seat, card)
    state.knowledge.left_hand(card, seat)
    _lay_open(state, seat, card)


def spend(state: RabbitState, seat: int, cards: list[int]) -> None:
    """Spends cards of a hand: in a payment, or in a contest that is lost (JR-5.2)."""
    for card in cards:
        _take_out(state, seat, card)
        state.knowledge.left_hand(card, seat)
    _lay_spent(state, seat, cards)


def _lay_spent(state: RabbitState, seat: int, cards: list[int]) -> None:
    """Lays spent cards where they go; a rule may keep one of them (`RabbitRules.keepers`)."""
    for keeper in state.rules.keepers:
        cards = keeper.keep(state, seat, cards)
    for card in cards:
        _lay_open(state, seat, card)


def lay_in_zone(state: RabbitState, zone: Zone, seat: int, card: int) -> None:
    """Lays a card, which has left its hand or the court, before a seat, where all see it."""
    state.zone(zone, seat).append(card)
    state.where[card] = IN_ZONE - zone.first - seat


def _take_out(state: RabbitState, seat: int, card: int) -> None:
    """Takes a card out of a hand, and out of the zones that are part of it."""
    state.hands[seat].remove(card)
    for zone in state.rules.held_zones:
        if card in state.zone(zone, seat):
            state.zone(zone, seat).remove(card)


def _lay_open(state: RabbitState, seat: int, card: int) -> None:
    if not IS_COURT[card]:
        state.where[card] = LOT
        state.lot.append(card)
        return
    state.where[card] = COURTED
    if state.emitting:
        code = "royal-returned" if IS_ROYAL[card] else "joker-returned"
        state.emit(code, {"seat": seat, "card": CARD_NAMES[card]})


def set_aside(state: RabbitState, seat: int, card: int) -> None:
    """Moves a card played in a fight out of the hand; it joins the lot when the fight is over (JR-5.2)."""
    _take_out(state, seat, card)
    state.knowledge.left_hand(card, seat)
    state.where[card] = ASIDE
    state.aside = [*state.aside, (seat, card)]


def clear_aside(state: RabbitState) -> None:
    """Spends the cards played in a fight that is over."""
    played, state.aside = state.aside, []
    if not state.rules.keepers:
        for seat, card in played:
            _lay_open(state, seat, card)
        return
    for seat in {seat: None for seat, _ in played}:
        _lay_spent(state, seat, [card for owner, card in played if owner == seat])


def take_from_lot(state: RabbitState, seat: int, card: int) -> None:
    """Moves a card from the lot to a hand; all see it (JR-7.8)."""
    state.lot.remove(card)
    take_in(state, seat, card)
    state.knowledge.show(card)


def steal(state: RabbitState, thief: int, victim: int) -> int:
    """Takes a random card from the victim's hand as it is now (JR-7.4) and returns it; NO_CARD if the hand is empty."""
    hand = state.hands[victim][:]
    if not hand:
        if state.emitting:
            state.emit("nothing-to-steal", {"seat": thief, "victim": victim})
        return NO_CARD
    card = hand[state.rng.below(len(hand))]
    secret: dict[str, int] | None = None
    if not pass_unseen(state, victim, thief, card):
        secret = {"card": only(thief, victim)}
    if state.emitting:
        state.emit("stole", {"seat": thief, "victim": victim, "card": CARD_NAMES[card]}, secrets=secret)
    return card


def pass_unseen(state: RabbitState, giver: int, receiver: int, card: int, settled: Sequence[int] = NO_CARDS) -> bool:
    """Moves a card from hand to hand, unseen by the others; returns whether all know it all the same.

    All see which royal goes, since its carrot changes with it (JR-7.5), and which card that lies open. `settled`:
    cards of the giver that all have seen and that, as all know, this pass does not move.
    """
    laid = laid_open(state, giver)
    if IS_ROYAL[card] or card in laid:
        pass_openly(state, giver, receiver, card)
        return True
    # All see that none of those was passed, so their places stay known.
    laid.extend(settled)
    loose = [held for held in state.hands[giver] if not IS_ROYAL[held]]
    if laid:
        loose = [held for held in loose if held not in laid]
    state.knowledge.stolen(card, giver, receiver, loose, state.hands, state.pile[0] if state.pile else NO_CARD)
    pass_on(state, giver, receiver, card)
    return False


def laid_open(state: RabbitState, seat: int) -> list[int]:
    """Returns the cards of a hand that lie open before its seat."""
    return [card for zone in state.rules.open_zones for card in state.zone(zone, seat)]


def pass_openly(state: RabbitState, giver: int, receiver: int, card: int) -> None:
    """Moves a card that all have seen from hand to hand; all see that it goes."""
    state.knowledge.show(card)
    pass_on(state, giver, receiver, card)


def pass_on(state: RabbitState, giver: int, receiver: int, card: int) -> None:
    """Moves a card from hand to hand; a royal keeps its claim (JR-5.3)."""
    _take_out(state, giver, card)
    take_in(state, receiver, card)


def exile(state: RabbitState, seat: int, cause: str) -> None:
    """Throws a rabbit off the board, where it starts its next turn; the active one has no Increment (JR-6.8)."""
    if state.emitting:
        state.emit("exiled", {"seat": seat, "from": PLACE_NAMES[state.rabbits[seat]], "cause": cause})
    state.rabbits[seat] = OFF_BOARD
    if seat in state.sheltered:
        state.sheltered = [other for other in state.sheltered if other != seat]
