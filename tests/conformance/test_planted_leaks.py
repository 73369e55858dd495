"""The search for leaks finds those that are planted in the running program; `make soak` plants more in the source."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from jackhouse.jackal import view as jackal_view
from jackhouse.jackal.state import JackalState
from jackhouse.jackrabbits import view as rabbit_view
from jackhouse.jackrabbits.state import RabbitState
from jackhouse.jackrabbits.steps.lottery import Lottery
from jackhouse.kernel import Event
from jackhouse.kernel.build import COMPILED
from tests.conformance import test_pirate_worlds, test_two_worlds
from tests.conformance.moments import dealt, planning

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled classes cannot be changed while they run")


def best_hidden_card(state: RabbitState, seat: int | None, view: dict[str, Any]) -> None:
    rabbit_view.describe(state, seat, view)
    view["best"] = max(max(hand, default=0) for hand in state.hands)


def longest_row(state: JackalState, seat: int | None, view: dict[str, Any]) -> None:
    jackal_view.describe(state, seat, view)
    view["longest"] = max([len(state.window.drafted(who)) for who in state.window.seats], default=0)


def ask_only_who_can_win(lottery: Lottery, state: RabbitState, frame: Any) -> None:
    if len(lottery.legal(state, state.turn)) > 1:
        state.ask(frame.step, state.turn)
    else:
        state.phase = "journey"
        state.pop()


def compare_rabbits(number: int) -> None:
    test_two_worlds.compare_from(dealt, number, 25, Counter())


def compare_pirates(number: int) -> None:
    test_pirate_worlds.compare_from(planning, number, Counter())


@pytest.mark.parametrize(
    ("place", "name", "leaky", "compare"),
    [
        (RabbitState, "describe", best_hidden_card, compare_rabbits),
        (Event, "to", lambda event, seat: {"code": event.code, "params": event.params}, compare_rabbits),
        (Lottery, "resume", ask_only_who_can_win, compare_rabbits),
        (JackalState, "describe", longest_row, compare_pirates),
    ],
    ids=["a view field", "an event parameter", "who is asked", "a field of a view of Jackal"],
)
def test_a_leak_would_be_noticed(
    place: Any, name: str, leaky: Any, compare: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, name, leaky)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compare_many(compare)


def compare_many(compare: Callable[[int], None]) -> None:
    for number in range(20):
        compare(number)
