"""What a seat may know of a game of Jackal, as plain data."""

from typing import TYPE_CHECKING, Any

from jackhouse.jackal.cards import CARD_NAMES, CARDS, PILE
from jackhouse.jackal.compass import CELL_NAMES

if TYPE_CHECKING:
    from jackhouse.jackal.state import JackalState


def describe(state: "JackalState", seat: int | None, view: dict[str, Any]) -> None:
    """Add the game's own fields to a view; lists are by seat."""
    isle, islands = state.isle(), state.rules.islands
    view["turn"] = state.turn if state.turn >= 0 else None
    view["first"] = state.first
    view["round"] = state.round
    view["rounds"] = state.rules.rounds
    view["phase"] = state.phase
    view["coins"] = state.coins[:]
    view["island"] = {
        "number": state.island,
        "key": isle.key,
        "quarters": state.quarters,
        "text": isle.written(),
    }
    view["islands_left"] = len(state.sea)
    view["visited"] = [{"number": number, "key": islands[number].key} for number in state.visited]
    view["away"] = state.away[:]
    view["hand"] = _names(state.hands[seat]) if seat is not None else None
    view["hand_sizes"] = [len(hand) for hand in state.hands]
    view["rows"] = [_names(row) for row in state.rows] if state.phase == "resolving" else None
    view["attached"] = _names(state.attached)
    view["pirates"] = [CELL_NAMES[cell] if cell >= 0 else None for cell in state.pirates]
    view["steps"] = state.steps[:]
    view["discard"] = _names(state.discard)
    view["pile_size"] = len(state.pile)
    view["unseen"] = _unseen(state, seat)


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _unseen(state: "JackalState", seat: int | None) -> list[dict[str, Any]]:
    """Batches of cards whose places this seat cannot tell apart: which they are, how many lie in pile and hands."""
    batches: dict[int, dict[str, Any]] = {}
    card_knowledge, where = state.knowledge.card_knowledge(), state.where
    for card in range(CARDS):
        place = where[card]
        if place < PILE or card_knowledge.knows(seat, card):
            continue
        number = card_knowledge.batch_of(seat, card)
        if number not in batches:
            batches[number] = {"cards": [], "pile": 0, "hands": [0] * state.players}
        batch = batches[number]
        batch["cards"].append(CARD_NAMES[card])
        if place == PILE:
            batch["pile"] += 1
        else:
            batch["hands"][place] += 1
    return [batches[number] for number in sorted(batches)]
