"""Dumps: the kernel's part of a state as plain data and back, trusting nothing that comes from outside."""

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from jackhouse.kernel.actions import Action
from jackhouse.kernel.card_knowledge import CardKnowledge
from jackhouse.kernel.frame import CLOSED, Frame, Window
from jackhouse.kernel.knowledge_log import KnowledgeLog
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.rng import Rng
from jackhouse.kernel.ruleset import Ruleset
from jackhouse.kernel.state import State
from jackhouse.kernel.theft_hypotheses import MOST_WEIGHT, TheftHypotheses, Ways

__all__ = ["Reader", "pack_knowledge", "pack_moment", "pack_window"]

WORD: Final = 0xFFFFFFFF
_MOST_CARDS: Final = 1000


def pack_moment(state: State) -> dict[str, Any]:
    """Where the rules stand: what every game has."""
    return {
        "chance": state.rng.as_list(),
        "frames": [frame.as_list() for frame in state.frames],
        "window": pack_window(state.window),
        "base_frames": [frame.as_list() for frame in state.base_frames],
        "base_window": pack_window(state.base_window),
        "draft": [str(action) for action in state.draft],
        "over": state.over,
        "final": [tied[:] for tied in state.final],
        "turn_decisions": state.turn_decisions,
        "base_decisions": state.base_decisions,
    }


def pack_knowledge(knowledge: KnowledgeLog) -> dict[str, Any]:
    card_knowledge = knowledge.card_knowledge()
    return {
        "known": card_knowledge.known[:],
        "batch": card_knowledge.batch[:],
        "newest": card_knowledge.newest,
        "mixed": [[key, card_knowledge.mixed[key]] for key in sorted(card_knowledge.mixed)],
        "blurs": [pack_hypotheses(hypotheses) for hypotheses in card_knowledge.hypotheses_of],
    }


def pack_hypotheses(hypotheses: TheftHypotheses | None) -> dict[str, Any] | None:
    if hypotheses is None:
        return None
    return {
        "batches": hypotheses.batches[:],
        "ways": [[hypotheses.ways[way], *way] for way in sorted(hypotheses.ways)],
        "base": [[hypotheses.base[way], *way] for way in sorted(hypotheses.base)],
        "story": [event[:] for event in hypotheses.story],
    }


def pack_window(window: Window) -> dict[str, Any] | None:
    if window is CLOSED:
        return None
    packed: dict[str, Any] = {
        "step": window.step,
        "seats": list(window.seats),
        "sealed": window.sealed,
        "entries": [None if entry is None else str(entry) for entry in window.entries],
    }
    if window.plan:
        packed["drafts"] = [[str(action) for action in pieces] for pieces in window.drafts]
    return packed


