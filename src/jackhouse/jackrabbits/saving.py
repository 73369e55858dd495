"""Dumps: a state as plain data and back, trusting nothing that comes from outside."""

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from jackhouse.jackrabbits.audit import audit
from jackhouse.jackrabbits.cards import CARDS
from jackhouse.jackrabbits.realm import Realm
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.vocabulary import WORDS
from jackhouse.kernel.blur import MOST_WEIGHT, Blur, Ways
from jackhouse.kernel.chance import Chance
from jackhouse.kernel.frame import CLOSED, Frame, Window
from jackhouse.kernel.knowledge import Knowledge
from jackhouse.kernel.reason import BadInput, Reason
from jackhouse.kernel.record import Origin
from jackhouse.kernel.words import Action

PHASES: Final = ("lottery", "journey", "acquisition", "increment")
_WORD: Final = 0xFFFFFFFF


def pack(state: RabbitState) -> dict[str, Any]:
    """All that `unpack` needs beside the realm."""
    knowledge = state.knowledge
    return {
        "chance": state.chance.as_list(),
        "frames": [frame.as_list() for frame in state.frames],
        "window": pack_window(state.window),
        "base_frames": [frame.as_list() for frame in state.base_frames],
        "base_window": pack_window(state.base_window),
        "draft": [str(action) for action in state.draft],
        "over": state.over,
        "final": [tied[:] for tied in state.final],
        "where": state.where[:],
        "pile": state.pile[:],
        "lot": state.lot[:],
        "hands": [hand[:] for hand in state.hands],
        "rabbits": state.rabbits[:],
        "turn": state.turn,
        "first": state.first,
        "round": state.round,
        "dice": [state.die_one, state.die_two],
        "phase": state.phase,
        "turn_decisions": state.turn_decisions,
        "base_decisions": state.base_decisions,
        "winner": state.winner,
        "coming_dice": state.coming_dice[:],
        "arrived": state.arrived,
        "passport": state.passport,
        "fought": state.fought,
        "stale": state.stale,
        "aside": [[seat, card] for seat, card in state.aside],
        "known": knowledge.known[:],
        "batch": knowledge.batch[:],
        "newest": knowledge.newest,
        "mixed": [[key, knowledge.mixed[key]] for key in sorted(knowledge.mixed)],
        "blurs": [pack_blur(blur) for blur in knowledge.blurs],
    }


def pack_blur(blur: Blur | None) -> dict[str, Any] | None:
    if blur is None:
        return None
    return {
        "batches": blur.batches[:],
        "ways": [[blur.ways[way], *way] for way in sorted(blur.ways)],
        "base": [[blur.base[way], *way] for way in sorted(blur.base)],
        "story": [event[:] for event in blur.story],
    }


def pack_window(window: Window) -> dict[str, Any] | None:
    if window is CLOSED:
        return None
    return {
        "step": window.step,
        "seats": list(window.seats),
        "sealed": window.sealed,
        "entries": [None if entry is None else str(entry) for entry in window.entries],
    }


