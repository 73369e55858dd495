"""The other world: it differs only in what a seat cannot know.

It is made from the full state: cards whose place the seat does not know change places within their batch, thefts that
the seat did not see took other cards, other cards of a hand lie face down, and hidden entries, plans and drafts of
others are gone or different.
"""

from random import Random
from typing import Any

from jackhouse.jackrabbits.cards import IS_ROYAL, ORDER
from jackhouse.jackrabbits.dealing import laid_open
from jackhouse.kernel import KnowledgeLog
from jackhouse.kernel.record import Line

Slot = tuple[int, int]
"""Which place (hands by seat, then the pile), and where in it."""


def redealt(state: Any, seat: int | None, rng: Random, changes: int = 99, deep: bool = False) -> Any:
    """Returns a clone that differs in what `seat` cannot know; None if there is no such thing.

    `changes`: how many cards of others' hands change places at least, if so many are hidden; `deep`: the upper half of
    the pile stays as it is, so that what is drawn soon is the same.
    """
    other = with_own_knowledge(state)
    knowledge = other.knowledge.card_knowledge(seat)
    places = [*other.hands, other.pile] if getattr(other, "building", None) is None else []  # else nothing is dealt yet
    slots: dict[int, list[Slot]] = {}
    for number, place in enumerate(places):
        movable = len(place) // 2 if deep and place is other.pile else len(place)
        for at, card in enumerate(place[:movable]):
            if not knowledge.known[card]:
                slots.setdefault(knowledge.batch[card], []).append((number, at))
    for batch in slots.values():
        spread(other, seat, places, some(batch, other.players, rng, changes), rng)
    rob_otherwise(other, seat, places, rng)
    for hand in other.hands:
        hand.sort(key=ORDER.__getitem__)
    relay(other, seat, rng)
    redraft(other, seat, rng)
    return other if hidden_hands(state, seat) != hidden_hands(other, seat) else None


def with_own_knowledge(state: Any) -> Any:
    """Returns a clone with knowledge that may be changed."""
    other = state.clone()
    other.knowledge = KnowledgeLog.of([knowledge.copy() for knowledge in knowledge_of_all(state)])
    return other


def knowledge_of_all(state: Any) -> list[Any]:
    """Returns the knowledge of every seat and of the onlookers."""
    return [state.knowledge.card_knowledge(seat) for seat in [*range(state.players), None]]


def some(slots: list[Slot], players: int, rng: Random, changes: int) -> list[Slot]:
    """Returns so many slots of hands, and a few more to swap with."""
    held = [slot for slot in slots if slot[0] < players]
    if changes >= len(held):
        return slots
    chosen = rng.sample(held, changes)
    rest = [slot for slot in slots if slot not in chosen]
    return chosen + rng.sample(rest, min(len(rest), changes + 1))


def spread(state: Any, seat: int | None, places: list[list[int]], slots: list[Slot], rng: Random) -> None:
    """Shuffles the cards in these slots."""
    for at in range(len(slots) - 1, 0, -1):
        swap(state, seat, places, slots[at], slots[rng.randint(0, at)])


def rob_otherwise(state: Any, seat: int | None, places: list[list[int]], rng: Random) -> None:
    """Makes other cards the stolen ones: the hands follow another distribution that the seat thinks possible."""
    hypotheses = state.knowledge.card_knowledge(seat).hypotheses
    if hypotheses is None:
        return
    counts = [list(held_of(state, seat, batch)) for batch in hypotheses.batches]
    distribution = rng.choice(sorted(hypotheses.weights))
    wanted = [list(hypotheses.row(distribution, row)) for row in range(len(hypotheses.batches))]
    while counts != wanted:
        row, here, there = next(
            (row, here, there)
            for row, now in enumerate(counts)
            for here, count in enumerate(now)
            for there, other in enumerate(now)
            if count > wanted[row][here] and other < wanted[row][there]
        )
        back = next(number for number, now in enumerate(counts) if now[there] > wanted[number][there])
        one = rng.choice(slots_of(state, seat, places, hypotheses.batches[row], here))
        two = rng.choice(slots_of(state, seat, places, hypotheses.batches[back], there))
        swap(state, seat, places, one, two)
        for number, start, end in ((row, here, there), (back, there, here)):
            counts[number][start] -= 1
            counts[number][end] += 1


def slots_of(state: Any, seat: int | None, places: list[list[int]], batch: int, hand: int) -> list[Slot]:
    """Returns the slots of the unseen cards of a batch in a hand."""
    known, batch_of = state.knowledge.card_knowledge(seat).known, state.knowledge.card_knowledge(seat).batch
    return [(hand, at) for at, card in enumerate(places[hand]) if not known[card] and batch_of[card] == batch]


def held_of(state: Any, seat: int | None, batch: int) -> list[int]:
    """Returns the number of unseen cards of a batch in each hand."""
    return [len(slots_of(state, seat, state.hands, batch, hand)) for hand in range(state.players)]


