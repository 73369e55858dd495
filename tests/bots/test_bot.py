"""The interface of bots: a bot written elsewhere plays beside those of the registry."""

from collections.abc import Mapping
from typing import Any

from jackhouse import bots
from jackhouse.kernel import Action, Rng
from tests.helpers import RABBITS


class LastBot(bots.Bot):
    """Chooses the last legal action, and counts the questions."""

    key = "last"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Mapping[str, Any], legal: list[Action], rng: Rng) -> Action:
        self.asked += 1
        return legal[-1]


def test_a_bot_written_in_python_plays_on_either_engine() -> None:
    state, outside, rng = RABBITS.new(2, 3, options={"round-cap": 3}), LastBot(), Rng.of_seed(1)
    seats = [outside, bots.get("greedy")]
    while not state.over:
        seat = state.awaited[0]
        state.play(seat, seats[seat].choose(state.view(seat), state.legal(seat), rng))
    assert outside.asked > 3
    assert outside.needs_view(state.legal(0))


def test_the_registry_names_its_bots() -> None:
    assert bots.all_bots() == ["random", "greedy"]
    assert [bots.get(key).key for key in bots.all_bots()] == bots.all_bots()


def test_a_bot_gets_a_view_where_it_reads_one() -> None:
    state = RABBITS.new(2, 1)
    legal = state.legal(state.awaited[0])
    assert [bots.get("random").needs_view(legal * count) for count in (1, 2)] == [False, False]
    assert [bots.get("greedy").needs_view(legal * count) for count in (1, 2)] == [False, True]
    assert bots.get("greedy").choose({}, legal[:1], Rng.of_seed(1)) == legal[0]
