"""What a seat may know of a game of Jack Rabbits, as plain data."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.jackrabbits.board import EDGES
from jackhouse.jackrabbits.cards import CARD_NAMES, CARDS, COURT, COURTED, PILE, ROYALS
from jackhouse.jackrabbits.stages import AT_BRINK, ON_ROAD
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.insight import Insight

if TYPE_CHECKING:
    from jackhouse.jackrabbits.state import RabbitState

_NO_SEAT: Final = -1
_HAND_BITS: Final = 8  # more than enough for the cards of a game


def describe(state: "RabbitState", seat: int | None, view: dict[str, Any]) -> None:
    """Add the game's own fields to a view; lists are by seat."""
    where, insight = state.where, state.knowledge.insight()
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
    view["known"] = _known(state, insight, seat)
    view["exposed"] = _exposed(state, insight, seat)
    view["unseen"] = _unseen(state, insight, seat)
    view["ways"] = _ways(insight, seat)


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _known(state: "RabbitState", insight: Insight, seat: int | None) -> dict[str, int]:
    """Cards seen elsewhere, and in which hand each is."""
    where, seen = state.where, insight.known
    bit: i64 = insight.bit(seat)
    own: i64 = _NO_SEAT if seat is None else seat
    found: dict[str, int] = {}
    for card in range(CARDS):
        holder: i64 = where[card]
        known: i64 = seen[card]
        if holder >= 0 and holder != own and known & bit != 0:
            found[CARD_NAMES[card]] = holder
    return found


def _exposed(state: "RabbitState", insight: Insight, seat: int | None) -> list[str]:
    """My own cards that all have seen."""
    if seat is None:
        return []
    seen, bit = insight.known, insight.bit(None)
    return [CARD_NAMES[card] for card in state.hands[seat] if seen[card] & bit != 0]


def _unseen(state: "RabbitState", insight: Insight, seat: int | None) -> list[dict[str, Any]]:
    """Batches of cards whose places this seat cannot tell apart: which they are, how many lie in pile and hands.

    How many in each hand is None where thefts have left that open; `ways` says how it may be.
    """
    where, seen, blur = state.where, insight.known, insight.blur(seat)
    bit: i64 = insight.bit(seat)
    mixed, batch_of = len(insight.mixed) > 0, insight.batch
    batches: dict[int, _Batch] = {}
    for card in range(CARDS):
        place: i64 = where[card]
        known: i64 = seen[card]
        if place < PILE or known & bit != 0:
            continue
        number = insight.batch_of(seat, card) if mixed else batch_of[card]
        batch = batches.get(number)
        if batch is None:
            batch = batches[number] = _Batch()
        batch.cards.append(CARD_NAMES[card])
        if place == PILE:
            batch.pile += 1
        else:
            batch.hands += 1 << place * _HAND_BITS
    in_question = [] if blur is None else [blur.batches[row] for row in blur.held()]
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


def _ways(insight: Insight, seat: int | None) -> list[dict[str, Any]]:
    """How the open batches may be spread over the hands, row by row, and how likely each way is."""
    blur = insight.blur(seat)
    if blur is None:
        return []
    rows, ways = blur.held(), sorted(blur.ways)
    found = [{"weight": blur.ways[way], "hands": [list(blur.row(way, row)) for row in rows]} for way in ways]
    return found if rows else []


def _journey(state: "RabbitState", seat: int | None) -> dict[str, Any] | None:
    """Where a journey under way stands: as far as all know, or, for its own rabbit, as far as it has got."""
    frames = state.frames if seat == state.turn else state.base_frames
    journey = state.realm.step_code("journey")
    at: Frame | None = None
    for frame in frames:
        if frame.step == journey and frame.stage in (ON_ROAD, AT_BRINK):
            at = frame
    if at is None or state.over:
        return None
    way = [f"{PLACE_NAMES[port // EDGES]}:{port % EDGES}" for port in at.args[3:]]
    return {"at": PLACE_NAMES[at.args[0]], "edge": at.args[1], "brink": at.stage == AT_BRINK, "way": way}