def unpack(realm: Realm, origin: Origin, data: Mapping[str, Any]) -> RabbitState:
    """The state that was packed; `BadInput` names the field that is wrong."""
    reader = Reader(realm, data)
    a, b, c, counter = reader.numbers("chance", 0, _WORD, 4)
    state = RabbitState(realm, Chance(a, b, c, counter), origin, Knowledge.of_nothing(realm.players, CARDS))
    state.frames = reader.frames("frames")
    state.base_frames = reader.frames("base_frames")
    state.window = reader.window("window")
    state.base_window = reader.window("base_window")
    state.draft = [WORDS.parse(text) for text in reader.items("draft")]
    state.over = reader.flag("over")
    state.final = [reader.check_numbers("final", tied, 0, realm.players - 1) for tied in reader.items("final")]
    state.where = reader.numbers("where", -4, realm.players - 1, CARDS)
    state.pile = reader.numbers("pile", 0, CARDS - 1)
    state.lot = reader.numbers("lot", 0, CARDS - 1)
    state.hands = [reader.check_numbers("hands", hand, 0, CARDS - 1) for hand in reader.items("hands", realm.players)]
    state.rabbits = reader.numbers("rabbits", 0, 99, realm.players)
    state.turn = reader.number("turn", 0, realm.players - 1)
    state.first = reader.number("first", 0, realm.players - 1)
    state.round = reader.number("round", 1, realm.round_cap)
    state.die_one, state.die_two = reader.numbers("dice", 0, 6, 2)
    state.phase = data["phase"] if data.get("phase") in PHASES else reader.fail("phase")
    state.turn_decisions = reader.number("turn_decisions", 0, _WORD)
    state.base_decisions = reader.number("base_decisions", 0, _WORD)
    state.winner = reader.number("winner", -1, realm.players - 1)
    state.coming_dice = reader.numbers("coming_dice", 1, 6)
    state.arrived = reader.flag("arrived")
    state.passport = reader.number("passport", -1, CARDS - 1)
    state.fought = reader.flag("fought")
    state.stale = reader.number("stale", 0, len(state.lot))
    for pair in reader.items("aside"):
        seat, card = reader.check_numbers("aside", pair, 0, CARDS - 1, 2)
        state.aside.append((seat, card))
    state.knowledge.known = reader.numbers("known", 0, (1 << (realm.players + 1)) - 1, CARDS)
    state.knowledge.batch = reader.numbers("batch", 0, _WORD, CARDS)
    state.knowledge.newest = reader.number("newest", 0, _WORD)
    for pair in reader.items("mixed"):
        key, number = reader.check_numbers("mixed", pair, 0, _WORD, 2)
        state.knowledge.mixed[key] = number
    state.knowledge.blurs = [reader.blur("blurs", item) for item in reader.items("blurs")]
    if len(state.knowledge.blurs) not in (0, realm.players + 1):
        reader.fail("blurs")
    audit(state)
    reader.check_moment(state)
    return state


class Reader:
    """Reads the fields of a dump, each against what it must be."""

    def __init__(self, realm: Realm, data: Mapping[str, Any]) -> None:
        self.realm = realm
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

    def frames(self, key: str) -> list[Frame]:
        frames: list[Frame] = []
        for item in self.items(key):
            numbers = self.check_numbers(key, item, -1, 9999)
            if len(numbers) < 2 or not 0 <= numbers[0] < len(self.realm.steps):
                self.fail(key)
            frames.append(Frame(numbers[0], numbers[1], tuple(numbers[2:])))
        return frames

    def window(self, key: str) -> Window:
        item = self.data.get(key, "")
        if item is None:
            return CLOSED
        if not isinstance(item, Mapping):
            self.fail(key)
        steps, players = len(self.realm.steps) - 1, self.realm.players - 1
        step = self.check_numbers(key, [item.get("step")], 0, steps)[0]
        seats = tuple(self.check_numbers(key, item.get("seats"), 0, players))
        entries, sealed = item.get("entries"), item.get("sealed")
        if not isinstance(entries, list) or not isinstance(sealed, bool):
            self.fail(key)
        if not seats or len(set(seats)) != len(seats) or len(entries) != (len(seats) if sealed else 0):
            self.fail(key)
        read: list[Action | None] = [None if entry is None else WORDS.parse(entry) for entry in entries]
        return Window(step, seats, sealed, tuple(read))

    def blur(self, key: str, item: object) -> Blur | None:
        if item is None:
            return None
        if not isinstance(item, Mapping):
            self.fail(key)
        batches = self.check_numbers(key, item.get("batches"), 0, _WORD)
        ways, base = self.ways(key, item.get("ways")), self.ways(key, item.get("base"))
        width = len(batches) * self.realm.players
        story = item.get("story")
        if not ways or [way for way in ways if len(way) != width] or not isinstance(story, list):
            self.fail(key)
        return Blur(
            self.realm.players, batches, ways, base, [self.check_numbers(key, event, 0, CARDS) for event in story]
        )

    def ways(self, key: str, item: object) -> Ways:
        if not isinstance(item, list):
            self.fail(key)
        ways: Ways = {}
        for numbers in item:
            weight, *counts = self.check_numbers(key, numbers, 0, MOST_WEIGHT)
            ways[tuple(counts)] = weight
        return ways

    def check_moment(self, state: RabbitState) -> None:
        """A state must be over, or await somebody who can do something."""
        if state.over:
            return
        try:
            able = [seat for seat in state.awaited if state.legal(seat)]
            if able != state.awaited or not able:
                self.fail("window")
            for seat in range(state.players):
                state.view(seat)
        except (IndexError, KeyError, ValueError, TypeError) as error:
            raise BadInput(Reason("save-corrupt", "", {"problem": "missing-or-wrong", "key": "frames"})) from error
