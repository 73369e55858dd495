"""Views of Jack Rabbits: all that a seat may know, as plain data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from jackhouse.jackrabbits.board import EDGES, PASSED, PORT_NAMES
from jackhouse.jackrabbits.cards import CARD_NAMES, COURTED, PILE
from jackhouse.jackrabbits.ruleset import AT_BRINK, ON_ROAD, Zone
from jackhouse.jackrabbits.tiles import PLACE_NAMES
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.frame import Frame
from jackhouse.kernel.theft_hypotheses import TheftHypotheses

if TYPE_CHECKING:
    from jackhouse.jackrabbits.state import RabbitState

_NO_SEAT: Final = -1
_HAND_BITS: Final = 8  # more than enough for the cards of a game


def describe(state: "RabbitState", seat: int | None, view: dict[str, Any]) -> None:
    """Adds the game's own fields to a view; lists are by seat."""
    where, knowledge = state.where, state.knowledge.card_knowledge(seat)
    rolled = state.die_one > 0
    view["turn"] = state.turn
    view["first"] = state.first
    view["order"] = state.order[:]
    view["round"] = state.round
    view["phase"] = state.phase
    view["dice"] = [state.die_one, state.die_two] if rolled else None
    view["price"] = state.price if rolled else None
    view["rabbits"] = [PLACE_NAMES[place] for place in state.rabbits]
    view["journey"] = _journey(state, seat)
    view["hand"] = _names(state.hands[seat]) if seat is not None else None
    view["hand_sizes"] = [len(hand) for hand in state.hands]
    view["court"] = [CARD_NAMES[card] for card in state.rules.components.court if where[card] == COURTED]
    view["lot"] = _names(state.lot)
    view["pile_size"] = len(state.pile)
    view["carrots"] = {CARD_NAMES[royal]: where[royal] for royal in state.rules.components.royals if where[royal] >= 0}
    view["aside"] = [[seat_of, CARD_NAMES[card]] for seat_of, card in state.aside]
    view["passport"] = CARD_NAMES[state.passport] if state.passport >= 0 else None
    view["fought"] = state.fought
    view["paid_in_trade"] = _names(state.paid_in_trade)
    view["sheltered"] = state.sheltered[:]
    view["arrived"] = state.arrived
    view["winner"] = state.winner if state.winner >= 0 else None
    view["known"] = _known(state, knowledge, seat)
    view["exposed"] = _exposed(state, knowledge, seat)
    view["unseen"] = _unseen(state, knowledge)
    view["ways"] = _distributions(knowledge.hypotheses)
    if state.zones:
        view["zones"] = {
            zone.key: [_laid(state, zone, owner, seat) for owner in range(state.players)] for zone in state.rules.zones
        }
    if state.rules.bonuses:
        view["bonuses"] = _bonuses(state, seat)
    if state.counters:
        view["counters"] = {counter.key: state.counters[counter.slot] for counter in state.rules.counters}
    if state.rules.builder is not None:
        view["building"] = None if state.building is None else state.building.described()


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _laid(state: "RabbitState", zone: Zone, owner: int, seat: int | None) -> Sequence[str | None]:
    """Returns the cards of a zone before a seat; None for each that the viewer does not see."""
    cards = state.zone(zone, owner)
    if zone.sight is None or not cards or seat in zone.sight(state, owner):
        return _names(cards)
    return [None] * len(cards)


def _bonuses(state: "RabbitState", seat: int | None) -> list[dict[str, Any]]:
    """Returns the points that the viewer's cards may get, each once a total, and the cards that bring them."""
    if seat is None:
        return []
    found = [{"points": bonus.worth, "cards": _names(bonus.cards(state, seat))} for bonus in state.rules.bonuses]
    return [bonus for bonus in found if bonus["cards"]]


def _known(state: "RabbitState", knowledge: CardKnowledge, seat: int | None) -> dict[str, int]:
    """Returns the cards seen elsewhere, and the hand that each is in."""
    where, known = state.where, knowledge.known
    own: i64 = _NO_SEAT if seat is None else seat
    found: dict[str, int] = {}
    for card in range(len(where)):
        holder: i64 = where[card]
        if holder >= 0 and holder != own and known[card]:
            found[CARD_NAMES[card]] = holder
    return found


def _exposed(state: "RabbitState", knowledge: CardKnowledge, seat: int | None) -> list[str]:
    """Returns the viewer's own cards that all have seen."""
    if seat is None:
        return []
    return [CARD_NAMES[card] for card in state.hands[seat] if knowledge.public[card]]


def _unseen(state: "RabbitState", knowledge: CardKnowledge) -> list[dict[str, Any]]:
    """Returns the batches of cards whose places the viewer cannot tell apart, and how many lie in pile and hands.

    The number in each hand is None where thefts have left it open; `ways` holds the possibilities.
    """
    where, known, batch_of, hypotheses = state.where, knowledge.known, knowledge.batch, knowledge.hypotheses
    batches: dict[int, _Batch] = {}
    batch: _Batch | None = None
    last: i64 = -1
    for card in range(len(where)):
        place: i64 = where[card]
        if place < PILE or known[card]:
            continue
        number: i64 = batch_of[card]
        if batch is None or number != last:  # mostly the batch of the card before
            batch = batches.get(number)
            if batch is None:
                batch = batches[number] = _Batch()
            last = number
        batch.cards.append(CARD_NAMES[card])
        if place == PILE:
            batch.pile += 1
        else:
            batch.hands += 1 << place * _HAND_BITS
    in_question = [] if hypotheses is None else hypotheses.batches
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
        self.hands: i64 = 0  # the number in each hand, `_HAND_BITS` bits for each

    def in_hands(self, players: int) -> list[int]:
        return [self.hands >> seat * _HAND_BITS & (1 << _HAND_BITS) - 1 for seat in range(players)]


def _distributions(hypotheses: TheftHypotheses | None) -> list[dict[str, Any]]:
    """Returns how the open batches may be spread over the hands, row by row, and the weight of each distribution."""
    if hypotheses is None:
        return []
    rows = range(len(hypotheses.batches))
    return [
        {"weight": hypotheses.weights[counts], "hands": [list(hypotheses.row(counts, row)) for row in rows]}
        for counts in sorted(hypotheses.weights)
    ]


def _journey(state: "RabbitState", seat: int | None) -> dict[str, Any] | None:
    """Returns the point of the journey under way: the public one, or for its own seat the real one."""
    frames = state.frames if seat == state.turn else state.base_frames
    journey = state.rules.journey_step
    at: Frame | None = None
    for frame in frames:
        if frame.step == journey and frame.stage in (ON_ROAD, AT_BRINK):
            at = frame
    if at is None or state.over:
        return None
    way = [PORT_NAMES[port] for port in at.args[3:] if port % EDGES != PASSED]
    return {"at": PLACE_NAMES[at.args[0]], "edge": at.args[1], "brink": at.stage == AT_BRINK, "way": way}
