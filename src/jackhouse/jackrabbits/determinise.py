"""A full state that agrees with a view: what the view hides is drawn at random."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackrabbits.cards import ASIDE, CARD_CODES, CARDS, COURTED, LOT, PILE
from jackhouse.jackrabbits.catalogue import CATALOGUE
from jackhouse.jackrabbits.compose import ruleset_of
from jackhouse.jackrabbits.dealing import take_in
from jackhouse.jackrabbits.grammar import GRAMMAR
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.ruleset import PHASES, RabbitRules
from jackhouse.jackrabbits.state import NO_PASSPORT, NOBODY, RabbitState
from jackhouse.jackrabbits.tiles import PLACE_CODES
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.frame import Window
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.reason import BadInput
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.theft_hypotheses import MOST_WEIGHT, TheftHypotheses, Ways
from jackhouse.kernel.views import NO_VIEW, ViewReader, bad_view, hold_to, need_setup

_ANY_PRESET: Final = next(iter(CATALOGUE.presets))  # a view names every option


def determinise(view: Mapping[str, Any], seed: int) -> RabbitState:
    """A deal that fits all that the viewer has seen, each as likely as it is; `BadInput` if this is no view."""
    rules = rules_seen(view)
    try:
        state = _deal(rules, view, seed)
        audit(state)
        hold_to(state, view)
    except BadInput as bad:
        raise bad_view(str(bad.reason.params.get("key", "view"))) from bad
    except NO_VIEW as error:
        raise bad_view("view") from error
    return state


def rules_seen(view: object) -> RabbitRules:
    """The board and the rules of a view."""
    setup = need_setup(view)
    return ruleset_of(setup["players"], _ANY_PRESET, setup["options"], setup["board"])


def _deal(rules: RabbitRules, view: Mapping[str, Any], seed: int) -> RabbitState:
    card_knowledge = CardKnowledge.of_nothing(rules.players, CARDS)
    state = RabbitState(rules, Rng.of_seed(seed), {}, KnowledgeLog(card_knowledge))
    reader, seat = ViewReader(rules, view), view["seat"]
    state.where = [COURTED] * CARDS
    state.hands = [[] for _ in range(rules.players)]
    _lay_known(state, card_knowledge, view, seat)
    _deal_unseen(state, card_knowledge, reader, seat)
    state.rabbits = [PLACE_CODES[name] for name in view["rabbits"]]
    state.turn = reader.number("turn", 0, rules.players - 1)
    state.first = reader.number("first", 0, rules.players - 1)
    state.round = reader.number("round", 1, rules.round_cap)
    state.phase = view["phase"] if view["phase"] in PHASES else reader.fail("phase")
    if view["dice"] is not None:
        state.die_one, state.die_two = reader.numbers("dice", 1, 6, 2)
    state.arrived, state.fought = reader.flag("arrived"), reader.flag("fought")
    state.stale = reader.number("stale", 0, len(state.lot))
    state.passport = NO_PASSPORT if view["passport"] is None else CARD_CODES[view["passport"]]
    state.winner = NOBODY if view["winner"] is None else reader.number("winner", 0, rules.players - 1)
    state.over = reader.flag("over")
    if state.over:
        state.final = [reader.check_numbers("ranking", tied, 0, rules.players - 1) for tied in reader.items("ranking")]
    _set_moment(state, view, seat)
    return state


def _lay_known(state: RabbitState, card_knowledge: CardKnowledge, view: Mapping[str, Any], seat: int | None) -> None:
    for name in view["lot"]:
        state.lot.append(CARD_CODES[name])
        state.where[CARD_CODES[name]] = LOT
    if seat is not None:
        for name in view["hand"]:
            take_in(state, seat, CARD_CODES[name])
            card_knowledge.drawn(CARD_CODES[name], seat)
        for name in view["exposed"]:
            card_knowledge.show(CARD_CODES[name])
    for seat_and_name in view["aside"]:
        card = CARD_CODES[seat_and_name[1]]
        state.aside.append((seat_and_name[0], card))
        state.where[card] = ASIDE
    for name, holder in view["known"].items():
        take_in(state, holder, CARD_CODES[name])
        card_knowledge.show(CARD_CODES[name])


def _deal_unseen(state: RabbitState, card_knowledge: CardKnowledge, reader: ViewReader, seat: int | None) -> None:
    """Each batch is spread over the places where it lies, every deal as likely; first one of the ways is drawn."""
    players, batches = state.players, reader.items("unseen")
    is_open = [number for number, batch in enumerate(batches) if batch["hands"] is None]
    ways: Ways = {}
    for way in reader.items("ways"):
        counts = [reader.check_numbers("ways", row, 0, CARDS, players) for row in way["hands"]]
        (weight,) = reader.check_numbers("ways", [way["weight"]], 1, MOST_WEIGHT)
        ways[tuple([count for row in counts for count in row])] = weight
    if sum(ways.values()) > 2 * MOST_WEIGHT:
        reader.fail("ways")
    rows = _one_of(ways, state.rng) if ways else ()
    for number, batch in enumerate(batches):
        cards = [CARD_CODES[name] for name in batch["cards"]]
        for card in cards:
            card_knowledge.batch[card] = number
        state.rng.shuffle(cards)
        if batch["hands"] is None:
            hands, rows = list(rows[:players]), rows[players:]
        else:
            hands = reader.check_numbers("unseen", batch["hands"], 0, CARDS, players)
        for holder, count in enumerate(hands):
            for _ in range(count):
                card = cards.pop()
                take_in(state, holder, card)
                card_knowledge.drawn(card, holder)
        state.pile += cards
    for card in state.pile:
        state.where[card] = PILE
    card_knowledge.newest = max(0, len(batches) - 1)
    if ways:
        card_knowledge.hypotheses_of = [None] * (players + 1)
        card_knowledge.hypotheses_of[card_knowledge.observer(seat)] = TheftHypotheses(players, is_open, ways, {}, [])


def _one_of(ways: Ways, rng: Rng) -> tuple[int, ...]:
    """One of the ways, each as likely as it weighs."""
    mark = int(rng.below(sum(ways.values())))
    for way in sorted(ways):
        mark -= ways[way]
        if mark < 0:
            break
    return way


def _set_moment(state: RabbitState, view: Mapping[str, Any], seat: int | None) -> None:
    """Put the rules where all know them to stand, then carry out the viewer's own unfinished step."""
    moment = view["moment"]
    reader = ViewReader(state.rules, moment)
    state.frames = reader.frames("frames")
    if moment["step"] is not None:
        seats = tuple(reader.numbers("seats", 0, state.players - 1))
        sealed = reader.flag("sealed")
        entries = (None,) * len(seats) if sealed else ()
        state.window = Window(reader.number("step", 0, len(state.rules.steps) - 1), seats, sealed, entries)
    state.mark_public()
    state.log_length = -1
    if seat is not None:
        for text in view["draft"]:
            action = GRAMMAR.parse(text)
            if action not in state.legal(seat):
                raise bad_view("draft")
            state.apply(seat, action)
