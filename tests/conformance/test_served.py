"""Served games with any options: copies give the same game with the same numbers at any point."""

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.examples import examples
from tests.conformance.play import JACKAL, SEEDS, everything, step, tables, voyages
from tests.helpers import RABBITS, game_of


@st.composite
def served(draw: st.DrawFn) -> Any:
    """New served games of both kinds, with or without nonces."""
    game, setup = (JACKAL, draw(voyages(4))) if draw(st.booleans()) else (RABBITS, draw(tables(12)))
    secret = f"{draw(st.integers(0, 2**128 - 1)):032x}"
    nonces = st.lists(st.text("0123456789abcdef", max_size=32), min_size=setup["players"], max_size=setup["players"])
    setup["seed"] = {"secret": secret, "nonces": draw(nonces)} if draw(st.booleans()) else secret
    return game.new(**setup)


@examples(40)
@given(served(), SEEDS)
def test_dump_load_replay_and_clone_agree_at_every_point(state: Any, play: int) -> None:
    rng = Random(play)
    while not state.over:
        other = state.clone()
        for _ in range(rng.randint(1, 30)):
            if not state.over:
                step(state, rng, undo=0.2)
        here = everything(state)
        assert everything(game_of(state).load(json.loads(json.dumps(game_of(state).dump(state))))) == here
        assert everything(game_of(state).replay(json.loads(json.dumps(state.record.as_dict())))) == here
        step(other, rng, undo=0.2)  # a clone that goes another way changes nothing here
        assert everything(state) == here
        assert everything(game_of(other).replay(other.record)) == everything(other)


@examples(60)
@given(served(), SEEDS)
def test_an_action_that_drew_a_number_is_never_taken_back(state: Any, play: int) -> None:
    rng = Random(play)
    while not state.over:
        step(state, rng, undo=0.2)
        line = state.log_length
        if state.draws_of(line):
            assert not any(state.undoable(seat) for seat in range(state.players))
        if state.record.actions[-1].endswith(" undo"):
            assert state.draws_of(line) == []