def swap(state: Any, seat: int | None, places: list[list[int]], one: Slot, other: Slot) -> None:
    """Swaps two cards; what all but `seat` know of the card in a slot stays with the slot.

    The hypotheses of others are dropped, which makes no difference to `seat`.
    """
    (here, at), (there, to) = one, other
    card, second = places[here][at], places[there][to]
    places[here][at], places[there][to] = second, card
    tables = [state.where]
    for knowledge in knowledge_of_all(state):
        tables += [knowledge.known, knowledge.public]
        if knowledge is not state.knowledge.card_knowledge(seat):
            knowledge.hypotheses = None
    for table in tables:
        table[card], table[second] = table[second], table[card]
    for zone in getattr(state, "zones", []):  # what lies face down lies in a slot too; Jackal has no zones
        zone[:] = [{card: second, second: card}.get(held, held) for held in zone]


def relay(state: Any, seat: int | None, rng: Random) -> None:
    """Lays other cards of the hands face down where the seat does not see them."""
    for zone in state.rules.zones:
        for owner in range(state.players):
            laid = state.zone(zone, owner)
            if not laid or zone.sight is None or seat in zone.sight(state, owner):
                continue
            laid[:] = exchanged_for_others(state, owner, laid, rng)
            for other in zone.sight(state, owner):
                for card in laid:
                    state.knowledge.card_knowledge(other).known[card] = True


def exchanged_for_others(state: Any, owner: int, cards: list[int], rng: Random) -> list[int]:
    """Returns as many cards of the hand; those that all will see when they are passed stay the same."""
    seen = {card for card in state.hands[owner] if IS_ROYAL[card]} | set(laid_open(state, owner))
    kept = [card for card in cards if card in seen]
    loose = [card for card in state.hands[owner] if card not in seen]
    return [*kept, *rng.sample(loose, len(cards) - len(kept))]


def redraft(state: Any, seat: int | None, rng: Random) -> None:
    """Drops the drafts of others, and enters other answers, or none, for them in a sealed window."""
    if state.over:
        return
    window = state.window
    own = [line for line in state.log[state.last_public_line : state.log_length] if line.seat == seat]
    state.log = state.log[: state.last_public_line] + own
    if window.plan:
        replan(state, seat, rng)
    elif window.shared:
        redraw(state, seat, rng)
    elif window.sealed:
        others = [other for other in window.seats if other != seat]
        before = {other: window.entry(other) for other in others if window.entry(other) is not None}
        for other in others:
            window = window.entered(other, None)
        state.window = window
        entering = list(before) if rng.random() < 0.5 else rng.sample(others, rng.randint(0, len(others)))
        for other in entering:
            can = state.ruleset.steps[window.step].legal(state, other)
            entry = before[other] if before.get(other) in can and rng.random() < 0.7 else rng.choice(can)
            if len(state.window.awaited()) > 1:
                state.window = state.window.entered(other, entry)
                state.log.append(Line(other, entry, None))
        state.mark_public()
    elif seat not in window.seats:
        state.rewind()
    state.log_length = len(state.log)


def replan(state: Any, seat: int | None, rng: Random) -> None:
    """Gives the others other plans of cards; those who have committed stay committed, the rest are anywhere."""
    window = state.window
    for other in window.seats:
        if other == seat:
            continue
        before = [piece.args[0] for piece in window.drafted(other)]
        step, entry = state.ruleset.steps[window.step], window.entry(other)
        state.window = state.window.entered(other, None).with_draft(other, ())
        pieces = exchanged_for_others(state, other, before, rng)
        for card in pieces:
            piece = next(piece for piece in step.legal(state, other) if piece.args[0] == card)
            state.window = state.window.with_draft(other, (*state.window.drafted(other), piece))
            state.log.append(Line(other, piece, None))
        if entry is not None:
            state.window = state.window.entered(other, entry)
            state.log.append(Line(other, entry, None))
        elif rng.random() < 0.5:  # it has laid nothing yet
            state.window = state.window.with_draft(other, ())
            state.log = state.log[: len(state.log) - len(pieces)]
    state.mark_public()


def redraw(state: Any, seat: int | None, rng: Random) -> None:
    """Gives the others of a shared window other drafts, or none."""
    step = state.ruleset.steps[state.window.step]
    for other in state.window.seats:
        if other == seat:
            continue
        state.window = state.window.with_draft(other, ())
        for _ in range(rng.randint(0, 3)):
            pieces = [action for action in step.legal(state, other) if not step.commits(action)]
            if pieces:
                piece = rng.choice(pieces)
                state.window = state.window.with_draft(other, (*state.window.drafted(other), piece))
                state.log.append(Line(other, piece, None))
    state.mark_public()


def hidden_hands(state: Any, seat: int | None) -> list[list[int]]:
    """Returns the others' hands, what lies face down, what is planned and what has been entered, sealed."""
    hands = [hand[:] for holder, hand in enumerate(state.hands) if holder != seat]
    laid, window = [sorted(cards) for cards in state.zones], state.window
    drafts = [[number for piece in pieces for number in (piece.verb, *piece.args)] for pieces in window.drafts]
    entries = [
        [] if entry is None else [entry.verb, *entry.args]
        for other, entry in zip(window.seats, window.entries)
        if other != seat
    ]
    return [*hands, *laid, *drafts, *entries]
