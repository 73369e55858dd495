"""Full states that agree with a view of Jack Rabbits: the hidden cards are dealt at random."""

from collections.abc import Mapping
from typing import Any

from jackhouse.jackrabbits.building.phase_view import phase_seen
from jackhouse.jackrabbits.cards import ASIDE, CARD_CODES, CARDS, COURTED, IN_ZONE, IS_COURT, IS_ROYAL, LOT, PILE
from jackhouse.jackrabbits.dealing import take_in
from jackhouse.jackrabbits.grammar import GRAMMAR
from jackhouse.jackrabbits.invariants import audit
from jackhouse.jackrabbits.ruleset import PHASES, RabbitRules
from jackhouse.jackrabbits.setup import ruleset_seen
from jackhouse.jackrabbits.state import NO_PASSPORT, NOBODY, RabbitState
from jackhouse.jackrabbits.tiles import PLACE_CODES, UNDERGROUND
from jackhouse.kernel.actions import Action
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.determiniser import Determiniser
from jackhouse.kernel.frame import Window
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.reason import BadInput
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.theft_hypotheses import MOST_WEIGHT, TheftHypotheses, Weights
from jackhouse.kernel.view_validation import VIEW_ERRORS, ViewReader, bad_view, check_agreement, need_setup


def rules_seen(view: object) -> RabbitRules:
    """Returns the ruleset of a view."""
    setup = need_setup(view)
    return ruleset_seen(setup["players"], setup["options"], setup["board"], setup.get("building") is not None)


