"""Two worlds of Jackal: others hold other cards, lay other rows, give other rum, and other islands lie ahead.

During planning and rum, the others act independently in each world. Only their commitments are the same, since those
are public. With `alike` they act equally wherever both hands can, so that the worlds agree when the rows are shown.
"""

from collections import Counter
from random import Random
from typing import Any

from jackhouse.jackal.cards import CARD_NAMES
from jackhouse.kernel.record import Line
from tests.conformance.play import JACKAL, choose, question
from tests.conformance.redealing import Slot, some, spread, with_own_knowledge
from tests.conformance.worlds import Pair

LINES = [
    JACKAL.parse(line)
    for line in [
        *("sail", "tortuga 1", "tortuga 3", "tortuga 9", "commit", "pass", "double", "friday", "weapon"),
        *("rum 1", "rum 2", "rum 9", "go N", "go SW", "go a1", "go c3", "lay red", "lay rum", "lay horse", "lay X"),
    ]
]


def redealt(state: Any, seat: int | None, rng: Random, changes: int = 99, deep: bool = False) -> Any:
    """Returns a clone that differs in what `seat` cannot know; None if there is no such thing."""
    other = with_own_knowledge(state)
    places = [*other.hands, other.pile]
    slots: dict[int, list[Slot]] = {}
    for number, place in enumerate(places):
        movable = len(place) // 2 if deep and place is other.pile else len(place)
        for at, card in enumerate(place[:movable]):
            if not other.knowledge.card_knowledge(seat).known[card]:
                slots.setdefault(other.knowledge.card_knowledge(seat).batch[card], []).append((number, at))
    for batch in slots.values():
        spread(other, seat, places, some(batch, other.players, rng, changes), rng)
    for hand in other.hands:
        hand.sort()
    if not deep:
        ahead = [number for number in range(len(other.rules.islands)) if number not in other.visited]
        other.sea = rng.sample(ahead, len(other.sea))
    replan(other, seat, rng)
    return other if hidden(state, seat) != hidden(other, seat) else None


def replan(state: Any, seat: int | None, rng: Random) -> None:
    """Gives the others other rows or other rum; those who have committed stay committed."""
    window = state.window
    if not window.sealed:
        return
    before = {other: window.entry(other) for other in window.seats}
    keeping = [line for line in state.log[state.last_public_line : state.log_length] if line.seat == seat]
    state.log = state.log[: state.last_public_line] + keeping
    for other in window.seats:
        if other != seat:
            state.window = state.window.entered(other, None)
            if window.plan:
                state.window = state.window.with_draft(other, ())
    state._forget_legal()
    for other in window.seats:
        if other == seat or (not window.plan and rng.random() < 0.5):
            continue
        if len(state.window.awaited()) == 1 and not window.plan:
            continue
        enter_something(state, other, rng, commit=before[other] is not None)
    state.log_length = len(state.log)
    state.mark_public()


def enter_something(state: Any, seat: int, rng: Random, commit: bool) -> None:
    """Enters pieces of a plan, with the commitment if there was one; or an answer."""
    step = state.ruleset.steps[state.window.step]
    if not state.window.plan:
        state.window = state.window.entered(seat, rng.choice(step.legal(state, seat)))
        state.log.append(Line(seat, state.window.entry(seat), None))
        return
    for _ in range(rng.randint(1 if commit else 0, 4)):
        lays = [action for action in step.legal(state, seat) if str(action) != "commit"]
        if lays:
            state.window = state.window.with_draft(seat, (*state.window.drafted(seat), rng.choice(lays)))
            state.log.append(Line(seat, state.window.drafted(seat)[-1], None))
    if commit:
        state.window = state.window.entered(seat, JACKAL.parse("commit"))
        state.log.append(Line(seat, state.window.entry(seat), None))


def hidden(state: Any, seat: int | None) -> object:
    """Returns what the seat must not know: the others' cards by kind, their entries, and the islands ahead."""
    hands = [[CARD_NAMES[card] for card in hand] for holder, hand in enumerate(state.hands) if holder != seat]
    entered = [
        (str(state.window.entry(who)), [str(piece) for piece in state.window.drafted(who)])
        for who in state.window.seats
        if who != seat
    ]
    return hands, entered, state.sea


