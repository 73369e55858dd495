"""Views of Jackal: all that a seat may know, as plain data."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from jackhouse.jackal.cards import CARD_NAMES, CARDS, PILE
from jackhouse.jackal.compass import CELL_NAMES

if TYPE_CHECKING:
    from jackhouse.jackal.state import JackalState


def describe(state: "JackalState", seat: int | None, view: dict[str, Any]) -> None:
    """Adds the game's own fields to a view; lists are by seat."""
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
    """Returns the batches of cards whose places the viewer cannot tell apart, and how many lie in pile and hands."""
    knowledge, where = state.knowledge.card_knowledge(seat), state.where
    known, batch_of = knowledge.known, knowledge.batch
    batches: dict[int, _Batch] = {}
    batch: _Batch | None = None
    last: i64 = -1
    for card in range(CARDS):
        place: i64 = where[card]
        if place < PILE or known[card]:
            continue
        number: i64 = batch_of[card]
        if batch is None or number != last:  # mostly the batch of the card before
            batch = batches.get(number)
            if batch is None:
                batch = batches[number] = _Batch(state.players)
            last = number
        batch.cards.append(CARD_NAMES[card])
        if place == PILE:
            batch.pile += 1
        else:
            batch.hands[place] += 1
    return [batches[number].as_dict() for number in sorted(batches)]


@mypyc_attr(acyclic=True)
class _Batch:
    """Cards that cannot be told apart, and where they lie."""

    def __init__(self, players: int) -> None:
        self.cards: list[str] = []
        self.pile: i64 = 0
        self.hands = [0] * players

    def as_dict(self) -> dict[str, Any]:
        return {"cards": self.cards, "pile": self.pile, "hands": self.hands}
