"""No leak: nothing that a seat gets depends on what it cannot know (docs/design.md)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from jackhouse.jackrabbits.invariants import audit
from tests.conformance.leaks import LEAKS, proves
from tests.conformance.moments import (
    acting_early,
    caught,
    constructing,
    crowded,
    crowned,
    dealt,
    fighting,
    flying,
    hoarding,
    paying,
    proving,
    rich,
    robbed,
    rolling,
    strolling,
    taking_off,
    trading,
    visiting,
    vying,
    winning_more,
)
from tests.conformance.play import SOAK, observers
from tests.conformance.redealing import held_of, knowledge_of_all, redealt
from tests.conformance.worlds import ROLES, Pair

ENOUGH = 30

KINDS = {
    "intro": (
        "roll", "lottery", "journey", "payment", "payment, card by card", "acquisition", "giving-up", "discarding",
        "call, nobody else entered", "call, others entered",
        "phase lottery", "phase journey", "phase acquisition", "phase increment",
        "after a reshuffle",
    ),
    "standard": (
        "take-off", "take-off, passport shown", "flight",
        "contest, nobody else entered", "contest, others entered", "proof", "proof, others unheard",
        "fighting, attacker's blow", "fighting, defender's blow", "trading",
        "after a theft", "after another theft",
    ),
    "additions": ("windfall", "early-deeds"),
    "building": ("building", "building, other plans", "building, plans of other length"),
    "meadow": ("agreement, others entered",),
}  # fmt: skip

#             how many, and how long each is followed
MOMENTS = {
    "intro": {
        dealt:      (16, 22),
        rich:       (24, 10),
        rolling:    (14, 4),
        paying:     (12, 8),
        hoarding:   (20, 5),
        crowned:    (26, 4),
        crowded:    (4, 8),
        caught:     (16, 6),
    },
    "standard": {
        taking_off: (20, 5),
        flying:     (18, 4),
        visiting:   (10, 8),
        vying:      (44, 4),
        proving:    (9, 5),
        fighting:   (16, 8),
        trading:    (32, 3),
        robbed:     (15, 8),
    },
    "additions": {
        winning_more: (16, 4),
        acting_early: (22, 5),
    },
    "building": {
        constructing: (60, 5),
    },
    "meadow": {
        strolling: (60, 3),
    },
}  # fmt: skip

# ---- the proof -------------------------------------------------------------------------------------------------------


@proves(*LEAKS)
@pytest.mark.parametrize("part", MOMENTS)
def test_nothing_that_a_seat_gets_depends_on_what_it_cannot_know(part: str, record_property: Any) -> None:
    """Moments of any game, and those of the strategies; all strategies may be on in both."""
    counts: Counter[Any] = Counter()
    for make, (moments, plies) in MOMENTS[part].items():
        for number in range(moments * SOAK):
            compare_from(make, number, plies, counts)
    record_property("told", table_of(part, counts))
    print("\n" + table_of(part, counts))
    for kind in KINDS[part]:
        for role in ROLES:
            assert counts[kind, role] >= ENOUGH, (kind, role, counts[kind, role])


def compare_from(make: Any, number: int, plies: int, counts: "Counter[Any]") -> None:
    """For every seat and the onlooker, compares a world with many changes and one with few, which agrees longer."""
    rng = Random(f"{make.__name__} {number}")
    state = make(rng)
    for seat in observers(state):
        for changes, deep in ((99, False), (rng.randint(1, 3), True)):
            other = redealt(state, seat, rng, changes, deep)
            if other is not None:
                Pair(state, other, seat, rng, counts).go_on(plies, eager=rng.choice((0.2, 0.9)))


def table_of(part: str, counts: "Counter[Any]") -> str:
    lines = [f"{f'two worlds compared, {part}':32}" + "".join(f"{role:>10}" for role in ROLES)]
    for kind in [*KINDS[part], "over"]:
        lines.append(f"{kind:32}" + "".join(f"{counts[kind, role]:10}" for role in ROLES))
    lines.append(f"pairs {counts['pairs']}, of these lost for want of a common way on {counts['lost']}")
    return "\n".join(lines)


# ---- the proof is one ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-8.15")
def test_the_other_world_differs_in_nothing_that_the_seat_knows() -> None:
    robbed_otherwise = 0
    for number in range(120):
        rng = Random(number)
        state = (dealt, rich, caught, robbed)[number % 4](rng)
        for seat in observers(state):
            other = redealt(state, seat, rng)
            if other is None:
                continue
            audit(other)
            assert [hand for hand in other.hands if hand] != [hand for hand in state.hands if hand]
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
            assert other.lot == state.lot
            assert len(other.pile) == len(state.pile)
            mine = state.knowledge.card_knowledge(seat)
            for theirs, same in zip(knowledge_of_all(other), knowledge_of_all(state)):
                assert sorted(theirs.known) == sorted(same.known)
            for card in range(54):
                if mine.known[card]:
                    assert other.where[card] == state.where[card]
            hypotheses = mine.hypotheses
            is_open = [] if hypotheses is None else hypotheses.batches
            for batch in set(mine.batch):
                held = [held_of(world, seat, batch) for world in (state, other)]
                if batch not in is_open:
                    assert held[0] == held[1]
            if hypotheses is not None:
                tables = [[held_of(world, seat, batch) for batch in is_open] for world in (state, other)]
                for table in tables:
                    assert tuple(count for row in table for count in row) in hypotheses.weights
                robbed_otherwise += tables[0] != tables[1]
    assert robbed_otherwise >= 20
