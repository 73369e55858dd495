"""Games between bots: who is asked, and what the outcome depends on."""

from itertools import pairwise
from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import Rng
from jackhouse.lab.runner import GameRunner
from jackhouse.matches.match import Outcome, Setup, new_state, play_game, seat_to_ask


def built(style: str, players: int = 3) -> Setup:
    return Setup("jack-rabbits", players, "greedy", "intro", {"building": style, "round-cap": 1}, None, 5)


def lines(outcome: Outcome) -> list[str]:
    assert outcome.record is not None
    found: list[str] = outcome.record["actions"]
    return found


def layers(outcome: Outcome) -> list[int]:
    """Returns who has laid the tiles, in the order in which they were laid."""
    return [int(line.split()[0]) for line in lines(outcome) if line.split()[1] == "place"]


def runs(seats: list[int]) -> int:
    """Returns how often the next tile was another seat's, and 1 for the first."""
    return 1 + sum(one != other for one, other in pairwise(seats))


@pytest.mark.rule("JR-3.2")
def test_in_free_building_bots_lay_their_tiles_at_the_same_time() -> None:
    firsts = set()
    for number in range(6):
        seats = layers(play_game(built("free"), number, keep_record=True))
        assert sorted(seats) == [0] * 12 + [1] * 12 + [2] * 12
        assert set(seats[:12]) == {0, 1, 2}
        assert runs(seats) > 12  # one after the other: 3
        firsts.add(seats[0])
    assert len(firsts) > 1


@pytest.mark.rule("JR-3.2")
def test_in_strict_building_they_lay_them_in_turns() -> None:
    seats = layers(play_game(built("strict"), 0, keep_record=True))
    assert seats == [seats[at % 3] for at in range(36)]


def test_in_a_shared_window_each_awaited_seat_is_as_likely_to_be_asked() -> None:
    state, rng = new_state(built("free", 4), 1), Rng.of_seed(1)
    asked = [seat_to_ask(state, rng) for _ in range(400)]
    assert all(60 < asked.count(seat) < 140 for seat in range(4))


@pytest.mark.parametrize(
    ("game", "moment"),
    [
        ("jackal", {"players": 3}),  # a plan: sealed, of all seats
        ("jack-rabbits", {"players": 3, "options": {"building": "strict"}}),  # shared, of one seat
        ("jack-rabbits", {"players": 3}),
    ],
)
def test_elsewhere_the_first_is_asked_and_nothing_is_drawn(game: str, moment: dict[str, Any]) -> None:
    state, rng = games.get(game).new(seed=3, **moment), Rng.of_seed(1)
    for _ in range(30):
        assert seat_to_ask(state, rng) == state.awaited[0]
        legal = state.legal(state.awaited[0])
        state.play(state.awaited[0], legal[0])
    assert rng.word() == Rng.of_seed(1).word()


@pytest.mark.parametrize("style", ["strict", "free"])
def test_the_outcome_depends_on_settings_and_number_alone(style: str) -> None:
    setup = built(style)
    alone = [play_game(setup, number, keep_record=True) for number in range(4)]
    with GameRunner(2) as runner:
        shared = sorted(runner.play(setup, 4, keep_records=True), key=lambda outcome: outcome.number)
    assert shared == alone
    assert len({tuple(lines(outcome)) for outcome in alone}) == 4
