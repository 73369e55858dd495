"""What a seat may know of a game of Jack Rabbits, as plain data."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.jackrabbits.board import EDGES
from jackhouse.jackrabbits.cards import CARD_NAMES, CARDS, COURT, COURTED, PILE, ROYALS
from jackhouse.jackrabbits.stages import AT_BRINK, ON_ROAD
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.frame import Frame

if TYPE_CHECKING:
    from jackhouse.jackrabbits.state import RabbitState

_NO_SEAT: Final = -1
_HAND_BITS: Final = 8  # more than enough for the cards of a game


def describe(state: "RabbitState", seat: int | None, view: dict[str, Any]) -> None:
    """Add the game's own fields to a view; lists are by seat."""
    where, card_knowledge = state.where, state.knowledge.card_knowledge()
    rolled = state.die_one > 0
    view["turn"] = state.turn
    view["first"] = state.first
    view["round"] = state.round
    view["phase"] = state.phase
    view["dice"] = [state.die_one, state.die_two] if rolled else None
    view["price"] = state.price if rolled else None
    view["rabbits"] = [PLACE_NAMES[place] for place in state.rabbits]
    view["journey"] = _journey(state, seat)
    view["hand"] = _names(state.hands[seat]) if seat is not None else None
    view["hand_sizes"] = [len(hand) for hand in state.hands]
    view["court"] = [CARD_NAMES[card] for card in COURT if where[card] == COURTED]
    view["lot"] = _names(state.lot)
    view["pile_size"] = len(state.pile)
    view["carrots"] = {CARD_NAMES[royal]: where[royal] for royal in ROYALS if where[royal] >= 0}
    view["aside"] = [[seat_of, CARD_NAMES[card]] for seat_of, card in state.aside]
    view["passport"] = CARD_NAMES[state.passport] if state.passport >= 0 else None
    view["fought"] = state.fought
    view["stale"] = state.stale
    view["arrived"] = state.arrived
    view["winner"] = state.winner if state.winner >= 0 else None
    view["known"] = _known(state, card_knowledge, seat)
    view["exposed"] = _exposed(state, card_knowledge, seat)
    view["unseen"] = _unseen(state, card_knowledge, seat)
    view["ways"] = _ways(card_knowledge, seat)


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _known(state: "RabbitState", card_knowledge: CardKnowledge, seat: int | None) -> dict[str, int]:
    """Cards seen elsewhere, and in which hand each is."""
    where, seen = state.where, card_knowledge.known
    bit: i64 = card_knowledge.bit(seat)
    own: i64 = _NO_SEAT if seat is None else seat
    found: dict[str, int] = {}
    for card in range(CARDS):
        holder: i64 = where[card]
        known: i64 = seen[card]
        if holder >= 0 and holder != own and known & bit != 0:
            found[CARD_NAMES[card]] = holder
    return found


def _exposed(state: "RabbitState", card_knowledge: CardKnowledge, seat: int | None) -> list[str]:
    """My own cards that all have seen."""
    if seat is None:
        return []
    seen, bit = card_knowledge.known, card_knowledge.bit(None)
    return [CARD_NAMES[card] for card in state.hands[seat] if seen[card] & bit != 0]


def _unseen(state: "RabbitState", card_knowledge: CardKnowledge, seat: int | None) -> list[dict[str, Any]]:
    """Batches of cards whose places this seat cannot tell apart: which they are, how many lie in pile and hands.

    How many in each hand is None where thefts have left that open; `ways` says how it may be.
    """
    where, seen, hypotheses = state.where, card_knowledge.known, card_knowledge.hypotheses(seat)
    bit: i64 = card_knowledge.bit(seat)
    mixed, batch_of = len(card_knowledge.mixed) > 0, card_knowledge.batch
    batches: dict[int, _Batch] = {}
    for card in range(CARDS):
        place: i64 = where[card]
        known: i64 = seen[card]
        if place < PILE or known & bit != 0:
            continue
        number = card_knowledge.batch_of(seat, card) if mixed else batch_of[card]
        batch = batches.get(number)
        if batch is None:
            batch = batches[number] = _Batch()
        batch.cards.append(CARD_NAMES[card])
        if place == PILE:
            batch.pile += 1
        else:
            batch.hands += 1 << place * _HAND_BITS
    in_question = [] if hypotheses is None else [hypotheses.batches[row] for row in hypotheses.held()]
    found: list[dict[str, Any]] = []
    for number in sorted(batches):
        batch = batches[number]
        hands = None if number in in_question else batch.in_hands(state.players)
        found.append({"cards": batch.cards, "pile": batch.pile, "hands": hands})
    return found


@mypyc_attr(acyclic=True)
class _Batch:
    """Cards that cannot be told apart, and where they lie."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.pile: i64 = 0
        self.hands: i64 = 0  # how many in each, a few bits for one

    def in_hands(self, players: int) -> list[int]:
        return [self.hands >> seat * _HAND_BITS & (1 << _HAND_BITS) - 1 for seat in range(players)]


def _ways(card_knowledge: CardKnowledge, seat: int | None) -> list[dict[str, Any]]:
    """How the open batches may be spread over the hands, row by row, and how likely each way is."""
    hypotheses = card_knowledge.hypotheses(seat)
    if hypotheses is None:
        return []
    rows, ways = hypotheses.held(), sorted(hypotheses.ways)
    found = [
        {"weight": hypotheses.ways[way], "hands": [list(hypotheses.row(way, row)) for row in rows]} for way in ways
    ]
    return found if rows else []


def _journey(state: "RabbitState", seat: int | None) -> dict[str, Any] | None:
    """Where a journey under way stands: as far as all know, or, for its own rabbit, as far as it has got."""
    frames = state.frames if seat == state.turn else state.base_frames
    journey = state.rules.step_code("journey")
    at: Frame | None = None
    for frame in frames:
        if frame.step == journey and frame.stage in (ON_ROAD, AT_BRINK):
            at = frame
    if at is None or state.over:
        return None
    way = [f"{PLACE_NAMES[port // EDGES]}:{port % EDGES}" for port in at.args[3:]]
    return {"at": PLACE_NAMES[at.args[0]], "edge": at.args[1], "brink": at.stage == AT_BRINK, "way": way}