class RabbitDeterminiser(Determiniser[RabbitState]):
    """Deals the unseen cards of a view; first it draws one of the distributions that thefts may have left."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        rules = rules_seen(view)
        self._players = rules.players
        self._batches: list[list[int]] = []  # unseen cards that the viewer cannot tell apart
        self._hands: list[list[int]] = []  # of each batch, how many lie in each hand; empty if thefts left that open
        self._distributions: list[tuple[int, ...]] = []
        self._weights: list[int] = []
        self._total_weight = 0
        self._face_down: list[tuple[int, int, int]] = []  # hidden zones not seen: number, owner, how many cards
        self._committed: list[int] = []  # others whose plan is made and hidden
        try:
            self._seat: int | None = view["seat"]
            reader = ViewReader(rules, view)
            self._template = _known_part(rules, view)  # the state without the unseen cards
            self._read_unseen(reader)
            self._read_face_down(rules, reader)
            first = self.deal(Rng.of_seed(0))
            _set_moment(first, view, self._seat)
            first.copy_moment_to(self._template)
            if first.window.plan:
                self._committed = [s for s in first.window.seats if s != self._seat and s not in view["awaited"]]
                if not first.over and not [s for s in first.awaited if s not in self._committed]:
                    raise bad_view("awaited")
                self._plan_for_others(first)
            audit(first)
            check_agreement(first, view)
        except BadInput as bad:
            raise bad_view(str(bad.reason.params.get("key", "view"))) from bad
        except VIEW_ERRORS as error:
            raise bad_view("view") from error

    def deal(self, rng: Rng) -> RabbitState:
        state = self._template.clone()
        state.rng = rng
        distribution = self._draw_distribution(rng) if self._distributions else ()
        pile, where, knowledge = state.pile, state.where, state.knowledge
        open_row = 0
        for number in range(len(self._batches)):
            cards, hands = self._batches[number][:], self._hands[number]
            rng.shuffle(cards)
            for holder in range(self._players):
                count = hands[holder] if hands else distribution[open_row * self._players + holder]
                for _ in range(count):
                    card = cards.pop()
                    take_in(state, holder, card)
                    knowledge.drawn(card, holder)
            if not hands:
                open_row += 1
            pile += cards
        for card in pile:
            where[card] = PILE
        knowledge.skip(self._seat)  # to the viewer, the unseen cards are as before
        if self._face_down:
            self._lay_face_down(state)
        if self._committed:
            self._plan_for_others(state)
        return state

    def _lay_face_down(self, state: RabbitState) -> None:
        """Draws the cards of hidden zones: any of the hand are as likely."""
        for number, owner, count in self._face_down:
            cards = state.hands[owner][:]
            state.rng.shuffle(cards)
            state.zones[number] = cards[:count]

    def _plan_for_others(self, state: RabbitState) -> None:
        """Makes a plan of random pieces for each of the others who have committed one."""
        for seat in self._committed:
            while state.window.awaits(seat):
                choices = state.legal(seat)
                if not choices:
                    raise bad_view("awaited")
                state.apply(seat, choices[state.rng.below(len(choices))])

    def _draw_distribution(self, rng: Rng) -> tuple[int, ...]:
        """Draws one of the distributions, each as likely as it weighs."""
        mark = int(rng.below(self._total_weight))
        for at in range(len(self._distributions)):
            mark -= self._weights[at]
            if mark < 0:
                break
        return self._distributions[at]

    def _read_face_down(self, rules: RabbitRules, reader: ViewReader) -> None:
        """Reads how many cards lie face down where the viewer does not see them."""
        for zone in rules.zones:
            for owner, names in enumerate(reader.mapping("zones")[zone.key]):
                if zone.sight is not None and None in names:
                    self._face_down.append((zone.first + owner, owner, len(names)))

    def _read_unseen(self, reader: ViewReader) -> None:
        """Reads the batches and the distributions, and what the viewer knows of them."""
        players = self._players
        is_open: list[int] = []
        batch_of = [0] * len(self._template.where)
        for number, batch in enumerate(reader.items("unseen")):
            cards = [CARD_CODES[name] for name in batch["cards"]]
            for card in cards:
                batch_of[card] = number
            self._batches.append(cards)
            for card in cards:
                if IS_ROYAL[card] or (IS_COURT[card] and batch["pile"]):  # royals are seen by all
                    reader.fail("unseen")
            if batch["hands"] is None:
                is_open.append(number)
                self._hands.append([])
            else:
                self._hands.append(reader.check_numbers("unseen", batch["hands"], 0, CARDS, players))
        weights = _read_weights(reader, players, len(is_open))
        self._distributions = sorted(weights)
        self._weights = [weights[one] for one in self._distributions]
        self._total_weight = sum(self._weights)
        knowledge: list[CardKnowledge] = []
        newest = max(0, len(self._batches) - 1)
        for observer in range(players + 1):
            seen = self._template.knowledge.card_knowledge(observer if observer < players else None)
            viewing = observer == (players if self._seat is None else self._seat)
            hypotheses = TheftHypotheses(players, is_open, weights) if weights and viewing else None
            knowledge.append(CardKnowledge(players, observer, seen.known, seen.public, batch_of, newest, hypotheses))
        self._template.knowledge = KnowledgeLog.of(knowledge)


def _read_weights(reader: ViewReader, players: int, open_batches: int) -> Weights:
    """Returns the weights of the `ways` of a view. All have the same totals for each hand and for each batch."""
    found: Weights = {}
    sums: list[list[int]] = []
    for way in reader.items("ways"):
        rows = [reader.check_numbers("ways", row, 0, CARDS, players) for row in way["hands"]]
        (weight,) = reader.check_numbers("ways", [way["weight"]], 1, MOST_WEIGHT)
        found[tuple([count for row in rows for count in row])] = weight
        sums.append([*[sum(row) for row in rows], *[sum([row[seat] for row in rows]) for seat in range(players)]])
        if sums[-1] != sums[0] or len(rows) != open_batches:
            reader.fail("ways")
    if (open_batches and not found) or sum(found.values()) > 2 * MOST_WEIGHT:
        reader.fail("ways")
    return found


def _known_part(rules: RabbitRules, view: Mapping[str, Any]) -> RabbitState:
    """Returns the state with all that the view shows; unseen cards are in no place yet."""
    state = RabbitState.laid_out(rules, Rng.of_seed(0), {})
    reader, seat, last = ViewReader(rules, view), view["seat"], rules.players - 1
    for card in rules.components.numbers:
        state.where[card] = COURTED  # in no place yet
    state.pile = []
    _lay_known(state, view, seat)
    state.rabbits = [PLACE_CODES[name] for name in view["rabbits"]]
    state.turn = reader.number("turn", 0, last)
    state.first = reader.number("first", 0, last)
    state.order = reader.numbers("order", 0, last, rules.players)
    if sorted(state.order) != list(range(rules.players)):
        reader.fail("order")
    state.round = reader.number("round", 1, rules.round_cap)
    state.phase = view["phase"] if view["phase"] in PHASES else reader.fail("phase")
    if view["dice"] is not None:
        state.die_one, state.die_two = reader.numbers("dice", 1, 6, 2)
    state.arrived, state.fought = reader.flag("arrived"), reader.flag("fought")
    state.paid_in_trade = [CARD_CODES[name] for name in reader.items("paid_in_trade")]
    state.sheltered = reader.numbers("sheltered", 0, last)
    if [seat for seat in state.sheltered if state.rabbits[seat] != UNDERGROUND]:
        reader.fail("sheltered")
    state.passport = NO_PASSPORT if view["passport"] is None else CARD_CODES[view["passport"]]
    _read_declared(state, reader)
    if view.get("building") is not None:
        state.building = phase_seen(reader, rules.components)
    state.winner = NOBODY if view["winner"] is None else reader.number("winner", 0, last)
    state.over = reader.flag("over")
    if state.over:
        state.final = [reader.check_numbers("ranking", tied, 0, last) for tied in reader.items("ranking")]
    return state


def _read_declared(state: RabbitState, reader: ViewReader) -> None:
    """Reads the zones and counters that the rules of the game declare."""
    rules = state.rules
    for zone in rules.zones:
        for seat, names in enumerate(reader.mapping("zones")[zone.key]):
            if zone.sight is not None and None in names:
                continue  # face down; drawn with the hand
            for name in names:
                state.zone(zone, seat).append(CARD_CODES[name])
                if not zone.held:
                    state.where[CARD_CODES[name]] = IN_ZONE - zone.first - seat
    for counter in rules.counters:
        (state.counters[counter.slot],) = reader.check_numbers(
            "counters", [reader.mapping("counters")[counter.key]], counter.least, counter.most
        )


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
    for name, holder in view["known"].items():
        take_in(state, holder, CARD_CODES[name])
        state.knowledge.show(CARD_CODES[name])


def _set_moment(state: RabbitState, view: Mapping[str, Any], seat: int | None) -> None:
    """Sets frames and window as all know them, then carries out the viewer's own draft, which moves no card."""
    moment = view["moment"]
    reader = ViewReader(state.rules, moment)
    state.frames = reader.frames("frames")
    if moment["step"] is not None:
        seats = tuple(reader.numbers("seats", 0, state.players - 1))
        sealed = reader.flag("sealed")
        step = reader.number("step", 0, len(state.rules.steps) - 1)
        if state.rules.steps[step].plans:
            state.plan_all(step, list(seats))
        elif state.rules.steps[step].shares:
            state.share_all(step, list(seats))
        else:
            state.window = Window(step, seats, sealed, (None,) * len(seats) if sealed else ())
    state.mark_public()
    state.log_length = -1
    if seat is not None:
        for text in view["draft"]:
            action = GRAMMAR.parse(text)
            if not _may_be_drafted(state, seat, action):
                raise bad_view("draft")
            state.apply(seat, action)


def _may_be_drafted(state: RabbitState, seat: int, action: Action) -> bool:
    """Whether an action can be the next piece of the seat's draft. In a shared window it need not be legal any more."""
    window = state.window
    if window.shared and window.awaits(seat):
        return state.rules.steps[window.step].may_have_drafted(state, seat, action)
    return action in state.legal(seat)
