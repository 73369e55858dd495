"""Two worlds that a seat cannot tell apart: the real one, and one that differs in what the seat cannot know.

Both are played with the same public actions. All that the seat gets must be equal byte for byte, until it may see a
difference.
"""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from jackhouse.jackrabbits.cards import CARD_NAMES
from tests.conformance.getting import gets
from tests.conformance.moments import SEALED, counts_out
from tests.conformance.play import as_bytes, choose, question
from tests.conformance.redealing import held_of, hidden_hands
from tests.helpers import RABBITS

ROLES = ("asked", "another", "onlooker")

# Events that may rightly differ for a seat: in which parameter, and the one that names the seat.
RIGHTLY_SEEN = {
    "drew": ("card", "seat"),
    "stole": ("card", "seat"),
    "seized": ("card", "seat"),
    "uncovered": ("cards", "partner"),
    "denounced": ("cards", ""),
    "ended": ("ranking", ""),
}

# Lines that anybody might try; those that name a card are added with cards that lie hidden.
LINES = [
    RABBITS.parse(line)
    for line in [
        *("stay", "exit 0", "exit 2", "exit 5", "take 1", "on", "hike 2", "ride QH", "ride citadel", "sail QD:0"),
        *("sail fork1:1", "buy horse", "buy boat", "hole cave2", "underground", "off-board", "pay horse", "pay KD"),
        *("roll", "acquire", "rest", "discard KD", "call 0", "call 1", "call 2", "call 3", "call 9", "pass"),
        *("fly KS", "fly QH", "fall", "leave", "fight 0", "fight 1", "fight 2", "strike", "yield", "contest QH"),
        *("flip hex", "pick KD", "pick cave", "turn 2", "island", "place 1,-2", "place 0,3", "take-back", "finish"),
        *("enough", "agree", "play-on"),
        *("offer 1", "give KD", "want 9D", "propose", "accept", "decline", "exchange", "denounce", "keep"),
    ]
]
CARD_VERBS = (
    "lottery",
    "pay",
    "put",
    "discard",
    "passport",
    "contest",
    "prove",
    "spades",
    "trade",
    "give",
    "want",
    "hand",
)


