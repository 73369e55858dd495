"""A full state that agrees with a view: what the view hides is drawn at random."""

from collections.abc import Mapping
from typing import Any, Final

from jackhouse.jackal.cards import CARDS, DISCARD, KIND, KIND_CODES, KIND_NAMES, LAID, PILE
from jackhouse.jackal.catalogue import CATALOGUE
from jackhouse.jackal.compass import CELL_NAMES, NOWHERE
from jackhouse.jackal.compose import ruleset_of
from jackhouse.jackal.dealing import take_in
from jackhouse.jackal.invariants import audit
from jackhouse.jackal.island import QUARTERS
from jackhouse.jackal.ruleset import PHASES, JackalRules
from jackhouse.jackal.setup import lay_out_sea
from jackhouse.jackal.state import NOBODY, JackalState
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.reason import BadInput
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.views import NO_VIEW, WORD, ViewReader, bad_view, hold_to, need_setup

_ANY_PRESET: Final = next(iter(CATALOGUE.presets))  # a view names every option


def determinise(view: Mapping[str, Any], seed: int) -> JackalState:
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


def rules_seen(view: object) -> JackalRules:
    """The islands and the rules of a view."""
    setup = need_setup(view)
    return ruleset_of(setup["players"], _ANY_PRESET, setup["options"], setup["board"])


def _deal(rules: JackalRules, view: Mapping[str, Any], seed: int) -> JackalState:
    card_knowledge = CardKnowledge.of_nothing(rules.players, CARDS)
    state = JackalState(rules, Rng.of_seed(seed), {}, KnowledgeLog(card_knowledge))
    players, reader = rules.players, ViewReader(rules, view)
    state.where = [PILE] * CARDS
    state.hands = [[] for _ in range(players)]
    state.clear_round()
    state.coins = reader.numbers("coins", 0, WORD, players)
    state.first = reader.number("first", 0, players - 1)
    state.turn = NOBODY if view["turn"] is None else reader.number("turn", 0, players - 1)
    state.round = reader.number("round", 1, rules.rounds)
    state.phase = view["phase"] if view["phase"] in PHASES else reader.fail("phase")
    state.away = reader.flags("away", players)
    state.pirates = [NOWHERE if name is None else CELL_NAMES.index(name) for name in reader.items("pirates", players)]
    state.steps = reader.numbers("steps", 0, WORD, players)
    state.over = reader.flag("over")
    if state.over:
        state.final = [reader.check_numbers("ranking", tied, 0, players - 1) for tied in reader.items("ranking")]
    _lay_islands(state, reader, view)
    _lay_cards(state, card_knowledge, reader, view["seat"])
    _set_moment(state, view, view["seat"])
    return state


def _lay_islands(state: JackalState, reader: ViewReader, view: Mapping[str, Any]) -> None:
    """Those turned up are known; any of the others may come next."""
    islands = len(state.rules.islands)
    for shown in reader.items("visited"):
        state.visited += reader.check_numbers("visited", [shown["number"]], 0, islands - 1)
    state.island = state.visited[-1]
    state.quarters = ViewReader(state.rules, view["island"]).number("quarters", 0, QUARTERS - 1)
    left = reader.number("islands_left", 0, islands - len(state.visited))
    lay_out_sea(state, state.visited, left)


def _lay_cards(state: JackalState, card_knowledge: CardKnowledge, reader: ViewReader, seat: int | None) -> None:
    """Cards of a kind are alike: any of them will do. Each batch is spread over the places where it lies."""
    free: list[list[int]] = [[] for _ in KIND_NAMES]
    for card in range(CARDS - 1, -1, -1):
        free[KIND[card]].append(card)
    players = state.players
    if seat is not None:
        for name in reader.items("hand"):
            card = free[KIND_CODES[name]].pop()
            take_in(state, seat, card)
            card_knowledge.drawn(card, seat)
    if state.phase == "resolving":
        for who, row in enumerate(reader.items("rows", players)):
            state.rows[who] = [free[KIND_CODES[name]].pop() for name in row]
    state.attached = [free[KIND_CODES[name]].pop() for name in reader.items("attached")]
    state.discard = [free[KIND_CODES[name]].pop() for name in reader.items("discard")]
    for card in [*[card for row in state.rows for card in row], *state.attached]:
        state.where[card] = LAID
    for card in state.discard:
        state.where[card] = DISCARD
    batches = reader.items("unseen")
    for number, batch in enumerate(batches):
        cards = [free[KIND_CODES[name]].pop() for name in batch["cards"]]
        for card in cards:
            card_knowledge.batch[card] = number
        state.rng.shuffle(cards)
        for holder, count in enumerate(reader.check_numbers("unseen", batch["hands"], 0, CARDS, players)):
            for _ in range(count):
                card = cards.pop()
                take_in(state, holder, card)
                card_knowledge.drawn(card, holder)
        state.pile += cards
    card_knowledge.newest = max(0, len(batches) - 1)


def _set_moment(state: JackalState, view: Mapping[str, Any], seat: int | None) -> None:
    """Put the rules where all know them to stand, then carry out what has been entered: mine, and any of theirs."""
    moment = view["moment"]
    reader = ViewReader(state.rules, moment)
    state.frames = reader.frames("frames")
    if moment["step"] is not None:
        seats = reader.numbers("seats", 0, state.players - 1)
        step = reader.number("step", 0, len(state.rules.steps) - 1)
        if step == state.rules.step_code("planning"):
            state.plan_all(step, seats)
        elif reader.flag("sealed"):
            state.ask_all(step, seats)
        else:
            state.ask(step, seats[0])
    state.mark_public()
    state.log_length = -1
    if state.window.plan:
        for other in state.window.seats:
            if other != seat and other not in view["awaited"]:
                _commit(state, other)
    if seat is not None:
        for text in view["draft"]:
            action = state.rules.grammar.parse(text)
            if action not in state.legal(seat):
                raise bad_view("draft")
            state.apply(seat, action)


def _commit(state: JackalState, seat: int) -> None:
    """Some row that the seat may have laid."""
    laid = 0
    while state.window.awaits(seat):
        legal = state.legal(seat)
        last = laid > 0 and (len(legal) == 1 or state.rng.below(2) == 0)
        state.apply(seat, legal[-1] if last else legal[state.rng.below(len(legal) - (1 if laid else 0))])
        laid += 1
