"""A state made from a view agrees with it, at every kind of moment of a game."""

from random import Random

import pytest

from jackhouse.jackal.invariants import audit
from jackhouse.kernel import BadInput
from tests.conformance.play import JACKAL, as_bytes, observers, step


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


def test_a_view_of_the_wrong_shape_is_none() -> None:
    view = JACKAL.new(3, 5).view(0)
    for wrong in (None, [], {}, {**view, "hand": ["NE"]}, {**view, "unseen": []}, {**view, "phase": "war"}):
        with pytest.raises(BadInput) as refusal:
            JACKAL.determinise(wrong, 1)
        assert refusal.value.reason.code == "bad-view"
    with pytest.raises(BadInput):
        JACKAL.prospects({"hand": ["NE"]})
