"""Whole games told in both languages: no fallback, no gap, whoever listens."""

from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import Rng
from tests.helpers import play, position, standard
from tests.text.strict import BOTH, ES, check

GAME = games.get("jack-rabbits")
JACKAL = games.get("jackal")


def tell(said: set[str], event: Any, seats: list[int | None]) -> None:
    """Word what each seat and an onlooker hear of an event, each message once."""
    for seat in seats:
        heard = event.to(seat)
        if heard is not None and repr(heard) not in said:
            said.add(repr(heard))
            for lexicon in BOTH:
                line = lexicon.event(heard["code"], heard["params"])
                assert line
                assert "{" not in line
                assert line.endswith((".", "!")) or heard["code"] == "ended", line


def explain(said: set[str], reason: Any) -> None:
    if repr(reason) not in said:
        said.add(repr(reason))
        for lexicon in BOTH:
            check(lexicon.reason(reason.code, reason.rule, reason.params))


def label(said: set[str], action: str) -> None:
    if action not in said:
        said.add(action)
        assert ES.action(action) != action
        for lexicon in BOTH:
            assert "{" not in lexicon.action(action)


ODD = [
    GAME.parse(line)
    for line in ("stay", "exit 1", "exit 9", "take 2", "on", "hike 3", "ride KD", "sail QD:0", "buy boat", "hole cave2",
                 "underground", "off-board", "pay 7S,AC", "pay boat", "put 7S", "roll", "lottery 4D", "acquire",
                 "rest", "discard 3C", "call 1", "call 7", "pass", "passport 9C", "passport boat", "fly KS", "fly QH",
                 "fall", "contest 6H", "prove 4H,2H", "leave", "fight 0", "fight 1", "fight 7", "spades 5S",
                 "spades boat", "strike", "yield", "trade 4S", "trade AC")
]  # fmt: skip


def ask(said: set[str], state: Any, seat: int, odd: list[Any] = ODD) -> None:
    """Word the question of a seat, its choices, and why it cannot do other things."""
    question = state.view(seat)["question"]
    for lexicon in BOTH:
        check(lexicon.question(question["code"], question).text)
    for action in state.legal(seat):
        label(said, str(action))
    for action, reason in state.refused(seat):
        label(said, str(action))
        explain(said, reason)
    for action in odd:
        reason = state.why(seat, action)
        if reason is not None:
            explain(said, reason)


@pytest.mark.parametrize("preset", ["intro", "standard"])
@pytest.mark.parametrize(
    ("players", "seed", "hand_limit"), [(1, 1, "enforced"), (2, 2, "caught"), (3, 3, "enforced"), (4, 4, "caught")]
)
def test_a_game_can_be_told(preset: str, players: int, seed: int, hand_limit: str) -> None:
    options = {"hand-limit": hand_limit, "round-cap": 25}
    state = GAME.new(players=players, seed=seed, preset=preset, options=options)
    rng = Rng.of_seed(seed)
    listeners = [*range(players), None]
    said: set[str] = set()
    while not state.over:
        seat = state.awaited[0]
        ask(said, state, seat)
        legal = state.legal(seat)
        for event in state.play(seat, legal[rng.below(len(legal))]):
            tell(said, event, listeners)
        if rng.below(8) == 0 and state.undoable(seat):
            for event in state.undo(seat):
                tell(said, event, listeners)
    assert len(said) > 200


PIRATE_ODD = [
    JACKAL.parse(line)
    for line in ("sail", "tortuga 1", "tortuga 3", "tortuga 9", "lay NE", "lay +", "lay horse", "lay red", "lay rum",
                 "commit", "rum 1", "rum 7", "go N", "go c2", "friday", "weapon", "double", "pass")
]  # fmt: skip


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 3), (4, 4)])
def test_a_voyage_can_be_told(players: int, seed: int) -> None:
    state, rng = JACKAL.new(players=players, seed=seed, options={"islands": 12}), Rng.of_seed(seed)
    listeners = [*range(players), None]
    said: set[str] = set()
    codes: set[str] = set()
    while not state.over:
        seat = state.awaited[0]
        ask(said, state, seat, PIRATE_ODD)
        legal = state.legal(seat)
        for event in state.play(seat, legal[rng.below(len(legal))]):
            codes.add(event.code)
            tell(said, event, listeners)
    assert {"island-shown", "revealed", "moved", "row-ended", "drew", "ended"} <= codes
    assert len(said) > 150


