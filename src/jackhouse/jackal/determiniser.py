"""Full states that agree with a view of Jackal: unseen cards, islands and rivals' rows are drawn at random."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from jackhouse.jackal.cards import CARDS, DISCARD, KIND, KIND_CODES, KIND_NAMES, LAID, PILE
from jackhouse.jackal.catalogue import CATALOGUE
from jackhouse.jackal.compass import CELL_NAMES, NOWHERE
from jackhouse.jackal.dealing import take_in
from jackhouse.jackal.grammar import TO_COMMIT, TO_LAY
from jackhouse.jackal.invariants import audit
from jackhouse.jackal.island import QUARTERS
from jackhouse.jackal.ruleset import PHASES, JackalRules
from jackhouse.jackal.setup import islands_to_come, ruleset_of
from jackhouse.jackal.state import NOBODY, JackalState
from jackhouse.jackal.steps.planning import kinds_to_lay, only_specials, why_not_lay
from jackhouse.kernel.actions import Action
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.determiniser import Determiniser
from jackhouse.kernel.frame import Window
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.reason import BadInput, Illegal, Reason
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.view_validation import VIEW_ERRORS, WORD, ViewReader, bad_view, check_agreement, need_setup

_ANY_PRESET: Final = next(iter(CATALOGUE.presets))  # a view names every option

RowChooser = Callable[[JackalState, int], list[str]]
"""Chooses the row of a rival who has committed: the kinds in order, from the state so far and the rival's seat.

Hands are dealt, and `state.rng` is the generator to use.
"""


def rules_seen(view: object) -> JackalRules:
    """Returns the ruleset of a view."""
    setup = need_setup(view)
    return ruleset_of(setup["players"], _ANY_PRESET, setup["options"], setup["board"])


class JackalDeterminiser(Determiniser[JackalState]):
    """Shuffles the islands to come, deals the unseen cards, then lets rivals who have committed lay a row."""

    def __init__(self, view: Mapping[str, Any], choose_row: RowChooser | None = None) -> None:
        rules = rules_seen(view)
        self._players = rules.players
        self._choose_row = choose_row
        self._batches: list[list[int]] = []  # unseen cards that the viewer cannot tell apart
        self._hands: list[list[int]] = []  # of each batch, how many lie in each hand
        self._committed: list[int] = []  # rivals whose row is laid and hidden
        try:
            self._seat: int | None = view["seat"]
            reader = ViewReader(rules, view)
            self._template = _known_part(rules, reader, view)  # the state without unseen cards and islands
            self._islands_left = reader.number("islands_left", 0, len(rules.islands) - len(self._template.visited))
            self._read_cards(reader)
            first = self.deal(Rng.of_seed(0))
            _set_moment(first, view)
            if first.window.plan:
                self._committed = [s for s in first.window.seats if s != self._seat and s not in view["awaited"]]
            self._lay_draft(first, view)
            first.copy_moment_to(self._template)
            if self._committed:
                if not all(first.hands[seat] for seat in self._committed):
                    raise bad_view("awaited")
                self._lay_rows(first)
            if not first.over and not first.awaited:
                raise bad_view("awaited")
            audit(first)
            check_agreement(first, view)
        except BadInput as bad:
            raise bad_view(str(bad.reason.params.get("key", "view"))) from bad
        except VIEW_ERRORS as error:
            raise bad_view("view") from error

    def deal(self, rng: Rng) -> JackalState:
        state = self._template.clone()
        state.rng = rng
        state.sea = islands_to_come(state.rules, state.visited, self._islands_left, rng)
        pile, where, knowledge = state.pile, state.where, state.knowledge
        for number in range(len(self._batches)):
            cards, hands = self._batches[number][:], self._hands[number]
            rng.shuffle(cards)
            for holder in range(self._players):
                for _ in range(hands[holder]):
                    card = cards.pop()
                    take_in(state, holder, card)
                    knowledge.drawn(card, holder)
            pile += cards
        for card in pile:
            where[card] = PILE
        knowledge.skip(self._seat)  # to the viewer, the unseen cards are as before
        if self._committed:
            self._lay_rows(state)
        return state

    def _lay_rows(self, state: JackalState) -> None:
        """Enters a row and the commitment of every rival who has committed."""
        window = state.window
        drafts, entries = list(window.drafts), list(window.entries)
        for at, seat in enumerate(window.seats):
            if seat in self._committed:
                drafts[at] = self._row_of(state, seat)
                entries[at] = TO_COMMIT
        state.window = Window(window.step, window.seats, True, tuple(entries), True, tuple(drafts))
        state.mark_public()

    def _row_of(self, state: JackalState, seat: int) -> tuple[Action, ...]:
        if self._choose_row is None:
            return random_row(state, seat)
        row: list[int] = []
        specials = only_specials(state, seat)
        for name in self._choose_row(state, seat):
            kind = KIND_CODES.get(name, -1)
            if kind not in kinds_to_lay(state.hands[seat], row, specials):
                reason = why_not_lay(state, seat, kind, row) if kind >= 0 else None
                raise Illegal(reason or Reason("not-legal"))
            row.append(kind)
        if not row:
            raise Illegal(Reason("empty-row", "JK-4.1"))
        return tuple([TO_LAY[kind] for kind in row])

    def _lay_draft(self, state: JackalState, view: Mapping[str, Any]) -> None:
        """Carries out the viewer's own draft."""
        if self._seat is None:
            return
        for text in view["draft"]:
            action = state.rules.grammar.parse(text)
            if action not in state.legal(self._seat):
                raise bad_view("draft")
            state.apply(self._seat, action)

    def _read_cards(self, reader: ViewReader) -> None:
        """Gives every card of the view a number. Cards of a kind are alike, so any number of the kind will do."""
        free: list[list[int]] = [[] for _ in KIND_NAMES]
        for card in range(CARDS - 1, -1, -1):
            free[KIND[card]].append(card)
        state, seat, players = self._template, self._seat, self._players
        if seat is not None:
            for name in reader.items("hand"):
                card = free[KIND_CODES[name]].pop()
                take_in(state, seat, card)
                state.knowledge.drawn(card, seat)
        if state.phase == "resolving":
            for who, row in enumerate(reader.items("rows", players)):
                state.rows[who] = [free[KIND_CODES[name]].pop() for name in row]
        state.attached = [free[KIND_CODES[name]].pop() for name in reader.items("attached")]
        state.discard = [free[KIND_CODES[name]].pop() for name in reader.items("discard")]
        for card in [*[card for row in state.rows for card in row], *state.attached]:
            state.where[card] = LAID
        for card in state.discard:
            state.where[card] = DISCARD
        batch_of = [0] * CARDS
        for number, batch in enumerate(reader.items("unseen")):
            cards = [free[KIND_CODES[name]].pop() for name in batch["cards"]]
            for card in cards:
                batch_of[card] = number
            self._batches.append(cards)
            self._hands.append(reader.check_numbers("unseen", batch["hands"], 0, CARDS, players))
        knowledge: list[CardKnowledge] = []
        newest = max(0, len(self._batches) - 1)
        for observer in range(players + 1):
            seen = state.knowledge.card_knowledge(observer if observer < players else None)
            knowledge.append(CardKnowledge(players, observer, seen.known, seen.public, batch_of, newest, None))
        state.knowledge = KnowledgeLog.of(knowledge)


