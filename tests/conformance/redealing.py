"""The other world: what a seat cannot know is otherwise.

Made from the full state: cards whose place the seat does not know change places within their batch, hands that were
robbed unseen hold other cards of what they hold together, and what others have entered or drafted unseen is gone or
different.
"""

from random import Random
from typing import Any

from jackhouse.jackrabbits.cards import ORDER

Slot = tuple[int, int]
"""Which place (hands by seat, then the pile), and where in it."""


def redealt(state: Any, seat: int | None, rng: Random, changes: int = 99, deep: bool = False) -> Any:
    """A clone in which what `seat` cannot know is otherwise; None if there is nothing that could be.

    `changes`: how many cards of others' hands change places at least, if so many are hidden; `deep`: the upper half of
    the pile stays as it is, so that what is drawn soon is the same.
    """
    other = state.clone()
    places = [*other.hands, other.pile]
    slots: dict[int, list[Slot]] = {}
    for number, place in enumerate(places):
        movable = len(place) // 2 if deep and place is other.pile else len(place)
        for at, card in enumerate(place[:movable]):
            if not other.knowledge.knows(seat, card) and not other.knowledge.holders(seat, card):
                slots.setdefault(other.knowledge.batch[card], []).append((number, at))
    for batch in slots.values():
        spread(other, seat, places, some(batch, other.players, rng, changes), rng)
    for group in blurs(other, seat):
        rob_otherwise(other, seat, places, group, rng, min(changes, 12))
    for hand in other.hands:
        hand.sort(key=ORDER.__getitem__)
    redraft(other, seat, rng)
    return other if hidden_hands(state, seat) != hidden_hands(other, seat) else None


def some(slots: list[Slot], players: int, rng: Random, changes: int) -> list[Slot]:
    """So many slots of hands, and a few more to change with."""
    held = [slot for slot in slots if slot[0] < players]
    if changes >= len(held):
        return slots
    chosen = rng.sample(held, changes)
    rest = [slot for slot in slots if slot not in chosen]
    return chosen + rng.sample(rest, min(len(rest), changes + 1))


def spread(state: Any, seat: int | None, places: list[list[int]], slots: list[Slot], rng: Random) -> None:
    """Let the cards in these slots change places."""
    for at in range(len(slots) - 1, 0, -1):
        swap(state, seat, places, slots[at], slots[rng.randint(0, at)])


def blurs(state: Any, seat: int | None) -> list[list[int]]:
    """The groups of hands between which the seat has not seen which cards were stolen."""
    groups: dict[int, list[int]] = {}
    for hand in range(state.players):
        groups.setdefault(state.knowledge.blur_of(seat, hand), []).append(hand)
    return [group for group in groups.values() if len(group) > 1]


def rob_otherwise(
    state: Any, seat: int | None, places: list[list[int]], group: list[int], rng: Random, changes: int
) -> None:
    """Other cards were stolen: each hand of a blur keeps its size, and a card lies only where it may be."""
    knowledge = state.knowledge
    slots = [(hand, at) for hand in group for at, card in enumerate(places[hand]) if not knowledge.knows(seat, card)]
    for _ in range(4 * changes):
        if changes == 0 or len(slots) < 2:
            return
        one, other = rng.sample(slots, 2)
        cards = [places[hand][at] for hand, at in (one, other)]
        may_be = [knowledge.holders(seat, card) or group for card in cards]
        if one[0] != other[0] and other[0] in may_be[0] and one[0] in may_be[1]:
            swap(state, seat, places, one, other)
            changes -= 1


def swap(state: Any, seat: int | None, places: list[list[int]], one: Slot, other: Slot) -> None:
    """Two cards change places; what all but `seat` know of the card in a slot stays with the slot."""
    (here, at), (there, to) = one, other
    card, second = places[here][at], places[there][to]
    places[here][at], places[there][to] = second, card
    knowledge = state.knowledge
    for table in (state.where, knowledge.known):
        table[card], table[second] = table[second], table[card]
    for observer in range(state.players + 1):
        if card != second and observer != knowledge.observer(seat):
            holders = [knowledge.holders(who_of(state, observer), each) for each in (card, second)]
            for each, known in zip((second, card), holders):
                if known:
                    knowledge.may_be(observer, each, known)
                else:
                    knowledge.maybe = {
                        key: mask for key, mask in knowledge.maybe.items() if key != key_of(observer, each)
                    }


def who_of(state: Any, observer: int) -> int | None:
    return None if observer == state.players else observer


def key_of(observer: int, card: int) -> int:
    return observer * 1000 + card


def redraft(state: Any, seat: int | None, rng: Random) -> None:
    """Nobody else has begun a step, and into a sealed window the others have entered something else, or nothing."""
    if state.over:
        return
    window = state.window
    own = [line for line in state.log[state.taught : state.log_length] if line[0] == seat]
    state.log = state.log[: state.taught] + own
    if window.sealed:
        others = [other for other in window.seats if other != seat]
        before = {other: window.entry(other) for other in others if window.entry(other) is not None}
        for other in others:
            window = window.entered(other, None)
        state.window = window
        entering = list(before) if rng.random() < 0.5 else rng.sample(others, rng.randint(0, len(others)))
        for other in entering:
            can = state.table.steps[window.step].legal(state, other)
            entry = before[other] if before.get(other) in can and rng.random() < 0.7 else rng.choice(can)
            if len(state.window.awaited()) > 1:
                state.window = state.window.entered(other, entry)
                state.log.append((other, entry))
        state.settle_base()
    elif seat not in window.seats:
        state.rewind()
    state.log_length = len(state.log)


def hidden_hands(state: Any, seat: int | None) -> list[list[int]]:
    return [hand[:] for holder, hand in enumerate(state.hands) if holder != seat]