def test_a_capture_and_a_win_can_be_told() -> None:
    full = "2C 3C 4C 5C 6C 7C 8C 9C 10C 2D"
    caught = position(hands=(full, "3D"), options={"hand-limit": "caught"}, moves="roll; pass; stay")
    won = position(hands=("3D", "KD QH JS"), moves="roll; pass")
    told = [*caught.play(1, GAME.parse("call 0")), *won.play(0, GAME.parse("stay"))]
    assert {"caught", "won", "ended"} <= {event.code for event in told}
    for event in told:
        tell(set(), event, [0, 1, None])


STRATEGIES = {
    "a flight": (
        {"rabbits": ("KD",), "hands": ("9C 4D", "3D"), "dice": ((5, 6),), "moves": "passport 9C; roll; pass"},
        ["fly KS", "pay 4D"],
        {"paid", "arrived"},
    ),
    "a fall": (
        {"rabbits": ("KD",), "hands": ("9C 4D", "3D"), "dice": ((5, 6),), "moves": "passport 9C; roll; pass"},
        ["fall"],
        {"arrived"},
    ),
    "a fight that wins a card": (
        {"rabbits": ("JD", "JD"), "hands": ("5S 4S", "3S 2H"), "dice": ((6, 6),), "moves": "roll; pass; stay"},
        ["fight 1", "spades 5S", "strike", "spades 3S", "yield"],
        {"attacked", "struck", "fight-won", "exiled", "stole"},
    ),
    "a fight that wins a royal": (
        {"rabbits": ("JD", "JD"), "hands": ("5S KD QH JS", "KH"), "dice": ((6, 6),), "moves": "roll; pass; stay"},
        ["fight 1", "spades 5S", "strike", "yield", "discard KH"],
        {"stole", "gave-up", "royal-returned"},
    ),
    "a fight with an empty hand": (
        {"rabbits": ("JD", "JD"), "hands": ("5S", ""), "dice": ((6, 6),), "moves": "roll; pass; stay"},
        ["fight 1", "spades 5S", "strike", "yield"],
        {"nothing-to-steal"},
    ),
    "a fight lost": (
        {"rabbits": ("JD", "JD"), "hands": ("5S", "9S 2H"), "dice": ((6, 6),), "moves": "roll; pass; stay"},
        ["fight 1", "spades 5S", "strike", "spades 9S", "strike", "yield"],
        {"struck", "fight-won", "exiled"},
    ),
    "a visit that is proved": (
        {"hands": ("horse 4H 2H", "7H"), "dice": ((6, 6),), "moves": "roll; pass; ride QD; pay horse"},
        ["contest 7H", "prove 4H,2H"],
        {"contested", "proved", "refuted", "exiled"},
    ),
    "a visit that is not": (
        {"hands": ("horse 4H", "7H"), "dice": ((6, 6),), "moves": "roll; pass; ride QD; pay horse"},
        ["contest 7H", "leave"],
        {"contested", "exiled"},
    ),
    "a visit that nobody minds": (
        {"hands": ("horse 4H", "7H"), "dice": ((6, 6),), "moves": "roll; pass; ride QD; pay horse"},
        ["pass"],
        {"uncontested"},
    ),
    "the queen against a visit": (
        {
            "hands": ("horse 6H", "QD"),
            "options": {"queen-card-is-proof": "both"},
            "dice": ((6, 6),),
            "moves": "roll; pass; ride QD; pay horse",
        },
        ["contest QD", "prove 6H"],
        {"refuted", "royal-returned", "exiled"},
    ),
    "a trade": (
        {"rabbits": ("JS",), "hands": ("8D 3H", "3D"), "lot": "5S 3S", "dice": ((6, 6),), "moves": "roll; pass; stay"},
        ["trade 5S", "trade 3S", "pay 8D", "rest"],
        {"traded", "rested"},
    ),
}


@pytest.mark.parametrize(("setup", "lines", "codes"), STRATEGIES.values(), ids=STRATEGIES.keys())
def test_every_strategy_can_be_told(setup: dict[str, Any], lines: list[str], codes: set[str]) -> None:
    state, told = standard(**setup), set()
    said: set[str] = set()
    for line in lines:
        ask(said, state, state.awaited[0])
        for event in play(state, line):
            told.add(event.code)
            tell(said, event, [0, 1, None])
    assert codes <= told
