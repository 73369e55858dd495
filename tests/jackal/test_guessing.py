"""A state made from a view agrees with it, at every kind of moment of a game."""

from random import Random
from typing import Any

import pytest

from jackhouse.jackal.game import Jackal
from jackhouse.jackal.invariants import audit
from jackhouse.kernel import BadInput, Illegal, Rng
from tests.conformance.play import JACKAL, as_bytes, observers, step
from tests.helpers import samples
from tests.jackal.hunts import ashore


def test_a_guess_looks_the_same_from_its_seat_all_game_long() -> None:
    for seed in range(4):
        state, rng = JACKAL.new(2 + seed % 3, seed, options={"islands": 6}), Random(seed)
        while not state.over:
            step(state, rng)
            for seat in observers(state):
                view = state.view(seat)
                guess = JACKAL.determinise(view, rng.randrange(2**32))
                audit(guess)
                assert as_bytes(guess.view(seat)) == as_bytes(view)
        assert JACKAL.determinise(state.view(0), 1).ranking == state.ranking


def test_the_islands_ahead_and_the_hidden_cards_are_guessed() -> None:
    view = JACKAL.new(3, 5).view(0)
    guesses = [JACKAL.determinise(view, seed) for seed in range(8)]
    assert len({tuple(guess.sea) for guess in guesses}) == 8
    assert len({tuple(guess.hands[1]) for guess in guesses}) == 8
    assert {tuple(guess.clone().hands[0]) for guess in guesses} == {tuple(guesses[0].hands[0])}


def jackal() -> Jackal:
    """Returns the game with its own type: only its determiniser takes `choose_row`."""
    assert isinstance(JACKAL, Jackal)
    return JACKAL


COMMITTED = "lay LR; commit; 1: lay UD; 1: commit"


def test_rows_of_rivals_who_have_committed_are_random_by_default() -> None:
    state = ashore(island="W 1 o", hands=("LR UD", "UD SW", "NE"), moves=COMMITTED)
    guesses = samples(state.view(2), 40)
    assert {guess.window.entry(1) is None for guess in guesses} == {False}
    assert len({str(guess.window.drafted(1)) for guess in guesses}) > 5
    assert all(guess.window.entry(2) is None for guess in guesses)


def test_a_caller_may_choose_the_rows_of_rivals_who_have_committed() -> None:
    state = ashore(island="W 1 o", hands=("LR UD", "UD SW", "NE"), moves=COMMITTED)
    asked: list[int] = []

    def first_card(guess: Any, seat: int) -> list[str]:
        asked.append(seat)
        return [guess.view(seat)["hand"][0]]

    determiniser = jackal().determiniser(state.view(2), choose_row=first_card)
    asked.clear()
    for seed in range(10):
        guess = determiniser.sample(Rng.of_seed(seed))
        for seat in (0, 1):
            assert [str(piece) for piece in guess.window.drafted(seat)] == [f"lay {guess.view(seat)['hand'][0]}"]
        assert as_bytes(guess.view(2)) == as_bytes(state.view(2))
    assert asked == [0, 1] * 10


@pytest.mark.parametrize("row", [[], ["nonsense"], ["LR"] * 9])
def test_a_row_that_cannot_be_laid_is_refused(row: list[str]) -> None:
    state = ashore(island="W 1 o", hands=("LR UD", "UD SW", "NE"), moves=COMMITTED)
    with pytest.raises(Illegal):
        jackal().determiniser(state.view(2), choose_row=lambda guess, seat: row).sample(Rng.of_seed(1))


def test_a_view_in_which_all_have_committed_is_refused() -> None:
    state = ashore(island="W 1 o", hands=("LR UD", "UD SW", "NE"), moves="lay LR; commit")
    with pytest.raises(BadInput) as refusal:
        JACKAL.determiniser({**state.view(0), "awaited": []})
    assert refusal.value.reason.code == "bad-view"


def test_a_view_of_the_wrong_shape_is_none() -> None:
    view = JACKAL.new(3, 5).view(0)
    wrong_views: list[Any] = [None, [], {}]
    wrong_views += [{**view, "hand": ["NE"]}, {**view, "unseen": []}, {**view, "phase": "war"}]
    for wrong in wrong_views:
        with pytest.raises(BadInput) as refusal:
            JACKAL.determinise(wrong, 1)
        assert refusal.value.reason.code == "bad-view"
    with pytest.raises(BadInput):
        JACKAL.prospects({"hand": ["NE"]})
