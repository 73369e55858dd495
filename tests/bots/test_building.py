"""Bots build boards and wander over meadows (JR-3.2, JR-3.3); they see views only."""

from collections.abc import Sequence
from typing import Any

import pytest

from jackhouse import bots
from jackhouse.kernel import Rng
from tests.helpers import RABBITS


def play_out(state: Any, keys: Sequence[str], seed: int = 1) -> list[str]:
    """Lets bots play to the end; returns all lines."""
    rng, players, lines = Rng.of_seed(seed), [bots.get(key) for key in keys], []
    while not state.over:
        seat = state.awaited[rng.below(len(state.awaited))]
        action = players[seat].choose(state.view(seat), state.legal(seat), rng)
        state.play(seat, action)
        lines.append(str(action))
    return lines


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("style", ["strict", "free"])
def test_bots_build_a_board_and_play_on_it(style: str) -> None:
    state = RABBITS.new(4, 3, "standard", {"building": style, "round-cap": 40})
    lines = play_out(state, ["greedy", "random", "greedy", "random"])
    assert len(state.rules.board.tiles) == 37
    assert sum(line.startswith("place") for line in lines) >= 18  # the random ones soon have theirs laid
    assert RABBITS.replay(state.record).ranking == state.ranking


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("style", ["strict", "free"])
def test_what_greedy_builds_follows_the_advice(style: str) -> None:
    for seed in range(4):
        state = RABBITS.new(2, seed, "intro", {"building": style, "round-cap": 1})
        lines = play_out(state, ["greedy", "greedy"], seed)
        assert sum(line.startswith("place") for line in lines) == 36
        assert "finish" not in lines
        assert state.rules.board.dead_ends == []
        assert 6 <= len(state.rules.board.open_ports) <= 24  # a random board: up to 20; laid at random: 40 and more


@pytest.mark.rule("JR-3.2")
def test_the_best_placements_come_first_and_are_legal() -> None:
    state = RABBITS.new(2, 4, "intro", {"building": "free", "first-player": "0"})
    for _ in range(12):
        seat = state.awaited[0]
        placements = RABBITS.prospects(state.view(seat))
        assert {placement["tile"] for placement in placements} == set(state.view(seat)["building"]["open"][seat])
        assert placements[0]["advice"] == ""
        for line in placements[0]["actions"]:
            assert line in [str(action) for action in state.legal(seat)]
            state.play(seat, RABBITS.parse(line))
        laid = state.view(None)["building"]["tiles"][-1]
        assert {key: laid[key] for key in ("tile", "at", "rotation")} == {
            key: placements[0][key] for key in ("tile", "at", "rotation")
        }


@pytest.mark.rule("JR-3.2")
def test_a_draft_is_brought_to_its_end() -> None:
    """A tile that was turned stays so; an island that was begun becomes one."""
    state = RABBITS.new(1, 4, "intro", {"building": "free"})
    for line in ("pick KD", "turn 4", "island"):
        state.play(0, RABBITS.parse(line))
    action = bots.get("greedy").choose(state.view(0), state.legal(0), Rng.of_seed(1))
    state.play(0, action)
    laid = state.view(None)["building"]["tiles"][1]
    assert (laid["tile"], laid["rotation"]) == ("KD", 4)


@pytest.mark.rule("JR-3.3")
def test_greedy_wanders_and_agrees_to_stop() -> None:
    state = RABBITS.new(3, 3, "meadow", {"round-cap": 8}, "sample")
    lines = play_out(state, ["greedy"] * 3)
    assert not {"enough", "play-on"} & set(lines)
    assert lines.count("stay") < 8
    visited = RABBITS.position(players=2, preset="meadow", board="sample", moves="enough")
    (seat,) = visited.awaited
    assert str(bots.get("greedy").choose(visited.view(seat), visited.legal(seat), Rng.of_seed(1))) == "agree"
