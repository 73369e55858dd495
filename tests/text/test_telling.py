"""Whole games told in both languages: no fallback, no gap, whoever listens."""

from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import Chance
from tests.helpers import position
from tests.text.strict import BOTH, ES, check

GAME = games.get("jack-rabbits")


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
                 "rest", "discard 3C", "call 1", "call 7", "pass")
]  # fmt: skip


@pytest.mark.parametrize(
    ("players", "seed", "hand_limit"), [(1, 1, "enforced"), (2, 2, "caught"), (3, 3, "enforced"), (4, 4, "caught")]
)
def test_a_game_can_be_told(players: int, seed: int, hand_limit: str) -> None:
    state = GAME.new(players=players, seed=seed, options={"hand-limit": hand_limit, "round-cap": 25})
    chance = Chance.of_seed(seed)
    listeners = [*range(players), None]
    said: set[str] = set()
    while not state.over:
        seat = state.awaited[0]
        view = state.view(seat)
        for lexicon in BOTH:
            check(lexicon.question(view["question"]["code"], view["question"]).text.replace("?", "."))
        for action, reason in state.refused(seat):
            label(said, str(action))
            explain(said, reason)
        for action in ODD:
            reason = state.why(seat, action)
            if reason is not None:
                explain(said, reason)
        legal = state.legal(seat)
        for action in legal:
            label(said, str(action))
        for event in state.play(seat, legal[chance.below(len(legal))]):
            tell(said, event, listeners)
        if chance.below(8) == 0 and state.undoable(seat):
            for event in state.undo(seat):
                tell(said, event, listeners)
    assert len(said) > 200


def test_a_capture_and_a_win_can_be_told() -> None:
    full = "2C 3C 4C 5C 6C 7C 8C 9C 10C 2D"
    caught = position(hands=(full, "3D"), options={"hand-limit": "caught"}, moves="roll; pass; stay")
    won = position(hands=("3D", "KD QH JS"), moves="roll; pass")
    told = [*caught.play(1, GAME.parse("call 0")), *won.play(0, GAME.parse("stay"))]
    assert {"caught", "won", "ended"} <= {event.code for event in told}
    for event in told:
        tell(set(), event, [0, 1, None])
