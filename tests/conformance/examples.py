"""Examples for property tests: how many, and games under way."""

import json
from random import Random
from typing import Any

from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st

from tests.conformance.moments import STANDARD
from tests.conformance.play import JACKAL, SEEDS, SOAK, pirate_table, rich_table, tables, voyages, wander
from tests.helpers import RABBITS


def examples(count: int) -> Any:
    """Sets the number of examples, multiplied in a soak."""
    return settings(
        max_examples=count * SOAK,
        deadline=None,
        derandomize=SOAK == 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


RABBITS_ONLY = ("dealt", "rich", "strategy")
EVERY = (*RABBITS_ONLY, "voyage", "pirates")


@st.composite
def moments(draw: st.DrawFn, most_plies: int = 60, of: tuple[str, ...] = EVERY) -> Any:
    """States in the middle of games of both kinds, often with rich hands or at a moment of a strategy."""
    rng = Random(draw(SEEDS))
    kind = draw(st.sampled_from(of))
    if kind == "voyage":
        state = JACKAL.new(**draw(voyages()))
    elif kind == "pirates":
        state = pirate_table(rng)
    elif kind == "dealt":
        state = RABBITS.new(**draw(tables()))
    elif kind == "strategy":
        state = draw(st.sampled_from(STANDARD))(rng)
    else:
        state = rich_table(rng, draw(st.integers(1, 4)), draw(st.sampled_from([2, 4, 6, 8, 10, 20])))
    wander(state, rng, draw(st.integers(0, 4 if kind == "strategy" else most_plies)))
    note(json.dumps(state.record.as_dict()))  # so that a failure can be replayed
    return state
