"""Whole games in both languages: every event, question, action and reason has a complete text for every viewer."""

from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import Rng
from tests.helpers import play, position, standard
from tests.text.strict import BOTH, ES, check

GAME = games.get("jack-rabbits")
JACKAL = games.get("jackal")


def check_event(checked: set[str], event: Any, seats: list[int | None]) -> None:
    """Checks the texts of an event for each seat and an onlooker, each message once."""
    for seat in seats:
        visible = event.to(seat)
        if visible is not None and repr(visible) not in checked:
            checked.add(repr(visible))
            for lexicon in BOTH:
                line = lexicon.event(visible["code"], visible["params"])
                assert line
                assert "{" not in line
                assert line.endswith((".", "!")) or visible["code"] == "ended", line


def check_reason(checked: set[str], reason: Any) -> None:
    if repr(reason) not in checked:
        checked.add(repr(reason))
        for lexicon in BOTH:
            check(lexicon.reason(reason.code, reason.rule, reason.params))


def check_action(checked: set[str], action: str) -> None:
    if action not in checked:
        checked.add(action)
        assert ES.action(action) != action
        for lexicon in BOTH:
            assert "{" not in lexicon.action(action)


UNUSUAL = [
    GAME.parse(line)
    for line in ("stay", "exit 1", "exit 9", "take 2", "on", "hike 3", "ride KD", "sail QD:0", "buy boat", "hole cave2",
                 "underground", "off-board", "pay 7S,AC", "pay boat", "put 7S", "roll", "lottery 4D", "acquire",
                 "rest", "discard 3C", "call 1", "call 7", "pass", "passport 9C", "passport boat", "fly KS", "fly QH",
                 "fall", "contest 6H", "prove 4H,2H", "leave", "fight 0", "fight 1", "fight 7", "spades 5S",
                 "spades boat", "strike", "yield", "trade 4S", "trade AC")
]  # fmt: skip


def check_question(checked: set[str], state: Any, seat: int, unusual: list[Any] = UNUSUAL) -> None:
    """Checks the texts of a seat's question, its actions, and the reasons against others."""
    question = state.view(seat)["question"]
    for lexicon in BOTH:
        check(lexicon.question(question["code"], question).text)
    for action in state.legal(seat):
        check_action(checked, str(action))
    for action, reason in state.refused(seat):
        check_action(checked, str(action))
        check_reason(checked, reason)
    for action in unusual:
        reason = state.why(seat, action)
        if reason is not None:
            check_reason(checked, reason)


@pytest.mark.parametrize("preset", ["intro", "standard"])
@pytest.mark.parametrize(
    ("players", "seed", "hand_limit"), [(1, 1, "enforced"), (2, 2, "caught"), (3, 3, "enforced"), (4, 4, "caught")]
)
def test_a_game_of_jack_rabbits_has_all_texts(preset: str, players: int, seed: int, hand_limit: str) -> None:
    options = {"hand-limit": hand_limit, "round-cap": 25}
    state = GAME.new(players=players, seed=seed, preset=preset, options=options)
    rng = Rng.of_seed(seed)
    viewers = [*range(players), None]
    checked: set[str] = set()
    while not state.over:
        seat = state.awaited[0]
        check_question(checked, state, seat)
        legal = state.legal(seat)
        for event in state.play(seat, legal[rng.below(len(legal))]):
            check_event(checked, event, viewers)
        if rng.below(8) == 0 and state.undoable(seat):
            for event in state.undo(seat):
                check_event(checked, event, viewers)
    assert len(checked) > 200


JACKAL_UNUSUAL = [
    JACKAL.parse(line)
    for line in ("sail", "tortuga 1", "tortuga 3", "tortuga 9", "lay NE", "lay +", "lay horse", "lay red", "lay rum",
                 "commit", "rum 1", "rum 7", "go N", "go c2", "friday", "weapon", "double", "pass")
]  # fmt: skip


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 3), (4, 4)])
def test_a_game_of_jackal_has_all_texts(players: int, seed: int) -> None:
    state, rng = JACKAL.new(players=players, seed=seed, options={"islands": 12}), Rng.of_seed(seed)
    viewers = [*range(players), None]
    checked: set[str] = set()
    codes: set[str] = set()
    while not state.over:
        seat = state.awaited[0]
        check_question(checked, state, seat, JACKAL_UNUSUAL)
        legal = state.legal(seat)
        for event in state.play(seat, legal[rng.below(len(legal))]):
            codes.add(event.code)
            check_event(checked, event, viewers)
    assert {"island-shown", "revealed", "moved", "row-ended", "drew", "ended"} <= codes
    assert len(checked) > 150


def test_a_call_and_a_win_have_texts() -> None:
    full = "2C 3C 4C 5C 6C 7C 8C 9C 10C 2D"
    caught = position(hands=(full, "3D"), options={"hand-limit": "caught"}, moves="roll; pass; stay")
    won = position(hands=("3D", "KD QH JS"), moves="roll; pass")
    events = [*caught.play(1, GAME.parse("call 0")), *won.play(0, GAME.parse("stay"))]
    assert {"caught", "won", "ended"} <= {event.code for event in events}
    for event in events:
        check_event(set(), event, [0, 1, None])


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
def test_every_strategy_has_texts(setup: dict[str, Any], lines: list[str], codes: set[str]) -> None:
    state, found = standard(**setup), set()
    checked: set[str] = set()
    for line in lines:
        check_question(checked, state, state.awaited[0])
        for event in play(state, line):
            found.add(event.code)
            check_event(checked, event, [0, 1, None])
    assert codes <= found