class PiratePair(Pair):
    """One game of Jackal in two worlds, compared for one seat."""

    def __init__(
        self, real: Any, other: Any, seat: int | None, rng: Random, counts: "Counter[Any]", alike: bool = False
    ) -> None:
        super().__init__(real, other, seat, rng, counts)
        self.as_alike = alike

    def is_hidden(self) -> bool:
        return hidden(self.worlds[0], self.seat) != hidden(self.worlds[1], self.seat)

    def rightly(self, real: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether the seat may see this difference: its own draws, and rows, rum and islands once they are shown."""
        codes = {real["code"], other["code"]}
        if codes == {"drew"}:
            same = {**real["params"], "card": 0} == {**other["params"], "card": 0}
            return same and real["params"]["seat"] == self.seat
        if "gave-rum" in codes or codes == {"island-shown"}:
            return True
        shown = len(codes) == 1 and "numbers" in real["params"]  # another card of that kind, or another row
        return shown and bool(real["params"]["seat"] == other["params"]["seat"])

    def kinds(self) -> list[str]:
        real, other = self.worlds
        kind = question(real)
        found = [kind]
        if real.knowledge.card_knowledge(None).newest:
            found.append("after a new deck")
        if kind in ("planning", "rum"):
            rows = [[w.window.drafted(who) for who in w.window.seats if who != self.seat] for w in (real, other)]
            if rows[0] != rows[1]:
                found.append(f"{kind}, other rows")
            if [len(row) for row in rows[0]] != [len(row) for row in rows[1]]:
                found.append(f"{kind}, rows of other length")
            if [bool(row) for row in rows[0]] != [bool(row) for row in rows[1]]:
                found.append(f"{kind}, begun or not")
            entered = [[w.window.entry(who) for who in w.window.seats if who != self.seat] for w in (real, other)]
            if kind == "rum" and entered[0] != entered[1]:
                found.append("rum, other answers")
            if kind == "planning" and len(real.awaited) < len(real.window.seats):
                found.append("planning, some committed")
        return found

    def tries(self) -> list[Any]:
        kinds = [CARD_NAMES[self.rng.randrange(60)] for _ in range(3)]
        return [JACKAL.parse(f"lay {kind}") for kind in kinds] + self.rng.sample(LINES, 5)

    def story(self, by_what: str) -> str:
        lines = [f"seat {self.seat} can tell two worlds apart by {by_what}"]
        for name, state in zip("AB", self.worlds):
            hands = [" ".join(CARD_NAMES[card] for card in hand) for hand in state.hands]
            played = [f"{line.seat} {line.action or 'undo'}" for line in state.log[-12 : state.log_length]]
            lines.append(f"world {name}: hands {hands}, asked {question(state)}, played ... {'; '.join(played)}")
        return "\n".join(lines)

    # -- going on --

    def go_on(self, plies: int, eager: float) -> None:
        self.counts["pairs"] += 1
        self.compare()
        for _ in range(plies):
            if self.ended() or not self.step(eager):
                return
            self.compare()

    def ended(self) -> bool:
        real, other = self.worlds
        return self.differs or real.over or other.over or question(real) != question(other)

    def step(self, eager: float) -> bool:
        real, other = self.worlds
        if real.awaited != other.awaited and question(real) != "rum":
            raise AssertionError(self.story(f"who is awaited: {real.awaited} | {other.awaited}"))
        mover = self.rng.choice(real.awaited)
        if mover != self.seat and question(real) == "planning" and not self.as_alike:
            return self.plan_freely(mover)
        if mover != self.seat and question(real) == "rum" and not self.as_alike:
            return self.answer_freely(mover)
        both = [action for action in real.legal(mover) if action in other.legal(mover)]
        if not both:
            return False
        action = choose(real, mover, self.rng, eager)
        if action not in both:
            action = self.rng.choice(both)
        for world in self.rng.sample((0, 1), 2):
            self.play(world, mover, action)
        return True

    def plan_freely(self, mover: int) -> bool:
        """Lays or takes back cards at random in each world; sometimes both commit."""
        commit = self.rng.random() < 0.3
        for world in self.rng.sample((0, 1), 2):
            state = self.worlds[world]
            for _ in range(self.rng.randint(0, 3)):
                lays = [action for action in state.legal(mover) if str(action) != "commit"]
                if state.undoable(mover) and self.rng.random() < 0.2:
                    self.hear(world, state.undo(mover))
                elif lays:
                    self.play(world, mover, self.rng.choice(lays))
                self.compare()
            if commit and not state.window.drafted(mover):
                self.play(world, mover, self.rng.choice(state.legal(mover)))
                self.compare()
        if commit:
            for world in (0, 1):
                self.play(world, mover, JACKAL.parse("commit"))
        return True

    def answer_freely(self, mover: int) -> bool:
        """Gives rum in one world and not in the other, if the hand can; answers are not public."""
        for world, state in enumerate(self.worlds):
            if mover in state.awaited:
                self.play(world, mover, self.rng.choice(state.legal(mover)))
                self.compare()
        return True
