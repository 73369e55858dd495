"""A full state that agrees with a view: what the view hides is drawn at random."""

from collections.abc import Mapping
from typing import Any

from jackhouse.jackrabbits.cards import ASIDE, CARD_CODES, CARDS, COURTED, LOT, PILE
from jackhouse.jackrabbits.compose import compose
from jackhouse.jackrabbits.dealing import take_in
from jackhouse.jackrabbits.state import NO_PASSPORT, NOBODY, RabbitState
from jackhouse.jackrabbits.tiles import PLACE_CODES
from jackhouse.jackrabbits.vocabulary import WORDS
from jackhouse.kernel.chance import Chance
from jackhouse.kernel.frame import Frame, Window
from jackhouse.kernel.knowledge import Knowledge


def determinise(view: Mapping[str, Any], seed: int) -> RabbitState:
    """Each batch of unseen cards is spread over the places where the view says they lie, every way as likely."""
    realm = compose(view["players"], view["options"], view["board"])
    state = RabbitState(realm, Chance.of_seed(seed), {}, Knowledge.of_nothing(realm.players, CARDS))
    players, seat = realm.players, view["seat"]
    state.where = [COURTED] * CARDS
    state.hands = [[] for _ in range(players)]
    state.knowledge.newest = max(0, len(view["unseen"]) - 1)
    _lay_known(state, view, seat)
    _deal_unseen(state, view)
    state.rabbits = [PLACE_CODES[name] for name in view["rabbits"]]
    state.turn, state.first, state.round, state.phase = view["turn"], view["first"], view["round"], view["phase"]
    state.die_one, state.die_two = view["dice"] or (0, 0)
    state.arrived, state.fought, state.stale = view["arrived"], view["fought"], view["stale"]
    state.passport = NO_PASSPORT if view["passport"] is None else CARD_CODES[view["passport"]]
    state.winner = NOBODY if view["winner"] is None else view["winner"]
    state.over = view["over"]
    state.final = view["ranking"] or []
    _set_moment(state, view, seat)
    return state


def _lay_known(state: RabbitState, view: Mapping[str, Any], seat: int | None) -> None:
    for name in view["lot"]:
        state.lot.append(CARD_CODES[name])
        state.where[CARD_CODES[name]] = LOT
    if seat is not None:
        for name in view["hand"]:
            take_in(state, seat, CARD_CODES[name])
            state.knowledge.drawn(CARD_CODES[name], seat)
        for name in view["exposed"]:
            state.knowledge.show(CARD_CODES[name])
    for seat_and_name in view["aside"]:
        card = CARD_CODES[seat_and_name[1]]
        state.aside.append((seat_and_name[0], card))
        state.where[card] = ASIDE
    for name, holders in view["known"].items():
        if len(holders) == 1:
            take_in(state, holders[0], CARD_CODES[name])
            state.knowledge.show(CARD_CODES[name])


def _deal_unseen(state: RabbitState, view: Mapping[str, Any]) -> None:
    pools: dict[int, list[int]] = {}  # what the hands of a blur hold together, by their first seat
    for number, batch in enumerate(view["unseen"]):
        cards = [CARD_CODES[name] for name in batch["cards"]]
        for card in cards:
            state.knowledge.batch[card] = number
        state.chance.shuffle(cards)
        for holder, count in enumerate(batch["hands"]):
            pools.setdefault(holder, []).extend(cards[len(cards) - count :])
            del cards[len(cards) - count :]
        state.pile += cards
    for card in state.pile:
        state.where[card] = PILE
    blurred = [member for group in view["blurred"] for member in group]
    observer = state.knowledge.observer(view["seat"])
    for group in [*view["blurred"], *[[hand] for hand in range(state.players) if hand not in blurred]]:
        for member in group:
            state.knowledge.blur[observer * state.players + member] = group[0]
        _share_out(state, view, group, pools.get(group[0], []))


def _share_out(state: RabbitState, view: Mapping[str, Any], group: list[int], pool: list[int]) -> None:
    """Spread a pool over the hands of a blur, each card only where it may be; the hardest to place come first."""
    open_cards = {CARD_CODES[name]: holders for name, holders in view["known"].items() if len(holders) > 1}
    bound = [card for card, holders in open_cards.items() if holders[0] in group]
    rooms = {holder: view["hand_sizes"][holder] - len(state.hands[holder]) for holder in group}
    dealt: list[tuple[int, int]] = []
    while len(dealt) < len(bound) + len(pool):
        dealt = []
        left = dict(rooms)
        free = pool[:]
        state.chance.shuffle(free)
        for card in [*bound, *free]:
            slots = [holder for holder in open_cards.get(card, group) for _ in range(left[holder])]
            if not slots:
                break
            holder = slots[state.chance.below(len(slots))]
            left[holder] -= 1
            dealt.append((holder, card))
    observer = state.knowledge.observer(view["seat"])
    for holder, card in dealt:
        take_in(state, holder, card)
        state.knowledge.drawn(card, holder)
        if card in open_cards:
            state.knowledge.may_be(observer, card, open_cards[card])


def _set_moment(state: RabbitState, view: Mapping[str, Any], seat: int | None) -> None:
    """Put the rules where all know them to stand, then carry out the viewer's own unfinished step."""
    moment = view["moment"]
    state.frames = [Frame(numbers[0], numbers[1], tuple(numbers[2:])) for numbers in moment["frames"]]
    if moment["step"] is not None:
        seats = tuple(moment["seats"])
        entries = (None,) * len(seats) if moment["sealed"] else ()
        state.window = Window(moment["step"], seats, moment["sealed"], entries)
    state.settle_base()
    state.log_length = -1
    if seat is not None:
        for text in view["draft"]:
            state.apply(seat, WORDS.parse(text))
