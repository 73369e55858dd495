"""Additions about hearts, prizes and surplus cards: no leak, and samples that fit what was seen (JR-8)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.conformance.moments import dealing, prefer, seizing
from tests.conformance.play import PLACES, SOAK, rich_table
from tests.conformance.test_two_worlds import compare_from
from tests.conformance.worlds import ROLES


def hosting(rng: Random) -> Any:
    """A rabbit has ridden to a hex where others rest, or that the carrot of another marks."""
    option = rng.choice(("special-access", "hearts-boost"))
    hexes = rng.sample(PLACES[:13], 2)
    fixed: dict[str, Any] = {"vetting": True, option: True}
    state = rich_table(rng, rng.choice((2, 3, 4)), 6, hexes, ["horse"], **fixed)
    for verb in ("roll", "pass", f"ride {rng.choice(hexes)}", "pay horse"):
        if not state.over:
            prefer(state, rng, verb)
    return state


def winning(rng: Random) -> Any:
    """A lottery with several cards; some may be chosen already."""
    fixed: dict[str, Any] = {"windfall-lottery": True, "flights": False}
    state = rich_table(rng, rng.randint(1, 4), rng.randint(3, 8), **fixed)
    for verb in ("roll", *["lottery"] * rng.randint(0, 2)):
        prefer(state, rng, verb)
    return state


DEALS = (
    *("bargaining", "answering", "handing, nobody else entered", "handing, others entered"),
    *("handing, other plans", "handing, plans of other length"),
    *("judging, nobody else entered", "judging, others entered"),
)
UNSEEN = [("judging, other cards face down", role) for role in ("another", "onlooker")]

#            how many, how long each is followed, and the questions and roles that must have come up
MOMENTS = {
    hosting: (24, 5, [("contest, nobody else entered", role) for role in ROLES]),
    winning: (16, 4, [("windfall", role) for role in ROLES]),
    seizing: (
        24,
        5,
        [("call, nobody else entered", "asked"), ("after a theft", "asked"), ("after a theft", "onlooker")],
    ),
    dealing: (70, 6, [*[(what, role) for what in DEALS for role in ROLES], *UNSEEN]),
}


@pytest.mark.rule("JR-8.8")
@pytest.mark.rule("JR-8.9")
@pytest.mark.rule("JR-8.11")
@pytest.mark.rule("JR-8.13")
@pytest.mark.rule("JR-8.15")
@pytest.mark.parametrize("make", MOMENTS, ids=lambda make: make.__name__)
def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know(make: Any) -> None:
    counts: Counter[Any] = Counter()
    moments, plies, wanted = MOMENTS[make]
    for number in range(moments * SOAK):
        compare_from(make, number, plies, counts)
    assert {what: counts[what] for what in wanted if counts[what] < 10} == {}