def random_row(state: JackalState, seat: int) -> tuple[Action, ...]:
    """Returns a row that the seat may lay; after each card it ends with probability one half."""
    row: list[int] = []
    specials = only_specials(state, seat)
    while True:
        kinds = kinds_to_lay(state.hands[seat], row, specials)
        if row and (not kinds or state.rng.below(2) == 0):
            return tuple([TO_LAY[kind] for kind in row])
        row.append(kinds[state.rng.below(len(kinds))])


def _known_part(rules: JackalRules, reader: ViewReader, view: Mapping[str, Any]) -> JackalState:
    """Returns the state with all that the view shows but the cards."""
    state, players = JackalState.laid_out(rules, Rng.of_seed(0), {}), rules.players
    state.pile = []
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
    for shown in reader.items("visited"):
        state.visited += reader.check_numbers("visited", [shown["number"]], 0, len(rules.islands) - 1)
    state.island = state.visited[-1]
    state.quarters = ViewReader(rules, view["island"]).number("quarters", 0, QUARTERS - 1)
    return state


def _set_moment(state: JackalState, view: Mapping[str, Any]) -> None:
    """Sets frames and window as all know them."""
    moment = view["moment"]
    reader = ViewReader(state.rules, moment)
    state.frames = reader.frames("frames")
    if moment["step"] is not None:
        seats = reader.numbers("seats", 0, state.players - 1)
        step = reader.number("step", 0, len(state.rules.steps) - 1)
        if state.rules.steps[step].plans:
            state.plan_all(step, seats)
        elif reader.flag("sealed"):
            state.ask_all(step, seats)
        else:
            state.ask(step, seats[0])
    state.mark_public()
    state.log_length = -1