class Pair:
    """One game in two worlds, compared for one seat."""

    def __init__(self, real: Any, other: Any, seat: int | None, rng: Random, counts: "Counter[Any]") -> None:
        self.worlds = [real.clone(), other]
        self.heard: list[list[str]] = [[], []]
        self.seat = seat
        self.rng = rng
        self.counts = counts
        self.differs = False  # rightly: the seat has drawn other cards, or the game is over and the hands are ranked
        self.unheard = False  # into the sealed window now on, or just settled, somebody has entered two things in vain

    def play(self, world: int, seat: int, action: Any) -> None:
        state = self.worlds[world]
        self.hear(world, state.play(seat, action))

    def hear(self, world: int, events: list[Any]) -> None:
        told = [event.to(self.seat) for event in events]
        self.heard[world] += [as_bytes(each) for each in told if each is not None]

    def compare(self) -> None:
        """Asserts that the seat gets the same in both worlds if it has the same events."""
        self.compare_heard()
        if self.differs or len(self.heard[0]) != len(self.heard[1]):
            return
        real, other = self.worlds
        if real.over and real.ranking != other.ranking:  # the hands have been counted
            self.differs = True
            return
        if not self.is_hidden():
            return
        tries = self.tries()
        found, otherwise = gets(real, self.seat, tries), gets(other, self.seat, tries)
        for name, value in found.items():
            assert value == otherwise[name], self.story(f"{name}: {difference(value, otherwise[name])}")
        for kind in self.kinds():
            self.counts[kind, self.role()] += 1

    def is_hidden(self) -> bool:
        """Whether the worlds differ in something that the seat must not know."""
        real, other = self.worlds
        return hidden_hands(real, self.seat) != hidden_hands(other, self.seat)

    def compare_heard(self) -> None:
        for real, other in zip(*self.heard):
            if real != other:
                assert self.rightly(json.loads(real), json.loads(other)), self.story(f"heard: {real} | {other}")
                self.differs = True
                return

    def rightly(self, real: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether the seat may see this difference: cards that it got, or that are shown to it, or the ranking."""
        if real["code"] != other["code"]:
            return False
        hidden = RIGHTLY_SEEN.get(real["code"])
        if hidden is None:
            return False
        name, whose = hidden
        if whose and real["params"][whose] != self.seat and not self.is_open(real, other):
            return False
        if real["code"] == "denounced" and self.seat in (real["params"]["seat"], real["params"]["by"]):
            return False  # these two have seen the cards before
        return {**real["params"], name: 0} == {**other["params"], name: 0}

    def is_open(self, *events: dict[str, Any]) -> bool:
        """Whether each card that others saw being taken lay open: in the world where it stayed, all know it."""
        taken = [(event["params"].get("card"), world) for event, world in zip(events, reversed(self.worlds))]
        return all(
            card is None or world.knowledge.card_knowledge(None).public[CARD_NAMES.index(card)] for card, world in taken
        )

    def kinds(self) -> list[str]:
        """Returns the open question of the first world, and other kinds that are counted."""
        real = self.worlds[0]
        found = [self.kind(), "phase " + real.phase]
        if real.knowledge.card_knowledge(None).newest:
            found.append("after a reshuffle")
        if real.knowledge.card_knowledge(self.seat).hypotheses is not None:
            found.append("after a theft")
            if self.robbed_otherwise():
                found.append("after another theft")
        if self.unheard and question(real) == "proof":
            found.append("proof, others unheard")
        if real.window.in_pieces:
            found += self.kinds_of_plan()
        if any(real.zones) and self.differ_in(lambda world: world.zones):
            found.append(f"{question(real)}, other cards face down")
        return found

    def kinds_of_plan(self) -> list[str]:
        """Returns how the plans of the two worlds differ."""
        found = []
        if self.differ_in(lambda world: world.window.drafts):
            found.append(f"{question(self.worlds[0])}, other plans")
        if self.differ_in(lambda world: [len(pieces) for pieces in world.window.drafts]):
            found.append(f"{question(self.worlds[0])}, plans of other length")
        return found

    def differ_in(self, part: Callable[[Any], object]) -> bool:
        return part(self.worlds[0]) != part(self.worlds[1])

    def robbed_otherwise(self) -> bool:
        """Whether hands of the two worlds hold different numbers of a batch."""
        batches = self.worlds[0].knowledge.card_knowledge(self.seat).hypotheses.batches
        real, other = [[held_of(world, self.seat, batch) for batch in batches] for world in self.worlds]
        return real != other

    def kind(self) -> str:
        state = self.worlds[0]
        kind = question(state)
        if kind == "payment" and counts_out(state):
            return "payment, card by card"
        if kind == "take-off" and state.passport >= 0:
            return "take-off, passport shown"
        if kind == "fighting":
            return "fighting, " + ("attacker's blow", "defender's blow")[state.frames[-1].stage]
        if kind not in SEALED:
            return kind
        entered = [who for who in state.window.seats if state.window.entry(who) is not None]
        others = [who for who in entered if who != self.seat]
        return f"{kind}, others entered" if others else f"{kind}, nobody else entered"

    def role(self) -> str:
        state = self.worlds[0]
        if self.seat is None:
            return "onlooker"
        return "asked" if self.seat in state.window.seats else "another"

    def tries(self) -> list[Any]:
        """Returns lines that are refused, those with hidden cards first."""
        real, other = self.worlds
        changed = [card for card in real.rules.components.cards if real.where[card] != other.where[card]]
        cards = self.rng.sample(changed, min(2, len(changed))) + [self.rng.randrange(len(CARD_NAMES))]
        lines = [RABBITS.parse(f"{self.rng.choice(CARD_VERBS)} {CARD_NAMES[card]}") for card in cards]
        return lines + self.rng.sample(LINES, 3)

    def story(self, by_what: str) -> str:
        """Returns a report: the difference, the two worlds, and their history."""
        lines = [f"seat {self.seat} can tell two worlds apart by {by_what}"]
        for name, state in zip("AB", self.worlds):
            hands = [" ".join(CARD_NAMES[card] for card in hand) for hand in state.hands]
            played = [f"{line.seat} {line.action or 'undo'}" for line in state.log[-12 : state.log_length]]
            lines.append(f"world {name}: hands {hands}, asked {question(state)}, played ... {'; '.join(played)}")
        return "\n".join(lines)

    # -- going on --

    def go_on(self, plies: int, eager: float) -> None:
        """Plays the same public actions in both worlds and compares after each."""
        self.counts["pairs"] += 1
        self.compare()
        for _ in range(plies):
            if not self.alike() and not self.ended():
                self.check_lag()
                if not self.catch_up():
                    self.counts["lost"] += 0 if self.ended() else 1
                    return
                self.compare()
            if self.ended() or not self.step(eager):
                return
            self.compare()

    def ended(self) -> bool:
        """Whether the seat may see a difference, or the game is over."""
        return self.differs or self.worlds[0].over or self.worlds[1].over

    def alike(self) -> bool:
        """Whether both worlds are at the same point, drafts included."""
        real, other = self.worlds
        return len(self.heard[0]) == len(self.heard[1]) and position_on_stack(real) == position_on_stack(other)

    def check_lag(self) -> None:
        """Asserts that if the seat has more events in one world, another seat has a draft in the other world."""
        lengths = [len(heard) for heard in self.heard]
        if lengths[0] != lengths[1]:
            behind = self.worlds[lengths.index(min(lengths))]
            drafting = behind.draft and self.seat not in behind.window.seats
            assert drafting, self.story(f"being asked: heard {lengths[0]} | {lengths[1]}")

    def step(self, eager: float) -> bool:
        """Plays an action that is legal in both worlds."""
        real, other = self.worlds
        mover = self.rng.choice(real.awaited)
        if self.in_vain(mover) and self.rng.random() < 0.8:
            return self.enter_in_vain(mover)
        if real.window.shared and real.window.drafted(mover) != other.window.drafted(mover):
            return self.take_back(mover)
        self.unheard = self.unheard and question(real) in SEALED
        both = set(other.legal(mover))
        common = [action for action in real.legal(mover) if action in both]
        if not common:
            return self.take_back(mover)
        action = choose(real, mover, self.rng, eager)
        if action not in both:
            action = self.rng.choice(common)
        for world in self.rng.sample((0, 1), 2):
            self.play(world, mover, action)
            if mover != self.seat:  # if nothing was heard, it makes no difference that the other world lags behind
                self.compare()
        return True

    def in_vain(self, mover: int) -> bool:
        """Whether a seat before the mover has contested, so that the mover's answer has no effect."""
        window = self.worlds[0].window
        if question(self.worlds[0]) != "contest" or mover == self.seat:
            return False
        return any(str(entry).startswith("contest") for entry in window.entries[: window.seats.index(mover)])

    def enter_in_vain(self, mover: int) -> bool:
        """Contests in one world, if the hand can, and passes in the other."""
        contesting = self.rng.randrange(2)
        for world, state in enumerate(self.worlds):
            legal = state.legal(mover)
            self.unheard |= world == contesting and len(legal) > 1
            self.play(world, mover, self.rng.choice(legal[:-1] or legal) if world == contesting else legal[-1])
            self.compare()
        return True

    def take_back(self, mover: int) -> bool:
        """The hands have no common action: takes the mover's step back in both worlds."""
        for world, state in enumerate(self.worlds):
            while state.undoable(mover):
                self.hear(world, state.undo(mover))
                self.compare()
        return self.alike() and self.rng.random() < 0.9

    def catch_up(self) -> bool:
        """Brings both worlds to the same point by hidden actions: drafts, and entries of a sealed window."""
        real, other = self.worlds
        if question(real) == question(other) and question(real) in SEALED:
            return self.enter_alike()
        return self.walk_alike() or (real.awaited == other.awaited and self.take_back(real.awaited[0]))

    def enter_alike(self) -> bool:
        """Enters in the second world what the others entered in the first, if they can; else nothing."""
        real, other = self.worlds
        windows = [state.window for state in self.worlds]
        for who in windows[0].seats:
            entries = [window.entry(who) for window in windows]
            if entries[0] == entries[1]:
                continue
            if entries[1] is not None:
                self.hear(1, other.undo(who))
                self.compare()
            if entries[0] is not None and entries[0] not in other.legal(who):
                self.hear(0, real.undo(who))
                self.compare()
            elif entries[0] is not None and len(other.awaited) > 1:
                self.play(1, who, entries[0])
                self.compare()
        return self.alike()

    def walk_alike(self) -> bool:
        """A hand with fewer choices walks farther without a question; the other one follows on the same road."""
        lengths = [len(heard) for heard in self.heard]
        if lengths[0] != lengths[1]:
            behind = 0 if lengths[0] < lengths[1] else 1
        else:
            behind = 0 if len(way(self.worlds[0])) < len(way(self.worlds[1])) else 1
        for _ in range(12):
            found = self.walk_after(behind)
            if found is None:
                return False
            mover = self.worlds[behind].awaited[0]
            self.play(behind, mover, found)
            self.compare()
            if self.differs or self.alike():
                return not self.differs
        return False

    def walk_after(self, behind: int) -> Any:
        """Returns the free way that the other world took from here, if there is one."""
        state, ahead = self.worlds[behind], self.worlds[1 - behind]
        if state.over or question(state) != "journey" or self.seat == state.awaited[0]:
            return None
        told = self.heard[1 - behind]
        for action in state.legal(state.awaited[0]):
            if str(action).split()[0] not in ("on", "take", "off-board", "underground"):
                continue
            trial = state.clone()
            events = [event.to(self.seat) for event in trial.play(state.awaited[0], action)]
            heard = self.heard[behind] + [as_bytes(event) for event in events if event is not None]
            if len(heard) == len(told) == len(self.heard[behind]):
                if starts_alike(way(trial), way(ahead)):
                    return action
            elif len(heard) == len(self.heard[behind]):
                walked = next((json.loads(line) for line in told[len(heard) :] if '"travelled"' in line), None)
                if walked is not None and starts_alike(named(way(trial)), walked["params"]["path"]):
                    return action
            elif starts_alike(heard, told):
                return action
        return None


def difference(one: str, other: str) -> str:
    """Returns where two JSON texts differ; of objects only the differing keys."""
    real, otherwise = json.loads(one), json.loads(other)
    if isinstance(real, dict) and isinstance(otherwise, dict):
        keys = [key for key in {**real, **otherwise} if real.get(key) != otherwise.get(key)]
        return " ".join(f"{key}: {real.get(key)} | {otherwise.get(key)};" for key in keys)
    return f"{one} | {other}"


def position_on_stack(state: Any) -> object:
    """Returns frames, window and drafts; of entries without effect, only that they exist."""
    window = state.window
    frames = [frame.as_list() for frame in state.frames]
    if state.over:
        return frames, None, state.over
    entries: list[object] = []
    if window.plan:  # each world has its own plans
        return frames, (window.step, window.seats, [entry is not None for entry in window.entries]), state.over
    decided = False
    for entry in window.entries:
        entries.append(entry is not None if decided else entry)
        decided = decided or str(entry).startswith("contest")
    return frames, (window.step, window.seats, entries), state.over


def way(state: Any) -> list[int]:
    """Returns the ports entered so far on a journey under way."""
    for frame in reversed(state.frames):
        if state.ruleset.steps[frame.step].name == "journey":
            return list(frame.args[3:]) if frame.stage in (1, 2) else []
    return []


def named(ports: list[int]) -> list[str]:
    places = RABBITS.grammar.places
    return [f"{places[port // 8]}:{port % 8}" for port in ports]


def starts_alike(one: list[Any], other: list[Any]) -> bool:
    return all(mine == theirs for mine, theirs in zip(one, other))