class Reader:
    """Reads the fields of a dump, each against what it must be."""

    def __init__(self, ruleset: Ruleset, data: Mapping[str, Any]) -> None:
        self.ruleset = ruleset
        self.data = data

    def fail(self, key: str) -> NoReturn:
        raise BadInput(Reason("save-corrupt", "", {"problem": "missing-or-wrong", "key": key}))

    def items(self, key: str, count: int = -1) -> list[Any]:
        value = self.data.get(key)
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            self.fail(key)
        return list(value)

    def check_numbers(self, key: str, value: object, low: int, high: int, count: int = -1) -> list[int]:
        if not isinstance(value, list) or (count >= 0 and len(value) != count):
            self.fail(key)
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool) or not low <= number <= high:
                self.fail(key)
        return list(value)

    def numbers(self, key: str, low: int, high: int, count: int = -1) -> list[int]:
        return self.check_numbers(key, self.data.get(key), low, high, count)

    def number(self, key: str, low: int, high: int) -> int:
        return self.check_numbers(key, [self.data.get(key)], low, high)[0]

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            self.fail(key)
        return value is True

    def flags(self, key: str, count: int) -> list[bool]:
        found: list[bool] = []
        for value in self.items(key, count):
            if not isinstance(value, bool):
                self.fail(key)
            found.append(value)
        return found

    def frames(self, key: str) -> list[Frame]:
        frames: list[Frame] = []
        for item in self.items(key):
            numbers = self.check_numbers(key, item, -1, 9999)
            if len(numbers) < 2 or not 0 <= numbers[0] < len(self.ruleset.steps):
                self.fail(key)
            frames.append(Frame(numbers[0], numbers[1], tuple(numbers[2:])))
        return frames

    def window(self, key: str) -> Window:
        item = self.data.get(key, "")
        if item is None:
            return CLOSED
        if not isinstance(item, Mapping):
            self.fail(key)
        steps, players = len(self.ruleset.steps) - 1, self.ruleset.players - 1
        step = self.check_numbers(key, [item.get("step")], 0, steps)[0]
        seats = tuple(self.check_numbers(key, item.get("seats"), 0, players))
        entries, sealed = item.get("entries"), item.get("sealed")
        if not isinstance(entries, list) or not isinstance(sealed, bool):
            self.fail(key)
        if not seats or len(set(seats)) != len(seats) or len(entries) != (len(seats) if sealed else 0):
            self.fail(key)
        read: list[Action | None] = [None if entry is None else self.ruleset.grammar.parse(entry) for entry in entries]
        drafts = item.get("drafts")
        if drafts is None:
            return Window(step, seats, sealed, tuple(read))
        if not sealed or not isinstance(drafts, list) or len(drafts) != len(seats):
            self.fail(key)
        pieces = [tuple([self.ruleset.grammar.parse(piece) for piece in plan]) for plan in drafts]
        return Window(step, seats, True, tuple(read), True, tuple(pieces))

    def rng(self) -> Rng:
        a, b, c, counter = self.numbers("chance", 0, WORD, 4)
        return Rng(a, b, c, counter)

    def moment(self, state: State) -> None:
        """What `pack_moment` wrote, but for the chance."""
        last = self.ruleset.players - 1
        state.frames = self.frames("frames")
        state.base_frames = self.frames("base_frames")
        state.window = self.window("window")
        state.base_window = self.window("base_window")
        state.draft = [self.ruleset.grammar.parse(text) for text in self.items("draft")]
        state.over = self.flag("over")
        state.final = [self.check_numbers("final", tied, 0, last) for tied in self.items("final")]
        state.turn_decisions = self.number("turn_decisions", 0, WORD)
        state.base_decisions = self.number("base_decisions", 0, WORD)

    def knowledge(self, cards: int) -> KnowledgeLog:
        """What `pack_knowledge` wrote."""
        players = self.ruleset.players
        known = self.numbers("known", 0, (1 << (players + 1)) - 1, cards)
        batch = self.numbers("batch", 0, WORD, cards)
        newest = self.number("newest", 0, WORD)
        mixed: dict[int, int] = {}
        for pair in self.items("mixed"):
            key, number = self.check_numbers("mixed", pair, 0, WORD, 2)
            mixed[key] = number
        hypotheses_of = [self.hypotheses("blurs", item) for item in self.items("blurs")]
        if len(hypotheses_of) not in (0, players + 1):
            self.fail("blurs")
        return KnowledgeLog(CardKnowledge(players, known, batch, newest, mixed, hypotheses_of))

    def hypotheses(self, key: str, item: object) -> TheftHypotheses | None:
        if item is None:
            return None
        if not isinstance(item, Mapping):
            self.fail(key)
        batches = self.check_numbers(key, item.get("batches"), 0, WORD)
        ways, base = self.ways(key, item.get("ways")), self.ways(key, item.get("base"))
        width = len(batches) * self.ruleset.players
        story = item.get("story")
        if not ways or [way for way in ways if len(way) != width] or not isinstance(story, list):
            self.fail(key)
        return TheftHypotheses(
            self.ruleset.players,
            batches,
            ways,
            base,
            [self.check_numbers(key, event, 0, _MOST_CARDS) for event in story],
        )

    def ways(self, key: str, item: object) -> Ways:
        if not isinstance(item, list):
            self.fail(key)
        ways: Ways = {}
        for numbers in item:
            weight, *counts = self.check_numbers(key, numbers, 0, MOST_WEIGHT)
            ways[tuple(counts)] = weight
        return ways

    def check_moment(self, state: State) -> None:
        """A state must be over, or await somebody who can do something."""
        if state.over:
            return
        try:
            able = [seat for seat in state.awaited if state.legal(seat)]
            if able != state.awaited or not able:
                self.fail("window")
            for seat in range(self.ruleset.players):
                state.view(seat)
        except (IndexError, KeyError, ValueError, TypeError) as error:
            raise BadInput(Reason("save-corrupt", "", {"problem": "missing-or-wrong", "key": "frames"})) from error
