"""Every two values of two options together: each mix is played to the end, in one world and in two."""

from collections import Counter
from random import Random

import pytest

from jackhouse.jackrabbits.invariants import audit
from jackhouse.kernel import BadInput
from tests.conformance.covering_array import OTHER, Level, covering_array, covers, pairs_of, setup_of
from tests.conformance.play import observers, step, wander
from tests.conformance.redealing import redealt
from tests.conformance.worlds import Pair as Worlds
from tests.helpers import RABBITS

MIXES, IMPOSSIBLE = covering_array(RABBITS)


def test_every_pair_is_covered_or_found_impossible() -> None:
    assert len(MIXES) <= 60
    for pair in pairs_of(RABBITS):
        assert pair in IMPOSSIBLE or any(covers(RABBITS, mix, pair) for mix in MIXES), pair


@pytest.mark.parametrize("pair", IMPOSSIBLE, ids=str)
def test_a_pair_that_no_mix_has_is_refused(pair: tuple[Level, Level]) -> None:
    wanted = dict(pair)
    players = wanted.pop("players", 4)
    options = {
        key: RABBITS.catalogue.options[key].values[-1] if value == OTHER else value for key, value in wanted.items()
    }
    with pytest.raises(BadInput):
        RABBITS.new(players, preset="intro", options=options)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_a_mix_is_played_to_the_end(number: int) -> None:
    rng, state = Random(number), RABBITS.new(**setup_of(MIXES[number], number))
    while not state.over:
        audit(state)
        assert state.awaited
        assert all(bool(state.legal(seat)) == (seat in state.awaited) for seat in range(state.players))
        step(state, rng)
    audit(state)


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_nothing_leaks_in_a_mix(number: int) -> None:
    rng = Random(number)
    for plies in (10, 60):
        state = RABBITS.new(**setup_of(MIXES[number], number))
        wander(state, rng, plies)
        for seat in observers(state):
            other = redealt(state, seat, rng)
            if other is not None:
                Worlds(state, other, seat, rng, Counter()).go_on(8, eager=0.5)
